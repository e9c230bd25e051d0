import { ConflictError, NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import { mutation, type InputFields, type PayloadFields } from '../../graphql/mutation.ts';
import { toGlobalId } from '../../graphql/owned-node.ts';
import {
  addBullet,
  deleteBullet,
  setBulletActive,
  updateBullet,
  type ChangedBullet,
} from './bullet-points.ts';
import { BulletPoint, Experience } from './experiences.graphql.ts';

const versionInput = (t: InputFields) =>
  t.string({
    description:
      'The version of the experience that the change is based on. If it has changed since, the result is a ConflictError.',
  });

const bulletPayload = (t: PayloadFields<ChangedBullet>) => ({
  bulletPoint: t.field({ type: BulletPoint, resolve: ({ bullet }) => bullet }),
  experience: experienceField(t),
});

const experienceField = (t: PayloadFields<ChangedBullet>) =>
  t.field({
    type: Experience,
    description: 'The experience after the change, with its new version.',
    resolve: ({ experience }) => experience,
  });

mutation('addBulletPoint', {
  description:
    'Adds a bullet to the end of an experience. If the experience already has the maximum number of bullets, inactive ones included, the result is a RuleError with the reason "experience-full".',
  errors: [ValidationError, NotFoundError, RuleError, ConflictError],
  input: (t) => ({
    experienceId: t.globalID({ required: true, for: [Experience] }),
    content: t.string({ required: true }),
    version: versionInput(t),
  }),
  resolve: ({ experienceId, ...input }, { deps, actor }) => addBullet(deps, actor, experienceId.id, input),
  payload: bulletPayload,
});

mutation('updateBulletPoint', {
  description:
    'Changes the text of a bullet, which then counts as the user’s own words. Resumes that contain the bullet keep their text.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: (t) => ({
    id: t.globalID({ required: true, for: [BulletPoint] }),
    content: t.string({ required: true }),
    version: versionInput(t),
  }),
  resolve: ({ id, ...input }, { deps, actor }) => updateBullet(deps, actor, id.id, input),
  payload: bulletPayload,
});

mutation('setBulletPointActive', {
  description:
    'Deactivates a bullet, or reactivates it in its original place. Resumes that contain the bullet keep it; new ones use active bullets only.',
  errors: [NotFoundError, ConflictError],
  input: (t) => ({
    id: t.globalID({ required: true, for: [BulletPoint] }),
    isActive: t.boolean({ required: true }),
    version: versionInput(t),
  }),
  resolve: ({ id, ...input }, { deps, actor }) => setBulletActive(deps, actor, id.id, input),
  payload: bulletPayload,
});

mutation('deleteBulletPoint', {
  description: 'Deletes a bullet from the experience bank. Resumes that contain it keep its text.',
  errors: [NotFoundError, ConflictError],
  input: (t) => ({
    id: t.globalID({ required: true, for: [BulletPoint] }),
    version: versionInput(t),
  }),
  resolve: ({ id, ...input }, { deps, actor }) => deleteBullet(deps, actor, id.id, input),
  payload: (t) => ({
    deletedBulletPointId: t.id({ resolve: ({ bullet }) => toGlobalId('BulletPoint', bullet.id) }),
    experience: experienceField(t),
  }),
});
