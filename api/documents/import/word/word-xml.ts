import type { SourceDocument } from '../source-document.ts';
import { readerLines } from '../../../writing/reading/lines/reader-line.ts';
import { addSpace, emptyParagraph, sourcesOfBlocks } from '../blocks/blocks.ts';
import type { Block, Paragraph, Table } from '../blocks/blocks.ts';
import { headingLevelOf } from '../blocks/heading-styles.ts';
import { readAttribute, tokensOf } from '../blocks/markup-tokens.ts';

interface Open {
  paragraph: Paragraph;
  letters: number;
  boldLetters: number;
}

export interface WordParts {
  headers: Block[];
  body: Block[];
  footers: Block[];
}

/**
 * The blocks of Word's own XML, as found in the parts of a .docx and in the single file of Word 2003. Deleted text
 * and field codes are left out.
 */
export function blocksFromWordXml(xml: string): WordParts {
  const parts: WordParts = { headers: [], body: [], footers: [] };
  let part: keyof WordParts = 'body';
  const tables: { table: Table; into: Block[] }[] = [];
  let into: Block[] = parts.body;
  const paragraphs: Open[] = [];
  let inRun = 0;
  let isBold = false;
  let isItalic = false;
  let takesText = false;
  let inProperties = 0;

  for (const token of tokensOf(xml)) {
    const open = paragraphs.at(-1);
    if (token.kind === 'text') {
      if (!takesText || !open) continue;
      open.paragraph.text += token.text;
      open.paragraph.runs.push({ text: token.text, style: `${isBold} ${isItalic}` });
      const inked = token.text.replace(/\s/g, '').length;
      open.letters += inked;
      if (isBold) open.boldLetters += inked;
      continue;
    }
    const isOpen = token.kind === 'open';
    const attributes = token.kind === 'open' ? token.attributes : '';
    const isEmpty = token.kind === 'open' && token.isEmpty;
    switch (token.name.replace(/^w:/, '')) {
      case 'hdr':
        part = isOpen ? 'headers' : 'body';
        into = parts[part];
        break;
      case 'ftr':
        part = isOpen ? 'footers' : 'body';
        into = parts[part];
        break;
      case 'p':
        if (!token.name.startsWith('w:')) break;
        if (isOpen && isEmpty) into.push(emptyParagraph());
        else if (isOpen) paragraphs.push({ paragraph: emptyParagraph(), letters: 0, boldLetters: 0 });
        else if (open) {
          paragraphs.pop();
          open.paragraph.isBold = open.letters > 0 && open.boldLetters / open.letters > 0.85;
          into.push(open.paragraph);
        }
        break;
      case 'ppr':
      case 'tblpr':
      case 'tcpr':
      case 'trpr':
        if (!isEmpty) inProperties += isOpen ? 1 : -1;
        break;
      case 'pstyle': {
        const style = readAttribute(attributes, 'w:val') ?? '';
        const level = headingLevelOf(style);
        if (open && level > 0) open.paragraph.headingLevel = level;
        if (open && /^listbullet|^listparagraph$/i.test(style) && /bullet/i.test(style))
          open.paragraph.listDepth ||= 1;
        break;
      }
      case 'listpr':
      case 'numpr':
        if (open && isOpen) open.paragraph.listDepth ||= 1;
        break;
      case 'ilvl':
        if (open && isOpen) open.paragraph.listDepth = Number(readAttribute(attributes, 'w:val') ?? 0) + 1;
        break;
      case 'r':
        if (!token.name.startsWith('w:')) break;
        if (isOpen && !isEmpty) inRun++;
        else if (!isOpen) inRun = Math.max(0, inRun - 1);
        isBold = isItalic = false;
        break;
      case 'b':
        if (isOpen && inRun > 0 && inProperties === 0)
          isBold = !/^(?:0|off|false)$/i.test(readAttribute(attributes, 'w:val') ?? '');
        break;
      case 'i':
        if (isOpen && inRun > 0 && inProperties === 0)
          isItalic = !/^(?:0|off|false)$/i.test(readAttribute(attributes, 'w:val') ?? '');
        break;
      case 't':
        takesText = isOpen && !isEmpty && token.name === 'w:t';
        break;
      case 'tab':
        if (open && isOpen && inProperties === 0) addSpace(open.paragraph, '\t');
        break;
      case 'br':
      case 'cr':
        if (open && isOpen) addSpace(open.paragraph, '\n');
        break;
      case 'tbl':
        if (isOpen) {
          const table: Table = { kind: 'table', rows: [] };
          into.push(table);
          tables.push({ table, into });
        } else {
          into = tables.pop()?.into ?? parts[part];
        }
        break;
      case 'tr':
        if (isOpen) tables.at(-1)?.table.rows.push([]);
        break;
      case 'tc':
        if (isOpen) {
          const cell: Block[] = [];
          tables.at(-1)?.table.rows.at(-1)?.push(cell);
          into = cell;
        } else {
          into = tables.at(-1)?.into ?? parts[part];
        }
        break;
      default:
    }
  }
  return parts;
}

/** Reads a document that Word 2003 saved as XML, whatever its extension. */
export function readWordXml(xml: string): SourceDocument {
  const { headers, body, footers } = blocksFromWordXml(xml);
  return { lines: readerLines(sourcesOfBlocks([...headers, ...body, ...footers])), warnings: [] };
}
