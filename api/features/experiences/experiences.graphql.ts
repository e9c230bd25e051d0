import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  RuleError,
  ValidationError,
} from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { Engine, WrittenByRef } from '../../graphql/written-by.ts';
import { mutation, type PayloadFields } from '../../graphql/mutation.ts';
import { toGlobalId, owned, toRawId, getViewerId } from '../../graphql/owned-node.ts';
import { BULLET_MAX_LENGTH, DESCRIPTION_MAX_LENGTH } from '../../limits.ts';
import type { ReadExperience } from '../../writing/types.ts';
import { viewerField } from '../accounts/accounts.graphql.ts';
import {
  bulletOrder,
  createExperience,
  createExperiences,
  deleteExperience,
  computeExperienceVersion,
  renameExperiences,
  reorderExperiences,
  updateExperience,
} from './experiences.ts';
import { parseExperiences } from './parse-experiences.ts';

const BulletOrigin = builder.enumType('BulletOrigin', {
  values: {
    WRITTEN: {
      description:
        'The user’s own words: typed, pasted, read from their resume, or written on a tailored resume.',
    },
    DERIVED: { description: 'Reworded by an engine for one employer, and linked to its source.' },
  } as const,
});

export const BulletPoint = builder.prismaNode('BulletPoint', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => ({ id: toRawId(id), experience: { userId: getViewerId(context) } }),
  fields: (t) => ({
    content: t.exposeString('content', { extensions: { length: BULLET_MAX_LENGTH } }),
    origin: t.expose('origin', { type: BulletOrigin }),
    isActive: t.exposeBoolean('isActive', {
      description:
        'Whether new resumes can use the bullet. Inactive ones are listed in inactiveBulletPoints.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const Experience = builder.prismaNode('Experience', {
  id: { field: 'id' },
  nullable: true,
  findUnique: owned,
  fields: (t) => ({
    title: t.exposeString('title'),
    company: t.exposeString('company'),
    location: t.exposeString('location', { nullable: true }),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate', { nullable: true }),
    description: t.exposeString('description', {
      nullable: true,
      extensions: { length: DESCRIPTION_MAX_LENGTH },
    }),
    bulletPoints: t.relation('bulletPoints', {
      query: { where: { isActive: true }, orderBy: bulletOrder },
      extensions: { usually: 20 },
    }),
    inactiveBulletPoints: t.relation('bulletPoints', {
      description:
        'The deactivated bullets. New resumes don’t use them; setBulletPointActive reactivates them.',
      query: { where: { isActive: false }, orderBy: bulletOrder },
      extensions: { usually: 2 },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.string({
      description:
        'Changes with the content, bullet points included. Send it with a mutation to avoid overwriting newer changes.',
      select: {
        title: true,
        company: true,
        location: true,
        startDate: true,
        endDate: true,
        description: true,
        bulletPoints: { where: { isActive: true }, orderBy: bulletOrder },
      },
      resolve: computeExperienceVersion,
    }),
  }),
});

builder.queryField('experience', (t) =>
  t.prismaField({
    type: Experience,
    nullable: true,
    args: { id: t.arg.globalID({ required: true, for: [Experience] }) },
    resolve: (query, _root, { id }, context) =>
      context.deps.prisma.experience.findUnique({ ...query, where: owned(id.id, context) }),
  }),
);

const BulletPointInput = builder.inputType('BulletPointInput', {
  fields: (t) => ({
    id: t.globalID({
      for: [BulletPoint],
      description: 'The id of an existing bullet; omit it for a new one.',
    }),
    content: t.string({ required: true }),
  }),
});

export const ExperienceFieldsInput = builder.inputType('ExperienceFieldsInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    company: t.string({ required: true }),
    location: t.string(),
    startDate: t.string({ description: 'YYYY-MM, YYYY, or omitted if unknown.' }),
    endDate: t.string({ description: 'YYYY-MM or YYYY; omit it for a current role.' }),
    description: t.string(),
    bulletPoints: t.field({
      type: [BulletPointInput],
      description: 'Blank ones are skipped. When omitted from an update, the bullets stay unchanged.',
    }),
  }),
});

type ExperienceFields = typeof ExperienceFieldsInput.$inferInput;

/** The input of the use cases, with the raw ids of bullet points. */
export const toExperienceInput = ({ bulletPoints, ...fields }: ExperienceFields) => ({
  ...fields,
  bulletPoints: bulletPoints?.map(({ id, content }) => ({ id: id?.id ?? null, content })),
});

type Stored = Awaited<ReturnType<typeof createExperience>>;

const experiencePayload = (t: PayloadFields<Stored>) => ({
  experience: t.field({ type: Experience, resolve: (experience) => experience }),
  viewer: viewerField(t),
});

mutation('createExperience', {
  errors: [ValidationError, RuleError],
  input: (t) => ({ experience: t.field({ type: ExperienceFieldsInput, required: true }) }),
  resolve: ({ experience }, { deps, actor }) => createExperience(deps, actor, toExperienceInput(experience)),
  payload: experiencePayload,
});

mutation('createExperiences', {
  description: 'Creates several experiences: either all of them or none.',
  errors: [ValidationError, RuleError],
  input: (t) => ({ experiences: t.field({ type: [ExperienceFieldsInput], required: true }) }),
  resolve: async ({ experiences }, { deps, actor }) => ({
    experiences: await createExperiences(deps, actor, { experiences: experiences.map(toExperienceInput) }),
  }),
  payload: (t) => ({
    experiences: t.field({ type: [Experience], resolve: ({ experiences }) => experiences }),
    viewer: viewerField(t),
  }),
});

mutation('updateExperience', {
  errors: [ValidationError, NotFoundError, RuleError, ConflictError],
  input: (t) => ({
    id: t.globalID({ required: true, for: [Experience] }),
    experience: t.field({ type: ExperienceFieldsInput, required: true }),
    version: t.string({
      description:
        'The version that the change is based on. If the record has changed since, the result is a ConflictError.',
    }),
  }),
  resolve: ({ id, experience, version }, { deps, actor }) =>
    updateExperience(deps, actor, id.id, { ...toExperienceInput(experience), version }),
  payload: experiencePayload,
});

const ExperienceNamesInput = builder.inputType('ExperienceNamesInput', {
  fields: (t) => ({
    id: t.globalID({ required: true, for: [Experience] }),
    title: t.string({ required: true }),
    company: t.string({ required: true }),
    version: t.string({ description: 'As in UpdateExperienceInput.' }),
  }),
});

mutation('renameExperiences', {
  description: 'Changes the job titles and companies of several experiences: either all of them or none.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: (t) => ({ experiences: t.field({ type: [ExperienceNamesInput], required: true }) }),
  resolve: async ({ experiences }, { deps, actor }) => ({
    experiences: await renameExperiences(deps, actor, {
      experiences: experiences.map(({ id, ...names }) => ({ id: id.id, ...names })),
    }),
  }),
  payload: (t) => ({
    experiences: t.field({ type: [Experience], resolve: ({ experiences }) => experiences }),
    viewer: viewerField(t),
  }),
});

mutation('deleteExperience', {
  errors: [NotFoundError],
  input: (t) => ({ id: t.globalID({ required: true, for: [Experience] }) }),
  resolve: async ({ id }, { deps, actor }) => ({ id: await deleteExperience(deps, actor, id.id) }),
  payload: (t) => ({
    deletedExperienceId: t.id({ resolve: ({ id }) => toGlobalId('Experience', id) }),
    viewer: viewerField(t),
  }),
});

mutation('reorderExperiences', {
  errors: [ValidationError, NotFoundError],
  input: (t) => ({ experienceIds: t.globalIDList({ required: true, for: [Experience] }) }),
  resolve: async ({ experienceIds }, { deps, actor }) => {
    await reorderExperiences(deps, actor, { experienceIds: experienceIds.map(({ id }) => id) });
    return {};
  },
  payload: (t) => ({ viewer: viewerField(t) }),
});

const ParsedExperience = builder.objectRef<ReadExperience>('ParsedExperience').implement({
  description: 'A role as it was read from pasted text. It is not stored.',
  fields: (t) => ({
    title: t.exposeString('title'),
    company: t.exposeString('company'),
    location: t.exposeString('location'),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate'),
    description: t.exposeString('description'),
    bulletPoints: t.exposeStringList('bulletPoints'),
  }),
});

mutation('parseExperiences', {
  description: 'Reads experiences from pasted text without storing anything.',
  errors: [ValidationError, RuleError, RateLimitedError],
  input: (t) => ({
    text: t.string({ required: true }),
    engine: t.field({
      type: Engine,
      description:
        'EMBEDDED: only the built-in engine reads it, without waiting for the AI service. Left out, the service reads it, too.',
    }),
  }),
  resolve: (input, { deps, actor, signal }) => parseExperiences(deps, actor, input, signal),
  payload: (t) => ({
    experiences: t.expose('experiences', { type: [ParsedExperience] }),
    warnings: t.exposeStringList('warnings'),
    writtenBy: t.expose('writtenBy', { type: WrittenByRef }),
  }),
});
