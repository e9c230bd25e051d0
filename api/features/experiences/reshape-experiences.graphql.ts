import { NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { globalId, owned } from '../../graphql/owned-node.ts';
import { resolveViewer, User } from '../accounts/accounts.graphql.ts';
import { undoExperienceChange, type UndoneChange } from './experience-changes.ts';
import type { RoleFields } from './experience.schema.ts';
import { BulletPoint, Experience } from './experiences.graphql.ts';
import { mergedRole } from './merged-role.ts';
import {
  mergeExperiences,
  splitExperience,
  type MergeResult,
  type SplitResult,
} from './reshape-experiences.ts';

const RoleFieldsInput = builder.inputType('RoleFieldsInput', {
  description: 'What a role says besides its bullets.',
  fields: (t) => ({
    title: t.string({ required: true }),
    company: t.string({ required: true }),
    location: t.string(),
    startDate: t.string({ description: 'YYYY-MM, YYYY, or left out.' }),
    endDate: t.string({ description: 'YYYY-MM, YYYY, or left out: Present.' }),
  }),
});

const MergedRole = builder.objectRef<RoleFields>('MergedRole').implement({
  description: 'What two experiences say as one.',
  fields: (t) => ({
    title: t.exposeString('title'),
    company: t.exposeString('company'),
    location: t.exposeString('location', { nullable: true }),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate', { nullable: true }),
  }),
});

builder.prismaObjectField(Experience, 'ifMergedInto', (t) =>
  t.field({
    type: MergedRole,
    nullable: true,
    description: 'What mergeExperiences makes of this one and another when it is given no role.',
    args: { id: t.arg.globalID({ required: true, for: [Experience], description: 'The one that stays.' }) },
    select: {
      title: true,
      company: true,
      location: true,
      startDate: true,
      endDate: true,
      description: true,
    },
    resolve: async (from, { id }, context) => {
      const into = await context.deps.prisma.experience.findUnique({ where: owned(id.id, context) });
      return into && mergedRole(into, from);
    },
  }),
);

const changeIdField = 'What undoExperienceChange takes.';

builder.mutationField('mergeExperiences', (t) =>
  t.field({
    type: builder.objectRef<MergeResult>('MergeExperiencesPayload').implement({
      fields: (f) => ({
        experience: f.field({ type: Experience, resolve: ({ experience }) => experience }),
        mergedExperienceId: f.id({ resolve: ({ mergedId }) => globalId('Experience', mergedId) }),
        changeId: f.exposeID('changeId', { description: changeIdField }),
        viewer: f.field({ type: User, resolve: resolveViewer }),
      }),
    }),
    description: 'Makes one experience of two; the bullets of the second follow those of the first.',
    errors: { types: [ValidationError, NotFoundError, RuleError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('MergeExperiencesInput', {
          fields: (i) => ({
            id: i.globalID({ required: true, for: [Experience], description: 'The one that stays.' }),
            mergedExperienceId: i.globalID({
              required: true,
              for: [Experience],
              description: 'The one that becomes part of it.',
            }),
            role: i.field({
              type: RoleFieldsInput,
              description: 'Left out: the fields of the one that stays, and dates that reach over both.',
            }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      mergeExperiences(deps, actor, input.id.id, input.mergedExperienceId.id, input.role),
  }),
);

builder.mutationField('splitExperience', (t) =>
  t.field({
    type: builder.objectRef<SplitResult>('SplitExperiencePayload').implement({
      fields: (f) => ({
        experience: f.field({ type: Experience, resolve: ({ experience }) => experience }),
        created: f.field({ type: Experience, resolve: ({ created }) => created }),
        changeId: f.exposeID('changeId', { description: changeIdField }),
        viewer: f.field({ type: User, resolve: resolveViewer }),
      }),
    }),
    description: 'Makes two experiences of one, from one of its bullets on.',
    errors: { types: [ValidationError, NotFoundError, RuleError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('SplitExperienceInput', {
          fields: (i) => ({
            id: i.globalID({ required: true, for: [Experience] }),
            bulletPointId: i.globalID({
              required: true,
              for: [BulletPoint],
              description: 'The first bullet of the new role; not the first of all.',
            }),
            role: i.field({ type: RoleFieldsInput, required: true }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      splitExperience(deps, actor, input.id.id, input.bulletPointId.id, input.role),
  }),
);

builder.mutationField('undoExperienceChange', (t) =>
  t.field({
    type: builder.objectRef<UndoneChange>('UndoExperienceChangePayload').implement({
      fields: (f) => ({
        experiences: f.field({ type: [Experience], resolve: ({ experiences }) => experiences }),
        deletedExperienceIds: f.idList({
          resolve: ({ deletedIds }) => deletedIds.map((id) => globalId('Experience', id)),
        }),
        viewer: f.field({ type: User, resolve: resolveViewer }),
      }),
    }),
    description: 'Undoes a merge or a split; refused when the experiences have changed since.',
    errors: { types: [NotFoundError, RuleError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('UndoExperienceChangeInput', {
          fields: (i) => ({ changeId: i.id({ required: true }) }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) => undoExperienceChange(deps, actor, input.changeId),
  }),
);
