import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { toMonth } from '../../core/months.ts';
import type { JobPosting } from '../../generated/prisma/client.ts';
import type { RoleProof } from '../../writing/scoring/would-prove.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import { listExperiences } from '../experiences/experiences.ts';
import { toRole } from '../experiences/roles.ts';
import { toScorablePosting } from './job-postings.ts';

/** How many of a posting's main requirements each of the user's experiences proves, in the user's order. */
export async function countExperienceProofs(
  deps: Deps,
  actor: Actor | null,
  posting: Pick<JobPosting, 'analysis' | 'description'>,
): Promise<RoleProof[]> {
  const { userId } = requireUser(actor);
  const roles = (await listExperiences(deps, actor)).map(toRole);
  const analysis = toScorablePosting(posting);
  return deps.writing.run(
    userId,
    totalTextLength(analysis, roles),
    'countProved',
    analysis,
    roles,
    toMonth(deps.now()),
  );
}
