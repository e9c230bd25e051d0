import { EARTH_MILES } from './distance.ts';
import type { Point } from './place.ts';

/**
 * The grid of the job search: squares of a quarter of a degree, numbered from the south pole in rows that begin at the date
 * line (docs/algorithms.md#places).
 */
const PER_DEGREE = 4;
const ROWS = 180 * PER_DEGREE;
const COLUMNS = 360 * PER_DEGREE;
const RADIANS = Math.PI / 180;
/** Far more than the error of the computation: a tenth of a yard. */
const SLACK = 1e-6;

const rowOf = (latitude: number) => Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) * PER_DEGREE)));
const columnOf = (longitude: number) => {
  const column = Math.floor((longitude + 180) * PER_DEGREE) % COLUMNS;
  return column < 0 ? column + COLUMNS : column;
};

/** @returns an integer from 0 to 1,036,799. A longitude of 190 is one of -170. */
export function cellOf({ latitude, longitude }: Point): number {
  return rowOf(latitude) * COLUMNS + columnOf(longitude);
}

/** How far east and west of its center a circle reaches between two latitudes; everything is in radians. */
function halfWidth(center: number, radius: number, south: number, north: number): number {
  // A circle is broadest at this latitude: nearer to the pole than its center, or at a pole that it contains.
  const tangent = Math.sin(center) / Math.cos(radius);
  const broadest = Math.asin(Math.min(1, Math.max(-1, tangent)));
  const latitude = Math.min(north, Math.max(south, broadest));
  const across = Math.cos(center) * Math.cos(latitude);
  if (across < SLACK) return Math.PI;
  const cosine = (Math.cos(radius) - Math.sin(center) * Math.sin(latitude)) / across;
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/**
 * The squares that a circle on the earth touches, each once, in ascending order: what the search asks the database for before
 * it computes distances. 100 miles at the latitude of Chicago are some 200 squares.
 *
 * @throws {RangeError} for a radius that is negative or no number
 */
export function coveringCells(latitude: number, longitude: number, miles: number): number[] {
  if (!(miles >= 0)) throw new RangeError(`a radius of ${miles} miles`);
  const radius = miles / EARTH_MILES;
  const degrees = radius / RADIANS + SLACK;
  const [south, north] = [Math.max(-90, latitude - degrees), Math.min(90, latitude + degrees)];
  const cells: number[] = [];
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    const from = Math.max(south, row / PER_DEGREE - 90) * RADIANS;
    const to = Math.min(north, (row + 1) / PER_DEGREE - 90) * RADIANS;
    const isHalfTheEarth = radius >= Math.PI / 2;
    const wide = isHalfTheEarth ? 180 : halfWidth(latitude * RADIANS, radius, from, to) / RADIANS + SLACK;
    const count =
      Math.floor((longitude + wide) * PER_DEGREE) - Math.floor((longitude - wide) * PER_DEGREE) + 1;
    const first = columnOf(longitude - wide);
    const columns = Array.from({ length: Math.min(count, COLUMNS) }, (_, at) => (first + at) % COLUMNS);
    for (const column of columns.sort((a, b) => a - b)) cells.push(row * COLUMNS + column);
  }
  return cells;
}
