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
    const other = 'Blue Lantern\nNight owl crew 2010 - 2013\n- Kept the lights on';
    const [, , , last] = doubts([...REGULAR, other].join('\n\n'));
    expect(last).toEqual(expect.arrayContaining(['title']));
  });

  it('is said of a year alone among months', () => {
    const year = 'Porter | Grand Hotel Ltd | 2011 - 2013\n- Carried bags';
    expect(doubts([...REGULAR, year].join('\n\n'))).toEqual([[], [], [], ['dates']]);
  });

  it('is said of dates out of order', () => {
    const late = 'Porter | Grand Hotel Ltd | 03/2021 - 05/2022\n- Carried bags';
    expect(doubts([...REGULAR, late].join('\n\n'))[3]).toEqual(['dates']);
  });
});
