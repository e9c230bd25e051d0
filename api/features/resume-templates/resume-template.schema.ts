import { z } from 'zod';
import { personText } from '../../core/input.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  MAX_DETAILS_PER_LIST,
  MAX_EDUCATION_ENTRIES,
  MAX_SECTIONS,
  SECTION_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  URL_MAX_LENGTH,
} from '../../limits.ts';

const line = (label: string, max = TITLE_MAX_LENGTH) =>
  personText(max, `The ${label} is too long.`).transform((text) => text.replace(/\s+/g, ' '));

/** A web address as people write it. The scheme defaults to https; anything but http(s) is rejected. */
const webAddress = (label: string) =>
  line(label, URL_MAX_LENGTH)
    .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
    .refine(
      (text) => text === '' || isHttp(text),
      `Please enter the ${label} as a web address, like example.com/me.`,
    );

function isHttp(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname.includes('.')
  );
}

const year = (label: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(text), {
      message: `Please enter the ${label} as a year or a month, like 2021 or 2021-03.`,
    });

const list = (label: string) =>
  z
    .array(line(label), `Please send the ${label} as a list.`)
    .max(MAX_DETAILS_PER_LIST, `There can be at most ${MAX_DETAILS_PER_LIST} entries.`)
    .transform((entries) => [...new Set(entries.filter((entry) => entry !== ''))]);

/** The resume details (see docs/glossary.md): everything on a user's resumes besides the experiences. */
export const resumeTemplateSchema = z.object({
  fullName: line('name'),
  email: line('email address', EMAIL_MAX_LENGTH).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'Please enter a valid email address.',
  ),
  phone: line('phone number', 40),
  location: line('location'),
  linkedIn: webAddress('LinkedIn address'),
  website: webAddress('website'),
  summary: personText(DESCRIPTION_MAX_LENGTH, 'The summary is too long.'),
  education: z
    .array(
      z
        .object({
          institution: line('school'),
          degree: line('degree'),
          startDate: year('start'),
          endDate: year('end'),
          details: personText(DESCRIPTION_MAX_LENGTH, 'The details are too long.'),
        })
        .refine(
          (entry) => entry.startDate === '' || entry.endDate === '' || entry.startDate <= entry.endDate,
          {
            path: ['endDate'],
            message: 'The end is before the start. Please check both.',
          },
        ),
    )
    .max(MAX_EDUCATION_ENTRIES, `There can be at most ${MAX_EDUCATION_ENTRIES} entries.`)
    .transform((entries) => entries.filter((entry) => Object.values(entry).some((value) => value !== ''))),
  skills: list('skills'),
  certifications: list('certifications'),
  languages: list('languages'),
  /** Left out: stays as it is, for clients from before there were sections. */
  sections: z
    .array(
      z
        .object({
          heading: line('heading'),
          text: personText(SECTION_MAX_LENGTH, 'The text is too long.'),
          isShown: z.boolean(),
        })
        .refine(({ heading, text }) => heading !== '' || text === '', {
          path: ['heading'],
          message: 'Please enter a heading for this section.',
        }),
    )
    .max(MAX_SECTIONS, `There can be at most ${MAX_SECTIONS} sections.`)
    .transform((sections) => sections.filter(({ heading, text }) => heading !== '' || text !== ''))
    .nullish()
    .transform((sections) => sections ?? undefined),
});
