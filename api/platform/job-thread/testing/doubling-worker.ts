/** Doubles a number; a negative one never comes back, and zero is a defect. */
import { serveJobs } from '../serve-jobs.ts';

serveJobs<number, number>((number) => {
  if (number === 0) throw new Error('Nothing to double.');
  while (number < 0) number -= 1;
  return number * 2;
});
