import { describe, expect, it } from 'vitest';
import { companyScore, titleScore } from './field-scores.ts';
import { placeholderField } from './placeholders.ts';
import { placeScore } from './places.ts';

describe('what a template has in place of a field', () => {
  it.each([
    ['Job Title', 'title'],
    ['[Your position]', 'title'],
    ['Company Name', 'company'],
    ['[Company Name]', 'company'],
    ['Your Company', 'company'],
    ['Some Workplace', 'company'],
    ['Yet Another Job Position', 'title'],
    ['Some City, Some Country', 'location'],
    ['Ihr Unternehmen', 'company'],
    ['Employer 2', 'company'],
    ['City 1', 'location'],
    ['<Location>', 'location'],
  ])('%s stands for the %s', (text, field) => {
    expect(placeholderField(text)).toBe(field);
  });

  it.each([
    'Globex',
    'Company of Heroes',
    'Another Place',
    'Some Bakery',
    'Head Baker',
    'Your Company makes bread',
    'Leeds',
    '',
    '[]',
  ])('is not "%s"', (text) => {
    expect(placeholderField(text)).toBeNull();
  });

  it('is as good as a known word, in its field only', () => {
    const [title, company, city] = ['Job Title', '[Company Name]', 'City 1'];
    expect(titleScore(title)).toBeGreaterThan(2.3);
    expect(companyScore(company)).toBeGreaterThan(2.3);
    expect(placeScore(city)).toBeGreaterThanOrEqual(3);
    for (const other of [company, city]) expect(titleScore(other), other).toBeLessThan(0);
    for (const other of [title, city]) expect(companyScore(other), other).toBeLessThan(0);
  });

  it.each(['The Post', 'Cargo 24', 'The Local', 'Stageplaats'])(
    'is no name that has a word of a form in it: %s',
    (name) => {
      expect(placeholderField(name)).toBeNull();
    },
  );
});
