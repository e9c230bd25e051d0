import type { WritingThread } from '../../platform/writing-thread/writing-thread.ts';
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
  };
}
