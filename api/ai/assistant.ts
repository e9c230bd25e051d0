import type { PostingInput } from '../writing/posting/analyze-posting.ts';
import type { PostingToScore } from '../writing/scoring/prepare.ts';
import type { PostingAnalysis, ReadHistory, ResumeForScoring } from '../writing/types.ts';

/**
 * What an engine does with words. Two engines stand behind it: the embedded one (docs/algorithms.md), and one
 * that asks an OpenAI-compatible service. Scores, the choice of bullets and the truth of what is written are
 * the product's own and are not asked of an engine.
 *
 * Whatever is handed in is data: it can't change what the engine does. Each call says for whom it is: what one person
 * asks for waits for what that person asked for before, never for long work of others.
 */
export interface Assistant {
  readonly name: 'embedded' | 'openai';
  /** Reads somebody's own text into roles. Every string of the answer is taken from the text. */
  readHistory(userId: string, text: string): Promise<ReadHistory>;
  /** Understands a posting. A fact that is given (title, company, place...) wins over one that is found. */
  analyzePosting(userId: string, posting: PostingInput): Promise<PostingAnalysis>;
  /** Advice for this application that names the posting's terms and the person's own experiences. */
  tipsFor(
    userId: string,
    posting: PostingToScore,
    resume: ResumeForScoring,
    referenceDate: string,
  ): Promise<string[]>;
}
