import type { ResumeTemplate } from '../../generated/prisma/client.ts';
import { scoreResume } from '../../writing/scoring/score-resume.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';
import type { MatchScores, ResumeForScoring, Role } from '../../writing/types.ts';
import { toResumeForScoring } from '../resume-templates/resume-for-scoring.ts';
import type { TailoredExperience } from './resume-data.schema.ts';

/** Converts a tailored experience to the form that `writing/` uses. */
export function toTailoredRole(experience: TailoredExperience): Role {
  return {
    id: experience.experienceId,
    title: experience.title,
    company: experience.company,
    startDate: experience.startDate,
    endDate: experience.endDate ?? '',
    bullets: experience.bullets.map((bullet) => ({ id: bullet.id, text: bullet.content })),
  };
}

/** Converts a resume and its owner's details to the form that `writing/` uses. */
export function toScorableResume(
  experiences: TailoredExperience[],
  template: ResumeTemplate | null,
): ResumeForScoring {
  return toResumeForScoring(experiences.map(toTailoredRole), template);
}

/**
 * The three scores with their receipt, based only on the posting and the resume's own text.
 *
 * @param month the current month; the same month, posting and text always give the same scores.
 */
export function scoreResumeData(
  analysis: PostingToScore,
  experiences: TailoredExperience[],
  template: ResumeTemplate | null,
  month: string,
): MatchScores {
  return scoreResume(analysis, toScorableResume(experiences, template), month);
}
