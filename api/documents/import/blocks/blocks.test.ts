import { expect, it } from 'vitest';
import { emptyParagraph, sourcesOfBlocks } from './blocks.ts';
import type { Block } from './blocks.ts';

const cell = (...texts: string[]): Block[] => texts.map((text) => ({ ...emptyParagraph(), text }));
const linesOf = (left: string[], right: string[]) =>
  [...sourcesOfBlocks([{ kind: 'table', rows: [[cell(...left), cell(...right)]] }])].map(({ text }) => text);

const HEADER = ['Nov 1990 – Abr 1991', 'PROGRAMADOR', 'Globex CA.', 'Lorvale'];
const SAID = 'Desarrolló un sistema de ventas para una ferretería, en 1991, y lo mantuvo';

it('reads the header of a role in one cell before what was done, in the other one', () => {
  expect(linesOf(HEADER, [SAID, SAID])).toEqual([...HEADER, SAID, SAID]);
  expect(linesOf(HEADER, [SAID])).toEqual([...HEADER, SAID]);
});

it('reads cells side by side where the other one has dates of its own, or no text', () => {
  expect(linesOf(['2019 – 2021', 'Leeds'], ['Cook, Globex', 'Baker, Globex'])).toEqual([
    '2019 – 2021\tCook, Globex',
    'Leeds\tBaker, Globex',
  ]);
  expect(linesOf(HEADER, [`${SAID} 1990 – 1991`])[0]).toContain('\t');
});
