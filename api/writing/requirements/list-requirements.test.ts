import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzePosting } from '../posting/analyze-posting.ts';
import { nameRequirement } from './name-requirement.ts';

const list = (text: string) => analyzePosting({ text }).requirements;
const texts = (text: string) => list(text).map((requirement) => requirement.text);
const posting = (...lines: string[]) =>
  `Ship's Carpenter\nBoatyard Finn\n\nRequirements\n${lines.join('\n')}`;

describe('listRequirements', () => {
  it('puts what rules a person out first: licenses, experience, education, then skills, then wishes and duties', () => {
    const text = [
      'Forklift Driver',
      'Harbour Freight Sheds',
      '',
      'Duties',
      '- Load and unload containers',
      'Requirements',
      '- Good knowledge of SAP',
      '- High school diploma',
      '- 2 years of experience in a warehouse',
      '- Forklift license',
      'Nice to have',
      '- Experience with refrigerated goods',
    ].join('\n');
    expect(texts(text)).toEqual([
      'Forklift license',
      '2 years of experience in a warehouse',
      'High school diploma',
      'Good knowledge of SAP',
      'Experience with refrigerated goods',
      'Load and unload containers',
    ]);
  });

  it('states a thing once, however often the posting repeats it', () => {
    const text = posting(
      '- Current commercial diving license',
      '- Experience with epoxy repairs',
      '- A commercial diving license is required',
      '- Must hold a current commercial diving license',
    );
    expect(texts(text)).toHaveLength(2);
  });

  it('joins the alternatives of a numbered list, and what counts towards them', () => {
    const [only, ...others] = list(
      posting(
        '1. A degree in wood science and one year of experience in boat building; or',
        '2. An apprenticeship in carpentry and three years of experience in boat building.',
        'Training at sea may be substituted for one year of experience.',
      ),
    );
    expect(others).toEqual([]);
    expect(only?.anyOf.length).toBeGreaterThan(1);
    expect(only?.text).toContain('may be substituted');
  });

  it('keeps the sentences of one list item together', () => {
    const text = posting(
      '- Confident with planking. You know when to steam and when to laminate.',
      '- Oakum caulking',
    );
    expect(texts(text).toSorted()).toEqual([
      'Confident with planking. You know when to steam and when to laminate.',
      'Oakum caulking',
    ]);
  });

  it('lists each demand of a line with semicolons', () => {
    const text = posting(
      'Experience in caulking; knowledge of lofting and half models; ability to read plans.',
    );
    expect(texts(text)).toHaveLength(3);
  });

  it.each([
    'Apply today with your resume and three photos of your work.',
    'The salary range is $28 to $34 an hour.',
    'Call Jo on 0151 496 0000 or write to jo@boatyard.example',
    'Other duties as assigned',
    'We are a family business with a great culture.',
    'By submitting an application you accept our privacy policy.',
  ])('does not take "%s" for a requirement', (line) => {
    expect(texts(posting('- Experience in caulking', `- ${line}`))).toEqual(['Experience in caulking']);
  });

  it.each([
    'Ability to apply engineering principles',
    'Experience managing budgets of $5M',
    'Install, test and commission HVAC systems',
    'Contact customers by phone.',
  ])('keeps "%s", which only looks like pay, a form or an invitation', (line) => {
    expect(texts(posting('- Experience in caulking', `- ${line}`))).toContain(line);
  });

  it('takes an age for a condition, and work with available goods for work', () => {
    const kinds = new Map(
      list(posting('- Must be 18 years or older', '- Ensure that goods are available in the shop')).map(
        ({ text, kind, years }) => [text, [kind, years]],
      ),
    );
    expect(kinds.get('Must be 18 years or older')?.[0]).toBe('condition');
    expect(kinds.get('Ensure that goods are available in the shop')?.[0]).not.toBe('condition');
  });

  it('does not make musts of "as necessary" and "at least" in a description of the work', () => {
    const text =
      'Carpenter\n\nDuties\n- Order timber as necessary\n- Inspect moorings at least weekly\n\nRequirements\n- Caulking';
    expect(
      list(text)
        .filter(({ need }) => need === 'required')
        .map((one) => one.text),
    ).toEqual(['Caulking']);
  });

  it('marks at most 12 as main, and lists these first', () => {
    const skills =
      'caulking lofting planking varnishing rigging splicing welding soldering painting sanding plumbing wiring roofing masonry tiling joinery';
    const found = list(posting(...skills.split(' ').map((skill) => `- Experience in ${skill}`)));
    expect(found.filter(({ main }) => main)).toHaveLength(12);
    expect(found.slice(0, 12).every(({ main }) => main)).toBe(true);
  });

  it('asks for nothing that the posting does not say', () => {
    const word = fc.constantFrom(
      'caulking',
      'license',
      'must',
      'years',
      '3',
      'or',
      'and',
      ';',
      '\n- ',
      '. ',
      'Requirements:\n',
      'Duties:\n',
      'degree',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const text = words.join(' ');
        const plain = (one: string) => one.replace(/[^\p{L}\p{N}]+/gu, ' ');
        const said = new Set(plain(text).split(' '));
        for (const requirement of list(text))
          for (const each of plain(requirement.text).trim().split(' ')) expect(said).toContain(each);
      }),
    );
  });
});

describe('nameRequirement', () => {
  const name = (text: string) => {
    const [requirement] = list(posting(`- ${text}`));
    return requirement ? nameRequirement(requirement) : '';
  };

  it('names a requirement in a few words', () => {
    expect(name('Must hold an active, valid and unrestricted RN license in the state of Oregon')).toBe(
      'RN license',
    );
    expect(name('At least 5 years of professional experience in Python, ideally in production')).toBe(
      '5 years of Python',
    );
    expect(name('Kubernetes or ECS')).toBe('Kubernetes or ECS');
  });

  it('uses the beginning of a requirement that names nothing known', () => {
    expect(name('Experience of whittling oar handles in the open air before the first frost')).toMatch(
      /^(?:of )?whittling oar handles .*…$/,
    );
  });
});
