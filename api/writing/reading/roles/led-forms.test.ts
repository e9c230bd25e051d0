import { describe, expect, it } from 'vitest';
import { findDatedAnchors } from '../headers/anchors.ts';
import { lineOf } from '../testing/lines.ts';
import { leadFormWithDates } from './led-forms.ts';

const ROLES = [
  ['Head Baker', 'Company: Globex', 'Period: 2019 – 2021', 'Baked bread.'],
  ['Sous Chef', 'Company: Initech', 'Period: 2016 – 2019', 'Made soups.'],
];

describe('a title above "Company:" that is not set apart', () => {
  const led = (areBold: { title: boolean; company: boolean }) => {
    const lines = ROLES.flat().map((text, at) =>
      lineOf(text, at, { isBold: (at % 4 === 0 && areBold.title) || (at % 4 === 1 && areBold.company) }),
    );
    return leadFormWithDates(lines, findDatedAnchors(lines)).map(({ text }) => text);
  };

  it('begins its role in bold, so that the dates go before it', () => {
    expect(led({ title: true, company: false })).toEqual([
      'Period: 2019 – 2021',
      'Head Baker',
      'Company: Globex',
      'Baked bread.',
      'Period: 2016 – 2019',
      'Sous Chef',
      'Company: Initech',
      'Made soups.',
    ]);
  });

  it.each([
    ['nothing is bold', { title: false, company: false }],
    ['its label is, too', { title: true, company: true }],
  ])('is left in the role above where %s', (_, areBold) => {
    expect(led(areBold).slice(3, 6)).toEqual(['Baked bread.', 'Sous Chef', 'Period: 2016 – 2019']);
  });
});
