import { GraphQLError, type ExecutionResult } from 'graphql';

/** A full page of the largest records that the product allows is about 6 MB. */
export const MAX_ANSWER_BYTES = 12 * 1024 * 1024;

/** A result that may serialize itself. */
export type Answer = ExecutionResult & { stringify?: (result: unknown) => string };

const tooLarge = (): Answer => ({
  errors: [
    new GraphQLError('This answer is too large. Please ask for fewer at a time.', {
      extensions: { code: 'TOO_LARGE', http: { status: 400 } },
    }),
  ],
});

/**
 * Replaces a result larger than {@link MAX_ANSWER_BYTES} by an error. The size of an answer is estimated before it is
 * computed (`document-limits.ts`); this catches texts that are longer than assumed.
 */
export function capAnswer(result: ExecutionResult): Answer {
  // Errors are formatted later, and answers with errors are small.
  if (result.errors)
    return { ...result, stringify: (whole) => capText(JSON.stringify(whole)) ?? JSON.stringify(tooLarge()) };
  const text = capText(JSON.stringify(result));
  return text === null ? tooLarge() : { ...result, stringify: () => text };
}

function capText(text: string): string | null {
  // At most three bytes per UTF-16 code unit.
  if (text.length * 3 <= MAX_ANSWER_BYTES) return text;
  return Buffer.byteLength(text) <= MAX_ANSWER_BYTES ? text : null;
}
