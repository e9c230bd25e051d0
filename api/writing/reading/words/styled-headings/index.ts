import type { SectionKind } from '../../../types.ts';
import { STYLED_AWARDS } from './awards.ts';
import { STYLED_CERTIFICATIONS } from './certifications.ts';
import { STYLED_CONTACT } from './contact.ts';
import { STYLED_EDUCATION } from './education.ts';
import { STYLED_EXPERIENCE } from './experience.ts';
import { STYLED_INTERESTS } from './interests.ts';
import { STYLED_LANGUAGES } from './languages.ts';
import { STYLED_MEMBERSHIPS } from './memberships.ts';
import { STYLED_MILITARY } from './military.ts';
import { STYLED_OTHER } from './other.ts';
import { STYLED_PROJECTS } from './projects.ts';
import { STYLED_PUBLICATIONS } from './publications.ts';
import { STYLED_REFERENCES } from './references.ts';
import { STYLED_SKILLS } from './skills.ts';
import { STYLED_SUMMARY } from './summary.ts';
import { STYLED_VOLUNTEERING } from './volunteering.ts';

/**
 * Further headings in 26 languages, by kind, in the spelling of their language, written from knowledge of resumes. As plain text many of them are also entries or items
 * of a list, so they count only where a line looks like a heading. (docs/algorithms.md#sections)
 */
export const STYLED_HEADINGS: Record<SectionKind, readonly Readonly<Record<string, string>>[]> = {
  experience: [STYLED_EXPERIENCE],
  education: [STYLED_EDUCATION],
  skills: [STYLED_SKILLS],
  certifications: [STYLED_CERTIFICATIONS],
  languages: [STYLED_LANGUAGES],
  projects: [STYLED_PROJECTS],
  summary: [STYLED_SUMMARY],
  volunteering: [STYLED_VOLUNTEERING],
  military: [STYLED_MILITARY],
  publications: [STYLED_PUBLICATIONS],
  other: [
    STYLED_AWARDS,
    STYLED_INTERESTS,
    STYLED_REFERENCES,
    STYLED_CONTACT,
    STYLED_MEMBERSHIPS,
    STYLED_OTHER,
  ],
};
