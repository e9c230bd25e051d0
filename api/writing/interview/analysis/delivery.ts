import type { CollectedAnswer } from './collect-answers.ts';
import { countFillers } from './fillers.ts';
import { readWords } from './spoken-words.ts';

/** Nobody answers for longer than this; a larger number is a mistake. */
const LONGEST_SECONDS = 3600;
const FASTEST = 600;

/** The pace of what was spoken and how often a pause was filled; `null` for typed answers. Never part of a score. */
export function measureDelivery({
  spoken,
}: CollectedAnswer): { wordsPerMinute: number; fillers: number } | null {
  const timed = spoken.filter(
    ({ seconds }) => Number.isFinite(seconds) && seconds > 0 && seconds <= LONGEST_SECONDS,
  );
  if (timed.length === 0) return null;
  const words = timed.map(({ text }) => readWords(text));
  const count = words.reduce((sum, one) => sum + one.length, 0);
  const minutes = timed.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return {
    wordsPerMinute: Math.min(FASTEST, Math.round(count / minutes)),
    fillers: words.reduce((sum, one) => sum + countFillers(one), 0),
  };
}
