import { describe, expect, it } from 'vitest';
import { writeFact } from './write-fact.ts';

describe('writeFact', () => {
  it.each([
    ['Answered tickets', 'How many tickets a week?', '40', 'Answered 40 tickets a week'],
    [
      'Answered customer tickets by phone.',
      'How many tickets a week?',
      'about 40',
      'Answered about 40 customer tickets a week by phone.',
    ],
    [
      'Was responsible for answering tickets',
      'How many tickets a week?',
      '40',
      'Was responsible for answering 40 tickets a week',
    ],
    ['Trained the new nurses', 'How many nurses?', '12', 'Trained 12 new nurses'],
    ['Served as host to various groups', 'How many groups?', '3-4', 'Served as host to 3-4 groups'],
  ])('puts a number in front of what it counts: %s', (text, question, answer, written) => {
    expect(writeFact(text, question, answer)).toBe(written);
  });

  it('adds any other answer as a clause, in the person’s own words', () => {
    const question = 'Did it save time or money, or serve more people? By how much?';
    expect(writeFact('Rebuilt the rota.', question, 'Saved two hours a week.')).toBe(
      'Rebuilt the rota; saved two hours a week.',
    );
    expect(writeFact('Rebuilt the rota', question, 'NHS costs fell by 3%')).toBe(
      'Rebuilt the rota; NHS costs fell by 3%',
    );
  });

  it('says what a number counts if the text does not name it', () => {
    expect(writeFact('Ran the desk', 'How many calls a day?', '60')).toBe('Ran the desk; 60 calls a day');
  });
});
