import { NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { WrittenByRef } from '../../graphql/written-by.ts';
import { mutation } from '../../graphql/mutation.ts';
import { toGlobalId, owned } from '../../graphql/owned-node.ts';
import { User, viewerField } from '../accounts/accounts.graphql.ts';
import { Experience, ExperienceFieldsInput, toExperienceInput } from '../experiences/experiences.graphql.ts';
import { getDefaultTemplate } from '../resume-templates/resume-templates.ts';
import { ResumeTemplate } from '../resume-templates/resume-templates.graphql.ts';
import { addImportedDetails } from './add-imported-details.ts';
import { addMissedRoles } from './add-missed-roles.ts';
import { setFieldsConfirmed } from './confirm-fields.ts';
import { deleteImport } from './delete-import.ts';
import { describeDetail, reviewDetails, type ReviewedDetail } from './imported-details.ts';
import { reviewImport, reviewLines, type ReviewedExperience } from './imported-experiences.ts';
import { describeImport, parseImportResult } from './import-result.ts';
import { proposeRole, proposeRolesAlike, type ProposedRole } from './propose-roles.ts';
import type { ImportResult } from './resume-import.schema.ts';
import { selectNotes } from './select-notes.ts';
import type { Taken } from './taken-content.ts';
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

const ImportedField = builder.enumType('ImportedField', {
  description: 'What an import is sure or unsure of in an experience.',
  values: {
    TITLE: { value: 'title' },
    COMPANY: { value: 'company' },
    DATES: { value: 'dates', description: 'Start and end together.' },
  } as const,
});

const SuggestedCorrection = builder
  .objectRef<NonNullable<ReviewedExperience['suggestedCorrection']>>('SuggestedCorrection')
  .implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      company: t.exposeString('company'),
    }),
  });

const OtherReadings = builder
  .objectRef<ReturnType<ProposedRole['listOtherReadings']>>('OtherReadings')
  .implement({
    description:
      'What else the lines of an experience in the file could say, in its words, the most likely first.',
    fields: (t) => ({
      titles: t.exposeStringList('title', { extensions: { usually: 4 } }),
      companies: t.exposeStringList('company', { extensions: { usually: 4 } }),
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
    confirmedFields: t.expose('confirmedFields', {
      type: [ImportedField],
      description: 'The uncertain fields that the user has confirmed.',
      extensions: { usually: 1 },
    }),
    suggestedCorrection: t.expose('suggestedCorrection', {
      type: SuggestedCorrection,
      nullable: true,
      description:
        'The job title and company that it would have if the file were read as the user has corrected other experiences of it. Null if nothing would change, and once the user has changed or confirmed it.',
    }),
    otherReadings: t.field({
      type: OtherReadings,
      description:
        'What else its job title and company could be, at most four each, without what they are now. Empty for experiences that the bank already contained.',
      resolve: (imported) => imported.listOtherReadings(),
    }),
    lineNumbers: t.exposeIntList('sourceLines', {
      description:
        'Where it is in the file: zero-based, of `lines`. Empty for imports from before this was stored.',
      extensions: { usually: 10 },
    }),
  }),
});

const DetailKind = builder.enumType('DetailKind', {
  description: 'What a resume lists beside its experiences.',
  values: {
    EDUCATION: { value: 'education' },
    CERTIFICATION: { value: 'certification', description: 'A certificate or license.' },
    LANGUAGE: { value: 'language' },
    SKILL: { value: 'skill' },
    SECTION: { value: 'section', description: 'A section that is kept as it is, such as publications.' },
  } as const,
});

const DetailOutcome = builder.enumType('DetailOutcome', {
  description:
    'What became of an entry. An import writes only to those lists of the resume details that are empty.',
  values: {
    SAVED: { value: 'saved', description: 'Written by the import, or by `addImportedDetails`.' },
    SKIPPED: { value: 'skipped', description: 'Not written: the resume details had entries of its kind.' },
    NO_ROOM: {
      value: 'no-room',
      description: 'Not written: longer than the resume details accept, or more than they can hold.',
    },
  } as const,
});

