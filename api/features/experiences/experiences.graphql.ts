import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  RuleError,
  ValidationError,
} from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { globalId, owned, rawId, viewerId } from '../../graphql/owned-node.ts';
import { BULLET_MAX_LENGTH, DESCRIPTION_MAX_LENGTH } from '../../limits.ts';
import type { ReadExperience } from '../../writing/types.ts';
import { resolveViewer, User } from '../accounts/accounts.graphql.ts';
import {
  bulletOrder,
  createExperience,
  createExperiences,
  deleteExperience,
  experienceVersion,
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
    DERIVED: { description: 'Reworded by an engine for one employer; kept as a variant of its source.' },
  } as const,
});

export const BulletPoint = builder.prismaNode('BulletPoint', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => ({ id: rawId(id), experience: { userId: viewerId(context) } }),
  fields: (t) => ({
    content: t.exposeString('content', { extensions: { length: BULLET_MAX_LENGTH } }),
    origin: t.expose('origin', { type: BulletOrigin }),
    isActive: t.exposeBoolean('isActive'),
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
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.string({
      description:
        'Names what it says now, bullet points included. Sent with a change, it guards that state.',
      select: {
        title: true,
        company: true,
        location: true,
        startDate: true,
        endDate: true,
        description: true,
        bulletPoints: { where: { isActive: true }, orderBy: bulletOrder },
      },
      resolve: experienceVersion,
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
    id: t.globalID({ for: [BulletPoint], description: 'The bullet that this is; left out for a new one.' }),
    content: t.string({ required: true }),
  }),
});

const ExperienceFieldsInput = builder.inputType('ExperienceFieldsInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    company: t.string({ required: true }),
    location: t.string(),
    startDate: t.string({ description: 'YYYY-MM, YYYY, or left out.' }),
    endDate: t.string({ description: 'YYYY-MM, YYYY, or left out: Present.' }),
    description: t.string(),
    bulletPoints: t.field({
      type: [BulletPointInput],
      description: 'Blank ones are skipped. Left out at a change: the bullets stay as they are.',
    }),
  }),
});

type ExperienceFields = typeof ExperienceFieldsInput.$inferInput;

const toInput = ({ bulletPoints, ...fields }: ExperienceFields) => ({
  ...fields,
  bulletPoints: bulletPoints?.map(({ id, content }) => ({ id: id?.id ?? null, content })),
});

const ExperiencePayload = (name: string) =>
  builder.objectRef<Awaited<ReturnType<typeof createExperience>>>(name).implement({
    fields: (t) => ({
      experience: t.field({ type: Experience, resolve: (experience) => experience }),
      viewer: t.field({ type: User, resolve: resolveViewer }),
    }),
  });

builder.mutationField('createExperience', (t) =>
  t.field({
    type: ExperiencePayload('CreateExperiencePayload'),
    errors: { types: [ValidationError, RuleError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('CreateExperienceInput', {
          fields: (i) => ({ experience: i.field({ type: ExperienceFieldsInput, required: true }) }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) => createExperience(deps, actor, toInput(input.experience)),
  }),
);

builder.mutationField('createExperiences', (t) =>
  t.field({
    type: builder
      .objectRef<Awaited<ReturnType<typeof createExperiences>>>('CreateExperiencesPayload')
      .implement({
        fields: (f) => ({
          experiences: f.field({ type: [Experience], resolve: (experiences) => experiences }),
          viewer: f.field({ type: User, resolve: resolveViewer }),
        }),
      }),
    description: 'All of them or none.',
    errors: { types: [ValidationError, RuleError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('CreateExperiencesInput', {
          fields: (i) => ({ experiences: i.field({ type: [ExperienceFieldsInput], required: true }) }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      createExperiences(deps, actor, { experiences: input.experiences.map(toInput) }),
  }),
);

builder.mutationField('updateExperience', (t) =>
  t.field({
    type: ExperiencePayload('UpdateExperiencePayload'),
    errors: { types: [ValidationError, NotFoundError, RuleError, ConflictError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('UpdateExperienceInput', {
          fields: (i) => ({
            id: i.globalID({ required: true, for: [Experience] }),
            experience: i.field({ type: ExperienceFieldsInput, required: true }),
            version: i.string({
              description:
                'The version that the change was made from; a ConflictError when there is another.',
            }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      updateExperience(deps, actor, input.id.id, { ...toInput(input.experience), version: input.version }),
  }),
);

builder.mutationField('deleteExperience', (t) =>
  t.field({
    type: builder.objectRef<{ id: string }>('DeleteExperiencePayload').implement({
      fields: (f) => ({
        deletedExperienceId: f.id({ resolve: ({ id }) => globalId('Experience', id) }),
        viewer: f.field({ type: User, resolve: resolveViewer }),
      }),
    }),
    errors: { types: [NotFoundError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('DeleteExperienceInput', {
          fields: (i) => ({ id: i.globalID({ required: true, for: [Experience] }) }),
        }),
        required: true,
      }),
    },
    resolve: async (_root, { input }, { deps, actor }) => ({
      id: await deleteExperience(deps, actor, input.id.id),
    }),
  }),
);

builder.mutationField('reorderExperiences', (t) =>
  t.field({
    type: builder.objectRef<object>('ReorderExperiencesPayload').implement({
      fields: (f) => ({
        viewer: f.field({ type: User, resolve: resolveViewer }),
      }),
    }),
    errors: { types: [ValidationError, NotFoundError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('ReorderExperiencesInput', {
          fields: (i) => ({ experienceIds: i.globalIDList({ required: true, for: [Experience] }) }),
        }),
        required: true,
      }),
    },
    resolve: async (_root, { input }, { deps, actor }) => {
      await reorderExperiences(deps, actor, { experienceIds: input.experienceIds.map(({ id }) => id) });
      return {};
    },
  }),
);

const ParsedExperience = builder.objectRef<ReadExperience>('ParsedExperience').implement({
  description: 'A role as it was read from pasted text; nothing is stored yet.',
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

builder.mutationField('parseExperiences', (t) =>
  t.field({
    type: builder
      .objectRef<{ experiences: ReadExperience[]; warnings: string[] }>('ParseExperiencesPayload')
      .implement({
        fields: (f) => ({
          experiences: f.expose('experiences', { type: [ParsedExperience] }),
          warnings: f.exposeStringList('warnings'),
        }),
      }),
    description: 'Reads pasted text into experiences; nothing is stored.',
    errors: { types: [ValidationError, RuleError, RateLimitedError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('ParseExperiencesInput', {
          fields: (i) => ({ text: i.string({ required: true }) }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) => parseExperiences(deps, actor, input),
  }),
);
