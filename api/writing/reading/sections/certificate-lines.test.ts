import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { readCertificateEntries } from './certificates.ts';

const certificates = (lines: [string, Partial<Line>?][]) =>
  readCertificateEntries(lines.map(([text, more], index) => lineOf(text, index, more))).map(
    ({ text }) => text,
  );

const full = { isFull: true };
const short = { isFull: false };

describe('names in a narrow column', () => {
  it('go on in a single word, in small letters, or behind a sign', () => {
    expect(
      certificates([
        ['Professional Moss Care', full],
        ['Certificate', short],
        ['Cuidado del musgo y', full],
        ['del roble', short],
        ['Globex Moss 3.5,', full],
        ['Oak and Fern Handling', short],
      ]),
    ).toEqual([
      'Professional Moss Care Certificate',
      'Cuidado del musgo y del roble',
      'Globex Moss 3.5, Oak and Fern Handling',
    ]);
  });

  it('begin in lines of several words, even below full ones', () => {
    expect(
      certificates([
        ['Cómo cuidar el musgo en casa', full],
        ['Conviértete en guardián del', full],
        ['roble', short],
      ]),
    ).toEqual(['Cómo cuidar el musgo en casa', 'Conviértete en guardián del roble']);
  });
});

describe('names that stand apart from the lines below them', () => {
  it('begin entries each, and a comma ends none', () => {
    const name = { isBold: true };
    expect(
      certificates([
        ['Moss Care', name],
        ['Globex Academy, Leeds'],
        ['Oak Handling', name],
        ['Selby School of Trades, Selby'],
        ['Fern Watch', name],
        ['Globex Academy, Leeds'],
      ]),
    ).toEqual([
      'Moss Care, Globex Academy, Leeds',
      'Oak Handling, Selby School of Trades, Selby',
      'Fern Watch, Globex Academy, Leeds',
    ]);
  });
});
