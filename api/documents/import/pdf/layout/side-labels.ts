import { headingKind } from '../../../../writing/reading/sections/headings.ts';
import type { Segment } from './segments.ts';

/** Text set sideways beside a page's own: its segments, and what they say. */
export interface SideLabel {
  segments: Segment[];
  text: string;
}

const LETTER = /^[\p{L}&]$/u;
/** Fewer letters one below the other may be marks or grades. */
const MIN_LETTERS = 5;
/** A column of marks or grades has few different ones. */
const MIN_DIFFERENT = 4;
/** In shares of the letters' size. */
const SAME_PLACE = 0.5;
/** How far the letters of a word are apart. */
const MAX_PITCH = 2.5;
/** In shares of the usual step. */
const UNEVEN = 0.06;
const SPACE = 1.5;
/** A space takes one letter's place, or two. */
const MAX_STEPS = 3;
/** Columns of letters that may be painted row by row. */
const LOOK_BACK = 20;
/** A page with more single letters is not a resume's. */
const MAX_LETTERS = 1_000;
/** Of the letters of a page with labels, at most this share are in them. */
const MAX_SHARE = 0.25;

const countLetters = (segments: Segment[]): number =>
  segments.reduce((sum, { text }) => sum + text.length, 0);

const middle = ({ x0, x1 }: Segment): number => (x0 + x1) / 2;

const isBelow = (next: Segment, last: Segment): boolean =>
  Math.abs(middle(next) - middle(last)) <= SAME_PLACE * last.size &&
  Math.abs(next.y - last.y) <= MAX_STEPS * MAX_PITCH * last.size;

/** Cuts single letters into those that stand one below the other; other segments stay by themselves. */
function stackLetters(segments: Segment[]): Segment[][] {
  const stacks: Segment[][] = [];
  for (const segment of segments) {
    const stack = LETTER.test(segment.text)
      ? stacks.slice(-LOOK_BACK).find((one) => {
          const last = one.at(-1);
          return last !== undefined && LETTER.test(last.text) && isBelow(segment, last);
        })
      : undefined;
    if (stack) stack.push(segment);
    else stacks.push([segment]);
  }
  return stacks;
}

/** The distances between a stack's letters, and the usual one. */
function stepsOf(stack: Segment[]): { steps: number[]; pitch: number } {
  const steps = stack.slice(1).map(({ y }, at) => Math.abs(y - (stack[at]?.y ?? y)));
  return { steps, pitch: [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0 };
}

function labelFrom(segments: Segment[]): SideLabel {
  const { steps, pitch } = stepsOf(segments);
  const letters = segments.map(({ text }, at) => ((steps[at - 1] ?? 0) > SPACE * pitch ? ` ${text}` : text));
  return { segments, text: letters.join('') };
}

/** Whether letters stand at even distances, and nothing at their right. */
function isLabel(stack: Segment[], upright: Segment[]): boolean {
  const size = stack[0]?.size ?? 0;
  const { steps, pitch } = stepsOf(stack);
  const isEven = steps.every((step) => {
    const count = Math.round(step / pitch);
    return count >= 1 && count <= MAX_STEPS && Math.abs(step - count * pitch) <= UNEVEN * pitch;
  });
  const left = Math.min(...stack.map(({ x0 }) => x0));
  const [top, bottom] = [stack[0]?.y ?? 0, stack.at(-1)?.y ?? 0];
  const isOutermost = upright.every(
    (other) => stack.includes(other) || other.y < top - size || other.y > bottom + size || other.x1 < left,
  );
  return pitch <= MAX_PITCH * size && isEven && isOutermost;
}

/**
 * What is set sideways beside the text of a page: turned letters, or upright ones one below the other at the right edge. Turned
 * text that is a large part of its page, or has the headings of sections, is no label and is read.
 *
 * @param segments the visible ones of a page
 */
export function findSideLabels(segments: Segment[]): SideLabel[] {
  const upright = segments.filter(({ isTurned }) => !isTurned);
  const turned = segments.filter(({ isTurned }) => isTurned);
  const isText =
    countLetters(turned) > MAX_SHARE * countLetters(segments) ||
    turned.some(({ text }) => headingKind(text) !== null);
  const letters = upright.filter(({ text }) => LETTER.test(text)).sort((a, b) => a.y - b.y);
  const stacks = stackLetters(letters.slice(0, MAX_LETTERS)).filter(
    (stack) =>
      stack.length >= MIN_LETTERS &&
      new Set(stack.map(({ text }) => text)).size >= MIN_DIFFERENT &&
      isLabel(stack, upright),
  );
  return [...(isText ? [] : stackLetters(turned)), ...stacks].map(labelFrom);
}
