import type { Deps } from '../../../core/deps.ts';
import type { RewordRequest } from '../../../writing/rewriting/rewording.ts';
import { checkClaims } from '../../../writing/truth/check-claims.ts';
import type { BulletRewording } from '../resume-data.schema.ts';
import { toLedger } from './ledger.ts';

/** A rewording whose every claim has a source. */
export interface CheckedRewording {
  text: string;
  isUnchanged: boolean;
  about: Pick<BulletRewording, 'note' | 'question' | 'texts' | 'ledger'>;
}

/**
 * Has a bullet reworded by the engine and checks each claim of the result against what the user wrote, whichever engine
 * it was. A result with a claim that nobody made is refused: the text stays, and the note says why.
 *
 * @throws {UpstreamError} when a service failed.
 */
export async function rewordChecked(
  deps: Deps,
  userId: string,
  request: RewordRequest,
  signal?: AbortSignal,
): Promise<CheckedRewording> {
  const { material } = request;
  const { text, note, question } = await deps.assistant.rewordBullet(userId, request, signal);
  const claims = checkClaims(text, material);
  const refusals = claims.flatMap(({ source, problem }) => (source === null ? [problem] : []));
  if (text === material.bullet.text) return keep(text, note, question);
  if (refusals.length > 0) {
    const reasons = [...new Set(refusals)].join(' ');
    return keep(
      material.bullet.text,
      `The new wording wasn’t used, since it said more than you did. ${reasons}`,
      question,
    );
  }
  return { text, isUnchanged: false, about: { note, question, ...toLedger(claims, material) } };
}

const keep = (text: string, note: string, question: string | null): CheckedRewording => ({
  text,
  isUnchanged: true,
  about: { note, question, texts: [], ledger: [] },
});
