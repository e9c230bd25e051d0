import type { CheerioAPI } from 'cheerio/slim';
import { parseLenientJson } from '../../../writing/posting/lenient-json.ts';
import { readEmployment, type StructuredPosting } from '../../../writing/posting/structured.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const TITLES = ['title', 'jobTitle', 'postingTitle', 'positionTitle', 'name', 'text'];
const DESCRIPTIONS = [
  'descriptionHtml',
  'jobDescription',
  'description',
  'descriptionPlain',
  'content',
  'body',
  'descriptionBody',
  'jobAd',
];
const COMPANIES = [
  'companyName',
  'company_name',
  'company',
  'organization',
  'hiringOrganization',
  'employer',
];
const PLACES = ['locationName', 'location', 'jobLocation', 'city', 'locationsText'];
const EMPLOYMENTS = ['employmentType', 'employment_type', 'jobType', 'commitment', 'timeType'];
/** Articles have a title and a text too; these additional fields identify a job. */
const OF_A_JOB =
  /job|posting|position|employ|salary|compensation|location|remote|workplace|department|apply|vacanc|requisition/i;

const LONG_ENOUGH = 200;
const MAX_VALUES = 100_000;

function firstText(object: Json, names: readonly string[]): string {
  for (const name of names) {
    const value = object[name];
    const text = isObject(value) ? toText(value['name'] ?? value['text'] ?? value['label']) : toText(value);
    if (text !== '') return text;
  }
  return '';
}

function readCandidate(object: Json): StructuredPosting | null {
  const title = firstText(object, TITLES);
  const description = DESCRIPTIONS.map((name) => toText(object[name])).find(
    (text) => text.length >= LONG_ENOUGH,
  );
  if (title === '' || title.length > 200 || !description) return null;
  if (!Object.keys(object).some((key) => OF_A_JOB.test(key))) return null;
  const workplace = `${toText(object['workplaceType'])} ${toText(object['workplace'])}`.toLowerCase();
  return {
    title,
    company: firstText(object, COMPANIES),
    location: firstText(object, PLACES),
    remote: object['isRemote'] === true || workplace.includes('remote') ? 'remote' : 'unknown',
    pay: '',
    employmentType: readEmployment(firstText(object, EMPLOYMENTS)),
    description,
  };
}

function candidatesIn(root: unknown): StructuredPosting[] {
  const found: StructuredPosting[] = [];
  const queue: unknown[] = [root];
  for (let at = 0; at < queue.length && at < MAX_VALUES; at += 1) {
    const value = queue[at];
    if (Array.isArray(value)) for (const item of value) queue.push(item);
    else if (isObject(value)) {
      const candidate = readCandidate(value);
      if (candidate) found.push(candidate);
      for (const item of Object.values(value))
        if (typeof item === 'object' && item !== null) queue.push(item);
    }
  }
  return found;
}

/** The end of the object that begins at `start`; 0 if it is never closed. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (inString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{') depth += 1;
    else if (letter === '}' && (depth -= 1) === 0) return at + 1;
  }
  return 0;
}

/** The objects that scripts assign to the window: `window.__STATE__ = {...}`. At most five. */
function assignedObjects(script: string): string[] {
  const objects: string[] = [];
  const assignment =
    /(?:window|self|globalThis)\s?(?:\.\s?[\w$]{1,60}|\[["'][\w$.-]{1,60}["']\])\s?=\s?(?=\{)/g;
  while (objects.length < 5) {
    const found = assignment.exec(script);
    if (!found) break;
    const start = found.index + found[0].length;
    const end = endOfObject(script, start);
    if (end === 0) break;
    objects.push(script.slice(start, end));
    assignment.lastIndex = end;
  }
  return objects;
}

/**
 * The posting in the initial data of a page's script (`__NEXT_DATA__`, `window.__STATE__`); `null` if there is none. Of
 * several, the one whose title matches the page's, otherwise the longest.
 *
 * @param titles the page's titles
 */
export function postingFromEmbeddedJson($: CheerioAPI, titles: string): StructuredPosting | null {
  const data = $('script')
    .toArray()
    .flatMap((script) => {
      const type = ($(script).attr('type') ?? '').toLowerCase();
      const text = $(script).text();
      if (text.length < LONG_ENOUGH || type.includes('ld+json')) return [];
      return /json/.test(type) ? [text] : assignedObjects(text);
    });
  const found = data.flatMap((text) => candidatesIn(parseLenientJson(text)));
  const page = titles.toLowerCase();
  const named = found.filter(({ title }) => page.includes(title.toLowerCase()));
  const longest = (candidates: StructuredPosting[]) =>
    candidates.reduce<StructuredPosting | null>(
      (best, next) => (best && best.description.length >= next.description.length ? best : next),
      null,
    );
  // A list of other jobs isn't the posting.
  return longest(named) ?? (found.length === 1 ? longest(found) : null);
}
