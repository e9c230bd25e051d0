import { describe, expect, it } from 'vitest';
import { decodeText } from '../decode-text.ts';
import { listingsFromRows } from './listing-from-row.ts';
import { readRows } from './read-rows.ts';

const read = (text: string) => listingsFromRows(readRows(text));

describe('CSV', () => {
  it('becomes listings, whatever the columns are called and in which order', () => {
    const { listings, problems } = read(
      '\uFEFFCompany Name;Job Title;Location;URL;Posted Date;Remote;Employment_Type;Description;Requirements\r\n' +
        'Oak Oven;Baker;"Leeds; West Yorkshire";https://oak.example/1;2026-11-16;no;Part-time;"Bake bread.\nAlso ""rolls"".";"- Food safety\n- 3 years"\r\n',
    );
    expect(problems).toEqual([]);
    expect(listings).toMatchObject([
      {
        title: 'Baker',
        company: 'Oak Oven',
        location: 'Leeds; West Yorkshire',
        sourceUrl: 'https://oak.example/1',
        postedDate: new Date('2026-11-16T00:00:00Z'),
        isRemote: false,
        jobType: 'part-time',
        description: 'Bake bread.\nAlso "rolls".',
        requirements: ['Food safety', '3 years'],
      },
    ]);
  });

  it('names each row that can’t be used, and takes the others', () => {
    const { listings, problems } = read(
      [
        'title,company,url,date,latitude,id,description',
        'Baker,Oak Oven,https://oak.example/1,2026-11-16,,1,Work.',
        ',Oak Oven,https://oak.example/2,2026-11-16,,2,Work.',
        'Cook,Oak Oven,javascript:alert(1),2026-11-16,,3,Work.',
        'Cook,Oak Oven,https://oak.example/4,yesterday,,4,Work.',
        'Cook,Oak Oven,https://oak.example/5,2026-11-16,123,5,Work.',
        'Cook,Oak Oven',
        'Baker again,Oak Oven,https://oak.example/1,2026-11-16,,1,Work.',
        'Waiter,Oak Oven,https://oak.example/9,2026-11-16,,9,',
        'Waiter,Oak Oven,https://oak.example/8,2026-11-16,53.8,8,Work.',
      ].join('\n'),
    );
    expect(listings.map(({ title }) => title)).toEqual(['Baker', 'Waiter']);
    expect(problems).toEqual([
      'row 3: no title',
      'row 4: the link "javascript:alert(1)" is no http or https address',
      `row 5: the date "yesterday" can't be read; please write it as 2026-11-30`,
      'row 6: the latitude "123" is no number from -90 to 90',
      'row 7: 2 columns instead of 7',
      'row 8: the same job as row 2',
      'row 9: no description',
    ]);
  });

  it('without ids gives the same job the same id', () => {
    const ids = (text: string) => read(text).listings.map(({ externalId }) => externalId);
    const [first] = ids('title,company,location,description\nBaker,Oak Oven,Leeds,Work');
    expect(ids('location,title,company,summary\nLEEDS,Baker,Oak  Oven,More work')).toEqual([first]);
    expect(ids('title,company,location,description\nBaker,Oak Oven,York,Work')).not.toEqual([first]);
  });

  it.each([
    ['', /must name the columns/],
    ['name,firm\nBaker,Oak', /must name the columns, "title" among them/],
    ['title,company\n"Baker,Oak', /The CSV can't be read: .*quote/i],
  ])('that is broken as a whole says so: %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

describe('JSON', () => {
  it('may be a list or hold one', () => {
    const jobs = [
      {
        jobTitle: 'Baker',
        company: { name: 'Oak Oven' },
        requirements: ['Food safety', 'Patience'],
        id: 7,
        content: 'Bake.',
      },
    ];
    for (const content of [jobs, { jobs }, { version: 1, items: jobs }]) {
      expect(read(JSON.stringify(content)).listings).toMatchObject([
        { externalId: '7', title: 'Baker', company: 'Oak Oven', requirements: ['Food safety', 'Patience'] },
      ]);
    }
    const { problems } = read(JSON.stringify([{ company: 'X' }, 'Baker', null, { title: { a: 1 } }]));
    expect(problems).toEqual([
      'item 1: no title',
      'item 2: not an object',
      'item 3: not an object',
      'item 4: no title',
    ]);
  });

  it.each(['{"jobs": [', '{"things": 1}', '[1, '])('that is broken as a whole says so: %s', (text) => {
    expect(() => read(text)).toThrow(/^The JSON/);
  });
});

describe('a feed', () => {
  it('of an employer, with job elements', () => {
    const { listings, problems } = read(`<?xml version="1.0"?><source><publisher>x</publisher>
      <job><title><![CDATA[Driver (HGV)]]></title><referencenumber>d-9</referencenumber><company>Quick</company>
      <city>Leeds</city><country>UK</country><url>https://q.example/9?a=1&amp;b=2</url><salary>£14 an hour</salary><description>Drive.</description></job>
      <job><company>Quick</company></job></source>`);
    expect(problems).toEqual(['item 2: no title']);
    expect(listings).toMatchObject([
      {
        externalId: 'd-9',
        title: 'Driver (HGV)',
        location: 'Leeds, UK',
        sourceUrl: 'https://q.example/9?a=1&b=2',
      },
    ]);
  });

  it('that is deep or expands entities costs nothing', () => {
    expect(() => read('<rss>'.repeat(100_000))).toThrow(/nested too deeply/);
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss><item><title>&b;</title><description>x</description></item></rss>`;
    expect(JSON.stringify(read(bomb).listings)).not.toContain('aaaaaaaaaa');
  });
});

it('text is read in the encoding that it has', () => {
  const word = 'Bäcker';
  expect(decodeText(Buffer.from(word, 'utf8'))).toBe(word);
  expect(decodeText(Buffer.from(word, 'latin1'))).toBe(word);
  expect(decodeText(Buffer.from(word, 'utf8'), 'latin1')).toBe(word);
  const named = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><a>${word}</a>`, 'latin1');
  expect(decodeText(named)).toContain(word);
});

it('a file with too many jobs is refused', () => {
  expect(() => read(JSON.stringify(Array.from({ length: 20_001 }, () => ({ title: 'x' }))))).toThrow(
    /20,001 jobs.*split/,
  );
});
