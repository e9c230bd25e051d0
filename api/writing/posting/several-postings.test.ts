import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzePosting } from './analyze-posting.ts';
import { splitPostings } from './several-postings.ts';

const posting = (title: string, skill: string) => `${title}
Harbour View, Leeds

What you will do:
- Lead the shift
- Write the duty roster

Requirements:
- Experience with ${skill}
- 3+ years in a team`;

const SEVERAL =
  'This looks like several job postings in one text. Please paste one at a time: a resume is made for one job.';

describe('several postings in one text', () => {
  it('get a notice that asks for a single one', () => {
    const text = [
      posting('Charge Nurse', 'triage'),
      posting('Line Cook', 'baking'),
      posting('Driver', 'SAP'),
    ].join('\n\n');
    expect(analyzePosting({ text }).notices).toContain(SEVERAL);
  });

  it('get none for a single posting that returns to its duties', () => {
    const one = posting('Charge Nurse', 'triage');
    expect(analyzePosting({ text: one }).notices).toEqual([]);
    const turnsBack = `${one}\n\nYour responsibilities:\n- Order supplies`;
    expect(analyzePosting({ text: turnsBack }).notices).toEqual([]);
  });
});

describe('splitting a text with several postings', () => {
  const titles = (text: string) => splitPostings(text).map(({ title }) => title);

  it('says what each is for and where it begins and ends', () => {
    const parts = ['Charge Nurse', 'Line Cook', 'Van Driver'].map((title) => posting(title, 'teams'));
    const text = parts.join('\n\n');
    const split = splitPostings(text);
    expect(split.map(({ title }) => title)).toEqual(['Charge Nurse', 'Line Cook', 'Van Driver']);
    expect(split.map(({ start, end }) => text.slice(start, end).trim())).toEqual(parts);
  });

  it('keeps the employer above the title with its posting', () => {
    const text = `${posting('Charge Nurse', 'triage')}\n\nHarbour View\nLine Cook\nLeeds\n\nRequirements:\n- Baking\n- Patience`;
    expect(splitPostings(text).map(({ start }) => text.slice(start, start + 12))).toEqual([
      'Charge Nurse',
      'Harbour View',
    ]);
  });

  it.each([
    [
      'numbers',
      'Saw these:\n\n1) Line Cook — Harbour View\nFull-time in Leeds. You cook breakfast for eighty guests. Requires two years in a kitchen.\n\n2) Night Porter — Harbour View\nPart-time in Leeds. You look after the house at night. Requires a calm voice and good English.',
    ],
    [
      'rules',
      '-----\nLine Cook\nYou cook breakfast for eighty guests in Leeds. We ask for two years of experience in a kitchen.\n-----\nNight Porter\nYou look after the house at night. We ask for experience with guests and for good English.',
    ],
    [
      'labels',
      'Job Title: Line Cook\nYou cook breakfast for eighty guests in Leeds. Two years of experience in a kitchen required.\n\nJob Title: Night Porter\nYou look after the house at night. Experience with guests and good English required.',
    ],
  ])('reads short postings that are announced by %s', (_by, text) => {
    expect(titles(text)).toEqual(['Line Cook', 'Night Porter']);
  });

  it('cuts HTML between its tags', () => {
    const html = (title: string) =>
      `<h2>${title}</h2><h3>Duties</h3><ul><li>Write the roster</li></ul><h3>Requirements</h3><ul><li>Patience</li></ul>`;
    const parts = ['Line Cook', 'Night Porter'].map(html);
    expect(splitPostings(parts.join('')).map(({ start, end }) => parts.join('').slice(start, end))).toEqual(
      parts,
    );
  });

  it('leaves a single posting whole, whatever titles it names', () => {
    const one = posting('Charge Nurse', 'triage');
    expect(splitPostings(one)).toEqual([]);
    expect(splitPostings(`${one}\n\nSimilar jobs\n\nStaff Nurse\nLeeds\n\nWard Manager\nYork`)).toEqual([]);
    expect(splitPostings(`${one}\n\nCharge Nurse\nApply now\n\nResponsibilities\n- Order supplies`)).toEqual(
      [],
    );
    expect(splitPostings('')).toEqual([]);
  });

  it('covers the text without gaps, and never throws', () => {
    const row = fc.constantFrom(
      'Line Cook',
      'Night Porter',
      '',
      'Requirements:',
      '- Baking',
      '---',
      '1) Van Driver',
      '<p>',
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 24 }), (rows) => {
        const text = rows.join('\n');
        const parts = splitPostings(text);
        expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(
          parts.length > 0 ? text : '',
        );
        expect(parts.length).not.toBe(1);
      }),
    );
  });
});
