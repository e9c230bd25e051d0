import { STOP_WORDS } from '../posting/words.ts';
import { readStatement } from '../proof/statement.ts';
import type { SourceBullet } from '../truth/claim.ts';
import type { Reworked } from './rewording.ts';
import { countWords, quoted, uncapitalized } from './text-shape.ts';
import { baseOf } from './verb-forms.ts';
import { weighByArea } from './weigh.ts';

const LONGEST_CLAUSE = 12;

/** The first clause of a bullet point, if it says by itself what was done. */
function firstClause(text: string): string | null {
  const clause =
    /^(?:[^.;:(]|\.(?=\p{L}|\d))+?(?=\.?$|\.\s|[;(]|, (?:\p{Ll}+ing|which|that|with|including|and)(?![\p{L}]))/u
      .exec(text)?.[0]
      .trim();
  if (clause === undefined || countWords(clause) < 2 || countWords(clause) > LONGEST_CLAUSE) return null;
  const first = /^\p{L}+/u.exec(clause)?.[0] ?? '';
  const pointing = /(?<![\p{L}])(?:I|we|our|my|this|these|it|they|them|such|same|which)(?![\p{L}])/u;
  return baseOf(first, 'past') !== null && !pointing.test(clause) ? clause : null;
}

/** Adds a clause of another bullet point of the same role that shows one of the wanted words; only to a text of one sentence. */
export function addClause(
  text: string,
  wanted: readonly string[],
  support: readonly SourceBullet[],
  mostWords: number,
): Reworked | null {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  if (/;|[.!?]\s/.test(text) || baseOf(first, 'past') === null) return null;
  for (const keyword of wanted) {
    const weigh = weighByArea(keyword);
    if (weigh(text) === 1) continue;
    for (const bullet of support) {
      const clause = firstClause(bullet.text);
      if (clause === null || !names(clause, keyword) || !isOwn(clause) || !areAbout(text, clause)) continue;
      const longer = `${text.replace(/\.$/, '')}; ${uncapitalized(clause)}${text.endsWith('.') ? '.' : ''}`;
      if (countWords(longer) > mostWords) continue;
      return {
        text: longer,
        remark: `Adds "${keyword}", from your bullet point ${quoted(bullet.text)}`,
      };
    }
  }
  return null;
}

/** Whether a text has the very words. */
const names = (text: string, words: string): boolean =>
  `${readStatement(text).joined} `.includes(`${readStatement(words).joined} `);

/** Whether two texts speak of a common thing, so that one sentence may hold both. */
function areAbout(a: string, b: string): boolean {
  const said = readStatement(a);
  return readStatement(b).tokens.some(
    ({ norm }, at) =>
      at > 0 &&
      norm.length > 3 &&
      !STOP_WORDS.has(norm) &&
      said.tokens.slice(1).some((token) => token.norm === norm),
  );
}

const isOwn = (clause: string) =>
  readStatement(clause).standings.of.every((standing) => standing !== 'denied');
