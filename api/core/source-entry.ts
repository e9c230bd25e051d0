import { z } from 'zod';

/** The kinds of job source that `JOB_SOURCES` can name. */
export const SOURCE_KINDS = [
  'arbeitnow',
  'themuse',
  'jobicy',
  'remotive',
  'usajobs',
  'adzuna',
  'greenhouse',
  'lever',
  'lever-eu',
  'ashby',
  'feed',
] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A job source that the operator has named. */
export interface SourceEntry {
  kind: SourceKind;
  /** The board, the country of Adzuna, or the feed's name; `''` for sources that are only one. */
  part: string;
  /** The employer's name as the operator wrote it, or the feed's address; `''` if there is none. */
  value: string;
}

/** The countries that Adzuna serves, each with the currency of its salaries. */
export const ADZUNA_CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['at', 'EUR'],
  ['au', 'AUD'],
  ['be', 'EUR'],
  ['br', 'BRL'],
  ['ca', 'CAD'],
  ['ch', 'CHF'],
  ['de', 'EUR'],
  ['es', 'EUR'],
  ['fr', 'EUR'],
  ['gb', 'GBP'],
  ['in', 'INR'],
  ['it', 'EUR'],
  ['mx', 'MXN'],
  ['nl', 'EUR'],
  ['nz', 'NZD'],
  ['pl', 'PLN'],
  ['sg', 'SGD'],
  ['us', 'USD'],
  ['za', 'ZAR'],
]);

/** Its allowance of calls is enough for this many, each read once a day. */
const ADZUNA_MAX_COUNTRIES = 4;
const MAX_SOURCES = 300;

const PART = /^[a-z0-9][a-z0-9._-]{0,79}$/i;
const WITHOUT_PART: ReadonlySet<SourceKind> = new Set([
  'arbeitnow',
  'themuse',
  'jobicy',
  'remotive',
  'usajobs',
]);

const kindSchema = z.enum(SOURCE_KINDS);

/** The name under which a source is stored: `arbeitnow`, `greenhouse:acme`. Listings have it before their ids. */
export const sourceName = ({ kind, part }: Pick<SourceEntry, 'kind' | 'part'>): string =>
  part === '' ? kind : `${kind}:${part}`;

function readEntry(text: string): SourceEntry | string {
  const [name = '', ...values] = text.split('=');
  const [rawKind = '', ...parts] = name.trim().split(':');
  const kind = kindSchema.safeParse(rawKind.trim().toLowerCase()).data;
  const part = parts.join(':').trim();
  const value = values.join('=').trim();
  if (!kind) return `names "${rawKind.trim()}", which is none of ${SOURCE_KINDS.join(', ')}`;
  if (WITHOUT_PART.has(kind))
    return part === '' && value === ''
      ? { kind, part, value }
      : `must name ${kind} alone, without ":" and "="`;
  if (kind === 'adzuna')
    return ADZUNA_CURRENCIES.has(part) && value === ''
      ? { kind, part, value }
      : `must name a country of Adzuna, as adzuna:us: one of ${[...ADZUNA_CURRENCIES.keys()].join(', ')}`;
  if (!PART.test(part))
    return kind === 'feed'
      ? 'must name a feed as feed:name=https://...'
      : `must name a board, as ${kind}:acme`;
  if (kind === 'feed' && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
    return `must give the address of the feed, as feed:${part}=https://...`;
  return { kind, part, value };
}

/** The source with this name, without what the operator wrote after it; null if there can be none. */
export function parseSourceName(name: string): SourceEntry | null {
  const entry = readEntry(name);
  return typeof entry === 'string' ? null : entry;
}

/** Parses `JOB_SOURCES`: names, separated by commas or line breaks. */
export const jobSourcesSchema = z.string().transform((text, context): SourceEntry[] => {
  const entries = new Map<string, SourceEntry>();
  const refuse = (message: string) => {
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  };
  for (const piece of text.split(/[,\n]/).map((part) => part.trim())) {
    if (piece === '') continue;
    const entry = readEntry(piece);
    if (typeof entry === 'string') return refuse(entry);
    if (entries.has(sourceName(entry))) return refuse(`names ${sourceName(entry)} twice`);
    entries.set(sourceName(entry), entry);
  }
  const all = [...entries.values()];
  if (all.length > MAX_SOURCES) return refuse(`can name at most ${MAX_SOURCES} sources`);
  if (all.filter(({ kind }) => kind === 'adzuna').length > ADZUNA_MAX_COUNTRIES)
    return refuse(`can name at most ${ADZUNA_MAX_COUNTRIES} countries of Adzuna, whose calls are limited`);
  return all;
});
