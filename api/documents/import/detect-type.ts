import { RuleError, UnsupportedTypeError } from '../../core/errors.ts';
import { isPicture } from './is-picture.ts';
import { decodePage } from './job-page/page-encoding.ts';
import { isJsonResume } from './json-resume.ts';
import { decodeText } from './text.ts';
import { zipNames } from './zip-guard.ts';

export const FILE_TYPES = [
  'pdf',
  'docx',
  'doc',
  'word-xml',
  'odt',
  'rtf',
  'html',
  'text',
  'json-resume',
] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** The detected type, with the text if detecting it required decoding. */
export type DetectedFile =
  | { type: 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' }
  | { type: 'word-xml' | 'html' | 'text'; text: string }
  | { type: 'json-resume'; value: unknown };

const UNSUPPORTED = 'Please upload a PDF, Word document, or text file.';
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** What every OpenDocument has; only the first part says whether it is a text. */
const OPEN_DOCUMENT = ['content.xml', 'META-INF/manifest.xml'];
/** Its number is up to the program that wrote it: `word/document2.xml`. */
const WORD_MAIN_PART = /^word\/document\d*\.xml$/;
const RICH_TEXT = '{\\rtf';
const PAGE_NAMES = new Set(['html', 'htm', 'xhtml']);
/** Word keeps the name of a document that it saves as a web page. */
const WORD_NAMES = new Set(['doc', 'docx']);
/** Markdown may have a page's markup in it, or nothing else. */
const MARKDOWN_NAMES = new Set(['md', 'markdown']);
const SAVED_BY_WORD = /urn:schemas-microsoft-com:office:word|content="?Word\.Document/i;
const WEB_PAGE =
  /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype\s+html|html\b|head\b|body\b)/i;
const TEXT_NAMES = new Set(['', 'txt', 'text', 'md', 'markdown', 'json', 'doc', 'docx', 'pdf']);
/** A PDF's header may come a little after the beginning of the file. */
const PDF_HEADER_REACH = 1_024;

/** The documented refusal, with what the file is if that is known. */
export function unsupported(kind = ''): UnsupportedTypeError {
  return new UnsupportedTypeError(kind === '' ? UNSUPPORTED : `${UNSUPPORTED} This is ${kind}.`);
}

function typeOfText(text: string): DetectedFile {
  const start = text.slice(0, 2_000).trimStart();
  if (WEB_PAGE.test(start)) throw unsupported('a web page (HTML): give it a name that ends in .html');
  if (/<\?mso-application\s+progid="Word\.Document"|<w:wordDocument\b/i.test(text.slice(0, 20_000)))
    return { type: 'word-xml', text };
  if (/^(?:MIME-Version:|Content-Type: multipart)/im.test(start.slice(0, 400)))
    throw unsupported('a web archive: save it as one of these');
  if (start.startsWith('{')) {
    try {
      const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
      if (isJsonResume(value)) return { type: 'json-resume', value };
    } catch {
      // Just text that begins with a brace.
    }
  }
  return { type: 'text', text };
}

/**
 * Detects a file's type by its content; the name only distinguishes text from program code. Throws
 * `UnsupportedTypeError` with a message for users if the type can't be read, and `RuleError` `file-encrypted`. (docs/algorithms.md#opening-a-file)
 */
export async function detectType(bytes: Uint8Array, fileName: string): Promise<DetectedFile> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_REACH));
  if (head.indexOf('%PDF-') >= 0) return { type: 'pdf' };
  if (head.toString('latin1', 0, 2) === 'PK') {
    const names = await zipNames(bytes);
    if (names === null || [...names].some((name) => WORD_MAIN_PART.test(name))) return { type: 'docx' };
    if (OPEN_DOCUMENT.every((name) => names.has(name))) return { type: 'odt' };
    throw unsupported();
  }
  if (head.toString('latin1').trimStart().startsWith(RICH_TEXT)) return { type: 'rtf' };
  if (OLE.every((byte, index) => bytes[index] === byte)) {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (all.includes(Buffer.from('WordDocument', 'utf16le'))) return { type: 'doc' };
    // This is how Office keeps a protected .docx; what else it could be, such as a table, can't be told.
    if (all.includes(Buffer.from('EncryptedPackage', 'utf16le')))
      throw new RuleError(
        'file-encrypted',
        'This document is protected with a password. Remove the protection, or paste the text instead.',
      );
    throw unsupported();
  }
  // Renamed pictures, and phones that save a photo of a page.
  if (isPicture(head)) throw unsupported('a picture, whatever its name says');
  const decoded = decodeText(bytes);
  if (!decoded) throw unsupported();
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const opening = decoded.text.slice(0, 4_000).trimStart();
  const isPage =
    PAGE_NAMES.has(ending) ||
    (MARKDOWN_NAMES.has(ending) && WEB_PAGE.test(opening)) ||
    (WORD_NAMES.has(ending) && WEB_PAGE.test(opening) && SAVED_BY_WORD.test(opening));
  if (isPage) return { type: 'html', text: decodePage(bytes, '') };
  const file = typeOfText(decoded.text);
  // Program code, tables and web pages are text too.
  if (file.type === 'text' && !TEXT_NAMES.has(ending)) throw unsupported();
  return file;
}
