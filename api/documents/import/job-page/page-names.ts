import type { CheerioAPI } from 'cheerio/slim';
import { htmlLine } from './html-text.ts';

/** The names of a page's job and site; each empty if missing or generic. */
export interface PageNames {
  title: string;
  site: string;
  /** All titles of the page, for telling its own posting from others on it. */
  all: string;
}

const NO_TITLE =
  /^(?:careers?|jobs?|job (?:details?|description|posting|board|search|openings?)|vacanc(?:y|ies)|open (?:positions|roles)|join (?:us|our team)|work with us|we.?re hiring|home|welcome|login|log in|sign in|apply(?: now)?|current openings|opportunities|karriere|stellenangebote?)\b.{0,12}$/i;
/** Job boards put their own name where an employer's site has the employer's name. */
const BOARDS =
  /\b(?:linkedin|indeed|glassdoor|monster|stepstone|totaljobs|reed|ziprecruiter|dice|seek|xing|adzuna|jooble|greenhouse|lever|ashby|workable|smartrecruiters|recruitee|workday|icims|taleo|jobvite|bamboohr|personio|teamtailor|breezy|wellfound|angellist|welcome to the jungle|remote ?ok|we work remotely|hacker news|craigslist|facebook|google|usajobs|simplyhired|careerbuilder|arbeitnow|otta|builtin|built in)\b|\b(?:jobs?|job board|recruitment|recruiting|staffing)\b/i;

function siteName(name: string): string {
  const plain = name
    .replace(/\s*(?:[|:–-]\s*)?(?:careers?(?: (?:site|page|portal))?|jobs|hiring|karriere)\s*$/i, '')
    .trim();
  return plain.length < 2 || plain.length > 60 || BOARDS.test(plain) ? '' : plain;
}

export function readPageNames($: CheerioAPI): PageNames {
  const meta = (name: string) =>
    htmlLine($(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content') ?? '');
  const headings = $('h1')
    .toArray()
    .slice(0, 5)
    .map((heading) => htmlLine($(heading).html() ?? ''));
  const ogTitle = meta('og:title');
  const title = headings.find(
    (heading) => heading.length > 2 && heading.length <= 120 && !NO_TITLE.test(heading),
  );
  return {
    title: title ?? '',
    site: siteName(meta('og:site_name')),
    all: [...headings, ogTitle, htmlLine($('title').first().text())].join('\n'),
  };
}
