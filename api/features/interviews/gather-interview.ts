import type { Deps } from '../../core/deps.ts';
import { toMonth } from '../../core/months.ts';
import type { Interview, InterviewMessage } from '../../generated/prisma/client.ts';
import type { InterviewRole, InterviewSoFar } from '../../writing/interview/types.ts';
import type { ExperienceWithBullets } from '../experiences/experiences.ts';
import { toRole } from '../experiences/roles.ts';
import { parsePosting, toPostingToScore } from './interview-posting.schema.ts';

/** An interview as far as it has come, with the person's bank. Replies that failed are left out. */
export function gatherInterview(
  deps: Deps,
  interview: Interview,
  messages: InterviewMessage[],
  bank: ExperienceWithBullets[],
): InterviewSoFar {
  return {
    posting: toPostingToScore(parsePosting(interview)),
    roles: sortLatestFirst(bank.map(toInterviewRole)),
    messages: messages
      .filter(({ state }) => state === 'COMPLETE')
      .map(({ role, content, spokenSeconds }) => ({ role, content, spokenSeconds })),
    session: interview.session,
    month: toMonth(deps.now()),
  };
}

function toInterviewRole(experience: ExperienceWithBullets): InterviewRole {
  const { bullets, ...role } = toRole(experience);
  return {
    ...role,
    description: experience.description ?? '',
    bullets: bullets.map(({ id, text }) => ({ id, text })),
  };
}

/** Roles that go on come first. */
export const sortLatestFirst = (roles: InterviewRole[]): InterviewRole[] =>
  roles.toSorted(
    (a, b) =>
      (b.endDate || '9999').localeCompare(a.endDate || '9999') || b.startDate.localeCompare(a.startDate),
  );
