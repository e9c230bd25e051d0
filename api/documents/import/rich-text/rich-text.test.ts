import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleError } from '../../../core/errors.ts';
import { normaliseText } from '../../../writing/reading/lines/line.ts';
import { readDocument } from '../read-document.ts';
import { richText, rtfText } from '../testing/other-formats-fixture.ts';
import { readRichText } from './rich-text.ts';

const readLines = (body: string) => readRichText(richText(body)).lines;
const readTexts = (body: string) => readLines(body).map(({ text }) => text);

describe('rich text', () => {
  it('is recognised by its content: many old .doc files are rich text', async () => {
    const read = await readDocument(richText('Clerk, Acme Ltd, 2019 \\endash  2021\\par'), 'resume.doc');
    expect(read.fileType).toBe('rtf');
    expect(read.text).toBe('Clerk, Acme Ltd, 2019 – 2021');
  });

  it('has its characters by the font’s character set, by number, and by name', () => {
    expect(
      readTexts(
        "Caf\\'e9\\par{\\f3 Krak\\'f3w, \\'a3\\'f3d\\'9f}\\par\\u321?\\u243\\'f3d\\u378 ?\\par\\ldblquote a\\rdblquote \\emdash \\~b\\_c\\par",
      ),
    ).toEqual(['Café', 'Kraków, Łódź', 'Łódź', '“a”— b-c']);
  });

  it('has letters of two units, and as many stand-ins as it says', () => {
    expect(readTexts('\\uc2 \\u-10179??\\u-8704??Baker\\par\\uc0\\u321 aba\\par')).toEqual([
      '😀Baker',
      'Łaba',
    ]);
  });

  it('has bold lines, changes of style, and headings by their style or level', () => {
    const lines = readLines(
      '{\\b Harrow Coaches}\\par{\\b Baker} Mill Oven\\par\\pard\\s1 Work\\par\\pard\\outlinelevel1 Skills\\par\\pard French\\par',
    );
    expect(lines.map(({ text, isBold, headingLevel }) => [text, isBold, headingLevel])).toEqual([
      ['Harrow Coaches', true, 0],
      ['Baker Mill Oven', false, 0],
      ['Work', false, 1],
      ['Skills', false, 2],
      ['French', false, 0],
    ]);
    expect(lines[1]?.styleBreaks).toEqual([['Baker', 'Mill']]);
  });

  it('knows how large lines are, and where there is more space above', () => {
    const lines = readLines(
      '\\pard Text\\par{\\fs28 S}{\\fs36 ection}\\par\\pard\\sb120\\plain\\fs22 Apart\\par\\pard{\\fs18 Small}\\par',
    );
    expect(lines.map(({ size, gapBefore }) => [size, gapBefore])).toEqual([
      [12, true],
      [18, false],
      [11, true],
      [9, false],
    ]);
  });

  it('has list items by the mark that is written before them, and numbers as text', () => {
    const lines = readLines(
      "{\\listtext\\pard\\plain\\f2 \\'b7\\tab}\\pard\\ilvl1 Led twelve cooks\\par{\\listtext\\pard 1.\\tab}Baked\\par",
    );
    expect(lines.map(({ text, marker, indent }) => [text, marker, indent])).toEqual([
      ['Led twelve cooks', '•', 4],
      ['Baked', '1.', 0],
    ]);
  });

  it('has the cells of a row side by side', () => {
    expect(
      readTexts(
        '\\trowd\\cellx1\\cellx2 \\intbl 2019 \\endash  2021\\cell Clerk, Acme Ltd\\cell\\row\\trowd \\pard\\intbl 2017\\cell Cook\\cell\\row\\pard Skills\\par',
      ),
    ).toEqual(['2019 – 2021\tClerk, Acme Ltd', '2017\tCook', 'Skills']);
  });

  it('has headers first and once, footers and footnotes last, a text box before its paragraph', () => {
    expect(
      readTexts(
        '{\\header Nora Brandt\\par}{\\headerf Nora Brandt\\par}{\\footer Page 1\\par}Ward{\\footnote in nights}{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt nora@example.com\\par}}{\\shprslt twice}} Nurse\\par',
      ),
    ).toEqual(['Nora Brandt', 'nora@example.com', 'Ward Nurse', 'Page 1', 'in nights']);
    expect(
      readTexts('{\\*\\do{\\dptxbxtext Nora Brandt\\par}}{\\*\\unknown{\\shptxt x\\par}}Nurse\\par'),
    ).toEqual(['Nora Brandt', 'Nurse']);
  });

  it('keeps the address behind a link, and shows no field’s code', () => {
    const [line] = readLines(
      '{\\field{\\*\\fldinst HYPERLINK "https://example.com/?a=1&b=2"}{\\fldrslt my page}} and more\\par',
    );
    expect(line).toMatchObject({ text: 'my page and more', links: ['https://example.com/?a=1&b=2'] });
  });

  it('leaves out what isn’t shown: hidden and deleted text, comments, data', () => {
    expect(
      readTexts(
        '{\\v hidden}{\\deleted gone}{\\*\\annotation note}{\\*\\unknown x}{\\pict ffd8}\\bin5 {}\\}{Clerk\\par',
      ),
    ).toEqual(['Clerk']);
  });

  it('cut off anywhere never fails, and has nothing but what was written', () => {
    const whole = richText(
      '{\\b Clerk}\\par{\\field{\\*\\fldinst HYPERLINK "https://example.com"}{\\fldrslt link}}\\intbl a\\cell b\\cell\\row',
    );
    for (let length = 6; length < whole.length; length++)
      for (const { text } of readRichText(whole.subarray(0, length)).lines)
        expect(
          ['Clerk', 'link', 'a', 'b'].some((word) => word.startsWith(text) || text.includes(word)),
          text,
        ).toBe(true);
  });

  it('has any text as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
        const letters = (of: string) => normaliseText(of).replace(/[^\p{L}\p{N}]/gu, '');
        // "❶" at the beginning is a list item's mark.
        const read = readLines(`${rtfText(text)} x\\par`).map((line) => line.marker + line.text);
        expect(letters(read.join(' '))).toBe(`${letters(text)}x`);
      }),
      { numRuns: 400 },
    );
  });

  it('of any control words in any nesting never fails', () => {
    const piece = fc.constantFrom(
      ..."{ } \\par \\cell \\row \\intbl \\pard \\b \\b0 \\u-1 \\u999999 \\uc9 \\* \\shptxt \\header \\footnote \\listtext \\fldinst \\fldrslt \\constructor \\s1 \\f2 \\bin3 \\'zz \\'e9 text".split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(readRichText(richText(pieces.join(' '))).lines.length).toBeLessThan(70);
      }),
      { numRuns: 400 },
    );
  });

  it('nested endlessly is refused', () => {
    expect(() => readRichText(richText('{'.repeat(100_000)))).toThrow(RuleError);
  });
});
