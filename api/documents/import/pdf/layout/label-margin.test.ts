import { expect, it } from 'vitest';
import { isLabelMargin } from './cells.ts';
import { inOrder, segmentOf } from '../../testing/segments.ts';

const TEXT = inOrder(
  [100, 200, 214, 300, 314, 400].map((y) => segmentOf('Text of this section, over a line', 220, y)),
);

it('headings in a margin are labels below the name and its title, with strokes between them', () => {
  const side = [
    segmentOf('Ada Marlow', 60, 60, 22),
    segmentOf('Student', 60, 80, 14),
    ...['Profile', 'Skills', 'Experience', 'Education'].flatMap((heading, at) => [
      segmentOf('ㅡ', 60, 90 + 100 * at),
      segmentOf(heading, 60, 100 + 100 * at),
    ]),
  ];
  expect(isLabelMargin(inOrder(side), TEXT)).toBe(true);
});

it('headings above texts of their own are none', () => {
  const side = ['Profile', 'Skills', 'Languages', 'Interests'].flatMap((heading, at) => [
    segmentOf(heading, 60, 100 + 100 * at),
    segmentOf('A text below it', 60, 120 + 100 * at),
  ]);
  expect(isLabelMargin(inOrder(side), TEXT)).toBe(false);
});
