import { describe, expect, it } from 'vitest';
import type { Doubt } from './doubts.ts';
import { listQuestions, type ReviewedRole } from './questions.ts';
import { askInWords } from './questionText.ts';
import { listValues, markValues, pickNameLines, pickQuote } from './readings.ts';

const TITLE: Doubt = { field: 'job title', reason: 'unsure' };
const COMPANY: Doubt = { field: 'company', reason: 'unsure' };
const DATES: Doubt = { field: 'dates', reason: 'unsure' };
const NO_TITLE: Doubt = { field: 'job title', reason: 'missing' };
const NO_COMPANY: Doubt = { field: 'company', reason: 'missing' };
const NO_START: Doubt = { field: 'start date', reason: 'missing' };

const role = (experienceId: string, dates: string, ...doubts: Doubt[]): ReviewedRole => {
  const [startDate = '', endDate = ''] = dates.split('/');
  return { experienceId, title: 'Cook', company: 'Acme Ltd.', startDate, endDate: endDate || null, doubts };
};
const keys = (...roles: ReviewedRole[]) => listQuestions(roles).map(({ key }) => key);

describe('the order of questions', () => {
  it('begins with what roles are called, then dates of recent roles, then of older ones, then missing dates', () => {
    expect(
      keys(
        role('undated', '', NO_START),
        role('oldest', '2001/2003', DATES),
        role('old', '2005/2009', DATES, TITLE),
        role('third', '2009/2012', DATES),
        role('now', '2015-03', DATES, COMPANY),
        role('second', '2012/2015'),
      ),
    ).toEqual([
      'now names',
      'old names',
      'now dates',
      'third dates',
      'old dates',
      'oldest dates',
      'undated dates',
    ]);
  });

  it('goes from the most recent role back, with present ones first, whatever the order in the file', () => {
    const roles = ['2010/2012', '2010', '2012-05/2014', '', '2009/2014', '2011'].map((dates) =>
      role(dates || 'undated', dates, NO_COMPANY),
    );
    expect(keys(...roles)).toEqual(
      ['2011', '2010', '2012-05/2014', '2009/2014', '2010/2012', 'undated'].map((key) => `${key} names`),
    );
  });

  it('asks once about title and company of a role, and never about what is sure', () => {
    expect(listQuestions([role('a', '2010', TITLE, COMPANY), role('b', '2009')])).toEqual([
      { key: 'a names', experienceId: 'a', topic: 'names', fields: ['title', 'company'], isMissing: false },
    ]);
    expect(listQuestions([])).toEqual([]);
  });
});

describe('a question', () => {
  it.each([
    [[TITLE], {}, 'Is “Cook” your job title at Acme Ltd.?'],
    [[COMPANY], {}, 'Is “Acme Ltd.” the company that you worked for as Cook?'],
    [[COMPANY], { endDate: null }, 'Is “Acme Ltd.” the company that you work for as Cook?'],
    [[TITLE, COMPANY], {}, 'Is “Cook” your job title, and “Acme Ltd.” the company?'],
    [[NO_COMPANY], { company: '' }, 'For your role as Cook, we found no company. What is it called?'],
    [[NO_TITLE], { title: '' }, 'For your role at Acme Ltd., we found no job title. What is it?'],
    [
      [TITLE, NO_COMPANY],
      { company: '' },
      'We read “Cook” as your job title, and found no company. What are they?',
    ],
    [
      [NO_TITLE, COMPANY],
      { title: '' },
      'We read “Acme Ltd.” as the company, and found no job title. What are they?',
    ],
    [
      [NO_TITLE, NO_COMPANY],
      { title: '', company: '' },
      'We found neither a job title nor a company for your role of 2015 - Mar 2019. What are they?',
    ],
    [[DATES], {}, 'Did you work as Cook at Acme Ltd. from 2015 to Mar 2019?'],
    [[DATES], { endDate: null }, 'Have you worked as Cook at Acme Ltd. since 2015?'],
    [[DATES], { endDate: '2015', company: '' }, 'Did you work as Cook in 2015?'],
    [[NO_START], { startDate: '', title: '' }, 'When did you start at Acme Ltd.?'],
    [[NO_START], { startDate: '', title: '', company: '' }, 'When did you start in this role?'],
  ])('%j with %j: %s', (doubts, changes, words) => {
    const asked = { ...role('a', '2015/2019-03', ...doubts), ...changes };
    const question = listQuestions([asked]).at(-1);
    expect(question && askInWords(question, asked)).toBe(words);
  });
});

describe('the lines of a question', () => {
  const LINES = [
    'Acme Ltd., Leeds',
    '',
    '  Cook – Night shift',
    'Mar 2015 – Present',
    '• Cooked for Acme',
    '• Sang',
  ];

  it('are those that say what was read', () => {
    expect(pickQuote(LINES, ['Cook', 'ACME LTD.'], false)).toEqual([
      'Acme Ltd., Leeds',
      '  Cook – Night shift',
      '• Cooked for Acme',
    ]);
    expect(pickQuote(LINES, ['2015'], false)).toEqual(['Mar 2015 – Present']);
  });

  it('are the first ones of the role where something was not found, or nothing can be found again', () => {
    expect(pickQuote(LINES, [], true)).toEqual([
      'Acme Ltd., Leeds',
      '  Cook – Night shift',
      'Mar 2015 – Present',
    ]);
    expect(pickQuote(LINES, ['Chef'], false)).toHaveLength(3);
    expect(pickQuote(LINES, ['', 'Chef'], false)).toHaveLength(3);
    expect(pickQuote([], ['Chef'], false)).toEqual([]);
  });

  it('mark what was read', () => {
    const [names] = listQuestions([role('a', '2015/2015', TITLE)]);
    const values = names ? listValues(names, role('a', '2015/2015')) : [];
    expect(markValues('COOK, Acme Ltd.', values)).toEqual([
      { text: 'COOK', isMarked: true },
      { text: ', ', isMarked: false },
      { text: 'Acme Ltd.', isMarked: true },
    ]);
    expect(markValues('Cooking', ['Cook', 'Cooking'])).toHaveLength(2);
    expect(markValues('Sang', values)).toEqual([{ text: 'Sang', isMarked: false }]);
  });

  it('begin further up where a name is put right, since its line may have been left to something else', () => {
    expect(pickNameLines(LINES, ['Porter', 'Night work', ' ', 'Kepler Foods'], ['Cook'])).toEqual([
      'Night work',
      'Kepler Foods',
      'Acme Ltd., Leeds',
      '  Cook – Night shift',
      'Mar 2015 – Present',
    ]);
  });
});
