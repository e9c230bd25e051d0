/** The worker thread of `createWritingThread`. */
import { serveJobs } from '../job-thread/serve-jobs.ts';
import { runWritingJob } from './writing-jobs.ts';

serveJobs(runWritingJob);
