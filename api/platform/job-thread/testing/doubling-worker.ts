/** Doubles a number; a negative number never gets a result, and zero throws. */
import { serveJobs } from '../serve-jobs.ts';

serveJobs<number, number>((number) => {
  if (number === 0) throw new Error('Nothing to double.');
  while (number < 0) number -= 1;
  return number * 2;
});
