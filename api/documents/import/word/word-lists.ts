import { readAttribute } from '../blocks/markup-tokens.ts';
import type { ListLevel } from './list-marks.ts';
import { wordTokens } from './word-tokens.ts';

/** The level of the list that a paragraph names; null if it displays nothing before its items. */
export type FindWordListLevel = (use: string, level: number) => ListLevel | null;

interface WrittenLevel {
  format: string;
  text: string;
  start: number;
}

interface WrittenList {
  number: number;
  levels: Map<number, WrittenLevel>;
}

const PICTURE = 'picture';
const DOT: WrittenLevel = { format: 'bullet', text: '•', start: 1 };

function levelOf(list: number, { format, text, start }: WrittenLevel): ListLevel | null {
  if (format === PICTURE) return { list, isNumbered: false, start };
  if (format === 'none' || text.trim() === '') return null;
  return { list, isNumbered: format !== 'bullet' && text.includes('%'), start };
}

/** Reads the lists of a Word document from the part that has them. An item of a list that isn't there has a dot. */
export function readWordLists(xml: string): FindWordListLevel {
  const lists = new Map<string, WrittenList>();
  const uses = new Map<string, string>();
  let list: WrittenList | null = null;
  let level: WrittenLevel | null = null;
  let use = '';
  for (const token of wordTokens(xml)) {
    if (token.kind === 'text') continue;
    const isOpen = token.kind === 'open';
    const value = (name: string): string => (isOpen && readAttribute(token.attributes, name)) || '';
    switch (token.name) {
      case 'w:abstractnum':
        list = isOpen ? { number: lists.size, levels: new Map() } : null;
        if (list) lists.set(value('w:abstractNumId'), list);
        break;
      case 'w:lvl':
        level = isOpen && list ? { format: 'decimal', text: '', start: 1 } : null;
        if (level) list?.levels.set(Number(value('w:ilvl')) || 0, level);
        break;
      case 'w:numfmt':
        if (isOpen && level) level.format = value('w:val');
        break;
      case 'w:lvltext':
        if (isOpen && level) level.text = value('w:val');
        break;
      case 'w:lvlpicbulletid':
        // A picture, which needs no text.
        if (isOpen && level) level.format = PICTURE;
        break;
      case 'w:start':
        if (isOpen && level) level.start = Number(value('w:val')) || 0;
        break;
      case 'w:num':
        use = isOpen ? value('w:numId') : '';
        break;
      case 'w:abstractnumid':
        if (isOpen && use !== '') uses.set(use, value('w:val'));
        break;
      default:
    }
  }
  return (name, depth) => {
    if (name === '0') return null;
    const found = lists.get(uses.get(name) ?? '');
    return levelOf(found?.number ?? -1, found?.levels.get(depth) ?? DOT);
  };
}
