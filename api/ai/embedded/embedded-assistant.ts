import type { WritingThread } from '../../platform/writing-thread/writing-thread.ts';
import { totalTextLength } from '../../writing/text/text-length.ts';
import type { Assistant } from '../assistant.ts';

/**
 * The engine without a network and without a model: pure functions of `writing/`, the same answer every time. Long
 * texts are read in a thread.
 */
export function createEmbeddedAssistant(writing: WritingThread): Assistant {
  return {
    name: 'embedded',
    readHistory: (userId, text) => writing.run(userId, text.length, 'readHistory', text),
    analyzePosting: (userId, posting) => writing.run(userId, posting.text.length, 'analyzePosting', posting),
    tipsFor: (userId, posting, resume, referenceDate) =>
      writing.run(userId, totalTextLength(posting, resume.roles), 'tipsFor', posting, resume, referenceDate),
  };
}
