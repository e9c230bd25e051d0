import type { WritingThread } from '../../platform/writing-thread/writing-thread.ts';
import type { InterviewSoFar } from '../../writing/interview/types.ts';
import type { RewordRequest } from '../../writing/rewriting/rewording.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import type { Assistant } from '../assistant.ts';
import { BY_EMBEDDED, type Written } from '../written-by.ts';

/**
 * The engine that needs neither network nor model: the pure functions of `writing/`, which always give the same answer.
 * Long texts are read in a worker thread.
 */
export function createEmbeddedAssistant(writing: WritingThread): Assistant {
  return {
    name: 'embedded',
    sideBySide: 1,
    readHistory: async ({ userId }, text) =>
      sign(await writing.run(userId, text.length, 'readHistory', text)),
    // It has been read by the same functions.
    reviewDocument: async (_call, document) => sign(document),
    describePosting: async ({ userId }, { posting, resume, month }) => {
      const length = totalTextLength(posting, resume.roles);
      const tips = await writing.run(userId, length, 'tipsFor', posting, resume, month);
      return sign({ blurb: posting.blurb, tips });
    },
    rewordBullet: async ({ userId }, request) =>
      sign(await writing.run(userId, measureRewordRequest(request), 'rewordBullet', request)),
    replyToCandidate: async ({ userId }, interview) => {
      const { text } = await writing.run(userId, measureInterview(interview), 'writeReply', interview);
      return sign(text);
    },
    analyzeInterview: async ({ userId }, interview) =>
      sign(await writing.run(userId, measureInterview(interview), 'analyzeInterview', interview)),
    transcribe: null,
  };
}

const sign = <Value>(value: Value): Written<Value> => ({ value, writtenBy: BY_EMBEDDED });

function measureRewordRequest({ material, posting }: RewordRequest): number {
  const { bullet, support, instruction } = material;
  const texts = [bullet.text, instruction, ...support.map(({ text }) => text)];
  return texts.reduce((sum, { length }) => sum + length, posting.terms.length * TERM_LENGTH);
}

/** In characters, over all texts that are read. */
export const measureInterview = ({ posting, roles, messages }: InterviewSoFar): number =>
  totalTextLength(posting, roles) + messages.reduce((sum, { content }) => sum + content.length, 0);

/** In characters. A posting counts by its terms, because its text is not read again. */
const TERM_LENGTH = 10;
