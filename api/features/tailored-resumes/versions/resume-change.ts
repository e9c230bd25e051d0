import { z } from 'zod';

/** What can be done to a resume; each makes a version. */
export const RESUME_CHANGES = [
  'CREATED',
  'BULLET_EDITED',
  'BULLET_DELETED',
  'BULLET_ADDED',
  'BULLETS_PICKED',
  'BULLETS_CHOSEN_AGAIN',
  'BULLETS_REWORDED',
  'FACT_ADDED',
  'ORIGINAL_KEPT',
  'REPLACED_KEPT',
  'REPLACED_REMOVED',
  'VERSION_RESTORED',
] as const;

export type ResumeChange = (typeof RESUME_CHANGES)[number];

/** The change that a stored version names. */
export const readChange = ({ change }: { change: string }): ResumeChange =>
  z.enum(RESUME_CHANGES).parse(change);
