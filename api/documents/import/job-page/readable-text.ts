import type { CheerioAPI } from 'cheerio/slim';
import { htmlText } from './html-text.ts';

/** Parts of a page that are not its content. */
const NOISE = [
  'script, style, noscript, template, svg, iframe, object, canvas, video, audio, dialog, button, select',
  'nav, aside, footer, [hidden], [aria-hidden="true"]',
  '[role="navigation"], [role="banner"], [role="contentinfo"], [role="dialog"], [role="alertdialog"], [role="search"]',
  '[id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent" i], [id*="onetrust" i], [class*="gdpr" i]',
  '[style*="display:none" i], [style*="display: none" i]',
].join(', ');

/** Elements that typically contain a posting, best first. */
const CONTAINERS = [
  '[itemprop="description"], [data-testid*="job-description" i], [data-automation-id="jobPostingDescription"]',
  '[id*="job-description" i], [class*="job-description" i], [id*="jobdescription" i], [class*="jobdescription" i]',
  'main, [role="main"]',
  'article',
  '#content, .content',
  'body',
];

/** With fewer letters than this there is no posting: the page renders its text in the browser. */
export const TEXT_MIN_LENGTH = 200;

/**
 * The visible text of a page, without menus, forms and cookie notices. Modifies the given page.
 *
 * @throws {RuleError} `page-too-complex`
 */
export function readableText($: CheerioAPI): string {
  const whole = $.root().text().length;
  $(NOISE).not('html, body, main').remove();
  // Some sites put the whole page into a form, others the posting's head into `header`.
  for (const element of $('form').toArray()) if ($(element).text().length < whole * 0.4) $(element).remove();
  for (const element of $('header').toArray())
    if ($(element).parents('main, article').length === 0 && $(element).find('h1').length === 0)
      $(element).remove();
  for (const selector of CONTAINERS) {
    const texts = $(selector)
      .toArray()
      .slice(0, 40)
      .map((element) => htmlText($.html(element)));
    const longest = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
    if (longest.length >= TEXT_MIN_LENGTH) return longest;
  }
  return htmlText($.html());
}
