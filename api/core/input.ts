import { z } from 'zod';
import { NotFoundError, ValidationError } from './errors.ts';

/**
 * Validates untrusted input.
 *
 * @throws {ValidationError} with one problem for each invalid field, in the order of the schema.
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ValidationError(
    result.error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message })),
  );
}

const uuid = z.uuid();

/**
 * Validates a raw id from outside. A malformed id is treated like one that doesn't exist.
 *
 * @throws {NotFoundError}
 */
export function parseId(id: unknown, what: string): string {
  const parsed = uuid.safeParse(id);
  if (!parsed.success) throw new NotFoundError(what);
  return parsed.data.toLowerCase();
}

/**
 * A schema for text typed by a user: trimmed, in Unicode's composed form (NFC), without the control characters that
 * databases and PDFs can't store. Line breaks and tabs are kept.
 */
export function personText(max: number, tooLong: string) {
  return z
    .string('Please enter text.')
    .transform(cleanText)
    .refine((text) => text.length <= max, tooLong);
}

/** The cleaning that {@link personText} does. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF\u2028\u2029\u200B\u2060\u202A-\u202E\u2066-\u2069]/g,
      '',
    )
    .trim();
}
