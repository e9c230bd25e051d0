import { NotFoundError, RateLimitedError, RuleError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import { rawId, viewerId } from '../../graphql/owned-node.ts';
import type { Device as SignedInDevice } from '../../platform/session-store.ts';
import { experienceOrder } from '../experiences/experiences.ts';
import { isAdmin } from './accounts.ts';
import { requestVerification } from './email-verification.ts';
import { changePassword, endDevice, listDevices, updateProfile } from './profile.ts';

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

const Device = builder.objectRef<SignedInDevice>('Device').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    userAgent: t.exposeString('userAgent'),
    signedInAt: t.expose('signedInAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'The one that asks.' }),
  }),
});

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
    isEmailVerified: t.boolean({
      select: { emailVerifiedAt: true },
      resolve: (user) => user.emailVerifiedAt !== null,
    }),
    canConfirmEmail: t.boolean({
      description:
        'Whether a link that proves the address can be mailed: it is not proved yet, and mail is set up.',
      select: { emailVerifiedAt: true },
      resolve: (user, _args, { deps }) => user.emailVerifiedAt === null && deps.mailer !== null,
    }),
    hasGoogle: t.boolean({
      description: 'Whether the person can sign in with Google.',
      select: { identities: { select: { id: true }, take: 1 } },
      resolve: (user) => user.identities.length > 0,
    }),
    devices: t.field({
      type: [Device],
      description: 'Where the person is signed in, the last used first.',
      resolve: (_user, _args, { deps, actor }) => listDevices(deps, actor),
    }),
    experienceCount: t.relationCount('experiences'),
    experiences: t.relatedConnection('experiences', {
      description: 'In the order that the user gave them.',
      cursor: 'id',
      query: { orderBy: experienceOrder },
    }),
    jobPostings: t.relatedConnection('jobPostings', {
      description: 'Newest first.',
      cursor: 'id',
      query: { orderBy: [...newestFirst] },
    }),
    resumeImports: t.relatedConnection('resumeImports', {
      description: 'Resume files that were read, newest first.',
      cursor: 'id',
      query: { orderBy: [...newestFirst] },
    }),
    savedResumes: t.relatedConnection('tailoredResumes', {
      description: 'The saved ones, newest first.',
      cursor: 'id',
      query: { where: { isSaved: true }, orderBy: [...newestFirst] },
    }),
    draftResumes: t.relatedConnection('tailoredResumes', {
      description: 'Those that were made and never saved, newest first.',
      cursor: 'id',
      totalCount: true,
      query: { where: { isSaved: false }, orderBy: [...newestFirst] },
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

const ViewerPayload = (name: string) =>
  builder.objectRef<object>(name).implement({
    fields: (t) => ({ viewer: t.field({ type: User, resolve: resolveViewer }) }),
  });

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: ViewerPayload('UpdateProfilePayload'),
    errors: { types: [ValidationError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('UpdateProfileInput', {
          fields: (i) => ({
            firstName: i.string({ required: true }),
            lastName: i.string({ required: true }),
            profileImageUrl: i.string({ description: 'An https:// link; left out: initials are shown.' }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) => updateProfile(deps, actor, input),
  }),
);

builder.mutationField('changePassword', (t) =>
  t.field({
    type: ViewerPayload('ChangePasswordPayload'),
    description: 'All other devices are signed out.',
    errors: { types: [ValidationError, RuleError, RateLimitedError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('ChangePasswordInput', {
          fields: (i) => ({
            currentPassword: i.string({ required: true }),
            newPassword: i.string({ required: true }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) => changePassword(deps, actor, input),
  }),
);

builder.mutationField('endDevice', (t) =>
  t.field({
    type: ViewerPayload('EndDevicePayload'),
    description: 'Signs one of the person’s devices out.',
    errors: { types: [NotFoundError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('EndDeviceInput', {
          fields: (i) => ({ deviceId: i.id({ required: true }) }),
        }),
        required: true,
      }),
    },
    resolve: async (_root, { input }, { deps, actor }) => {
      await endDevice(deps, actor, input.deviceId);
      return {};
    },
  }),
);

builder.mutationField('requestEmailVerification', (t) =>
  t.field({
    type: ViewerPayload('RequestEmailVerificationPayload'),
    description: 'Mails a link that proves the person’s address.',
    errors: { types: [RuleError, RateLimitedError] },
    authScopes: { user: true },
    resolve: async (_root, _args, { deps, actor }) => {
      await requestVerification(deps, actor);
      return {};
    },
  }),
);
