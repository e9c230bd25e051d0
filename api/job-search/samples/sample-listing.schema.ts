import { z } from 'zod';

const line = z.string().trim().min(2).max(120);

/** One listing of the bundled sample set. All employers are invented; texts and pay are in the language of the place. */
export const sampleListingSchema = z.strictObject({
  /** The trade, a dot, and a name within the trade: `electrician.katy`. */
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: line,
  company: line,
  /** "Katy, TX" in the US, "Leeds, United Kingdom" elsewhere, "Remote (US)" without a place. */
  location: line,
  isRemote: z.boolean(),
  jobType: z.enum(['full-time', 'part-time', 'contract', 'temporary', 'internship']),
  experienceLevel: z.enum(['entry', 'mid', 'senior', 'lead']),
  /** As the posting states it, in the form of its country; mostly by the hour or year. */
  salary: line.optional(),
  /** Whole days before the reference date. */
  postedDaysAgo: z.int().min(0).max(45),
  /** Paragraphs are separated by an empty line, lines of a list begin with a dash, star or dot. */
  description: z.string().min(300),
  /** Verbatim parts of the description. */
  requirements: z.array(z.string().trim().min(4).max(110)).min(3).max(8),
  /** The id of the listing that this one repeats. For tests only. */
  twinOf: z.string().optional(),
});

export type SampleListing = z.infer<typeof sampleListingSchema>;
