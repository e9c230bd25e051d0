import { z } from 'zod';
import type { ExperienceWithBullets } from './experiences.ts';

const snapshot = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  description: z.string().nullable(),
  position: z.number(),
  absorbedIds: z.array(z.string()),
  splitFromId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  bulletPoints: z.array(z.object({ id: z.string(), content: z.string(), position: z.number() })),
});

/** `experience_changes.before` and `.after`. */
export const snapshotsSchema = z.array(snapshot);
export type ExperienceSnapshot = z.output<typeof snapshot>;

/** The current state of an experience as JSON, with its bullets in order. */
export function takeSnapshot(experience: ExperienceWithBullets): ExperienceSnapshot {
  const { createdAt, updatedAt, userId: _userId, bulletPoints, ...fields } = experience;
  return {
    ...fields,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    bulletPoints: bulletPoints.map(({ id, content, position }) => ({ id, content, position })),
  };
}

/** Whether two snapshots have the same content, regardless of their positions in the bank and their timestamps. */
export function hasSameContent(a: ExperienceSnapshot, b: ExperienceSnapshot): boolean {
  return JSON.stringify(toComparable(a)) === JSON.stringify(toComparable(b));
}

const toComparable = ({
  id,
  title,
  company,
  location,
  startDate,
  endDate,
  description,
  ...rest
}: ExperienceSnapshot) => [
  [id, title, company, location, startDate, endDate, description, rest.absorbedIds, rest.splitFromId],
  rest.bulletPoints.map((bullet) => [bullet.id, bullet.content]),
];