const ImportedDetail = builder.objectRef<ReviewedDetail>('ImportedDetail').implement({
  description: 'An entry that was read beside the experiences, as the file says it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DetailKind }),
    text: t.string({
      description:
        'What it is about: a degree or else a school, the name of a certificate, a language with its level, a skill, the heading of a section.',
      resolve: (detail) => describeDetail(detail).text,
    }),
    rest: t.stringList({
      description:
        'Everything else that the file says about it: school and dates; issuer, number, date and expiry of a certificate; the paragraphs and items of a section.',
      resolve: (detail) => describeDetail(detail).rest,
    }),
    lineNumbers: t.exposeIntList('sourceLines', {
      description: 'Where it is in the file: zero-based, of `lines`.',
    }),
    outcome: t.expose('outcome', { type: DetailOutcome }),
    isInResumeDetails: t.exposeBoolean('isInResumeDetails', {
      description:
        'Whether the resume details have it now: the same degree and school, the same certificate with or without its details, the language at any level, the skill, a section with the same heading.',
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

const AffectedExperience = builder.objectRef<Taken>('AffectedExperience').implement({
  description: 'An experience that would lose bullet points to a proposed role.',
  fields: (t) => ({
    experience: t.expose('experience', { type: Experience }),
    bulletPointCount: t.int({ resolve: ({ bulletPoints }) => bulletPoints.length }),
  }),
});

const ProposedRole = builder.objectRef<ProposedRole>('ProposedRole').implement({
  description:
    'A role that the reader has missed, as it would be if it began at a line. Nothing of it is stored.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Empty if none was found there, as is `company`.' }),
    company: t.exposeString('company'),
    location: t.exposeString('location', { nullable: true }),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    bulletPoints: t.exposeStringList('bulletPoints'),
    lineNumbers: t.exposeIntList('sourceLines', {
      description: 'Its lines in the file: zero-based, of `lines`.',
      extensions: { usually: 10 },
    }),
    otherReadings: t.field({
      type: OtherReadings,
      description: 'What else its job title and company could be, at most four each.',
      resolve: (proposed) => proposed.listOtherReadings(),
    }),
    takesFrom: t.field({
      type: [AffectedExperience],
      description:
        'The experiences of the import whose bullet points are in these lines, and would become its own.',
      extensions: { usually: 1 },
      resolve: ({ findTakenFrom }) => findTakenFrom(),
    }),
  }),
});

const ReadingService = builder.objectRef<{ name: string | null }>('ReadingService').implement({
  description: 'An AI service that reads uploaded and pasted resumes, too.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description:
        'Whom the texts are sent to, without contact details; null for a server in the installation’s own network.',
    }),
  }),
});

