import type { Deps } from '../../core/deps.ts';
import type { PostingInput } from '../../writing/posting/analyze-posting.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';

/**
 * Analyzes a posting, always by the product's own rules, so that its terms and requirements are explained and the same
 * whichever engine writes. Facts that are given (title, company, place...) take precedence over those found in the text.
 *
 * @throws {RateLimitedError} {@link TooLargeError} {@link NotReadyError} for a text that has to wait.
 */
export async function analyzeText(
  deps: Deps,
  userId: string,
  posting: PostingInput,
): Promise<PostingToScore> {
  const analysis = await deps.writing.run(userId, posting.text.length, 'analyzePosting', posting);
  return { ...analysis, text: posting.text };
}
