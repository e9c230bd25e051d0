import { NotFoundError, RateLimitedError, RuleError, ValidationError } from '../../core/errors.ts';
import type { JobPosting as JobPostingRow } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { readWrittenBy, WrittenByRef } from '../../graphql/written-by.ts';
import { mutation, type PayloadFields } from '../../graphql/mutation.ts';
import { Need } from '../../graphql/need.ts';
import { RequirementKind } from '../../graphql/requirement-kind.ts';
import { toGlobalId, owned } from '../../graphql/owned-node.ts';
import { MAX_EXPERIENCES, TEXT_MAX_LENGTH } from '../../limits.ts';
import type { PostingInText as FoundPosting } from '../../writing/posting/postings-in-text.ts';
import { MAX_PARTS } from '../../writing/posting/several-postings.ts';
import type { RoleProof } from '../../writing/scoring/would-prove.ts';
import type { PostingRequirement as Requirement, PostingTerm as Term } from '../../writing/types.ts';
import { viewerField } from '../accounts/accounts.graphql.ts';
import { countExperienceProofs } from './experience-proofs.ts';
import {
  parseAnalysis,
  analyzeJobPosting,
  analyzeJobPostingUrl,
  deleteJobPosting,
  updateJobPosting,
} from './job-postings.ts';
import { findPostingsInText } from './postings-in-text.ts';

const TermKind = builder.enumType('TermKind', {
  values: {
    SKILL: { value: 'skill' },
    TOOL: { value: 'tool' },
    CERTIFICATE: { value: 'certificate' },
    DEGREE: { value: 'degree' },
    LANGUAGE: { value: 'language' },
    TRAIT: { value: 'trait', description: 'A soft skill, such as patience.' },
    DOMAIN: { value: 'domain', description: 'An industry, such as retail.' },
    PHRASE: { value: 'phrase', description: 'Other words of the posting.' },
  } as const,
});

const WorkplaceType = builder.enumType('WorkplaceType', {
  values: {
    ONSITE: { value: 'onsite' },
    HYBRID: { value: 'hybrid' },
    REMOTE: { value: 'remote' },
    UNKNOWN: { value: 'unknown', description: 'Not stated in the posting.' },
  } as const,
});

const PostingTerm = builder.objectRef<Term>('PostingTerm').implement({
  fields: (t) => ({
    surface: t.exposeString('surface', { description: 'As written in the posting.' }),
    canonical: t.exposeString('canonical'),
    kind: t.expose('kind', { type: TermKind }),
    need: t.expose('need', { type: Need }),
    weight: t.exposeFloat('weight'),
  }),
});

const PostingRequirement = builder.objectRef<Requirement>('PostingRequirement').implement({
  description: 'One thing that the posting asks for.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'In the posting’s words.' }),
    need: t.expose('need', { type: Need }),
    kind: t.expose('kind', { type: RequirementKind }),
    isMain: t.exposeBoolean('main', {
      description: 'Whether it is one of the (at most 12) requirements that a recruiter checks first.',
    }),
    anyOf: t.expose('anyOf', {
      type: t.listRef(t.listRef('String')),
      description:
        'The ways to meet it, any one of which is enough; each lists what it takes together, in the posting’s words.',
    }),
    years: t.exposeFloat('years', {
      nullable: true,
      description: 'How many years of experience it asks for; null if it doesn’t say.',
    }),
  }),
});

const ExperienceProof = builder.objectRef<RoleProof>('ExperienceProof').implement({
  description: 'How much of a posting an experience of the bank proves.',
  fields: (t) => ({
    experienceId: t.id({ resolve: ({ roleId }) => toGlobalId('Experience', roleId) }),
    proved: t.exposeInt('proved', {
      description: 'How many of the posting’s main requirements its bullets prove.',
    }),
    total: t.exposeInt('total', {
      description: 'How many main requirements there are that a resume can prove; 0 if there are none.',
    }),
  }),
});

