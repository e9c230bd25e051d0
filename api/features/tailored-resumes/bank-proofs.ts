import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { toMonth } from '../../core/months.ts';
import type { JobPosting } from '../../generated/prisma/client.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import { listExperiences } from '../experiences/experiences.ts';
import { toRole } from '../experiences/roles.ts';
import { postingToScore } from '../job-postings/job-postings.ts';
import { dataOf } from './tailored-resumes.ts';
import { unsaidBullets } from './unsaid-bullets.ts';

/** A bullet of the bank that is not on the resume and proves what a line of its receipt misses. */
export interface BankProof {
  bulletPointId: string;
  content: string;
  experienceId: string;
  title: string;
  company: string;
  /** Whether the bullet's role is on the resume, so that it can be added there. */
  isRoleOnResume: boolean;
}

/**
 * What the user's bank already proves of what the receipt says is missing; one entry for each of its lines.
 * What the user took off the resume is offered only where nothing else proves it.
 */
export async function bankProofsOf(
  deps: Deps,
  actor: Actor | null,
  resume: { data: unknown; jobPosting: Pick<JobPosting, 'analysis' | 'description'> },
): Promise<(BankProof | null)[]> {
  const { userId } = requireUser(actor);
  const { experiences, receipt, takenOff } = dataOf(resume);
  const onResume = experiences.flatMap(({ bullets }) => bullets);
  const idsOnResume = new Set(experiences.map(({ experienceId }) => experienceId));
  const roles = (await listExperiences(deps, actor)).map((experience) => {
    const role = toRole(experience);
    return {
      ...role,
      // A role that has become part of another stands on the resume under its old id.
      idOnResume: [experience.id, ...experience.absorbedIds].find((id) => idsOnResume.has(id)) ?? null,
      bullets: unsaidBullets(role, onResume),
    };
  });
  // Of two that prove the same the one that can be added at once.
  const ordered = [
    ...roles.filter(({ idOnResume }) => idOnResume !== null),
    ...roles.filter(({ idOnResume }) => idOnResume === null),
  ];
  const posting = postingToScore(resume.jobPosting);
  const proofsIn = (bank: typeof ordered) =>
    deps.writing.run(
      userId,
      totalTextLength(posting, bank),
      'bankProofs',
      posting,
      receipt,
      bank,
      toMonth(deps.now()),
    );
  const found = await proofsIn(
    ordered.map((role) => ({ ...role, bullets: role.bullets.filter(({ id }) => !takenOff.includes(id)) })),
  );
  const again = takenOff.length > 0 ? await proofsIn(ordered) : [];
  return found.map((fresh, index) => {
    const proof = fresh ?? again[index];
    const role = ordered.find(({ id }) => id === proof?.roleId);
    const bullet = role?.bullets.find(({ id }) => id === proof?.bulletId);
    return role && bullet
      ? {
          bulletPointId: bullet.id,
          content: bullet.text,
          experienceId: role.idOnResume ?? role.id,
          title: role.title,
          company: role.company,
          isRoleOnResume: role.idOnResume !== null,
        }
      : null;
  });
}
