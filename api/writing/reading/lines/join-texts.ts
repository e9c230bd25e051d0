const COMPOUND_STARTS = new Set(
  'self cross full real multi non co well high low long short end first on in part user data semi pre post re anti inter low-cost all e b state day up year'.split(
    ' ',
  ),
);

/** How to join a word broken at the end of a line: without its hyphen, or with it but without a space. */
function glue(above: string, below: string, words: Set<string>): { above: string; space: string } {
  const broken = /[-‐‑]$/.test(above) ? /(\p{L}+)[-‐‑]$/u.exec(above.slice(-60)) : null;
  // "Agnes-" above "Neuhaus-Schule"
  if (broken && /^\p{Lu}/u.test(below)) return { above, space: '' };
  const next = /^\p{Ll}+/u.exec(below)?.[0];
  if (!broken?.[1] || !next || /^(?:und|oder|and|or|bzw|et|y|i|e)$/.test(next)) return { above, space: ' ' };
  const start = broken[1].toLowerCase();
  // "scan-to-" was broken at a hyphen that is part of the word.
  const isCompound = /\p{L}[-‐‑]\p{L}+[-‐‑]$/u.test(above.slice(-60));
  const keeps =
    isCompound || words.has(`${start}-${next}`) || (COMPOUND_STARTS.has(start) && !words.has(start + next));
  return { above: keeps ? above : above.slice(0, -1), space: '' };
}

/**
 * Joins the lines of one text. A hyphen at the end of a line is dropped if it broke a word, and kept if the word has a
 * hyphen elsewhere in the document or usually has one.
 */
export function joinTexts(texts: string[], words: Set<string>): string {
  const parts: string[] = [];
  let last = '';
  for (const text of texts) {
    if (parts.length === 0) {
      last = text;
      parts.push(text);
      continue;
    }
    const { above, space } = glue(last, text, words);
    parts[parts.length - 1] = above === last ? (parts.at(-1) ?? '') : (parts.at(-1) ?? '').slice(0, -1);
    parts.push(space + text);
    last = text;
  }
  return parts.join('');
}
