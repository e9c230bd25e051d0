import { NotFoundError, RateLimitedError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { mutation, type InputFields } from '../../graphql/mutation.ts';
import { getViewerId, toGlobalId } from '../../graphql/owned-node.ts';
import type { Place as FoundPlace } from '../../places/place.ts';
import { User, viewerField } from '../accounts/accounts.graphql.ts';
import { namePlace } from './find-area.ts';
import { recordJobEvents } from './job-events.ts';
import { likeJob, listLikedJobs, unlikeJob } from './job-likes.ts';
import { saveJobPreferences } from './job-preferences.ts';
import { readCursor, toCursor } from './job-search-cursor.ts';
import { SAMPLE_SOURCE } from './load-samples.ts';
import { searchJobs, type FoundJob as Found } from './search-jobs.ts';

const DEFAULT_PAGE = 20;
const MAX_PAGE = 50;

const Place = builder.objectRef<FoundPlace>('Place').implement({
  fields: (t) => ({
    name: t.string({
      description: 'With its state and country, so that a search for it finds this place.',
      resolve: namePlace,
    }),
    kind: t.string({
      description: 'city, postcode, region (a state) or country.',
      resolve: ({ kind }) => kind,
    }),
  }),
});

export const JobListing = builder.prismaObject('JobListing', {
  description: 'A job that a source lists.',
  fields: (t) => ({
    id: t.id({ select: { id: true }, resolve: ({ id }) => toGlobalId('JobListing', id) }),
    title: t.exposeString('title'),
    company: t.exposeString('company'),
    location: t.exposeString('location', { nullable: true }),
    isRemote: t.exposeBoolean('isRemote'),
    salary: t.exposeString('salary', { nullable: true, description: 'In the source’s words.' }),
    description: t.string({
      description: 'Plain text.',
      extensions: { length: 20_000 },
      select: { description: true },
      resolve: ({ description }) => description ?? '',
    }),
    requirements: t.exposeStringList('requirements'),
    keywords: t.exposeStringList('keywords', { description: 'Names of what its text asks for.' }),
    jobType: t.exposeString('jobType', {
      nullable: true,
      description: 'full-time, part-time, contract, temporary or internship; null if unknown.',
    }),
    experienceLevel: t.exposeString('experienceLevel', {
      nullable: true,
      description: 'entry, mid, senior or lead; null if unknown.',
    }),
    sourceUrl: t.exposeString('sourceUrl', {
      nullable: true,
      description: 'Where it is listed, http or https.',
    }),
    source: t.exposeString('source', { description: 'The name of its source.' }),
    isSample: t.boolean({
      description: 'Whether it is one of the bundled samples, which are invented.',
      select: { source: true },
      resolve: ({ source }) => source === SAMPLE_SOURCE,
    }),
    postedDate: t.expose('postedDate', { type: 'DateTime', nullable: true }),
    isGone: t.boolean({
      description: 'Whether its source has it no longer.',
      select: { goneAt: true },
      resolve: ({ goneAt }) => goneAt !== null,
    }),
    isLiked: t.boolean({
      description: 'Whether the signed-in user likes it.',
      select: (_args, context) => ({ likes: { where: { userId: getViewerId(context) }, take: 1 } }),
      resolve: ({ likes }) => likes.length > 0,
    }),
  }),
});

const FoundJob = builder.objectRef<Found>('FoundJob').implement({
  description: 'A job in a list of found jobs.',
  fields: (t) => ({
    job: t.field({ type: JobListing, resolve: ({ listing }) => listing }),
    position: t.exposeInt('position', { description: 'Its place in the list, from 1.' }),
    variantId: t.exposeString('variantId', { description: 'The variant that ranked the list.' }),
    match: t.exposeFloat('match', {
      nullable: true,
      description: 'How well it fits by the variant’s axes, 0 to 1; null behind the first few hundred.',
    }),
    why: t.exposeString('why', { description: 'Why it is where it is, in one line.' }),
    distanceMiles: t.float({
      nullable: true,
      description: 'From the place that was searched around; null if unknown.',
      resolve: ({ miles }) => miles,
    }),
    otherPostings: t.exposeInt('otherPostings', {
      description: 'How many more listings are the same job. Only the newest is found.',
    }),
    isRepost: t.exposeBoolean('isRepost', { description: 'Posted again after two weeks or more.' }),
    isStale: t.exposeBoolean('isStale', {
      description: 'Open for more than 90 days, or posted again three times: it may not be a real vacancy.',
    }),
  }),
});

const JobSearchInput = builder.inputType('JobSearchInput', {
  fields: (t) => ({
    location: t.string({
      required: true,
      description: 'A town, a postcode, a state or a country; "remote" for remote work only.',
    }),
    radius: t.int({ description: 'Miles: 10, 25 (the default), 50 or 100.' }),
    openToRemote: t.boolean({ description: 'Also remote jobs, wherever they are.' }),
    jobType: t.string({ description: 'full-time, part-time, contract, temporary, internship; or any.' }),
    experienceLevel: t.string({ description: 'entry, mid, senior, lead; or any.' }),
    postedWithinDays: t.int({ description: '1, 3, 7, 14 or 30; any age by default.' }),
    query: t.string({
      description: 'Words joined by OR; a job has to have all words between two of them.',
    }),
    isMoreLikeThis: t.boolean({
      description: 'Whether the query describes a job, of which similar ones come first.',
    }),
  }),
});

builder.queryField('jobSearch', (t) =>
  t.connection(
    {
      type: FoundJob,
      description:
        'The jobs that a search finds, the best match for the user first. Page forward with first (at most 50) and after.',
      authScopes: { user: true },
      args: { input: t.arg({ type: JobSearchInput, required: true }) },
      resolve: async (_root, { input, first, after }, { deps, actor }) => {
        const from = after ? readCursor(after) : null;
        const count = Math.min(Math.max(first ?? DEFAULT_PAGE, 0), MAX_PAGE);
        const search = await searchJobs(deps, actor, input, {
          offset: from?.position ?? 0,
          count,
          ...(from && { asOf: from.asOf }),
        });
        const edges = search.jobs.map((node) => ({
          node,
          cursor: toCursor({ position: node.position, asOf: search.asOf }),
        }));
        return {
          ...search,
          edges,
          pageInfo: {
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
            hasPreviousPage: from !== null,
            hasNextPage: (edges.at(-1)?.node.position ?? search.totalCount) < search.totalCount,
          },
        };
      },
    },
    {
      name: 'JobSearchConnection',
      fields: (c) => ({
        totalCount: c.exposeInt('totalCount', {
          description: 'Each job counts once, however often it was posted.',
        }),
        isCapped: c.exposeBoolean('isCapped', {
          description: 'Whether there are more jobs than a search looks at.',
        }),
        place: c.field({
          type: Place,
          nullable: true,
          description: 'The place that was searched; null for remote work from anywhere.',
          resolve: ({ place }) => place,
        }),
        alternatives: c.field({
          type: [Place],
          description: 'Other places of that name, the likeliest first.',
          extensions: { usually: 5 },
          resolve: ({ alternatives }) => alternatives,
        }),
        hiddenCount: c.exposeInt('hiddenCount', {
          description: 'Jobs left out because they don’t state their type or level; 1000 at most.',
        }),
        correctedQuery: c.exposeString('correctedQuery', {
          nullable: true,
          description: 'What was searched instead, if nothing was found for the words given.',
        }),
      }),
    },
    { name: 'JobSearchEdge' },
  ),
);

const JobPreferences = builder.prismaObject('UserJobPreferences', {
  name: 'JobPreferences',
  description: 'What the user looks for.',
  fields: (t) => ({
    location: t.exposeString('location'),
    radius: t.exposeInt('radius', { description: 'Miles.' }),
    openToRemote: t.exposeBoolean('openToRemote'),
    jobType: t.exposeString('jobType', { nullable: true, description: 'Null for any.' }),
    experienceLevel: t.exposeString('experienceLevel', { nullable: true, description: 'Null for any.' }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  jobPreferences: t.relation('jobPreferences', {
    nullable: true,
    description: 'What the user looks for; null until saved.',
  }),
  likedJobs: t.field({
    type: [JobListing],
    description: 'The jobs that the user likes, the latest first; 100 at most.',
    extensions: { usually: 10 },
    resolve: (_user, _args, { deps, actor }) => listLikedJobs(deps, actor),
  }),
}));

mutation('saveJobPreferences', {
  description: 'Saves what the user looks for, in place of what was saved before.',
  errors: [ValidationError],
  input: (t) => ({
    location: t.string({ required: true }),
    radius: t.int({ description: 'Miles: 10, 25 (the default), 50 or 100.' }),
    openToRemote: t.boolean(),
    jobType: t.string({ description: 'As in jobSearch.' }),
    experienceLevel: t.string({ description: 'As in jobSearch.' }),
  }),
  resolve: (input, { deps, actor }) => saveJobPreferences(deps, actor, input),
  payload: (t) => ({
    jobPreferences: t.field({ type: JobPreferences, resolve: (saved) => saved }),
    viewer: viewerField(t),
  }),
});

const rankInput = (t: InputFields) => ({
  variantId: t.string({ description: 'As in FoundJob; null outside of a list.' }),
  position: t.int({ description: 'As in FoundJob.' }),
  match: t.float({ description: 'As in FoundJob.' }),
});

const jobInput = (t: InputFields) => ({ id: t.globalID({ required: true, for: JobListing }) });

mutation('likeJob', {
  description: 'Likes a job, so that similar ones rank higher. Doing it again changes nothing.',
  errors: [NotFoundError, ValidationError],
  input: (t) => ({ ...jobInput(t), ...rankInput(t) }),
  resolve: ({ id, ...rank }, { deps, actor }) => likeJob(deps, actor, id.id, rank),
  payload: (t) => ({ job: t.field({ type: JobListing, resolve: (job) => job }), viewer: viewerField(t) }),
});

mutation('unlikeJob', {
  description: 'Takes a like back: jobs rank as if it had never been there.',
  errors: [NotFoundError],
  input: jobInput,
  resolve: ({ id }, { deps, actor }) => unlikeJob(deps, actor, id.id),
  payload: (t) => ({ job: t.field({ type: JobListing, resolve: (job) => job }), viewer: viewerField(t) }),
});

const JobEventKind = builder.enumType('JobEventKind', {
  values: {
    SHOWN: { description: 'The job came into view.' },
    CLICKED: { description: 'Its page was opened.' },
    RESUME_CREATED: { description: 'It was handed to the resume builder.' },
  } as const,
});

const JobEventInput = builder.inputType('JobEventInput', {
  fields: (t) => ({
    jobId: t.globalID({ required: true, for: JobListing }),
    kind: t.field({ type: JobEventKind, required: true }),
    ...rankInput(t),
  }),
});

mutation('recordJobEvents', {
  description:
    'Records what the user did with found jobs, at most 100 at once. Jobs that don’t exist are left out.',
  errors: [ValidationError, RateLimitedError],
  input: (t) => ({ events: t.field({ type: [JobEventInput], required: true }) }),
  resolve: async ({ events }, { deps, actor }) => ({
    count: await recordJobEvents(deps, actor, {
      events: events.map((event) => ({ ...event, jobId: event.jobId.id })),
    }),
  }),
  payload: (t) => ({ count: t.exposeInt('count', { description: 'How many were recorded.' }) }),
});
