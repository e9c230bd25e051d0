// The people that the ranking of job listings is measured with (README.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readSampleListings } from '../../api/job-search/samples/sample-listings.ts';

const month = z.string().regex(/^\d{4}-\d{2}$/);

const personSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Written like the location of a listing. */
  place: z.string(),
  radiusKm: z.number().positive(),
  acceptsRemote: z.boolean(),
  /** The latest first. */
  roles: z
    .array(
      z.strictObject({
        title: z.string(),
        company: z.string(),
        from: month,
        /** Missing for the current role. */
        to: month.optional(),
        bullets: z.array(z.string()).min(3).max(4),
      }),
    )
    .min(2)
    .max(3),
  /** Listing ids: 2 is a job to apply to today, 1 an acceptable one. All others are worth nothing. */
  relevant: z.record(z.string(), z.union([z.literal(1), z.literal(2)])),
});

export type BenchPerson = z.infer<typeof personSchema>;

/** Reads a file of people. Throws if one is malformed or names a listing that doesn't exist. */
export function readPeople(file: 'people.json' | 'unseen-people.json'): BenchPerson[] {
  const raw: unknown = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
  const people = z.array(personSchema).parse(raw);
  const known = new Set(readSampleListings().map(({ id }) => id));
  for (const { id, relevant } of people) {
    const unknown = Object.keys(relevant).filter((listing) => !known.has(listing));
    if (unknown.length > 0) throw new Error(`${id}: no such listings: ${unknown.join(', ')}`);
  }
  return people;
}
