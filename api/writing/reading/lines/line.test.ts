import { describe, expect, it } from 'vitest';
import { joinTexts } from './join-texts.ts';
import { parseLines } from './line.ts';
import { placeScore, splitPlace } from '../fields/places.ts';

const texts = (text: string): string[] => parseLines(text).map((line) => line.text);

describe('lines of pasted text', () => {
  it('keep their numbers through blank lines, rules, comments and any line end', () => {
    const lines = parseLines('# Ann Lee\r\n\r---\n<!-- a\nb -->\n**Cook** · _Inn_\r\n');
    expect(lines.map(({ lineNumber, text, isHidden }) => [lineNumber, text, isHidden])).toEqual([
      [0, 'Ann Lee', false],
      [3, '<!-- a', true],
      [4, 'b -->', true],
      [5, 'Cook · Inn', false],
    ]);
  });

  it('have no commands for another format, as pandoc writes them', () => {
    const text =
      '`\\begin{multicols}{2}`{=latex}\n\n### Clerk, Globex `\\hfill`{=latex} 2019 - 2021\n\n`ls` and `cd`';
    const shown = parseLines(text).filter(({ isHidden }) => !isHidden);
    expect(shown.map((line) => line.text)).toEqual(['Clerk, Globex\t2019 - 2021', 'ls and cd']);
  });

  it.each([
    '•',
    '●',
    '▪',
    '–',
    '-',
    '*',
    '+',
    '➢',
    '✓',
    '\uE0B7',
    '1.',
    '2)',
    '✅',
    '·',
    '‣',
    '⋄',
    '∗',
    '♦',
    '⧫',
    '❯',
    '▻',
    '◉',
    '✦',
  ])('know %s as a list mark', (mark) => {
    expect(parseLines(`  ${mark} Ran the till`)).toMatchObject([
      { marker: mark, text: 'Ran the till', indent: 2 },
    ]);
  });

  it('lose the backslash of a line break', () => {
    expect(texts('**2019 – 2021 -- Tester** \\\nNorthlight GmbH\\')).toEqual([
      '2019 – 2021 -- Tester',
      'Northlight GmbH',
    ]);
  });

  it.each(['Harbour Inn ........ 2019', 'Harbour Inn………2019', 'Harbour Inn\t····\t2019'])(
    'have a column break where dots lead to the right edge: %s',
    (text) => {
      expect(texts(text)).toEqual(['Harbour Inn\t2019']);
    },
  );

  it('lose the dots that fill them up to their end', () => {
    expect(texts('Education ...............')).toEqual(['Education']);
    expect(texts('Awards ·······')).toEqual(['Awards']);
  });

  it('keep the three dots of an open list', () => {
    expect(texts('Tills, stock... and more')).toEqual(['Tills, stock... and more']);
    expect(texts('Tills, stock...')).toEqual(['Tills, stock...']);
  });

  it('take a day of the month for no list mark', () => {
    expect(parseLines('12. März 2020 – heute')).toMatchObject([
      { marker: '', text: '12. März 2020 – heute' },
    ]);
  });

  it('lose decoration and keep words', () => {
    expect(texts('> [Ann](https://ann.test) **led** `npm` and snake_case_name <b>now</b>')).toEqual([
      'Ann led npm and snake_case_name now',
    ]);
    expect(parseLines('[Ann](https://ann.test)')[0]?.links).toEqual(['https://ann.test']);
  });

  it('lose references of links, and keep numbers in brackets', () => {
    expect(texts('[Globex][2] in [Leeds][leeds], see [1]')).toEqual(['Globex in Leeds, see [1]']);
  });

  it('show a column break as a tab, ligatures and odd spaces as plain text', () => {
    expect(texts('Cook        2019\nO\uFB03ce\u00a0clerk\u200b')).toEqual(['Cook\t2019', 'Office clerk']);
  });

  it('are joined without the hyphen of a broken word, with the hyphen of a compound', () => {
    expect(joinTexts(['for deploy-', 'ment of'], new Set())).toBe('for deployment of');
    expect(joinTexts(['a cross-', 'functional team'], new Set())).toBe('a cross-functional team');
    expect(joinTexts(['a bake-', 'house'], new Set(['bake-house']))).toBe('a bake-house');
    expect(joinTexts(['Groß-', 'und Kleinhandel'], new Set())).toBe('Groß- und Kleinhandel');
  });
});

describe('places', () => {
  it.each([
    'Austin, TX',
    'Leeds, UK',
    'München, Deutschland',
    'Kraków',
    'Remote',
    '75023 Paris (France)',
    'Boise, Idaho',
  ])('%s is one', (text) => {
    expect(placeScore(text)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    'Globex Corporation, Remote',
    'Acme Foods, USA',
    'Deloitte (Porto)',
    'Boston Consulting Group',
    'Led a team',
    'reading',
  ])('%s is none', (text) => {
    expect(placeScore(text)).toBeLessThan(3);
  });

  it.each([
    ['Brightloop, Austin, TX', 'Brightloop', 'Austin, TX'],
    ['Acme Company, Inc., Springfield, USA', 'Acme Company, Inc.', 'Springfield, USA'],
    ['Colegio San Martín (Sevilla)', 'Colegio San Martín', 'Sevilla'],
    ['Volt & Sons', 'Volt & Sons', ''],
  ])('are taken off the end of %s', (text, name, place) => {
    expect(splitPlace(text)).toEqual({ name, place });
  });
});

it.each([
  'x Led the team',
  'q Led the team',
  '§ Led the team',
  'Ø Led the team',
  'o Led the team',
  '{ Led the team',
])('takes what symbol fonts become for a list mark: %s', (text) => {
  expect(parseLines(text)[0]?.text).toBe('Led the team');
});

it.each(['x axis of a chart', 'X Corp', 'v Praze'])('takes no other letter for one: %s', (text) => {
  expect(parseLines(text)[0]?.text).toBe(text);
});
