import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { toMonth } from '../../core/months.ts';
import type { JobPosting } from '../../generated/prisma/client.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import { listExperiences } from '../experiences/experiences.ts';
import { toRole } from '../experiences/roles.ts';
import { toScorablePosting } from '../job-postings/job-postings.ts';
import { parseResumeData } from './tailored-resumes.ts';
import { findBulletsNotOnResume } from './bullets-not-on-resume.ts';

/** A bullet of the bank that is not on the resume and would prove an unmet line of its receipt. */
export interface BankProof {
  bulletPointId: string;
  content: string;
  experienceId: string;
  title: string;
  company: string;
  /** Whether the bullet's role is on the resume, so that the bullet can be added to it. */
  isRoleOnResume: boolean;
}

/**
 * Finds bullets of the user's bank that prove what is missing on a receipt. Returns one entry for each line of the
 * receipt. Bullets that the user removed from the resume are used only if nothing else proves a line.
 */
export async function findBankProofs(
  deps: Deps,
  actor: Actor | null,
  resume: { data: unknown; jobPosting: Pick<JobPosting, 'analysis' | 'description'> },
): Promise<(BankProof | null)[]> {
  const { userId } = requireUser(actor);
  const { experiences, receipt, takenOff } = parseResumeData(resume);
  const onResume = experiences.flatMap(({ bullets }) => bullets);
  const idsOnResume = new Set(experiences.map(({ experienceId }) => experienceId));
  const roles = (await listExperiences(deps, actor)).map((experience) => {
    const role = toRole(experience);
    return {
      ...role,
      // A role that was merged into another still has its old id on the resume.
      idOnResume: [experience.id, ...experience.absorbedIds].find((id) => idsOnResume.has(id)) ?? null,
      bullets: findBulletsNotOnResume(role, onResume),
    };
  });
  // If two prove the same, prefer the one that can be added directly.
  const ordered = [
    ...roles.filter(({ idOnResume }) => idOnResume !== null),
    ...roles.filter(({ idOnResume }) => idOnResume === null),
  ];
  const posting = toScorablePosting(resume.jobPosting);
  const findProofsIn = (bank: typeof ordered) =>
    deps.writing.run(
      userId,
      totalTextLength(posting, bank),
      'bankProofs',
      posting,
      receipt,
      bank,
      toMonth(deps.now()),
    );
  const found = await findProofsIn(
    ordered.map((role) => ({ ...role, bullets: role.bullets.filter(({ id }) => !takenOff.includes(id)) })),
  );
  const again = takenOff.length > 0 ? await findProofsIn(ordered) : [];
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
