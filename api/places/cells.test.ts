import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, coveringCells } from './cells.ts';
import { EARTH_MILES, milesBetween } from './distance.ts';
import type { Point } from './place.ts';

const RADIANS = Math.PI / 180;

/** Where one arrives after so many miles in this direction. */
function travel({ latitude, longitude }: Point, bearing: number, miles: number): Point {
  const [north, way] = [latitude * RADIANS, miles / EARTH_MILES];
  const sine = Math.sin(north) * Math.cos(way) + Math.cos(north) * Math.sin(way) * Math.cos(bearing);
  const there = Math.asin(Math.min(1, Math.max(-1, sine)));
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(way) * Math.cos(north),
    Math.cos(way) - Math.sin(north) * Math.sin(there),
  );
  const turned = longitude + east / RADIANS;
  return { latitude: there / RADIANS, longitude: ((((turned + 180) % 360) + 360) % 360) - 180 };
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anywhere = fc.record({
  latitude: fc.oneof(number(-90, 90), number(84, 90), number(-90, -84), fc.constantFrom(-90, 0, 90)),
  longitude: fc.oneof(number(-180, 180), number(178, 180), number(-180, -178), fc.constantFrom(-180, 0, 180)),
});
const radius = fc.oneof(number(0, 100), number(0, 600), fc.constant(0));

describe('distances', () => {
  it('are those of a map', () => {
    const austin = { latitude: 30.2672, longitude: -97.7431 };
    expect(milesBetween(austin, { latitude: 29.4241, longitude: -98.4936 })).toBeCloseTo(73.7, 0);
    const [paris, tokyo] = [
      { latitude: 48.8566, longitude: 2.3522 },
      { latitude: 35.6762, longitude: 139.6503 },
    ];
    expect(milesBetween(paris, tokyo)).toBeGreaterThan(6000);
    expect(milesBetween(paris, tokyo)).toBeLessThan(6070);
  });

  it('are as far there as back, zero at home, and short across the date line', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
        expect(milesBetween(a, a)).toBe(0);
      }),
    );
    const [west, east] = [
      { latitude: 0, longitude: 179.9 },
      { latitude: 0, longitude: -179.9 },
    ];
    expect(milesBetween(west, east)).toBeCloseTo(13.8, 1);
  });

  it('are what one has traveled', () => {
    fc.assert(
      fc.property(anywhere, number(0, 2 * Math.PI), number(0, 600), (center, bearing, miles) => {
        expect(milesBetween(center, travel(center, bearing, miles))).toBeCloseTo(miles, 3);
      }),
    );
  });
});

describe('the squares that a circle touches', () => {
  it('contain every point within the radius, at the poles and across the date line too', () => {
    fc.assert(
      fc.property(
        anywhere,
        radius,
        fc.array(fc.tuple(number(0, 2 * Math.PI), number(0, 1)), { minLength: 1, maxLength: 20 }),
        (center, miles, ways) => {
          const cells = new Set(coveringCells(center.latitude, center.longitude, miles));
          expect(cells.has(cellOf(center))).toBe(true);
          for (const [bearing, share] of ways) {
            expect(cells.has(cellOf(travel(center, bearing, miles * share)))).toBe(true);
            expect(cells.has(cellOf(travel(center, bearing, miles)))).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are all touched, listed once and in order', () => {
    fc.assert(
      fc.property(anywhere, number(0, 200), (center, miles) => {
        // Within seven miles of a pole whole rows are taken.
        fc.pre(Math.abs(center.latitude) < 89.9);
        const cells = coveringCells(center.latitude, center.longitude, miles);
        expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b));
        // Of a hundred points in each square, one is within a mile of any point of it.
        const nearest = (cell: number) => {
          const [south, west] = [Math.floor(cell / 1440) / 4 - 90, (cell % 1440) / 4 - 180];
          const points = Array.from({ length: 121 }, (_, at) => ({
            latitude: south + (Math.floor(at / 11) / 10) * 0.25,
            longitude: west + ((at % 11) / 10) * 0.25,
          }));
          return Math.min(...points.map((point) => milesBetween(center, point)));
        };
        expect(cells.filter((cell) => nearest(cell) > miles + 1.3)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('are few around a town and all of a row around a pole', () => {
    expect(coveringCells(41.88, -87.63, 25).length).toBeLessThan(25);
    expect(coveringCells(41.88, -87.63, 100).length).toBeLessThan(230);
    expect(coveringCells(90, 0, 10)).toHaveLength(1440);
    expect(coveringCells(0, 0, 20_000)).toHaveLength(720 * 1440);
  });

  it('refuses what is no radius', () => {
    expect(() => coveringCells(0, 0, -1)).toThrow(RangeError);
    expect(() => coveringCells(0, 0, Number.NaN)).toThrow(RangeError);
  });
});
