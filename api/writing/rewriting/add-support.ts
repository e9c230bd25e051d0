import { STOP_WORDS } from '../posting/words.ts';
import { readStatement } from '../proof/statement.ts';
import type { SourceBullet } from '../truth/claim.ts';
import { isOneSentence, joinClause, readClause } from './clause.ts';
import type { Reworked } from './rewording.ts';
import { countWords, quoted } from './text-shape.ts';
import { baseOf } from './verb-forms.ts';

const FEWEST_WORDS = 4;
const LEAST_IN_COMMON = 2;
/** Of a clause's words, the share above which it says the same again. */
const MOST_IN_COMMON = 0.5;

/** The things that a text is about, as stems. */
function thingsOf(text: string): Set<string> {
  const { tokens, stems } = readStatement(text);
  const isThing = (at: number) => {
    const norm = tokens[at]?.norm ?? '';
    return (
      at > 0 &&
      norm.length > 3 &&
      !/\d/.test(norm) &&
      !STOP_WORDS.has(norm) &&
      (['past', 'gerund', 'base'] as const).every((form) => baseOf(norm, form) === null)
    );
  };
  return new Set(stems.filter((_, at) => isThing(at)));
}

/** Adds what another bullet point of the role says about the same things, for a text that is to be longer; at most one clause. */
export function addSupport(text: string, support: readonly SourceBullet[], mostWords: number): Reworked | null {
  if (!isOneSentence(text)) return null;
  const own = thingsOf(text);
  const fitting = support
    .flatMap((bullet) => {
      const clause = readClause(bullet.text);
      if (clause === null || countWords(clause) < FEWEST_WORDS) return [];
      const things = [...thingsOf(clause)];
      const common = things.filter((thing) => own.has(thing)).length;
      const longer = joinClause(text, clause);
      const isFitting =
        common >= LEAST_IN_COMMON && common <= things.length * MOST_IN_COMMON && countWords(longer) <= mostWords;
      return isFitting ? [{ bullet, common, longer }] : [];
    })
    .toSorted((a, b) => b.common - a.common);
  const [best] = fitting;
  return best
    ? { text: best.longer, remark: `Adds what your bullet point ${quoted(best.bullet.text)} says about it` }
    : null;
}
