import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  RuleError,
  ValidationError,
} from '../../../core/errors.ts';
import type { OptimizationRun as Run, OptimizationStep as Step } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { mutation, type InputFields, type PayloadFields } from '../../../graphql/mutation.ts';
import { owned, toGlobalId } from '../../../graphql/owned-node.ts';
import { BULLET_MAX_LENGTH, LENGTH_LEVEL_DEFAULT } from '../../../limits.ts';
import { TailoredBullet } from '../resume-content.graphql.ts';
import { bulletInput } from '../tailored-bullets.graphql.ts';
import { resumePayload, TailoredResume } from '../tailored-resumes.graphql.ts';
import { answerQuestion } from './answer-question.ts';
import { cancelOptimization } from './cancel-optimization.ts';
import { streamOptimization, type OptimizationProgress } from './optimization-stream.ts';
import { keepOriginalBullet } from './originals.ts';
import { readState } from './run-state.ts';
import { settleOriginals } from './settle-originals.ts';
import { retryOptimization } from './retry-optimization.ts';
import { startOptimization } from './start-optimization.ts';

const OptimizationMode = builder.enumType('OptimizationMode', {
  values: {
    CONCISE: { value: 'concise', description: 'Plainer and shorter.' },
    CUSTOM: { value: 'custom', description: 'As the instructions say.' },
    KEYWORDS: {
      value: 'keywords',
      description: 'With more of the posting’s keywords, as far as they are true.',
    },
    FOCUS: { value: 'focus', description: 'With more weight on one area.' },
  } as const,
});

const OptimizationState = builder.enumType('OptimizationState', {
  values: {
    RUNNING: {},
    DONE: {},
    CANCELED: { description: 'The user stopped it.' },
    STOPPED: { description: 'The server ended before it was done; retryOptimization goes on.' },
  } as const,
});

const OptimizationStepState = builder.enumType('OptimizationStepState', {
  values: {
    PENDING: {},
    REWORDED: { description: 'A reworded bullet was added to the resume.' },
    UNCHANGED: { description: 'Nothing could honestly be improved; the note says so.' },
    FAILED: { description: 'retryOptimization tries it again; the note says why.' },
  } as const,
});

const OptimizationStep = builder.objectRef<Step>('OptimizationStep').implement({
  description: 'One bullet of an optimization.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', {
      nullable: true,
      description: 'The order in which the bullets were done, from 1; null while pending.',
    }),
    bulletId: t.id({ resolve: ({ bulletId }) => toGlobalId('TailoredBullet', bulletId) }),
    content: t.exposeString('content', {
      description: 'The bullet’s text when the optimization began.',
      extensions: { length: BULLET_MAX_LENGTH },
    }),
    state: t.expose('state', { type: OptimizationStepState }),
    newBulletId: t.id({
      nullable: true,
      description: 'The reworded bullet on the resume.',
      resolve: ({ newBulletId }) => newBulletId && toGlobalId('TailoredBullet', newBulletId),
    }),
    note: t.exposeString('note', { description: 'What was changed, or why nothing was.' }),
    question: t.exposeString('question', {
      nullable: true,
      description: 'Asks for a fact that would make the bullet better.',
    }),
  }),
});

