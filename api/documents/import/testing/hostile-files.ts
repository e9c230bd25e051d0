import { deflateSync } from 'node:zlib';
import { strFromU8, strToU8, zipSync } from 'fflate';
import {
  openDocument,
  openDocumentParts,
  officeParagraph,
  richText,
  rtfText,
  webPage,
} from './other-formats-fixture.ts';
import { linesAt, makePdf, pdfPages, pdfWithStreams, makeStream } from './pdf-fixture.ts';
import { plainWord97 } from './word-97-fixture.ts';
import { docx, docxParts, paragraph } from './word-fixture.ts';

/** A malicious or broken file, and the expected outcome: a reason, or the kind of error. */
export interface HostileFile {
  name: string;
  bytes: () => Uint8Array;
  /** Any of these is correct. `read` means that the file is read normally. */
  expected: readonly string[];
}

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const RESUME = [
  'Mira Ostrov',
  'mira.ostrov@example.com',
  'Experience',
  'Ward Nurse, Lakeside Clinic, May 2019 - Present',
  '• Cared for twelve patients on each shift',
  '• Taught four new colleagues',
  'Nursing Assistant, Hillview Home, Jan 2016 - Apr 2019',
  '• Kept the records of two wards',
];

export const goodPdf = (): Uint8Array => pdfPages([linesAt(60, 60, RESUME)]);
export const goodDocx = (): Uint8Array => docx(RESUME.map((line) => paragraph(line)).join(''));

const goodOdt = (): Uint8Array => openDocument(RESUME.map((line) => officeParagraph(line)).join(''));
const goodRtf = (): Uint8Array => richText(RESUME.map((line) => `${rtfText(line)}\\par\n`).join(''));
const goodDoc = (): Uint8Array => plainWord97(RESUME.join('\n'));
/** A good file of each format with a structure that can break, the commonest twice. */
const GOOD_FILES = [goodPdf, goodDocx, goodPdf, goodOdt, goodDocx, goodRtf, goodDoc];

const flate = (data: Uint8Array | string, layers = 1): Uint8Array => {
  let packed = typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
  for (let layer = 0; layer < layers; layer++) packed = deflateSync(packed, { level: 9 });
  return packed;
};

/** A gigabyte of spaces in a few kilobytes, compressed twice. */
const doublyDeflated = (): Uint8Array => {
  const once = deflateSync(Buffer.alloc(256 * 1024 * 1024, 32), { level: 9 });
  return pdfWithStreams([makeStream(deflateSync(once, { level: 9 }), '/Filter[/FlateDecode/FlateDecode]')]);
};

const millionsOfOperators = (): Uint8Array =>
  pdfWithStreams([makeStream(flate(`BT /R 10 Tf ${'(x) Tj '.repeat(4_000_000)} ET`), '/Filter/FlateDecode')]);

/** Ten forms, each drawn ten times by the one before: ten billion letters. */
const nestedForms = (): Uint8Array => {
  const levels = 10;
  const base = 7;
  const forms = Array.from({ length: levels }, (_, level) => {
    const next = base + level + 1;
    const isLast = level === levels - 1;
    const content = isLast ? 'BT /R 10 Tf 50 700 Td (again) Tj ET' : '/F Do '.repeat(10);
    const resources = isLast ? '/Font<</R 3 0 R>>' : `/XObject<</F ${next} 0 R>>`;
    return makeStream(content, `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<<${resources}>>`);
  });
  return pdfWithStreams([makeStream('/F Do '.repeat(10))], forms, `/XObject<</F ${base} 0 R>>`);
};

const selfReference = (): Uint8Array =>
  pdfWithStreams(
    [makeStream('/F Do')],
    [makeStream('/F Do', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 7 0 R>>>>')],
    '/XObject<</F 7 0 R>>',
  );

const pageTreeLoop = (): Uint8Array =>
  makePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 99999999>>']);

const manyPages = (): Uint8Array =>
  makePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'4 0 R '.repeat(200_000)}]/Count 200000>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</R 3 0 R>>>>>>',
    makeStream('BT /R 10 Tf 50 700 Td (Clerk, Acme, 2019 - 2021) Tj ET'),
  ]);

