import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { listOtherReadings, type OtherReadings } from '../../writing/reading/corrections/other-readings.ts';
import type { MissedRole } from '../../writing/reading/missed-role/read-missed-role.ts';
import type { NamedRole } from '../../writing/reading/missed-role/roles-alike.ts';
import { fitExperience, type FittedExperience } from './fit-experience.ts';
import { findPresent, type CurrentExperience } from './imported-experiences.ts';
import { parseImportResult } from './import-result.ts';
import type { ImportResult } from './resume-import.schema.ts';
import { canBeginAt, toReviewedDocument } from './reviewed-document.ts';
import { readRoleText } from './role-text.ts';
import { findTaken, type Taken } from './taken-content.ts';

/** A role that the reader has missed, as it would be if it began at a line. */
export interface ProposedRole extends FittedExperience {
  sourceLines: MissedRole['sourceLines'];
  /** What else its lines could say that it is called. */
  listOtherReadings: () => OtherReadings;
  /** Finds whose bullet points would become its own. */
  findTakenFrom: () => Promise<Taken[]>;
}

/** So many of the roles that the user has added are examples for others, the last ones of the file. */
const EXAMPLES_MAX = 5;

/**
 * Reads the role that begins at a line of an imported file, for the user to check. Changes nothing.
 *
 * @returns null if there is no such line, or if another experience of the import begins there
 */
export async function proposeRole(
  deps: Deps,
  actor: Actor | null,
  stored: { result: unknown },
  lineNumber: number,
): Promise<ProposedRole | null> {
  const { userId } = requireUser(actor);
  const result = parseImportResult(stored);
  const present = await findPresent(deps.prisma, userId, result);
  const document = toReviewedDocument(result, present);
  if (!canBeginAt(document, lineNumber)) return null;
  const size = countLetters(result);
  const read = await deps.writing.run(userId, size, 'readMissedRole', document, lineNumber);
  return toProposed(deps, userId, { result, present }, read);
}

/**
 * Reads the roles that an imported file writes like those that the user has added from it, for the user to check. Changes
 * nothing. Those without a title or an employer are left out: only the user could complete them.
 */
export async function proposeRolesAlike(
  deps: Deps,
  actor: Actor | null,
  stored: { result: unknown },
): Promise<ProposedRole[]> {
  const { userId } = requireUser(actor);
  const result = parseImportResult(stored);
  if (!result.experiences.some(({ isAddedByUser }) => isAddedByUser)) return [];
  const present = await findPresent(deps.prisma, userId, result);
  const examples = present.filter(({ isAddedByUser }) => isAddedByUser).flatMap(toNamed);
  if (examples.length === 0) return [];
  const read = await deps.writing.run(
    userId,
    countLetters(result) * Math.min(examples.length, EXAMPLES_MAX),
    'readRolesAlike',
    toReviewedDocument(result, present),
    present.flatMap(toNamed),
    examples.slice(-EXAMPLES_MAX),
  );
  return read
    .filter(({ title, company }) => title !== '' && company !== '')
    .map((role) => toProposed(deps, userId, { result, present }, role));
}

/** A role as the file names it. */
const toNamed = ({ sourceLines, read }: CurrentExperience): NamedRole[] =>
  sourceLines.length > 0 ? [{ sourceLines, title: read?.title ?? '', company: read?.company ?? '' }] : [];

const countLetters = ({ lines }: ImportResult): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

function toProposed(
  { prisma }: Deps,
  userId: string,
  imported: { result: ImportResult; present: readonly CurrentExperience[] },
  read: MissedRole,
): ProposedRole {
  return {
    ...fitExperience({ ...read, confidence: { title: 1, company: 1, dates: 1 } }),
    sourceLines: read.sourceLines,
    listOtherReadings: () =>
      listOtherReadings({
        names: { title: read.title, company: read.company },
        location: read.location,
        ...readRoleText(imported.result, read),
      }),
    findTakenFrom: async () => {
      const taken = await findTaken(prisma, userId, { ...imported, lineNumbers: read.sourceLines });
      return taken.filter(({ bulletPoints }) => bulletPoints.length > 0);
    },
  };
}
