/** Job pages made for the tests: the people and companies in them do not exist. */

export const DESCRIPTION_HTML = `<p>Thistle &amp; Wren keeps the clocks of forty towns going. You would look after the ones in the north.</p>
<h2>What you will do</h2>
<ul><li>Repair tower clocks &ndash; gears, pendulums and bells</li><li><p>Plan the <b>maintenance</b> rounds</p></li></ul>
<h2>Requirements</h2>
<ul><li>5+ years of clock repair</li><li>Working at heights certificate</li><li>Driving licence</li></ul>`;

export const DESCRIPTION_TEXT = `Thistle & Wren keeps the clocks of forty towns going. You would look after the ones in the north.

What you will do

- Repair tower clocks – gears, pendulums and bells
- Plan the maintenance rounds

Requirements

- 5+ years of clock repair
- Working at heights certificate
- Driving licence`;

export const JSON_LD = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Tower Clock Mechanic',
  description: DESCRIPTION_HTML,
  hiringOrganization: { '@type': 'Organization', name: 'Thistle & Wren' },
  jobLocation: {
    '@type': 'Place',
    address: { addressLocality: 'Inverness', addressRegion: 'Scotland', addressCountry: 'GB' },
  },
  baseSalary: {
    currency: 'GBP',
    value: { minValue: 34000, maxValue: 39500, unitText: 'YEAR' },
  },
  employmentType: ['FULL_TIME', 'CONTRACTOR'],
};

const FRAME_START = `<header><a href="/">Thistle</a><nav><ul><li>Products</li><li>Investors</li></ul></nav></header>
<div id="cookie-banner">We use cookies. <button>Accept all cookies</button></div>`;
const FRAME_END = `<aside><h3>Similar jobs</h3><ul><li>Watch Salesperson</li></ul></aside>
<form><label>E-mail<input name="email"></label>Get job alerts</form>
<footer>Privacy policy. Terms of use.</footer><script>track("everything")</script>`;

/** A page with a menu, a cookie notice, a form and a footer around the given content. */
export function framed(main: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tower Clock Mechanic | Thistle &amp; Wren</title>
<meta property="og:site_name" content="Thistle &amp; Wren Careers">${head}</head><body>${FRAME_START}${main}${FRAME_END}</body></html>`;
}

export const MAIN = `<main><h1>Tower Clock Mechanic</h1>${DESCRIPTION_HTML}</main>`;

export const jsonLdPage = (json: string) =>
  framed('<div id="root"></div>', `<script type="application/ld+json">${json}</script>`);

export const MICRODATA_PAGE =
  framed(`<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Tower Clock Mechanic</h1>
<span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Thistle &amp; Wren</span></span>
<span itemprop="jobLocation" itemscope><span itemprop="address" itemscope><span itemprop="addressLocality">Inverness</span>
<meta itemprop="addressCountry" content="GB"></span></span><meta itemprop="employmentType" content="PART_TIME">
<div itemprop="description">${DESCRIPTION_HTML}</div></div>`);

export const NEXT_PAGE = framed(
  '<div id="__next"></div>',
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
    props: {
      pageProps: {
        job: {
          id: 7,
          title: 'Tower Clock Mechanic',
          location: { name: 'Inverness' },
          employmentType: 'Full time',
          company: { name: 'Thistle & Wren' },
          descriptionHtml: DESCRIPTION_HTML,
        },
        similar: [{ title: 'Watch Salesperson', location: 'Perth', description: 'x '.repeat(900) }],
      },
    },
  }).replaceAll('<', '\\u003c')}</script>`,
);

export const STATE_PAGE = framed(
  '<div id="app"></div>',
  `<script>window.__appData = {"posting": {"title": "Tower Clock Mechanic", "workplaceType": "Remote",
"descriptionHtml": ${JSON.stringify(DESCRIPTION_HTML).replaceAll('</', '<\\/')}}};
window.other = function () { return "}{" };</script>`,
);

export const LOGIN_PAGE = `<html><body><h1>Sign in</h1><form><label>Email<input name="e"></label>
<label>Password<input type="password"></label><a href="/f">Forgot your password?</a><button>Sign in</button></form></body></html>`;

export const BROWSER_PAGE = `<html><head><title>Jobs</title></head><body><noscript>You need to enable JavaScript to run this app.</noscript>
<div id="root"></div><script>${'start();'.repeat(500)}</script></body></html>`;

/** Malicious pages. */
export const HOSTILE_PAGES: { name: string; html: () => string }[] = [
  { name: '0.5 MB of nested elements', html: () => '<div>'.repeat(100_000) },
  { name: 'nested tables and formatting', html: () => '<table><b>'.repeat(20_000) },
  { name: 'items and paragraphs that end nothing', html: () => '<p><li>'.repeat(100_000) },
  { name: '250,000 siblings', html: () => `<body>${'<i>x</i>'.repeat(250_000)}` },
  {
    name: 'a description that is a nest itself',
    html: () => jsonLdPage(JSON.stringify({ ...JSON_LD, description: '<div>'.repeat(100_000) })),
  },
];

/** Odd pages that are read or refused without harm. */
export const STRANGE_PAGES: { name: string; html: () => string }[] = [
  { name: 'nothing', html: () => '' },
  { name: 'one attribute of 2 MB', html: () => `<div a="${'x'.repeat(2_000_000)}">hi` },
  { name: '500,000 attributes', html: () => `<div ${'a=1 '.repeat(500_000)}>hi` },
  { name: 'brackets', html: () => '<'.repeat(2_000_000) },
  { name: 'open comments', html: () => '<!--'.repeat(500_000) },
  { name: 'entities', html: () => '&amp;lt;'.repeat(250_000) },
  { name: '399 levels with text', html: () => '<div>word '.repeat(399) },
  { name: 'lists in lists', html: () => '<ul><li>word'.repeat(190) },
  { name: 'tables in tables', html: () => '<table><tr><td>word'.repeat(130) },
  { name: 'nested JSON', html: () => jsonLdPage(`{"@type":"JobPosting","a":${'['.repeat(900_000)}`) },
  { name: 'JSON of commas', html: () => jsonLdPage(`{"@type":"JobPosting"${','.repeat(1_900_000)}`) },
  { name: 'JSON of quotes', html: () => jsonLdPage(`JobPosting${'"'.repeat(1_900_000)}`) },
  { name: 'assignments', html: () => `<script>${'window.a={'.repeat(190_000)}</script>` },
  { name: 'blanks', html: () => `<p>${' \n'.repeat(950_000)}</p>` },
  { name: 'lines', html: () => '<br>'.repeat(50_000) },
  {
    name: 'a posting of 50,000 descriptions',
    html: () =>
      `<div itemscope itemtype="https://schema.org/JobPosting">${'<b itemprop="description">x</b>'.repeat(50_000)}`,
  },
  { name: 'NUL', html: () => '\u0000'.repeat(1_000_000) },
];
