import type { Prisma } from '../../generated/prisma/client.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';
import { toScorablePosting } from '../job-postings/job-postings.ts';
import type { ResumeData } from './resume-data.schema.ts';
import { scoreResumeData } from './score-resume-data.ts';
import { toScoredColumns } from './tailored-resumes.ts';

/** The posting of a resume that is being changed, with what it is scored by. */
export async function findPosting(tx: Prisma.TransactionClient, userId: string, id: string) {
  const posting = await tx.jobPosting.findUniqueOrThrow({ where: { id, userId } });
  return { posting, analysis: toScorablePosting(posting) };
}

interface ContentToScore {
  userId: string;
  analysis: PostingToScore;
  month: string;
  content: Pick<ResumeData, 'experiences' | 'replaced' | 'takenOff'>;
}

/** The columns that store changed content with its new scores. */
export async function scoreContent(
  tx: Prisma.TransactionClient,
  { userId, analysis, month, content: { experiences, ...rest } }: ContentToScore,
) {
  const template = await tx.resumeTemplate.findFirst({
    where: { userId, isDefault: true },
    orderBy: { id: 'asc' },
  });
  const scores = scoreResumeData(analysis, experiences, template, month);
  return toScoredColumns(experiences, scores, { ...rest, isEdited: true });
}
