import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { RuleError } from '../../../core/errors.ts';
import { parseInput } from '../../../core/input.ts';
import { BULLET_MAX_LENGTH, MAX_BULLETS_PER_EXPERIENCE } from '../../../limits.ts';
import { writeFact } from '../../../writing/rewriting/write-fact.ts';
import { checkClaims } from '../../../writing/truth/check-claims.ts';
import { createExperienceFilter } from '../../experiences/experience-filters.ts';
import { editResume, type Editing } from '../edit-resume.ts';
import { findBullet } from '../find-in-resume.ts';
import type { TailoredBullet, TailoredExperience } from '../resume-data.schema.ts';
import type { ResumeWithPosting } from '../tailored-resumes.ts';
import { toLedger } from './ledger.ts';
import { gatherMaterial } from './material.ts';
import { answerSchema } from './optimization.schema.ts';

/**
 * Adds a fact that the user was asked for. The bank gains a new wording of the bullet's source with the fact, dated as
 * any bullet is; the bullet on the resume is written with it, and its ledger points there.
 *
 * @throws {ValidationError} {@link NotFoundError} {@link RuleError} when the bullet would be too long.
 */
export async function answerQuestion(
  deps: Deps,
  actor: Actor | null,
  resumeId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  requireUser(actor);
  const { bulletId, question, answer } = parseInput(answerSchema, input);
  const write = (text: string) => {
    const written = writeFact(text, question, answer);
    if (written.length <= BULLET_MAX_LENGTH) return written;
    throw new RuleError(
      'too-long',
      `With this the bullet point would have more than ${BULLET_MAX_LENGTH} characters.`,
    );
  };
  const { resume } = await editResume(
    deps,
    actor,
    resumeId,
    'FACT_ADDED',
    async (editing) => {
      const { experience, bullet } = findBullet(editing.experiences, bulletId);
      const material = await gatherMaterial(editing.tx, { ...editing, experience, bullet, instruction: '' });
      const own = write(material.bullet.text);
      const source = await addToBank(editing, experience, bullet, own);
      const content = bullet.origin === 'DERIVED' ? write(bullet.content) : own;
      bullet.sourceBulletPointId = source ?? bullet.sourceBulletPointId;
      const known = { ...material, bullet: { id: source ?? material.bullet.id, text: own } };
      const claims = checkClaims(content, known);
      const isDerived = content !== own && claims.every((claim) => claim.source !== null);
      bullet.content = isDerived ? content : own;
      bullet.origin = isDerived ? 'DERIVED' : source ? 'BANK' : 'EDITED';
      bullet.rewording =
        isDerived && bullet.rewording
          ? { ...bullet.rewording, sourceText: own, question: null, ...toLedger(claims, known) }
          : null;
    },
    { locksBank: true },
  );
  return resume;
}

/** Adds a wording to the bank, and returns its id; `null` if the experience is no longer there or is full. */
async function addToBank(
  { tx, userId, resumeId }: Editing,
  { experienceId }: TailoredExperience,
  { sourceBulletPointId }: TailoredBullet,
  content: string,
): Promise<string | null> {
  const experience = await tx.experience.findFirst({
    where: createExperienceFilter(userId, experienceId),
    include: { bulletPoints: { select: { id: true, content: true, position: true } } },
  });
  if (!experience) return null;
  const { bulletPoints } = experience;
  const known = bulletPoints.find((bullet) => bullet.content === content);
  if (known) return known.id;
  if (bulletPoints.length >= MAX_BULLETS_PER_EXPERIENCE) return null;
  const { id } = await tx.bulletPoint.create({
    data: {
      experienceId: experience.id,
      content,
      position: Math.max(-1, ...bulletPoints.map(({ position }) => position)) + 1,
      sourceTailoredResumeId: resumeId,
      sourceBulletPointId: bulletPoints.some((bullet) => bullet.id === sourceBulletPointId)
        ? sourceBulletPointId
        : null,
    },
  });
  return id;
}
