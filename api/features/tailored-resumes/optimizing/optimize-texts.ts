import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { NotFoundError } from '../../../core/errors.ts';
import { parseId, parseInput } from '../../../core/input.ts';
import { toMonth } from '../../../core/months.ts';
import type { SourceMaterial } from '../../../writing/truth/claim.ts';
import type { WrittenBy } from '../../../ai/written-by.ts';
import { analyzeText } from '../../job-postings/analyze-text.ts';
import { findInBank } from '../../experiences/find-in-bank.ts';
import type { ExperienceWithBullets } from '../../experiences/experiences.ts';
import { toRole } from '../../experiences/roles.ts';
import { isRoleOver } from './material.ts';
import { optimizeTextsSchema } from './optimization.schema.ts';
import { rewordChecked } from './reword-checked.ts';

export interface OptimizedTexts {
  /** As many as were sent, in their order. */
  bulletPoints: string[];
  /** One for each: what was changed, or why nothing was. */
  changeNotes: string[];
  /** One for each. */
  writtenBy: WrittenBy[];
}

/**
 * Rewords bullets that a program sends, and stores nothing. Claims are proved by the bullet itself, the user's own
 * words of the same experience and the instructions. A text that an engine wrote, which the bank knows, stands for its
 * source, so that nothing is proved by what was derived.
 *
 * @param signal aborts when the client has gone.
 * @throws {ValidationError} {@link NotFoundError} {@link RateLimitedError} {@link UpstreamError}
 */
export async function optimizeTexts(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
  signal?: AbortSignal,
): Promise<OptimizedTexts> {
  const { userId } = requireUser(actor);
  const { experienceId, bulletPoints, jobDescription, optimization, options } = parseInput(
    optimizeTextsSchema,
    input,
  );
  const experience = await findExperienceInBank(deps, userId, experienceId);
  await deps.rateLimits.consume({ rewordByUser: userId });
  const posting = await analyzeText(deps, userId, { text: jobDescription });
  const optimized: OptimizedTexts = { bulletPoints: [], changeNotes: [], writtenBy: [] };
  for (const text of bulletPoints) {
    signal?.throwIfAborted();
    const material = toMaterial(experience, text, options.instructions, toMonth(deps.now()));
    const { level, area } = options;
    const request = { material, mode: optimization, level, area, posting };
    const rewording = await rewordChecked(deps, { userId, ...(signal && { signal }) }, request);
    optimized.bulletPoints.push(rewording.isUnchanged ? text : rewording.text);
    optimized.changeNotes.push(rewording.about.note);
    optimized.writtenBy.push(rewording.about.writtenBy);
  }
  return optimized;
}

/** @throws {NotFoundError} */
export async function findExperienceInBank(
  deps: Deps,
  userId: string,
  rawId: string,
): Promise<ExperienceWithBullets> {
  const experience = await findInBank(deps.prisma, userId, parseId(rawId, EXPERIENCE));
  if (!experience) throw new NotFoundError(EXPERIENCE);
  return experience;
}

const EXPERIENCE = 'The experience';

function toMaterial(
  experience: ExperienceWithBullets,
  text: string,
  instruction: string,
  month: string,
): SourceMaterial {
  const { bulletPoints, title, company, endDate } = experience;
  const same = bulletPoints.find(({ content }) => content === text);
  const source =
    same?.origin === 'DERIVED' ? bulletPoints.find(({ id }) => id === same.sourceBulletPointId) : same;
  const bullet = { id: source?.id ?? SENT, text: source?.content ?? text };
  return {
    bullet,
    support: toRole(experience).bullets.filter((one) => one.id !== bullet.id && one.text !== bullet.text),
    instruction,
    role: { title, company, isOver: isRoleOver(endDate, month) },
  };
}

/** The id of a text that is not in the bank. */
const SENT = 'sent';
