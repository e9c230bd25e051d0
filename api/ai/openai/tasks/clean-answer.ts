import { isInstructionToMachine } from '../../../writing/reading/lines/instructions.ts';

/** So many words of the prompt in a row are no accident. */
const RUN = 7;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (text: string): Set<string> => {
  const words = wordsOf(text);
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
};

/** Tags, links, images, blocks of code, headings, templates, JSON, and the marks of a model's messages. */
const MARKUP = /<[a-z!/|%]|https?:|www\.|```|\*\*|^#{1,6}\s|[{}[\]]|"\s*:|\|>|\\u[\da-f]{4}/imu;
/** An address without its scheme. */
const ADDRESS = /\b[\w-]+\.(?:com|net|org|info|biz|io|ai|co|me|ru|cn|xyz|top|example)\/\S/i;
/** "C E O": letters set apart, so that a check of words misses them. */
const SET_APART = /(?:^|\s)(?:\p{L}\s+){4,}\p{L}(?:\s|$)/u;

/** Recognizes what an answer must not hold, whatever it says. */
export interface AnswerFilter {
  /** Whether a text repeats the prompt, gives orders to a machine, or holds markup. */
  isForeignMatter: (text: string) => boolean;
  /** One line of plain text, as an answer is shown; null if it is not fit to be shown. */
  cleanLine: (text: string, maxLength: number) => string | null;
}

/** @param system the system text that the answer was asked for with */
export function createAnswerFilter(system: string): AnswerFilter {
  const promptRuns = runsOf(system);
  const isForeignMatter = (text: string): boolean =>
    MARKUP.test(text) ||
    ADDRESS.test(text) ||
    SET_APART.test(text) ||
    isInstructionToMachine(text) ||
    [...runsOf(text)].some((run) => promptRuns.has(run));
  return {
    isForeignMatter,
    cleanLine: (text, maxLength) => {
      const line = text
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\s]+/gu, ' ')
        .replace(/^(?:[-•*–—]\s+|["“](?=[^"”]*["”]$))/u, '')
        .trim();
      return line === '' || line.length > maxLength || isForeignMatter(line) ? null : line;
    },
  };
}
