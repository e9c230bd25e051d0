import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findDetailsField,
  toDetailsValues,
  joinList,
  splitList,
  toDetailsInput,
} from './resumeDetailsForm.ts';

const STORED = {
  fullName: 'Mara Quill',
  email: 'mara@example.com',
  phone: '',
  location: 'Galway',
  linkedIn: '',
  website: '',
  summary: '',
  skills: ['Wound care', 'Triage'],
  certifications: ['Registered Nurse, Ireland'],
  languages: [],
  sections: [{ heading: 'Volunteering', text: 'Harbour Trust\n- Planted trees', isShown: false }],
  education: [
    { institution: 'Harbour College', degree: 'BSc', startDate: '2014', endDate: '2017', details: '' },
  ],
};

describe('lists as text', () => {
  it.each([
    ['Python, SQL\nDocker; Git', ['Python', 'SQL', 'Docker', 'Git']],
    ['AWS (EC2, S3), Terraform', ['AWS (EC2, S3)', 'Terraform']],
    [' , \n\n', []],
    ['SQL, SQL', ['SQL']],
    ['Smile :), Teamwork', ['Smile :)', 'Teamwork']],
  ])('%j', (text, entries) => expect(splitList(text)).toEqual(entries));

  it('give back what was stored, whatever it was', () => {
    const entry = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('a', ',', ';', '(', ')', ' '), maxLength: 8 }),
    );
    const entries = fc
      .array(entry)
      .map((list) => [...new Set(list.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))]);
    fc.assert(
      fc.property(entries, (list) => {
        expect(splitList(joinList(list), list)).toEqual(list);
      }),
    );
  });
});

describe('resume details', () => {
  it('are sent back unchanged when nothing was changed', () => {
    expect(toDetailsInput(toDetailsValues(STORED), STORED)).toEqual(STORED);
  });

  it.each([
    ['linkedIn', 'linkedIn'],
    ['skills.3', 'skills'],
    ['education.2.endDate', 'education.2.endDate'],
    ['education.2', null],
    ['sections.1.heading', 'sections.1.heading'],
    ['sections.1.isShown', null],
    ['education.2.constructor', null],
    ['templateType', null],
  ])('shows the server error at %s beside %s', (path, field) => expect(findDetailsField(path)).toBe(field));
});
