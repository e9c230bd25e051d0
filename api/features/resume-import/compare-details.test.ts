import { describe, expect, it } from 'vitest';
import { compareWith, describeDetail } from './imported-details.ts';
import type { DetailKind, ImportedDetail } from './resume-import.schema.ts';

const NONE = { education: [], skills: [], certifications: [], languages: [], sections: [] };
const entry = (kind: Exclude<DetailKind, 'education' | 'section'>, text: string): ImportedDetail => ({
  kind,
  text,
  sourceLines: [],
  outcome: 'skipped',
});
const study = (degree: string, institution: string, endDate = '', details = '') => ({
  degree,
  institution,
  startDate: '',
  endDate,
  details,
});

describe('the resume details have', () => {
  it.each([
    ['C++', ['c++'], true],
    ['C', ['C++', 'C#'], false],
    ['Machine  Learning', ['machine learning'], true],
  ])('the skill "%s" in %j: %s', (text, skills, has) => {
    expect(compareWith({ ...NONE, skills })(entry('skill', text))).toBe(has);
  });

  it.each([
    ['German (C1)', ['German'], true],
    ['German', ['German – fluent'], true],
    ['Serbo-Croatian', ['Serbo'], false],
    ['Norwegian', ['North Sami, native'], false],
  ])('the language "%s" in %j: %s', (text, languages, has) => {
    expect(compareWith({ ...NONE, languages })(entry('language', text))).toBe(has);
  });

  it.each([
    ['Scrum Master (CSM, PSM), Scrum Alliance, 2021', ['Scrum Master (CSM, PSM)'], true],
    ['Registered Nurse, Ireland', ['Registered Nurse, Malta'], false],
    ['BLS', ['BLS, Red Cross'], false],
  ])('the certificate "%s" in %j: %s', (text, certifications, has) => {
    expect(compareWith({ ...NONE, certifications })(entry('certification', text))).toBe(has);
  });

  it('a study with the same degree and school, whatever its dates', () => {
    const has = compareWith({ ...NONE, education: [study('BSc', 'Lund University', '2015')] });
    const read = (degree: string, institution: string): ImportedDetail => ({
      kind: 'education',
      entry: study(degree, institution, '2016'),
      sourceLines: [],
      outcome: 'skipped',
    });
    expect(has(read('bsc', 'Lund  University'))).toBe(true);
    expect(has(read('MSc', 'Lund University'))).toBe(false);
  });
});

it('a section with the same heading', () => {
  const section = (heading: string) => ({ heading, text: 'Tree planting', isShown: false });
  const has = compareWith({ ...NONE, sections: [section('VOLUNTEERING')] });
  const read = (heading: string): ImportedDetail => ({
    kind: 'section',
    section: section(heading),
    sourceLines: [],
    outcome: 'skipped',
  });
  expect(has(read('Volunteering'))).toBe(true);
  expect(has(read('Projects'))).toBe(false);
});

describe('a detail is shown', () => {
  it.each([
    [
      entry('certification', 'ALS (adult, child), Red Cross, 2021'),
      'ALS (adult, child)',
      ['Red Cross, 2021'],
    ],
    [entry('certification', '(x'), '(x', []],
    [entry('language', 'German (C1)'), 'German (C1)', []],
    [
      {
        kind: 'education' as const,
        entry: study('', 'Lund University', '2015-06', 'Erasmus'),
        sourceLines: [],
        outcome: 'saved' as const,
      },
      'Lund University',
      ['Jun 2015', 'Erasmus'],
    ],
  ])('%#', (detail, text, rest) => {
    expect(describeDetail(detail)).toEqual({ text, rest });
  });
});
