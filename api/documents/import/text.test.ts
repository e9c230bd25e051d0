import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnsupportedTypeError } from '../../core/errors.ts';
import { detectType } from './detect-type.ts';
import { readDocument } from './read-document.ts';
import { decodeText } from './text.ts';

const latin = (text: string, encoding: BufferEncoding): Uint8Array =>
  new Uint8Array(Buffer.from(text, encoding));

describe('the encoding of a text', () => {
  it('is detected for UTF-8, UTF-16 with and without a byte order mark, and Windows-1252', () => {
    expect(decodeText(latin('Zażółć – Müller', 'utf8'))).toEqual({
      text: 'Zażółć – Müller',
      encoding: 'utf-8',
    });
    expect(decodeText(latin('\ufeffMüller', 'utf16le'))?.text).toBe('Müller');
    expect(decodeText(latin('Mueller, baker in Linz', 'utf16le'))).toEqual({
      text: 'Mueller, baker in Linz',
      encoding: 'utf-16le',
    });
    const bigEndian = Buffer.from('\ufeffMüller', 'utf16le').swap16();
    expect(decodeText(new Uint8Array(bigEndian))?.text).toBe('Müller');
    expect(decodeText(new Uint8Array([0x95, 0x20, 0x4d, 0xfc, 0x20, 0x96, 0x20, 0x93, 0x78, 0x94]))).toEqual({
      text: '• Mü – “x”',
      encoding: 'windows-1252',
    });
  });

  it('is null for bytes that are not text', () => {
    expect(decodeText(new Uint8Array(400).map((_, index) => (index * 37) % 256))).toBeNull();
  });

  it('round-trips any text written as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[^\P{Cc}\t\n\r]|[\ufeff\ufffd]/u.test(text) && text.length > 0);
        expect(decodeText(latin(text, 'utf8'))?.text).toBe(text);
      }),
    );
  });
});

describe('the type of a file', () => {
  const typed = async (text: string, name: string) => (await detectType(latin(text, 'utf8'), name)).type;
  it('is determined by its content', async () => {
    expect(await typed('%PDF-1.4 and so on', 'a.txt')).toBe('pdf');
    expect(await typed('# Ann Lee\n\nBaker', 'a.md')).toBe('text');
    expect(await typed('{"basics":{"name":"Ann"},"work":[]}', 'a.txt')).toBe('json-resume');
    expect(await typed('{curly} begins my resume', 'a.txt')).toBe('text');
  });

  it('is rich text by its first word, and a web page only by its name, too', async () => {
    expect(await typed('{\\rtf1 x}', 'a.doc')).toBe('rtf');
    expect(await typed('<html><body>x</body></html>', 'a.html')).toBe('html');
    expect(await typed('<p>x</p>', 'a.HTM')).toBe('html');
  });

  it('is refused with the documented message', async () => {
    for (const [text, name] of [
      ['<html><body>x</body></html>', 'a.docx'],
      ['MZ\u0000\u0001\u0002\u0003\u0004', 'a.pdf'],
      ['console.log("Baker")', 'a.js'],
    ] as const) {
      const error = await typed(text, name).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(UnsupportedTypeError);
      expect(String(error)).toContain('Please upload a PDF, Word document, or text file.');
    }
  });
});

describe('a JSON Resume', () => {
  const resume = {
    basics: { name: 'Ann Lee', email: 'ann@example.com', summary: 'Bakes.', location: { city: 'Cork' } },
    work: [
      {
        name: 'Crumb & Co',
        position: 'Baker',
        startDate: '2019-03-01',
        endDate: '',
        summary: 'Night shift',
        highlights: ['Made bread'],
      },
    ],
    education: [{ institution: 'Craft School', area: 'Baking', startDate: '2017' }],
    skills: [{ name: 'Bread', keywords: ['Rye', 'Spelt'] }],
  };
  it('is taken as it is, every text in one place', async () => {
    const { history, lines, fileType } = await readDocument(
      latin(JSON.stringify(resume), 'utf8'),
      'ann.json',
    );
    expect(fileType).toBe('json-resume');
    expect(history.contact).toMatchObject({
      fullName: 'Ann Lee',
      email: 'ann@example.com',
      location: 'Cork',
    });
    expect(history.experiences).toMatchObject([
      {
        title: 'Baker',
        company: 'Crumb & Co',
        startDate: '2019-03',
        endDate: '',
        description: 'Night shift',
        bulletPoints: ['Made bread'],
      },
    ]);
    expect(history.sections.map(({ kind, lines: own }) => [kind, own])).toEqual([
      ['summary', ['Bakes.']],
      ['education', ['Craft School, Baking, 2017']],
      ['skills', ['Bread, Rye, Spelt']],
    ]);
    expect(history.unplaced).toEqual([]);
    expect(lines).toHaveLength(15);
    const [school] = history.details.education;
    expect(school?.sourceLines.map((number) => lines[number]?.text)).toEqual([
      'Craft School',
      'Baking',
      '2017',
    ]);
  });

  it('may have any shape inside', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (work, basics) => {
        const bytes = latin(
          JSON.stringify({ basics: { name: 'Ann Lee', other: basics }, work: [work] }),
          'utf8',
        );
        expect((await readDocument(bytes, 'a.json')).history.contact.fullName).toBe('Ann Lee');
      }),
    );
  });
});
