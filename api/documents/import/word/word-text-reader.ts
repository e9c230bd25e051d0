import type { Block, Table } from '../blocks/blocks.ts';
import { readAttribute } from '../blocks/markup-tokens.ts';
import { StyledParagraph } from '../blocks/styled-paragraph.ts';
import { PARAGRAPHS_MAX, tooComplex } from '../too-complex.ts';
import { markItems } from './list-marks.ts';
import type { MarkItem } from './list-marks.ts';
import type { FindWordListLevel } from './word-lists.ts';
import { noteLetterProperty, noteParagraphProperty } from './word-properties.ts';
import type { WordProperties } from './word-properties.ts';
import type { Relation } from './word-relations.ts';
import type { WordStyles } from './word-styles.ts';
import { wordTokens } from './word-tokens.ts';

/** What the text of a part of a Word document refers to. */
export interface WordContext {
  styles: WordStyles;
  findListLevel: FindWordListLevel;
  /** The part's relations by their ids. */
  relations: ReadonlyMap<string, Relation>;
}

export interface WordParts {
  headers: Block[];
  body: Block[];
  footers: Block[];
}

/** Text that a person who opens the document doesn't see in its place, and properties as they once were. */
const SKIPPED = new Set([
  'w:del',
  'w:movefrom',
  'w:pprchange',
  'w:rprchange',
  'w:tblprchange',
  'w:tcprchange',
  'w:trprchange',
  'w:sdtpr',
  'w:rt',
]);
/** Notes that are only the line above the notes. */
const SEPARATOR = /separator|continuation/i;
const HYPERLINK = /HYPERLINK\s+(?:\\l\s+)?"([^"]+)"/i;
const SIGNS = new Map([
  ['w:nobreakhyphen', '-'],
  ['w:softhyphen', '\u00ad'],
]);
/** Tables in tables beyond this are read as the innermost one. */
const DEPTH_MAX = 8;

/** Where the text is, and how many tables and text boxes are open around it. */
interface Place {
  into: Block[];
  tables: number;
  deepTables: number;
  boxes: number;
}

interface OpenParagraph {
  written: StyledParagraph;
  style: string;
  own: WordProperties;
  /** What is in text boxes that are tied to it. */
  boxes: Block[];
  /** What was being filled when it began: in a damaged file, its end may stand elsewhere. */
  place: Place;
  /** Whether the mark of its end is deleted, so that it goes on in the next one. */
  goesOn: boolean;
}

interface OpenRun {
  style: string;
  own: WordProperties;
}

interface OpenTable {
  table: Table;
  into: Block[];
}

/** The paragraph above another, as far as the space between them depends on it. */
interface Above {
  style: string;
  looks: WordProperties;
}

/** The space between two paragraphs in points: the larger one counts, and none between those of a style that wants none. */
function spaceBetween(above: Above | undefined, style: string, looks: WordProperties): number {
  const isAlike = above?.style === style;
  const after = isAlike && above.looks.isTight ? 0 : (above?.looks.spaceAfter ?? 0);
  return Math.max(after, isAlike && looks.isTight ? 0 : (looks.spaceBefore ?? 0));
}

/** Goes through the text of a part of a Word document once. */
class WordTextReader {
  readonly parts: WordParts = { headers: [], body: [], footers: [] };
  readonly #context: WordContext;
  readonly #markItem: MarkItem = markItems();
  #into: Block[] = this.parts.body;
  readonly #tables: OpenTable[] = [];
  /** Tables that are too deep to be one of their own. */
  #deepTables = 0;
  readonly #paragraphs: OpenParagraph[] = [];
  readonly #runs: OpenRun[] = [];
  /** Where text boxes stand: what was being filled when they began. */
  readonly #boxes: Block[][] = [];
  /** A paragraph that goes on in the next one. */
  #begun: StyledParagraph | null = null;
  #above = new WeakMap<Block[], Above>();
  #inside: 'paragraph' | 'letters' | 'mark' | null = null;
  #takesText = false;
  #takesField = false;
  #field = '';
  #skips = 0;
  /** How many letters were read before each alternative, of which a person sees one. */
  readonly #alternatives: number[] = [];
  #letters = 0;
  #count = 0;

  constructor(context: WordContext) {
    this.#context = context;
  }

