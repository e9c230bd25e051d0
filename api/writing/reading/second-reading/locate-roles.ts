import { foldedWords } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { FoundRole } from './found-document.ts';
import { asRead, findName, plain } from './literal.ts';
import { locateRole } from './locate-role.ts';
import type { LocatedRole } from './locate-role.ts';

/** A found role, and what of it stands in the document. */
export interface Located extends FoundRole {
  role: LocatedRole;
  /** The numbers of its lines, in the order of the document. */
  numbers: number[];
}

/** So far above a role may the line with its employer be that no other role has. */
const LINES_ABOVE = 3;
/** So far above it is looked for what it shares with others. */
const SHARED_ABOVE = 200;

/** Whether two texts have the same words. */
export const areAlike = (one: string, other: string): boolean =>
  foldedWords(one).join(' ') === foldedWords(other).join(' ');

/** A found role with the lines that it really has, if the reader has miscounted a little. */
interface Ranged {
  given: FoundRole;
  begin: number;
  end: number;
}

/** So many lines may a reader be wrong. */
const MISCOUNTED = 3;

/** The lines with the numbers from one to another, both included, in a document in which they ascend. */
export function linesBetween(lines: readonly Line[], from: number, to: number): Line[] {
  const indexOf = (isBehind: (number: number) => boolean): number => {
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBehind(lines[middle]?.lineNumber ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return lines.slice(
    indexOf((number) => number >= from),
    indexOf((number) => number > to),
  );
}

/** Where a role begins and ends: where it is said to, unless its title, or its employer if it has none, is beside that. */
function rangeOf(given: FoundRole, lines: readonly Line[]): Ranged {
  const { first } = given;
  const last = Math.max(given.last, first);
  const name = plain(given.title) || plain(given.company);
  const beside = [given.title, given.company, given.dates].map(plain);
  const find = (from: number, to: number): number | undefined =>
    linesBetween(lines, from, to).find(({ text }) => findName(asRead(text), name, beside) >= 0)?.lineNumber;
  if (name === '' || find(first, last) !== undefined) return { given, begin: first, end: last };
  const above = find(first - MISCOUNTED, first - 1);
  if (above !== undefined) return { given, begin: above, end: last };
  return { given, begin: first, end: find(last + 1, last + MISCOUNTED) ?? last };
}

/** The found roles that stand in the document, in its order, each with lines of its own. */
export function locateRoles(lines: readonly Line[], found: readonly FoundRole[]): Located[] {
  const located: Located[] = [];
  const ranges = found
    .filter(({ first, last }) => first <= Infinity && last <= Infinity)
    .map((given) => rangeOf(given, lines))
    .toSorted((a, b) => a.begin - b.begin);
  let free = 0;
  for (const [at, { given, begin: from, end: to }] of ranges.entries()) {
    const begin = Math.max(from, free);
    const next = ranges.slice(at + 1).find((other) => other.begin > from)?.begin ?? Infinity;
    const end = Math.min(Math.max(to, begin), next - 1);
    const before = linesBetween(lines, 0, begin - 1).slice(-SHARED_ABOVE);
    const above = before.filter(({ lineNumber }) => free <= lineNumber).slice(-LINES_ABOVE);
    const role = locateRole(given, linesBetween(lines, begin, end), above);
    if (!role) continue;
    const employer = above.findLast(
      ({ text, marker }) =>
        role.company === '' && marker === '' && findName(asRead(text), plain(given.company)) >= 0,
    );
    const extra = employer ? [employer] : [];
    located.push({
      ...given,
      role: {
        ...role,
        title: role.title || nameAbove(plain(given.title), before),
        company: role.company || nameAbove(plain(given.company), before),
        header: [...extra, ...role.header],
      },
      numbers: [...extra, ...role.header, ...role.body]
        .map(({ lineNumber }) => lineNumber)
        .toSorted((a, b) => a - b),
    });
    free = end + 1;
  }
  return located;
}

/** A title or an employer of several roles that stands above the first of them, in no list item. */
function nameAbove(name: string, lines: readonly Line[]): string {
  for (const { text, marker } of lines.toReversed()) {
    const at = marker === '' ? findName(asRead(text), name) : -1;
    if (at >= 0) return asRead(text).slice(at, at + name.length);
  }
  return '';
}
