import { GraphQLError, type ExecutionResult } from 'graphql';

/** A full page of the largest records that the product lets anybody keep is about 6 MB. */
export const MAX_ANSWER_BYTES = 12 * 1024 * 1024;

/** A result that may know its own text. */
export type Answer = ExecutionResult & { stringify?: (result: unknown) => string };

const tooLarge = (): Answer => ({
  errors: [
    new GraphQLError('This answer is too large. Please ask for fewer at a time.', {
      extensions: { code: 'TOO_LARGE', http: { status: 400 } },
    }),
  ],
});

/**
 * The result as it may be sent: itself, or an error in place of more than {@link MAX_ANSWER_BYTES}. What an answer
 * can hold is weighed before it is made (`document-limits.ts`); this is for texts that are longer than assumed.
 */
export function cappedAnswer(result: ExecutionResult): Answer {
  // Errors are put into words later; answers with errors are small.
  if (result.errors)
    return { ...result, stringify: (whole) => capped(JSON.stringify(whole)) ?? JSON.stringify(tooLarge()) };
  const text = capped(JSON.stringify(result));
  return text === null ? tooLarge() : { ...result, stringify: () => text };
}

function capped(text: string): string | null {
  // Three bytes for a unit of UTF-16 at most.
  if (text.length * 3 <= MAX_ANSWER_BYTES) return text;
  return Buffer.byteLength(text) <= MAX_ANSWER_BYTES ? text : null;
}
