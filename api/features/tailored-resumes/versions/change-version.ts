import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { ConflictError, NotFoundError, RuleError } from '../../../core/errors.ts';
import { parseId, parseInput } from '../../../core/input.ts';
import { editResume } from '../edit-resume.ts';
import { lockResume, type LockedResume } from '../lock-resume.ts';
import { resumeTopic } from '../resume-topic.ts';
import { getTailoredResume, type ResumeWithPosting } from '../tailored-resumes.ts';
import { touchResume } from '../touch-resume.ts';
import { findNext, findPrevious } from './find-versions.ts';
import { expectedRevisionSchema, versionNameSchema } from './version.schema.ts';
import { moveToVersion } from './move-to-version.ts';
import { restoreLocks } from './restore-locks.ts';
import { versionContentSchema } from './version-content.ts';

const VERSION = 'The version';

/**
 * Undoes the last change of a resume, whatever it was and in whichever window it was made.
 *
 * @param input may have `revision`: then it is undone only if the resume still has that revision.
 * @throws {NotFoundError} {@link ConflictError} {@link RuleError} when there is nothing to undo.
 */
export async function undoResumeChange(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { revision } = parseInput(expectedRevisionSchema, input);
  return moveToVersion(deps, actor, rawId, async (tx, locked) => {
    requireRevision(revision, locked);
    const previous = await findPrevious(tx, locked);
    if (!previous) throw new RuleError('nothing-to-undo', 'There is nothing to undo.');
    return previous;
  });
}

/**
 * Does again what was undone last, as long as nothing else was changed since.
 *
 * @param input as for {@link undoResumeChange}
 * @throws {NotFoundError} {@link ConflictError} {@link RuleError} when there is nothing to redo.
 */
export async function redoResumeChange(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { revision } = parseInput(expectedRevisionSchema, input);
  return moveToVersion(deps, actor, rawId, async (tx, locked) => {
    requireRevision(revision, locked);
    const next = await findNext(tx, locked);
    if (!next) throw new RuleError('nothing-to-redo', 'There is nothing to redo.');
    return next;
  });
}

function requireRevision(expected: number | null, { revision }: LockedResume): void {
  if (expected === null || expected === revision) return;
  throw new ConflictError('The resume was changed somewhere else meanwhile. Please look at it first.');
}

/**
 * Brings back an earlier version of a resume. That is a change like any other: it makes a new version, and can be
 * undone.
 *
 * @throws {NotFoundError}
 */
export async function restoreVersion(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  rawVersionId: string,
): Promise<ResumeWithPosting> {
  requireUser(actor);
  const versionId = parseId(rawVersionId, VERSION);
  const { resume } = await editResume(deps, actor, rawId, 'VERSION_RESTORED', async (editing) => {
    const { tx, resumeId: tailoredResumeId } = editing;
    const version = await tx.resumeVersion.findUnique({ where: { id: versionId, tailoredResumeId } });
    if (!version) throw new NotFoundError(VERSION);
    const content = versionContentSchema.parse(version.content);
    const { experiences, replaced, takenOff } = content;
    await restoreLocks(tx, tailoredResumeId, editing.experiences, content);
    editing.experiences.splice(0, Infinity, ...experiences);
    editing.replaced = replaced;
    editing.takenOff = takenOff;
  });
  return resume;
}

/**
 * Names a version, or removes its name. Versions with a name are never deleted as long as the resume exists.
 *
 * @throws {ValidationError} {@link NotFoundError}
 */
export async function nameVersion(
  deps: Deps,
  actor: Actor | null,
  rawId: string,
  rawVersionId: string,
  input: unknown,
): Promise<ResumeWithPosting> {
  const { userId } = requireUser(actor);
  const tailoredResumeId = parseId(rawId, 'The resume');
  const id = parseId(rawVersionId, VERSION);
  const { name } = parseInput(versionNameSchema, input);
  await deps.prisma.$transaction(async (tx) => {
    await lockResume(tx, userId, tailoredResumeId);
    const { count } = await tx.resumeVersion.updateMany({
      where: { id, tailoredResumeId },
      data: { name: name === '' ? null : name },
    });
    if (count === 0) throw new NotFoundError(VERSION);
    await touchResume(tx, tailoredResumeId);
  });
  deps.pubsub.publish(resumeTopic(tailoredResumeId));
  return getTailoredResume(deps, actor, tailoredResumeId);
}
