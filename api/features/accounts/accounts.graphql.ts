import { builder } from '../../graphql/builder.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import { rawId, viewerId } from '../../graphql/owned-node.ts';
import { MAX_EXPERIENCES } from '../../limits.ts';
import { experienceOrder } from '../experiences/experiences.ts';
import { isAdmin } from './accounts.ts';

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

export const User = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  // Only oneself: another's id finds nothing.
  findUnique: (id, context) => ({ id: rawId(id) === viewerId(context) ? viewerId(context) : rawId('') }),
  fields: (t) => ({
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
    isAdmin: t.boolean({
      select: { email: true, emailVerifiedAt: true },
      resolve: (user, _args, { deps }) => isAdmin(deps, user),
    }),
    hasPassword: t.boolean({ select: { password: true }, resolve: (user) => user.password !== null }),
    experienceCount: t.relationCount('experiences'),
    experiences: t.relatedConnection('experiences', {
      description: 'In the order that the user gave them.',
      cursor: 'id',
      // The whole bank: it is chosen from and put into order at once.
      maxSize: MAX_EXPERIENCES,
      query: { orderBy: experienceOrder },
    }),
    jobPostings: t.relatedConnection('jobPostings', {
      description: 'Newest first.',
      cursor: 'id',
      query: { orderBy: [...newestFirst] },
    }),
    savedResumes: t.relatedConnection('tailoredResumes', {
      description: 'The saved ones, newest first.',
      cursor: 'id',
      query: { where: { isSaved: true }, orderBy: [...newestFirst] },
    }),
    resumeTemplate: t.prismaField({
      type: 'ResumeTemplate',
      description: 'Name, contact line, summary, skills and education that exports use.',
      resolve: (query, user, _args, { deps }) =>
        deps.prisma.resumeTemplate.findFirstOrThrow({
          ...query,
          where: { userId: user.id, isDefault: true },
        }),
    }),
  }),
});

/** The signed-in person in a payload, for what a mutation changed of them. */
export const resolveViewer = (_payload: unknown, _args: unknown, context: GraphQLContext) =>
  context.deps.prisma.user.findUniqueOrThrow({ where: { id: viewerId(context) } });

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description: 'The signed-in person, or null.',
    resolve: (query, _root, _args, context) =>
      context.deps.prisma.user.findUnique({ ...query, where: { id: viewerId(context) } }),
  }),
);
