import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { NotFoundError } from '../../../core/errors.ts';
import { parseInput } from '../../../core/input.ts';
import { toMonth } from '../../../core/months.ts';
import { REGENERATED_BULLETS } from '../../../limits.ts';
import { chooseBullets } from '../../../writing/scoring/choose-bullets.ts';
import { analyzeText } from '../../job-postings/analyze-text.ts';
import { toScorablePosting } from '../../job-postings/job-postings.ts';
import { toRole } from '../../experiences/roles.ts';
import { getTailoredResume, parseResumeData } from '../tailored-resumes.ts';
import { regenerateTextsSchema } from './optimization.schema.ts';
import { findExperienceInBank } from './optimize-texts.ts';

/**
 * Chooses bullets of an experience anew for a program, and stores nothing: the locked ones first, as they were sent, then
 * the bullets of the bank that prove most of what those don't prove yet. As many as the resume has for the experience
 * unless a number is given, or 5 if it has none; fewer if the bank has no more.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link RateLimitedError}
 */
export async function regenerateTexts(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<{ bulletPoints: string[] }> {
  const { userId } = requireUser(actor);
  const { tailoredResumeId, experienceId, lockedBulletPoints, jobDescription, bulletCount } = parseInput(
    regenerateTextsSchema,
    input,
  );
  const resume = await getTailoredResume(deps, actor, tailoredResumeId);
  const experience = await findExperienceInBank(deps, userId, experienceId);
  const onResume = parseResumeData(resume).experiences.find((one) =>
    [experience.id, ...experience.absorbedIds].includes(one.experienceId),
  );
  if (!onResume) throw new NotFoundError('The experience');
  await deps.rateLimits.consume({ rewordByUser: userId });
  const posting =
    jobDescription.trim() === ''
      ? toScorablePosting(resume.jobPosting)
      : await analyzeText(deps, userId, { text: jobDescription });
  const count = bulletCount ?? (onResume.bullets.length || REGENERATED_BULLETS);
  const locked = [...new Set(lockedBulletPoints)];
  const role = toRole(experience);
  const wordings = new Map(role.bullets.map(({ text, firstWording }) => [text, firstWording]));
  const lockedWordings = new Set(locked.map((text) => wordings.get(text)));
  const chosen = chooseBullets(
    posting,
    { ...role, bullets: role.bullets.filter(({ firstWording }) => !lockedWordings.has(firstWording)) },
    {
      max: Math.max(0, count - locked.length),
      alreadyChosen: locked.map((text, index) => ({ id: `locked-${index}`, text })),
      referenceDate: toMonth(deps.now()),
    },
  );
  return { bulletPoints: [...locked, ...chosen.map(({ text }) => text)] };
}
