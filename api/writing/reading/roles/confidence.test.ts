import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { UNSURE } from './confidence.ts';

const doubts = (text: string) =>
  readHistory(`Nora Felt\nnora@example.com\n\nExperience\n\n${text}`).experiences.map(({ confidence }) =>
    (['title', 'company', 'dates'] as const).filter((field) => confidence[field] < UNSURE),
  );

const REGULAR = [
  'Baker | Mill & Oven Ltd | 05/2019 - 12/2021\n- Baked 900 loaves',
  'Waiter | Cafe Luise Ltd | 02/2016 - 03/2019\n- Served guests',
  'Cashier | Aldi Ltd | 01/2014 - 01/2016\n- Ran the till',
];

describe('please check', () => {
  it('is not said of roles that are all written alike', () => {
    expect(doubts(REGULAR.join('\n\n'))).toEqual([[], [], []]);
  });

  it('is said of the employer and the title of a role that is written differently', () => {
    const other = 'Blue Lantern, Night owl crew, Quorvale 2010 - 2013\n- Kept the lights on';
    const [, , , last] = doubts([...REGULAR, other].join('\n\n'));
    expect(last).toEqual(['title', 'company']);
  });

  it('is not said of a role that stands on two lines instead of one, and can be read in one way only', () => {
    const other = 'Blue Lantern\nNight owl crew 2010 - 2013\n- Kept the lights on';
    const [, , , last] = doubts([...REGULAR, other].join('\n\n'));
    expect(last).toEqual([]);
  });

  it('is not said of a year alone among months, which is hardly ever misread', () => {
    const [first = '', ...others] = REGULAR;
    const year = 'Porter | Grand Hotel Ltd | 2019 - 2019\n- Carried bags';
    expect(doubts([first, year, ...others].join('\n\n'))).toEqual([[], [], [], []]);
    const oldest = 'Porter | Grand Hotel Ltd | 2011 - 2013\n- Carried bags';
    expect(doubts([...REGULAR, oldest].join('\n\n'))).toEqual([[], [], [], []]);
  });

  it('is not said of dates out of order, which are hardly ever misread', () => {
    const role = (start: string) => `Porter | Grand Hotel Ltd | ${start}\n- Carried bags`;
    const late = role('03/2021 - 05/2022');
    const older = ['01/2012 - 12/2013', '01/2010 - 12/2011'].map(role);
    expect(doubts([...REGULAR, ...older, late].join('\n\n'))[5]).toEqual([]);
  });

  it('is said of a lone date', () => {
    const lone = 'Porter | Grand Hotel Ltd | 03/2012\n- Carried bags';
    expect(doubts([...REGULAR, lone].join('\n\n'))).toEqual([[], [], [], ['dates']]);
  });

  it('is said of a year at one end and a month at the other', () => {
    const mixed = 'Porter | Grand Hotel Ltd | 03/2011 - 2013\n- Carried bags';
    expect(doubts([...REGULAR, mixed].join('\n\n'))).toEqual([[], [], [], ['dates']]);
  });

  it('is said of all dates where each role took those of the next, and a header is left over', () => {
    const below = [
      'Mill & Oven Ltd\nBaker\n- Baked 900 loaves a day\n05/2019 - 12/2021',
      'Cafe Luise Ltd\nWaiter\n- Served guests\n02/2016 - 03/2019',
      'Aldi Ltd\nCashier\n- Ran the till\n01/2014 - 01/2016\n- Counted the stock',
    ];
    for (const fields of doubts(below.join('\n\n'))) expect(fields).toContain('dates');
  });

  it('is said of a title that has the employer of another role in it', () => {
    const mixed = 'Porter Aldi Ltd | Grand Hotel Ltd | 03/2011 - 05/2013\n- Carried bags';
    const [, , , last] = doubts([...REGULAR, mixed].join('\n\n'));
    expect(last).toEqual(expect.arrayContaining(['title']));
  });

  it('is said of a role whose title goes on in the next line', () => {
    const wrapped =
      '03/2011 - 05/2013 | Grand Hotel Ltd | Porter (night\nshifts and weekends)\n- Carried bags';
    const [, , , last] = doubts([...REGULAR, wrapped].join('\n\n'));
    expect(last).toEqual(expect.arrayContaining(['title']));
  });

  it('is said of a title with a full stop within, and of an employer with words of a sentence', () => {
    const beside = 'Cook\n03/2008 - 05/2010\n- Cooked';
    const role = (title: string) =>
      `${title}, Grand Hotel Ltd\n03/2011 - 05/2013\n- Carried bags\n\n${beside}`;
    expect([doubts(role('Porter. Globex'))[0], doubts(role('Porter'))[0]]).toEqual([['title'], []]);
    const told =
      'Porter | Grand Hotel which belongs with three others to Globex | 03/2011 - 05/2013\n- Carried bags';
    expect(doubts([...REGULAR, told].join('\n\n'))[3]).toEqual(['company']);
  });

  it('is not said of an employer in several roles', () => {
    const other = (year: string) => `Blue Lantern, Night owl crew, Quorvale ${year}\n- Kept the lights on`;
    const [, , , one] = doubts([...REGULAR, other('2010 - 2013')].join('\n\n'));
    const [, , , both] = doubts([...REGULAR, other('2010 - 2013'), other('2007 - 2010')].join('\n\n'));
    expect([one?.includes('company'), both?.includes('company')]).toEqual([true, false]);
  });

  it('is not said of the dates of a role that is otherwise written differently', () => {
    const other = 'Blue Lantern\nNight owl crew 02/2010 - 11/2013\n- Kept the lights on';
    const [, , , last] = doubts([...REGULAR, other].join('\n\n'));
    expect(last).not.toContain('dates');
  });

  it('is not said of dates because a headline stands above the first heading', () => {
    const lead = 'Senior software developer\nMill & Oven Ltd\n\nExperience\n\n';
    const { experiences, unplaced } = readHistory(`${lead}${REGULAR.join('\n\n')}`);
    expect(unplaced).toContain('Senior software developer');
    expect(experiences.map(({ confidence }) => confidence.dates >= UNSURE)).toEqual(REGULAR.map(() => true));
  });
});
