import { checkClaims } from '../../../writing/truth/check-claims.ts';
import type { Claim, ClaimSource, SourceMaterial } from '../../../writing/truth/claim.ts';
import type { BulletRewording, ClaimText, LedgerEntry } from '../resume-data.schema.ts';

type Ledger = Pick<BulletRewording, 'texts' | 'ledger'>;

/** The ledger of a text: each of its claims with the user's words that it rests on. */
export function toLedger(claims: readonly Claim[], material: SourceMaterial): Ledger {
  const texts: ClaimText[] = [];
  const ledger = claims.map(({ kind, start, end, text, source }): LedgerEntry => {
    if (!source) return { kind, start, end, source: null };
    const said = findText(source, text, material);
    const known = texts.findIndex((one) => one.text === said.text);
    const index = known >= 0 ? known : texts.push(said) - 1;
    return { kind, start, end, source: { text: index, start: source.start, end: source.end } };
  });
  return { texts, ledger };
}

/** The text in which a source is. One that is in no bullet is in the instruction or in the role's title and company. */
function findText(source: ClaimSource, claim: string, material: SourceMaterial): ClaimText {
  const { bullet, support, instruction, role } = material;
  const said = [bullet, ...support].find(({ id }) => id === source.bulletId);
  if (said) return { from: 'BULLET', bulletPointId: said.id, text: said.text };
  const name = `${role.title} at ${role.company}`;
  const words = name.slice(source.start, source.end).toLowerCase();
  return instruction.trim() === '' || (words !== '' && claim.toLowerCase().includes(words))
    ? { from: 'ROLE', bulletPointId: null, text: name }
    : { from: 'INSTRUCTION', bulletPointId: null, text: instruction };
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
