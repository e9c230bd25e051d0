import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeStream, pdfWithStreams } from '../../testing/pdf-fixture.ts';
import { readPdf } from '../read-pdf.ts';
import { readMarkedContent } from './marked-content.ts';

describe('the marked content of a stream', () => {
  it('has its tags and texts in order, whatever stands between them', () => {
    const stream = [
      '/P <</MCID 0>> BDC (/Span <</ActualText (no)>> BDC) Tj EMC % /Span BMC',
      '/Span<</ActualText (A \\(b\\) \\101\\\\)>> BDC <00E5> Tj EMC',
      '/Span <</Lang (en) /ActualText <FEFF0111 0065>>> BDC [<0041> 20 (b)] TJ EMC',
      '/Artifact BMC BI /W 1 ID /Span BMC Tj EI EMC',
      '/Span /Props BDC (more) Tj EMC',
    ].join('\n');
    expect(readMarkedContent(stream)).toEqual({
      tags: ['P', 'Span', 'Span', 'Artifact', 'Span'],
      texts: [null, 'A (b) A\\', 'đe', null, null],
      shows: 4,
    });
  });

  it('is read to the end of any bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'()<>[]/%\\ BDCEMTjID\n1a'.split('')) }), (stream) => {
        const { tags, texts } = readMarkedContent(stream);
        expect(tags).toHaveLength(texts.length);
      }),
    );
  });
});

const NAMELESS = 0x2e5;
const KNOWN = 'Centrdskilahop ';
const hex = (code: number): string => code.toString(16).padStart(4, '0');
const codesOf = (text: string): string =>
  `<${[...text].map((letter) => hex(letter === '?' ? NAMELESS : letter.charCodeAt(0))).join('')}>`;

/** One page with a font that gives no meaning to the sign "?" of the texts. */
function pdfOf(pages: readonly string[]): Uint8Array {
  const first = 5 + pages.length * 2;
  const meanings = [...new Set(KNOWN)].map((letter) => [letter.charCodeAt(0), letter.charCodeAt(0)]);
  // As browsers write it.
  meanings.push([NAMELESS, 0]);
  const rows = meanings.map((pair) => pair.map((code) => `<${hex(code)}>`).join(' ')).join(' ');
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${meanings.length} beginbfchar ${rows} endbfchar endcmap end end`;
  const descendant = `<</Type/Font/Subtype/CIDFontType2/BaseFont/Carrow/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/FontDescriptor<</Type/FontDescriptor/FontName/Carrow/Flags 4/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontBBox[0 0 1000 1000]>>>>`;
  return pdfWithStreams(
    pages.map((page) => makeStream(deflateSync(page), '/Filter/FlateDecode')),
    [
      `<</Type/Font/Subtype/Type0/BaseFont/Carrow/Encoding/Identity-H/DescendantFonts[${descendant}]/ToUnicode ${first + 1} 0 R>>`,
      makeStream(map),
    ],
    `/Font<</C ${first} 0 R>>`,
  );
}

const line = (y: number, operators: string): string => `BT /C 12 Tf 60 ${y} Td ${operators} ET`;
const span = (actual: string, text: string): string =>
  `/Span<</ActualText ${actual}>> BDC ${codesOf(text)} Tj EMC`;
const read = async (pages: readonly string[]): Promise<string[]> =>
  (await readPdf(pdfOf(pages), { maxPages: 5, maxLetters: 10_000 })).lines.map(({ text }) => text);

describe('letters without a meaning in their font', () => {
  it('have the text that the file says they stand for', async () => {
    expect(
      await read([
        line(700, `${codesOf('Centr')} Tj ${span('(es)', '?')} ${codesOf(' dil')} Tj`),
        line(
          700,
          `${codesOf('Cap')} Tj ${span('<FEFF0161>', '?')} ${codesOf(' and')} Tj ${span('(i)', '?')}`,
        ),
      ]),
    ).toEqual(['Centres dil', 'Capš andi']);
  });

  it('stay as they are if two pages could be meant', async () => {
    const page = (actual: string) =>
      line(700, `${codesOf('Centr')} Tj ${span(actual, '?')} ${codesOf('dil')} Tj`);
    const texts = await read([page('(es)'), page('(al)')]);
    expect(texts.join(' ')).not.toMatch(/Centres|Central/);
  });

  it('stay as they are if more is said of them than can be seen', async () => {
    const [text] = await read([line(700, `${codesOf('Centr')} Tj ${span('(ten years at Globex)', '?')}`)]);
    expect(text).not.toContain('Globex');
  });

  it('stay as they are if nothing is said of them, and those with a meaning keep theirs', async () => {
    const [text] = await read([line(700, `${codesOf('Centr?')} Tj ${span('(wrong)', 'dil')}`)]);
    expect(text).toMatch(/^Centr.?dil$/u);
  });
});
