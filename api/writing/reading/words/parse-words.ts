/** The entries of a word list that is written with white space between words. */
export function wordSet(list: string): Set<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

/** The entries of a list of phrases with `|` between. */
export function phraseList(list: string): string[] {
  return list
    .split('|')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
