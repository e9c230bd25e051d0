import { lettersOf } from '../../text/letters-of.ts';

/**
 * Which of several texts were read from the given lines: all their letters stand there in a row, and nowhere among the
 * other lines.
 */
export function comeFrom(
  texts: readonly string[],
  lines: readonly string[],
  others: readonly string[],
): boolean[] {
  const [here, elsewhere] = [lettersOf(lines.join('')), lettersOf(others.join(''))];
  return texts.map((text) => {
    const letters = lettersOf(text);
    return letters !== '' && here.includes(letters) && !elsewhere.includes(letters);
  });
}
