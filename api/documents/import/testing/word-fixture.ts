import { zipSync } from 'fflate';

/** Word files for tests, written by hand. */

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const text = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Runs of one paragraph: `\n` is a soft break, `\t` a tab. */
function wordRuns(value: string, isBold: boolean): string {
  const parts = value.split(/([\n\t])/).map((part) => {
    if (part === '\n') return '<w:br/>';
    if (part === '\t') return '<w:tab/>';
    return part === '' ? '' : `<w:t xml:space="preserve">${text(part)}</w:t>`;
  });
  return `<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}${parts.join('')}</w:r>`;
}

export interface ParagraphFixture {
  isBold?: boolean;
  style?: string;
  isItem?: boolean;
}

export function paragraph(
  value: string,
  { isBold = false, style = '', isItem = false }: ParagraphFixture = {},
): string {
  const properties = `${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}${isItem ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}`;
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${value === '' ? '' : wordRuns(value, isBold)}</w:p>`;
}

/** Rows of cells, each cell its paragraphs. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`);
  return `<w:tbl><w:tblPr/>${cells.join('')}</w:tbl>`;
}

const NUMBERING = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
const STYLES = `<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>`;
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const ROOT =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const relations = (more: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>${more}</Relationships>`;

/** What a .docx has beside its text. */
export interface DocxFixture {
  header?: string;
  footnotes?: string;
  /** Further styles, lists and relations. */
  styles?: string;
  lists?: string;
  relations?: string;
}

const toBytes = (value: string): Uint8Array => new TextEncoder().encode(value);

/** The parts of a .docx, to be changed before they are zipped. */
export function docxParts(
  body: string,
  { header = '', footnotes = '', styles = '', lists = '', relations: more = '' }: DocxFixture = {},
): Record<string, Uint8Array> {
  return {
    '[Content_Types].xml': toBytes(TYPES),
    '_rels/.rels': toBytes(ROOT),
    'word/_rels/document.xml.rels': toBytes(relations(more)),
    'word/document.xml': toBytes(
      `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ),
    'word/numbering.xml': toBytes(`<w:numbering ${W}>${NUMBERING}${lists}</w:numbering>`),
    'word/styles.xml': toBytes(`<w:styles ${W}>${STYLES}${styles}</w:styles>`),
    ...(header === '' ? {} : { 'word/header1.xml': toBytes(`<w:hdr ${W}>${header}</w:hdr>`) }),
    ...(footnotes === ''
      ? {}
      : { 'word/footnotes.xml': toBytes(`<w:footnotes ${W}>${footnotes}</w:footnotes>`) }),
  };
}

export function docx(body: string, fixture: DocxFixture = {}): Uint8Array {
  return zipSync(docxParts(body, fixture));
}

export function wordXml(body: string): string {
  return `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body>${body}</w:body></w:wordDocument>`;
}
