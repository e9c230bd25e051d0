import { ConflictError, ValidationError } from '../../core/errors.ts';
import type { ResumeTemplate as ResumeTemplateRow } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { owned } from '../../graphql/owned-node.ts';
import { templateVersion, updateDefaultTemplate } from './resume-templates.ts';
import { templateDetails } from './template-details.ts';

type Education = ReturnType<typeof templateDetails>['education'][number];

const EducationEntry = builder.objectRef<Education>('EducationEntry').implement({
  fields: (t) => ({
    institution: t.exposeString('institution'),
    degree: t.exposeString('degree'),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate'),
    details: t.exposeString('details'),
  }),
});

const lists = { education: true, skills: true, certifications: true, languages: true } as const;

export const ResumeTemplate = builder.prismaNode('ResumeTemplate', {
  id: { field: 'id' },
  nullable: true,
  findUnique: owned,
  fields: (t) => ({
    templateType: t.exposeString('templateType'),
    fullName: t.exposeString('fullName'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone'),
    location: t.exposeString('location'),
    linkedIn: t.exposeString('linkedIn'),
    website: t.exposeString('website'),
    summary: t.exposeString('summary'),
    education: t.field({
      type: [EducationEntry],
      select: lists,
      resolve: (template) => templateDetails(template).education,
    }),
    skills: t.stringList({ select: lists, resolve: (template) => templateDetails(template).skills }),
    certifications: t.stringList({
      select: lists,
      resolve: (template) => templateDetails(template).certifications,
    }),
    languages: t.stringList({ select: lists, resolve: (template) => templateDetails(template).languages }),
    version: t.string({
      description: 'Names what it says now. Sent with a change, it guards that state.',
      resolve: templateVersion,
    }),
  }),
});

const EducationEntryInput = builder.inputType('EducationEntryInput', {
  fields: (t) => ({
    institution: t.string({ required: true }),
    degree: t.string({ required: true }),
    startDate: t.string({ required: true }),
    endDate: t.string({ required: true }),
    details: t.string({ required: true }),
  }),
});

builder.mutationField('updateResumeTemplate', (t) =>
  t.field({
    type: builder.objectRef<ResumeTemplateRow>('UpdateResumeTemplatePayload').implement({
      fields: (f) => ({ resumeTemplate: f.field({ type: ResumeTemplate, resolve: (template) => template }) }),
    }),
    errors: { types: [ValidationError, ConflictError] },
    authScopes: { user: true },
    args: {
      input: t.arg({
        type: builder.inputType('UpdateResumeTemplateInput', {
          fields: (i) => ({
            fullName: i.string({ required: true }),
            email: i.string({ required: true }),
            phone: i.string({ required: true }),
            location: i.string({ required: true }),
            linkedIn: i.string({ required: true }),
            website: i.string({ required: true }),
            summary: i.string({ required: true }),
            education: i.field({ type: [EducationEntryInput], required: true }),
            skills: i.stringList({ required: true }),
            certifications: i.stringList({ required: true }),
            languages: i.stringList({ required: true }),
            version: i.string({
              description:
                'The version that the change was made from; a ConflictError when there is another.',
            }),
          }),
        }),
        required: true,
      }),
    },
    resolve: (_root, { input }, { deps, actor }) => updateDefaultTemplate(deps, actor, input),
  }),
);
