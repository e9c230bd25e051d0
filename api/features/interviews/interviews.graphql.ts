import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  RuleError,
  ValidationError,
} from '../../core/errors.ts';
import type { Interview as InterviewRow } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { mutation, type InputFields, type PayloadFields } from '../../graphql/mutation.ts';
import { owned, toGlobalId } from '../../graphql/owned-node.ts';
import { readWrittenBy, WrittenByRef } from '../../graphql/written-by.ts';
import { INTERVIEW_MESSAGE_MAX_LENGTH, INTERVIEW_RESULTS_TURN, TEXT_MAX_LENGTH } from '../../limits.ts';
import { User } from '../accounts/accounts.graphql.ts';
import { JobPosting } from '../job-postings/job-postings.graphql.ts';
import { deleteInterview, renameInterview } from './edit-interview.ts';
import { countTurns, endInterview } from './end-interview.ts';
import { readAnalysis } from './interview-analysis.schema.ts';
import { InterviewAnalysis } from './interview-analysis.graphql.ts';
import { parsePosting } from './interview-posting.schema.ts';
import { positionOf, streamInterview, type InterviewProgress } from './interview-stream.ts';
import { readState } from './message-state.ts';
import { retryReply } from './retry-reply.ts';
import { sendMessage } from './send-message.ts';
import { startInterview } from './start-interview.ts';

const InterviewMessageRole = builder.enumType('InterviewMessageRole', {
  values: { USER: { value: 'user' }, INTERVIEWER: { value: 'interviewer' } } as const,
});

const InterviewMessageState = builder.enumType('InterviewMessageState', {
  values: {
    PENDING: { description: 'The reply is being written; its content is what there is so far.' },
    COMPLETE: {},
    FAILED: { description: 'The reply could not be written; retryInterviewReply tries again.' },
  } as const,
});

const InterviewMessage = builder.prismaObject('InterviewMessage', {
  // For the whole type, and no field is exposed: one with its own selection would have a streamed message read again from
  // the database, which is behind what was sent (docs/decisions/0061-pieces-ahead-of-the-database.md).
  select: {
    id: true,
    sequence: true,
    role: true,
    content: true,
    spokenSeconds: true,
    timestamp: true,
    state: true,
    updatedAt: true,
    writtenBy: true,
    fallback: true,
  },
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId('InterviewMessage', id) }),
    role: t.field({ type: InterviewMessageRole, resolve: ({ role }) => role }),
    content: t.string({
      description: 'Of a pending reply what is written so far: it only ever grows.',
      extensions: { length: INTERVIEW_MESSAGE_MAX_LENGTH },
      resolve: ({ content }) => content,
    }),
    state: t.field({
      type: InterviewMessageState,
      resolve: (message, _args, { deps }) => readState(message, deps.now()),
    }),
    position: t.int({
      description: 'To go on from with interviewChanged.',
      resolve: (message, _args, { deps }) => positionOf(message, deps.now()),
    }),
    spokenSeconds: t.float({
      nullable: true,
      description: 'How long the candidate spoke; null if the message was typed.',
      resolve: ({ spokenSeconds }) => spokenSeconds,
    }),
    writtenBy: t.field({
      type: WrittenByRef,
      nullable: true,
      description: 'Null for the candidate’s messages.',
      resolve: readWrittenBy,
    }),
    timestamp: t.field({ type: 'DateTime', resolve: ({ timestamp }) => timestamp }),
  }),
});

const selectTurns = { messages: { select: { role: true, state: true } } };

