import { Prisma } from '../../generated/prisma/client.ts';
import type { Deps } from '../../core/deps.ts';
import { cellOf } from '../../places/cells.ts';

/** A listing as a source brings it. */
export interface ListingToStore {
  /** The source's name, and its own id for the listing. */
  source: string;
  externalId: string;
  title: string;
  company: string;
  location: string | null;
  latitude: number | null;
  longitude: number | null;
  isRemote: boolean;
  salary: string | null;
  description: string;
  requirements: string[];
  keywords: string[];
  jobType: string | null;
  experienceLevel: string | null;
  sourceUrl: string | null;
  postedDate: Date | null;
  sameJobKey: string;
}
