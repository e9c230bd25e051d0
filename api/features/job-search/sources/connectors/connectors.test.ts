import { describe, expect, it } from 'vitest';
import { jobSourcesSchema, type SourceEntry } from '../../../../core/source-entry.ts';
import * as answers from '../testing/answers.ts';
import { UnreadableAnswerError } from './connector.ts';
import { CONNECTORS } from './connectors.ts';

const entryOf = (text: string): SourceEntry => {
  const [entry] = jobSourcesSchema.parse(text);
  if (!entry) throw new Error(`${text} names no source`);
  return entry;
};
const read = (source: string, answer: unknown) => {
  const entry = entryOf(source);
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return CONNECTORS[entry.kind].parse(text, entry);
};
const sources = [
  'arbeitnow',
  'themuse',
  'jobicy',
  'remotive',
  'usajobs',
  'adzuna:us',
  'greenhouse:a',
  'lever:a',
  'ashby:a',
];
const keys = {
  adzuna: { id: 'the-id', key: 'the-key' },
  usajobs: { email: 'op@example.com', key: 'usa-key' },
};
const request = (source: string, page = 0) => {
  const entry = entryOf(source);
  return CONNECTORS[entry.kind].request(entry, page, keys);
};

describe('what a source says becomes a listing', () => {
  it('Arbeitnow', () => {
    const page = read('arbeitnow', answers.arbeitnowPage([answers.arbeitnowJob('baecker-1')], 'more'));
    expect(page).toEqual({
      skipped: 0,
      isLast: false,
      listings: [
        {
          externalId: 'baecker-1',
          title: 'Bäckergeselle (m/w/d)',
          company: 'Bäckerei Morgenrot GmbH',
          location: 'Leipzig',
          latitude: null,
          longitude: null,
          isRemote: false,
          salary: null,
          description:
            'Wir backen seit 1921.\n\nDein Profil\n\n- Ausbildung als Bäcker\n- Frühschicht ab 3 Uhr',
          requirements: [],
          jobType: 'full-time',
          experienceLevel: null,
          sourceUrl: 'https://www.arbeitnow.com/jobs/companies/morgenrot/baecker-1',
          postedDate: new Date(1_795_000_000_000),
        },
      ],
    });
    expect(read('arbeitnow', answers.arbeitnowPage([answers.arbeitnowJob('a')])).isLast).toBe(true);
    expect(request('arbeitnow', 2).url).toBe('https://www.arbeitnow.com/api/job-board-api?page=3');
  });

  it('The Muse', () => {
    const { listings, isLast } = read('themuse', answers.museAnswer);
    expect(isLast).toBe(true);
    expect(listings).toMatchObject([
      {
        externalId: '9001',
        title: 'Line Cook',
        company: 'Copper Kettle',
        location: 'Austin, TX',
        isRemote: true,
        experienceLevel: 'entry',
        description: 'Run the grill.\n\nPay: $21 an hour & tips',
        postedDate: new Date('2026-11-20T08:30:00Z'),
      },
      { externalId: '9002', location: 'Dallas, TX', isRemote: null, experienceLevel: 'lead', salary: null },
    ]);
  });

  it('Jobicy', () => {
    expect(read('jobicy', answers.jobicyAnswer).listings).toMatchObject([
      {
        externalId: '150001',
        title: 'Senior Bookkeeper & Payroll Clerk',
        company: 'Ledger & Sons',
        location: 'USA, Canada',
        isRemote: true,
        salary: 'USD 52,000 - 61,000 per year',
        jobType: 'part-time',
        experienceLevel: 'senior',
        sourceUrl: 'https://jobicy.com/jobs/150001-bookkeeper',
      },
    ]);
  });

  it('Remotive', () => {
    expect(read('remotive', answers.remotiveAnswer).listings).toMatchObject([
      {
        externalId: '77001',
        title: 'Math Tutor',
        company: 'Pi School',
        location: 'Worldwide',
        isRemote: true,
        salary: '$30 - $40 per hour',
        jobType: 'contract',
        description: 'Teach algebra to teenagers.',
        // Without a time zone: UTC.
        postedDate: new Date('2026-11-13T06:25:53Z'),
      },
    ]);
  });

  it('Greenhouse, whose HTML is escaped', () => {
    expect(read('greenhouse:northwind', answers.greenhouseAnswer)).toMatchObject({
      isLast: true,
      listings: [
        {
          externalId: '5215001',
          title: 'Electrician, Wind Farms',
          company: 'Northwind Power',
          location: 'Amarillo, TX',
          isRemote: null,
          salary: 'USD 65,000 - 82,000',
          jobType: 'full-time',
          description: 'Keep forty turbines turning.\n\n- Journeyman license & GWO',
          postedDate: new Date('2026-11-11T22:58:31Z'),
        },
      ],
    });
  });

  it('Lever, in pages of a hundred', () => {
    const page = read('lever:parcelworks=Parcel Works', [answers.leverJobOf('n-1')]);
    expect(page).toMatchObject({
      isLast: true,
      listings: [
        {
          externalId: 'n-1',
          title: 'Warehouse Nurse',
          company: 'Parcel Works',
          location: 'Columbus, OH',
          isRemote: false,
          salary: 'USD 34 - 41 per hour',
          jobType: 'part-time',
          requirements: ['RN license in Ohio', 'CPR card'],
        },
      ],
    });
    expect(page.listings[0]?.description).toContain('Parking is free.');
    const full = Array.from({ length: 100 }, (_, index) => answers.leverJobOf(`n-${index}`));
    expect(read('lever:parcelworks', full).isLast).toBe(false);
    // Without a name the employer is called as its board.
    expect(read('lever:parcelworks', full).listings[0]?.company).toBe('parcelworks');
    expect(request('lever:parcelworks', 1).url).toContain(
      'api.lever.co/v0/postings/parcelworks?mode=json&skip=100',
    );
    expect(request('lever-eu:parcelworks').url).toContain('https://api.eu.lever.co/');
  });

  it('Ashby, without what is not listed', () => {
    expect(read('ashby:tidewater=Tidewater', answers.ashbyAnswer)).toMatchObject({
      skipped: 0,
      listings: [
        {
          title: 'Backend Engineer',
          company: 'Tidewater',
          location: 'Denver, CO',
          isRemote: true,
          salary: '$140K – $170K • Offers Equity',
          jobType: 'full-time',
        },
      ],
    });
  });

  it('Adzuna, with its point and its guess marked as one', () => {
    expect(read('adzuna:gb', answers.adzunaAnswer).listings).toMatchObject([
      {
        externalId: '5001',
        title: 'Delivery Driver',
        company: 'Quick Parcels',
        location: 'Leeds, West Yorkshire',
        latitude: 53.8,
        longitude: -1.55,
        salary: 'GBP 24,000 - 26,500.5 per year (estimated by Adzuna)',
        jobType: 'full-time',
      },
      { externalId: '5002', company: '', latitude: null, longitude: null, salary: null, jobType: null },
    ]);
    const { url, headers } = request('adzuna:gb', 1);
    expect(url).toMatch(
      /^https:\/\/api\.adzuna\.com\/v1\/api\/jobs\/gb\/search\/2\?app_id=the-id&app_key=the-key/,
    );
    expect(headers).toBeUndefined();
  });

  it('USAJOBS', () => {
    expect(read('usajobs', answers.usajobsAnswer).listings).toMatchObject([
      {
        externalId: 'VA-26-700001-N',
        title: 'Registered Nurse',
        company: 'Veterans Health Administration',
        location: 'Tucson, Arizona',
        latitude: 32.2,
        isRemote: false,
        salary: 'USD 71,200 - 98,000 per year',
        description: 'Care for veterans.\n\nAssess patients.\n\nPlan care.',
        requirements: ['An active license.', 'One year in acute care.'],
        jobType: 'full-time',
        postedDate: new Date('2026-11-10T00:00:00Z'),
      },
    ]);
    expect(request('usajobs').headers).toEqual({
      'user-agent': 'op@example.com',
      'authorization-key': 'usa-key',
    });
  });

  it('a feed of one’s own, as RSS, Atom, JSON or CSV', () => {
    const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Jobs</title>
      <item><title>Baker &amp; Barista</title><guid>b-1</guid><link>https://oak.example/b-1</link>
      <company>Oak Oven</company><location>Leeds</location><description><![CDATA[<p>Bake bread.</p>]]></description>
      <pubDate>Mon, 16 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>`;
    const expected = {
      externalId: 'b-1',
      title: 'Baker & Barista',
      company: 'Oak Oven',
      description: 'Bake bread.',
      sourceUrl: 'https://oak.example/b-1',
    };
    const source = 'feed:oak=https://oak.example/jobs.rss';
    expect(read(source, rss)).toMatchObject({ skipped: 0, isLast: true, listings: [expected] });
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>b-1</id><title>Baker &amp; Barista</title>
      <link href="https://oak.example/b-1"/><job:company xmlns:job="x">Oak Oven</job:company>
      <content type="html">&lt;p&gt;Bake bread.&lt;/p&gt;</content></entry></feed>`;
    expect(read(source, atom).listings).toMatchObject([expected]);
    expect(() => read(source, rss.slice(0, -40))).toThrow(UnreadableAnswerError);
  });
});