const encrypted = (): Uint8Array => {
  const key = 'A'.repeat(64);
  const plain = Buffer.from(goodPdf()).toString('latin1');
  const secured = plain.replace(
    '/Root 1 0 R',
    `/Root 1 0 R/ID[<${key.slice(0, 32)}><${key.slice(0, 32)}>]/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${key}>/U<${key}>>>`,
  );
  return new Uint8Array(Buffer.from(secured, 'latin1'));
};

/** A page that is one image. */
const scanned = (): Uint8Array =>
  pdfWithStreams(
    [makeStream('q 500 0 0 700 40 60 cm /I Do Q')],
    [
      makeStream(
        Buffer.alloc(64 * 64, 200),
        '/Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray/BitsPerComponent 8',
      ),
    ],
    '/XObject<</I 7 0 R>>',
  );

const withPart = (name: string, value: Uint8Array | string): Uint8Array =>
  zipSync(
    { ...docxParts(paragraph('x')), [name]: typeof value === 'string' ? strToU8(value) : value },
    { level: 9 },
  );

const hugeDocx = (): Uint8Array => withPart('word/document.xml', Buffer.alloc(128 * 1024 * 1024, 97));

const manyParagraphs = (): Uint8Array => makeDocx('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(1_200_000));

const makeDocx = (body: string): Uint8Array => zipSync(docxParts(body), { level: 9 });

const deepXml = (): Uint8Array => makeDocx('<w:tbl><w:tr><w:tc>'.repeat(40_000));

const manyEntries = (): Uint8Array => {
  const files: Record<string, Uint8Array> = docxParts(paragraph('x'));
  for (let index = 0; index < 65_000; index++) files[`${index}.xml`] = new Uint8Array(0);
  return zipSync(files, { level: 0 });
};

/** Zips in zips: only the outermost is ever opened. */
const nestedZips = (): Uint8Array => {
  let inner = zipSync({ 'a.xml': new Uint8Array(8 * 1024 * 1024) }, { level: 9 });
  for (let level = 0; level < 6; level++) inner = zipSync({ 'a.zip': inner, 'b.zip': inner });
  return zipSync({ ...docxParts(RESUME.map((line) => paragraph(line)).join('')), 'word/a.zip': inner });
};

/** A Word file with macros is read like one without: nothing in it ever runs. */
export const docxWithMacros = (): Uint8Array => {
  const parts = docxParts(RESUME.map((line) => paragraph(line)).join(''));
  const types = strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array()).replace(
    'wordprocessingml.document.main+xml',
    'ms-word.document.macroEnabled.main+xml',
  );
  const macro = Buffer.concat([
    OLE,
    Buffer.alloc(2_000),
    Buffer.from('Sub AutoOpen()\nShell "calc"\nEnd Sub'),
  ]);
  return zipSync({ ...parts, '[Content_Types].xml': strToU8(types), 'word/vbaProject.bin': macro });
};

/** Runs a script when opened, if the program allows it. */
const pdfWithScript = (): Uint8Array => {
  const plain = Buffer.from(goodPdf()).toString('latin1');
  const script = '/OpenAction<</S/JavaScript/JS(while\\(true\\){app.alert\\(1\\)})>>';
  return new Uint8Array(Buffer.from(plain.replace('/Type/Catalog', `/Type/Catalog${script}`), 'latin1'));
};

/** A PDF to some programs and an archive to others. */
const pdfAndZip = (): Uint8Array =>
  Buffer.concat([goodPdf(), zipSync({ 'word/document.xml': strToU8('<w:document/>') })]);

/** Eight million operators that draw nothing, in a few kilobytes. */
const idleOperators = (): Uint8Array =>
  pdfWithStreams([makeStream(flate('q Q '.repeat(8_000_000)), '/Filter/FlateDecode')]);

/** The central directory says that the document is small. */
const lyingSizes = (): Uint8Array => {
  const zip = Buffer.from(makeDocx('<w:p><w:r><w:t>lie</w:t></w:r></w:p>'.repeat(200_000)));
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4))
    if (zip.toString('latin1', at + 46, at + 63) === 'word/document.xml') zip.writeUInt32LE(400, at + 24);
  return new Uint8Array(zip);
};