  read(xml: string): void {
    for (const token of wordTokens(xml)) {
      if (token.kind === 'text') {
        if (this.#skips > 0) continue;
        if (this.#takesText) this.#write(token.text);
        if (this.#takesField) this.#field += token.text;
      } else if (token.kind === 'open') {
        const { name, attributes, isEmpty } = token;
        if (this.#skips > 0 || this.#isSkipped(name, attributes)) {
          if (!isEmpty) this.#skips++;
          if (name === 'w:del' && this.#inside === 'mark') this.#goOn();
          continue;
        }
        this.#open(name, attributes, isEmpty);
        if (isEmpty) this.#close(name);
      } else if (this.#skips > 0) this.#skips--;
      else this.#close(token.name);
    }
    while (this.#paragraphs.length > 0) this.#endParagraph();
    if (this.#begun) this.#into.push(this.#begun.end());
  }

  #isSkipped(name: string, attributes: string): boolean {
    if (name === 'mc:fallback') return this.#letters > (this.#alternatives.at(-1) ?? 0);
    if (name === 'w:footnote' || name === 'w:endnote')
      return SEPARATOR.test(readAttribute(attributes, 'w:type') ?? '');
    return SKIPPED.has(name);
  }

  #goOn(): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph) paragraph.goesOn = true;
  }

  #write(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph || text === '') return;
    const run = this.#runs.at(-1);
    const { styles } = this.#context;
    const looks: WordProperties = {
      ...styles.ofParagraphs(paragraph.style),
      ...styles.ofLetters(run?.style ?? ''),
      ...run?.own,
    };
    if (looks.isHidden) return;
    this.#letters += text.length;
    const { isBold = false, isItalic = false, size = null } = looks;
    paragraph.written.write(text, { isBold, isItalic, size });
  }

  #open(name: string, attributes: string, isEmpty: boolean): void {
    const paragraph = this.#paragraphs.at(-1);
    const run = this.#runs.at(-1);
    switch (name) {
      case 'w:hdr':
        this.#begin('headers');
        break;
      case 'w:ftr':
        this.#begin('footers');
        break;
      case 'w:p':
        this.#beginParagraph();
        break;
      case 'w:ppr':
        this.#inside = 'paragraph';
        break;
      case 'w:rpr':
        this.#inside = this.#inside === null ? 'letters' : 'mark';
        break;
      case 'w:pstyle':
        if (paragraph) paragraph.style = readAttribute(attributes, 'w:val') ?? '';
        break;
      case 'w:rstyle':
        if (run && this.#inside === 'letters') run.style = readAttribute(attributes, 'w:val') ?? '';
        break;
      case 'w:r':
        this.#runs.push({ style: '', own: {} });
        break;
      case 'w:t':
        this.#takesText = !isEmpty;
        break;
      case 'w:instrtext':
        this.#takesField = !isEmpty;
        break;
      case 'w:fldchar':
        this.#endField();
        break;
      case 'w:fldsimple':
        this.#field = readAttribute(attributes, 'w:instr') ?? '';
        this.#endField();
        break;
      case 'w:hyperlink': {
        const relation = this.#context.relations.get(readAttribute(attributes, 'r:id') ?? '');
        paragraph?.written.link(relation?.target ?? '');
        break;
      }
      case 'w:hlink':
        paragraph?.written.link(readAttribute(attributes, 'w:dest') ?? '');
        break;
      case 'w:tab':
      case 'w:ptab':
        if (this.#inside === null) paragraph?.written.writeSpace('\t');
        break;
      case 'w:br':
      case 'w:cr':
        this.#breakLine(attributes);
        break;
      case 'w:sym': {
        const code = Number.parseInt(readAttribute(attributes, 'w:char') ?? '', 16);
        if (code > 0) this.#write(String.fromCharCode(code & 0xffff));
        break;
      }
      case 'w:nobreakhyphen':
      case 'w:softhyphen':
        this.#write(SIGNS.get(name) ?? '');
        break;
      case 'w:txbxcontent':
        this.#boxes.push(this.#into);
        this.#into = paragraph?.boxes ?? this.#into;
        break;
      case 'mc:alternatecontent':
        this.#alternatives.push(this.#letters);
        break;
      case 'w:tbl':
        this.#beginTable();
        break;
      case 'w:tr':
        if (this.#deepTables === 0) this.#tables.at(-1)?.table.rows.push([]);
        break;
      case 'w:tc':
        if (this.#deepTables === 0) this.#beginCell();
        break;
      default:
        if (this.#inside === 'letters' && run) noteLetterProperty(run.own, name, attributes);
        if (this.#inside === 'paragraph' && paragraph) noteParagraphProperty(paragraph.own, name, attributes);
    }
  }

  #close(name: string): void {
    switch (name) {
      case 'w:hdr':
      case 'w:ftr':
        this.#begin('body');
        break;
      case 'w:p':
        this.#endParagraph();
        break;
      case 'w:ppr':
        this.#inside = null;
        break;
      case 'w:rpr':
        this.#inside = this.#inside === 'mark' ? 'paragraph' : null;
        break;
      case 'w:r':
        this.#runs.pop();
        break;
      case 'w:t':
        this.#takesText = false;
        break;
      case 'w:instrtext':
        this.#takesField = false;
        break;
      case 'w:txbxcontent':
        this.#into = this.#boxes.pop() ?? this.#into;
        break;
      case 'mc:alternatecontent':
        this.#alternatives.pop();
        break;
      case 'w:tbl':
        if (this.#deepTables > 0) this.#deepTables--;
        else this.#into = this.#tables.pop()?.into ?? this.#into;
        break;
      case 'w:tc':
        if (this.#deepTables === 0) this.#into = this.#tables.at(-1)?.into ?? this.#into;
        break;
      default:
    }
  }

  #begin(part: keyof WordParts): void {
    this.#into = this.parts[part];
  }

  #beginParagraph(): void {
    if (++this.#count > PARAGRAPHS_MAX) throw tooComplex();
    const written = this.#begun ?? new StyledParagraph();
    this.#begun = null;
    const place = {
      into: this.#into,
      tables: this.#tables.length,
      deepTables: this.#deepTables,
      boxes: this.#boxes.length,
    };
    this.#paragraphs.push({ written, style: '', own: {}, boxes: [], place, goesOn: false });
    this.#inside = null;
  }

  #endParagraph(): void {
    const open = this.#paragraphs.pop();
    if (!open) return;
    this.#inside = null;
    this.#return(open.place);
    if (open.goesOn) {
      this.#begun = open.written;
      for (const block of open.boxes) this.#into.push(block);
      return;
    }
    const style = this.#context.styles.ofParagraphs(open.style);
    const looks = { ...style, ...open.own };
    const paragraph = open.written.end();
    // Text pasted from a page of the web has levels of its own, on its list items too.
    paragraph.headingLevel = style.headingLevel ?? 0;
    paragraph.spaceAbove = spaceBetween(this.#above.get(this.#into), open.style, looks);
    this.#above.set(this.#into, { style: open.style, looks });
    const depth = looks.listLevel ?? 0;
    const level = looks.list === undefined ? null : this.#context.findListLevel(looks.list, depth);
    if (level && paragraph.text.trim() !== '') {
      const marker = this.#markItem(level, depth);
      // A numbered or marked heading is one all the same.
      if (paragraph.headingLevel === 0) {
        paragraph.marker = marker;
        paragraph.listDepth = depth + 1;
      }
    }
    this.#into.push(paragraph);
    for (const block of open.boxes) this.#into.push(block);
  }

  #return({ into, tables, deepTables, boxes }: Place): void {
    this.#into = into;
    this.#tables.length = Math.min(this.#tables.length, tables);
    this.#deepTables = deepTables;
    this.#boxes.length = Math.min(this.#boxes.length, boxes);
  }

  #endField(): void {
    this.#paragraphs.at(-1)?.written.link(HYPERLINK.exec(this.#field)?.[1] ?? '');
    this.#field = '';
  }

  /** A page or a column that begins before any text breaks no line. */
  #breakLine(attributes: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const isLine = !/^(?:page|column)$/.test(readAttribute(attributes, 'w:type') ?? '');
    if (paragraph && (isLine || paragraph.written.paragraph.text.trim() !== ''))
      paragraph.written.writeSpace('\n');
  }

  #beginTable(): void {
    if (this.#tables.length >= DEPTH_MAX) {
      this.#deepTables++;
      return;
    }
    const table: Table = { kind: 'table', rows: [] };
    this.#into.push(table);
    this.#tables.push({ table, into: this.#into });
  }

  #beginCell(): void {
    const table = this.#tables.at(-1)?.table;
    if (!table) return;
    const cell: Block[] = [];
    const row = table.rows.at(-1);
    if (row) row.push(cell);
    else table.rows.push([cell]);
    this.#into = cell;
  }
}

/**
 * The blocks of Word's own XML, as found in the parts of a .docx and in the single file of Word 2003. Deleted and hidden text and
 * codes of fields are left out; a text box comes after the paragraph that it is tied to. Throws `RuleError` `file-unsafe` for more
 * than 100,000 paragraphs.
 */
export function blocksFromWordXml(xml: string, context: WordContext): WordParts {
  const reader = new WordTextReader(context);
  reader.read(xml);
  return reader.parts;
}
