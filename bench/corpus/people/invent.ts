import { LANGUAGES } from '../languages/index.ts';
import type { LanguageCode } from '../languages/index.ts';
import { inventCareer } from './career.ts';
import type { Body } from './career.ts';
import type { Day, Person, Service } from './person.ts';
import type { Random } from './random.ts';
import { pair, tradesOf } from './trades.ts';

const LOADED = new Map<LanguageCode, ReturnType<typeof tradesOf>>();
const loaded = (language: LanguageCode): ReturnType<typeof tradesOf> => {
  const found = LOADED.get(language) ?? tradesOf(language);
  LOADED.set(language, found);
  return found;
};

/** The trades that the corpus has texts for in a language. */
export const tradesIn = (language: LanguageCode): string[] => [...loaded(language).trades.keys()];
const OTHER_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'tr', 'ar', 'uk'];

const ascii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/ı/g, 'i')
    .replace(/ł/gi, 'l')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
const digits = (pattern: string, random: Random): string =>
  pattern.replace(/#/g, () => String(random.int(2, 9)));

function inventContact(
  language: LanguageCode,
  first: string,
  last: string,
  random: Random,
): Person['contact'] {
  const words = LANGUAGES[language];
  const [city, postcode] = random.pick(words.cities);
  const handle = `${ascii(first)}${random.pick(['.', '_', '-', ''])}${ascii(last)}`;
  return {
    fullName: `${first} ${last}`,
    email: `${handle}@${random.pick(['example.com', 'example.org', 'mail.example.net', 'post.example'])}`,
    phone: digits(random.pick(words.phones), random),
    street: random.pick(words.streets),
    town: words.postcodeFirst ? `${postcode} ${city}` : `${city} ${postcode}`,
    city,
    country: words.country,
    linkedIn: random.chance(0.6) ? `linkedin.com/in/${handle.replace(/[._]/g, '-')}` : '',
    website: random.chance(0.25) ? `www.${ascii(last)}.example` : '',
    birth: { year: random.int(1965, 1998), month: random.int(1, 12), day: random.int(1, 28) },
  };
}

function inventService(texts: string[], cities: [string, string][], from: number, random: Random): Service {
  const [title, organisation] = pair(random.pick(texts));
  const start: Day = { year: from, month: random.int(1, 12), day: random.int(1, 28) };
  const city = random.pick(cities)[0];
  return {
    title,
    organisation: organisation.replace('{city}', city),
    start,
    end: { year: from + random.int(1, 3), month: random.int(1, 12), day: random.int(1, 28) },
  };
}

/** An invented person of a trade; the same for the same random choices. */
export function inventPerson(language: LanguageCode, tradeName: string, body: Body, random: Random): Person {
  const words = LANGUAGES[language];
  const { commons, trades } = loaded(language);
  const trade = trades.get(tradeName);
  if (trade === undefined) throw new Error(`content/${language}.txt has no trade "${tradeName}".`);
  const career = inventCareer({ words, commons, trade, body, random });
  const first = random.pick(words.first);
  const last = random.pick(words.last);
  const names = new Intl.DisplayNames([words.locale], { type: 'language' });
  const own = names.of(words.locale.slice(0, 2)) ?? '';
  const others = random.sample(
    OTHER_LANGUAGES.filter((code) => code !== language),
    random.int(1, 3),
  );
  const project = (text: string): { name: string; text: string } => {
    const [, name = '', rest = ''] = /^(.*?) ?: (.*)$/.exec(text) ?? [];
    return { name, text: rest };
  };
  const firstYear = career.roles.at(-1)?.start.year ?? 2010;
  return {
    language,
    trade: tradeName,
    contact: inventContact(language, first, last, random),
    headline: random.chance(0.6) ? (career.roles[0]?.title ?? '') : '',
    ...career,
    languages: [
      { name: own, level: words.levels[0] ?? '' },
      ...others.map((code) => ({ name: names.of(code) ?? code, level: random.pick(words.levels.slice(1)) })),
    ],
    skills: random.sample(trade.skills, random.int(4, 8)),
    projects: random.chance(0.25) ? random.sample(commons.projects, random.int(1, 2)).map(project) : [],
    volunteering: random.chance(0.3)
      ? [inventService(commons.volunteering, words.cities, firstYear + 1, random)]
      : [],
    publications:
      tradeName === 'academic' || random.chance(0.06)
        ? random
            .sample(commons.publications, 2)
            .map((text) => `${last}, ${first[0]}. (${random.int(2012, 2023)}). ${text}`)
        : [],
    awards: random.chance(0.25)
      ? random
          .sample(commons.awards, random.int(1, 2))
          .map((name) => ({ name, year: random.int(firstYear, 2024) }))
      : [],
    military: random.chance(0.12)
      ? [inventService(commons.military, words.cities, firstYear - 8, random)]
      : [],
    interests: random.chance(0.4) ? random.pick(commons.interests) : '',
    otherEntries: null,
  };
}
