import { describe, expect, it } from 'vitest';
import { FURTHER_HEADINGS } from '../words/headings/index.ts';
import { composedKind, namesExperience } from './composed-headings.ts';
import { headingKind } from './headings.ts';

describe('a heading made up of known words', () => {
  it.each([
    ['Selected refereed publications', 'publications'],
    ['Wybrane publikacje naukowe', 'publications'],
    ['Otras competencias personales', 'skills'],
    ['Ma formation académique', 'education'],
    ['Prix et distinctions', 'other'],
    ['Données personnelles', 'other'],
    ['Additional personal information', 'other'],
    ['Language courses', 'certifications'],
    ['Foreign language skills', 'languages'],
    ['Programming languages and tools', 'skills'],
    ['Voluntary activities', 'volunteering'],
    ['Esperienze di volontariato', 'volunteering'],
    ['Professional memberships and interests', 'other'],
    ['Skills and previous employment', 'experience'],
    ['Social work experience', 'experience'],
  ])('%s: %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each([
    'Professional working proficiency',
    'Job details',
    'Volunteer',
    'Student Volunteer',
    'Social work',
    'Research internship',
    'Courses of practical teaching',
    'Publications Manager',
    'Interests: chess',
    'Zatopione projekty',
    'Skills',
  ])('is not "%s"', (text) => {
    expect(composedKind(text)).toBeNull();
  });
});

describe('headings of further languages', () => {
  it('open the section under whose name they stand', () => {
    for (const [kind, lists] of Object.entries(FURTHER_HEADINGS))
      for (const heading of lists.flatMap((languages) => Object.values(languages)))
        for (const name of heading.split('|')) expect([name, headingKind(name)]).toEqual([name, kind]);
  });

  it.each([
    ['ACÇÕES DE FORMAÇÃO', 'certifications'],
    ['Auskunftspersonen', 'other'],
    ['Szakmai célok', 'summary'],
    ['Lezingen en presentaties', 'publications'],
  ])('%s', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });
});

describe('a heading that names experience', () => {
  it.each(['Wildlife Experience', 'Experience with owls', 'Experiencia en ventas', 'Experience:'])(
    'says so in its first or its last word: %s',
    (text) => {
      expect(namesExperience(text)).toBe(true);
    },
  );

  it.each(['Wildlife', 'My experience abroad', 'On Sundays', ''])('is not "%s"', (text) => {
    expect(namesExperience(text)).toBe(false);
  });
});
