/** The ways in which real services fail, and in which real servers know less than the whole protocol. */
export const FAULTS = [
  // Refused, or never answered.
  'unauthorized',
  'no-model',
  'too-long-a-prompt',
  'rate-limited',
  'rate-limited-briefly',
  'rate-limited-30',
  'no-credit',
  'timeout-status',
  'conflict-status',
  'server-error',
  'endless-error',
  'hang',
  'hang-up',
  'html',
  'html-error',
  'redirect',
  'not-streamed',
  // Begun and spoilt.
  'stall',
  'cut',
  'unfinished',
  'bad-line',
  'error-event',
  'length',
  'refusal',
  'filtered',
  'empty',
  'flood',
  'endless-line',
  'truncated-json',
  'prose',
  'twice',
  'wrong-shape',
  'other-protocol',
  // Whole, in an unusual way.
  'thoughts',
  'uncounted',
  'lingering',
  // Servers that know less.
  'no-schema',
  'no-json',
  'old-limit',
  'new-limit',
  'no-count',
  'no-effort',
  'plain-only',
] as const;

/** A way in which a service fails. */
export type Fault = (typeof FAULTS)[number];

export const isFault = (name: string): name is Fault => FAULTS.some((fault) => fault === name);
