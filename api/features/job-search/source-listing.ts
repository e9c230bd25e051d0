import type { JobLevel } from '../../writing/job-match/job-match.ts';
import type { JobType } from './job-preferences.schema.ts';

/** A listing as a source brings it, in plain text; what the source doesn't say is null and worked out when it is stored. */
export interface SourceListing {
  /** The source's own id, unique within it. */
  externalId: string;
  title: string;
  company: string;
  location: string | null;
  latitude: number | null;
  longitude: number | null;
  isRemote: boolean | null;
  salary: string | null;
  description: string;
  requirements: string[];
  jobType: JobType | null;
  experienceLevel: JobLevel | null;
  /** Where the listing can be seen and applied for: http or https. */
  sourceUrl: string | null;
  postedDate: Date | null;
}
