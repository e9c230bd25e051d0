import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPostingsInText } from './postings-in-text.ts';

const NURSE = `Charge Nurse
Harbour View Care Home
Leeds, UK
£38,000 a year

About the role
You lead the shift on a ward of 24 beds.

What you will do:
- Lead the shift
- Write the duty roster

Requirements:
- NMC registration
- 3+ years in a team`;

const COOK = `Line Cook at Blue Door Bistro
York · Full-time

Responsibilities
- Prepare breakfast for 80 guests
- Keep the kitchen clean

What we look for
- Two years in a kitchen`;

const DRIVER = `Van Driver | Parcel Post Ltd | Hull

Your duties
* Deliver 120 parcels a day

Requirements
* Clean driving licence`;

describe('the postings in a text', () => {
  it('come with their names, place, first words and own text', () => {
    expect(readPostingsInText(`${NURSE}\n\n\n${COOK}\n\n${DRIVER}\n`)).toEqual([
      {
        title: 'Charge Nurse',
        company: 'Harbour View Care Home',
        location: 'Leeds, UK',
        beginning: 'You lead the shift on a ward of 24 beds.',
        text: NURSE,
      },
      {
        title: 'Line Cook',
        company: 'Blue Door Bistro',
        location: 'York',
        beginning: 'Prepare breakfast for 80 guests',
        text: COOK,
      },
      {
        title: 'Van Driver',
        company: 'Parcel Post Ltd',
        location: 'Hull',
        beginning: 'Deliver 120 parcels a day',
        text: DRIVER,
      },
    ]);
  });

  it('are none when there is only one', () => {
    for (const text of ['', 'Baker', NURSE, COOK]) expect(readPostingsInText(text)).toEqual([]);
  });

  it('are told apart when they are short and numbered', () => {
    const text =
      'Saw these:\n\n1) Line Cook — Harbour View\nFull-time in Leeds. You cook breakfast for eighty guests. Requires two years in a kitchen.\n\n2) Night Porter — Harbour View\nPart-time in Leeds. You look after the house at night. Requires a calm voice and good English.';
    const postings = readPostingsInText(text);
    expect(postings.map(({ title, beginning }) => [title, beginning])).toEqual([
      ['Line Cook', expect.stringContaining('You cook breakfast for eighty guests.')],
      ['Night Porter', expect.stringContaining('You look after the house at night.')],
    ]);
    expect(postings.map((posting) => posting.text).join('\n\n')).toBe(text);
  });

  it('begin with at most 160 characters, cut between words', () => {
    const long = NURSE.replace('24 beds.', `24 beds${', and of many more'.repeat(20)}.`);
    const [nurse] = readPostingsInText(`${long}\n\n${COOK}`);
    expect(nurse?.beginning).toMatch(/^You lead the shift .* [a-z]+,?…$/);
    expect(nurse?.beginning.length).toBeLessThanOrEqual(160);
  });

  it('are together the whole text, whatever it is', () => {
    const row = fc.constantFrom(
      'Line Cook',
      'Night Porter, Leeds',
      '2) Van Driver',
      'Requirements:',
      '- Baking bread for eighty guests',
      '---',
      '<p>Nurse</p>',
      '',
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 24 }), (rows) => {
        const text = rows.join('\n');
        const postings = readPostingsInText(text);
        const bare = (words: string) => words.replace(/\s+/g, '');
        expect(bare(postings.map((posting) => posting.text).join(''))).toBe(
          postings.length > 0 ? bare(text) : '',
        );
        for (const { title } of postings) expect(title).not.toBe('');
      }),
    );
  });
});
