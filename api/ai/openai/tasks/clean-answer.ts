import { isInstructionToMachine } from '../../../writing/reading/lines/instructions.ts';
import { HOUSE_RULES } from './fence.ts';

/** So many words of the prompt in a row are no accident. */
const RUN = 7;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (text: string): Set<string> => {
  const words = wordsOf(text);
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
};
const RULES = runsOf(HOUSE_RULES);

/** Whether a text repeats the prompt, gives orders to a machine, or holds markup. */
export const isForeignMatter = (text: string): boolean =>
  /<[a-z!/]|https?:|www\.|```|\*\*|^#{1,6}\s|\{\{/imu.test(text) ||
  isInstructionToMachine(text) ||
  [...runsOf(text)].some((run) => RULES.has(run));

/** One line of plain text, as an answer is shown; null if it is not fit to be shown. */
export function cleanLine(text: string, maxLength: number): string | null {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/^(?:[-•*–—]\s+|["“](?=[^"”]*["”]$))/u, '')
    .trim();
  return line === '' || line.length > maxLength || isForeignMatter(line) ? null : line;
}
