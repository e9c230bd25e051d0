import { describe, expect, it } from 'vitest';
import { readPdf } from '../read-pdf.ts';
import { makeStream, pdfWithStreams } from '../../testing/pdf-fixture.ts';
import { glyphsOf } from '../../testing/glyphs.ts';
import type { Glyph } from './glyphs.ts';
import { nameSoftHyphens } from './soft-hyphens.ts';

const read = (glyphs: Glyph[]): string =>
  nameSoftHyphens(glyphs)
    .map(({ text }) => text)
    .join('');

describe('a soft hyphen that takes room', () => {
  it('is a hyphen', () => {
    expect(read(glyphsOf('Front\u00adEnd'))).toBe('Front-End');
  });

  it.each(['-', '\u2010', '\u2011'])('is one with the hyphen right behind it: %j', (hyphen) => {
    expect(read(glyphsOf(`Front\u00ad${hyphen}End`))).toBe('Front-End');
  });

  it('is one with a hyphen painted over it, and both keep their place', () => {
    const [soft, hyphen] = [...glyphsOf('\u00ad'), ...glyphsOf('\u2010')];
    const pair = [soft, hyphen].filter((glyph) => glyph !== undefined);
    expect(nameSoftHyphens(pair)).toMatchObject([{ text: '-', x0: 0, x1: 5 }]);
    expect(nameSoftHyphens(glyphsOf('\u00ad\u2010'))).toMatchObject([{ text: '-', x0: 0, x1: 10 }]);
  });

  it('stays apart from a list mark at the beginning of the next line', () => {
    expect(read([...glyphsOf('deploy\u00ad'), ...glyphsOf('- second', 114)])).toBe('deploy-- second');
  });
});

it.each(['-\u00ad\u2010', '-\u2010'])('several hyphens that are one glyph are one: %j', (text) => {
  const [before, glyph, after] = glyphsOf('a-b');
  const glyphs = [before, glyph && { ...glyph, text }, after].filter((one) => one !== undefined);
  expect(read(glyphs)).toBe('a-b');
});

it('hyphens that are seen both stay both', () => {
  expect(read(glyphsOf('2019--2021'))).toBe('2019--2021');
});

it('a soft hyphen without a width is not seen', () => {
  expect(
    read(
      glyphsOf('ship\u00adping').map((glyph) =>
        glyph.text === '\u00ad' ? { ...glyph, x1: glyph.x0 } : glyph,
      ),
    ),
  ).toBe('ship\u00adping');
});

it('a file that writes both for one hyphen gives names and broken words with one', async () => {
  // The font names the signs "<" and ">" soft hyphen and hyphen.
  const names = makeStream(
    '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <41> <7a> <0041> endbfrange 2 beginbfchar <20> <0020> <2c> <002c> endbfchar 2 beginbfchar <3c> <00ad> <3e> <2010> endbfchar',
  );
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 8 0 R>>';
  const content = makeStream(
    'BT /T 10 Tf 60 700 Td (Clerk, Hill<>Dale Stores) Tj 0 -14 Td (Answered for the deploy<>) Tj 0 -14 Td (ment of tills) Tj ET',
  );
  const { lines } = await readPdf(pdfWithStreams([content], [font, names], '/Font<</T 7 0 R>>'), {
    maxPages: 1,
    maxLetters: 1_000,
  });
  expect(lines.map(({ text }) => text)).toEqual([
    'Clerk, Hill-Dale Stores',
    'Answered for the deploy-',
    'ment of tills',
  ]);
});
