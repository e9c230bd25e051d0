import { filterByParts } from './filter-by-parts.ts';
import type { Gazetteer } from './gazetteer.ts';
import { readName } from './name-readings.ts';
import { rank, type Ranked } from './rank-places.ts';

/** What a text is read with. */
export interface Reading {
  gazetteer: Gazetteer;
  /** The user's, if known. */
  country: string | undefined;
}

export const MOST_PARTS = 6;
const MOST_WORDS = 6;
/** The population of a city whose parts have names that people know. */
const LARGE = 100_000;
/** Austin County isn't near Austin. */
const COUNTY = /\b(?:county|parish|borough)$/i;

/** Where a name and what it lies in may be separated, in a part of the text without a comma: "austin texas". */
function* splitWords(part: string): Generator<[string, string]> {
  const words = part.split(/\s+/);
  if (words.length > MOST_WORDS) return;
  for (let at = words.length - 1; at >= 1; at -= 1) {
    yield [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  }
}

function readPart(parts: string[], at: number, reading: Reading): Ranked[] {
  const part = parts[at] ?? '';
  const others = parts.filter((_, other) => other !== at);
  const named = readName(part, reading.gazetteer);
  if (named.length > 0) {
    return rank(filterByParts(named, others, reading.gazetteer), {
      typed: part,
      others,
      country: reading.country,
    });
  }
  for (const [before, behind] of splitWords(part)) {
    const pairs = [
      [before, behind],
      [behind, before],
    ] as const;
    for (const [name, whole] of pairs) {
      if (readName(whole, reading.gazetteer).length === 0) continue;
      const found = readPart([name, whole, ...others], 0, reading);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/**
 * What a place in parts may mean, the likeliest first. The parts usually go from small to large, but "US, Austin" is found too.
 */
export function readParts(parts: string[], reading: Reading): Ranked[] {
  let whole: Ranked[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const found = readPart(parts, at, reading);
    if (found[0]?.place.kind === 'city') return found;
    if (whole.length === 0) whole = found;
  }
  const inCity = readBeginning(parts, reading);
  if (inCity.length > 0) return inCity;
  if (whole.length > 0 || parts.length < 2) return whole;
  const alone = parts.map((part) => readPart([part], 0, reading)[0]);
  const [first] = alone;
  if (first && alone.every((one) => one?.place.kind === 'city' && one.score <= first.score + 1)) {
    return inOrder(alone);
  }
  // A quarter or a street that has the name of some other place.
  return readParts(parts.slice(1), reading);
}

/** "Jakarta Selatan, Indonesia": a part of a large city, of which the data has no more than the city. */
function readBeginning([first = '', ...others]: string[], reading: Reading): Ranked[] {
  if (others.length === 0 || readName(first, reading.gazetteer).length > 0 || COUNTY.test(first)) return [];
  for (const [city] of splitWords(first)) {
    const large = readName(city, reading.gazetteer).filter(
      ({ kind, population }) => kind === 'city' && population >= LARGE,
    );
    const found = filterByParts(large, others, reading.gazetteer);
    if (found.length > 0) return rank(found, { typed: city, others, country: reading.country });
  }
  return [];
}

/** Places that a text lists: all of them are meant, however large they are. */
export function inOrder(listed: (Ranked | undefined)[]): Ranked[] {
  const named = listed.filter((one) => one !== undefined);
  return named.map(({ place }) => ({ place, score: named[0]?.score ?? 0 }));
}

/** What commas, dashes and brackets separate. */
export const splitParts = (text: string) =>
  text
    .split(/\s*[,|·•()[\]]+\s*|\s+[-–—]+\s+|\s*[–—]+\s*/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, MOST_PARTS);
