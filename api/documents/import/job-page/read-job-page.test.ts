import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { RuleError } from '../../../core/errors.ts';
import {
  BROWSER_PAGE,
  DESCRIPTION_HTML,
  DESCRIPTION_TEXT,
  framed,
  HOSTILE_PAGES,
  JSON_LD,
  jsonLdPage,
  LOGIN_PAGE,
  MAIN,
  MICRODATA_PAGE,
  NEXT_PAGE,
  STATE_PAGE,
} from '../testing/job-page-fixtures.ts';
import { readJobPage } from './read-job-page.ts';

const read = (html: string, contentType = 'text/html') =>
  readJobPage({ bytes: Buffer.from(html), contentType, charset: '' });
const refusalReason = (html: string, contentType?: string) => {
  try {
    return read(html, contentType).source;
  } catch (error) {
    if (error instanceof RuleError) return error.reason;
    throw error;
  }
};

describe('a job page', () => {
  it('is read from schema.org’s JobPosting in JSON-LD first', () => {
    expect(read(jsonLdPage(JSON.stringify(JSON_LD)))).toEqual({
      source: 'json-ld',
      title: 'Tower Clock Mechanic',
      company: 'Thistle & Wren',
      location: 'Inverness, Scotland, GB',
      remote: 'unknown',
      pay: 'GBP 34,000 - 39,500 per year',
      text: `Employment type: Full-time, Contract\n\n${DESCRIPTION_TEXT}`,
    });
  });

  it.each([1, 2, 3])('has its description’s entities decoded up to three times (%d)', (times) => {
    let description = DESCRIPTION_HTML;
    for (let time = 0; time < times; time += 1)
      description = description.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const { text } = read(jsonLdPage(JSON.stringify({ ...JSON_LD, employmentType: '', description })));
    expect(text).toBe(DESCRIPTION_TEXT);
  });

  it('keeps code that its text mentions', () => {
    const description = `<p>You know when &lt;table&gt; beats &lt;div&gt;.</p>${DESCRIPTION_HTML}`;
    expect(read(jsonLdPage(JSON.stringify({ ...JSON_LD, description }))).text).toContain(
      'You know when <table> beats <div>.',
    );
  });

  it('is read from microdata next', () => {
    expect(read(MICRODATA_PAGE)).toEqual({
      source: 'microdata',
      title: 'Tower Clock Mechanic',
      company: 'Thistle & Wren',
      location: 'Inverness, GB',
      remote: 'unknown',
      pay: '',
      text: `Employment type: Part-time\n\n${DESCRIPTION_TEXT}`,
    });
  });

  it('is read from the data of its script next: the posting named in the page title', () => {
    expect(read(NEXT_PAGE)).toMatchObject({
      source: 'embedded-json',
      title: 'Tower Clock Mechanic',
      company: 'Thistle & Wren',
      location: 'Inverness',
      text: `Employment type: Full-time\n\n${DESCRIPTION_TEXT}`,
    });
    expect(read(STATE_PAGE)).toMatchObject({
      source: 'embedded-json',
      title: 'Tower Clock Mechanic',
      remote: 'remote',
      text: DESCRIPTION_TEXT,
    });
  });

  it('is read from its visible text last: without menu, cookies, form and footer', () => {
    expect(read(framed(MAIN))).toEqual({
      source: 'text',
      title: 'Tower Clock Mechanic',
      company: 'Thistle & Wren',
      location: '',
      remote: 'unknown',
      pay: '',
      text: `Tower Clock Mechanic\n\n${DESCRIPTION_TEXT}`,
    });
  });

  it('that is entirely inside a form, or has its title in a header, is still read', () => {
    const { text } = read(
      `<body><form><header><h1>Tower Clock Mechanic</h1></header><div>${DESCRIPTION_HTML}</div></form></body>`,
    );
    expect(text).toBe(`Tower Clock Mechanic\n\n${DESCRIPTION_TEXT}`);
  });

  it('whose data is only a teaser is read from its text, with the title and company of the data', () => {
    const teaser = JSON.stringify({
      ...JSON_LD,
      title: 'Clock Mechanic (North)',
      description: 'A fine job.',
    });
    const page = framed(MAIN, `<script type="application/ld+json">${teaser}</script>`);
    expect(read(page)).toMatchObject({
      source: 'json-ld',
      title: 'Clock Mechanic (North)',
      company: 'Thistle & Wren',
    });
    expect(read(page).text).toContain('Working at heights certificate');
  });

  it('names a company only if its text does, and never a job board', () => {
    const by = (site: string, main = MAIN) =>
      read(`<meta property="og:site_name" content="${site}">${main}`).company;
    expect(by('Thistle &amp; Wren')).toBe('Thistle & Wren');
    expect(by('Somebody Else')).toBe('');
    expect(by('Glassdoor', MAIN.replace('<h1>', '<p>See us on Glassdoor</p><h1>'))).toBe('');
  });

  it.each([
    ['a page that asks to sign in', LOGIN_PAGE, 'page-needs-login'],
    ['a page that makes its text in the browser', BROWSER_PAGE, 'page-needs-browser'],
    ['an empty page', '', 'page-needs-browser'],
    [
      'a page with fewer than 200 letters',
      '<main><h1>Gardener</h1><p>We need one.</p></main>',
      'page-needs-browser',
    ],
    [
      'data without a word',
      jsonLdPage(JSON.stringify({ ...JSON_LD, description: '!!!' })),
      'page-needs-browser',
    ],
  ])('%s: paste the text instead', (_what, html, reason) => {
    expect(refusalReason(html)).toBe(reason);
    expect(() => read(html)).toThrow(/paste the text instead/);
  });

  it('of plain text is the text, tags and all', () => {
    const { text, source } = read('Gardener\r\nWe need one who knows <roses>.', 'text/plain');
    expect([source, text]).toEqual(['text', 'Gardener\nWe need one who knows ‹roses>.']);
    expect(refusalReason('\u0000\u0001', 'text/plain')).toBe('page-without-posting');
  });
});

