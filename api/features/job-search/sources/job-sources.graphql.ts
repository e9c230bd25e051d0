import { builder } from '../../../graphql/builder.ts';
import { listSources, type ShownSource } from './list-sources.ts';

const JobSource = builder.objectRef<ShownSource>('JobSource').implement({
  description: 'Where found jobs come from.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the source of its jobs.' }),
    label: t.exposeString('label', { description: 'Its name for people.' }),
    credit: t.exposeString('credit', {
      description: 'What the source’s terms want said wherever its jobs show.',
    }),
    link: t.exposeString('link', { nullable: true, description: 'The page that the credit links to.' }),
    lastRefreshedAt: t.expose('lastRefreshedAt', { type: 'DateTime', nullable: true }),
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
    description: 'The sources of jobs that the operator has named, and those of imported files.',
    resolve: (_root, _args, { deps, actor }) => listSources(deps, actor),
  }),
);
