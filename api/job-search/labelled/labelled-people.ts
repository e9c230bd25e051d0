import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readSampleListings } from '../samples/sample-listings.ts';

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
  /** Ids of samples: 2 is a job to apply to today, 1 an acceptable one. All others are worth nothing. */
  relevant: z.record(z.string(), z.union([z.literal(1), z.literal(2)])),
});

/** A person who looks for work, with a judgment of which of the sample listings are for them. */
export type LabelledPerson = z.infer<typeof personSchema>;

/** Reads a file of people. Throws if it is malformed or names a listing that doesn't exist. */
export function readLabelledPeople(file: string): LabelledPerson[] {
  const raw: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const people = z.array(personSchema).parse(raw);
  const known = new Set(readSampleListings().map(({ id }) => id));
  for (const { id, relevant } of people) {
    const unknown = Object.keys(relevant).filter((listing) => !known.has(listing));
    if (unknown.length > 0) throw new Error(`${id}: no such listings: ${unknown.join(', ')}`);
  }
  return people;
}

/** The people by which the administrator compares weights; those of the benchmark whom nobody sees are not among them. */
export const peopleFile = (projectRoot: string): string =>
  join(projectRoot, 'api', 'job-search', 'labelled', 'people.json');
