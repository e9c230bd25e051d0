import { ConflictError, NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import { mutation, type InputFields } from '../../graphql/mutation.ts';
import { toGlobalId } from '../../graphql/owned-node.ts';
import { BulletPoint, Experience } from '../experiences/experiences.graphql.ts';
import { setBulletLock } from './bullet-locks.ts';
import { chooseBulletsAgain } from './choose-again.ts';
import { pickBullets } from './pick-bullets.ts';
import { addTailoredBullet, deleteTailoredBullet, updateTailoredBullet } from './edit-bullets.ts';
import { keepReplacedBullet, removeReplacedBullet, removeReplacedBullets } from './replaced-bullets.ts';
import { TailoredBullet } from './resume-content.graphql.ts';
import { resumePayload, TailoredResume } from './tailored-resumes.graphql.ts';

export const bulletInput = (t: InputFields) => ({
  tailoredResumeId: t.globalID({ required: true, for: [TailoredResume] }),
  bulletId: t.globalID({ required: true, for: [TailoredBullet] }),
});

mutation('updateTailoredBullet', {
  errors: [ValidationError, NotFoundError, ConflictError],
  input: (t) => ({
    ...bulletInput(t),
    content: t.string({ required: true }),
    previousContent: t.string({
      description:
        'The bullet’s current text as the client knows it. If it is different, the result is a ConflictError.',
    }),
  }),
  resolve: ({ tailoredResumeId, bulletId, ...input }, { deps, actor }) =>
    updateTailoredBullet(deps, actor, tailoredResumeId.id, { ...input, bulletId: bulletId.id }),
  payload: resumePayload,
});

mutation('addTailoredBullet', {
  errors: [ValidationError, NotFoundError, RuleError],
  input: (t) => ({
    tailoredResumeId: t.globalID({ required: true, for: [TailoredResume] }),
    experienceId: t.globalID({ required: true, for: [Experience] }),
    content: t.string({
      description:
        'The user’s own words. Defaults to the best bullet of the bank that is not on the resume yet.',
    }),
    sourceBulletPointId: t.globalID({
      for: [BulletPoint],
      description: 'The bullet of the bank that the text comes from. Send it to undo a deletion.',
    }),
    position: t.int({ description: 'The bullet’s position, from 0; defaults to the end.' }),
  }),
  resolve: ({ tailoredResumeId, experienceId, sourceBulletPointId, ...input }, { deps, actor, signal }) =>
    addTailoredBullet(
      deps,
      actor,
      tailoredResumeId.id,
      { ...input, experienceId: experienceId.id, sourceBulletPointId: sourceBulletPointId?.id },
      signal,
    ),
  payload: (t) => ({
    tailoredResume: t.field({ type: TailoredResume, resolve: ({ resume }) => resume }),
    bulletId: t.id({ resolve: ({ bullet }) => toGlobalId('TailoredBullet', bullet.id) }),
  }),
});

mutation('deleteTailoredBullet', {
  errors: [NotFoundError, ConflictError],
  input: (t) => ({
    ...bulletInput(t),
    previousContent: t.string({
      description:
        'The bullet’s current text as the client knows it. If it is different, the result is a ConflictError.',
    }),
  }),
  resolve: ({ tailoredResumeId, bulletId, ...input }, { deps, actor }) =>
    deleteTailoredBullet(deps, actor, tailoredResumeId.id, { ...input, bulletId: bulletId.id }),
  payload: resumePayload,
});

mutation('setTailoredBulletLock', {
  errors: [ValidationError, NotFoundError],
  input: (t) => ({ ...bulletInput(t), isLocked: t.boolean({ required: true }) }),
  resolve: ({ tailoredResumeId, bulletId, isLocked }, { deps, actor }) =>
    setBulletLock(deps, actor, tailoredResumeId.id, { bulletId: bulletId.id, isLocked }),
  payload: resumePayload,
});

mutation('chooseBulletsAgain', {
  description:
    'Replaces an experience’s bullets with a new selection from the bank. Locked bullets, the user’s own words and reworded bullets stay; the others that give way become replacedBullets.',
  errors: [ValidationError, NotFoundError, RuleError],
  input: (t) => ({
    tailoredResumeId: t.globalID({ required: true, for: [TailoredResume] }),
    experienceId: t.globalID({ required: true, for: [Experience] }),
    count: t.int({ description: 'Maximum number; defaults to the current count.' }),
  }),
  resolve: ({ tailoredResumeId, experienceId, count }, { deps, actor }) =>
    chooseBulletsAgain(deps, actor, tailoredResumeId.id, { experienceId: experienceId.id, count }),
  payload: resumePayload,
});

mutation('pickTailoredBullets', {
  description: 'Adds bullets of the bank to an experience, word for word and after the others.',
  errors: [ValidationError, NotFoundError, RuleError],
  input: (t) => ({
    tailoredResumeId: t.globalID({ required: true, for: [TailoredResume] }),
    experienceId: t.globalID({ required: true, for: [Experience] }),
    bulletPointIds: t.globalIDList({ required: true, for: [BulletPoint] }),
  }),
  resolve: ({ tailoredResumeId, experienceId, bulletPointIds }, { deps, actor }) =>
    pickBullets(deps, actor, tailoredResumeId.id, {
      experienceId: experienceId.id,
      bulletPointIds: bulletPointIds.map(({ id }) => id),
    }),
  payload: resumePayload,
});

mutation('keepReplacedBullet', {
  description: 'Puts a bullet back that gave way when bullets were chosen again.',
  errors: [NotFoundError, RuleError],
  input: bulletInput,
  resolve: ({ tailoredResumeId, bulletId }, { deps, actor }) =>
    keepReplacedBullet(deps, actor, tailoredResumeId.id, { bulletId: bulletId.id }),
  payload: resumePayload,
});

mutation('removeReplacedBullet', {
  description: 'Lets go of a bullet that gave way when bullets were chosen again.',
  errors: [NotFoundError],
  input: bulletInput,
  resolve: ({ tailoredResumeId, bulletId }, { deps, actor }) =>
    removeReplacedBullet(deps, actor, tailoredResumeId.id, { bulletId: bulletId.id }),
  payload: resumePayload,
});

mutation('removeReplacedBullets', {
  description: 'Lets go of all bullets of an experience that gave way, as one change.',
  errors: [NotFoundError],
  input: (t) => ({
    tailoredResumeId: t.globalID({ required: true, for: [TailoredResume] }),
    experienceId: t.globalID({ required: true, for: [Experience] }),
  }),
  resolve: ({ tailoredResumeId, experienceId }, { deps, actor }) =>
    removeReplacedBullets(deps, actor, tailoredResumeId.id, { experienceId: experienceId.id }),
  payload: resumePayload,
});
