/** WordprocessingML, piece by piece. Lengths are twentieths of a point. */

const xml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export interface RunStyle {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  color?: string;
  /** Half points. */
  size?: number;
}

/** Text in one style; `\t` is a tab, `\n` a line break. */
export function run(text: string, { bold, italic, caps, color, size }: RunStyle = {}): string {
  if (text === '') return '';
  const style = `${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${caps ? '<w:caps/>' : ''}${color === undefined ? '' : `<w:color w:val="${color}"/>`}${size === undefined ? '' : `<w:sz w:val="${size}"/>`}`;
  const pieces = text.split(/([\t\n])/).map((piece) => {
    if (piece === '\t') return '<w:tab/>';
    if (piece === '\n') return '<w:br/>';
    return piece === '' ? '' : `<w:t xml:space="preserve">${xml(piece)}</w:t>`;
  });
  return `<w:r>${style === '' ? '' : `<w:rPr>${style}</w:rPr>`}${pieces.join('')}</w:r>`;
}

export interface ParagraphStyle {
  style?: string;
  /** A list item. */
  item?: boolean;
  align?: 'left' | 'center' | 'right' | 'both';
  /** Where tabs stop; a negative one aligns what follows to its right. */
  tabs?: number[];
  indent?: number;
  hanging?: number;
  /** A rule below. */
  ruled?: boolean;
  before?: number;
}

/** A paragraph of runs; nothing if it has none. */
export function paragraph(
  runs: string,
  { style, item, align, tabs, indent, hanging, ruled, before }: ParagraphStyle = {},
): string {
  if (runs === '') return '';
  const parts = [
    style === undefined ? '' : `<w:pStyle w:val="${style}"/>`,
    item ? '<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    ruled ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="808080"/></w:pBdr>' : '',
    tabs === undefined
      ? ''
      : `<w:tabs>${tabs.map((at) => `<w:tab w:val="${at < 0 ? 'right' : 'left'}" w:pos="${Math.abs(at)}"/>`).join('')}</w:tabs>`,
    before === undefined ? '' : `<w:spacing w:before="${before}"/>`,
    indent === undefined
      ? ''
      : `<w:ind w:left="${indent}"${hanging === undefined ? '' : ` w:hanging="${hanging}"`}/>`,
    align === undefined ? '' : `<w:jc w:val="${align}"/>`,
  ].join('');
  return `<w:p>${parts === '' ? '' : `<w:pPr>${parts}</w:pPr>`}${runs}</w:p>`;
}

export interface TableStyle {
  /** The columns' widths. */
  widths: number[];
  borders?: boolean;
  /** The shade of each column. */
  shades?: (string | undefined)[];
}

const EMPTY = '<w:p/>';

/** A table of rows of cells, each its paragraphs. */
export function table(
  rows: readonly (readonly string[])[],
  { widths, borders = false, shades = [] }: TableStyle,
): string {
  const line = (side: string): string =>
    `<w:${side} w:val="${borders ? 'single' : 'nil'}" w:sz="4" w:color="A0A0A0"/>`;
  const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('');
  const cell = (content: string, column: number): string => {
    const shade = shades[column];
    // A cell has to end with a paragraph.
    const whole = content === '' || content.endsWith('</w:tbl>') ? content + EMPTY : content;
    return `<w:tc><w:tcPr><w:tcW w:w="${widths[column] ?? 1_000}" w:type="dxa"/>${shade === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>`}</w:tcPr>${whole}</w:tc>`;
  };
  return `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((a, b) => a + b, 0)}" w:type="dxa"/><w:tblBorders>${border}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

export interface SectionStyle {
  columns?: number;
  /** The next section begins on the same page. */
  continuous?: boolean;
  margin?: number;
}

const sectionProperties = ({ columns = 1, continuous = false, margin = 1_134 }: SectionStyle): string =>
  `<w:sectPr>${continuous ? '<w:type w:val="continuous"/>' : ''}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="500" w:footer="500" w:gutter="0"/>${columns > 1 ? `<w:cols w:num="${columns}" w:space="500"/>` : '<w:cols w:space="708"/>'}</w:sectPr>`;

/** Ends a section in the middle of a document. */
export const sectionBreak = (style: SectionStyle): string =>
  `<w:p><w:pPr>${sectionProperties(style)}</w:pPr></w:p>`;
/** Ends the document. */
export const lastSection = (style: SectionStyle = {}): string => sectionProperties(style);

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A text box at a place of the page, in points, as Word 2010 and later save it. */
export function textBox(content: string, { left, top, width, height }: Frame, id: number): string {
  const emu = (points: number): number => points * 12_700;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="${id}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${emu(left)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(top)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="${id}" name="Text Box ${id}"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r>`;
}
