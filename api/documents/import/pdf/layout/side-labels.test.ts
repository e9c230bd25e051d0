import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, HEAD, linesAt, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Content } from '../../testing/pdf-fixture.ts';
import { readPdf } from '../read-pdf.ts';

const LIMITS = { maxPages: 5, maxLetters: 10_000 };

const TEXT: Content[] = [
  ...HEAD,
  bold('Dispatcher, Kestrel Freight Ltd, 2019 - 2021', 60, 130),
  ...linesAt(60, 144, [
    '• Planned the routes of forty lorries through all of the north and answered for',
    'their cold chain in summer and in winter, and also for the keys of the yard that',
    'belongs to the depot',
    '• Counted the stock of the depot twice a year, wrote the lists for its owners and',
    'kept the books of the yard',
  ]),
];

/** A letter turned to the left, from the top of the page. */
const turned = (letter: string, x: number, y: number): string =>
  `q BT /R 10 Tf 0 1 -1 0 ${x} ${842 - y} Tm (${letter}) Tj ET Q`;
const upwards = (word: string, x: number): Content[] =>
  [...word].map((letter, at) => turned(letter, x, 260 - at * 9));
const downwards = (word: string, x: number, step = 11): Content[] =>
  [...word].map((letter, at) => plain(letter, x, 120 + at * step)).filter(({ text }) => text !== ' ');

async function read(content: Content[]) {
  const { lines } = await readPdf(pdfPages([content]), LIMITS);
  const { history } = await readDocument(pdfPages([content]), 'resume.pdf');
  return {
    shown: lines.filter(({ isHidden }) => !isHidden).map(({ text, isFull }) => ({ text, isFull })),
    hidden: lines.filter(({ isHidden }) => isHidden).map(({ text }) => text),
    bullets: history.experiences.flatMap(({ bulletPoints }) => bulletPoints),
  };
}

describe('a label set sideways beside the text', () => {
  it.each<[string, Content[], string]>([
    ['in turned letters', upwards('PORTFOLIO', 560), 'PORTFOLIO'],
    ['in upright letters', downwards('PORTFOLIO', 560), 'PORTFOLIO'],
    ['in upright letters of two words', downwards('CURRICULUM VITAE', 560), 'CURRICULUM VITAE'],
  ])('is neither as wide as the text nor a part of it: %s', async (_, label, text) => {
    const [without, withLabel] = [await read(TEXT), await read([...TEXT, ...label])];
    expect(without.shown.some(({ isFull }) => isFull)).toBe(true);
    expect(withLabel).toEqual({ ...without, hidden: [text] });
  });
});

describe('letters one below the other are read as they stand', () => {
  const hiddenIn = async (letters: Content[]) => (await read([...TEXT, ...letters])).hidden;

  it('where they are grades', async () => {
    expect(await hiddenIn(downwards('ABBACABBA', 560))).toEqual([]);
  });

  it('where they are few', async () => {
    expect(await hiddenIn(downwards('ABCD', 560))).toEqual([]);
  });

  it('where they stand at uneven distances', async () => {
    const letters = [...'PORTFOLIO'].map((letter, at) => plain(letter, 560, 120 + at * at * 2));
    expect(await hiddenIn(letters)).toEqual([]);
  });

  it('where text stands at their right', async () => {
    expect(await hiddenIn([...downwards('PORTFOLIO', 520), plain('Leeds', 560, 150)])).toEqual([]);
  });
});

it('turned headings of sections end a role, and are not as wide as the text', async () => {
  const heading = 'q BT /R 10 Tf 0 1 -1 0 560 500 Tm (Skills) Tj ET Q';
  const [without, withHeading] = [await read(TEXT), await read([...TEXT, heading])];
  expect(withHeading).toEqual({
    ...without,
    shown: [...without.shown, { text: 'Skills', isFull: undefined }],
  });
});

it('a page that is turned as a whole is read', async () => {
  const lines = ['Dispatcher at Kestrel Freight', 'Leeds, since 2019'];
  const { shown, hidden } = await read(lines.map((text, at) => turned(text, 100 + at * 14, 700)));
  expect(shown.map(({ text }) => text)).toEqual(lines);
  expect(hidden).toEqual([]);
});
