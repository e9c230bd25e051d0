import { isBlank } from '../../writing/reading/lines/line.ts';
import { readerLine } from '../../writing/reading/lines/reader-line.ts';
import type { Line } from '../../writing/reading/lines/line.ts';
import type { Placement, Reading } from '../../writing/reading/read-lines.ts';
import { readPlainSections } from '../../writing/reading/sections/details.ts';
import type { PlainSection } from '../../writing/reading/sections/details.ts';
import type { ReadExperience, ReadSection, SectionKind } from '../../writing/types.ts';

type Fields = ReadonlyMap<string, unknown>;

/** A history read from a JSON Resume, with its values as lines. */
export interface JsonReading extends Reading {
  lines: Line[];
}

const SECTIONS: Record<string, SectionKind> = {
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certificates: 'certifications',
  publications: 'publications',
  projects: 'projects',
  awards: 'other',
  interests: 'other',
  references: 'other',
};
const VALUES_MAX = 5_000;
const DEPTH_MAX = 12;

function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : null;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Whether a value has the shape of https://jsonresume.org: `basics` and lists of work, education and so on. */
export function isJsonResume(value: unknown): boolean {
  const fields = asFields(value);
  if (!fields) return false;
  const hasBasics = asFields(fields.get('basics')) !== null;
  const lists = ['work', 'education', 'skills', 'volunteer', 'projects'].filter((key) =>
    Array.isArray(fields.get(key)),
  );
  return hasBasics || (Array.isArray(fields.get('work')) && lists.length > 1);
}

/** Records each value as a line with its placement. */
class LineLog {
  readonly lines: Line[] = [];
  readonly placement = new Map<number, Placement>();
  readonly unplaced: string[] = [];
  /** All lines of an item, by its first. */
  readonly items = new Map<number, number[]>();

  /** Returns the value as stored; `''` if there is none. */
  take(value: unknown, where: Placement): { text: string; numbers: number[] } {
    const text = asText(value);
    const numbers: number[] = [];
    for (const part of text.split('\n')) {
      if (isBlank(part) || this.lines.length >= VALUES_MAX) continue;
      const line = readerLine({ text: part });
      if (!line) continue;
      numbers.push(this.lines.length);
      this.placement.set(this.lines.length, where);
      this.lines.push({ ...line, lineNumber: this.lines.length });
      if (where === 'unplaced') this.unplaced.push(part.trim());
    }
    return { text: numbers.length > 0 ? text : '', numbers };
  }
}

/** All texts of a value of unknown shape, in order. */
function* leaves(value: unknown, depth = 0): Generator<string> {
  if (depth > DEPTH_MAX) return;
  if (Array.isArray(value)) for (const item of value) yield* leaves(item, depth + 1);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* leaves(item, depth + 1);
  else if (asText(value) !== '') yield asText(value);
}

const asMonth = (value: unknown): string =>
  /^\d{4}(?:-(?:0[1-9]|1[0-2]))?(?=$|-|T)/.exec(asText(value))?.[0] ?? '';

function readExperience(fields: Fields, companyKeys: string[], log: LineLog): ReadExperience | null {
  const sourceLines: number[] = [];
  const take = (value: unknown): string => {
    const { text, numbers } = log.take(value, 'experience');
    sourceLines.push(...numbers);
    return text;
  };
  const title = take(fields.get('position') ?? fields.get('title'));
  const company = take(companyKeys.map((key) => fields.get(key)).find((value) => asText(value) !== ''));
  const location = take(fields.get('location'));
  const startDate = asMonth(fields.get('startDate'));
  const endDate = asMonth(fields.get('endDate'));
  for (const key of ['startDate', 'endDate']) {
    const isKnown =
      asMonth(fields.get(key)) !== '' || /^(?:present|current|now)$/i.test(asText(fields.get(key)));
    if (isKnown) take(fields.get(key));
    else log.take(fields.get(key), 'unplaced');
  }
  const description = take(fields.get('summary'));
  const bulletPoints = asList(fields.get('highlights'))
    .map(take)
    .filter((text) => text !== '');
  const known = new Set([
    'position',
    'title',
    'location',
    'startDate',
    'endDate',
    'summary',
    'highlights',
    ...companyKeys,
  ]);
  for (const [key, value] of fields)
    if (!known.has(key)) for (const leaf of leaves(value)) log.take(leaf, 'unplaced');
  if (title === '' && company === '' && bulletPoints.length === 0) return null;
  return {
    title,
    company,
    location,
    startDate,
    endDate,
    description,
    bulletPoints,
    confidence: {
      title: title === '' ? 0 : 1,
      company: company === '' ? 0 : 1,
      dates: startDate === '' ? 0 : 1,
    },
    sourceLines,
  };
}

/** A section and its items, each of which is an entry of its own. */
interface JsonSection {
  section: ReadSection;
  items: PlainSection[];
}

