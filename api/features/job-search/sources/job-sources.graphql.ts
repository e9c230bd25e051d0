import { builder } from '../../../graphql/builder.ts';
import { JobListing } from '../job-search.graphql.ts';
import { listSources, type ShownSource } from './list-sources.ts';
import { findCredit, type SourceCredit } from './source-credit.ts';

const JobSourceCredit = builder.objectRef<SourceCredit>('JobSourceCredit').implement({
  description: 'Where a job comes from, as its source’s terms want it said beside the job.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The source’s name for people.' }),
    credit: t.exposeString('credit'),
    link: t.exposeString('link', { nullable: true, description: 'The page that the credit links to.' }),
  }),
});

builder.prismaObjectField(JobListing, 'sourceCredit', (t) =>
  t.field({
    type: JobSourceCredit,
    select: { source: true },
    resolve: ({ source }, _args, { deps }) => findCredit(deps.config.jobSources.entries, source),
  }),
);

const JobSource = builder.objectRef<ShownSource>('JobSource').implement({
  description: 'Where found jobs come from.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the source of its jobs.' }),
    label: t.exposeString('label', { description: 'Its name for people.' }),
    credit: t.exposeString('credit', {
      description: 'What the source’s terms want said wherever its jobs show.',
    }),
    link: t.exposeString('link', { nullable: true, description: 'The page that the credit links to.' }),
    lastRefreshedAt: t.expose('lastRefreshedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When all that was asked for last came; null if it never did.',
    }),
    isStale: t.exposeBoolean('isStale', { description: 'Whether its jobs may be out of date.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'A sentence about what is wrong with it; null if nothing is.',
    }),
  }),
});

builder.queryField('jobSources', (t) =>
  t.field({
    type: [JobSource],
    description: 'The sources of jobs that the operator has named, and others whose jobs are still there.',
    resolve: (_root, _args, { deps, actor }) => listSources(deps, actor),
  }),
);
