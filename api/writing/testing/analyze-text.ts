import { analyzePosting } from '../posting/analyze-posting.ts';
import type { PostingToScore } from '../scoring/prepare.ts';

/** A posting as scoring takes it, from its text. For tests only. */
export const analyzeText = (text: string): PostingToScore => ({ ...analyzePosting({ text }), text });
