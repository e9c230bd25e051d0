import type { Anchor } from '../headers/anchor.ts';
import type { Candidate } from '../headers/candidates.ts';
import { BREAK_IN_WORK } from '../words/breaks.ts';

/** The layout of times between jobs, which take no part in the vote. */
const BREAK = 'break';

/** Whether dates are those of a time between jobs: "Parental leave 2019 – 2020" (docs/decisions/0074-times-between-jobs.md). */
export const isBreak = ({ rest }: Anchor): boolean => BREAK_IN_WORK.test(rest);

/** The reading of such a time, which takes no line but its own. */
export const readBreak = ({ index, span, rest }: Anchor): Candidate => ({
  layout: BREAK,
  title: rest,
  company: '',
  location: '',
  score: 0,
  from: index,
  to: index + span - 1,
  titleOwnLine: false,
  companyLine: -1,
  titleLook: '',
  companyLook: '',
  titleLine: index,
  anchorLine: index,
  leftCost: 0,
  isTownBehind: false,
});

/** Whether a reading is of a time between jobs. */
export const isBreakReading = ({ layout }: Candidate): boolean => layout === BREAK;