builder.prismaObjectField(User, 'readingService', (t) =>
  t.field({
    type: ReadingService,
    nullable: true,
    description: 'Null if only the built-in engine reads resumes.',
    resolve: (_user, _args, { deps }) =>
      deps.assistant.name === 'openai' ? { name: deps.config.aiServiceName } : null,
  }),
);

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
      description: 'Sentences about the file. What a role lacks is not among them: its fields are empty.',
      select: { result: true },
      resolve: (stored) => selectNotes(parseImportResult(stored).warnings),
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
    details: t.field({
      type: [ImportedDetail],
      extensions: { usually: 30 },
      description:
        'Education, certificates, languages and skills, one entry each, then the sections that are kept as they are. Empty for imports from before this was stored.',
      select: { result: true },
      resolve: async (stored, _args, { deps, actor }) =>
        reviewDetails(parseImportResult(stored).details, await getDefaultTemplate(deps, actor)),
    }),
    lines: t.field({
      type: [ImportedLine],
      extensions: { usually: 500 },
      description: 'Every line of the file in reading order, and where it was placed.',
      select: { result: true },
      resolve: (stored, _args, { deps, actor }) => reviewLines(deps, actor, stored),
    }),
    roleAt: t.field({
      type: ProposedRole,
      nullable: true,
      description:
        'The role that would begin at a line: one that the reader has missed. Null if there is no such line, or if another one begins there.',
      args: { lineNumber: t.arg.int({ required: true, description: 'Zero-based, of `lines`.' }) },
      select: { result: true },
      resolve: (stored, { lineNumber }, { deps, actor }) => proposeRole(deps, actor, stored, lineNumber),
    }),
    rolesAlike: t.field({
      type: [ProposedRole],
      extensions: { usually: 2 },
      description:
        'Roles that the reader has probably missed as well: the file writes them like those that the user has added from it. Empty until one was added.',
      select: { result: true },
      resolve: (stored, _args, { deps, actor }) => proposeRolesAlike(deps, actor, stored),
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

mutation('setImportedFieldsConfirmed', {
  description:
    'Records that uncertain fields of an imported experience are right as they were read, or takes that back.',
  errors: [NotFoundError],
  input: (t) => ({
    resumeImportId: t.globalID({ required: true, for: [ResumeImport] }),
    experienceId: t.globalID({ required: true, for: [Experience] }),
    fields: t.field({ type: [ImportedField], required: true }),
    isConfirmed: t.boolean({ required: true, description: 'False: they are uncertain again.' }),
  }),
  resolve: ({ resumeImportId, experienceId, fields, isConfirmed }, { deps, actor }) =>
    setFieldsConfirmed(deps, actor, resumeImportId.id, experienceId.id, fields, isConfirmed),
  payload: (t) => ({ resumeImport: t.field({ type: ResumeImport, resolve: (stored) => stored }) }),
});

const MissedRoleInput = builder.inputType('MissedRoleInput', {
  fields: (t) => ({
    lineNumbers: t.intList({ required: true, description: 'As in `ProposedRole`.' }),
    experience: t.field({ type: ExperienceFieldsInput, required: true }),
  }),
});

mutation('addMissedRoles', {
  description:
    'Adds roles that the reader has missed, from lines of the file, to the experiences and to the import: either all of them or none. Bullet points that the import had put into other experiences from these lines move to them, or go if they have them in other words. `undoExperienceChange` undoes it, and so does undoing the import.',
  errors: [ValidationError, NotFoundError, RuleError],
  input: (t) => ({
    resumeImportId: t.globalID({ required: true, for: [ResumeImport] }),
    roles: t.field({ type: [MissedRoleInput], required: true }),
  }),
  resolve: ({ resumeImportId, roles }, { deps, actor }) =>
    addMissedRoles(deps, actor, resumeImportId.id, {
      roles: roles.map(({ lineNumbers, experience }) => ({
        lineNumbers,
        experience: toExperienceInput(experience),
      })),
    }),
  payload: (t) => ({
    resumeImport: t.field({ type: ResumeImport, resolve: (added) => added.resumeImport }),
    experiences: t.field({ type: [Experience], resolve: (added) => added.experiences }),
    changeId: t.exposeID('changeId', { description: 'The id to pass to undoExperienceChange.' }),
    viewer: viewerField(t),
  }),
});

mutation('addImportedDetails', {
  description:
    'Adds those entries of one kind that a file has and the resume details don’t. Undoing the import takes them away again.',
  errors: [NotFoundError, RuleError],
  input: (t) => ({
    resumeImportId: t.globalID({ required: true, for: [ResumeImport] }),
    kind: t.field({ type: DetailKind, required: true }),
  }),
  resolve: ({ resumeImportId, kind }, { deps, actor }) =>
    addImportedDetails(deps, actor, resumeImportId.id, kind),
  payload: (t) => ({
    resumeImport: t.field({ type: ResumeImport, resolve: (added) => added.resumeImport }),
    resumeTemplate: t.field({ type: ResumeTemplate, resolve: (added) => added.resumeTemplate }),
  }),
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
