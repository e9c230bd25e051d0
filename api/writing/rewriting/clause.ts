import { readStatement } from '../proof/statement.ts';
import { countWords, uncapitalized } from './text-shape.ts';
import { baseOf } from './verb-forms.ts';

const LONGEST_CLAUSE = 12;

/** The first clause of a bullet point, if it says by itself what was done, and by whom: the person. */
export function readClause(text: string): string | null {
  const clause =
    /^(?:[^.;:(]|\.(?=\p{L}|\d))+?(?=\.?$|\.\s|[;(]|, (?:\p{Ll}+ing|which|that|with|including)(?![\p{L}]))/u
      .exec(text)?.[0]
      .trim();
  if (clause === undefined || countWords(clause) < 2 || countWords(clause) > LONGEST_CLAUSE) return null;
  const first = /^\p{L}+/u.exec(clause)?.[0] ?? '';
  const pointing = /(?<![\p{L}])(?:I|we|our|my|this|these|it|they|them|such|same|which)(?![\p{L}])/u;
  const isOwn = readStatement(clause).standings.of.every((standing) => standing !== 'denied');
  const isCut = /(?:i\.e|e\.g|etc)\.?$/iu.test(clause);
  return baseOf(first, 'past') !== null && !pointing.test(clause) && isOwn && !isCut ? clause : null;
}

/** Whether a text is one sentence with a past verb at its beginning, to which a clause can be joined. */
export const isOneSentence = (text: string): boolean =>
  !/;|[.!?]\s/.test(text) && baseOf(/^\p{L}+/u.exec(text)?.[0] ?? '', 'past') !== null;

/** A text with a further clause behind a semicolon. */
export const joinClause = (text: string, clause: string): string =>
  `${text.replace(/\.$/, '')}; ${uncapitalized(clause)}${text.endsWith('.') ? '.' : ''}`;
