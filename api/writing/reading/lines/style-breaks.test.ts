import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLines } from './line.ts';
import { findStyleBreaks, splitAtBreaks, styledWords } from './style-breaks.ts';

const breaksOf = (...runs: [text: string, style: string][]) =>
  findStyleBreaks(styledWords(runs.map(([text, style]) => ({ text, style }))));

describe('a change of style', () => {
  it('is between two words of different styles', () => {
    expect(breaksOf(['Baker', 'bold'], [' Mill & Oven ', 'plain'], ['Potsdam', 'italic'])).toEqual([
      ['Baker', 'Mill'],
      ['Oven', 'Potsdam'],
    ]);
  });

  it('is not within a word: a font lacks some letters, a capital is larger', () => {
    expect(breaksOf(['Wrocła', 'one'], ['w', 'other'], [' Kraków', 'one'])).toEqual([]);
    expect(breaksOf(['B', 'large'], ['aker', 'small'])).toEqual([]);
  });

  it('is not between words of two alphabets', () => {
    expect(breaksOf(['Clinic Orion', 'one'], [' Орион', 'other'])).toEqual([]);
  });

  it('is not between small capitals and an abbreviation among them', () => {
    const group: [string, string][] = [
      ['DHL ', 'large'],
      ['G', 'large'],
      ['ROUP', 'small'],
    ];
    expect(breaksOf(...group)).toEqual([]);
  });

  it('is not at a short word among small capitals, which has no large letter', () => {
    const university: [string, string][] = [
      ['U', 'large'],
      ['NIVERSITY OF ', 'small'],
      ['L', 'large'],
      ['EEDS', 'small'],
    ];
    expect(breaksOf(...university)).toEqual([]);
    expect(breaksOf(['BAKER', 'large'], [' AT', 'small'], [' GLOBEX', 'large'])).toHaveLength(2);
  });

  it('is not at a small word within a text that another font has', () => {
    expect(breaksOf(['Trainee in', 'one'], [' fine', 'other'], [' arts', 'one'])).toEqual([]);
    expect(breaksOf(['Trainee in', 'one'], [' Fine', 'other'], [' arts', 'one'])).toHaveLength(2);
    expect(breaksOf(['Trainee in', 'one'], [' fine', 'other'], [' arts', 'third'])).toHaveLength(2);
    expect(breaksOf(['Baker', 'bold'], [' Globex', 'plain'])).toEqual([['Baker', 'Globex']]);
  });

  it('is not at a number whose letters are raised', () => {
    expect(breaksOf(['Vendeur', 'one'], [' 1er', 'other'], [' échelon', 'one'])).toEqual([]);
    expect(breaksOf(['Clerk', 'one'], [' 2nd', 'other'], [' Globex', 'third'])).toHaveLength(2);
  });

  it('is not between a label and its value', () => {
    expect(breaksOf(['Position:', 'bold'], [' Baker', 'plain'])).toEqual([]);
  });

  it('ignores signs between the words', () => {
    expect(breaksOf(['Baker', 'bold'], [' → ', 'symbols'], ['Chef', 'bold'])).toEqual([]);
  });

  it.each([
    [
      '**Baker** Mill & Oven — _2019_',
      [
        ['Baker', 'Mill'],
        ['Oven', '2019'],
      ],
    ],
    ['<b>Baker</b> Mill & Oven', [['Baker', 'Mill']]],
  ])('is read from %s', (text, breaks) => {
    expect(parseLines(text)[0]?.styleBreaks).toEqual(breaks);
  });
});

describe('a text split at its changes of style', () => {
  it('stays whole at signs that only look like emphasis', () => {
    const [line] = parseLines('a plain snake_case word');
    expect(splitAtBreaks(line?.text ?? '', line?.styleBreaks ?? [])).toEqual(['a plain snake_case word']);
  });

  it('loses no letter', () => {
    const word = fc.stringMatching(/^[a-zä-ö]{1,8}[,.]?$/u);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.constantFrom('plain', 'bold')), { maxLength: 12 }), (words) => {
        const text = words.map(([one]) => one).join(' ');
        const breaks = findStyleBreaks(words.map(([one, style]) => ({ text: one, style })));
        expect(splitAtBreaks(text, breaks).join('')).toBe(text);
      }),
    );
  });

  it('stays whole within brackets and where the words are only parts of others', () => {
    expect(splitAtBreaks('Cook (night shift)', [['night', 'shift']])).toEqual(['Cook (night shift)']);
    expect(splitAtBreaks('Rebaker Milling', [['baker', 'Mill']])).toEqual(['Rebaker Milling']);
  });
});
