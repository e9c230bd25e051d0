import { counts } from './judged-answer.ts';
import type { JudgedAnswer } from './judged-answer.ts';
import { countOf } from './wording.ts';

/** Plain sentences about the whole interview: what isn't scored, and how far the score can be trusted. */
export function listNotices(answers: readonly JudgedAnswer[], passed: number): string[] {
  const counted = answers.filter(counts).length;
  const notices: string[] = [];
  answers.forEach(({ foreign }, at) => {
    if (foreign !== null)
      notices.push(
        `Answer ${at + 1} is in ${foreign}. Only answers in English can be scored, so it doesn’t count.`,
      );
  });
  if (passed > 0)
    notices.push(
      counted === 0
        ? `You left ${countOf(passed, 'question')} open.`
        : `You left ${countOf(passed, 'question')} open; the score is about the ${counted === 1 ? 'one that you answered' : `${counted} that you answered`}.`,
    );
  if (counted === 0) notices.push('There is no answer to score yet.');
  else if (counted === 1)
    notices.push('The score rests on a single answer and says little. Three or more tell more.');
  return notices;
}
