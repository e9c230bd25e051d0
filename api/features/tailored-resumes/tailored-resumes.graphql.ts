import { NotFoundError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { mutation, type InputFields, type PayloadFields } from '../../graphql/mutation.ts';
import { toGlobalId, owned } from '../../graphql/owned-node.ts';
import { BULLET_MAX_LENGTH, MAX_BULLETS_PER_EXPERIENCE } from '../../limits.ts';
import { BulletPoint, Experience } from '../experiences/experiences.graphql.ts';
import { JobPosting } from '../job-postings/job-postings.graphql.ts';
import { findBankProofs } from './bank-proofs.ts';
import { ReceiptLine } from './receipt.graphql.ts';
import {
  selectShown,
  TailoredBullet,
  TailoredExperience,
  toShownExperiences,
} from './resume-content.graphql.ts';
import { streamResumeChanges } from './resume-changes.ts';
import { saveResume } from './save-resume.ts';
import { DEFAULT_BULLET_COUNT } from './tailored-resume.schema.ts';
import {
  parseResumeData,
  deleteTailoredResume,
  tailorResume,
  type ResumeWithPosting,
} from './tailored-resumes.ts';
import { findOffers, listUnusedBullets, type UnusedBullet } from './unused-bullets.ts';

/** The number of offers that can be compared at a glance. */
const OFFERS = 5;

const UnusedBulletRef = builder.objectRef<UnusedBullet>('UnusedBullet').implement({
  description: 'A bullet of the experience bank that is not on the resume.',
  fields: (t) => ({
    bulletPointId: t.id({ resolve: ({ bulletPointId }) => toGlobalId('BulletPoint', bulletPointId) }),
    content: t.exposeString('content', { extensions: { length: BULLET_MAX_LENGTH } }),
    wouldProve: t.exposeStringList('wouldProve', {
      description:
        'Short names of the requirements that it would prove and the resume does not fully prove yet.',
    }),
  }),
});

export const TailoredResume = builder.prismaNode('TailoredResume', {
  id: { field: 'id' },
  nullable: true,
  findUnique: owned,
  fields: (t) => ({
    jobPosting: t.relation('jobPosting'),
    experiences: t.field({
      type: [TailoredExperience],
      extensions: { usually: 15 },
      select: selectShown,
      resolve: toShownExperiences,
    }),
    lockedBullets: t.field({
      type: [TailoredBullet],
      description: 'The bullets that stay when bullets are chosen again, in the order of the resume.',
      extensions: { usually: 5 },
      select: selectShown,
      resolve: (resume) =>
        toShownExperiences(resume).flatMap(({ bullets }) => bullets.filter((bullet) => bullet.isLocked)),
    }),
    wordMatchScore: t.exposeInt('wordMatchScore', {
      nullable: true,
      description: '0 to 100; null if the posting contains nothing to measure by.',
    }),
    experienceMatchScore: t.exposeInt('experienceMatchScore', { nullable: true }),
    overallScore: t.exposeInt('overallScore', { nullable: true }),
    scoreCap: t.int({
      description: 'Maximum overall score while required things are missing; 100 if none are missing.',
      select: { data: true },
      resolve: (resume) => parseResumeData(resume).scoreCap,
    }),
    missingMusts: t.stringList({
      description: 'Short names of the required things that cap the overall score, most important first.',
      select: { data: true },
      resolve: (resume) => parseResumeData(resume).missingMusts,
    }),
    receipt: t.field({
      type: [ReceiptLine],
      extensions: { usually: 60 },
      select: { data: true, jobPosting: { select: { analysis: true, description: true } } },
      resolve: (resume, _args, { deps, actor }) => {
        // Read the bank at most once, and only if this field is requested.
        let proofs: ReturnType<typeof findBankProofs> | undefined;
        return parseResumeData(resume).receipt.map((line, index) => ({
          ...line,
          bankProof: async () => (await (proofs ??= findBankProofs(deps, actor, resume)))[index] ?? null,
        }));
      },
    }),
    bankOffers: t.field({
      type: [BulletPoint],
      description:
        'The bank’s bullets of a role that are not on the resume, most useful first. Those that the user removed from the resume come last.',
      args: { experienceId: t.arg.globalID({ required: true, for: [Experience] }) },
      select: { data: true, jobPosting: { select: { analysis: true, description: true } } },
      resolve: (resume, { experienceId }, { deps, actor }) =>
        findOffers(deps, actor, resume, experienceId.id, OFFERS),
    }),
    unusedBullets: t.field({
      type: [UnusedBulletRef],
      description:
        'All of the bank’s bullets of a role that are not on the resume, most useful first. Those that the user removed from the resume come last.',
      extensions: { usually: 20 },
      args: { experienceId: t.arg.globalID({ required: true, for: [Experience] }) },
      select: { data: true, jobPosting: { select: { analysis: true, description: true } } },
      resolve: (resume, { experienceId }, { deps, actor }) =>
        listUnusedBullets(deps, actor, resume, experienceId.id),
    }),
    revision: t.exposeInt('revision', {
      description:
        'Counts the changes. Mutations and subscriptions take it to tell what the client has seen.',
    }),
    isSaved: t.exposeBoolean('isSaved'),
    hasUnsavedChanges: t.boolean({
      description:
        'Whether it was never saved or has changed since it was saved. Changed bullets are not in the bank yet.',
      select: { isSaved: true, data: true },
      resolve: (resume) => !resume.isSaved || parseResumeData(resume).isEdited,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryField('tailoredResume', (t) =>
  t.prismaField({
    type: TailoredResume,
    nullable: true,
    args: { id: t.arg.globalID({ required: true, for: [TailoredResume] }) },
    resolve: (query, _root, { id }, context) =>
      context.deps.prisma.tailoredResume.findUnique({ ...query, where: owned(id.id, context) }),
  }),
);

const TailoredResumeChange = builder
  .objectRef<{ sequence: number; id: string }>('TailoredResumeChange')
  .implement({
    fields: (t) => ({
      revision: t.int({ resolve: ({ sequence }) => sequence }),
      tailoredResume: t.prismaField({
        type: TailoredResume,
        nullable: true,
        description: 'The resume as it is now, which may be newer than this change.',
        resolve: (query, { id }, _args, context) =>
          context.deps.prisma.tailoredResume.findUnique({ ...query, where: owned(id, context) }),
      }),
    }),
  });

builder.subscriptionField('tailoredResumeChanged', (t) =>
  t.field({
    type: TailoredResumeChange,
    description:
      'Tells that the resume was changed, in whichever window. Several changes at once may be one event. Ends when the resume is deleted.',
    args: {
      id: t.arg.globalID({ required: true, for: [TailoredResume] }),
      after: t.arg.int({ required: true, description: 'The revision that the client has.' }),
    },
    authScopes: { user: true },
    subscribe: (_root, { id, after }, { deps, actor, signal }) =>
      streamResumeChanges(deps, actor, id.id, after, signal),
    resolve: (change) => change,
  }),
);

/** A payload that contains only the resume after the change. */
export const resumePayload = (t: PayloadFields<ResumeWithPosting>) => ({
  tailoredResume: t.field({ type: TailoredResume, resolve: (resume) => resume }),
});

const BulletCountInput = builder.inputType('BulletCountInput', {
  description: 'The maximum number of bullets that a new resume may have for an experience.',
  fields: (t) => ({
    experienceId: t.globalID({ required: true, for: [Experience] }),
    count: t.int({ required: true, description: `0 to ${MAX_BULLETS_PER_EXPERIENCE}.` }),
  }),
});

mutation('tailorResume', {
  errors: [ValidationError, NotFoundError],
  input: (t) => ({
    jobPostingId: t.globalID({ required: true, for: [JobPosting] }),
    experienceIds: t.globalIDList({ required: true, for: [Experience] }),
    bulletCounts: t.field({
      type: [BulletCountInput],
      description: `The maximum number of bullets for each experience, ${DEFAULT_BULLET_COUNT} by default. Counts for experiences that are not chosen are ignored.`,
    }),
  }),
  resolve: ({ jobPostingId, experienceIds, bulletCounts }, { deps, actor }) =>
    tailorResume(deps, actor, {
      jobPostingId: jobPostingId.id,
      experienceIds: experienceIds.map(({ id }) => id),
      bulletCounts: Object.fromEntries(
        (bulletCounts ?? []).map(({ experienceId, count }) => [experienceId.id, count]),
      ),
    }),
  payload: resumePayload,
});

export const resumeIdInput = (t: InputFields) => ({
  id: t.globalID({ required: true, for: [TailoredResume] }),
});

mutation('saveTailoredResume', {
  errors: [NotFoundError],
  input: resumeIdInput,
  resolve: ({ id }, { deps, actor }) => saveResume(deps, actor, id.id),
  payload: (t) => ({
    tailoredResume: t.field({ type: TailoredResume, resolve: ({ resume }) => resume }),
    addedBulletPointCount: t.exposeInt('addedBulletPointCount', {
      description: 'How many bullets were added to the experience bank.',
    }),
  }),
});

mutation('deleteTailoredResume', {
  errors: [NotFoundError],
  input: resumeIdInput,
  resolve: async ({ id }, { deps, actor }) => ({ id: await deleteTailoredResume(deps, actor, id.id) }),
  payload: (t) => ({
    deletedTailoredResumeId: t.id({ resolve: ({ id }) => toGlobalId('TailoredResume', id) }),
  }),
});
