import { checkClaims } from '../../../writing/truth/check-claims.ts';
import type { Claim, SourceMaterial } from '../../../writing/truth/claim.ts';
import type { BulletRewording, ClaimText, LedgerEntry } from '../resume-data.schema.ts';

type Ledger = Pick<BulletRewording, 'texts' | 'ledger'>;

/** The ledger of a text: each of its claims with the user's words that it rests on. */
export function toLedger(claims: readonly Claim[], material: SourceMaterial): Ledger {
  const texts: ClaimText[] = [];
  const ledger = claims.map(({ kind, start, end, source }): LedgerEntry => {
    if (!source) return { kind, start, end, source: null };
    const said = findText(source.bulletId, material);
    const known = texts.findIndex(({ text }) => text === said.text);
    const index = known >= 0 ? known : texts.push(said) - 1;
    return { kind, start, end, source: { text: index, start: source.start, end: source.end } };
  });
  return { texts, ledger };
}

/** The text of the user with the given bullet, or the instruction or role if it is none. */
function findText(
  bulletId: string | null,
  { bullet, support, instruction, role }: SourceMaterial,
): ClaimText {
  const said = [bullet, ...support].find(({ id }) => id === bulletId);
  if (said) return { from: 'BULLET', bulletPointId: said.id, text: said.text };
  if (instruction.trim() !== '') return { from: 'INSTRUCTION', bulletPointId: null, text: instruction };
  return { from: 'ROLE', bulletPointId: null, text: `${role.title} at ${role.company}` };
}

/**
 * The rewording after the user edited its text: what has a source keeps one, the rest are the user's own words. Its note
 * and question are about the text from before, so they go.
 */
export function checkLedgerAgain(
  rewording: BulletRewording,
  content: string,
  material: SourceMaterial,
): BulletRewording {
  return { ...rewording, note: '', question: null, ...toLedger(checkClaims(content, material), material) };
}
