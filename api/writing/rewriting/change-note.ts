import type { Reworked } from './rewording.ts';
import { countWords } from './text-shape.ts';

export const NOTHING = 'Kept as it was: no other wording would be better without new facts.';

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** Whether the words that a remark is about weren't left out or put into another form later. */
const stillHolds = (remark: string, text: string): boolean => {
  const said = /^(?:Says|Corrects the spelling of) "([^"]+)"(?: instead of|$)/.exec(remark)?.[1];
  return said === undefined || text.toLowerCase().includes(said.toLowerCase());
};

/** One note of what was done: `Shorter: left out "in order to". Puts the result first.` */
export function writeNote(
  source: string,
  text: string,
  done: readonly Reworked[],
  remarks: readonly string[],
): string {
  const leftOut = [...new Set(done.flatMap((one) => one.leftOut ?? []))];
  const isShorter = countWords(text) < countWords(source);
  const left =
    leftOut.length === 0 ? [] : [`${isShorter ? 'Shorter: left out' : 'Left out'} ${listed(leftOut)}.`];
  const others = done
    .flatMap(({ remark }) => remark?.split(/\. (?=(?:Says|Starts) )/) ?? [])
    .filter((remark) => stillHolds(remark, text))
    .map((remark) => `${remark}.`);
  const signs =
    done.some(({ isCleaning }) => isCleaning) || left.length + others.length === 0
      ? ['Tidied the punctuation.']
      : [];
  return [...left, ...others, ...signs, ...remarks].join(' ');
}
