/** Names that PostgreSQL's parser would cut down to a letter or a word of its own. */
const NAMES: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c\+\+/giu, ' cplusplus '],
  [/(?<![\p{L}\p{N}])c#/giu, ' csharp '],
  [/(?<![\p{L}\p{N}])f#/giu, ' fsharp '],
  [/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/giu, ' dotnet '],
];

/** A text as it is searched, and as it is searched for. */
export function toSearchText(text: string): string {
  let plain = text;
  for (const [name, word] of NAMES) plain = plain.replace(name, word);
  return plain
    .replace(/[^\p{L}\p{N}\s.-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The phrases of a query, which `OR` separates: a job needs all words of one of them. */
export function splitQuery(query: string): string[] {
  return query
    .split(/\s+OR\s+/)
    .map(toSearchText)
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase));
}
