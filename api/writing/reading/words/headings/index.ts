import type { SectionKind } from '../../../types.ts';
import { AWARDS_HEADINGS } from './awards.ts';
import { CERTIFICATIONS_HEADINGS } from './certifications.ts';
import { CONTACT_HEADINGS } from './contact.ts';
import { EDUCATION_HEADINGS } from './education.ts';
import { EXPERIENCE_HEADINGS } from './experience.ts';
import { INTERESTS_HEADINGS } from './interests.ts';
import { LANGUAGES_HEADINGS } from './languages.ts';
import { MEMBERSHIPS_HEADINGS } from './memberships.ts';
import { MILITARY_HEADINGS } from './military.ts';
import { OTHER_HEADINGS } from './other.ts';
import { PROJECTS_HEADINGS } from './projects.ts';
import { PUBLICATIONS_HEADINGS } from './publications.ts';
import { REFERENCES_HEADINGS } from './references.ts';
import { SKILLS_HEADINGS } from './skills.ts';
import { SUMMARY_HEADINGS } from './summary.ts';
import { VOLUNTEERING_HEADINGS } from './volunteering.ts';

/**
 * Headings of 33 languages that `SECTION_HEADINGS` lacks and no rule makes up, by kind, in the spelling of their language. They were
 * written from knowledge of resumes by somebody who had not seen the reader.
 */
export const FURTHER_HEADINGS: Record<SectionKind, readonly Readonly<Record<string, string>>[]> = {
  experience: [EXPERIENCE_HEADINGS],
  education: [EDUCATION_HEADINGS],
  skills: [SKILLS_HEADINGS],
  certifications: [CERTIFICATIONS_HEADINGS],
  languages: [LANGUAGES_HEADINGS],
  projects: [PROJECTS_HEADINGS],
  summary: [SUMMARY_HEADINGS],
  volunteering: [VOLUNTEERING_HEADINGS],
  military: [MILITARY_HEADINGS],
  publications: [PUBLICATIONS_HEADINGS],
  other: [
    AWARDS_HEADINGS,
    INTERESTS_HEADINGS,
    REFERENCES_HEADINGS,
    CONTACT_HEADINGS,
    MEMBERSHIPS_HEADINGS,
    OTHER_HEADINGS,
  ],
};
