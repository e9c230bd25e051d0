import type { CheerioAPI } from 'cheerio/slim';
import { readEmployment, type StructuredPosting } from '../../../writing/posting/structured.ts';

/** A posting has a few; more would only cost time. */
const MAX_PARTS = 20;

interface Selected {
  attr(name: string): string | undefined;
  text(): string;
}

/** An element's value: a machine's, where it has one, else its text. */
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

/** What schema.org's JobPosting in microdata says, `null` when the page has none with a description. */
export function postingFromMicrodata($: CheerioAPI): StructuredPosting | null {
  const item = $(POSTING).first();
  if (item.length === 0) return null;
  // Looked for from the top: a search inside of an element takes the square of its children.
  const within = (selector: string) =>
    $(selector)
      .slice(0, MAX_PARTS)
      .filter((_, element) => $(element).closest(POSTING).is(item));
  const prop = (name: string, inside = '') => within(`${POSTING} ${inside}[itemprop~="${name}"]`).first();
  const parts = within(DESCRIPTIONS.map((name) => `${POSTING} [itemprop~="${name}"]`).join(', '));
  const known = new Set<unknown>(parts.toArray());
  const description = parts
    .toArray()
    // A part inside another is there already.
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
