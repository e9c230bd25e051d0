import { ConflictError, NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { BulletPoint, Experience } from '../experiences/experiences.graphql.ts';
import { setBulletLock } from './bullet-locks.ts';
import { chooseBulletsAgain, undoChooseAgain } from './choose-again.ts';
import { addTailoredBullet, deleteTailoredBullet, updateTailoredBullet } from './edit-bullets.ts';
import { ResumeIdInput, ResumePayload, TailoredResume } from './tailored-resumes.graphql.ts';

builder.mutationField('updateTailoredBullet', (t) =>
  t.field({
    type: ResumePayload('UpdateTailoredBulletPayload'),
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('UpdateTailoredBulletInput', {
          fields: (i) => ({
            tailoredResumeId: i.globalID({ required: true, for: [TailoredResume] }),
            bulletId: i.id({ required: true }),
            content: i.string({ required: true }),
            previousContent: i.string({
              description: 'What the bullet said before; a ConflictError when it says something else.',
            }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      updateTailoredBullet(deps, actor, input.tailoredResumeId.id, input),
  }),
);

builder.mutationField('addTailoredBullet', (t) =>
  t.field({
    type: builder
      .objectRef<Awaited<ReturnType<typeof addTailoredBullet>>>('AddTailoredBulletPayload')
      .implement({
        fields: (f) => ({
          tailoredResume: f.field({ type: TailoredResume, resolve: ({ resume }) => resume }),
          bulletId: f.id({ resolve: ({ bullet }) => bullet.id }),
        }),
      }),
    errors: { types: [ValidationError, NotFoundError, RuleError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('AddTailoredBulletInput', {
          fields: (i) => ({
            tailoredResumeId: i.globalID({ required: true, for: [TailoredResume] }),
            experienceId: i.globalID({ required: true, for: [Experience] }),
            content: i.string({
              description:
                'The user’s own words. Left out: the best bullet of the bank that is not on the resume yet.',
            }),
            sourceBulletPointId: i.globalID({
              for: [BulletPoint],
              description: 'The bank’s bullet that the words are or were made from, to undo a delete.',
            }),
            position: i.int({ description: 'Where it goes, from 0; left out: at the end.' }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      addTailoredBullet(deps, actor, input.tailoredResumeId.id, {
        ...input,
        experienceId: input.experienceId.id,
        sourceBulletPointId: input.sourceBulletPointId?.id,
      }),
  }),
);

builder.mutationField('deleteTailoredBullet', (t) =>
  t.field({
    type: ResumePayload('DeleteTailoredBulletPayload'),
    errors: { types: [NotFoundError, ConflictError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('DeleteTailoredBulletInput', {
          fields: (i) => ({
            tailoredResumeId: i.globalID({ required: true, for: [TailoredResume] }),
            bulletId: i.id({ required: true }),
            previousContent: i.string({
              description: 'What the bullet says; a ConflictError when it says something else.',
            }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      deleteTailoredBullet(deps, actor, input.tailoredResumeId.id, input),
  }),
);

builder.mutationField('setTailoredBulletLock', (t) =>
  t.field({
    type: ResumePayload('SetTailoredBulletLockPayload'),
    errors: { types: [ValidationError, NotFoundError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('SetTailoredBulletLockInput', {
          fields: (i) => ({
            tailoredResumeId: i.globalID({ required: true, for: [TailoredResume] }),
            bulletId: i.id({ required: true }),
            isLocked: i.boolean({ required: true }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      setBulletLock(deps, actor, input.tailoredResumeId.id, input),
  }),
);

builder.mutationField('chooseBulletsAgain', (t) =>
  t.field({
    type: ResumePayload('ChooseBulletsAgainPayload'),
    description:
      'Chooses an experience’s bullets anew from the bank. Locked ones and the user’s own words stay.',
    errors: { types: [ValidationError, NotFoundError, RuleError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('ChooseBulletsAgainInput', {
          fields: (i) => ({
            tailoredResumeId: i.globalID({ required: true, for: [TailoredResume] }),
            experienceId: i.globalID({ required: true, for: [Experience] }),
            count: i.int({ description: 'Maximum number; defaults to the current count.' }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      chooseBulletsAgain(deps, actor, input.tailoredResumeId.id, {
        ...input,
        experienceId: input.experienceId.id,
      }),
  }),
);

builder.mutationField('undoChooseBulletsAgain', (t) =>
  t.field({
    type: ResumePayload('UndoChooseBulletsAgainPayload'),
    errors: { types: [NotFoundError, RuleError] },
    authScopes: { user: true },
    args: { input: t.arg({ type: ResumeIdInput('UndoChooseBulletsAgainInput'), required: true }) },
    resolve: (_root, { input }, { deps, actor }) => undoChooseAgain(deps, actor, input.id.id),
  }),
);
