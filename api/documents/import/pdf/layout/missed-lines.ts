/** Only letters and digits count: two extractions differ in their spaces and marks. */
const lineKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A line counts as found if this share of its words was found. */
const ENOUGH = 0.5;

/**
 * Lines of the library's own extraction that are not among the letters found by geometry, so that nothing is lost
 * on an unusual page.
 */
export function findMissedLines(extracted: string, found: string): string[] {
  const have = lineKey(found);
  return extracted.split('\n').filter((line) => {
    const key = lineKey(line);
    if (key.length < 2 || have.includes(key)) return false;
    const words = line
      .split(/\s+/)
      .map(lineKey)
      .filter((word) => word !== '');
    const hits = words.filter((word) => have.includes(word)).length;
    return hits < words.length * ENOUGH;
  });
}
