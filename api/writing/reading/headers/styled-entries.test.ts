import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { readLines } from '../read-lines.ts';
import { lineOf } from '../testing/lines.ts';

type Drawn = [text: string, look?: Partial<Line>];
const HEADING: Drawn = ['Experience', { size: 14, isBold: true, gapBefore: true, headingLevel: 1 }];
const bold = (text: string): Drawn => [text, { isBold: true }];
const plain = (text: string): Drawn => [text];
const read = (...drawn: Drawn[]) =>
  readLines(
    [HEADING, ...drawn].map(([text, look], index) => lineOf(text, index, look)),
  ).history.experiences.map(({ title, company }) => [title, company]);

describe('a section without dates whose entries are headed in a look of their own', () => {
  it('has a role in each: the employer in bold and the title below', () => {
    const heads = ['Quorvale', 'KBL', 'Vellum pub', 'Novarro'].map(bold);
    const [first, second, third, fourth] = heads as [Drawn, Drawn, Drawn, Drawn];
    expect(
      read(
        first,
        plain('Logistics administrator'),
        second,
        plain('Cook'),
        third,
        plain('Barman'),
        plain('Served the guests of two floors every evening of the week.'),
        fourth,
        plain('Digitalisation, archives'),
      ),
    ).toEqual([
      ['Logistics administrator', 'Quorvale'],
      ['Cook', 'KBL'],
      ['Barman', 'Vellum pub'],
      ['Digitalisation, archives', 'Novarro'],
    ]);
  });

  it('has a role in each: employer and title in bold, and what was done below', () => {
    const done = plain('I wrote down what the members of the club had to tell about their work.');
    expect(
      read(
        bold('Quorvale Tales, content planner'),
        done,
        bold('University of Harrow, lecturer’s assistant'),
        done,
        bold('Vellum, crafter'),
        done,
      ),
    ).toEqual([
      ['content planner', 'Quorvale Tales'],
      ['lecturer’s assistant', 'University of Harrow'],
      ['crafter', 'Vellum'],
    ]);
  });

  it('has none where the names in bold are what somebody did', () => {
    const done = plain('Kept the shop of a bakery running all day and all night.');
    expect(read(bold('Network Support'), done, bold('Documentation'), done, bold('Training'), done)).toEqual(
      [],
    );
  });

  it('has none of them where two are all', () => {
    expect(read(bold('Quorvale'), plain('Brown bread'), bold('KBL'), plain('Cook'))).toEqual([]);
  });
});
