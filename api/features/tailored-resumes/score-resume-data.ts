import type { ResumeTemplate } from '../../generated/prisma/client.ts';
import { scoreResume } from '../../writing/scoring/score-resume.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';
import type { MatchScores, ResumeForScoring, Role } from '../../writing/types.ts';
import { resumeForScoring } from '../resume-templates/resume-for-scoring.ts';
import type { TailoredExperience } from './resume-data.schema.ts';

/** A tailored experience in the words of `writing/`. */
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

/** What is on a resume and in its owner's details, in the words of `writing/`. */
export function resumeToScore(
  experiences: TailoredExperience[],
  template: ResumeTemplate | null,
): ResumeForScoring {
  return resumeForScoring(experiences.map(toTailoredRole), template);
}

/**
 * The three scores with their receipt, from the posting and the resume's own text alone.
 *
 * @param month the present month; the same month, posting and text always give the same scores.
 */
export function scoreResumeData(
  analysis: PostingToScore,
  experiences: TailoredExperience[],
  template: ResumeTemplate | null,
  month: string,
): MatchScores {
  return scoreResume(analysis, resumeToScore(experiences, template), month);
}
