import { FORMS } from '../dates/month-forms.ts';
import type { Resume } from '../document.ts';
import type { SectionName } from '../languages/language.ts';

/** The English headings of the themes. */
const HEADINGS: Record<string, SectionName | 'contact'> = {
  About: 'summary',
  Summary: 'summary',
  Experience: 'experience',
  EXPERIENCE: 'experience',
  Work: 'experience',
  'Work Experience': 'experience',
  Education: 'education',
  EDUCATION: 'education',
  Skills: 'skills',
  SKILLS: 'skills',
  'Professional Skills Summary': 'skills',
  Languages: 'languages',
  LANGUAGES: 'languages',
  Certificates: 'certificates',
  Projects: 'projects',
  'Open Source Projects': 'projects',
  'Projects Experience': 'projects',
  Volunteer: 'volunteering',
  Volunteering: 'volunteering',
  VOLUNTEERING: 'volunteering',
  'Volunteer Work': 'volunteering',
  Awards: 'awards',
  AWARDS: 'awards',
  Publications: 'publications',
  PUBLICATIONS: 'publications',
  Interests: 'interests',
  INTERESTS: 'interests',
  Contact: 'contact',
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTH =
  /\b(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)(?=,? (?:19|20)\d\d)/g;

/** A theme's page with its English words in the person's language. */
export function localized(html: string, { person, words, headings, habits }: Resume): string {
  if (person.language === 'en') return html;
  const month = (name: string): string => {
    const day = { year: 2000, month: MONTHS.indexOf(name.slice(0, 3)) + 1, day: 1 };
    const form = name.length > 4 ? FORMS.longCapital : FORMS.short;
    return form.write(day, words).replace(' 2000', '');
  };
  return html.replace(/>([^<]+)</g, (whole, text: string) => {
    const kind = HEADINGS[text.trim()];
    if (kind !== undefined) return whole.replace(text.trim(), headings[kind]);
    return `>${text.replace(MONTH, month).replace(/\b(?:Present|Current)\b/, habits.dates.present)}<`;
  });
}
