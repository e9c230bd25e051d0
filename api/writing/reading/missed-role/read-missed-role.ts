import { withDateHabits } from '../fields/date-order.ts';
import { decideDateHabits } from '../fields/dates.ts';
import { lineNumbers } from '../lines/line.ts';
import type { Line } from '../lines/line.ts';
import { clearCaches } from '../lines/memo.ts';
import { readerLine } from '../lines/reader-line.ts';
import { readBody } from '../roles/body.ts';
import type { BodyStyle } from '../roles/body.ts';
import { detectStyle } from '../roles/body-style.ts';
import { readRoles } from '../roles/roles.ts';
import type { Role } from '../roles/roles.ts';
import type { ReadExperience } from '../../types.ts';
import { readPlainHeader } from './plain-header.ts';
import { linesOfRoleAt } from './role-lines.ts';
import type { ReviewedDocument } from './role-lines.ts';
import { findRolesAlike, ROLES_ALIKE_MAX, type NamedRole, type RoleAlike } from './roles-alike.ts';

/** A role as its reader proposes it; somebody checks it before it counts. */
export type MissedRole = Omit<ReadExperience, 'confidence'>;

/** So many of the nearest roles, by so many of their first lines, show how the document writes its headers. */
const NEIGHBOURS = 20;
const NEIGHBOUR_LINES = 8;
/** A header that begins further down is another role's. */
const ABOVE_HEADER = 3;

/**
 * Reads the role that begins at a line by somebody's word: in the layout of the document's other roles if it fits, otherwise by
 * what its first lines look like. Nothing is made up; what isn't there is empty.
 * (docs/algorithms.md#missed-roles)
 */
export function readMissedRole(document: ReviewedDocument, first: number): MissedRole {
  return inDocument(document, () => roleReader(document)(document, first));
}

/**
 * Reads the roles that are written like those that somebody has added. Like {@link readMissedRole}, for somebody to check.
 *
 * @param found the document's roles, the added ones among them
 * @param added where several find the same role, the first decides
 */
export function readRolesAlike(
  document: ReviewedDocument,
  found: readonly NamedRole[],
  added: readonly NamedRole[],
): MissedRole[] {
  return inDocument(document, () => {
    const alike = new Map<number, RoleAlike>();
    for (const example of added)
      for (const role of findRolesAlike(document, found, example))
        if (!alike.has(role.first)) alike.set(role.first, role);
    const begins = [...alike.keys()].slice(0, ROLES_ALIKE_MAX).toSorted((a, b) => a - b);
    const read = roleReader(document);
    return begins.map((first) => {
      const others = begins.filter((begin) => begin !== first).map((begin) => [begin]);
      const role = read({ ...document, roles: [...document.roles, ...others] }, first);
      const names = alike.get(first);
      return { ...role, title: names?.title ?? role.title, company: names?.company ?? role.company };
    });
  });
}

function inDocument<Result>({ lines }: ReviewedDocument, read: () => Result): Result {
  try {
    return withDateHabits(decideDateHabits([...lines]), read);
  } finally {
    clearCaches();
  }
}

/** Reads roles of a document, which may have got more roles meanwhile. */
function roleReader({
  lines,
  roles,
}: ReviewedDocument): (document: ReviewedDocument, first: number) => MissedRole {
  const all = lines.flatMap((text, lineNumber): Line[] => {
    const line = readerLine({ text });
    return line ? [{ ...line, lineNumber }] : [];
  });
  const inRoles = new Set(roles.flat());
  const style = detectStyle(
    all,
    all.filter(({ lineNumber }) => inRoles.has(lineNumber)),
  );
  return (document, first) => readAt(document, first, all, style);
}

/** @param all the lines of the document */
function readAt(document: ReviewedDocument, first: number, all: Line[], style: BodyStyle): MissedRole {
  const numbers = linesOfRoleAt(document, first);
  const own = new Set(numbers);
  const lines = all
    .filter(({ lineNumber }) => own.has(lineNumber))
    // What begins a role is no item of the list above.
    .map((line, at) => (at === 0 ? { ...line, gapBefore: true, marker: '' } : line));
  const [role, next] =
    readRoles([...listNeighbours(document, all, own), lines], style, true).at(-1)?.roles ?? [];
  const isHere = role !== undefined && firstOf(role) <= first + ABOVE_HEADER;
  if (!isHere) return { ...readAlone(lines, style), sourceLines: numbers };
  const end = next ? firstOf(next) : Infinity;
  return {
    ...completeNames(
      role.experience,
      lines.filter(({ lineNumber }) => lineNumber < end),
    ),
    sourceLines: numbers.filter((number) => number < end),
  };
}

const firstOf = ({ lines }: Role): number => Math.min(...lines.flatMap(lineNumbers));

/** The first lines of the nearest roles above and below, in two blocks without the given lines. */
function listNeighbours({ roles }: ReviewedDocument, all: Line[], own: ReadonlySet<number>): Line[][] {
  const [first = 0] = own;
  const others = roles
    .map((numbers) => numbers.filter((number) => !own.has(number)).toSorted((a, b) => a - b))
    .filter(([begin]) => begin !== undefined)
    .toSorted(([a = 0], [b = 0]) => Math.abs(a - first) - Math.abs(b - first))
    .slice(0, NEIGHBOURS);
  const begins = new Set(others.map(([begin]) => begin));
  const shown = new Set(others.flatMap((numbers) => numbers.slice(0, NEIGHBOUR_LINES)));
  const lines = all
    .filter(({ lineNumber }) => shown.has(lineNumber))
    .map((line) => (begins.has(line.lineNumber) ? { ...line, gapBefore: true } : line));
  return [
    lines.filter(({ lineNumber }) => lineNumber < first),
    lines.filter(({ lineNumber }) => lineNumber > first),
  ].filter((block) => block.length > 0);
}

/** A role whose header is like no other's in the document. */
function readAlone(lines: Line[], style: BodyStyle): Omit<MissedRole, 'sourceLines'> {
  const { title, company, location, period, lines: taken } = readPlainHeader(lines);
  return {
    title,
    company,
    location,
    startDate: period?.startDate ?? '',
    endDate: period?.endDate ?? '',
    ...readBody(lines.slice(taken), style),
  };
}

/** A role without a title or an employer gets the one that its first lines may have. */
function completeNames({ confidence: _confidence, ...role }: ReadExperience, lines: Line[]): MissedRole {
  if (role.title !== '' && role.company !== '') return role;
  const plain = readPlainHeader(lines);
  const fill = (text: string, found: string, other: string): string =>
    text !== '' || found === other || other.includes(found) ? text : found;
  return {
    ...role,
    title: fill(role.title, plain.title, role.company),
    company: fill(role.company, plain.company, role.title),
  };
}