export const Interview = builder.prismaNode('Interview', {
  id: { field: 'id' },
  nullable: true,
  findUnique: owned,
  description: 'A practice for a posting. It keeps a copy of the posting.',
  fields: (t) => ({
    name: t.exposeString('name'),
    jobPostingId: t.id({
      nullable: true,
      description: 'The posting that it was started for, which may have been deleted since.',
      select: { jobPostingId: true },
      resolve: ({ jobPostingId }) => jobPostingId && toGlobalId('JobPosting', jobPostingId),
    }),
    title: t.string({
      description: 'The posting’s title; empty if it doesn’t state one.',
      select: { jobPosting: true },
      resolve: (interview) => parsePosting(interview).analysis.title,
    }),
    company: t.string({
      select: { jobPosting: true },
      resolve: (interview) => parsePosting(interview).analysis.company,
    }),
    description: t.string({
      extensions: { length: TEXT_MAX_LENGTH },
      select: { jobPosting: true },
      resolve: (interview) => parsePosting(interview).description,
    }),
    url: t.string({
      nullable: true,
      select: { jobPosting: true },
      resolve: (interview) => parsePosting(interview).url,
    }),
    requirements: t.stringList({
      description: 'What the posting asks for, the main things first.',
      select: { jobPosting: true },
      resolve: (interview) => parsePosting(interview).analysis.requirements.map(({ text }) => text),
    }),
    messages: t.field({
      type: [InterviewMessage],
      description: 'In order.',
      extensions: { usually: 20 },
      select: (_args, _context, nested) => ({ messages: nested({ orderBy: { sequence: 'asc' } }) }),
      resolve: ({ messages }) => messages,
    }),
    turnCount: t.int({
      description: 'How often the interviewer has spoken; the opening message is turn 1.',
      select: selectTurns,
      resolve: ({ messages }) => countTurns(messages),
    }),
    canEnd: t.boolean({
      description: `Whether results can be asked for: from turn ${INTERVIEW_RESULTS_TURN} on.`,
      select: { endedAt: true, ...selectTurns },
      resolve: ({ endedAt, messages }) => !endedAt && countTurns(messages) >= INTERVIEW_RESULTS_TURN,
    }),
    analysis: t.field({
      type: InterviewAnalysis,
      nullable: true,
      description: 'Null until the interview has ended.',
      select: { analysis: true },
      resolve: (interview) => readAnalysis(interview),
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('interview', (t) =>
  t.prismaField({
    type: Interview,
    nullable: true,
    args: { id: t.arg.globalID({ required: true, for: [Interview] }) },
    resolve: (query, _root, { id }, context) =>
      context.deps.prisma.interview.findUnique({ ...query, where: owned(id.id, context) }),
  }),
);

const SpeechService = builder.objectRef<{ name: string | null }>('SpeechService').implement({
  description: 'What writes down the recordings that POST /api/interview/transcribe takes.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'Whom recordings are sent to; null for a server in the installation’s own network.',
    }),
  }),
});

builder.prismaObjectField(User, 'speechService', (t) =>
  t.field({
    type: SpeechService,
    nullable: true,
    description: 'Null if the installation can’t write down speech.',
    resolve: (_user, _args, { deps }) => deps.assistant.transcribe && { name: deps.config.aiServiceName },
  }),
);

builder.prismaObjectField(User, 'interviews', (t) =>
  t.relatedConnection('interviews', {
    description: 'Newest first.',
    cursor: 'id',
    totalCount: true,
    args: { ended: t.arg.boolean({ description: 'Only those that have ended, or only those that go on.' }) },
    query: ({ ended }) => ({
      ...(ended === null || ended === undefined
        ? {}
        : { where: ended ? { endedAt: { not: null } } : { endedAt: null } }),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  }),
);

const interviewPayload = (t: PayloadFields<InterviewRow>) => ({
  interview: t.field({ type: Interview, resolve: (interview) => interview }),
});
const interviewInput = (t: InputFields) => ({ id: t.globalID({ required: true, for: [Interview] }) });

mutation('startInterview', {
  description: 'Starts a practice for a posting. interviewChanged tells what the interviewer says.',
  errors: [NotFoundError, RuleError, RateLimitedError],
  input: (t) => ({ jobPostingId: t.globalID({ required: true, for: [JobPosting] }) }),
  resolve: ({ jobPostingId }, { deps, actor }) => startInterview(deps, actor, jobPostingId.id),
  payload: interviewPayload,
});

mutation('sendInterviewMessage', {
  description:
    'Sends a message to the interviewer, who replies. One at a time: not while a reply is pending.',
  errors: [ValidationError, NotFoundError, RuleError, RateLimitedError],
  input: (t) => ({
    ...interviewInput(t),
    content: t.string({ required: true }),
    spokenSeconds: t.float({ description: 'How long the user spoke; null if the message was typed.' }),
    key: t.string({
      description: 'A UUID of the client’s: sent twice under it, the message is stored once.',
    }),
  }),
  resolve: ({ id, ...input }, { deps, actor }) => sendMessage(deps, actor, id.id, input),
  payload: interviewPayload,
});

mutation('retryInterviewReply', {
  description: 'Has a reply that failed written again.',
  errors: [NotFoundError, RuleError, RateLimitedError],
  input: interviewInput,
  resolve: ({ id }, { deps, actor }) => retryReply(deps, actor, id.id),
  payload: interviewPayload,
});

mutation('endInterview', {
  description: 'Ends a practice and analyzes the answers. Ending it again changes nothing.',
  errors: [NotFoundError, RuleError, ConflictError, RateLimitedError],
  input: interviewInput,
  resolve: ({ id }, { deps, actor, signal }) => endInterview(deps, actor, id.id, signal),
  payload: interviewPayload,
});

mutation('renameInterview', {
  errors: [ValidationError, NotFoundError],
  input: (t) => ({ ...interviewInput(t), name: t.string({ required: true }) }),
  resolve: ({ id, name }, { deps, actor }) => renameInterview(deps, actor, id.id, { name }),
  payload: interviewPayload,
});

mutation('deleteInterview', {
  errors: [NotFoundError],
  input: interviewInput,
  resolve: async ({ id }, { deps, actor }) => ({ id: await deleteInterview(deps, actor, id.id) }),
  payload: (t) => ({
    deletedInterviewId: t.id({ resolve: ({ id }) => toGlobalId('Interview', id) }),
  }),
});

const Progress = builder.objectRef<InterviewProgress>('InterviewProgress').implement({
  description: 'A message was added, or has grown.',
  fields: (t) => ({
    position: t.int({ resolve: ({ sequence }) => sequence }),
    message: t.field({
      type: InterviewMessage,
      description: 'The message with its whole text so far.',
      resolve: ({ message }) => message,
    }),
  }),
});

builder.subscriptionField('interviewChanged', (t) =>
  t.field({
    type: Progress,
    description:
      'Streams the messages of an interview: each that is added, and a reply again each time it has grown. Ends when the interview ends. To go on after an interruption, send the last position.',
    args: {
      id: t.arg.globalID({ required: true, for: [Interview] }),
      after: t.arg.int({
        required: true,
        description: 'The position of the last message that the client has, or 0.',
      }),
    },
    authScopes: { user: true },
    subscribe: (_root, { id, after }, { deps, actor, signal }) =>
      streamInterview(deps, actor, id.id, after, signal),
    resolve: (progress) => progress,
  }),
);
