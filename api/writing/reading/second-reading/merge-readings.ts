import type { ReadEntry, ReadExperience, ReadStudy } from '../../types.ts';
import type { Line } from '../lines/line.ts';
import { UNSURE } from '../roles/confidence.ts';
import type { FoundDocument, FoundEntry } from './found-document.ts';
import { locateCertificate, locateStudy } from './locate-details.ts';
import { areAlike, linesBetween, locateRoles } from './locate-roles.ts';
import type { Located } from './locate-roles.ts';
import { ASKED, mergeRole, newRole } from './merge-role.ts';
import type { KnownRole } from './merge-role.ts';

/** What is known of a document before it is read. */
export interface KnownDocument {
  roles: KnownRole[];
  studies: ReadStudy[];
  certificates: ReadEntry[];
  /** The numbers of the lines of roles that are none after all. */
  aside: ReadonlySet<number>;
}

/** Nobody has more of a kind, and no study or certificate more lines. */
const FOUND_MAX = 80;
const ENTRY_LINES = 20;

/**
 * What is in a document by two readings. The second corrects the first, adds roles and parts them, with nothing but what
 * stands in the document. Null if nothing of the second stands there.
 *
 * @param lines the document's content
 */
export function mergeReadings(
  lines: readonly Line[],
  first: readonly ReadExperience[],
  found: FoundDocument,
): KnownDocument | null {
  const byLine = indexByLine(first);
  const sharedBy = ({ numbers }: Located): Set<ReadExperience> =>
    new Set(numbers.flatMap((number) => byLine.get(number) ?? []));
  // Two roles that are told of in the same line can't be told apart by lines.
  const told = new Set([...byLine.values()].filter((roles) => roles.length > 1).flat());
  const located = locateRoles(lines, found.roles.slice(0, FOUND_MAX)).filter(
    (one) => ![...sharedBy(one)].some((role) => told.has(role)),
  );
  const shared = new Map(located.map((one) => [one, sharedBy(one)]));
  const partners = pairUp(shared);
  const ofRoles = new Set(located.flatMap(({ numbers }) => numbers));
  const details = [...found.studies, ...found.certificates].slice(0, 2 * FOUND_MAX);
  const ofDetails = new Set(
    lines
      .map(({ lineNumber }) => lineNumber)
      .filter((number) => !ofRoles.has(number) && details.some(holds(number))),
  );
  const merged = located.map((one) => {
    const partner = partners.get(one);
    return partner ? mergeRole(one, partner, { shared, ofDetails }) : newRole(one);
  });
  const others = first.filter(({ sourceLines }) => !sourceLines.some((number) => ofDetails.has(number)));
  const kept = keepOthers(merged, others, told, found.lines);
  const roles = [...merged, ...kept.map((experience): KnownRole => ({ experience, body: null }))];
  const taken = linesOf(roles);
  const open = lines.filter(({ lineNumber }) => !taken.has(lineNumber));
  const studies = locateEach(open, found.studies, locateStudy);
  // A certificate may also be told of within a role, which keeps its line.
  const certificates = locateEach(lines, found.certificates, locateCertificate);
  if (merged.length + studies.length + certificates.length === 0) return null;
  const ofFirst = first.flatMap(({ sourceLines }) => sourceLines);
  const aside = new Set(ofFirst.filter((number) => !taken.has(number) && !ofDetails.has(number)));
  return { roles, studies, certificates, aside };
}

/** The roles to which each line belongs. */
function indexByLine(roles: readonly ReadExperience[]): Map<number, ReadExperience[]> {
  const byLine = new Map<number, ReadExperience[]>();
  for (const role of roles)
    for (const number of new Set(role.sourceLines)) byLine.set(number, [...(byLine.get(number) ?? []), role]);
  return byLine;
}

const holds =
  (number: number) =>
  ({ first, last }: FoundEntry): boolean =>
    first <= number && number <= last;

const linesOf = (roles: readonly KnownRole[]): Set<number> =>
  new Set(roles.flatMap(({ experience }) => experience.sourceLines));

const hasPeriod = ({ role: { period } }: Located, { startDate, endDate }: ReadExperience): boolean =>
  period !== null && period.startDate === startDate && period.endDate === endDate;

/**
 * Finds for each located role the one of the first reading that is the same, by its lines, dates and names.
 *
 * @param shared the roles of the first reading that have lines of a located one
 */
function pairUp(shared: ReadonlyMap<Located, ReadonlySet<ReadExperience>>): Map<Located, ReadExperience> {
  const pairs = [...shared].flatMap(([one, roles]) =>
    [...roles].map((role) => {
      const header = one.role.header.filter(({ lineNumber }) => role.sourceLines.includes(lineNumber));
      const alike =
        Number(areAlike(one.role.title, role.title)) +
        Number(areAlike(one.role.company, role.company)) +
        Number(hasPeriod(one, role));
      return { one, role, weight: alike * 3 + Math.min(header.length, 2) };
    }),
  );
  const partners = new Map<Located, ReadExperience>();
  const used = new Set<ReadExperience>();
  for (const { one, role, weight } of pairs.toSorted((a, b) => b.weight - a.weight)) {
    if (weight === 0 || partners.has(one) || used.has(role)) continue;
    partners.set(one, role);
    used.add(role);
  }
  return partners;
}

/** Whether nothing of a role was read in doubt. */
const isSure = ({ title, company, confidence }: ReadExperience): boolean =>
  title !== '' && company !== '' && Math.min(...Object.values(confidence)) >= UNSURE;

/**
 * The roles of the first reading alone that stay: those that were sure, to be asked about, and those that the second wasn't
 * shown. The doubtful ones are set aside, unless it missed many sure ones, too: then it says nothing about the others.
 */
function keepOthers(
  merged: readonly KnownRole[],
  first: readonly ReadExperience[],
  told: ReadonlySet<ReadExperience>,
  read: readonly number[],
): ReadExperience[] {
  const taken = linesOf(merged);
  const wasRead = new Set(read);
  const isMissed = (role: ReadExperience): boolean =>
    !told.has(role) && role.sourceLines.some((number) => wasRead.has(number));
  const left = first.filter(({ sourceLines }) => !sourceLines.some((number) => taken.has(number)));
  const missed = left.filter((role) => isMissed(role) && isSure(role)).length;
  const isCareful = missed * 2 <= merged.length && merged.length > 0;
  return left
    .filter((role) => !isMissed(role) || isSure(role) || !isCareful)
    .map((role) =>
      isMissed(role) ? { ...role, confidence: { ...role.confidence, title: ASKED, company: ASKED } } : role,
    );
}

/** The found entries that stand in the document. */
const locateEach = <Found extends FoundEntry, Entry>(
  lines: readonly Line[],
  found: readonly Found[],
  locate: (one: Found, own: Line[]) => Entry | null,
): Entry[] =>
  found.slice(0, FOUND_MAX).flatMap((one) => {
    const own = linesBetween(lines, one.first, one.last);
    return locate(one, own.slice(0, ENTRY_LINES)) ?? [];
  });
