import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPeriods, isReversed } from './dates.ts';

describe('periods', () => {
  it.each([
    ['Mar 2019 – Present', '2019-03', ''],
    ['03/2018 - 05/2021', '2018-03', '2021-05'],
    ['2015-06 — 2017-01', '2015-06', '2017-01'],
    ["Jun '16 - Aug '19", '2016-06', '2019-08'],
    ['June 2012 to July 2015', '2012-06', '2015-07'],
    ['1 Jan 2016 - 31 Mar 2018', '2016-01', '2018-03'],
    ['01.04.2013 – 30.09.2015', '2013-04', '2015-09'],
    ['January 5, 2014 - March 3, 2015', '2014-01', '2015-03'],
    ['May - August 2014', '2014-05', '2014-08'],
    ['2014–2018', '2014', '2018'],
    ['2014-18', '2014', '2018'],
    ['2019/20', '2019', '2020'],
    ['Summer 2011', '2011', '2011'],
    ['Fall 2011 - Spring 2013', '2011', '2013'],
    ['Q3 2018 – Q1 2019', '2018', '2019'],
    ['since 2020', '2020', ''],
    ['2021 –', '2021', ''],
    ['until 2009', '', '2009'],
    ['Juni 2020', '2020-06', '2020-06'],
    ['seit März 2021', '2021-03', ''],
    ['Okt. 2014 bis heute', '2014-10', ''],
    ['janv. 2012 – août 2016', '2012-01', '2016-08'],
    ['depuis février 2017', '2017-02', ''],
    ['de 2012 à aujourd’hui', '2012', ''],
    ['de enero de 2011 a agosto de 2013', '2011-01', '2013-08'],
    ['septiembre de 2013 – actualidad', '2013-09', ''],
    ['dal 2019 al 2021', '2019', '2021'],
    ['maggio 2016 – oggi', '2016-05', ''],
    ['março de 2015 até o momento', '2015-03', ''],
    ['abr 2011 - fev 2015', '2011-04', '2015-02'],
    ['od września 2017 do grudnia 2019', '2017-09', '2019-12'],
    ['październik 2014 – obecnie', '2014-10', ''],
  ])('reads %s', (text, startDate, endDate) => {
    expect(findPeriods(`Cook, Blue Door (${text})`)).toMatchObject([{ startDate, endDate }]);
    expect(findPeriods(text)).toMatchObject([{ startDate, endDate }]);
  });

  it.each([
    'room 1904',
    'version 03/19',
    '+44 20 1234 5678',
    '1,200 guests',
    '$2015',
    'May I help',
    'a 90/10 split',
    'uni-bremen.de',
  ])('sees no period of work in "%s"', (text) => {
    expect(findPeriods(text).filter((period) => period.isRange)).toEqual([]);
  });

  it('never makes a month out of a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1950, max: 2049 }),
        fc.integer({ min: 1950, max: 2049 }),
        (start, end) => {
          expect(findPeriods(`${start} – ${end}`)).toMatchObject([
            { startDate: String(start), endDate: String(end) },
          ]);
        },
      ),
    );
  });

  it('gives offsets in the text, in order and without overlap', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'Mar 2019',
            '–',
            ' ',
            'to',
            '2021',
            'Łódź',
            'ß',
            'ﬁ',
            '03/2018',
            'present',
            '\t',
            ',',
          ),
        ),
        (parts) => {
          const text = parts.join(' ');
          let end = 0;
          for (const period of findPeriods(text)) {
            expect(period.start).toBeGreaterThanOrEqual(end);
            expect(period.end).toBeGreaterThan(period.start);
            expect(text.slice(period.start, period.end)).toMatch(/\d\d$|[a-z]$|[–-]$/);
            end = period.end;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });

  it('detects an end before a start only as far as both are precise', () => {
    expect(isReversed('2021', '2019')).toBe(true);
    expect(isReversed('2019-05', '2019')).toBe(false);
    expect(isReversed('2019-05', '')).toBe(false);
  });
});
