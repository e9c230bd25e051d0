import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const read = (text: string) => readHistory(`Ada Marlow\n\nWork experience\n\n${text}`);

describe('tables whose first row names their columns', () => {
  it('give a role for each row, with beginning and end in columns of their own', () => {
    const { experiences, unplaced } = read(`| Company | Position | From | To | Tasks |
|---|---|---|---|---|
| Northlight Ltd | Bookkeeper | 03/2019 | 06/2022 | Kept the books of two shops |
| Bluefin Trading | Cashier | 05/2016 | 02/2019 | Ran the till |
| Harbour Mill | Baker | 2012 | 2016 | Baked bread |`);
    expect(experiences).toMatchObject([
      { title: 'Bookkeeper', company: 'Northlight Ltd', startDate: '2019-03', endDate: '2022-06' },
      { title: 'Cashier', company: 'Bluefin Trading', startDate: '2016-05', endDate: '2019-02' },
      { title: 'Baker', company: 'Harbour Mill', startDate: '2012', endDate: '2016' },
    ]);
    expect(experiences[1]?.bulletPoints).toEqual(['Ran the till']);
    expect(unplaced).toEqual(['Company | Position | From | To | Tasks']);
  });

  it('need no known words in the cells', () => {
    expect(
      read('Zeitraum\tTätigkeit\tFirma\n03/2019 – 06/2022\tOrla\tBrunn\n05/2016 – 02/2019\tTess\tEder')
        .experiences,
    ).toMatchObject([
      { title: 'Orla', company: 'Brunn' },
      { title: 'Tess', company: 'Eder' },
    ]);
  });

  it('have a name in the cell behind one that ends in a full stop', () => {
    expect(
      read(
        'Date\tOccupation\tEmployer\n11/2015 – 12/2017\tEngine Programmer: harbours and ships.\tQuorvale Works, UK\n09/2012 – 05/2015\tLab Demonstrator: teaching.\tHarrow College, UK',
      ).experiences,
    ).toMatchObject([
      { title: 'Engine Programmer: harbours and ships.', company: 'Quorvale Works', location: 'UK' },
      { title: 'Lab Demonstrator: teaching.', company: 'Harrow College', location: 'UK' },
    ]);
  });

  it('keep each line in one place', () => {
    const { experiences } = read('Company\tPosition\tFrom\tTo\tNotes\nNorthlight\tCook\t2019\t2021\tGrill');
    expect(experiences.flatMap(({ sourceLines }) => sourceLines)).toEqual([5]);
  });
});

describe('rows of a lone year and a title each', () => {
  const titles = (text: string) => read(text).experiences.map(({ title, company }) => [title, company]);

  it('are roles of their own: none is the employer of the next', () => {
    expect(titles('2010\tUniversity clown\n2008\tSchool clown\n2006\tCircus clown')).toEqual([
      ['University clown', ''],
      ['School clown', ''],
      ['Circus clown', ''],
    ]);
  });

  it('may stand below the whole time at their employer', () => {
    expect(titles('2008 – 2014\tGlobex Mills\n2010\tBaker\n2008\tCook')).toEqual([
      ['Baker', 'Globex Mills'],
      ['Cook', 'Globex Mills'],
    ]);
  });
});
