import type { FieldPath } from 'react-hook-form';
import {
  DESCRIPTION_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  SECTION_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../../../../api/limits.ts';
import type { UpdateResumeTemplateInput } from '../../__generated__/ResumeDetailsDialogMutation.graphql.ts';
import { isMonthText } from '../../lib/months.ts';
import { z } from '../../lib/zod.ts';
import { CONTACT_LABELS, type Contact } from './contactFields.ts';
import { endsBeforeStart } from '../experiences/form/experienceForm.ts';
import { mergeTexts, type Merged } from '../../forms/mergeChanges.ts';

/** One school or course. Dates are `YYYY-MM`, `YYYY` or blank. */
export interface EducationValues {
  institution: string;
  degree: string;
  startDate: string;
  endDate: string;
  details: string;
}

/** A section that is kept as it is; in its text, each line is a paragraph, or a list item if it begins with "- ". */
export interface SectionValues {
  heading: string;
  text: string;
  isShown: boolean;
}

/** The dialog's values; the three lists are text, one entry per line or separated by commas. */
export interface ResumeDetailsValues extends Contact {
  summary: string;
  skills: string;
  certifications: string;
  languages: string;
  education: EducationValues[];
  sections: SectionValues[];
}

/** A field that the dialog can begin with. */
export type FirstDetail = 'fullName' | 'skills' | 'certifications' | 'languages' | 'education' | 'sections';

export const NEW_EDUCATION: EducationValues = {
  institution: '',
  degree: '',
  startDate: '',
  endDate: '',
  details: '',
};

export const NEW_SECTION: SectionValues = { heading: '', text: '', isShown: true };

export interface StoredDetails extends Omit<
  ResumeDetailsValues,
  'skills' | 'certifications' | 'languages' | 'education' | 'sections'
> {
  readonly skills: readonly string[];
  readonly certifications: readonly string[];
  readonly languages: readonly string[];
  readonly education: readonly Readonly<EducationValues>[];
  readonly sections: readonly Readonly<SectionValues>[];
}

/** Turns the stored details into the dialog's values. */
export function toDetailsValues(stored: StoredDetails): ResumeDetailsValues {
  const { fullName, email, phone, location, linkedIn, website, summary } = stored;
  return {
    fullName,
    email,
    phone,
    location,
    linkedIn,
    website,
    summary,
    skills: joinList(stored.skills),
    certifications: joinList(stored.certifications),
    languages: joinList(stored.languages),
    education: stored.education.map(({ institution, degree, startDate, endDate, details }) => ({
      institution,
      degree,
      startDate,
      endDate,
      details,
    })),
    sections: stored.sections.map(({ heading, text, isShown }) => ({ heading, text, isShown })),
  };
}

const LABELS = {
  ...CONTACT_LABELS,
  summary: 'Summary',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
};

/** The parts of the details that have several fields each, and how a notice lists their entries. */
const PARTS = {
  education: {
    label: 'Education',
    list: ({ education }: ResumeDetailsValues) =>
      education.map(({ degree, institution }) => [degree, institution].filter(Boolean).join(', ')).join('; '),
  },
  sections: {
    label: 'Other sections',
    list: ({ sections }: ResumeDetailsValues) => sections.map(({ heading }) => heading).join('; '),
  },
};

/** Merges a change of the details with one made elsewhere in the meantime. A part is taken from one side as a whole. */
export function mergeDetails(
  base: ResumeDetailsValues,
  mine: ResumeDetailsValues,
  theirs: ResumeDetailsValues,
): Merged<ResumeDetailsValues> {
  const texts = mergeTexts<keyof typeof LABELS>(LABELS, base, mine, theirs);
  const merged: Merged<ResumeDetailsValues> = { ...texts, values: { ...mine, ...texts.values } };
  for (const part of ['education', 'sections'] as const) {
    const { label, list } = PARTS[part];
    const asText = (values: ResumeDetailsValues) => ({ [part]: JSON.stringify(values[part]) });
    const { taken, contested } = mergeTexts({ [part]: label }, asText(base), asText(mine), asText(theirs));
    const change = { label, theirs: list(theirs) };
    if (taken.length > 0) {
      merged.values = { ...merged.values, [part]: theirs[part] };
      merged.taken.push(change);
    }
    if (contested.length > 0) merged.contested.push(change);
  }
  return merged;
}

/** @param stored what the lists held before; an entry of it with a comma in it stays one entry */
export function toDetailsInput(
  values: ResumeDetailsValues,
  stored: StoredDetails,
): UpdateResumeTemplateInput {
  return {
    ...values,
    skills: splitList(values.skills, stored.skills),
    certifications: splitList(values.certifications, stored.certifications),
    languages: splitList(values.languages, stored.languages),
  };
}

/** Joins a list into text: on one line with commas, or one entry per line when commas would split an entry. */
export function joinList(entries: readonly string[]): string {
  const line = entries.join(', ');
  return splitList(line).join('\n') === entries.join('\n') ? line : entries.join('\n');
}

/**
 * Splits a text into entries at line ends, commas and semicolons, but not inside brackets ("AWS (EC2, S3)") and not
 * in a line that is one of `known`. So text from `joinList(known)` yields `known` again.
 */
export function splitList(text: string, known: readonly string[] = []): string[] {
  const entries: string[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (known.includes(line)) {
      entries.push(line);
      continue;
    }
    let depth = 0;
    let entry = '';
    for (const character of line) {
      if ('([{'.includes(character)) depth += 1;
      if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
      if (depth === 0 && (character === ',' || character === ';')) {
        entries.push(entry.trim());
        entry = '';
      } else {
        entry += character;
      }
    }
    entries.push(entry.trim());
  }
  return [...new Set(entries.filter(Boolean))];
}

const line = (label: string, max = TITLE_MAX_LENGTH) =>
  z.string().check(z.trim(), z.maxLength(max, `The ${label} is too long.`));
const date = (label: string) =>
  z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || isMonthText(text),
      `Please enter the ${label} as a year or a month, like 2021 or 2021-03.`,
    ),
  );

