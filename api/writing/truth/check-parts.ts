import { STOP_WORDS } from '../posting/words.ts';
import type { Statement } from '../proof/statement.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import { makeClaim } from './claim.ts';
import type { Claim } from './claim.ts';
import { quantitiesOf } from './material.ts';
import type { ReadMaterial } from './material.ts';
import { equalQuantity } from './quantities.ts';

const OF_THEM = /^\s?of (?:them|these|those|whom|which)(?: were| are| being)?\s([^,;.]+)/iu;

/** What is said of a part only: "30 clients, half of them colour" are no 30 colour clients. */
export function checkParts(statement: Statement, material: ReadMaterial): Claim[] {
  const { statement: own, quantities } = material.own;
  const rewritten = quantitiesOf(statement);
  return quantities.flatMap((part) => {
    const said = OF_THEM.exec(own.text.slice(part.end));
    if (!said || rewritten.some((one) => equalQuantity(one, part))) return [];
    const before = new Set(own.stems.filter((_, at) => (own.tokens[at]?.end ?? 0) <= part.start));
    const only = new Set(
      tokenize(said[1] ?? '')
        .filter(({ norm }) => !STOP_WORDS.has(norm))
        .map(({ norm }) => stemWord(norm))
        .filter((stem) => !before.has(stem)),
    );
    const problem = `Kept as it was: your bullet point says "${own.text.slice(part.start, part.end)}${said[0]}".`;
    return statement.tokens
      .filter((_, at) => only.has(statement.stems[at] ?? ''))
      .slice(0, 1)
      .map((token) => makeClaim('quantity', statement.text, token, null, problem));
  });
}
