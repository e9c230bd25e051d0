import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name.ts';
import { resolvePlace, type ResolvedPlace } from './resolve-place.ts';
import { FIRST_CASES, LATE_CASES, SEEN_CASES, UNSEEN_CASES, type PlaceCase } from './testing/place-cases.ts';

const nameOf = ({ name, region, countryCode }: Extract<ResolvedPlace, { kind: 'found' }>['place']) =>
  `${name} | ${region?.code ?? ''} | ${countryCode}`;

function found(text: string, country?: string) {
  const resolved = resolvePlace(text, { country });
  if (resolved.kind !== 'found') throw new Error(`${text}: ${resolved.kind}`);
  return resolved;
}

/** In the notation of the cases; a region that doesn't matter is a star in both. */
function answer(typed: string, meant: string): string {
  const resolved = resolvePlace(typed);
  if (resolved.kind !== 'found') return resolved.kind;
  const text = `${nameOf(resolved.place)}${resolved.mentionsRemote ? ' | remote' : ''}`;
  return meant.includes('| * |') ? text.replace(/\|[^|]*\|/, '| * |') : text;
}

const LISTS: [string, PlaceCase[]][] = [
  ['the first look', FIRST_CASES],
  ['North America, Great Britain, Germany, Austria, France, India', SEEN_CASES],
  ['other countries', UNSEEN_CASES],
  ['job postings', LATE_CASES],
];

describe.each(LISTS)('places of %s', (_, cases) => {
  it.each(cases)('%s', (typed, meant) => {
    expect(answer(typed, meant)).toBe(meant);
  });
});

const alternatives = (text: string, country?: string) => found(text, country).alternatives.map(nameOf);

describe('an ambiguous name', () => {
  it('is the larger place, and offers the others', () => {
    expect(alternatives('Portland')).toEqual(['Portland | ME | US']);
    expect(alternatives('Birmingham')).toContain('Birmingham | AL | US');
    expect(alternatives('Springfield')).toContain('Springfield | IL | US');
    expect(alternatives('Springfield').length).toBeLessThanOrEqual(5);
  });

  it('offers nothing where one place is meant', () => {
    for (const text of [
      '75001 Paris',
      'Portland, ME',
      'Berlin',
      'Austin, TX',
      'Munich',
      '94107',
      'Georgia, USA',
    ]) {
      expect(alternatives(text)).toEqual([]);
    }
  });

  it('is preferably in the user’s country', () => {
    expect(nameOf(found('Birmingham', 'US').place)).toBe('Birmingham | AL | US');
    expect(nameOf(found('Birmingham', 'GB').place)).toBe('Birmingham | ENG | GB');
    expect(nameOf(found('Georgia', 'GE').place)).toBe('Georgia |  | GE');
    expect(nameOf(found('DE', 'DE').place)).toBe('Germany |  | DE');
    expect(nameOf(found('CA', 'CA').place)).toBe('Canada |  | CA');
  });

  it('is a postcode of the user’s country, or of the United States', () => {
    expect(nameOf(found('10115').place)).toBe('New York | NY | US');
    expect(nameOf(found('10115', 'DE').place)).toBe('Berlin | BE | DE');
    expect(nameOf(found('75001', 'FR').place)).toBe('Paris | 11 | FR');
    expect(nameOf(found('94107-1234', 'DE').place)).toBe('San Francisco | CA | US');
    expect(nameOf(found('20095', 'US').place)).toBe('Hamburg | HH | DE');
    expect(alternatives('20095', 'US')).toEqual(['Ajaccio | 94 | FR']);
  });

  it('offers the country beside the state', () => {
    expect(alternatives('Georgia')).toEqual(['Georgia |  | GE']);
    expect(alternatives('IN')).toEqual(['India |  | IN']);
  });
});

describe('several places', () => {
  it('are the first, with the others as alternatives', () => {
    for (const text of ['London or Paris', 'London / Paris', 'London, Paris', 'London, UK; Paris, France']) {
      expect(nameOf(found(text).place)).toBe('London | ENG | GB');
      expect(alternatives(text)).toEqual(['Paris | 11 | FR']);
    }
    expect(nameOf(found('Newark, NJ / New York, NY').place)).toBe('Newark | NJ | US');
  });

  it('are one where the second contains the first', () => {
    expect(nameOf(found('Kreuzberg, Berlin').place)).toMatch(/ \| BE \| DE$/);
    expect(nameOf(found('Victoria, London').place)).toBe('London | ENG | GB');
  });
});