/** The server's rules as far as they can be checked here; its other errors are shown beside their fields. */
export const resumeDetailsSchema = z.object({
  fullName: line('name'),
  email: line('email address', EMAIL_MAX_LENGTH).check(
    z.refine((text) => text === '' || /^\S+@\S+\.\S+$/.test(text), 'Please enter a valid email address.'),
  ),
  phone: line('phone number', 40),
  location: line('location'),
  linkedIn: line('LinkedIn address', 2_048),
  website: line('website', 2_048),
  summary: line('summary', DESCRIPTION_MAX_LENGTH),
  skills: z.string(),
  certifications: z.string(),
  languages: z.string(),
  education: z.array(
    z
      .object({
        institution: line('school'),
        degree: line('degree'),
        startDate: date('start'),
        endDate: date('end'),
        details: line('details', DESCRIPTION_MAX_LENGTH),
      })
      .check(
        z.refine(({ startDate, endDate }) => !endsBeforeStart(startDate, endDate), {
          path: ['endDate'],
          message: 'The end is before the start. Please check both.',
        }),
      ),
  ),
  sections: z.array(
    z
      .object({
        heading: line('heading'),
        text: line('text', SECTION_MAX_LENGTH),
        isShown: z.boolean(),
      })
      .check(
        z.refine(({ heading, text }) => heading !== '' || text === '', {
          path: ['heading'],
          message: 'Please enter a heading for this section.',
        }),
      ),
  ),
});

function isTextField(name: string): name is keyof typeof LABELS {
  return Object.hasOwn(LABELS, name);
}

/** Finds the form's field for the path of a server error; null when it has none. */
export function findDetailsField(path: string): FieldPath<ResumeDetailsValues> | null {
  const [name, index, part] = path.split('.');
  if (name !== undefined && isTextField(name)) return name;
  if (!/^\d{1,3}$/.test(index ?? '')) return null;
  if (name === 'sections') {
    return part === 'heading' || part === 'text' ? `sections.${Number(index)}.${part}` : null;
  }
  if (name !== 'education') return null;
  switch (part) {
    case 'institution':
    case 'degree':
    case 'startDate':
    case 'endDate':
    case 'details':
      return `education.${Number(index)}.${part}`;
    default:
      return null;
  }
}
