import { serveJobs } from '../../../platform/job-thread/serve-jobs.ts';
import { runReaderJob } from './reader-jobs.ts';

serveJobs(runReaderJob);
