import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import { cleanText, parseInput } from '../../core/input.ts';
import { BY_EMBEDDED, type WrittenBy } from '../../ai/written-by.ts';
import type { ReadExperience } from '../../writing/types.ts';
import { pastedTextSchema } from './experience.schema.ts';

export interface ParsedExperiences {
  experiences: ReadExperience[];
  /** Sentences for people about uncertain results. */
  warnings: string[];
  writtenBy: WrittenBy;
}

/**
 * Reads experiences from pasted text without storing anything.
 *
 * @param input `engine: 'embedded'`: only the built-in engine reads it, without waiting for the AI service
 * @throws {ValidationError} for blank or overlong text. {@link RuleError} when it contains no experience.
 * {@link RateLimitedError} after 60 texts in an hour.
 */
export async function parseExperiences(
  deps: Deps,
  actor: Actor | null,
  input: unknown,
  signal: AbortSignal,
): Promise<ParsedExperiences> {
  const { userId } = requireUser(actor);
  const { text: pasted, engine } = parseInput(pastedTextSchema, input);
  const text = cleanText(pasted);
  await deps.rateLimits.consume({ pasteByUser: userId });
  const { value, writtenBy } = engine
    ? { value: await deps.writing.run(userId, text.length, 'readHistory', text), writtenBy: BY_EMBEDDED }
    : await deps.assistant.readHistory({ userId, signal }, text);
  const { experiences, warnings } = value;
  if (experiences.length === 0) {
    throw new RuleError(
      'nothing-found',
      'We could not find a job in this text. Give each one a line with the title, the company and the dates, like ' +
        '"Cashier, Corner Shop, Mar 2019 – Present", and what you did below it.',
    );
  }
  return { experiences, warnings, writtenBy };
}
