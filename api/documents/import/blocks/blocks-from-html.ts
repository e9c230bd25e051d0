import type { Block, Table } from './blocks.ts';
import { readSize, readSpaceAbove, readStyle } from './html-tokens.ts';
import { readAttribute } from './markup-tokens.ts';
import type { Token } from './markup-tokens.ts';
import { StyledParagraph } from './styled-paragraph.ts';

interface OpenTable {
  table: Table;
  into: Block[];
}

const NO_SPAN = { size: null, style: '' };

/** A new cell in a table's last row, which broken markup may lack; undefined outside a table. */
function openCell(table: Table | undefined): Block[] | undefined {
  if (!table) return undefined;
  const cell: Block[] = [];
  const row = table.rows.at(-1);
  if (row) row.push(cell);
  else table.rows.push([cell]);
  return cell;
}

/**
 * The blocks of a document in HTML; other formats are first turned into the same. Only `p`, `h1` to `h6`, `ul`, `ol`, `li`, `br`,
 * `strong`, `em`, `a`, tables, and the sizes and spaces of `html-tokens.ts` count.
 */
export function blocksFromHtml(tokens: Iterable<Token>): Block[] {
  const top: Block[] = [];
  let into = top;
  const tables: OpenTable[] = [];
  const lists: { isNumbered: boolean; count: number }[] = [];
  let paragraph: StyledParagraph | null = null;
  let heading = 0;
  let bold = 0;
  let italic = 0;
  const spans: { size: number | null; style: string }[] = [];
  let href = '';
  let itemMarker = '';
  let spaceAbove = 0;

  const close = () => {
    if (!paragraph) return;
    into.push(paragraph.end());
    paragraph = null;
  };
  const open = (): StyledParagraph => {
    if (paragraph) return paragraph;
    paragraph = new StyledParagraph();
    paragraph.paragraph.headingLevel = heading;
    // A numbered or marked heading is one all the same.
    paragraph.paragraph.listDepth = itemMarker === '' || heading > 0 ? 0 : lists.length;
    paragraph.paragraph.marker = heading > 0 ? '' : itemMarker;
    paragraph.paragraph.spaceAbove = spaceAbove;
    itemMarker = '';
    spaceAbove = 0;
    return paragraph;
  };

  for (const token of tokens) {
    if (token.kind === 'text') {
      if (paragraph === null && token.text.trim() === '') continue;
      const current = open();
      const { size, style } = spans.at(-1) ?? NO_SPAN;
      current.write(token.text, { isBold: bold > 0, isItalic: italic > 0, size, style });
      current.link(href);
      continue;
    }
    const isOpen = token.kind === 'open';
    if (isOpen) spaceAbove = readSpaceAbove(token.attributes) || spaceAbove;
    switch (token.name) {
      case 'p':
        close();
        if (isOpen) open();
        break;
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        close();
        heading = isOpen ? Number(token.name.slice(1)) : 0;
        break;
      case 'ul':
      case 'ol':
        close();
        if (isOpen) lists.push({ isNumbered: token.name === 'ol', count: 0 });
        else lists.pop();
        break;
      case 'li': {
        close();
        const list = lists.at(-1);
        if (isOpen && list) {
          list.count++;
          itemMarker = list.isNumbered ? `${list.count}.` : '•';
        }
        break;
      }
      case 'br':
        if (isOpen) open().writeSpace('\n');
        break;
      case 'strong':
      case 'b':
        bold += isOpen ? 1 : -1;
        break;
      case 'span':
        if (isOpen) {
          const around = spans.at(-1) ?? NO_SPAN;
          const size = readSize(token.attributes) ?? around.size;
          spans.push({ size, style: readStyle(token.attributes) || around.style });
        } else {
          spans.pop();
        }
        break;
      case 'em':
      case 'i':
        italic += isOpen ? 1 : -1;
        break;
      case 'a':
        href = isOpen ? (readAttribute(token.attributes, 'href') ?? '') : '';
        break;
      case 'table':
        close();
        if (isOpen) {
          const table: Table = { kind: 'table', rows: [] };
          into.push(table);
          tables.push({ table, into });
        } else {
          into = tables.pop()?.into ?? top;
        }
        break;
      case 'tr':
        if (isOpen) tables.at(-1)?.table.rows.push([]);
        break;
      case 'td':
      case 'th':
        close();
        into = tables.at(-1)?.into ?? top;
        if (isOpen) into = openCell(tables.at(-1)?.table) ?? into;
        break;
      default:
    }
  }
  close();
  return top;
}
