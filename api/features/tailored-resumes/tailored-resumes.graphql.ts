import { NotFoundError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { mutation, type InputFields, type PayloadFields } from '../../graphql/mutation.ts';
import { toGlobalId, owned } from '../../graphql/owned-node.ts';
import { BULLET_MAX_LENGTH, MAX_BULLETS_PER_EXPERIENCE } from '../../limits.ts';
import { compileHighlighter } from '../../writing/scoring/highlight.ts';
import type { HighlightPiece as Piece } from '../../writing/types.ts';
import { BulletPoint, Experience } from '../experiences/experiences.graphql.ts';
import { JobPosting } from '../job-postings/job-postings.graphql.ts';
import type { TailoredBullet as Bullet, TailoredExperience as Tailored } from './resume-data.schema.ts';
import { findBankProofs } from './bank-proofs.ts';
import { isLocked } from './bullet-locks.ts';
import { ReceiptLine } from './receipt.graphql.ts';
import { saveResume } from './save-resume.ts';
import { DEFAULT_BULLET_COUNT } from './tailored-resume.schema.ts';
import {
  parseResumeData,
  deleteTailoredResume,
  tailorResume,
  type ResumeWithPosting,
} from './tailored-resumes.ts';
import { findOffers, listUnusedBullets, type UnusedBullet } from './unused-bullets.ts';

const TailoredBulletOrigin = builder.enumType('TailoredBulletOrigin', {
  values: {
    BANK: { description: 'Copied verbatim from the experience bank.' },
    EDITED: { description: 'Written or changed by the user on this resume.' },
  } as const,
});

const HighlightPiece = builder.objectRef<Piece>('HighlightPiece').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    marked: t.exposeBoolean('marked', { description: 'Whether it is one of the posting’s keywords.' }),
  }),
});

/** The number of offers that can be compared at a glance. */
const OFFERS = 5;

type Highlighter = ReturnType<typeof compileHighlighter>;

type ShownBullet = Bullet & { highlight: Highlighter; isLocked: boolean };

/** Not a Node, since a resume's bullets exist only within the resume. */
export const TailoredBullet = builder.objectRef<ShownBullet>('TailoredBullet').implement({
  fields: (t) => ({
    isLocked: t.exposeBoolean('isLocked', {
      description: 'Whether the bullet stays when bullets are chosen again.',
    }),
    pieces: t.field({
      type: [HighlightPiece],
      description:
        'The content in pieces, with the posting’s keywords marked. Joining the texts gives the content.',
      resolve: ({ content, highlight }) => highlight(content),
    }),
    id: t.id({ resolve: ({ id }) => toGlobalId('TailoredBullet', id) }),
    content: t.exposeString('content', { extensions: { length: BULLET_MAX_LENGTH } }),
    origin: t.expose('origin', { type: TailoredBulletOrigin }),
    sourceBulletPointId: t.id({
      nullable: true,
      description: 'The bullet of the bank that it was copied from or is based on.',
      resolve: ({ sourceBulletPointId }) =>
        sourceBulletPointId && toGlobalId('BulletPoint', sourceBulletPointId),
    }),
  }),
});

const TailoredExperience = builder
  .objectRef<Omit<Tailored, 'bullets'> & { bullets: ShownBullet[] }>('TailoredExperience')
  .implement({
    fields: (t) => ({
      experienceId: t.id({ resolve: ({ experienceId }) => toGlobalId('Experience', experienceId) }),
      title: t.exposeString('title'),
      company: t.exposeString('company'),
      location: t.exposeString('location', { nullable: true }),
      startDate: t.exposeString('startDate'),
      endDate: t.exposeString('endDate', { nullable: true }),
      bullets: t.field({
        type: [TailoredBullet],
        extensions: { usually: 10 },
        resolve: ({ bullets }) => bullets,
      }),
    }),
  });

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

const selectShown = {
  data: true,
  jobPosting: { select: { keywords: true } },
  bulletPointLocks: true,
} as const;

interface StoredResume {
  data: unknown;
  jobPosting: { keywords: string[] };
  bulletPointLocks: Parameters<typeof isLocked>[0];
}

/** The experiences of a resume, with highlighting and locks added to their bullets. */
function toShownExperiences({ data, jobPosting, bulletPointLocks }: StoredResume) {
  const highlight = compileHighlighter(jobPosting.keywords);
  return parseResumeData({ data }).experiences.map((experience) => ({
    ...experience,
    bullets: experience.bullets.map((bullet) => ({
      ...bullet,
      highlight,
      isLocked: isLocked(bulletPointLocks, experience.experienceId, bullet.content),
    })),
  }));
}

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
