import { z } from 'zod';
import type { SourceListing } from '../../source-listing.ts';
import { UnreadableAnswerError } from './connector.ts';

/** @throws {UnreadableAnswerError} `garbage` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableAnswerError('garbage');
  }
}

/**
 * Parses the frame of an answer, without its elements.
 *
 * @throws {UnreadableAnswerError}
 */
export function parseFrame<T extends z.ZodType>(text: string, schema: T): z.output<T> {
  const frame = schema.safeParse(parseJson(text));
  if (!frame.success) throw new UnreadableAnswerError('changed');
  return frame.data;
}

/**
 * Maps elements one by one, so that a broken one costs nothing but itself.
 *
 * @param map null leaves an element out; when it throws, the element counts as skipped
 * @throws {UnreadableAnswerError} `changed` when there are elements and none can be read
 */
export function readElements<T extends z.ZodType>(
  elements: readonly unknown[],
  schema: T,
  map: (element: z.output<T>) => SourceListing | null,
): { listings: SourceListing[]; skipped: number } {
  const listings: SourceListing[] = [];
  let skipped = 0;
  let leftOut = 0;
  for (const element of elements) {
    try {
      const listing = map(schema.parse(element));
      if (listing) listings.push(listing);
      else leftOut += 1;
    } catch {
      skipped += 1;
    }
  }
  if (skipped > 0 && listings.length === 0 && leftOut === 0) throw new UnreadableAnswerError('changed');
  return { listings, skipped };
}

/** Fields that a listing can do without: another type counts as missing. */
export const text = z.string().catch('');
export const number = z.number().nullable().catch(null);
export const flag = z.boolean().nullable().catch(null);
export const list = z.array(z.unknown()).catch([]);
export const texts = z
  .union([z.string().transform((one) => [one]), z.array(text)])
  .catch([])
  .transform((all) => all.filter((one) => one !== ''));
/** An amount, also one that is sent as text; 0 says nothing. */
export const amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d[\d.]*$/)
      .transform(Number),
  ])
  .transform((value) => (value > 0 ? value : null))
  .nullable()
  .catch(null);
/** The one field beside the title that an element must have. */
export const id = z.union([z.string().min(1), z.number()]).transform(String);
