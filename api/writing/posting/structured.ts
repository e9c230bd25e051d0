import type { RemoteKind } from '../types.ts';
import { parseLenientJson } from './lenient-json.ts';

/** The machine-readable facts of a page or job board about a job; each empty if not stated. */
export interface StructuredPosting {
  title: string;
  company: string;
  location: string;
  remote: RemoteKind;
  pay: string;
  /** In readable form: "Full-time, Contract". */
  employmentType: string;
  /** Unchanged: HTML, HTML with its tags written as entities, or plain text. */
  description: string;
}

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function findPosting(value: unknown, depth: number): Json | null {
  if (depth > 6) return null;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 50)) {
      const found = findPosting(item, depth + 1);
      if (found) return found;
    }
    return null;
  }
  if (!isObject(value)) return null;
  if ([value['@type']].flat().some((type) => /(?:^|[/:#])JobPosting$/.test(toText(type)))) return value;
  for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item']) {
    const found = findPosting(value[key], depth + 1);
    if (found) return found;
  }
  return null;
}

function readPlace(value: unknown): string {
  const place = Array.isArray(value) ? value[0] : value;
  if (!isObject(place)) return toText(place);
  const address = place['address'];
  if (!isObject(address)) return toText(address) || toText(place['name']);
  const country = address['addressCountry'];
  const parts = [
    address['addressLocality'],
    address['addressRegion'],
    isObject(country) ? country['name'] : country,
  ];
  return parts
    .map(toText)
    .filter((part) => part !== '')
    .slice(0, 3)
    .join(', ');
}

/** Formats a number such as "34000" for people; anything else stays as it is. */
function formatAmount(value: unknown): string {
  const text = toText(value);
  return /^\d{4,12}(?:\.\d{1,2})?$/.test(text) ? Number(text).toLocaleString('en-US') : text;
}

function formatSalary(salary: unknown): string {
  const value: unknown = Array.isArray(salary) ? salary[0] : salary;
  if (!isObject(value)) return '';
  const amount = isObject(value['value']) ? value['value'] : { ...value, value: value['value'] };
  const range = [amount['minValue'] ?? amount['value'], amount['maxValue']]
    .map(formatAmount)
    .filter((part) => part !== '')
    .join(' - ');
  const unit = toText(amount['unitText']).toLowerCase();
  return range === ''
    ? ''
    : [toText(value['currency']) || toText(amount['currency']), range, unit === '' ? '' : `per ${unit}`]
        .filter((part) => part !== '')
        .join(' ');
}

const EMPLOYMENT = new Map([
  ['fulltime', 'Full-time'],
  ['parttime', 'Part-time'],
  ['contract', 'Contract'],
  ['contractor', 'Contract'],
  ['temporary', 'Temporary'],
  ['intern', 'Internship'],
  ['internship', 'Internship'],
  ['volunteer', 'Volunteer'],
  ['perdiem', 'Per diem'],
  ['permanent', 'Permanent'],
]);

/** Employment types in readable form; schema.org's and the job boards' names are compared by their letters only. */
export function readEmployment(value: unknown): string {
  const kinds = (Array.isArray(value) ? value.slice(0, 6) : [value]).flatMap((kind) =>
    toText(kind).split(','),
  );
  const names = kinds.map((kind) => {
    const plain = kind.trim().replace(/^.*[/#]/, '');
    const known = EMPLOYMENT.get(plain.toLowerCase().replace(/[^a-z]/g, ''));
    return known ?? (plain.length <= 40 && !/^other$/i.test(plain) ? plain : '');
  });
  return [...new Set(names.filter((name) => name !== ''))].join(', ');
}

function readRemote(posting: Json): RemoteKind {
  const kinds = [posting['jobLocationType']].flat().map((kind) => toText(kind).toUpperCase());
  return kinds.some((kind) => kind.endsWith('TELECOMMUTE')) ? 'remote' : 'unknown';
}

function readName(value: unknown): string {
  const thing: unknown = Array.isArray(value) ? value[0] : value;
  return isObject(thing) ? toText(thing['name']) : toText(thing);
}

/** Reads schema.org's JobPosting from JSON-LD; `null` if there is none. Never throws. */
export function postingFromJsonLd(json: string): StructuredPosting | null {
  if (!json.includes('JobPosting')) return null;
  const posting = findPosting(parseLenientJson(json), 0);
  if (!posting) return null;
  return {
    title: toText(posting['title']) || toText(posting['name']),
    company: readName(posting['hiringOrganization']),
    location: readPlace(posting['jobLocation']) || readName(posting['applicantLocationRequirements']),
    remote: readRemote(posting),
    pay: formatSalary(posting['baseSalary']),
    employmentType: readEmployment(posting['employmentType']),
    description: toText(posting['description']),
  };
}

/** Reads the first JobPosting in a page's JSON-LD; `null` if the page has none that can be parsed. */
export function readStructuredPosting(html: string): StructuredPosting | null {
  if (!html.includes('JobPosting')) return null;
  for (const script of html.matchAll(/<script\b[^>]{0,300}ld\+json[^>]{0,300}>([^]*?)<\/script/gi)) {
    const posting = postingFromJsonLd(script[1] ?? '');
    if (posting) return posting;
  }
  return null;
}
