import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { personalTail } from './personal-tail.ts';

const MARGIN = ['Born: 07.06.1997', 'Mill Lane 21', '38446 Potsdam', '+49 1607 556965', 'ada@example.com'];
const tail = (...lines: string[]) => personalTail(parseLines(lines.join('\n'))).map(({ text }) => text);

describe('what a margin says of a person below the last job', () => {
  it('is its address, its numbers and its birth', () => {
    expect(tail('2019 – 2021\tBaker', 'Baked 900 loaves', ...MARGIN)).toEqual(MARGIN);
  });

  it.each([
    ['more of the job follows', [...MARGIN, 'Baked 900 loaves']],
    ['nobody can be called or written to', ['Baked', 'Mill Lane 21', '38446 Potsdam', 'Born: 07.06.1997']],
    ['there is little', ['Baked 900 loaves', 'Mill Lane 21', 'ada@example.com']],
  ])('is nothing where %s', (_, lines) => {
    expect(tail(...lines)).toEqual([]);
  });

  it('is no text of the job, and gives the contact details', () => {
    const { experiences, contact, unplaced } = readHistory(
      `Ada Marlow\n\nWork experience\n\n2019 – 2021\tBaker, Mill & Oven\nBaked 900 loaves\n\n${MARGIN.join('\n')}\n\nLanguages\n\nGerman: native`,
    );
    expect(experiences).toMatchObject([{ title: 'Baker', bulletPoints: ['Baked 900 loaves'] }]);
    expect(contact).toMatchObject({ email: 'ada@example.com', phone: '+49 1607 556965' });
    expect(unplaced).toEqual([]);
  });
});
