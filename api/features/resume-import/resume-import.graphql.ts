import { NotFoundError, RuleError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { WrittenByRef } from '../../graphql/written-by.ts';
import { mutation } from '../../graphql/mutation.ts';
import { toGlobalId, owned } from '../../graphql/owned-node.ts';
import { viewerField } from '../accounts/accounts.graphql.ts';
import { Experience } from '../experiences/experiences.graphql.ts';
import { confirmExperience } from './confirm-experience.ts';
import { deleteImport } from './delete-import.ts';
import { reviewImport, type ReviewedExperience } from './imported-experiences.ts';
import { describeImport, parseImportResult } from './import-result.ts';
import type { ImportResult } from './resume-import.schema.ts';
import { undoImport } from './undo-import.ts';

const FieldConfidence = builder.objectRef<ReviewedExperience['confidence']>('FieldConfidence').implement({
  description: 'For each field, from 0 to 1: how much better the chosen reading was than the next best.',
  fields: (t) => ({
    title: t.exposeFloat('title'),
    company: t.exposeFloat('company'),
    dates: t.exposeFloat('dates'),
  }),
});

const ReadFields = builder.objectRef<NonNullable<ReviewedExperience['read']>>('ReadFields').implement({
  description: 'The fields as they were read from the file.',
  fields: (t) => ({
    title: t.exposeString('title'),
    company: t.exposeString('company'),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate', { nullable: true }),
  }),
});

const ImportedExperience = builder.objectRef<ReviewedExperience>('ImportedExperience').implement({
  fields: (t) => ({
    experienceId: t.id({ resolve: ({ experienceId }) => toGlobalId('Experience', experienceId) }),
    experience: t.expose('experience', {
      type: Experience,
      nullable: true,
      description: 'Null if it has since been deleted or merged.',
    }),
    mergedInto: t.expose('mergedInto', {
      type: Experience,
      nullable: true,
      description: 'The experience that it was merged into.',
    }),
    splitOff: t.expose('splitOff', {
      type: [Experience],
      description: 'The experiences that were split off from it.',
      extensions: { usually: 1 },
    }),
    isNew: t.exposeBoolean('isNew', {
      description: 'False if the bank already contained it and only its new bullets were added.',
    }),
    addedBulletPointCount: t.int({ resolve: ({ addedBulletPointIds }) => addedBulletPointIds.length }),
    confidence: t.expose('confidence', { type: FieldConfidence }),
    read: t.expose('read', {
      type: ReadFields,
      nullable: true,
      description: 'Null for imports from before this was stored.',
    }),
    isConfirmed: t.exposeBoolean('isConfirmed', {
      description: 'Whether the user has confirmed the uncertain fields.',
    }),
  }),
});

const LinePlacement = builder.enumType('LinePlacement', {
  values: {
    CONTACT: { value: 'contact' },
    SECTION: { value: 'section' },
    EXPERIENCE: { value: 'experience' },
    UNPLACED: {
      value: 'unplaced',
      description: 'It could not be placed; the user decides where it belongs.',
    },
  } as const,
});

const ImportedLine = builder.objectRef<ImportResult['lines'][number]>('ImportedLine').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    placement: t.expose('placement', { type: LinePlacement }),
  }),
});

export const ResumeImport = builder.prismaNode('ResumeImport', {
  id: { field: 'id' },
  nullable: true,
  findUnique: owned,
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    fileType: t.exposeString('fileType'),
    message: t.string({
      description: 'A sentence for people about what was imported.',
      select: { result: true },
      resolve: (stored) => describeImport(parseImportResult(stored)),
    }),
    warnings: t.stringList({
      select: { result: true },
      resolve: (stored) => parseImportResult(stored).warnings,
    }),
    writtenBy: t.field({
      type: WrittenByRef,
      nullable: true,
      description: 'Who read the doubtful parts.',
      select: { result: true },
      resolve: (stored) => parseImportResult(stored).writtenBy,
    }),
    experiences: t.field({
      type: [ImportedExperience],
      select: { result: true },
      resolve: (stored, _args, { deps, actor }) => reviewImport(deps, actor, stored),
    }),
    lines: t.field({
      type: [ImportedLine],
      extensions: { usually: 500 },
      description: 'Every line of the file in reading order, and where it was placed.',
      select: { result: true },
      resolve: (stored) => parseImportResult(stored).lines,
    }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('resumeImport', (t) =>
  t.prismaField({
    type: ResumeImport,
    nullable: true,
    args: { id: t.arg.globalID({ required: true, for: [ResumeImport] }) },
    resolve: (query, _root, { id }, context) =>
      context.deps.prisma.resumeImport.findUnique({ ...query, where: owned(id.id, context) }),
  }),
);

mutation('undoResumeImport', {
  description: 'Undoes a whole import.',
  errors: [NotFoundError, RuleError],
  input: (t) => ({ id: t.globalID({ required: true, for: [ResumeImport] }) }),
  resolve: ({ id }, { deps, actor }) => undoImport(deps, actor, id.id),
  payload: (t) => ({
    resumeImport: t.field({ type: ResumeImport, resolve: (stored) => stored }),
    viewer: viewerField(t),
  }),
});

mutation('confirmImportedExperience', {
  description: 'Confirms the uncertain fields of an imported experience.',
  errors: [NotFoundError],
  input: (t) => ({
    resumeImportId: t.globalID({ required: true, for: [ResumeImport] }),
    experienceId: t.globalID({ required: true, for: [Experience] }),
  }),
  resolve: ({ resumeImportId, experienceId }, { deps, actor }) =>
    confirmExperience(deps, actor, resumeImportId.id, experienceId.id),
  payload: (t) => ({ resumeImport: t.field({ type: ResumeImport, resolve: (stored) => stored }) }),
});

mutation('deleteResumeImport', {
  description:
    'Deletes what is stored of an uploaded file: its name, its lines and their placement. What was imported stays in the experience bank and in the resume details, but can no longer be undone.',
  errors: [NotFoundError],
  input: (t) => ({ id: t.globalID({ required: true, for: [ResumeImport] }) }),
  resolve: async ({ id }, { deps, actor }) => ({ id: await deleteImport(deps, actor, id.id) }),
  payload: (t) => ({
    deletedResumeImportId: t.id({ resolve: ({ id }) => toGlobalId('ResumeImport', id) }),
    viewer: viewerField(t),
  }),
});
