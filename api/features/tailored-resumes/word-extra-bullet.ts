import { randomUUID } from 'node:crypto';
import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { toMonth } from '../../core/months.ts';
import { LENGTH_LEVEL_DEFAULT } from '../../limits.ts';
import { toScorablePosting } from '../job-postings/job-postings.ts';
import { findExperience } from './find-in-resume.ts';
import { gatherMaterial } from './optimizing/material.ts';
import { rewordChecked } from './optimizing/reword-checked.ts';
import type { TailoredBullet } from './resume-data.schema.ts';
import { copyBullet, getTailoredResume, parseResumeData } from './tailored-resumes.ts';
import { findUnusedBullets } from './unused-bullets.ts';

/**
 * Words the bullet of the bank that would be added next in the posting's terms, before it is added; null where the
 * engine is the embedded one, which leaves that to the user, and where no other wording is better. Which bullet it is is
 * the product's own choice.
 *
 * @throws {NotFoundError} {@link RateLimitedError}
 */
export async function wordExtraBullet(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  experienceId: string,
  signal: AbortSignal,
): Promise<TailoredBullet | null> {
  if (deps.assistant.name === 'embedded') return null;
  const { userId } = requireUser(actor);
  const resume = await getTailoredResume(deps, actor, resumeId);
  const { experiences, takenOff } = parseResumeData(resume);
  const experience = findExperience(experiences, experienceId);
  const month = toMonth(deps.now());
  const analysis = toScorablePosting(resume.jobPosting);
  const [best] = await findUnusedBullets(deps.prisma, { userId, analysis, month, takenOff }, experience, 1);
  if (!best) return null;
  await deps.rateLimits.consume({ rewordByUser: userId });
  const bullet = copyBullet(best.id, best.content);
  const material = await gatherMaterial(deps.prisma, { userId, experience, bullet, instruction: '', month });
  const request = {
    material,
    mode: 'keywords',
    level: LENGTH_LEVEL_DEFAULT,
    area: '',
    posting: analysis,
  } as const;
  const { text, isUnchanged, about } = await rewordChecked(deps, { userId, signal }, request);
  if (isUnchanged) return null;
  return {
    id: randomUUID(),
    content: text,
    origin: 'DERIVED',
    sourceBulletPointId: best.id,
    rewording: { originalId: null, sourceText: best.content, ...about },
  };
}