export const JobPosting = builder.prismaNode('JobPosting', {
  id: { field: 'id' },
  nullable: true,
  findUnique: owned,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Empty if the posting doesn’t state it.' }),
    company: t.exposeString('company', { description: 'Empty if the posting doesn’t state it.' }),
    description: t.exposeString('description', { extensions: { length: TEXT_MAX_LENGTH } }),
    url: t.exposeString('url', { nullable: true, description: 'The link that the posting was read from.' }),
    location: t.string({ select: { analysis: true }, resolve: (posting) => parseAnalysis(posting).location }),
    remote: t.field({
      type: WorkplaceType,
      description: 'Whether the work can be done from home.',
      select: { analysis: true },
      resolve: (posting) => parseAnalysis(posting).remote,
    }),
    pay: t.string({ select: { analysis: true }, resolve: (posting) => parseAnalysis(posting).pay }),
    keywords: t.exposeStringList('keywords', {
      description: 'The keywords to show and highlight, most important first.',
    }),
    focusAreas: t.exposeStringList('focusAreas'),
    terms: t.field({
      type: [PostingTerm],
      extensions: { usually: 60 },
      select: { analysis: true },
      resolve: (posting) => parseAnalysis(posting).terms,
    }),
    requirements: t.field({
      type: [PostingRequirement],
      description: 'At most 30: the main ones first, in the order in which a recruiter checks them.',
      extensions: { usually: 20 },
      select: { analysis: true },
      resolve: (posting) => parseAnalysis(posting).requirements,
    }),
    blurb: t.exposeString('blurb'),
    personalizedTips: t.exposeString('personalizedTips', { description: 'One tip per line.' }),
    descriptionWrittenBy: t.field({
      type: WrittenByRef,
      nullable: true,
      description: 'Who wrote blurb and tips.',
      select: { writtenBy: true, fallback: true },
      resolve: readWrittenBy,
    }),
    notices: t.stringList({
      description: 'Sentences for people about what could not be determined from the text.',
      select: { analysis: true },
      resolve: (posting) => parseAnalysis(posting).notices,
    }),
    experienceProofs: t.field({
      type: [ExperienceProof],
      description:
        'How many of its main requirements each experience of the user proves, in the user’s order.',
      // Compares the posting with the whole bank, so a list of many postings with it is refused.
      extensions: { usually: MAX_EXPERIENCES },
      select: { analysis: true, description: true },
      resolve: (posting, _args, { deps, actor }) => countExperienceProofs(deps, actor, posting),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('jobPosting', (t) =>
  t.prismaField({
    type: JobPosting,
    nullable: true,
    args: { id: t.arg.globalID({ required: true, for: [JobPosting] }) },
    resolve: (query, _root, { id }, context) =>
      context.deps.prisma.jobPosting.findUnique({ ...query, where: owned(id.id, context) }),
  }),
);

const PostingInText = builder.objectRef<FoundPosting>('PostingInText').implement({
  description: 'One of several postings in a text. It is not stored.',
  fields: (t) => ({
    title: t.exposeString('title'),
    company: t.exposeString('company', { description: 'Empty if the posting doesn’t state it.' }),
    location: t.exposeString('location', { description: 'Empty if the posting doesn’t state it.' }),
    beginning: t.exposeString('beginning', { description: 'What it says first about the job, shortened.' }),
    text: t.exposeString('text', {
      description: 'To be analyzed by itself.',
      // Together they are as long as the text.
      extensions: { length: TEXT_MAX_LENGTH / MAX_PARTS },
    }),
  }),
});

builder.queryField('postingsInText', (t) =>
  t.field({
    type: [PostingInText],
    description:
      'The postings in a text that consists of several, so that one can be chosen: a resume is made for one job. Empty for a single posting or a link, and when in doubt. Together they are the whole text.',
    authScopes: { user: true },
    extensions: { usually: MAX_PARTS },
    args: {
      text: t.arg.string({ required: true, description: `At most ${TEXT_MAX_LENGTH} characters.` }),
    },
    resolve: (_root, input, { deps, actor }) => findPostingsInText(deps, actor, input),
  }),
);

const postingPayload = (t: PayloadFields<JobPostingRow>) => ({
  jobPosting: t.field({ type: JobPosting, resolve: (posting) => posting }),
});

mutation('analyzeJobPosting', {
  errors: [ValidationError, RuleError, RateLimitedError],
  input: (t) => ({
    description: t.string({ required: true, description: 'The text of the posting, or just a link to it.' }),
    title: t.string(),
    company: t.string(),
  }),
  resolve: (input, { deps, actor, signal }) => analyzeJobPosting(deps, actor, input, signal),
  payload: postingPayload,
});

mutation('analyzeJobPostingUrl', {
  description: 'Opens the page of a posting and analyzes it.',
  errors: [ValidationError, RuleError, RateLimitedError],
  input: (t) => ({ url: t.string({ required: true }), title: t.string(), company: t.string() }),
  resolve: (input, { deps, actor, signal }) => analyzeJobPostingUrl(deps, actor, input, signal),
  payload: postingPayload,
});

mutation('updateJobPosting', {
  description:
    'Corrects the title and company of a posting. Existing resumes for it keep their scores until they are changed.',
  errors: [ValidationError, NotFoundError],
  input: (t) => ({
    id: t.globalID({ required: true, for: [JobPosting] }),
    title: t.string({
      description: 'Unchanged if omitted. Send an empty string if the posting doesn’t state it.',
    }),
    company: t.string({
      description: 'Unchanged if omitted. Send an empty string if the posting doesn’t state it.',
    }),
  }),
  resolve: ({ id, ...input }, { deps, actor }) => updateJobPosting(deps, actor, id.id, input),
  payload: postingPayload,
});

mutation('deleteJobPosting', {
  description:
    'Deletes a posting. If there are resumes for it, saved or not, nothing is deleted and the result is a RuleError with the reason "posting-has-resumes".',
  errors: [NotFoundError, RuleError],
  input: (t) => ({ id: t.globalID({ required: true, for: [JobPosting] }) }),
  resolve: async ({ id }, { deps, actor }) => ({ id: await deleteJobPosting(deps, actor, id.id) }),
  payload: (t) => ({
    deletedJobPostingId: t.id({ resolve: ({ id }) => toGlobalId('JobPosting', id) }),
    viewer: viewerField(t),
  }),
});
