import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfPages, plain } from '../../testing/pdf-fixture.ts';
import { readPdf } from '../read-pdf.ts';
import { findWideSteps } from './wide-steps.ts';
import type { SteppedLine } from './wide-steps.ts';

const column = (...steps: number[]): SteppedLine[] => [
  { step: null, size: 10 },
  ...steps.map((step) => ({ step, size: 10 })),
];
const wideIn = (lines: SteppedLine[]): number[] => [...findWideSteps(lines)];

describe('the steps of a column', () => {
  it('are wide where most are equal and others are clearly larger', () => {
    expect(wideIn(column(16, 16, 22.4, 16, 16.1, 22.9, 16, 16, 22.6, 16))).toEqual([3, 6, 9]);
  });

  it.each([
    ['they wobble', [16, 17, 18, 16, 19, 21, 16, 18, 22, 17, 23, 16]],
    ['most are equal and the others are anything between', [16, 16, 16, 17.5, 16, 16, 19, 16, 20.5, 16, 22]],
    ['few are larger', [16, 16, 16, 22.4, 16, 16, 16, 16, 22.6, 16]],
    ['no step is that of most', [16, 22, 16, 22, 30, 30, 22, 40, 40]],
  ])('are all alike where %s', (_, steps) => {
    expect(wideIn(column(...steps))).toEqual([]);
  });

  it('are wide above titles in larger letters, and not where these only need more room', () => {
    const entries = (step: number): SteppedLine[] =>
      [1, 2, 3, 4].flatMap(() => [
        { step, size: 12 },
        { step: 16, size: 12 },
        { step: 16, size: 10 },
        { step: 16, size: 10 },
      ]);
    expect(wideIn([{ step: null, size: 10 }, ...entries(22.4)])).toEqual([1, 5, 9, 13]);
    expect(wideIn([{ step: null, size: 10 }, ...entries(18.5)])).toEqual([]);
  });

  it('are not wide below a heading', () => {
    const sections = [1, 2, 3, 4].flatMap(() => [
      { step: 40, size: 14 },
      { step: 22.4, size: 10 },
      { step: 16, size: 10 },
      { step: 16, size: 10 },
      { step: 16, size: 10 },
    ]);
    expect(wideIn(sections)).toEqual([]);
  });

  it('are the same at any scale', () => {
    const steps = fc.array(fc.constantFrom(16, 16, 16, 16.3, 18, 22.4, 23, 30), { maxLength: 40 });
    const sizes = fc.array(fc.constantFrom(9, 10, 12, 14), { minLength: 41, maxLength: 41 });
    // Powers of two, since these scale without rounding.
    fc.assert(
      fc.property(steps, sizes, fc.integer({ min: -3, max: 3 }), (given, letters, power) => {
        const lines = column(...given).map(({ step }, at) => ({ step, size: letters[at] ?? 10 }));
        const scaled = lines.map(({ step, size }) => ({
          step: step === null ? null : step * 2 ** power,
          size: size * 2 ** power,
        }));
        expect(wideIn(scaled)).toEqual(wideIn(lines));
      }),
    );
  });
});

const ENTRIES = ['Dispatcher', 'Warehouse Clerk', 'Driver', 'Porter'];

/** A heading, and entries of a title in larger letters and three lines; the distances in points. */
async function gapsOf(within: number, between: number, scale: number): Promise<boolean[]> {
  const drawn = ENTRIES.flatMap((title, entry) => {
    const y = 100 + entry * (3 * within + between);
    const lines = [title, 'Kestrel Freight Ltd', '• Planned the routes', '• Counted the stock'];
    return lines.map((text, at) => plain(text, 60, (y + at * within) * scale, (at === 0 ? 12 : 9) * scale));
  });
  const { lines } = await readPdf(pdfPages([drawn]), { maxPages: 1, maxLetters: 10_000 });
  return lines.map(({ gapBefore }) => gapBefore);
}

it.each([0.6, 1, 1.3])('entries of a page are apart at the scale %d', async (scale) => {
  const entry = [true, false, false, false];
  expect(await gapsOf(16, 22.5, scale)).toEqual(ENTRIES.flatMap(() => entry));
  expect(await gapsOf(16, 17.5, scale)).toEqual([true, ...Array.from({ length: 15 }, () => false)]);
});
