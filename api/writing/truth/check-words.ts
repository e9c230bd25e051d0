import type { Statement } from '../proof/statement.ts';
import type { Token } from '../text/tokens.ts';
import { isAccountedFor } from './accounted-for.ts';
import { makeClaim } from './claim.ts';
import type { Claim } from './claim.ts';
import { isEnglish } from './english.ts';
import type { ReadMaterial } from './material.ts';
import { listReplacements } from './replaced-words.ts';

/**
 * Every word of a rewritten English text must be accounted for: the person said it, or a word for which it may stand, or it says
 * nothing, or it takes the place of a word that was dropped. Whatever is left is a claim, even if nobody foresaw it.
 *
 * @param known the claims that the other checks found: what they have judged isn't judged again.
 */
export function checkWords(statement: Statement, material: ReadMaterial, known: readonly Claim[]): Claim[] {
  if (!isEnglish(`${material.own.statement.text}\n${statement.text}`)) return [];
  const unknown = [...statement.tokens.entries()].flatMap(([at, token]) =>
    known.some((claim) => judges(claim, token)) || isAccountedFor(statement, at, material) ? [] : [at],
  );
  if (unknown.length === 0) return [];
  const replacements = listReplacements(statement, material.own, unknown);
  return unknown.flatMap((at) => {
    const token = statement.tokens[at];
    if (!token || replacements.has(at)) return [];
    const problem = `Left out "${token.raw}": your bullet points don't say it.`;
    return [makeClaim('fact', statement.text, token, null, problem)];
  });
}

/** Whether a claim of another check is about a word. The verb of a deed may be new, and so may what an outcome is about. */
const judges = ({ kind, source, start, end }: Claim, token: Token): boolean =>
  token.start >= start &&
  token.end <= end &&
  (source === null || (kind !== 'agency' && (kind !== 'outcome' || token.start === start)));
