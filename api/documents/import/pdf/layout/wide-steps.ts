/** How a line stands below the one above. */
export interface SteppedLine {
  /** From the baseline above to its own, in points; null where there is no line above. */
  step: number | null;
  /** Of its letters, in points. */
  size: number;
}

/** As shares of the usual step: those that are equal, and those with clearly more room. */
const EQUAL = 0.03;
const WIDE = 1.3;
/** Wider ones are gaps by any measure. */
const WIDE_MAX = 2.2;
/** How alike the wide steps of a page are. */
const ALIKE = 1.12;
/** Fewer wide steps may be so by chance. */
const MIN_WIDE = 3;
/** Of all steps, at least this share are the usual one. */
const MOST = 0.5;
/** There are so many wide steps for each one between the two groups. */
const PER_BETWEEN = 4;
/** The share of a line's height that grows with its letters, since the line above keeps what is below its baseline. */
const RISE = 0.8;
/** Room beyond what larger letters need. */
const BEYOND_SIZE = 1.1;

/** How much larger than the line below a heading is, at least. */
const LARGER = 1.04;

interface Step {
  step: number;
  size: number;
  /** Whether the line above is larger: the room below a heading is no gap between entries. */
  isBelowLarger: boolean;
  at: number;
}

const isEqual = (step: number, usual: number): boolean => Math.abs(step - usual) <= EQUAL * usual;

/** The step that most others equal; null if fewer than half of them do. */
function findUsual(steps: readonly Step[]): Step[] | null {
  const sorted = [...steps].sort((a, b) => a.step - b.step);
  let best: Step[] = [];
  let from = 0;
  for (let to = 0; to < sorted.length; to += 1) {
    const last = sorted[to]?.step ?? 0;
    while ((sorted[from]?.step ?? last) * (1 + 2 * EQUAL) < last) from += 1;
    if (to - from + 1 > best.length) best = sorted.slice(from, to + 1);
  }
  return best.length >= steps.length * MOST ? best : null;
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The positions of the lines of a column above which there is clearly more room than between most of its lines: steps of two
 * kinds, with hardly any between them. The room that larger letters need, and that below them, is no gap.
 */
export function findWideSteps(lines: readonly SteppedLine[]): Set<number> {
  const steps = lines.flatMap(({ step, size }, at) =>
    step === null || step <= 0
      ? []
      : [{ step, size, isBelowLarger: (lines[at - 1]?.size ?? 0) > size * LARGER, at }],
  );
  const usual = findUsual(steps);
  if (!usual) return new Set();
  const pitch = middle(usual.map(({ step }) => step));
  const body = middle(usual.map(({ size }) => size));
  const isWide = ({ step, size, isBelowLarger }: Step): boolean => {
    const needed = pitch * (1 - RISE + RISE * Math.max(1, size / body));
    return !isBelowLarger && step >= WIDE * pitch && step <= WIDE_MAX * pitch && step >= BEYOND_SIZE * needed;
  };
  const wide = steps.filter(isWide);
  const centre = middle(wide.map(({ step }) => step));
  const group = wide.filter(({ step }) => step <= centre * ALIKE && step >= centre / ALIKE);
  const between = steps.filter(
    ({ step, isBelowLarger }) =>
      !isBelowLarger && step > pitch && !isEqual(step, pitch) && step < WIDE * pitch,
  );
  const isClear = group.length >= MIN_WIDE && between.length * PER_BETWEEN <= group.length;
  return new Set(isClear ? wide.map(({ at }) => at) : []);
}
