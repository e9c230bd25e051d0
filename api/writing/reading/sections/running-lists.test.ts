import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { listDetails } from './details.ts';

const certificates = (lines: string[]) =>
  listDetails(readHistory(['Ada Brandt', 'ada@brandt.test', '', 'Certifications', ...lines].join('\n')))
    .certifications;

const printed = (texts: string[], like: (index: number) => Partial<Line>) =>
  listDetails(
    readLines(
      ['Ada Brandt', 'ada@brandt.test', 'Certifications', ...texts].map((text, index) =>
        lineOf(text, index, {
          gapBefore: index === 2,
          isBold: index === 2,
          ...(index > 2 && like(index - 3)),
        }),
      ),
    ).history,
  ).certifications;

describe('certificates in a running text', () => {
  it('are one each between the semicolons of a paragraph, wherever its lines end', () => {
    const paragraph = [
      'Rye Baker - Guild of Holm - 2019 - No. 66890; Oven Keeper - Moss',
      'Guild - 2020; Mill Warden up to 1 t - Society of Holm and',
      'Leeds - 2021',
    ];
    expect(printed(paragraph, (index) => ({ isFull: index < 2 }))).toEqual([
      'Rye Baker - Guild of Holm - 2019 - No. 66890',
      'Oven Keeper - Moss Guild - 2020',
      'Mill Warden up to 1 t - Society of Holm and Leeds - 2021',
    ]);
  });

  it('are one each in lines of which several in a row end in a comma', () => {
    expect(
      certificates([
        'Rye Baker,',
        'Holm Oven Foundations Certified Associate,',
        'Mill Warden,',
        'Bread Taster.',
      ]),
    ).toEqual(['Rye Baker', 'Holm Oven Foundations Certified Associate', 'Mill Warden', 'Bread Taster.']);
  });

  it('go on in the next line behind a comma that few have', () => {
    expect(
      certificates(['Rye Baker,', 'Guild of Holm, 2019', 'Oven Keeper,', 'Guild of Holm, 2020']),
    ).toEqual(['Rye Baker, Guild of Holm, 2019', 'Oven Keeper, Guild of Holm, 2020']);
  });

  it('have the classes for which they are valid', () => {
    expect(certificates(['• Forklift licence A, B, D', '• Rye Baker'])).toEqual([
      'Forklift licence A, B, D',
      'Rye Baker',
    ]);
  });
});

describe('certificates below their years', () => {
  it('are one each, with the year', () => {
    expect(
      certificates([
        '2020',
        '• Rye Baker · Globex',
        '• Oven Keeper',
        '2019',
        '• Mill Warden',
        '• Bread Taster',
      ]),
    ).toEqual(['Rye Baker, Globex, 2020', 'Oven Keeper, 2020', 'Mill Warden, 2019', 'Bread Taster, 2019']);
  });

  it('have only the exact dates below that say the years again', () => {
    expect(
      certificates([
        '2024',
        'Rye Academy',
        'Globex · 05/2024 – 08/2024',
        '2022 – 2023',
        'Oven Academy',
        'Globex · 12/2022 – 03/2023',
      ]),
    ).toEqual(['Rye Academy, Globex, 05/2024 – 08/2024', 'Oven Academy, Globex, 12/2022 – 03/2023']);
  });
});
