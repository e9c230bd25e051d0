import type { WritingThread } from '../../platform/writing-thread/writing-thread.ts';
import type { InterviewSoFar } from '../../writing/interview/types.ts';
import type { RewordRequest } from '../../writing/rewriting/rewording.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import type { Assistant } from '../assistant.ts';

/**
 * The engine that needs neither network nor model: the pure functions of `writing/`, which always give the same answer.
 * Long texts are read in a worker thread.
 */
export function createEmbeddedAssistant(writing: WritingThread): Assistant {
  return {
    name: 'embedded',
    readHistory: (userId, text) => writing.run(userId, text.length, 'readHistory', text),
    analyzePosting: (userId, posting) => writing.run(userId, posting.text.length, 'analyzePosting', posting),
    tipsFor: (userId, posting, resume, referenceDate) =>
      writing.run(userId, totalTextLength(posting, resume.roles), 'tipsFor', posting, resume, referenceDate),
    rewordBullet: (userId, request) =>
      writing.run(userId, measureRewordRequest(request), 'rewordBullet', request),
    replyToCandidate: async (userId, interview) =>
      (await writing.run(userId, measureInterview(interview), 'writeReply', interview)).text,
    analyzeInterview: (userId, interview) =>
      writing.run(userId, measureInterview(interview), 'analyzeInterview', interview),
    transcribe: null,
  };
}

function measureRewordRequest({ material, posting }: RewordRequest): number {
  const { bullet, support, instruction } = material;
  const texts = [bullet.text, instruction, ...support.map(({ text }) => text)];
  return texts.reduce((sum, { length }) => sum + length, posting.terms.length * TERM_LENGTH);
}

const measureInterview = ({ posting, roles, messages }: InterviewSoFar): number =>
  totalTextLength(posting, roles) + messages.reduce((sum, { content }) => sum + content.length, 0);

/** In characters. A posting counts by its terms, because its text is not read again. */
const TERM_LENGTH = 10;
