import type { LanguageCode } from '../languages/index.ts';
import { LANGUAGES } from '../languages/index.ts';
import type { Day } from '../people/person.ts';
import type { Random } from '../people/random.ts';
import { FORMS } from './month-forms.ts';
import type { DateForm, FormName } from './month-forms.ts';

/** How one document writes all its dates. */
export interface DateStyle {
  name: string;
  form: DateForm;
  one(day: Day): string;
  /** The end is `null` while it lasts. */
  range(start: Day, end: Day | null): string;
  /** Start, mark between and end, for documents that put them on lines or in cells of their own. */
  parts(start: Day, end: Day | null): [string, string, string];
  present: string;
}

export type Ordering = 'plain' | 'words' | 'since' | 'newest-first' | 'same-year';

interface StyleChoice {
  language: LanguageCode;
  form: FormName;
  mark: string;
  ordering: Ordering;
  present: string;
}

/** The style that writes dates as chosen. */
export function dateStyle({ language, form: formName, mark, ordering, present }: StyleChoice): DateStyle {
  const words = LANGUAGES[language];
  const form = FORMS[formName];
  const one = (day: Day): string => form.write(day, words);
  const parts = (start: Day, end: Day | null): [string, string, string] => [
    one(start),
    mark,
    end === null ? present : one(end),
  ];
  const range = (start: Day, end: Day | null): string => {
    const [from, , to] = parts(start, end);
    if (ordering === 'since' && end === null) return `${words.since} ${from}`;
    if (ordering === 'words') return `${words.fromTo[0]} ${from} ${words.fromTo[1]} ${to}`;
    if (ordering === 'newest-first') return `${to}${mark}${from}`;
    if (ordering === 'same-year' && end?.year === start.year) {
      if (form.precision === 'year') return from;
      return `${from.replace(new RegExp(`[\\s,]*${start.year}$`), '')}${mark}${to}`;
    }
    return `${from}${mark}${to}`;
  };
  return {
    name: `${formName}${ordering === 'plain' ? '' : `+${ordering}`}`,
    form,
    one,
    range,
    parts,
    present,
  };
}

const COMMON: FormName[] = [
  'long',
  'long',
  'short',
  'short',
  'slash',
  'slash',
  'year',
  'year',
  'longCapital',
  'upper',
  'iso',
  'season',
  'quarter',
];
const LOCAL: Partial<Record<LanguageCode, FormName[]>> = {
  en: [
    'shortPoint',
    'shortComma',
    'apostrophe',
    'apostropheTight',
    'monthFirst',
    'slashYear',
    'slashShort',
    'dayLong',
    'isoSlash',
    'yearApostrophe',
    'daySlash',
  ],
  de: ['point', 'point', 'slash', 'dayPoint', 'slashYear', 'dayPoint'],
  fr: ['daySlash', 'slashYear', 'dayLong'],
  es: ['ofYear', 'ofYear', 'daySlash', 'slashYear'],
  it: ['daySlash', 'dayLong', 'slashYear'],
  pt: ['ofYear', 'daySlash', 'slashYear'],
  nl: ['dash', 'dayPoint', 'dash'],
  pl: ['point', 'point', 'dayPoint', 'isoPoint'],
  sv: ['iso', 'isoDay', 'isoSlash', 'dash'],
  tr: ['point', 'dayPoint', 'dayLong'],
  id: ['daySlash', 'dayLong'],
  cs: ['point', 'dayPoint', 'slash'],
};
const MARKS = [' – ', ' – ', ' – ', '–', ' - ', ' - ', '-', ' — ', '—', ' / '];
const SINCE = new Set<LanguageCode>(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'cs', 'id']);

interface Allowed {
  forms?: readonly FormName[];
  marks?: readonly string[];
  orderings?: readonly Ordering[];
}

/** A style as somebody of this language may write, from what the layout has room for. */
export function pickDateStyle(language: LanguageCode, random: Random, allowed: Allowed = {}): DateStyle {
  const forms = allowed.forms ?? [...COMMON, ...(LOCAL[language] ?? []), ...(LOCAL[language] ?? [])];
  const form = random.pick(forms);
  const marks = form === 'iso' || form === 'dash' || form === 'isoDay' ? [' – ', ' - ', ' — '] : MARKS;
  const slashed = form === 'slash' || form === 'slashYear' || form === 'monthFirst' || form === 'daySlash';
  const mark = random.pick(allowed.marks ?? (slashed ? marks.filter((text) => text !== ' / ') : marks));
  const orderings: Ordering[] = ['plain', 'plain', 'plain', 'plain', 'plain', 'plain', 'newest-first'];
  if (SINCE.has(language)) orderings.push('since');
  if (SINCE.has(language) && form !== 'yearApostrophe') orderings.push('words');
  if (form === 'long' || form === 'short' || form === 'year') orderings.push('same-year', 'same-year');
  const words = LANGUAGES[language];
  return dateStyle({
    language,
    form,
    mark,
    ordering: random.pick(allowed.orderings ?? orderings),
    present: random.pick(words.present),
  });
}
