/** A day of the calendar, as a whole number: days since 1970-01-01. */
type DayNumber = number;

const DAY_MS = 24 * 60 * 60 * 1_000;

export const DEFAULT_TIME_ZONE = 'UTC';

/** The names of the IANA database; offsets such as +05:30 are none. */
const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;

/** The one name of a time zone among several: America/Los_Angeles for us/pacific; null if there is no such zone. */
export function canonicalTimeZone(name: string): string | null {
  if (!NAME.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The calendar of a time zone. */
export interface Calendar {
  /** The day on which a moment is there. */
  dayOf: (moment: Date) => DayNumber;
  /** The first moment of a day there: not always midnight, because where clocks are set at midnight it may not exist. */
  startOf: (day: DayNumber) => Date;
}

/** @param timeZone a name that {@link canonicalTimeZone} knows */
export function createCalendar(timeZone: string): Calendar {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

  /** What clocks show there, as if it were UTC. */
  const clockAt = (ms: number): number => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(ms)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const dayAt = (ms: number): DayNumber => Math.floor(clockAt(ms) / DAY_MS);
  // Moments before 1970 have no part in any statistics, and whole seconds are all that the format shows.
  const offsetAt = (ms: number): number => clockAt(ms) - Math.floor(ms / 1_000) * 1_000;

  return {
    dayOf: (moment) => dayAt(moment.getTime()),
    startOf: (day) => {
      const midnight = day * DAY_MS;
      // With the offset of the day before and with that of the day after: they differ when clocks are set between them.
      const candidates = [midnight - DAY_MS, midnight + DAY_MS].map((ms) => midnight - offsetAt(ms));
      const first = candidates
        .sort((a, b) => a - b)
        .find((ms) => dayAt(ms) >= day && dayAt(ms - 1_000) < day);
      return new Date(first ?? midnight - offsetAt(midnight));
    },
  };
}

/** The day as `YYYY-MM-DD`. */
export const formatDay = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week that a day is in. 1970-01-01 was a Thursday. */
export const startOfWeek = (day: DayNumber): DayNumber => day - ((((day + 3) % 7) + 7) % 7);

/** The first day of the month that a day is in. */
export function startOfMonth(day: DayNumber): DayNumber {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS;
}
