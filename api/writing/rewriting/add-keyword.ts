import { STOP_WORDS } from '../posting/words.ts';
import { readStatement } from '../proof/statement.ts';
import type { SourceBullet } from '../truth/claim.ts';
import { isOneSentence, joinClause, readClause } from './clause.ts';
import type { Reworked } from './rewording.ts';
import { countWords, quoted } from './text-shape.ts';
import { weighByArea } from './weigh.ts';

/** Adds a clause of another bullet point of the same role that shows one of the wanted words; only to a text of one sentence. */
export function addClause(
  text: string,
  wanted: readonly string[],
  support: readonly SourceBullet[],
  mostWords: number,
): Reworked | null {
  if (!isOneSentence(text)) return null;
  for (const keyword of wanted) {
    const weigh = weighByArea(keyword);
    if (weigh(text) === 1) continue;
    for (const bullet of support) {
      const clause = readClause(bullet.text);
      if (clause === null || !names(clause, keyword) || !areAbout(text, clause)) continue;
      const longer = joinClause(text, clause);
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

/** Nouns that nearly every bullet point has. */
const GENERIC =
  /^(?:services?|systems?|data|teams?|compan(?:y|ies)|projects?|process(?:es)?|products?|applications?|platforms?|users?|customers?|clients?|time|based|using|business|management|support|development|internal|work|daily|weekly|years?|months?|weeks?|people|staff|high|different|multiple)$/;

/** Whether two texts speak of a common thing, so that one sentence may hold both. */
function areAbout(a: string, b: string): boolean {
  const said = readStatement(a);
  return readStatement(b).tokens.some(
    ({ norm }, at) =>
      at > 0 &&
      norm.length > 3 &&
      !GENERIC.test(norm) &&
      !STOP_WORDS.has(norm) &&
      said.tokens.slice(1).some((token) => token.norm === norm),
  );
}