export const OptimizationRun = builder.prismaNode('OptimizationRun', {
  id: { field: 'id' },
  nullable: true,
  findUnique: owned,
  description: 'Rewording some bullets of a resume.',
  fields: (t) => ({
    mode: t.expose('mode', { type: OptimizationMode }),
    level: t.exposeInt('level'),
    state: t.field({
      type: OptimizationState,
      select: { state: true, updatedAt: true },
      resolve: (run, _args, { deps }) => readState(run, deps.now()),
    }),
    lastSequence: t.exposeInt('lastSequence', {
      description: 'The number of the last bullet that was done.',
    }),
    steps: t.field({
      type: [OptimizationStep],
      description: 'The bullets in the order in which they are worked on.',
      extensions: { usually: 8 },
      select: { steps: { orderBy: { position: 'asc' } } },
      resolve: ({ steps }) => steps,
    }),
    tailoredResume: t.relation('tailoredResume'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectField(TailoredResume, 'optimizationRun', (t) =>
  t.field({
    type: OptimizationRun,
    nullable: true,
    description: 'The latest optimization; null if there was none.',
    select: (_args, _context, nested) => ({
      optimizationRuns: nested({ orderBy: { id: 'desc' }, take: 1 }),
    }),
    resolve: ({ optimizationRuns }) => optimizationRuns[0] ?? null,
  }),
);

const runPayload = (t: PayloadFields<Run>) => ({
  optimizationRun: t.field({ type: OptimizationRun, resolve: (run) => run }),
});
const runInput = (t: InputFields) => ({ id: t.globalID({ required: true, for: [OptimizationRun] }) });

mutation('startOptimization', {
  description:
    'Starts rewording bullets of a resume. Each reworded bullet is added behind its original; optimizationProgress tells when.',
  errors: [ValidationError, NotFoundError, RuleError, RateLimitedError],
  input: (t) => ({
    tailoredResumeId: t.globalID({ required: true, for: [TailoredResume] }),
    bulletIds: t.globalIDList({ required: true, for: [TailoredBullet] }),
    mode: t.field({ type: OptimizationMode, required: true }),
    level: t.int({
      description: `The asked length from 0 (shorten) to 100 (expand), ${LENGTH_LEVEL_DEFAULT} by default.`,
    }),
    instructions: t.string({ description: 'For CUSTOM: what to do, in the user’s words.' }),
    area: t.string({ description: 'For FOCUS: one of the posting’s focus areas, or any other.' }),
  }),
  resolve: ({ tailoredResumeId, bulletIds, ...asked }, { deps, actor }) =>
    startOptimization(deps, actor, tailoredResumeId.id, {
      ...asked,
      bulletIds: bulletIds.map(({ id }) => id),
    }),
  payload: runPayload,
});

mutation('cancelOptimization', {
  description: 'Stops an optimization. What is done stays.',
  errors: [NotFoundError, RuleError],
  input: runInput,
  resolve: ({ id }, { deps, actor }) => cancelOptimization(deps, actor, id.id),
  payload: runPayload,
});

mutation('retryOptimization', {
  description: 'Works again on the bullets of an optimization that failed or were not reached.',
  errors: [NotFoundError, RuleError, RateLimitedError],
  input: runInput,
  resolve: ({ id }, { deps, actor }) => retryOptimization(deps, actor, id.id),
  payload: runPayload,
});

mutation('keepOriginalBullet', {
  description: 'Keeps the original of a reworded bullet; bulletId is the original. Both stay on the resume.',
  errors: [NotFoundError],
  input: bulletInput,
  resolve: ({ tailoredResumeId, bulletId }, { deps, actor }) =>
    keepOriginalBullet(deps, actor, tailoredResumeId.id, { bulletId: bulletId.id }),
  payload: resumePayload,
});

mutation('settleOriginals', {
  description: 'Keeps or deletes all originals of reworded bullets that wait for a decision, as one change.',
  errors: [NotFoundError],
  input: (t) => ({
    tailoredResumeId: t.globalID({ required: true, for: [TailoredResume] }),
    keep: t.boolean({ required: true }),
  }),
  resolve: ({ tailoredResumeId, keep }, { deps, actor }) =>
    settleOriginals(deps, actor, tailoredResumeId.id, { keep }),
  payload: resumePayload,
});

mutation('answerRewordingQuestion', {
  description:
    'Adds a fact that the user was asked for: to the bullet, and to the bank as a new wording of its source.',
  errors: [ValidationError, NotFoundError, RuleError, ConflictError],
  input: (t) => ({
    ...bulletInput(t),
    question: t.string({ required: true, description: 'The question as it was asked.' }),
    answer: t.string({ required: true, description: 'The user’s answer, such as "40" or "about 40".' }),
  }),
  resolve: ({ tailoredResumeId, bulletId, ...input }, { deps, actor }) =>
    answerQuestion(deps, actor, tailoredResumeId.id, { ...input, bulletId: bulletId.id }),
  payload: resumePayload,
});

const Progress = builder.objectRef<OptimizationProgress>('OptimizationProgress').implement({
  description: 'One bullet of an optimization is done.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { description: 'Its number in the optimization, from 1.' }),
    step: t.expose('step', { type: OptimizationStep }),
    optimizationRun: t.field({ type: OptimizationRun, resolve: ({ run }) => run }),
  }),
});

builder.subscriptionField('optimizationProgress', (t) =>
  t.field({
    type: Progress,
    description:
      'Streams the finished bullets of an optimization, each once and in order, until it ends. To go on after an interruption, send the last number.',
    args: {
      id: t.arg.globalID({ required: true, for: [OptimizationRun] }),
      after: t.arg.int({
        required: true,
        description: 'The number of the last bullet that the client has, or 0.',
      }),
    },
    authScopes: { user: true },
    subscribe: (_root, { id, after }, { deps, actor, signal }) =>
      streamOptimization(deps, actor, id.id, after, signal),
    resolve: (progress) => progress,
  }),
);
