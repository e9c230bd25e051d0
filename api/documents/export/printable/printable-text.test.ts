import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextPrinter, textDirection } from './printable-text.ts';

const latinAndHebrew = (codePoint: number) => codePoint < 0x250 || (codePoint >= 0x590 && codePoint < 0x600);

it('keeps what the fonts have as it was typed', () => {
  const printer = createTextPrinter(latinAndHebrew);
  for (const text of ['<script>alert(1)</script> {{7*7}}', 'C++ & C# -> 3x4', 'Zażółć gęślą', 'שלום 42']) {
    expect(printer.line(text)).toBe(text);
  }
  expect(printer.notices()).toEqual([]);
});

it('leaves emoji and unknown characters out and says so', () => {
  const printer = createTextPrinter(latinAndHebrew);
  expect(printer.line('Wei Zhang (张伟) 🚀, engineer')).toBe('Wei Zhang, engineer');
  expect(printer.notices()).toEqual([
    'Emoji were left out, because resume readers stumble over them: 🚀',
    "These characters are not in the resume's fonts and were left out: 张 伟",
  ]);
  expect(printer.lostShare()).toBeGreaterThan(0);
});

it('leaves a whole emoji out, made of several characters, but never a digit', () => {
  const printer = createTextPrinter(() => true);
  expect(printer.line('Led 👩‍💻 teams, 1️⃣st place 🇵🇱')).toBe('Led teams, 1st place');
});

it('drops invisible characters: controls, zero width, direction overrides, soft hyphens, tags', () => {
  const printer = createTextPrinter(() => true);
  expect(printer.line('a\u0000b\u202Ec\u200Bd\u00ADe\uFEFFf\u{E0041}g')).toBe('abcdefg');
  expect(printer.line('one\u00A0two\tthree\r\nfour\uD800')).toBe('one two three four');
  expect(printer.line('well\u2011known e\u0301')).toBe('well-known é');
});

it('keeps the joiners that Persian spelling needs', () => {
  expect(createTextPrinter(() => true).line('می\u200Cخواهم')).toBe('می\u200Cخواهم');
});

it('takes each line of a text, empty ones left out', () => {
  expect(createTextPrinter(() => true).lines('a\r\n\n b \u2028c')).toEqual(['a', 'b', 'c']);
});

it('gives one trimmed line that it would not change again, whatever it gets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = createTextPrinter(latinAndHebrew).line(text);
      expect(once).not.toMatch(/[\r\n\t]|^ | $| {2}/);
      expect([...once].every((char) => latinAndHebrew(char.codePointAt(0) ?? 0))).toBe(true);
      expect(createTextPrinter(latinAndHebrew).line(once)).toBe(once);
    }),
  );
});

it('tells the direction by the first letter', () => {
  expect(textDirection('2019 – שלום')).toBe('rtl');
  expect(textDirection('SQL, שלום')).toBe('ltr');
  expect(textDirection('مهندس')).toBe('rtl');
  expect(textDirection('42')).toBe('ltr');
});
