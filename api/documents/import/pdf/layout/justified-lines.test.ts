import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { pdfPages } from '../../testing/pdf-fixture.ts';
import type { Drawn } from '../../testing/pdf-fixture.ts';

const WIDTH = 5;
const LEFT = 60;
const RIGHT = 300;

/** A line in a font of one width, whose words are spread over the full width. */
function justified(text: string, y: number): Drawn[] {
  const words = text.split(' ');
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const gap = (RIGHT - LEFT - letters * WIDTH) / (words.length - 1);
  let x = LEFT;
  return words.map((word) => {
    const drawn = { text: word, x, y, size: 10, before: '' };
    x += word.length * WIDTH + gap;
    return drawn;
  });
}

const HEAD: Drawn[] = [
  { text: 'Ines Paredo', x: 60, y: 50, size: 20 },
  { text: 'ines@example.com', x: 60, y: 70 },
];

async function textsOf(drawn: Drawn[]): Promise<string[]> {
  const { lines } = await readDocument(pdfPages([[...HEAD, ...drawn]]), 'resume.pdf');
  return lines.map(({ text }) => text).slice(2);
}

// Helvetica's letters aren't all of one width; these words come near enough to fill the line.
const FULL = 'nnnnnnnnnn nnnnnnnn nnnnnnn nnnnnnn nnnnnn nnn';

describe('lines set to the full width of a narrow paragraph', () => {
  it('keep their words together, though the spaces are as wide as between columns', async () => {
    const wide = 'nnnnnnnnn nnnnnnnn nnnnnn nnnnnnn';
    const texts = await textsOf([
      ...justified(FULL, 100),
      ...justified(wide, 112),
      ...justified(FULL, 124),
      { text: 'nnnnnnnn nnn', x: LEFT, y: 136 },
    ]);
    expect(texts).toEqual([FULL, wide, FULL, 'nnnnnnnn nnn']);
  });

  it('are not rows with a date at the right edge', async () => {
    const texts = await textsOf([
      { text: 'Cook', x: LEFT, y: 100 },
      { text: '2019 - 2021', x: RIGHT - 52, y: 100 },
      ...justified(FULL, 112),
    ]);
    expect(texts[0]).toBe('Cook\t2019 - 2021');
  });
});
