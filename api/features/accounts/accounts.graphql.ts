import { NotFoundError, RateLimitedError, RuleError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { mutation, type PayloadFields } from '../../graphql/mutation.ts';
import { toRawId, getViewerId } from '../../graphql/owned-node.ts';
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
    isCurrent: t.exposeBoolean('isCurrent', {
      description: 'Whether it is the device that sent this request.',
    }),
  }),
});

export const User = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  // Users can only find themselves.
  findUnique: (id, context) => ({
    id: toRawId(id) === getViewerId(context) ? getViewerId(context) : toRawId(''),
  }),
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
        'Whether a verification link can be mailed: the address is unverified, and mail is set up.',
      select: { emailVerifiedAt: true },
      resolve: (user, _args, { deps }) => user.emailVerifiedAt === null && deps.mailer !== null,
    }),
    hasGoogle: t.boolean({
      description: 'Whether the user can sign in with Google.',
      select: { identities: { select: { id: true }, take: 1 } },
      resolve: (user) => user.identities.length > 0,
    }),
    devices: t.field({
      type: [Device],
      description: 'Where the user is signed in, most recently used first.',
      resolve: (_user, _args, { deps, actor }) => listDevices(deps, actor),
    }),
    experienceCount: t.relationCount('experiences'),
    experiences: t.relatedConnection('experiences', {
      description: 'In the order that the user chose.',
      cursor: 'id',
      totalCount: true,
      query: { orderBy: experienceOrder },
    }),
    jobPostings: t.relatedConnection('jobPostings', {
      description: 'Newest first.',
      cursor: 'id',
      totalCount: true,
      query: { orderBy: [...newestFirst] },
    }),
    resumeImports: t.relatedConnection('resumeImports', {
      description: 'Imported resume files, newest first.',
      cursor: 'id',
      totalCount: true,
      query: { orderBy: [...newestFirst] },
    }),
    savedResumes: t.relatedConnection('tailoredResumes', {
      description: 'The saved resumes, newest first.',
      cursor: 'id',
      totalCount: true,
      query: { where: { isSaved: true }, orderBy: [...newestFirst] },
    }),
    draftResumes: t.relatedConnection('tailoredResumes', {
      description: 'The resumes that were never saved, newest first.',
      cursor: 'id',
      totalCount: true,
      query: { where: { isSaved: false }, orderBy: [...newestFirst] },
    }),
    resumeTemplate: t.prismaField({
      type: 'ResumeTemplate',
      description:
        'The resume details that exports use: name, contact line, summary, skills, education and other sections.',
      resolve: (query, user, _args, { deps }) =>
        deps.prisma.resumeTemplate.findFirstOrThrow({
          ...query,
          where: { userId: user.id, isDefault: true },
        }),
    }),
  }),
});

/** The payload field with the signed-in user, whose data the mutation changed. */
export const viewerField = <Result>(t: PayloadFields<Result>) =>
  t.field({
    type: User,
    resolve: (_result, _args, context) =>
      context.deps.prisma.user.findUniqueOrThrow({ where: { id: getViewerId(context) } }),
  });

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description: 'The signed-in user, or null.',
    resolve: (query, _root, _args, context) =>
      context.deps.prisma.user.findUnique({ ...query, where: { id: getViewerId(context) } }),
  }),
);

const viewerOnly = (t: PayloadFields<object>) => ({ viewer: viewerField(t) });

mutation('updateProfile', {
  errors: [ValidationError],
  input: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    profileImageUrl: t.string({ description: 'An https:// link. Without it, initials are shown.' }),
  }),
  resolve: (input, { deps, actor }) => updateProfile(deps, actor, input),
  payload: viewerOnly,
});

mutation('changePassword', {
  description: 'Changes the password and signs out all other devices.',
  errors: [ValidationError, RuleError, RateLimitedError],
  input: (t) => ({
    currentPassword: t.string({ required: true }),
    newPassword: t.string({ required: true }),
  }),
  resolve: (input, { deps, actor }) => changePassword(deps, actor, input),
  payload: viewerOnly,
});

mutation('endDevice', {
  description: 'Signs out one of the user’s devices.',
  errors: [NotFoundError],
  input: (t) => ({ deviceId: t.id({ required: true }) }),
  resolve: async ({ deviceId }, { deps, actor }) => {
    await endDevice(deps, actor, deviceId);
    return {};
  },
  payload: viewerOnly,
});

mutation('requestEmailVerification', {
  description: 'Mails a link that verifies the user’s address.',
  errors: [RuleError, RateLimitedError],
  resolve: async (_input, { deps, actor }) => {
    await requestVerification(deps, actor);
    return {};
  },
  payload: viewerOnly,
});
