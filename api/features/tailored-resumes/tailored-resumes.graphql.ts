import { ConflictError, NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { Need } from '../../graphql/need.ts';
import { globalId, owned } from '../../graphql/owned-node.ts';
import { compileHighlighter } from '../../writing/scoring/highlight.ts';
import type { HighlightPiece as Piece, ReceiptLine as Receipt } from '../../writing/types.ts';
import { BulletPoint, Experience } from '../experiences/experiences.graphql.ts';
import { JobPosting } from '../job-postings/job-postings.graphql.ts';
import { addTailoredBullet, deleteTailoredBullet, updateTailoredBullet } from './edit-bullets.ts';
import type { TailoredBullet as Bullet, TailoredExperience as Tailored } from './resume-data.schema.ts';
import { saveResume, type SavedResume } from './save-resume.ts';
import { dataOf, deleteTailoredResume, tailorResume, type ResumeWithPosting } from './tailored-resumes.ts';

const TailoredBulletOrigin = builder.enumType('TailoredBulletOrigin', {
  values: {
    BANK: { description: 'Word for word from the experience bank.' },
    EDITED: { description: 'Written or changed by the user on this resume.' },
  } as const,
});

const HighlightPiece = builder.objectRef<Piece>('HighlightPiece').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    marked: t.exposeBoolean('marked', { description: 'Whether it is one of the posting’s keywords.' }),
  }),
});

type Highlighter = ReturnType<typeof compileHighlighter>;

const TailoredBullet = builder.objectRef<Bullet & { highlight: Highlighter }>('TailoredBullet').implement({
  fields: (t) => ({
    pieces: t.field({
      type: [HighlightPiece],
      description: 'The content with the posting’s keywords marked; the texts joined are the content.',
      resolve: ({ content, highlight }) => highlight(content),
    }),
    id: t.exposeID('id'),
    content: t.exposeString('content'),
    origin: t.expose('origin', { type: TailoredBulletOrigin }),
    sourceBulletPointId: t.id({
      nullable: true,
      description: 'The bank’s bullet that it is or was made from.',
      resolve: ({ sourceBulletPointId }) =>
        sourceBulletPointId && globalId('BulletPoint', sourceBulletPointId),
    }),
  }),
});

const TailoredExperience = builder
  .objectRef<Tailored & { highlight: Highlighter }>('TailoredExperience')
  .implement({
    fields: (t) => ({
      experienceId: t.id({ resolve: ({ experienceId }) => globalId('Experience', experienceId) }),
      title: t.exposeString('title'),
      company: t.exposeString('company'),
      location: t.exposeString('location', { nullable: true }),
      startDate: t.exposeString('startDate'),
      endDate: t.exposeString('endDate', { nullable: true }),
      bullets: t.field({
        type: [TailoredBullet],
        resolve: ({ bullets, highlight }) => bullets.map((bullet) => ({ ...bullet, highlight })),
      }),
    }),
  });

const ReceiptLine = builder.objectRef<Receipt>('ReceiptLine').implement({
  description: 'Where points of a score come from; the lines of a part add up to its score.',
  fields: (t) => ({
    part: t.exposeString('part', { description: 'word or experience.' }),
    label: t.exposeString('label'),
    need: t.expose('need', { type: Need }),
    evidence: t.exposeString('evidence'),
    bulletId: t.exposeID('bulletId', { nullable: true, description: 'The bullet that proves it.' }),
    points: t.exposeInt('points'),
    possible: t.exposeInt('possible'),
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
      select: { data: true, jobPosting: { select: { keywords: true } } },
      resolve: (resume) => {
        const highlight = compileHighlighter(resume.jobPosting.keywords);
        return dataOf(resume).experiences.map((experience) => ({ ...experience, highlight }));
      },
    }),
    wordMatchScore: t.exposeInt('wordMatchScore', {
      nullable: true,
      description: '0 to 100; null when the posting gives nothing to measure by.',
    }),
    experienceMatchScore: t.exposeInt('experienceMatchScore', { nullable: true }),
    overallScore: t.exposeInt('overallScore', { nullable: true }),
    scoreCap: t.int({
      description: 'The highest overall that missing musts leave open.',
      select: { data: true },
      resolve: (resume) => dataOf(resume).scoreCap,
    }),
    receipt: t.field({
      type: [ReceiptLine],
      select: { data: true },
      resolve: (resume) => dataOf(resume).receipt,
    }),
    isSaved: t.exposeBoolean('isSaved'),
    hasUnsavedChanges: t.boolean({
      description: 'Whether it was never saved, or has changed since: its bullets are not in the bank yet.',
      select: { isSaved: true, data: true },
      resolve: (resume) => !resume.isSaved || dataOf(resume).isEdited,
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

const ResumePayload = (name: string) =>
  builder.objectRef<ResumeWithPosting>(name).implement({
    fields: (t) => ({ tailoredResume: t.field({ type: TailoredResume, resolve: (resume) => resume }) }),
  });

builder.mutationField('tailorResume', (t) =>
  t.field({
    type: ResumePayload('TailorResumePayload'),
    errors: { types: [ValidationError, NotFoundError, RuleError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('TailorResumeInput', {
          fields: (i) => ({
            jobPostingId: i.globalID({ required: true, for: [JobPosting] }),
            experienceIds: i.globalIDList({ required: true, for: [Experience] }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      tailorResume(deps, actor, {
        jobPostingId: input.jobPostingId.id,
        experienceIds: input.experienceIds.map(({ id }) => id),
      }),
  }),
);

const ResumeIdInput = (name: string) =>
  builder.inputType(name, { fields: (i) => ({ id: i.globalID({ required: true, for: [TailoredResume] }) }) });

builder.mutationField('saveTailoredResume', (t) =>
  t.field({
    type: builder.objectRef<SavedResume>('SaveTailoredResumePayload').implement({
      fields: (f) => ({
        tailoredResume: f.field({ type: TailoredResume, resolve: ({ resume }) => resume }),
        addedBulletPointCount: f.exposeInt('addedBulletPointCount', {
          description: 'How many bullets the experience bank gained.',
        }),
      }),
    }),
    errors: { types: [NotFoundError, RuleError] },
    authScopes: { user: true },
    args: { input: t.arg({ type: ResumeIdInput('SaveTailoredResumeInput'), required: true }) },
    resolve: (_root, { input }, { deps, actor }) => saveResume(deps, actor, input.id.id),
  }),
);

builder.mutationField('deleteTailoredResume', (t) =>
  t.field({
    type: builder.objectRef<{ id: string }>('DeleteTailoredResumePayload').implement({
      fields: (f) => ({
        deletedTailoredResumeId: f.id({ resolve: ({ id }) => globalId('TailoredResume', id) }),
      }),
    }),
    errors: { types: [NotFoundError] },
    authScopes: { user: true },
    args: { input: t.arg({ type: ResumeIdInput('DeleteTailoredResumeInput'), required: true }) },
    resolve: async (_root, { input }, { deps, actor }) => ({
      id: await deleteTailoredResume(deps, actor, input.id.id),
    }),
  }),
);

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
    errors: { types: [NotFoundError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('DeleteTailoredBulletInput', {
          fields: (i) => ({
            tailoredResumeId: i.globalID({ required: true, for: [TailoredResume] }),
            bulletId: i.id({ required: true }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) =>
      deleteTailoredBullet(deps, actor, input.tailoredResumeId.id, input.bulletId),
  }),
);
