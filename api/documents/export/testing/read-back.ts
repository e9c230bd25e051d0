/** Reading a PDF back for this folder's tests, with the libraries that the product and others read with. */
import { execFileSync, spawnSync } from 'node:child_process';
import { PDFParse } from 'pdf-parse';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function readWithPdfParse(bytes: Uint8Array): Promise<string> {
  const parser = new PDFParse({ data: bytes.slice() });
  try {
    return (await parser.getText({ pageJoiner: '' })).text;
  } finally {
    await parser.destroy();
  }
}

export const hasPdftotext = spawnSync('pdftotext', ['-v']).status !== null;

export function readWithPdftotext(bytes: Uint8Array): string {
  return execFileSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: bytes, maxBuffer: 1e8 }).toString(
    'utf8',
  );
}

export interface PlacedText {
  page: number;
  text: string;
  x: number;
  /** Points from the foot of the page. */
  y: number;
  width: number;
  size: number;
}

export async function placedTexts(bytes: Uint8Array): Promise<PlacedText[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const placed: PlacedText[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const content = await (await pdf.getPage(page)).getTextContent();
    for (const item of content.items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size, x, y] = item.transform.map(Number);
      placed.push({ page, text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: size ?? 0 });
    }
  }
  await task.destroy();
  return placed;
}

/** A line break may replace a space of the text. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The expected texts that are not found after the one before. */
export function missingInOrder(text: string, expected: string[]): string[] {
  const flat = oneLine(text);
  let from = 0;
  return expected.filter((one) => {
    const at = flat.indexOf(oneLine(one), from);
    if (at < 0) return true;
    from = at + oneLine(one).length;
    return false;
  });
}
