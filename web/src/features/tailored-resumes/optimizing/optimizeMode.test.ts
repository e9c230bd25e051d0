import { describe, expect, it } from 'vitest';
import { chooseMode, describeLength, describeMode, type OptimizeSettings } from './optimizeMode.ts';

const settings = (given: Partial<OptimizeSettings>): OptimizeSettings => ({
  instructions: '',
  moreKeywords: false,
  area: '',
  level: 50,
  ...given,
});

describe('the mode of an optimization', () => {
  it('is custom when there are instructions, whatever else is set', () => {
    const given = settings({ instructions: '  Mention safety ', moreKeywords: true, area: 'Leadership' });
    expect(chooseMode(given)).toEqual({ mode: 'CUSTOM', instructions: 'Mention safety' });
  });

  it('is keywords when the box is checked and there are no instructions', () => {
    const given = settings({ instructions: ' \n ', moreKeywords: true, area: 'Leadership' });
    expect(chooseMode(given)).toEqual({ mode: 'KEYWORDS' });
  });

  it('is focus when only an area is chosen', () => {
    expect(chooseMode(settings({ area: 'Leadership' }))).toEqual({ mode: 'FOCUS', area: 'Leadership' });
  });

  it('is concise otherwise', () => {
    expect(chooseMode(settings({}))).toEqual({ mode: 'CONCISE' });
  });
});

describe('the line about the settings', () => {
  it.each([
    [{}, 'Your bullet points become plainer and more to the point.'],
    [{ area: 'Leadership' }, 'The emphasis goes to Leadership.'],
    [{ moreKeywords: true }, 'Keywords of the posting are used where they are true.'],
    [{ moreKeywords: true, area: 'A' }, 'Keywords of the posting are used where they are true; focus waits.'],
    [{ instructions: 'x' }, 'Your instructions are followed.'],
    [{ instructions: 'x', area: 'A' }, 'Your instructions are followed; focus waits.'],
    [{ instructions: 'x', moreKeywords: true }, 'Your instructions are followed; keywords wait.'],
    [
      { instructions: 'x', moreKeywords: true, area: 'A' },
      'Your instructions are followed; keywords and focus wait.',
    ],
  ])('%j: %s', (given, text) => {
    expect(describeMode(settings(given))).toBe(text);
  });
});

it('says what a length means', () => {
  expect([0, 10, 30, 40, 50, 60, 70, 90, 100].map(describeLength)).toEqual([
    'As short as can be',
    'Shorter',
    'Shorter',
    'About as long as now',
    'About as long as now',
    'About as long as now',
    'Longer',
    'Longer',
    'As long as your facts allow',
  ]);
});
