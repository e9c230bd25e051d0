import { ConflictError, NotFoundError, RuleError, ValidationError } from '../../../core/errors.ts';
import { builder } from '../../../graphql/builder.ts';
import { mutation, type InputFields } from '../../../graphql/mutation.ts';
import { toGlobalId } from '../../../graphql/owned-node.ts';
import { BULLET_MAX_LENGTH } from '../../../limits.ts';
import { resumeIdInput, resumePayload, TailoredResume } from '../tailored-resumes.graphql.ts';
import { nameVersion, redoResumeChange, restoreVersion, undoResumeChange } from './change-version.ts';
import { findNext, findPrevious } from './find-versions.ts';
import { readChange, RESUME_CHANGES } from './resume-change.ts';
import { listVersions, type ListedVersion } from './list-versions.ts';
import type { VersionDifference } from './version-differences.ts';

const ResumeChangeEnum = builder.enumType('ResumeChange', {
  description: 'What was done to a resume.',
  values: RESUME_CHANGES,
});

const DifferenceKind = builder.enumType('VersionDifferenceKind', {
  values: ['ADDED', 'REMOVED', 'CHANGED', 'MOVED'] as const,
});

const Difference = builder.objectRef<VersionDifference>('VersionDifference').implement({
  description: 'A bullet that two versions of a resume have differently.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DifferenceKind }),
    title: t.exposeString('title', { description: 'The experience’s title.' }),
    company: t.exposeString('company'),
    before: t.exposeString('before', { nullable: true, extensions: { length: BULLET_MAX_LENGTH } }),
    after: t.exposeString('after', { nullable: true, extensions: { length: BULLET_MAX_LENGTH } }),
  }),
});

const Version = builder.objectRef<ListedVersion>('ResumeVersion').implement({
  description: 'The content of a resume after a change.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId('ResumeVersion', id) }),
    change: t.expose('change', { type: ResumeChangeEnum }),
    name: t.exposeString('name', { nullable: true, description: 'The user’s name for it.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether the resume is like this now.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    differences: t.expose('differences', {
      type: [Difference],
      description: 'What was changed; empty if the version before it no longer exists.',
      extensions: { usually: 3 },
    }),
  }),
});

builder.prismaObjectFields(TailoredResume, (t) => ({
  undoableChange: t.field({
    type: ResumeChangeEnum,
    nullable: true,
    description: 'What undoResumeChange would undo; null if there is nothing to undo.',
    select: { currentVersionId: true },
    resolve: async (resume, _args, { deps }) => {
      if (!(await findPrevious(deps.prisma, resume)) || !resume.currentVersionId) return null;
      const current = await deps.prisma.resumeVersion.findUnique({ where: { id: resume.currentVersionId } });
      return current && readChange(current);
    },
  }),
  redoableChange: t.field({
    type: ResumeChangeEnum,
    nullable: true,
    description: 'What redoResumeChange would do again; null if there is nothing to redo.',
    select: { currentVersionId: true },
    resolve: async (resume, _args, { deps }) => {
      const next = await findNext(deps.prisma, resume);
      return next && readChange(next);
    },
  }),
  versions: t.field({
    type: [Version],
    description:
      'The latest 100 versions and all that have a name, newest first; empty before the first change.',
    extensions: { usually: 30 },
    select: { currentVersionId: true },
    resolve: (resume, _args, { deps }) => listVersions(deps, resume),
  }),
}));

const undoInput = (t: InputFields) => ({
  ...resumeIdInput(t),
  revision: t.int({
    description:
      'The resume’s revision as the client knows it. If it is different, the result is a ConflictError.',
  }),
});

mutation('undoResumeChange', {
  description: 'Undoes the last change of a resume, whatever it was.',
  errors: [NotFoundError, ConflictError, RuleError],
  input: undoInput,
  resolve: ({ id, ...input }, { deps, actor }) => undoResumeChange(deps, actor, id.id, input),
  payload: resumePayload,
});

mutation('redoResumeChange', {
  description: 'Does again what was undone last, as long as nothing else was changed since.',
  errors: [NotFoundError, ConflictError, RuleError],
  input: undoInput,
  resolve: ({ id, ...input }, { deps, actor }) => redoResumeChange(deps, actor, id.id, input),
  payload: resumePayload,
});

const versionInput = (t: InputFields) => ({
  ...resumeIdInput(t),
  versionId: t.globalID({ required: true }),
});

mutation('restoreResumeVersion', {
  description: 'Brings back an earlier version of a resume, as a change that can be undone.',
  errors: [NotFoundError],
  input: versionInput,
  resolve: ({ id, versionId }, { deps, actor }) => restoreVersion(deps, actor, id.id, versionId.id),
  payload: resumePayload,
});

mutation('nameResumeVersion', {
  description: 'Names a version, so that it is never deleted; an empty name removes the name.',
  errors: [ValidationError, NotFoundError],
  input: (t) => ({ ...versionInput(t), name: t.string({ required: true }) }),
  resolve: ({ id, versionId, name }, { deps, actor }) =>
    nameVersion(deps, actor, id.id, versionId.id, { name }),
  payload: resumePayload,
});
