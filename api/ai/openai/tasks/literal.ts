/** One space wherever there is white space. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line with its columns apart. */
export const asRead = (text: string): string => plain(text.replace(/\t+/g, ' | '));

/** Quotation marks and dashes as on a typewriter, which services like to exchange; the length stays. */
const typed = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—−]/g, '-');

const LETTER = /[\p{L}\p{N}]/u;

/** Where whole words stand in a text, letter by letter; -1 if they don't. */
export function findWords(text: string, words: string): number {
  if (words === '') return -1;
  const [inText, sought] = [typed(text), typed(words)];
  for (let at = inText.indexOf(sought); at >= 0; at = inText.indexOf(sought, at + 1)) {
    const isWithin = LETTER.test(inText.charAt(at - 1)) && LETTER.test(sought.charAt(0));
    const goesOn = LETTER.test(inText.charAt(at + sought.length)) && LETTER.test(sought.slice(-1));
    if (!isWithin && !goesOn) return at;
  }
  return -1;
}

/** What may stand before a title or an employer: nothing, a mark, a date, or words that lead to it. */
const BEFORE =
  /(?:^|\n|[^\p{L}\s'-]|\s[-']|\b(?:as|was|am|became|been|at|for|with|by|in|joined|als|bei|comme|chez|como|come|presso)(?: an?| the)?)\s*$/iu;
/** What may stand behind it. */
const AFTER =
  /^[^\S\n]*(?:$|\n|[^\p{L}\s'-]|[-'](?!\p{L})|(?:as|at|in|on|for|with|from|since|until|where|when|who|which|and|they|i|we|als|bei|in|seit|von|und|chez|en|et|como|presso|e)\b)/iu;

/** Where a title or a name stands in a text as a thing of its own: of "assistant to the CEO", "CEO" is no title. */
export function findName(text: string, name: string): number {
  const at = findWords(text, name);
  const around = typed(text);
  return at >= 0 && BEFORE.test(around.slice(0, at)) && AFTER.test(around.slice(at + name.length)) ? at : -1;
}
