import { analyzePosting } from '../../writing/posting/analyze-posting.ts';
import { tipsFor } from '../../writing/scoring/tips.ts';
import { readHistory } from '../../writing/reading/read-history.ts';
import type { Assistant } from '../assistant.ts';

/** The engine without a network and without a model: pure functions of `writing/`, the same answer every time. */
export const embeddedAssistant: Assistant = {
  name: 'embedded',
  readHistory: async (text) => readHistory(text),
  analyzePosting: async (posting) => analyzePosting(posting),
  tipsFor: async (posting, resume, referenceDate) => tipsFor(posting, resume, referenceDate),
};
