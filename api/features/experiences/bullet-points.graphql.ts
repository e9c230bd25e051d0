import { ConflictError, NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import { mutation, type InputFields, type PayloadFields } from '../../graphql/mutation.ts';
import { globalId } from '../../graphql/owned-node.ts';
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
      'The version of the experience that the change was made from; a ConflictError when there is another.',
  });

const bulletPayload = (t: PayloadFields<ChangedBullet>) => ({
  bulletPoint: t.field({ type: BulletPoint, resolve: ({ bullet }) => bullet }),
  experience: experienceField(t),
});

const experienceField = (t: PayloadFields<ChangedBullet>) =>
  t.field({
    type: Experience,
    description: 'The experience as it is now, with its new version.',
    resolve: ({ experience }) => experience,
  });

mutation('addBulletPoint', {
  description:
    'Adds a bullet at the end of an experience. An experience that has as many bullets as it may, those put aside included, answers with the RuleError "experience-full".',
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
    'Gives a bullet new words, which are the user’s own from then on. Resumes that have the bullet keep the words they have.',
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
    'Puts a bullet aside, or takes it back to its place. Resumes that have the bullet keep it; new ones are made from active bullets only.',
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
  description: 'Deletes a bullet of the experience bank. Resumes that have it keep its words.',
  errors: [NotFoundError, ConflictError],
  input: (t) => ({
    id: t.globalID({ required: true, for: [BulletPoint] }),
    version: versionInput(t),
  }),
  resolve: ({ id, ...input }, { deps, actor }) => deleteBullet(deps, actor, id.id, input),
  payload: (t) => ({
    deletedBulletPointId: t.id({ resolve: ({ bullet }) => globalId('BulletPoint', bullet.id) }),
    experience: experienceField(t),
  }),
});
