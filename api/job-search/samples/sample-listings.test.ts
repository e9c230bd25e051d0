import { describe, expect, it } from 'vitest';
import { readFamily } from './format.ts';
import type { SampleListing } from './sample-listing.schema.ts';
import { readSampleListings } from './sample-listings.ts';

const BIGGEST_US_CITIES = [
  'New York, NY',
  'Los Angeles, CA',
  'Chicago, IL',
  'Houston, TX',
  'Phoenix, AZ',
  'Philadelphia, PA',
  'San Antonio, TX',
  'San Diego, CA',
  'Dallas, TX',
  'Jacksonville, FL',
  'Fort Worth, TX',
  'Austin, TX',
];

const OTHER_COUNTRIES = {
  'United Kingdom': 4,
  Canada: 4,
  Germany: 30,
  France: 4,
  Spain: 4,
  Italy: 4,
  Poland: 4,
  Netherlands: 4,
  Austria: 4,
  Switzerland: 4,
  India: 4,
  Australia: 4,
};

/** Longer than this, a sentence is nobody's stock phrase. */
const STOCK_PHRASE_WORDS = 8;

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

const tradeOf = ({ id }: SampleListing) => id.slice(0, id.indexOf('.'));

const countryOf = ({ location }: SampleListing) => location.split(', ').at(-1) ?? '';

/** How many listings have each value. */
function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

describe('the sample listings', () => {
  const listings = readSampleListings();
  const byId = new Map(listings.map((listing) => [listing.id, listing]));

  it('are at least 320, of at least 40 trades', () => {
    expect(listings.length).toBeGreaterThanOrEqual(320);
    expect(new Set(listings.map(tradeOf)).size).toBeGreaterThanOrEqual(40);
  });

  it('have an id each', () => {
    expect(byId.size).toBe(listings.length);
  });

  it('are between 60 and 350 words long', () => {
    const outside = listings.filter(({ description }) => {
      const length = words(description).length;
      return length < 60 || length > 350;
    });
    expect(outside.map(({ id }) => id)).toEqual([]);
  });

  it('take every requirement from their text', () => {
    const made = listings.flatMap(({ id, description, requirements }) =>
      requirements.filter((requirement) => !description.includes(requirement)).map((text) => [id, text]),
    );
    expect(made).toEqual([]);
    expect(listings.filter(({ description }) => /[{}]/.test(description))).toEqual([]);
  });

  it('share no sentence with another employer', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, description, twinOf } of listings) {
      const owner = twinOf ?? id;
      for (const sentence of description.split(/\n|(?<=[.!?:;])\s/)) {
        const spoken = words(sentence);
        if (spoken.length <= STOCK_PHRASE_WORDS) continue;
        const key = spoken.join(' ');
        const first = owners.get(key) ?? owner;
        owners.set(key, first);
        if (first !== owner) shared.push(`${first}, ${owner}: ${sentence}`);
      }
    }
    expect(shared).toEqual([]);
  });

  it('come from at least 60 places in 30 states, several from each of the twelve biggest cities', () => {
    const places = tally(
      listings.filter(({ location }) => /, [A-Z]{2}$/.test(location)).map(({ location }) => location),
    );
    expect(places.size).toBeGreaterThanOrEqual(60);
    expect(new Set([...places.keys()].map((place) => place.slice(-2))).size).toBeGreaterThanOrEqual(30);
    expect(BIGGEST_US_CITIES.filter((city) => (places.get(city) ?? 0) < 3)).toEqual([]);
  });

  it('come from twelve other countries', () => {
    const countries = tally(listings.map(countryOf));
    const thin = Object.entries(OTHER_COUNTRIES).filter(
      ([country, least]) => (countries.get(country) ?? 0) < least,
    );
    expect(thin).toEqual([]);
  });

  it('are remote in about an eighth of cases, and state the pay in about three fifths', () => {
    const share = (part: readonly SampleListing[]) => part.length / listings.length;
    const remote = share(listings.filter(({ isRemote }) => isRemote));
    expect(remote).toBeGreaterThan(0.09);
    expect(remote).toBeLessThan(0.15);
    const paid = share(listings.filter(({ salary }) => salary !== undefined));
    expect(paid).toBeGreaterThan(0.55);
    expect(paid).toBeLessThan(0.68);
  });

  it('have every job type and level several times', () => {
    expect(Math.min(...tally(listings.map(({ jobType }) => jobType)).values())).toBeGreaterThanOrEqual(8);
    expect(
      Math.min(...tally(listings.map(({ experienceLevel }) => experienceLevel)).values()),
    ).toBeGreaterThanOrEqual(8);
  });

  it('repeat a listing 14 times, six of them six weeks old, always by the same employer', () => {
    const twins = listings.flatMap((listing) => {
      const original = byId.get(listing.twinOf ?? '');
      return original ? [{ listing, original }] : [];
    });
    expect(twins).toHaveLength(listings.filter(({ twinOf }) => twinOf !== undefined).length);
    expect(twins).toHaveLength(14);
    expect(twins.filter(({ listing, original }) => listing.company !== original.company)).toEqual([]);
    expect(twins.filter(({ original }) => original.twinOf !== undefined)).toEqual([]);
    const stale = twins.filter(
      ({ listing, original }) =>
        listing.location === original.location &&
        Math.abs(listing.postedDaysAgo - original.postedDaysAgo) >= 28,
    );
    expect(stale).toHaveLength(6);
  });

  it('have no address, number or link that somebody could write to or call', () => {
    const contact = /@|https?:|www\.|\+\d{2}|\d{3}[-\s]\d{4}\b/;
    expect(listings.filter(({ description }) => contact.test(description)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the format', () => {
  it('refuses a listing without a trade', () => {
    expect(() => readFamily('=== katy | Electrician | Honeycutt | Katy, TX')).toThrow(
      'before the first trade',
    );
  });

  it('reads pay, distance and twin in any order', () => {
    const [listing] = readFamily(
      '## cook\n\n=== oslo | Cook | Fjordkro | Oslo, Norge\npart-time | mid | 3 | remote | twin of cook.bergen | 230 kr\nA {knife} and {time}.\n',
    );
    expect(listing).toEqual({
      id: 'cook.oslo',
      title: 'Cook',
      company: 'Fjordkro',
      location: 'Oslo, Norge',
      isRemote: true,
      jobType: 'part-time',
      experienceLevel: 'mid',
      salary: '230 kr',
      postedDaysAgo: 3,
      description: 'A knife and time.',
      requirements: ['knife', 'time'],
      twinOf: 'cook.bergen',
    });
  });
});
