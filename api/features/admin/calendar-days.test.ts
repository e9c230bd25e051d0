import { describe, expect, it } from 'vitest';
import { canonicalTimeZone, createCalendar, formatDay, startOfMonth, startOfWeek } from './calendar-days.ts';

/** The first moment of a day, in UTC. */
function begin(timeZone: string, date: string): string {
  const day = createCalendar('UTC').dayOf(new Date(`${date}T12:00:00Z`));
  return createCalendar(timeZone).startOf(day).toISOString().replace(':00.000Z', 'Z');
}

describe('a day begins', () => {
  it.each([
    ['UTC', '2026-11-18', '2026-11-18T00:00Z'],
    ['Asia/Kolkata', '2026-11-18', '2026-11-17T18:30Z'],
    ['Asia/Kathmandu', '2026-11-18', '2026-11-17T18:15Z'],
    ['Pacific/Chatham', '2026-11-18', '2026-11-17T10:15Z'],
    ['Pacific/Kiritimati', '2026-11-18', '2026-11-17T10:00Z'],
    ['America/Los_Angeles', '2026-11-18', '2026-11-18T08:00Z'],
  ])('at midnight in %s: %s', (timeZone, date, moment) => {
    expect(begin(timeZone, date)).toBe(moment);
  });

  it.each([
    ['America/Los_Angeles', 'forward at 2:00', ['2026-03-08T08:00Z', '2026-03-09T07:00Z'], '2026-03-08'],
    ['America/Los_Angeles', 'back at 2:00', ['2026-11-01T07:00Z', '2026-11-02T08:00Z'], '2026-11-01'],
    ['Pacific/Auckland', 'forward at 2:00', ['2026-09-26T12:00Z', '2026-09-27T11:00Z'], '2026-09-27'],
    ['Pacific/Auckland', 'back at 3:00', ['2026-04-04T11:00Z', '2026-04-05T12:00Z'], '2026-04-05'],
    [
      'Australia/Lord_Howe',
      'forward by half an hour',
      ['2026-10-03T13:30Z', '2026-10-04T13:00Z'],
      '2026-10-04',
    ],
    ['America/Santiago', 'forward at midnight', ['2022-09-11T04:00Z', '2022-09-12T03:00Z'], '2022-09-11'],
    ['America/Havana', 'back at 1:00 to midnight', ['2022-11-06T04:00Z', '2022-11-07T05:00Z'], '2022-11-06'],
  ])('in %s at the right moment where clocks are set %s', (timeZone, _how, [start, end], date) => {
    const next = formatDay(createCalendar('UTC').dayOf(new Date(`${date}T12:00:00Z`)) + 1);
    expect([begin(timeZone, date), begin(timeZone, next)]).toEqual([start, end]);
  });

  it('when the next one does, if the calendar leaves it out', () => {
    expect(begin('Pacific/Apia', '2011-12-30')).toBe(begin('Pacific/Apia', '2011-12-31'));
  });

  it.each(['Africa/Casablanca', 'America/St_Johns', 'Asia/Beirut', 'Europe/London', 'Pacific/Easter'])(
    'in %s where the one before ends, through a whole year',
    (timeZone) => {
      const { dayOf, startOf } = createCalendar(timeZone);
      const first = dayOf(new Date('2026-01-01T12:00:00Z'));
      for (let day = first; day < first + 365; day += 1) {
        const start = startOf(day);
        expect([dayOf(start), dayOf(new Date(start.getTime() - 1_000))]).toEqual([day, day - 1]);
      }
    },
  );
});

it('weeks begin on Monday, months on the first', () => {
  const { dayOf } = createCalendar('UTC');
  const of = (find: (day: number) => number, date: string) =>
    formatDay(find(dayOf(new Date(`${date}T00:00:00Z`))));
  expect(of(startOfWeek, '2026-11-16')).toBe('2026-11-16');
  expect(of(startOfWeek, '2026-11-22')).toBe('2026-11-16');
  expect(of(startOfWeek, '2027-01-01')).toBe('2026-12-28');
  expect(of(startOfWeek, '1969-12-31')).toBe('1969-12-29');
  expect(of(startOfMonth, '2026-12-31')).toBe('2026-12-01');
  expect(of(startOfMonth, '2028-02-29')).toBe('2028-02-01');
});

it('a time zone is known by its name in the IANA database', () => {
  expect(canonicalTimeZone('us/pacific')).toBe('America/Los_Angeles');
  expect(canonicalTimeZone('UTC')).toBe('UTC');
  for (const name of ['', 'Mars/Olympus', '+05:07', 'Europe/Berlin; drop table users', '../../etc/passwd'])
    expect(canonicalTimeZone(name)).toBeNull();
});
