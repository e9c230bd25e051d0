import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLenientJson } from './lenient-json.ts';
import { postingFromJsonLd } from './structured.ts';

const POSTING = {
  '@type': 'JobPosting',
  title: 'Lock Keeper',
  hiringOrganization: { name: 'Fenland Waterways' },
  description: 'Keeps the locks, the paddles and the "pound" gates.',
};

describe('JSON as found in web pages', () => {
  it.each([
    ['a comment of HTML', `<!-- ${JSON.stringify(POSTING)} -->`],
    ['CDATA', `<![CDATA[${JSON.stringify(POSTING)}]]>`],
    ['CDATA in a comment', `//<![CDATA[\n${JSON.stringify(POSTING)}\n//]]>`],
    ['CDATA in another comment', `/*<![CDATA[*/${JSON.stringify(POSTING)}/*]]>*/`],
    ['a semicolon', `${JSON.stringify(POSTING)};`],
    ['a byte order mark', `\ufeff${JSON.stringify(POSTING)}`],
    [
      'quotes as entities',
      JSON.stringify({ ...POSTING, description: 'Keeps the locks.' }).replaceAll('"', '&quot;'),
    ],
    ['trailing commas', JSON.stringify(POSTING, null, 2).replace(/\n(\s*)\}/g, ',\n$1}')],
    ['comments', `/* for search */ ${JSON.stringify(POSTING, null, 2).replaceAll('\n', ' // note\n')}`],
  ])('is read in spite of %s', (_what, json) => {
    expect(parseLenientJson(json)).toMatchObject({
      title: 'Lock Keeper',
      hiringOrganization: { name: 'Fenland Waterways' },
    });
  });

  it('keeps raw line breaks in strings, and text in them that looks like a comment', () => {
    expect(
      parseLenientJson('{"a": "one\ntwo\tthree", "b": "https://x.example/, }", "c": "it\\\'s",}'),
    ).toEqual({
      a: 'one\ntwo three',
      b: 'https://x.example/, }',
      c: "it's",
    });
  });

  it('parses valid JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(value !== null);
        const json = JSON.stringify(value, null, 1);
        fc.pre(json.includes('"') || !json.includes('&quot;'));
        expect(parseLenientJson(` ${json} `)).toEqual(JSON.parse(json));
      }),
    );
  });

  it('is parsed despite superfluous commas', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.integer())), (items) => {
        const json = `[${items.map((item) => `${JSON.stringify(item)},`).join('\n')}]`;
        expect(parseLenientJson(json)).toEqual(items);
      }),
    );
  });

  it('never throws, however it is damaged', () => {
    const whole = JSON.stringify({ '@graph': [POSTING] });
    const change = fc.record({
      at: fc.nat(whole.length),
      drop: fc.nat(3),
      put: fc.constantFrom(
        '',
        '"',
        '\\',
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '/*',
        '//',
        '\n',
        '\u0000',
        '<!--',
        '\ud800',
      ),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const spoilt = changes.reduce(
          (text, { at, drop, put }) => text.slice(0, at) + put + text.slice(at + drop),
          whole,
        );
        const posting = postingFromJsonLd(spoilt);
        if (posting) for (const value of Object.values(posting)) expect(value).toEqual(expect.any(String));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a posting in JSON-LD', () => {
  const read = (value: unknown) => postingFromJsonLd(JSON.stringify(value));
  it.each([
    ['by itself', POSTING],
    ['in a list', [{ '@type': 'WebSite' }, POSTING]],
    ['in a graph', { '@graph': [{ '@type': 'Organization' }, POSTING] }],
    ['as main entity', { '@type': 'WebPage', mainEntity: POSTING }],
    ['of several types', { ...POSTING, '@type': ['Thing', 'JobPosting'] }],
    ['with the whole name of its type', { ...POSTING, '@type': 'http://schema.org/JobPosting' }],
  ])('is found %s', (_where, value) => {
    expect(read(value)).toMatchObject({ title: 'Lock Keeper', company: 'Fenland Waterways' });
  });

  it('contains place, pay, remote work and employment type', () => {
    expect(
      read({
        ...POSTING,
        hiringOrganization: 'Fenland Waterways',
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'Ireland' },
        baseSalary: { currency: 'EUR', value: { value: 21.5, unitText: 'HOUR' } },
        employmentType: ['FULL_TIME', 'https://schema.org/PART_TIME', 'SEASONAL', 'OTHER'],
      }),
    ).toMatchObject({
      company: 'Fenland Waterways',
      location: 'Ireland',
      remote: 'remote',
      pay: 'EUR 21.5 per hour',
      employmentType: 'Full-time, Part-time, SEASONAL',
    });
  });

  it.each([
    {},
    [],
    null,
    'JobPosting',
    { '@type': 'JobPostings' },
    { '@type': 'Article', about: 'JobPosting' },
  ])('is not made up of %j', (value) => expect(read(value)).toBeNull());
});
