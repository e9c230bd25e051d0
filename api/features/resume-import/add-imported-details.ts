import { isDeepStrictEqual } from 'node:util';
import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { parseId } from '../../core/input.ts';
import type { ResumeImport, ResumeTemplate } from '../../generated/prisma/client.ts';
import { MAX_DETAILS_PER_LIST, MAX_EDUCATION_ENTRIES, MAX_SECTIONS } from '../../limits.ts';
import { lockBank } from '../experiences/experiences.ts';
import { getDefaultTemplate, lockTemplate } from '../resume-templates/resume-templates.ts';
import { parseTemplateDetails } from '../resume-templates/template-details.ts';
import { parseImportResult } from './import-result.ts';
import { compareWith, FIELD_OF, fitsDetails } from './imported-details.ts';
import {
  importChangesSchema,
  type DetailKind,
  type ImportChanges,
  type ImportedDetail,
} from './resume-import.schema.ts';

const WHAT = 'The import';

/**
 * Adds those entries of one kind that a file has and the resume details don't. What the details have stays as it is.
 * Undoing the import takes them away again, unless the user has changed that list since.
 *
 * @throws {NotFoundError} {@link RuleError} when the import was undone, or the details have no room for all of them.
 */
export async function addImportedDetails(
  deps: Deps,
  actor: Actor | null,
  rawImportId: string,
  kind: DetailKind,
): Promise<{ resumeImport: ResumeImport; resumeTemplate: ResumeTemplate }> {
  const { userId } = requireUser(actor);
  const id = parseId(rawImportId, WHAT);
  const { id: templateId } = await getDefaultTemplate(deps, actor);
  return deps.prisma.$transaction(async (tx) => {
    await lockBank(tx, userId);
    const template = await lockTemplate(tx, templateId);
    const stored = await tx.resumeImport.findUnique({ where: { id, userId } });
    if (!stored) throw new NotFoundError(WHAT);
    if (stored.undoneAt) throw new RuleError('undone', 'This import has been undone already.');
    const result = parseImportResult(stored);
    const now = parseTemplateDetails(template);
    const isThere = compareWith(now);
    const missing = result.details.filter(
      (detail) => detail.kind === kind && fitsDetails(detail) && !isThere(detail),
    );
    if (missing.length === 0) return { resumeImport: stored, resumeTemplate: template };
    for (const detail of missing) detail.outcome = 'saved';
    const field = FIELD_OF[kind];
    const max = MAX_ENTRIES[kind];
    const entries = [...now[field], ...missing.map(toEntry)];
    if (entries.length > max) {
      throw new RuleError('full', `There is no room for these: there can be at most ${max} entries.`);
    }
    const changes = noteAdded(importChangesSchema.parse(stored.changes), field, now[field], entries);
    return {
      resumeTemplate: await tx.resumeTemplate.update({
        where: { id: template.id, userId },
        data: { [field]: entries },
      }),
      resumeImport: await tx.resumeImport.update({ where: { id, userId }, data: { result, changes } }),
    };
  });
}

const MAX_ENTRIES: Record<DetailKind, number> = {
  education: MAX_EDUCATION_ENTRIES,
  certification: MAX_DETAILS_PER_LIST,
  language: MAX_DETAILS_PER_LIST,
  skill: MAX_DETAILS_PER_LIST,
  section: MAX_SECTIONS,
};

function toEntry(detail: ImportedDetail) {
  if (detail.kind === 'education') return detail.entry;
  return detail.kind === 'section' ? detail.section : detail.text;
}

/** The changes to revert, after a field of the resume details has grown. */
function noteAdded(
  { template, ...rest }: ImportChanges,
  field: string,
  before: ImportChanges['template']['before'][string],
  after: typeof before,
): ImportChanges {
  const known = template.after[field];
  // The user has changed what the import wrote, so that an undo leaves this field alone.
  if (known !== undefined && !isDeepStrictEqual(known, before)) return { ...rest, template };
  return {
    ...rest,
    template: {
      before: { ...template.before, [field]: template.before[field] ?? before },
      after: { ...template.after, [field]: after },
    },
  };
}
