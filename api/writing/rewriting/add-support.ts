import { STOP_WORDS } from '../posting/words.ts';
import { readStatement } from '../proof/statement.ts';
import type { SourceBullet } from '../truth/claim.ts';
import { isOneSentence, joinClause, readClause } from './clause.ts';
import type { Reworked } from './rewording.ts';
import { countWords, quoted } from './text-shape.ts';
import { baseOf } from './verb-forms.ts';

const FEWEST_WORDS = 4;

/** Names of things of two words, such as "night trains" or "fire doors", as stems. */
function namesOf(text: string): Set<string> {
  const { tokens, stems } = readStatement(text);
  const isNoun = (at: number) => {
    const norm = tokens[at]?.norm ?? '';
    const isVerb = baseOf(norm, 'past') !== null || baseOf(norm, 'gerund') !== null;
    return at > 0 && norm.length > 2 && !/\d/.test(norm) && !STOP_WORDS.has(norm) && !isVerb;
  };
  return new Set(
    stems.flatMap((stem, at) => (isNoun(at) && isNoun(at + 1) ? [`${stem} ${stems[at + 1] ?? ''}`] : [])),
  );
}

/**
 * Adds what another bullet point of the role says about the same thing, for a text that is to be longer. At most one clause, and only
 * to a plain sentence: more would be a list of other work.
 */
export function addSupport(
  text: string,
  support: readonly SourceBullet[],
  mostWords: number,
): Reworked | null {
  if (!isOneSentence(text) || /[,(]/.test(text)) return null;
  const own = namesOf(text);
  for (const bullet of support) {
    const clause = readClause(bullet.text);
    if (clause === null || countWords(clause) < FEWEST_WORDS) continue;
    const longer = joinClause(text, clause);
    if (countWords(longer) > mostWords || ![...namesOf(clause)].some((name) => own.has(name))) continue;
    return { text: longer, remark: `Adds what your bullet point ${quoted(bullet.text)} says about it` };
  }
  return null;
}
