import { zipSync } from 'fflate';

/** OpenDocument, rich text and web pages for tests, written by hand. */

const toBytes = (value: string): Uint8Array => new TextEncoder().encode(value);
const markup = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const NAMESPACES = [
  ['office', 'office:1.0'],
  ['text', 'text:1.0'],
  ['table', 'table:1.0'],
  ['style', 'style:1.0'],
  ['fo', 'xsl-fo-compatible:1.0'],
  ['draw', 'drawing:1.0'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}"`)
  .join(' ');

export interface OpenDocumentFixture {
  /** Automatic styles of the content. */
  styles?: string;
  /** Elements of the page's style: `style:header`, `style:footer`. */
  page?: string;
  /** The kind of document. */
  kind?: 'text' | 'spreadsheet';
  manifest?: string;
}

/** A paragraph of an OpenDocument; tabs and soft line breaks as its own elements. */
export const officeParagraph = (value: string, style = ''): string =>
  `<text:p${style === '' ? '' : ` text:style-name="${style}"`}>${markup(value).replaceAll('\t', '<text:tab/>').replaceAll('\n', '<text:line-break/>')}</text:p>`;

/** The parts of an .odt, to be changed before they are zipped. */
export function openDocumentParts(
  body: string,
  { styles = '', page = '', kind = 'text', manifest = '' }: OpenDocumentFixture = {},
): Record<string, Uint8Array> {
  return {
    mimetype: toBytes(`application/vnd.oasis.opendocument.${kind}`),
    'content.xml': toBytes(
      `<?xml version="1.0"?><office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    ),
    'styles.xml': toBytes(
      `<?xml version="1.0"?><office:document-styles ${NAMESPACES}><office:styles><style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph"/></office:styles><office:master-styles><style:master-page style:name="Standard">${page}</style:master-page></office:master-styles></office:document-styles>`,
    ),
    'META-INF/manifest.xml': toBytes(`<manifest:manifest>${manifest}</manifest:manifest>`),
  };
}

export const openDocument = (body: string, fixture: OpenDocumentFixture = {}): Uint8Array =>
  zipSync(openDocumentParts(body, fixture));

/** Text as rich text writes it: signs of its own escaped, all other characters by number. */
export const rtfText = (value: string): string =>
  value
    .replace(/[\\{}]/g, (sign) => `\\${sign}`)
    .replaceAll('\t', '\\tab ')
    .replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0)}?`);

/** A document of rich text with the fonts Arial, Symbol (2) and Times New Roman for central Europe (3). */
export const richText = (body: string): Uint8Array =>
  toBytes(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}{\\f2\\froman\\fcharset2 Symbol;}{\\f3\\froman\\fcharset238 Times New Roman CE;}}{\\stylesheet{\\s1\\b heading 1;}}{\\info{\\title Never shown}}\\pard ${body}}`,
  );

export const webPage = (body: string, css = ''): Uint8Array =>
  toBytes(
    `<!doctype html>\n<html lang="en"><head><title>Never shown</title><style>${css}</style></head><body>${body}</body></html>`,
  );

/** A document of each format with one paragraph for each line of a text. */
export const OTHER_FORMATS: Record<string, (text: string) => [bytes: Uint8Array, name: string]> = {
  'an OpenDocument': (text) => [
    openDocument(
      text
        .split('\n')
        .map((line) => officeParagraph(line))
        .join(''),
    ),
    'cv.odt',
  ],
  'rich text': (text) => [
    richText(
      text
        .split('\n')
        .map((line) => `${rtfText(line)}\\par\n`)
        .join(''),
    ),
    'cv.rtf',
  ],
  'a web page': (text) => [
    webPage(
      text
        .split('\n')
        .map((line) => `<p>${markup(line)}</p>\n`)
        .join(''),
    ),
    'cv.html',
  ],
};