describe('a source that has changed or is broken', () => {
  it('loses only the elements that can’t be read', () => {
    const page = answers.arbeitnowPage([
      answers.arbeitnowJob('good'),
      answers.arbeitnowJob('no-title', { title: null }),
      answers.arbeitnowJob('no-text', { description: '<p> </p>' }),
      answers.arbeitnowJob('no-link', { url: 'javascript:alert(1)' }),
      answers.arbeitnowJob('title-moved', { title: { en: 'Baker' } }),
      null,
      'a text',
      answers.arbeitnowJob('bomb', { description: '<div>'.repeat(50_000) }),
      answers.arbeitnowJob('odd', { remote: 'maybe', created_at: 'yesterday', location: ['Leipzig'] }),
    ]);
    const { listings, skipped } = read('arbeitnow', page);
    expect(listings.map(({ externalId }) => externalId)).toEqual(['good', 'odd']);
    expect(skipped).toBe(7);
    // What is unknown is not invented.
    expect(listings[1]).toMatchObject({ isRemote: null, postedDate: null, location: null });
  });

  const problemOf = (source: string, answer: unknown) => {
    try {
      read(source, answer);
      return 'none';
    } catch (error) {
      return error instanceof UnreadableAnswerError ? error.problem : error;
    }
  };
  it.each(sources)('%s says what is wrong', (source) => {
    for (const garbage of ['', '<html>Bad gateway', '{"jobs": [', 'null garbage'])
      expect(problemOf(source, garbage)).toBe('garbage');
    for (const changed of [null, 1, 'text', {}, { jobs: {} }, { error: 'no' }])
      expect(problemOf(source, JSON.stringify(changed))).toBe('changed');
  });

  it('whose elements are all unreadable has changed', () => {
    expect(problemOf('jobicy', { jobs: [{ jobId: 1, name: 'New names' }] })).toBe('changed');
    expect(problemOf('jobicy', { jobs: [] })).toBe('none');
  });

  it('can’t put marks for control or hidden text into the database', () => {
    const [listing] = read('jobicy', {
      jobs: [
        {
          id: 1,
          jobTitle: 'A\u0000B\u202E',
          companyName: 'C\uD800',
          url: 'https://x.example/1',
          jobDescription: 'Work',
          pubDate: '9999',
        },
      ],
    }).listings;
    expect(listing?.title).toBe('AB');
    expect(listing?.company.isWellFormed()).toBe(true);
    expect(listing?.postedDate).toBeNull();
  });
});