describe('its letters', () => {
  const main = (title: string, head = '') =>
    `<html><head>${head}</head><main><h1>${title}</h1>${DESCRIPTION_HTML}</main>`;
  const title = (bytes: Uint8Array, charset = '') =>
    readJobPage({ bytes, contentType: 'text/html', charset }).title;
  it.each([
    ['the header', iconv.encode(main('Küchenchef'), 'iso-8859-1'), 'iso-8859-1', 'Küchenchef'],
    [
      'a meta',
      iconv.encode(main('Повар смены', '<meta charset="windows-1251">'), 'windows-1251'),
      '',
      'Повар смены',
    ],
    [
      'an older meta',
      iconv.encode(
        main('厨师长', '<meta http-equiv="Content-Type" content="text/html; charset=gb2312">'),
        'gb2312',
      ),
      '',
      '厨师长',
    ],
    [
      'a mark',
      iconv.encode(main('Szef kuchni ąę'), 'utf-16le', { addBOM: true }),
      'iso-8859-1',
      'Szef kuchni ąę',
    ],
    ['themselves, UTF-8', Buffer.from(main('Kuharica šč')), '', 'Kuharica šč'],
    ['themselves, not UTF-8', iconv.encode(main('Señor Chef'), 'windows-1252'), '', 'Señor Chef'],
    ['a header with a name that nobody knows', Buffer.from(main('Chef é')), 'utf-99', 'Chef é'],
  ])('are told by %s', (_by, bytes, charset, expected) => expect(title(bytes, charset)).toBe(expected));
});

it.each(HOSTILE_PAGES)('$name is refused before a tree is built', ({ html }) => {
  expect(refusalReason(html())).toBe('page-too-complex');
});
