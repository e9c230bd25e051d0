import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A name, or several spellings of it that are equally right. */
const spellings = z.union([z.string().transform((name) => [name]), z.array(z.string()).min(1)]);
const role = z.object({
  title: spellings,
  company: spellings,
  location: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  description: z.string(),
  bulletPoints: z.array(z.string()),
  /** Volunteering and service: reading it as a role or not is both right. */
  optional: z.boolean().default(false),
});
const truth = z.object({
  case: z.string(),
  file: z.string(),
  fileType: z.string(),
  family: z.string(),
  language: z.string(),
  dates: z.string(),
  experiences: z.array(role),
  contact: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    linkedIn: z.string(),
    website: z.string(),
  }),
  summary: z.string(),
  education: z.array(
    z.object({
      degree: z.string(),
      field: z.string(),
      school: z.string(),
      location: z.string(),
      startDate: z.string(),
      endDate: z.string(),
    }),
  ),
  certificates: z.array(
    z.object({
      name: z.string(),
      issuer: z.string(),
      number: z.string(),
      date: z.string(),
      expiry: z.string(),
    }),
  ),
  languages: z.array(z.object({ name: z.string(), level: z.string() })),
  skills: z.array(z.string()),
});

/** What the scorer needs of a truth file. */
export type KnownResume = z.infer<typeof truth>;
export type KnownRole = KnownResume['experiences'][number];

/** All truths of a folder with files and `truth/`. */
export function readTruths(folder: string): KnownResume[] {
  return readdirSync(join(folder, 'truth'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => truth.parse(JSON.parse(readFileSync(join(folder, 'truth', name), 'utf8'))));
}