function readSection(key: string, value: unknown, log: LineLog): JsonSection | null {
  const kind = SECTIONS[key] ?? 'other';
  const lines: { text: string; lineNumber: number }[] = [];
  for (const item of Array.isArray(value) ? value : [value]) {
    const texts = [...leaves(item)].filter((text) => !isBlank(text));
    const lineNumber = log.lines.length;
    log.items.set(
      lineNumber,
      texts.flatMap((text) => log.take(text, 'section').numbers),
    );
    if (texts.length > 0) lines.push({ text: texts.join(', '), lineNumber });
  }
  if (lines.length === 0) return null;
  return {
    section: { kind, heading: key, lines: lines.map(({ text }) => text) },
    items: lines.map((line) => ({ kind, heading: toHeading(key), lines: [line] })),
  };
}

/** "projects" as a heading: "Projects". */
const toHeading = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** The sections that our own export keeps in `meta`, for which the format has no place (`export/json-resume.ts`). */
function readOwnSections(meta: unknown, log: LineLog): JsonSection[] {
  return asList(asFields(meta)?.get('sections')).flatMap((value) => {
    const heading = log.take(asFields(value)?.get('heading'), 'section').text;
    const { text, numbers } = log.take(asFields(value)?.get('text'), 'section');
    const texts = text.split('\n').filter((line) => !isBlank(line));
    const lines = texts.map((line, index) => ({ text: line.trim(), lineNumber: numbers[index] ?? 0 }));
    if (heading === '' || lines.length === 0) return [];
    return [
      { section: { kind: 'other', heading, lines: texts }, items: [{ kind: 'other', heading, lines }] },
    ];
  });
}

/** An entry is read from its item's text, which counts as one line; in the log each value is one. */
function withLinesOf<Entry extends { sourceLines: number[] }>(entries: Entry[], log: LineLog): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    sourceLines: entry.sourceLines.flatMap((number) => log.items.get(number) ?? [number]),
  }));
}

/** Reads a JSON Resume: every text goes to a field or a section, or becomes an unplaced line. */
export function readJsonResume(value: unknown): JsonReading {
  const resume = asFields(value) ?? new Map<string, unknown>();
  const basics = asFields(resume.get('basics')) ?? new Map<string, unknown>();
  const log = new LineLog();
  const contact = (key: unknown): string => log.take(key, 'contact').text;
  const place = asFields(basics.get('location'));
  const profiles = asList(basics.get('profiles'))
    .map(asFields)
    .filter((profile) => profile !== null);
  const linkedIn = profiles.find((profile) =>
    /linkedin/i.test(`${asText(profile.get('network'))} ${asText(profile.get('url'))}`),
  );
  const places = place
    ? ['address', 'city', 'region', 'postalCode', 'countryCode']
        .map((key) => contact(place.get(key)))
        .filter((text) => text !== '')
    : [contact(basics.get('location'))].filter((text) => text !== '');
  const sections: ReadSection[] = [];
  const items: PlainSection[] = [];
  const details = {
    fullName: contact(basics.get('name')),
    email: contact(basics.get('email')),
    phone: contact(basics.get('phone')),
    location: places.join(', '),
    linkedIn: contact(linkedIn?.get('url') ?? linkedIn?.get('username')),
    website: contact(basics.get('url') ?? basics.get('website')),
  };
  const about = [basics.get('label'), basics.get('summary')].flatMap((text) => {
    const taken = log.take(text, 'section').text;
    return taken === '' ? [] : taken.split('\n').filter((line) => !isBlank(line));
  });
  if (about.length > 0) sections.push({ kind: 'summary', heading: '', lines: about });
  const others = profiles.filter((profile) => profile !== linkedIn);
  const links = readSection(
    'profiles',
    others.map((profile) => Object.fromEntries(profile)),
    log,
  );
  if (links) sections.push(links.section);
  const experiences = [
    ...asList(resume.get('work')).map((item) => ({ item, keys: ['name', 'company'] })),
    ...asList(resume.get('volunteer')).map((item) => ({ item, keys: ['organization', 'name'] })),
  ].flatMap(({ item, keys }) => {
    const fields = asFields(item);
    return (fields && readExperience(fields, keys, log)) ?? [];
  });
  for (const [key, list] of resume) {
    if (['$schema', 'basics', 'work', 'volunteer', 'meta'].includes(key)) continue;
    const section = readSection(key, list, log);
    if (!section) continue;
    sections.push(section.section);
    items.push(...section.items);
  }
  for (const { section, items: own } of readOwnSections(resume.get('meta'), log)) {
    sections.push(section);
    items.push(...own);
  }
  const isEmpty = experiences.length === 0;
  const read = readPlainSections(items);
  return {
    lines: log.lines,
    placement: log.placement,
    history: {
      contact: details,
      experiences,
      sections,
      details: {
        education: withLinesOf(read.education, log),
        certificates: withLinesOf(read.certificates, log),
        languages: withLinesOf(read.languages, log),
        skills: withLinesOf(read.skills, log),
        sections: withLinesOf(read.sections, log),
      },
      unplaced: log.unplaced,
      warnings: isEmpty ? ['No work experience was found in this file.'] : [],
    },
  };
}
