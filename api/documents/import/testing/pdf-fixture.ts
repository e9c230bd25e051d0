/** PDFs for tests, written by hand so that each operator is known. */

export interface Drawn {
  text: string;
  x: number;
  /** From the top of the page. */
  y: number;
  size?: number;
  isBold?: boolean;
  /** Operators before the text, for example a colour or a rendering mode. */
  before?: string;
}

export const plain = (text: string, x: number, y: number, size = 10): Drawn => ({ text, x, y, size });
export const bold = (text: string, x: number, y: number, size = 10): Drawn => ({
  text,
  x,
  y,
  size,
  isBold: true,
});

/** A person and the heading of their work. */
export const HEAD: Drawn[] = [
  plain('Ines Paredo', 60, 50, 20),
  plain('ines@example.com', 60, 70),
  bold('Experience', 60, 100, 14),
];

/** Text, or raw operators. */
export type Content = Drawn | string;

const WIDTH = 595;
const HEIGHT = 842;

const escaped = (text: string): string =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\x7e]/g, (letter) => `\\${(WIN_ANSI[letter] ?? letter.charCodeAt(0)).toString(8)}`);

const WIN_ANSI: Record<string, number> = {
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '…': 0x85,
};

function pdfOperators(content: Content): string {
  if (typeof content === 'string') return content;
  const { text, x, y, size = 10, isBold = false, before = '' } = content;
  return `q ${before} BT /${isBold ? 'B' : 'R'} ${size} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET Q`;
}

/** Objects by number, from 1, as a file with a cross-reference table. */
export function makePdf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    add(Buffer.from(`${index + 1} 0 obj\n`, 'latin1'));
    add(typeof object === 'string' ? Buffer.from(object, 'latin1') : Buffer.from(object));
    add(Buffer.from('\nendobj\n', 'latin1'));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer <</Root 1 0 R/Size ${objects.length + 1}${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
  add(Buffer.from(end, 'latin1'));
  return new Uint8Array(Buffer.concat(parts));
}

export function makeStream(data: Uint8Array | string, dictionary = ''): Uint8Array {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
  return Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}${dictionary}>>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

const FONT = (name: string): string =>
  `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

/** A document of A4 pages with Helvetica, object 5 and on: one content stream for each page. */
export function pdfPages(pages: readonly (readonly Content[])[]): Uint8Array {
  return pdfWithStreams(pages.map((page) => makeStream(page.map(pdfOperators).join('\n'))));
}

/** One page for each content stream. */
export function pdfWithStreams(
  streams: readonly Uint8Array[],
  extra: readonly (string | Uint8Array)[] = [],
  resources = '',
): Uint8Array {
  const first = 5;
  const kids = streams.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const objects: (string | Uint8Array)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${streams.length}>>`,
    FONT('Helvetica'),
    FONT('Helvetica-Bold'),
  ];
  for (const [index, stream] of streams.entries()) {
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${first + index * 2 + 1} 0 R/Resources<<${resources.includes('/Font') ? '' : '/Font<</R 3 0 R/B 4 0 R>>'}${resources}>>>>`,
      stream,
    );
  }
  return makePdf([...objects, ...extra]);
}

/** Lines at a fixed leading, downwards from the given position. */
export function linesAt(x: number, y: number, texts: readonly string[], size = 10, leading = 14): Drawn[] {
  return texts.map((text, index) => ({ text, x, y: y + index * leading, size }));
}
