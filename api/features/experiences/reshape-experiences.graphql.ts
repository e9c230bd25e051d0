import { NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { mutation } from '../../graphql/mutation.ts';
import { toGlobalId, owned } from '../../graphql/owned-node.ts';
import { viewerField } from '../accounts/accounts.graphql.ts';
import { undoExperienceChange } from './experience-changes.ts';
import type { RoleFields } from './experience.schema.ts';
import { BulletPoint, Experience } from './experiences.graphql.ts';
import { mergeRoles } from './merge-roles.ts';
import { mergeExperiences, splitExperience } from './reshape-experiences.ts';

const RoleFieldsInput = builder.inputType('RoleFieldsInput', {
  description: 'The fields of a role, without its bullets.',
  fields: (t) => ({
    title: t.string({ required: true }),
    company: t.string({ required: true }),
    location: t.string(),
    startDate: t.string({ description: 'YYYY-MM, YYYY, or omitted if unknown.' }),
    endDate: t.string({ description: 'YYYY-MM or YYYY; omit it for a current role.' }),
  }),
});

const MergedRole = builder.objectRef<RoleFields>('MergedRole').implement({
  description: 'The combined fields of two experiences.',
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
    description:
      'The fields that mergeExperiences uses by default when it merges this experience into another.',
    args: {
      id: t.arg.globalID({ required: true, for: [Experience], description: 'The experience that remains.' }),
    },
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
      return into && mergeRoles(into, from);
    },
  }),
);

const changeIdField = 'The id to pass to undoExperienceChange.';

mutation('mergeExperiences', {
  description: 'Merges two experiences into one; the bullets of the second follow those of the first.',
  errors: [ValidationError, NotFoundError, RuleError],
  input: (t) => ({
    id: t.globalID({ required: true, for: [Experience], description: 'The experience that remains.' }),
    mergedExperienceId: t.globalID({
      required: true,
      for: [Experience],
      description: 'The experience that is merged into it.',
    }),
    role: t.field({
      type: RoleFieldsInput,
      description: 'Defaults to the fields of the remaining experience, with dates that span both.',
    }),
  }),
  resolve: ({ id, mergedExperienceId, role }, { deps, actor }) =>
    mergeExperiences(deps, actor, id.id, mergedExperienceId.id, role),
  payload: (t) => ({
    experience: t.field({ type: Experience, resolve: ({ experience }) => experience }),
    mergedExperienceId: t.id({ resolve: ({ mergedId }) => toGlobalId('Experience', mergedId) }),
    changeId: t.exposeID('changeId', { description: changeIdField }),
    viewer: viewerField(t),
  }),
});

mutation('splitExperience', {
  description: 'Splits an experience in two at one of its bullets.',
  errors: [ValidationError, NotFoundError, RuleError],
  input: (t) => ({
    id: t.globalID({ required: true, for: [Experience] }),
    bulletPointId: t.globalID({
      required: true,
      for: [BulletPoint],
      description: 'The first bullet of the new role. It can’t be the first bullet of the experience.',
    }),
    role: t.field({ type: RoleFieldsInput, required: true }),
  }),
  resolve: ({ id, bulletPointId, role }, { deps, actor }) =>
    splitExperience(deps, actor, id.id, bulletPointId.id, role),
  payload: (t) => ({
    experience: t.field({ type: Experience, resolve: ({ experience }) => experience }),
    created: t.field({ type: Experience, resolve: ({ created }) => created }),
    changeId: t.exposeID('changeId', { description: changeIdField }),
    viewer: viewerField(t),
  }),
});

mutation('undoExperienceChange', {
  description:
    'Undoes a merge, a split, or the addition of a missed role. Fails if the experiences have changed since.',
  errors: [NotFoundError, RuleError],
  input: (t) => ({ changeId: t.id({ required: true }) }),
  resolve: ({ changeId }, { deps, actor }) => undoExperienceChange(deps, actor, changeId),
  payload: (t) => ({
    experiences: t.field({ type: [Experience], resolve: ({ experiences }) => experiences }),
    deletedExperienceIds: t.idList({
      resolve: ({ deletedIds }) => deletedIds.map((id) => toGlobalId('Experience', id)),
    }),
    viewer: viewerField(t),
  }),
});
