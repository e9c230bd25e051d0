import { zipSync } from 'fflate';

/** A Word file as Word itself would save it: the parts it can't be without, with styles and bullets. */

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const ALL = `${W} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" mc:Ignorable="wps"`;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export interface WordDesign {
  font: string;
  /** Half points. */
  size: number;
  /** Hexadecimal, of headings. */
  color: string;
  /** The sign before list items. */
  bullet: string;
}

const style = (id: string, name: string, paragraph: string, run: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;

function stylesOf({ font, size, color }: WordDesign): string {
  return `${HEAD}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}" w:eastAsia="${font}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="40" w:line="252" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${style('Title', 'Title', '<w:spacing w:after="60"/>', `<w:b/><w:color w:val="${color}"/><w:sz w:val="${size + 22}"/>`)}${style('Heading1', 'heading 1', '<w:keepNext/><w:spacing w:before="200" w:after="60"/><w:outlineLvl w:val="0"/>', `<w:b/><w:color w:val="${color}"/><w:sz w:val="${size + 6}"/>`)}${style('Heading2', 'heading 2', '<w:keepNext/><w:spacing w:before="100" w:after="20"/><w:outlineLvl w:val="1"/>', `<w:b/><w:sz w:val="${size + 2}"/>`)}${style('Heading3', 'heading 3', '<w:keepNext/><w:outlineLvl w:val="2"/>', '<w:i/>')}${style('ListParagraph', 'List Paragraph', '<w:ind w:left="360"/><w:contextualSpacing/>', '')}<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style></w:styles>`;
}

const numberingOf = ({ bullet }: WordDesign): string =>
  `${HEAD}<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${bullet}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** The bytes of a document from its body and, if it has them, its header and footer. */
export function wordFile(body: string, design: WordDesign, { header = '', footer = '' } = {}): Uint8Array {
  const extra = [
    ['header', header, 'rHead'],
    ['footer', footer, 'rFoot'],
  ].filter(([, content]) => content !== '');
  const references = extra
    .map(([name, , id]) => `<w:${name}Reference w:type="default" r:id="${id}"/>`)
    .join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${TYPE}.numbering+xml"/>${extra.map(([name]) => `<Override PartName="/word/${name}1.xml" ContentType="${TYPE}.${name}+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/numbering" Target="numbering.xml"/>${extra.map(([name, , id]) => `<Relationship Id="${id}" Type="${OFFICE}/${name}" Target="${name}1.xml"/>`).join('')}</Relationships>`,
    'word/document.xml': `${HEAD}<w:document ${ALL}><w:body>${body.replace('<w:sectPr>', `<w:sectPr>${references}`)}</w:body></w:document>`,
    'word/styles.xml': stylesOf(design),
    'word/numbering.xml': numberingOf(design),
  };
  for (const [name = '', content = ''] of extra) {
    const tag = name === 'header' ? 'hdr' : 'ftr';
    parts[`word/${name}1.xml`] = `${HEAD}<w:${tag} ${ALL}>${content}</w:${tag}>`;
  }
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, encoder.encode(content)])),
  );
}
