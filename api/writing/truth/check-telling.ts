import type { Statement } from '../proof/statement.ts';
import { isAccountedFor } from './accounted-for.ts';
import { makeClaim } from './claim.ts';
import type { Claim } from './claim.ts';
import type { ReadMaterial } from './material.ts';
import { baseStem } from './synonyms.ts';

const TELLING = /^(?:i )?(?:told|asked|reminded|informed|notified)(?![\p{L}])/iu;
/** What remains no more than that. */
const STILL = new Set(
  'tell ask remind inform notify report alert advise request suggest propose recommend raise flag escalate refer relay pass explain communicate brief warn give provide offer enquire inquire consult prompt instruct'
    .split(' ')
    .map(baseStem),
);

/** "Told maintenance about dripping taps": who told others of something must not have done it. */
export function checkTelling(statement: Statement, material: ReadMaterial): Claim[] {
  const first = statement.tokens[0];
  const said = TELLING.exec(material.own.statement.text.trim())?.[0];
  if (!first || said === undefined || STILL.has(baseStem(statement.folded[0] ?? ''))) return [];
  if (isAccountedFor(statement, 0, material)) return [];
  return [
    makeClaim('agency', statement.text, first, null, `Kept as it was: your bullet point says "${said}".`),
  ];
}
