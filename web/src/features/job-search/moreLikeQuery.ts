const STOP_WORDS = new Set(
  (
    'a an and are as at be by for from has have in into is it its of on or our that the their this to was we will with you your ' +
    'der die das und für mit von zu im in des den le la les de du des et pour avec un une'
  ).split(' '),
);
const MOST_WORDS = 12;

/**
 * The words that describe a job, for "More Like This" (docs/product.md#rest-job-search): those of its title and what
 * it asks for, joined by OR, without stop words and words of one or two letters.
 */
export function moreLikeQuery({ title, keywords }: { title: string; keywords: readonly string[] }): string {
  const words = [...title.split(/[^\p{L}\p{N}+#.-]+/u), ...keywords].map((word) => word.trim());
  const kept = words.filter(
    (word) => word.length > 2 && !STOP_WORDS.has(word.toLowerCase()) && word !== 'OR',
  );
  return [...new Map(kept.map((word) => [word.toLowerCase(), word])).values()]
    .slice(0, MOST_WORDS)
    .join(' OR ');
}
