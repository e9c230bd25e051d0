import { RuleError } from '../../../core/errors.ts';
import { distinctBlocks, headingLevelOf, sourcesOfBlocks } from '../blocks/blocks.ts';
import { blocksFromHtml } from '../blocks/blocks-from-html.ts';
import { closed, opened, openedLink, tokensOfRun } from '../blocks/html-tokens.ts';
import type { Token } from '../blocks/markup-tokens.ts';
import { readerLines } from '../reader-line.ts';
import type { SourceDocument } from '../source-document.ts';
import { decodeBytes, encodingOfCodePage } from './rtf-encodings.ts';
import { rtfTokens } from './rtf-tokens.ts';

/** What the text of a group is: part of the document, a list item's mark, or something that isn't shown. */
type Destination = 'text' | 'mark' | 'fonts' | 'styles' | 'field' | 'shape' | 'hidden';

const DESTINATIONS = new Map<string, Destination>([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['fldinst', 'field'],
  ['listtext', 'mark'],
  ['pntext', 'mark'],
  ['shpinst', 'shape'],
  ['shptxt', 'text'],
  ['dptxbxtext', 'hidden'],
  ['shprslt', 'hidden'],
  ['colortbl', 'hidden'],
  ['info', 'hidden'],
  ['pict', 'hidden'],
  ['objdata', 'hidden'],
  ['nonshppict', 'hidden'],
  ['nonesttables', 'hidden'],
  ['tc', 'hidden'],
  ['xe', 'hidden'],
  ['ftnsep', 'hidden'],
  ['ftnsepc', 'hidden'],
]);
const WITH_TEXT = new Set<Destination>(['text', 'mark', 'field']);
const HEADERS = new Set(['header', 'headerl', 'headerr', 'headerf']);
const FOOTERS = new Set(['footer', 'footerl', 'footerr', 'footerf', 'footnote']);
const SIGNS = new Map<string, string>([
  ['tab', '\t'],
  ['line', '\n'],
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
  ['~', '\u00a0'],
  ['_', '-'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
]);
const GROUPS_MAX = 400;
const FLOWS_MAX = 2_000;
const PARAGRAPHS_MAX = 100_000;
const DEFAULT_SKIP = 1;
const BODY_LEVEL = 9;
const HEADING_LEVELS = 6;
const LIST_LEVEL_MAX = 8;

interface Group {
  destination: Destination;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  font: number;
  /** Whether it is the text of a link. */
  isLink: boolean;
  /** How many characters after a Unicode one stand in for it in old programs. */
  substitutes: number;
  /** Where this group's text goes instead of the surrounding paragraph: a text box, a page's header. */
  flow: Flow | null;
}

const PLAIN = { isBold: false, isItalic: false, isHidden: false };

/** Text that runs on its own: the body, a header, a text box. */
class Flow {
  readonly tokens: Token[] = [];
  readonly isBox: boolean;
  #runs: Token[] = [];
  #table: 'none' | 'row' | 'cell' = 'none';
  mark = '';
  isInTable = false;
  /** 1 to 6, 0 for body text. */
  level = 0;
  listLevel = 0;

  constructor(isBox: boolean) {
    this.isBox = isBox;
  }

  write(token: Iterable<Token>): void {
    for (const one of token) this.#runs.push(one);
  }

  endParagraph(): void {
    if (this.isInTable) this.#openCell();
    else this.#closeTable();
    const runs = this.#runs;
    this.#runs = [];
    const mark = this.mark.trim();
    this.mark = '';
    const isItem = mark !== '' && this.level === 0 && !/[\p{L}\p{N}]{2}|\d/u.test(mark);
    if (mark !== '' && !isItem && this.level === 0)
      runs.unshift(...tokensOfRun({ text: `${mark} `, ...PLAIN }));
    const tag = this.level > 0 ? `h${this.level}` : 'p';
    const depth = isItem ? this.listLevel + 1 : 0;
    for (let at = 0; at < depth; at++) this.tokens.push(opened('ul'));
    this.tokens.push(opened(isItem ? 'li' : tag), ...runs, closed(isItem ? 'li' : tag));
    for (let at = 0; at < depth; at++) this.tokens.push(closed('ul'));
  }

  endCell(): void {
    this.isInTable = true;
    this.endParagraph();
    this.tokens.push(closed('td'));
    this.#table = 'row';
  }

  endRow(): void {
    if (this.#table === 'cell') this.tokens.push(closed('td'));
    if (this.#table !== 'none') this.tokens.push(opened('tr'));
    this.#table = this.#table === 'none' ? 'none' : 'row';
  }

  end(): void {
    if (this.#runs.length > 0) this.endParagraph();
    this.#closeTable();
  }

  #openCell(): void {
    if (this.#table === 'none') this.tokens.push(opened('table'), opened('tr'));
    if (this.#table !== 'cell') this.tokens.push(opened('td'));
    this.#table = 'cell';
  }

  #closeTable(): void {
    if (this.#table === 'cell') this.tokens.push(closed('td'));
    if (this.#table !== 'none') this.tokens.push(closed('table'));
    this.#table = 'none';
  }
}

/** The flows of a document's text: its pages' headers, its body, and footers with footnotes. */
interface Flows {
  headers: Flow[];
  body: Flow;
  footers: Flow[];
}

function readFlows(text: string): Flows {
  const flows: Flows = { headers: [], body: new Flow(false), footers: [] };
  const groups: Group[] = [];
  let group: Group = {
    destination: 'text',
    ...PLAIN,
    font: -1,
    isLink: false,
    substitutes: DEFAULT_SKIP,
    flow: flows.body,
  };
  let flow = flows.body;
  let encoding = encodingOfCodePage(1252);
  let isOptional = false;
  let skip = 0;
  let bytes = '';
  let field = '';
  const charsets = new Map<number, number>();
  const headings = new Map<number, number>();
  let entry = 0;
  let count = 0;
  let paragraphs = 0;

  const put = (added: string): void => {
    if (added === '') return;
    if (group.destination === 'field') field += added;
    if (group.isHidden) return;
    if (group.destination === 'mark') flow.mark += added;
    if (group.destination === 'text')
      flow.write(tokensOfRun({ text: added, isBold: group.isBold, isItalic: group.isItalic }));
  };
  const flush = (): void => {
    if (bytes === '') return;
    const decoded = decodeBytes(bytes, charsets.get(group.font), encoding);
    bytes = '';
    put(decoded);
  };
  const nameStyle = (name: string): void => {
    const level = headingLevelOf(name.replace(/;.*$/s, '').trim());
    if (level > 0 && !headings.has(entry)) headings.set(entry, level);
  };
  const link = (): void => {
    const href = /HYPERLINK\s+"([^"]{1,2000})"/i.exec(field)?.[1];
    field = '';
    if (href !== undefined) flow.write([openedLink(href)]);
  };

  const startFlow = (list: Flow[] | null): void => {
    const own = new Flow(list === null);
    list?.push(own);
    if (++count > FLOWS_MAX) throw tooComplex();
    group = { ...group, destination: 'text', flow: own };
    flow = own;
  };
  const endGroup = (): void => {
    const outer = groups.pop();
    if (!outer) return;
    if (group.destination === 'field' && outer.destination !== 'field') link();
    if (group.isLink && !outer.isLink) flow.write([closed('a')]);
    if (group.flow !== outer.flow) {
      flow.end();
      const inner = flow;
      flow = outer.flow ?? flows.body;
      // A text box comes before the paragraph that it is tied to.
      if (inner.isBox) for (const token of inner.tokens) flow.tokens.push(token);
    }
    group = outer;
  };

  const controlParagraph = (word: string, value: number | null): void => {
    switch (word) {
      case 'pard':
        flow.isInTable = false;
        flow.level = flow.listLevel = 0;
        break;
      case 'intbl':
        flow.isInTable = true;
        break;
      case 'ilvl':
        flow.listLevel = Math.min(LIST_LEVEL_MAX, Math.max(0, value ?? 0));
        break;
      case 'par':
      case 'sect':
      case 'page':
      case 'nestrow':
      case '\r':
      case '\n':
        if (++paragraphs > PARAGRAPHS_MAX) throw tooComplex();
        flow.endParagraph();
        break;
      case 'nestcell':
        put('\t');
        break;
      case 'cell':
        if (++paragraphs > PARAGRAPHS_MAX) throw tooComplex();
        flow.endCell();
        break;
      case 'row':
        flow.endRow();
        break;
      default:
    }
  };

  const control = (word: string, value: number | null): void => {
    const isOn = value !== 0;
    switch (word) {
      case 'ansicpg':
        encoding = encodingOfCodePage(value ?? 1252);
        break;
      case 'mac':
        encoding = encodingOfCodePage(10_000);
        break;
      case 'pc':
        encoding = encodingOfCodePage(437);
        break;
      case 'pca':
        encoding = encodingOfCodePage(850);
        break;
      case 'deff':
        group.font = value ?? -1;
        break;
      case 'f':
        if (group.destination === 'fonts') entry = value ?? 0;
        group.font = value ?? -1;
        break;
      case 'fcharset':
        if (group.destination === 'fonts') charsets.set(entry, value ?? 0);
        break;
      case 's':
        if (group.destination === 'styles') entry = value ?? 0;
        else if (group.destination === 'text') flow.level = headings.get(value ?? 0) ?? 0;
        break;
      case 'outlinelevel': {
        const outline = value ?? BODY_LEVEL;
        const level = outline >= 0 && outline < HEADING_LEVELS ? outline + 1 : 0;
        if (group.destination === 'styles') headings.set(entry, level);
        else if (group.destination === 'text') flow.level = level;
        break;
      }
      case 'fldrslt':
        group.isLink = true;
        break;
      case 'uc':
        group.substitutes = Math.max(0, value ?? DEFAULT_SKIP);
        break;
      case 'u': {
        const code = value ?? 0x20;
        put(String.fromCharCode(code < 0 ? code + 0x1_0000 : code));
        skip = group.substitutes;
        break;
      }
      case 'plain':
        Object.assign(group, PLAIN);
        break;
      case 'b':
        group.isBold = isOn;
        break;
      case 'i':
        group.isItalic = isOn;
        break;
      case 'v':
      case 'deleted':
        group.isHidden = isOn;
        break;
      default:
        if (group.destination === 'text') controlParagraph(word, value);
        put(SIGNS.get(word) ?? '');
    }
  };

  for (const token of rtfTokens(text)) {
    if (token.kind === 'bytes') {
      const left = token.bytes.slice(skip);
      skip = Math.max(0, skip - token.bytes.length);
      isOptional = false;
      if (group.destination === 'styles') nameStyle(left);
      else if (WITH_TEXT.has(group.destination)) bytes += left;
      continue;
    }
    flush();
    if (token.kind === 'begin') {
      if (groups.length >= GROUPS_MAX) throw tooComplex();
      groups.push(group);
      group = { ...group };
      skip = 0;
    } else if (token.kind === 'end') {
      endGroup();
      skip = 0;
    } else if (token.word === '*') {
      isOptional = true;
    } else {
      const { word, value } = token;
      const destination = DESTINATIONS.get(word);
      if (skip > 0 && SIGNS.has(word)) skip--;
      else if (HEADERS.has(word) && group.destination !== 'hidden') startFlow(flows.headers);
      else if (FOOTERS.has(word) && group.destination !== 'hidden') startFlow(flows.footers);
      else if (word === 'shptxt') startFlow(null);
      else if (destination !== undefined) {
        if (group.destination !== 'hidden') group.destination = destination;
      } else if (isOptional) group.destination = 'hidden';
      else control(word, value);
      isOptional = false;
    }
  }
  flush();
  while (groups.length > 0) endGroup();
  flows.body.end();
  return flows;
}

const tooComplex = (): RuleError =>
  new RuleError(
    'file-unsafe',
    'This document is far more complex than a resume. Save it again, or paste the text instead.',
  );

/**
 * Reads rich text (RTF): headers, the body, footers and footnotes, each text box before the paragraph that it is tied to. Hidden and
 * deleted text, comments and pictures are left out. Characters are decoded by the character set of their font. Throws `RuleError`
 * `file-unsafe` if groups are nested more than 400 deep, or with more than 100,000 paragraphs or 2,000 text boxes, headers and footnotes.
 */
export function readRichText(bytes: Uint8Array): SourceDocument {
  const { headers, body, footers } = readFlows(Buffer.from(bytes).toString('latin1'));
  const blocksOf = (flow: Flow) => blocksFromHtml(flow.tokens);
  const blocks = [
    ...distinctBlocks(headers.map(blocksOf)),
    ...blocksOf(body),
    ...distinctBlocks(footers.map(blocksOf)),
  ];
  return { lines: readerLines(sourcesOfBlocks(blocks)), warnings: [] };
}
