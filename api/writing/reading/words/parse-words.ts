/**
 * An entry as texts are folded, and as people write it who have no "ß" or "æ": `fold` makes one letter of each, so that
 * "strasse" has to stand for "strase", too, and "laege" for "lage".
 */
function spellings(entry: string): string[] {
  const single = entry.replaceAll('ss', 's').replaceAll('ae', 'a');
  return single === entry ? [entry] : [entry, single];
}

/** The entries of a word list that is written with white space between words. */
export function wordSet(list: string): Set<string> {
  return new Set(
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .flatMap(spellings),
  );
}

/** The entries of a list of phrases with `|` between. */
export function phraseList(list: string): string[] {
  return list
    .split('|')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
    .flatMap(spellings);
}

/** The words of a list over several lines as alternatives of a regular expression. */
export const alternatives = (words: string): string => words.replace(/\s*\n\s*/g, '').replace(/\|+/g, '|');
