import { ConflictError, ValidationError } from '../../core/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { mutation } from '../../graphql/mutation.ts';
import { owned } from '../../graphql/owned-node.ts';
import { computeTemplateVersion, updateDefaultTemplate } from './resume-templates.ts';
import { parseTemplateDetails } from './template-details.ts';

type Education = ReturnType<typeof parseTemplateDetails>['education'][number];

const EducationEntry = builder.objectRef<Education>('EducationEntry').implement({
  fields: (t) => ({
    institution: t.exposeString('institution'),
    degree: t.exposeString('degree'),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate'),
    details: t.exposeString('details'),
  }),
});

type TextSection = ReturnType<typeof parseTemplateDetails>['sections'][number];

const ResumeSection = builder.objectRef<TextSection>('ResumeSection').implement({
  description: 'A section of a resume that is kept as it is, such as projects or publications.',
  fields: (t) => ({
    heading: t.exposeString('heading'),
    text: t.exposeString('text', {
      description: 'A paragraph or list item on each line; items begin with "- ".',
    }),
    isShown: t.exposeBoolean('isShown', { description: 'Whether resumes show it.' }),
  }),
});

const lists = {
  education: true,
  skills: true,
  certifications: true,
  languages: true,
  sections: true,
} as const;

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
      resolve: (template) => parseTemplateDetails(template).education,
    }),
    skills: t.stringList({ select: lists, resolve: (template) => parseTemplateDetails(template).skills }),
    certifications: t.stringList({
      select: lists,
      resolve: (template) => parseTemplateDetails(template).certifications,
    }),
    languages: t.stringList({
      select: lists,
      resolve: (template) => parseTemplateDetails(template).languages,
    }),
    sections: t.field({
      type: [ResumeSection],
      description:
        'Everything else, in the order of the resume: projects, publications, volunteering and so on.',
      select: lists,
      resolve: (template) => parseTemplateDetails(template).sections,
    }),
    version: t.string({
      description: 'Changes with the content. Send it with a mutation to avoid overwriting newer changes.',
      resolve: computeTemplateVersion,
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

const ResumeSectionInput = builder.inputType('ResumeSectionInput', {
  fields: (t) => ({
    heading: t.string({ required: true }),
    text: t.string({ required: true }),
    isShown: t.boolean({ required: true }),
  }),
});

mutation('updateResumeTemplate', {
  errors: [ValidationError, ConflictError],
  input: (t) => ({
    fullName: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
    location: t.string({ required: true }),
    linkedIn: t.string({ required: true }),
    website: t.string({ required: true }),
    summary: t.string({ required: true }),
    education: t.field({ type: [EducationEntryInput], required: true }),
    skills: t.stringList({ required: true }),
    certifications: t.stringList({ required: true }),
    languages: t.stringList({ required: true }),
    sections: t.field({
      type: [ResumeSectionInput],
      description: 'Left out: they stay as they are.',
    }),
    version: t.string({
      description:
        'The version that the change is based on. If the record has changed since, the result is a ConflictError.',
    }),
  }),
  resolve: (input, { deps, actor }) => updateDefaultTemplate(deps, actor, input),
  payload: (t) => ({ resumeTemplate: t.field({ type: ResumeTemplate, resolve: (template) => template }) }),
});
