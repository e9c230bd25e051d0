import type { Language } from '../languages/language.ts';
import type { Day } from '../people/person.ts';

/** A way to write one date. `precision` is what can be read back from it. */
export interface DateForm {
  name: string;
  precision: 'month' | 'year';
  write(day: Day, language: Language): string;
}

const two = (value: number): string => String(value).padStart(2, '0');
const monthName = (day: Day, { locale }: Language, month: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { month }).format(new Date(Date.UTC(day.year, day.month - 1, 15)));
const capital = (text: string, { locale }: Language): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
const shortYear = ({ year }: Day): string => two(year % 100);
const short = (day: Day, language: Language): string => monthName(day, language, 'short').replace(/\.$/, '');

const form = (
  name: string,
  write: DateForm['write'],
  precision: DateForm['precision'] = 'month',
): DateForm => ({
  name,
  precision,
  write,
});

/** Every form of the issue that one date can take. */
export const FORMS = {
  long: form('long', (day, language) => `${monthName(day, language, 'long')} ${day.year}`),
  longCapital: form(
    'long-capital',
    (day, language) => `${capital(monthName(day, language, 'long'), language)} ${day.year}`,
  ),
  ofYear: form('long-of', (day, { locale }) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
      new Date(Date.UTC(day.year, day.month - 1, 15)),
    ),
  ),
  short: form('short', (day, language) => `${capital(short(day, language), language)} ${day.year}`),
  shortPoint: form(
    'short-point',
    (day, language) => `${capital(short(day, language), language)}. ${day.year}`,
  ),
  shortComma: form(
    'short-comma',
    (day, language) => `${capital(short(day, language), language)}, ${day.year}`,
  ),
  upper: form(
    'upper',
    (day, language) => `${short(day, language).toLocaleUpperCase(language.locale)} ${day.year}`,
  ),
  apostrophe: form(
    'apostrophe',
    (day, language) => `${capital(short(day, language), language)} ’${shortYear(day)}`,
  ),
  apostropheTight: form(
    'apostrophe-tight',
    (day, language) => `${capital(short(day, language), language)}'${shortYear(day)}`,
  ),
  slash: form('mm/yyyy', (day) => `${two(day.month)}/${day.year}`),
  slashShort: form('m/yyyy', (day) => `${day.month}/${day.year}`),
  slashYear: form('mm/yy', (day) => `${two(day.month)}/${shortYear(day)}`),
  point: form('mm.yyyy', (day) => `${two(day.month)}.${day.year}`),
  dash: form('mm-yyyy', (day) => `${two(day.month)}-${day.year}`),
  iso: form('yyyy-mm', (day) => `${day.year}-${two(day.month)}`),
  isoSlash: form('yyyy/mm', (day) => `${day.year}/${two(day.month)}`),
  isoPoint: form('yyyy.mm', (day) => `${day.year}.${two(day.month)}`),
  dayPoint: form('dd.mm.yyyy', (day) => `${two(day.day)}.${two(day.month)}.${day.year}`),
  daySlash: form('dd/mm/yyyy', (day) => `${two(day.day)}/${two(day.month)}/${day.year}`),
  monthFirst: form('m/d/yyyy', (day) => `${day.month}/${day.day}/${day.year}`),
  isoDay: form('yyyy-mm-dd', (day) => `${day.year}-${two(day.month)}-${two(day.day)}`),
  dayLong: form('d-month-yyyy', (day, { locale }) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(day.year, day.month - 1, day.day)),
    ),
  ),
  year: form('yyyy', (day) => String(day.year), 'year'),
  yearApostrophe: form('apostrophe-yy', (day) => `’${shortYear(day)}`, 'year'),
  season: form(
    'season',
    (day, { seasons }) => `${seasons[Math.floor((day.month % 12) / 3)] ?? ''} ${day.year}`,
    'year',
  ),
  quarter: form('quarter', (day) => `Q${Math.ceil(day.month / 3)} ${day.year}`, 'year'),
} satisfies Record<string, DateForm>;
export type FormName = keyof typeof FORMS;
