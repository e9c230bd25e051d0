import type { ResumeTemplate } from '../../generated/prisma/client.ts';
import { listDetails } from '../../writing/reading/sections/details.ts';
import { readSummary } from '../../writing/reading/sections/summary.ts';
import { MAX_DETAILS_PER_LIST, MAX_EDUCATION_ENTRIES, MAX_SECTIONS } from '../../limits.ts';
import type { ReadHistory } from '../../writing/types.ts';
import { parseTemplateDetails } from '../resume-templates/template-details.ts';
import { fitsSection } from './imported-details.ts';

const TEXTS = ['fullName', 'email', 'phone', 'location', 'linkedIn', 'website', 'summary'] as const;

const LISTS = ['skills', 'certifications', 'languages'] as const;

const link = (text: string) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`);

/**
 * The details of a resume for those template fields that are still empty, as many as the template can hold. Never
 * overwrites what the user has entered.
 */
export function selectTemplateFields(template: ResumeTemplate, history: ReadHistory) {
  const { contact, sections } = history;
  const read = {
    ...contact,
    linkedIn: link(contact.linkedIn),
    website: link(contact.website),
    summary: readSummary(sections),
    ...listDetails(history),
  };
  const details = parseTemplateDetails(template);
  const fields: Partial<typeof read> = {};
  for (const name of TEXTS) if (template[name] === '' && read[name] !== '') fields[name] = read[name];
  if (details.education.length === 0 && read.education.length > 0) {
    fields.education = read.education.slice(0, MAX_EDUCATION_ENTRIES);
  }
  const fitting = read.sections.filter(fitsSection);
  if (details.sections.length === 0 && fitting.length > 0) {
    fields.sections = fitting.slice(0, MAX_SECTIONS);
  }
  for (const name of LISTS) {
    if (details[name].length === 0 && read[name].length > 0) {
      fields[name] = read[name].slice(0, MAX_DETAILS_PER_LIST);
    }
  }
  return fields;
}
