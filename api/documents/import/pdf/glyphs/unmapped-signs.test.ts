import { expect, test } from 'vitest';
import { glyphsOf } from '../../testing/glyphs.ts';
import type { Glyph } from './glyphs.ts';
import { nameUnmappedSigns } from './unmapped-signs.ts';

const textOf = (glyphs: Glyph[]): string => glyphs.map(({ text }) => text).join('');

test('a sign without a meaning between two spaces is a dash', () => {
  expect(textOf(nameUnmappedSigns(glyphsOf('10/2020 \0 10/2025')))).toBe('10/2020 – 10/2025');
  expect(textOf(nameUnmappedSigns(glyphsOf('10/2020 \ufffd 10/2025')))).toBe('10/2020 – 10/2025');
});

test('a sign without a meaning that begins a line is a list mark', () => {
  const lines = [...glyphsOf('Nurse', 80), ...glyphsOf('\0 Cared for 12 patients', 100)];
  expect(textOf(nameUnmappedSigns(lines))).toBe('Nurse• Cared for 12 patients');
});

test('a sign without a meaning within a word stays unknown', () => {
  expect(textOf(nameUnmappedSigns(glyphsOf('15\0 years')))).toBe('15\0 years');
});