const entities = (): Uint8Array =>
  withPart(
    'word/document.xml',
    `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i} "${'&a;'.repeat(10)}">`).join('')}]><w:document>&a9;</w:document>`,
  );

export const HOSTILE_FILES: readonly HostileFile[] = [
  { name: 'empty.pdf', bytes: () => new Uint8Array(0), expected: ['file-empty'] },
  { name: 'spaces.txt', bytes: () => strToU8(' \n\t\n'), expected: ['file-empty'] },
  { name: 'header only.pdf', bytes: () => strToU8('%PDF-1.7\n'), expected: ['file-damaged'] },
  {
    name: 'truncated.pdf',
    bytes: () => goodPdf().slice(0, 300),
    expected: ['file-damaged', 'file-without-text'],
  },
  { name: 'encrypted.pdf', bytes: encrypted, expected: ['file-encrypted'] },
  { name: 'scanned.pdf', bytes: scanned, expected: ['file-without-text'] },
  { name: 'deflated twice.pdf', bytes: doublyDeflated, expected: ['file-unsafe'] },
  {
    name: 'deflated once.pdf',
    bytes: () =>
      pdfWithStreams([makeStream(flate(Buffer.alloc(128 * 1024 * 1024, 32)), '/Filter/FlateDecode')]),
    expected: ['file-unsafe'],
  },
  {
    name: 'escaped filter name.pdf',
    bytes: () =>
      pdfWithStreams([makeStream(flate(Buffer.alloc(128 * 1024 * 1024, 32)), '/Filter/Fl#61teDecode')]),
    expected: ['file-unsafe'],
  },
  {
    name: 'operators.pdf',
    bytes: millionsOfOperators,
    expected: ['file-too-slow', 'file-too-complex', 'file-unsafe'],
  },
  {
    name: 'idle operators.pdf',
    bytes: idleOperators,
    expected: ['file-too-slow', 'file-too-complex', 'file-unsafe', 'file-without-text'],
  },
  {
    name: 'nested forms.pdf',
    bytes: nestedForms,
    expected: ['file-too-slow', 'file-too-complex', 'file-damaged'],
  },
  {
    name: 'self reference.pdf',
    bytes: selfReference,
    expected: ['file-without-text', 'file-damaged', 'file-too-complex', 'file-too-slow'],
  },
  { name: 'page tree loop.pdf', bytes: pageTreeLoop, expected: ['file-damaged', 'file-without-text'] },
  { name: '200,000 pages.pdf', bytes: manyPages, expected: ['read', 'file-too-slow', 'file-too-complex'] },
  { name: 'truncated.docx', bytes: () => goodDocx().slice(0, 900), expected: ['file-damaged'] },
  { name: 'huge.docx', bytes: hugeDocx, expected: ['file-unsafe'] },
  {
    name: 'paragraphs.docx',
    bytes: manyParagraphs,
    expected: ['file-unsafe', 'file-too-complex', 'file-too-slow'],
  },
  { name: 'deep.docx', bytes: deepXml, expected: ['file-unsafe'] },
  { name: 'entries.docx', bytes: manyEntries, expected: ['file-unsafe'] },
  { name: 'lying sizes.docx', bytes: lyingSizes, expected: ['file-unsafe', 'file-damaged'] },
  { name: 'entities.docx', bytes: entities, expected: ['file-unsafe'] },
  { name: 'nested zips.docx', bytes: nestedZips, expected: ['read'] },
  { name: 'macros.docm', bytes: docxWithMacros, expected: ['read'] },
  { name: 'script.pdf', bytes: pdfWithScript, expected: ['read'] },
  { name: 'polyglot.pdf', bytes: pdfAndZip, expected: ['read'] },
  { name: 'docx.pdf', bytes: goodDocx, expected: ['read'] },
  { name: 'pdf.docx', bytes: goodPdf, expected: ['read'] },
  {
    name: 'program.pdf',
    bytes: () => Buffer.concat([strToU8('MZ'), Buffer.alloc(3_000, 1)]),
    expected: ['unsupported-type'],
  },
  {
    name: 'page.docx',
    bytes: () => strToU8('<!DOCTYPE html><html><body>Hi</body></html>'),
    expected: ['unsupported-type'],
  },
  { name: 'letter.doc', bytes: () => strToU8('{\\rtf1\\ansi Hello}'), expected: ['read'] },
  {
    name: 'table.ods',
    bytes: () => openDocument('', { kind: 'spreadsheet' }),
    expected: ['unsupported-type'],
  },
  {
    name: 'encrypted.odt',
    bytes: () => openDocument('', { manifest: '<manifest:encryption-data/>' }),
    expected: ['file-encrypted'],
  },
  {
    name: 'huge.odt',
    bytes: () => openDocument(officeParagraph('x'.repeat(12 * 1024 * 1024))),
    expected: ['file-unsafe'],
  },
  {
    name: 'entities.odt',
    bytes: () =>
      zipSync({
        ...openDocumentParts(''),
        'content.xml': strToU8('<!DOCTYPE a [<!ENTITY b "bbbb">]><office:text>&b;</office:text>'),
      }),
    expected: ['file-unsafe'],
  },
  {
    name: 'tabs.odt',
    bytes: () => openDocument(`<text:p>${'<text:s text:c="999999999"/>'.repeat(20_000)}</text:p>`),
    expected: ['file-without-text'],
  },
  {
    name: 'headers.odt',
    bytes: () => openDocument(officeParagraph('Clerk'), { page: '<style:header>'.repeat(390) }),
    expected: ['read', 'file-unsafe'],
  },
  { name: 'deep.rtf', bytes: () => richText('{'.repeat(500_000)), expected: ['file-unsafe'] },
  { name: 'paragraphs.rtf', bytes: () => richText('x\\par '.repeat(200_000)), expected: ['file-unsafe'] },
  {
    name: 'boxes.rtf',
    bytes: () => richText('{\\header x\\par}'.repeat(50_000)),
    expected: ['file-unsafe'],
  },
  { name: 'data.rtf', bytes: () => richText('\\bin2147483647 '), expected: ['file-without-text'] },
  { name: 'styles.rtf', bytes: () => richText('\\b\\b0'.repeat(400_000)), expected: ['file-without-text'] },
  { name: 'deep.html', bytes: () => webPage('<div>'.repeat(200_000)), expected: ['file-unsafe'] },
  { name: 'endless.html', bytes: () => webPage('<b>x</b>'.repeat(200_000)), expected: ['file-unsafe'] },
  {
    name: 'styles.html',
    bytes: () =>
      webPage('<p>Clerk</p>', `${'.a,'.repeat(400_000)}${'.b{}/*'.repeat(200_000)}${'.b{'.repeat(400_000)}`),
    expected: ['read'],
  },
  {
    name: 'sheets.html',
    bytes: () => webPage(`<p>Clerk</p>${'<style>.a{color:red}'.repeat(80_000)}`),
    expected: ['read'],
  },
  {
    name: 'picture.png',
    bytes: () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(500)]),
    expected: ['unsupported-type'],
  },
  { name: 'archive.zip', bytes: () => zipSync({ 'a.txt': strToU8('a') }), expected: ['unsupported-type'] },
  {
    name: 'ole.doc',
    bytes: () =>
      Buffer.concat([OLE, Buffer.alloc(600), Buffer.from('WordDocument', 'utf16le'), Buffer.alloc(3_000)]),
    expected: ['file-damaged'],
  },
  {
    name: '100,000 letters.txt',
    bytes: () => strToU8(`Clerk ${'a'.repeat(100_000)}\n${'1 - '.repeat(25_000)}`),
    expected: ['read'],
  },
  { name: 'too large.pdf', bytes: () => new Uint8Array(10 * 1024 * 1024 + 1), expected: ['too-large'] },
];

/** Reproducible random numbers from 0 to below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

/** Valid files with some bytes changed, the same ones every time. */
export function damagedFiles(count: number): Uint8Array[] {
  const next = numbers(7);
  return Array.from({ length: count }, (_, index) => {
    const bytes = (GOOD_FILES[index % GOOD_FILES.length] ?? goodPdf)().slice();
    for (let change = 0; change < 1 + next() * 12; change++)
      bytes[Math.floor(next() * bytes.length)] = Math.floor(next() * 256);
    return bytes;
  });
}
