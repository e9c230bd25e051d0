import { RuleError, TooLargeError } from '../../core/errors.ts';
import { UPLOAD_MAX_BYTES } from '../../limits.ts';
import { parseLines } from '../../writing/reading/lines/line.ts';
import type { Line } from '../../writing/reading/lines/line.ts';
import { readLines } from '../../writing/reading/read-lines.ts';
import type { Placement } from '../../writing/reading/read-lines.ts';
import type { ReadHistory } from '../../writing/types.ts';
import { detectType } from './detect-type.ts';
import type { DetectedFile, FileType } from './detect-type.ts';
import { readOpenDocument } from './open-document/open-document.ts';
import { readRichText } from './rich-text/rich-text.ts';
import { readWebPage } from './web-page/web-page.ts';
import { readDoc } from './word/doc.ts';
import { readDocx } from './word/docx.ts';
import { readJsonResume } from './json-resume.ts';
import { guardInflation } from './pdf/glyphs/inflation-guard.ts';
import { placeLines, shown } from './placed-lines.ts';
import type { PlacedLine } from './placed-lines.ts';
import { readPdf } from './pdf/read-pdf.ts';
import type { SourceDocument } from './source-document.ts';
import { readWordXml } from './word/word-xml.ts';

/** The content of an uploaded file. */
export interface ReadDocument {
  fileType: FileType;
  history: ReadHistory;
  /** The whole text of the file in reading order, one line for each of `lines`. */
  text: string;
  /** All lines of the file in reading order with their placement; `sourceLines` refers to their numbers. */
  lines: PlacedLine[];
  /** The same lines with all that is known of their looks, for a second reading. */
  source: Line[];
  /** Plain sentences for the user about the file itself; those about the history are in `history.warnings`. */
  warnings: string[];
}

/** A line that consists only of tags has no text. */
const MARKUP_ONLY = /^(?:<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,300})?\/?>\s*)+$/i;
export const PAGES_MAX = 30;
export const LETTERS_MAX = 200_000;

async function readSource(
  bytes: Uint8Array,
  file: Exclude<DetectedFile, { type: 'json-resume' }>,
): Promise<SourceDocument> {
  switch (file.type) {
    case 'pdf':
      guardInflation(bytes);
      return readPdf(bytes, { maxPages: PAGES_MAX, maxLetters: LETTERS_MAX });
    case 'docx':
      return readDocx(bytes);
    case 'doc':
      return readDoc(bytes);
    case 'odt':
      return readOpenDocument(bytes);
    case 'rtf':
      return readRichText(bytes);
    case 'html':
      return readWebPage(file.text);
    case 'word-xml':
      return readWordXml(file.text);
    case 'text':
      return {
        lines: parseLines(file.text.slice(0, LETTERS_MAX)).filter((line) => !MARKUP_ONLY.test(line.text)),
        warnings: cutWarning(file.text.length),
      };
  }
}

function cutWarning(length: number): string[] {
  return length > LETTERS_MAX ? ['This file is very long. Only its beginning was read.'] : [];
}

/** Cuts the lines at the text length limit. */
function cutToLimit(source: SourceDocument): SourceDocument {
  let letters = 0;
  const end = source.lines.findIndex((line) => (letters += line.text.length) > LETTERS_MAX);
  if (end < 0) return source;
  return {
    lines: source.lines.slice(0, end),
    warnings: [...source.warnings, ...cutWarning(LETTERS_MAX + 1)],
  };
}

function documentFrom(
  fileType: FileType,
  lines: Line[],
  reading: { history: ReadHistory; placement: Map<number, Placement> },
  warnings: string[],
): ReadDocument {
  return {
    fileType,
    history: reading.history,
    text: lines.map(shown).join('\n'),
    lines: placeLines(lines, reading.placement),
    source: lines,
    warnings,
  };
}

/**
 * Reads an uploaded file in this process: only for the sandboxed child, since a hostile file can hang or exhaust it.
 * Throws `UnsupportedTypeError`, `TooLargeError`, and `RuleError` with the reasons `file-empty`, `file-damaged`,
 * `file-encrypted`, `file-unsafe` and `file-without-text`.
 */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<ReadDocument> {
  return removeUnstorable(await read(bytes, fileName));
}

/** Removes characters that the database can't store: NULs and lone surrogates, which may occur in any format. */
function removeUnstorable<T>(value: T): T;
function removeUnstorable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (Array.isArray(value)) return value.map((item: unknown) => removeUnstorable(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, removeUnstorable(item)]));
  return value;
}

async function read(bytes: Uint8Array, fileName: string): Promise<ReadDocument> {
  if (bytes.length === 0) throw new RuleError('file-empty', 'This file is empty.');
  if (bytes.length > UPLOAD_MAX_BYTES) throw new TooLargeError('Please upload a file smaller than 10MB.');
  const file = await detectType(bytes, fileName);
  if (file.type === 'json-resume') {
    const reading = readJsonResume(file.value);
    return documentFrom(file.type, reading.lines, reading, []);
  }
  const { lines: found, warnings } = cutToLimit(await readSource(bytes, file));
  // Text counts its empty lines too.
  const lines = found.map((line, lineNumber) => ({ ...line, lineNumber }));
  if (lines.length === 0) {
    throw file.type === 'text'
      ? new RuleError('file-empty', 'This file is empty.')
      : new RuleError(
          'file-without-text',
          'There is no text in this file. If it holds a picture of your resume, paste the text instead.',
        );
  }
  return documentFrom(file.type, lines, readLines(lines), warnings);
}
