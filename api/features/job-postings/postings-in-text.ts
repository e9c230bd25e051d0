import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { cleanText, parseInput } from '../../core/input.ts';
import type { PostingInText } from '../../writing/posting/postings-in-text.ts';
import { isLink, postingsTextSchema } from './job-posting.schema.ts';

/**
 * The postings in a text that consists of several, so that the user can choose one; empty for a single posting, a link,
 * or when in doubt. Stores nothing.
 *
 * @throws {ValidationError} for overlong text. {@link RateLimitedError} after 300 texts in an hour.
 */
export async function findPostingsInText(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
): Promise<PostingInText[]> {
  const { userId } = requireUser(actor);
  const text = cleanText(parseInput(postingsTextSchema, input).text);
  if (isLink(text)) return [];
  await deps.rateLimits.consume({ postingsInTextByUser: userId });
  return deps.writing.run(userId, text.length, 'readPostingsInText', text);
}
