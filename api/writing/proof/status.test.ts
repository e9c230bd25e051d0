import { describe, expect, it } from 'vitest';
import { readHeld } from './status.ts';

const NOW = '2026-11';

describe('what a credential says is held', () => {
  it.each([
    'Welding certificate, active',
    'Crane license, valid to 05/2029',
    'Crane license, lapsed 2019; renewed 2022',
    'First aid, gültig bis 2028',
    'MSc Physics, 2012',
  ])('%s: held', (text) => {
    expect(readHeld(text, NOW).held).not.toBe('');
  });

  it.each([
    'Crane license, expired',
    'Crane license, valid until March 2021',
    'Crane license, expires 31.03.2022',
    'Ausbildung zum Maurer, abgebrochen',
    'BA History, left after one year',
    'Bookkeeping exam: passed two of five parts',
    'Provisional driving license',
  ])('%s: not held', (text) => {
    expect(readHeld(text, NOW)).toEqual({ held: '', underway: '' });
  });

  it.each([
    'BSc Biology, expected 2028',
    'Bookkeeping diploma, studying part time',
    'BSc Biology, 2024 to 2028',
  ])('%s: under way', (text) => {
    const { held, underway } = readHeld(text, NOW);
    expect(held).toBe('');
    expect(underway).toBe(text);
  });
});