it('every source says what its terms ask for, and no attempt outlasts the pause before the next', () => {
  for (const name of [...sources, 'lever-eu:a', 'feed:a=https://a.example/x?key=secret']) {
    const entry = entryOf(name);
    const connector = CONNECTORS[entry.kind];
    expect(connector.label(entry)).not.toBe('');
    const { text, url } = connector.credit(entry);
    expect(text).toMatch(/Jobs|jobs/);
    expect(url).toMatch(/^https:\/\//);
    expect(url).not.toContain('secret');
    expect(connector.retryMs).toBeGreaterThanOrEqual(60 * 60_000);
    expect(connector.everyMs).toBeGreaterThanOrEqual(connector.retryMs);
  }
  // Calls a day: Remotive at most 4, Jobicy at most one an hour, Adzuna 250 a day and 2,500 a month for four countries.
  const day = 24 * 60 * 60_000;
  const { remotive, jobicy, adzuna } = CONNECTORS;
  expect((day / remotive.retryMs) * remotive.maxPages).toBeLessThanOrEqual(4);
  expect(jobicy.retryMs).toBeGreaterThanOrEqual(60 * 60_000);
  expect((day / adzuna.retryMs) * adzuna.maxPages * 4 * 31).toBeLessThanOrEqual(2_500);
  expect(60_000 / adzuna.pauseMs).toBeLessThanOrEqual(25);
});

describe('JOB_SOURCES', () => {
  it('names sources, boards, countries and feeds', () => {
    expect(
      jobSourcesSchema.parse(
        'Arbeitnow, greenhouse:acme=Acme Inc.,\n adzuna:us, feed:own=https://a.example/x?a=b',
      ),
    ).toEqual([
      { kind: 'arbeitnow', part: '', value: '' },
      { kind: 'greenhouse', part: 'acme', value: 'Acme Inc.' },
      { kind: 'adzuna', part: 'us', value: '' },
      { kind: 'feed', part: 'own', value: 'https://a.example/x?a=b' },
    ]);
  });

  it.each([
    ['monster', /names "monster", which is none of arbeitnow/],
    ['greenhouse', /must name a board, as greenhouse:acme/],
    ['greenhouse:../../etc', /must name a board/],
    ['arbeitnow:x', /alone/],
    ['adzuna:xx', /country/],
    ['adzuna:us,adzuna:gb,adzuna:de,adzuna:fr,adzuna:it', /at most 4 countries/],
    ['feed:x=ftp://a.example', /address of the feed/],
    ['arbeitnow,arbeitnow', /twice/],
  ])('refuses %s', (text, message) => {
    expect(jobSourcesSchema.safeParse(text).error?.issues[0]?.message).toMatch(message);
  });
});
