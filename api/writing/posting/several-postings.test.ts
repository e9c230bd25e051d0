import { describe, expect, it } from 'vitest';
import { analyzePosting } from './analyze-posting.ts';

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
