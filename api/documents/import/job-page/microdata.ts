import type { CheerioAPI } from 'cheerio/slim';
import { employmentOf, type StructuredPosting } from '../../../writing/posting/structured.ts';

/** A posting has a few; more would only cost time. */
const MAX_PARTS = 20;

interface Selected {
  attr(name: string): string | undefined;
  text(): string;
}

/** An element's value: a machine's, where it has one, else its text. */
function valueOf(element: Selected): string {
  const machine = element.attr('content') ?? element.attr('datetime') ?? '';
  return (machine === '' ? element.text() : machine).replace(/\s+/g, ' ').trim();
}

/** What schema.org's JobPosting in microdata says, `null` when the page has none with a description. */
export function postingFromMicrodata($: CheerioAPI): StructuredPosting | null {
  const item = $('[itemscope][itemtype*="schema.org/JobPosting"]').first();
  if (item.length === 0) return null;
  const first = (selector: string) => item.find(selector).first();
  const prop = (name: string) => first(`[itemprop~="${name}"]`);
  const parts = item
    .find(
      '[itemprop~="description"], [itemprop~="responsibilities"], [itemprop~="qualifications"], [itemprop~="skills"], [itemprop~="experienceRequirements"]',
    )
    .slice(0, MAX_PARTS);
  const description = parts
    .toArray()
    // A part inside another is there already.
    .filter((part) => $(part).parents().filter(parts).length === 0)
    .map((part) => $(part).html() || ($(part).attr('content') ?? ''))
    .join('<br>');
  if (description.trim() === '') return null;
  const company = prop('hiringOrganization');
  const place = ['addressLocality', 'addressRegion', 'addressCountry']
    .map((name) => valueOf(prop(name)))
    .filter((part) => part !== '')
    .join(', ');
  return {
    title: valueOf(first('[itemprop~="title"]')) || valueOf(first('h1')),
    company: valueOf(company.find('[itemprop~="name"]').first()) || valueOf(company),
    location: place || valueOf(prop('jobLocation')),
    remote: valueOf(prop('jobLocationType')).toUpperCase().endsWith('TELECOMMUTE') ? 'remote' : 'unknown',
    pay: valueOf(prop('baseSalary')),
    employmentType: employmentOf(valueOf(prop('employmentType'))),
    description,
  };
}
