import { addSpace, emptyParagraph } from './blocks.ts';
import type { Block, Paragraph, Table } from './blocks.ts';
import { readAttribute } from './markup-tokens.ts';
import type { Token } from './markup-tokens.ts';

interface OpenTable {
  table: Table;
  into: Block[];
}

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
 * The blocks of a document in the HTML that mammoth writes; other formats are first turned into the same. Only `p`, `h1` to `h6`,
 * `ul`, `ol`, `li`, `br`, `strong`, `em`, `a` and tables count.
 */
export function blocksFromHtml(tokens: Iterable<Token>): Block[] {
  const top: Block[] = [];
  let into = top;
  const tables: OpenTable[] = [];
  const lists: { isNumbered: boolean; count: number }[] = [];
  let paragraph: Paragraph | null = null;
  let heading = 0;
  let bold = 0;
  let italic = 0;
  let boldLetters = 0;
  let letters = 0;
  let href = '';
  let itemMarker = '';

  const close = () => {
    if (!paragraph) return;
    paragraph.isBold = letters > 0 && boldLetters / letters > 0.85;
    into.push(paragraph);
    paragraph = null;
    letters = boldLetters = 0;
  };
  const open = (): Paragraph => {
    if (paragraph) return paragraph;
    paragraph = {
      ...emptyParagraph(),
      headingLevel: heading,
      // A numbered or marked heading is one all the same.
      listDepth: itemMarker === '' || heading > 0 ? 0 : lists.length,
      marker: heading > 0 ? '' : itemMarker,
    };
    itemMarker = '';
    return paragraph;
  };

  for (const token of tokens) {
    if (token.kind === 'text') {
      if (paragraph === null && token.text.trim() === '') continue;
      const current = open();
      current.text += token.text;
      current.runs.push({ text: token.text, style: `${bold} ${italic}` });
      const inked = token.text.replace(/\s/g, '').length;
      letters += inked;
      if (bold > 0) boldLetters += inked;
      if (href !== '' && !current.links.includes(href)) current.links.push(href);
      continue;
    }
    const isOpen = token.kind === 'open';
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
        if (isOpen) addSpace(open(), '\n');
        break;
      case 'strong':
      case 'b':
        bold += isOpen ? 1 : -1;
        break;
      case 'em':
      case 'i':
        italic += isOpen ? 1 : -1;
        break;
      case 'a':
        href = isOpen ? (readAttribute(token.attributes, 'href') ?? '') : '';
        if (!/^(?:https?:|mailto:|tel:)/i.test(href)) href = '';
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
