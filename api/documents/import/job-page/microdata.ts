import type { CheerioAPI } from 'cheerio/slim';
import { readEmployment, type StructuredPosting } from '../../../writing/posting/structured.ts';

/** A posting has only a few; more would just cost time. */
const MAX_PARTS = 20;

interface Selected {
  attr(name: string): string | undefined;
  text(): string;
}

/** An element's machine-readable value if it has one, otherwise its text. */
function readValue(element: Selected): string {
  const machine = element.attr('content') ?? element.attr('datetime') ?? '';
  return (machine === '' ? element.text() : machine).replace(/\s+/g, ' ').trim();
}

const POSTING = '[itemscope][itemtype*="schema.org/JobPosting"]';
const DESCRIPTIONS = [
  'description',
  'responsibilities',
  'qualifications',
  'skills',
  'experienceRequirements',
];

/** Reads schema.org's JobPosting from microdata; `null` if the page has none with a description. */
export function postingFromMicrodata($: CheerioAPI): StructuredPosting | null {
  const item = $(POSTING).first();
  if (item.length === 0) return null;
  // Searched from the top: searching inside each element would take quadratic time.
  const within = (selector: string) =>
    $(selector)
      .slice(0, MAX_PARTS)
      .filter((_, element) => $(element).closest(POSTING).is(item));
  const prop = (name: string, inside = '') => within(`${POSTING} ${inside}[itemprop~="${name}"]`).first();
  const parts = within(DESCRIPTIONS.map((name) => `${POSTING} [itemprop~="${name}"]`).join(', '));
  const known = new Set<unknown>(parts.toArray());
  const description = parts
    .toArray()
    // A part inside another part is included already.
    .filter(
      (part) =>
        !$(part)
          .parents()
          .toArray()
          .some((parent) => known.has(parent)),
    )
    .map((part) => $(part).html() || ($(part).attr('content') ?? ''))
    .join('<br>');
  if (description.trim() === '') return null;
  const place = ['addressLocality', 'addressRegion', 'addressCountry']
    .map((name) => readValue(prop(name)))
    .filter((part) => part !== '')
    .join(', ');
  return {
    title: readValue(prop('title')) || readValue(within(`${POSTING} h1`).first()),
    company:
      readValue(prop('name', '[itemprop~="hiringOrganization"] ')) || readValue(prop('hiringOrganization')),
    location: place || readValue(prop('jobLocation')),
    remote: readValue(prop('jobLocationType')).toUpperCase().endsWith('TELECOMMUTE') ? 'remote' : 'unknown',
    pay: readValue(prop('baseSalary')),
    employmentType: readEmployment(readValue(prop('employmentType'))),
    description,
  };
}
