import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getInitials } from '../ui/Avatar.tsx';
import { formatMonth, formatMonthRange, isMonthText } from './months.ts';
import { hasSignedInHint } from './signedInHint.ts';
import { diffWords } from './diffWords.ts';

const bare = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

describe('diffWords', () => {
  it('marks the words that changed', () => {
    expect(diffWords('I was answering 60 calls', 'Answered 60 billing calls')).toEqual([
      { kind: 'removed', text: 'I was answering ' },
      { kind: 'added', text: 'Answered ' },
      { kind: 'same', text: '60 ' },
      { kind: 'added', text: 'billing ' },
      { kind: 'same', text: 'calls' },
    ]);
  });

  it('returns both texts, apart from spaces', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '  ', '\n')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffWords(before, after);
        const side = (dropped: string) =>
          pieces
            .filter(({ kind }) => kind !== dropped)
            .map((piece) => piece.text)
            .join(' ');
        // Blanks are only between words, so the letters must survive in order.
        expect(side('added').replace(/\s/g, '')).toBe(before.replace(/\s/g, ''));
        expect(side('removed').replace(/\s/g, '')).toBe(after.replace(/\s/g, ''));
        if (bare(before) === bare(after)) expect(pieces.every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });
});

describe('months', () => {
  it.each([
    ['2021-03', 'Mar 2021'],
    ['2021', '2021'],
    ['spring', 'spring'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => expect(formatMonth(text)).toBe(shown));

  it.each([
    ['2021-03', null, 'Mar 2021 - Present'],
    ['2019', '2021-12', '2019 - Dec 2021'],
    ['', '2020', '2020'],
    ['2014', '2014', '2014'],
    ['2014-05', '2014-05', 'May 2014'],
    ['', '', ''],
  ])('%j to %j is %j', (start, end, shown) => expect(formatMonthRange(start, end)).toBe(shown));

  it('tells a month from anything else', () => {
    expect(['2021-03', '2021'].every(isMonthText)).toBe(true);
    expect(['2021-13', '21', '2021-3', '', '2021-03-01'].some(isMonthText)).toBe(false);
  });
});

it('the signed-in hint is the whole cookie, not a part of a name or value', () => {
  expect(hasSignedInHint('a=b; signed_in=1')).toBe(true);
  expect(hasSignedInHint('not_signed_in=1; x=signed_in=1; signed_in=10; signed_in=0')).toBe(false);
});

it.each([
  ['Ada', 'Brook', 'AB'],
  ['ada', '', 'A'],
  [' ', '', 'U'],
  ['🦜x', 'é', '🦜É'],
])('initials of %j %j are %j', (first, last, shown) => expect(getInitials(first, last)).toBe(shown));