describe('remote work', () => {
  it('is said together with the state or country that it is restricted to', () => {
    const within = (text: string) => {
      const resolved = resolvePlace(text);
      return resolved.kind === 'remote' ? (resolved.within?.name ?? null) : undefined;
    };
    expect(within('Remote')).toBeNull();
    expect(within('Remote - US')).toBe('United States');
    expect(within('Anywhere in the United States')).toBe('United States');
    expect(within('Home office, Germany')).toBe('Germany');
    expect(within('Texas (Remote)')).toBe('Texas');
    expect(within('Remote - EMEA')).toBeNull();
    expect(within('Remote EU')).toBeNull();
  });

  it('is not what hybrid work is', () => {
    expect(found('Austin, TX (Hybrid)').mentionsRemote).toBe(false);
    expect(resolvePlace('Hybrid').kind).toBe('unknown');
  });
});

describe('kinds and points', () => {
  it('are of a town, a postcode, a state and a country', () => {
    expect(found('Austin').place).toMatchObject({ kind: 'city', region: { code: 'TX', name: 'Texas' } });
    expect(found('78701').place).toMatchObject({ kind: 'postcode', isRough: false, population: 0 });
    expect(found('80331', 'DE').place).toMatchObject({ kind: 'postcode', isRough: true, name: 'Munich' });
    expect(found('Texas').place).toMatchObject({ kind: 'region', countryName: 'United States' });
    expect(found('Germany').place).toMatchObject({ kind: 'country', region: null });
  });

  it('are where they are', () => {
    const near = (text: string, latitude: number, longitude: number) => {
      const { place } = found(text);
      expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.1);
      expect(Math.abs(place.longitude - longitude)).toBeLessThan(0.1);
    };
    near('Austin, TX', 30.267, -97.743);
    near('Sydney', -33.868, 151.207);
    near('São Paulo', -23.55, -46.633);
    near('94107', 37.766, -122.394);
    near('M5V 2T6', 43.65, -79.38);
    near('Honolulu', 21.307, -157.858);
  });

  it('puts a state and a country of one name in different places', () => {
    expect(found('Georgia, USA').place.longitude).toBeLessThan(-80);
    expect(found('Georgia', 'GE').place.longitude).toBeGreaterThan(40);
  });

  it('is the state where the town is not listed', () => {
    expect(nameOf(found('Hintertupfing, Bayern').place)).toBe('Bavaria | BY | DE');
    expect(nameOf(found('Cook County, IL').place)).toBe('Illinois | IL | US');
  });
});

describe('any text', () => {
  it('has an answer within the promised shape', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'Austin',
        'TX',
        'Remote',
        'or',
        '10115',
        'Paris',
        ',',
        ' - ',
        '/',
        '(',
        ')',
        'Greater',
        'St.',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const resolved = resolvePlace(pieces.join(' '));
        if (resolved.kind !== 'found') return;
        for (const { latitude, longitude, countryCode } of [resolved.place, ...resolved.alternatives]) {
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
          expect(countryCode).toMatch(/^[A-Z]{2}$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is unknown where it names no place', () => {
    for (const text of [
      '',
      '   ',
      'asdfgh',
      'constructor',
      '__proto__',
      'Multiple locations',
      'x'.repeat(10_000),
    ]) {
      expect(resolvePlace(text)).toEqual({ kind: 'unknown' });
    }
  });

  it('means the same in capitals and with more spaces', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SEEN_CASES.map(([typed]) => typed)), (typed) => {
        const spaced = resolvePlace(` ${typed.replaceAll(' ', '  ')} `);
        expect(spaced).toEqual(resolvePlace(typed));
      }),
    );
    expect(resolvePlace('AUSTIN, TEXAS')).toEqual(resolvePlace('austin, texas'));
  });

  it('is compared in a form that stays the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
      }),
    );
  });
});
