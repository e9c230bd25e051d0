import { expect, it } from 'vitest';
import { isLabelMargin } from './cells.ts';
import type { Segment } from './segments.ts';

let order = 0;
const segment = (text: string, x: number, y: number, size = 10): Segment => ({
  text,
  x0: x,
  x1: x + text.length * size * 0.5,
  y,
  size,
  bold: 0,
  startsBold: false,
  startsColumn: false,
  words: [],
  order: order++,
  hidden: '',
  isTurned: false,
});
const TEXT = [100, 200, 214, 300, 314, 400].map((y) => segment('Text of this section, over a line', 220, y));

it('headings in a margin are labels below the name and its title, with strokes between them', () => {
  const side = [
    segment('Ada Marlow', 60, 60, 22),
    segment('Student', 60, 80, 14),
    ...['Profile', 'Skills', 'Experience', 'Education'].flatMap((heading, at) => [
      segment('ㅡ', 60, 90 + 100 * at),
      segment(heading, 60, 100 + 100 * at),
    ]),
  ];
  expect(isLabelMargin(side, TEXT)).toBe(true);
});

it('headings above texts of their own are none', () => {
  const side = ['Profile', 'Skills', 'Languages', 'Interests'].flatMap((heading, at) => [
    segment(heading, 60, 100 + 100 * at),
    segment('A text below it', 60, 120 + 100 * at),
  ]);
  expect(isLabelMargin(side, TEXT)).toBe(false);
});
