import type { EngineCall } from '../../../ai/assistant.ts';
import type { WrittenBy } from '../../../ai/written-by.ts';
import type { Deps } from '../../../core/deps.ts';
import type { RewordRequest } from '../../../writing/rewriting/rewording.ts';
import { checkClaims } from '../../../writing/truth/check-claims.ts';
import type { BulletRewording } from '../resume-data.schema.ts';
import { toLedger } from './ledger.ts';

/** A rewording whose every claim has a source. */
export interface CheckedRewording {
  text: string;
  isUnchanged: boolean;
  about: Pick<BulletRewording, 'note' | 'question' | 'texts' | 'ledger'> & { writtenBy: WrittenBy };
}

/**
 * Has a bullet reworded by the engine and checks each claim of the result against what the user wrote, whichever engine
 * it was. A result with a claim that nobody made is refused: the text stays, and the note says why.
 *
 * @throws {RateLimitedError} {@link NotReadyError} when too much waits.
 */
export async function rewordChecked(
  deps: Deps,
  call: EngineCall,
  request: RewordRequest,
): Promise<CheckedRewording> {
  const { material } = request;
  const { value, writtenBy } = await deps.assistant.rewordBullet(call, request);
  const { text, note, question } = value;
  const claims = checkClaims(text, material);
  const refusals = claims.flatMap(({ source, problem }) => (source === null ? [problem] : []));
  if (text === material.bullet.text) return keep(text, note, question, writtenBy);
  if (refusals.length > 0) {
    const reasons = [...new Set(refusals)].join(' ');
    return keep(
      material.bullet.text,
      `The new wording wasn’t used, since it said more than you did. ${reasons}`,
      question,
      writtenBy,
    );
  }
  return { text, isUnchanged: false, about: { note, question, writtenBy, ...toLedger(claims, material) } };
}

const keep = (
  text: string,
  note: string,
  question: string | null,
  writtenBy: WrittenBy,
): CheckedRewording => ({
  text,
  isUnchanged: true,
  about: { note, question, writtenBy, texts: [], ledger: [] },
});
