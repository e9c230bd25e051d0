import { headingLevelOf } from '../blocks/heading-styles.ts';
import { closed, openedLink, tokensOfRun } from '../blocks/html-tokens.ts';
import { PARAGRAPHS_MAX, tooComplex } from '../too-complex.ts';
import { decodeBytes, encodingOfCodePage } from './rtf-encodings.ts';
import { Flow } from './rtf-flow.ts';
import { rtfTokens } from './rtf-tokens.ts';
import { DESTINATIONS, FLOWS, SIGNS } from './rtf-words.ts';
import type { Destination } from './rtf-words.ts';

const WITH_TEXT = new Set<Destination>(['text', 'mark', 'field']);
const TWENTIETHS = 20;
const GROUPS_MAX = 400;
const FLOWS_MAX = 2_000;
const DEFAULT_SUBSTITUTES = 1;
const BODY_LEVEL = 9;
const HEADING_LEVELS = 6;
const LIST_LEVEL_MAX = 8;
const CODE_PAGES = new Map([
  ['mac', 10_000],
  ['pc', 437],
  ['pca', 850],
]);
const WINDOWS = 1252;

/** In half points. */
const PLAIN_SIZE = 24;
const PLAIN = { isBold: false, isItalic: false, isHidden: false, size: PLAIN_SIZE / 2 };

/** The state that a group inherits and leaves as it was. */
interface Group {
  destination: Destination;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  /** In points. */
  size: number;
  font: number;
  /** Whether it is the text of a link. */
  isLink: boolean;
  /** How many characters after a Unicode one stand in for it in old programs. */
  substitutes: number;
  flow: Flow;
}

/**
 * Goes through rich text once and writes it into flows: its pages' headers, its body, and footers with footnotes. Throws `RuleError`
 * `file-unsafe` for what no resume has: groups 400 deep, 100,000 paragraphs, 2,000 text boxes, headers and footnotes.
 */
export class RtfReader {
  readonly headers: Flow[] = [];
  readonly body = new Flow(false);
  readonly footers: Flow[] = [];
  readonly #groups: Group[] = [];
  #group: Group = {
    destination: 'text',
    ...PLAIN,
    font: -1,
    isLink: false,
    substitutes: DEFAULT_SUBSTITUTES,
    flow: this.body,
  };
  #encoding = encodingOfCodePage(WINDOWS);
  readonly #charsets = new Map<number, number>();
  readonly #headings = new Map<number, number>();
  /** The font or style that is being defined. */
  #entry = 0;
  #bytes = '';
  #field = '';
  /** How many characters are still to be skipped as stand-ins. */
  #skip = 0;
  #isOptional = false;
  #flows = 0;
  #paragraphs = 0;

  /** @param text the file's bytes as Latin-1 */
  read(text: string): void {
    for (const token of rtfTokens(text)) {
      if (token.kind === 'bytes') {
        this.#readBytes(token.bytes);
        continue;
      }
      this.#flush();
      if (token.kind === 'begin') this.#beginGroup();
      else if (token.kind === 'end') this.#endGroup();
      else if (token.word === '*') this.#isOptional = true;
      else this.#readWord(token.word, token.value);
    }
    this.#flush();
    while (this.#groups.length > 0) this.#endGroup();
    this.body.end();
  }

  #readBytes(bytes: string): void {
    const left = bytes.slice(this.#skip);
    this.#skip = Math.max(0, this.#skip - bytes.length);
    this.#isOptional = false;
    if (this.#group.destination === 'styles') this.#nameStyle(left);
    else if (WITH_TEXT.has(this.#group.destination)) this.#bytes += left;
  }

  #readWord(word: string, value: number | null): void {
    const isHidden = this.#group.destination === 'hidden';
    const destination = DESTINATIONS.get(word);
    const flow = FLOWS.get(word);
    if (this.#skip > 0 && SIGNS.has(word)) this.#skip--;
    else if (flow && !isHidden) this.#beginFlow(flow);
    else if (destination) this.#group.destination = isHidden ? 'hidden' : destination;
    else if (this.#isOptional) this.#group.destination = 'hidden';
    else this.#control(word, value);
    this.#isOptional = false;
  }

  #beginGroup(): void {
    if (this.#groups.length >= GROUPS_MAX) throw tooComplex();
    this.#groups.push(this.#group);
    this.#group = { ...this.#group };
    this.#skip = 0;
  }

  #endGroup(): void {
    this.#skip = 0;
    const inner = this.#group;
    const outer = this.#groups.pop();
    if (!outer) return;
    this.#group = outer;
    if (inner.destination === 'field' && outer.destination !== 'field') this.#beginLink();
    if (inner.isLink && !outer.isLink) outer.flow.write([closed('a')]);
    if (inner.flow === outer.flow) return;
    inner.flow.end();
    // A text box comes before the paragraph that it is tied to.
    if (inner.flow.isBox) for (const token of inner.flow.tokens) outer.flow.tokens.push(token);
  }

  #beginFlow(kind: 'header' | 'footer' | 'box'): void {
    if (++this.#flows > FLOWS_MAX) throw tooComplex();
    const flow = new Flow(kind === 'box');
    if (kind === 'header') this.headers.push(flow);
    if (kind === 'footer') this.footers.push(flow);
    this.#group.destination = 'text';
    this.#group.flow = flow;
  }

  #beginLink(): void {
    const href = /HYPERLINK\s+"([^"]{1,2000})"/i.exec(this.#field)?.[1];
    this.#field = '';
    if (href !== undefined) this.#group.flow.write([openedLink(href)]);
  }

  #nameStyle(name: string): void {
    const level = headingLevelOf(name.replace(/;.*$/s, '').trim());
    if (level > 0 && !this.#headings.has(this.#entry)) this.#headings.set(this.#entry, level);
  }

  #flush(): void {
    if (this.#bytes === '') return;
    const decoded = decodeBytes(this.#bytes, this.#charsets.get(this.#group.font), this.#encoding);
    this.#bytes = '';
    this.#put(decoded);
  }

  #put(text: string): void {
    const { destination, isBold, isItalic, isHidden, size, flow } = this.#group;
    if (text === '') return;
    if (destination === 'field') this.#field += text;
    if (isHidden) return;
    if (destination === 'mark') flow.mark += text;
    if (destination === 'text') flow.write(tokensOfRun({ text, isBold, isItalic, size }));
  }

  #control(word: string, value: number | null): void {
    const group = this.#group;
    const isOn = value !== 0;
    switch (word) {
      case 'ansicpg':
      case 'mac':
      case 'pc':
      case 'pca':
        this.#encoding = encodingOfCodePage(CODE_PAGES.get(word) ?? value ?? WINDOWS);
        break;
      case 'deff':
        group.font = value ?? -1;
        break;
      case 'f':
        if (group.destination === 'fonts') this.#entry = value ?? 0;
        group.font = value ?? -1;
        break;
      case 'fcharset':
        if (group.destination === 'fonts') this.#charsets.set(this.#entry, value ?? 0);
        break;
      case 's':
        if (group.destination === 'styles') this.#entry = value ?? 0;
        else this.#setLevel(this.#headings.get(value ?? 0) ?? 0);
        break;
      case 'outlinelevel': {
        const outline = value ?? BODY_LEVEL;
        const level = outline >= 0 && outline < HEADING_LEVELS ? outline + 1 : 0;
        if (group.destination === 'styles') this.#headings.set(this.#entry, level);
        else this.#setLevel(level);
        break;
      }
      case 'fldrslt':
        group.isLink = true;
        break;
      case 'uc':
        group.substitutes = Math.max(0, value ?? DEFAULT_SUBSTITUTES);
        break;
      case 'u': {
        // Written as a signed number of 16 bits.
        const code = value ?? 0x20;
        this.#put(String.fromCharCode(code < 0 ? code + 0x1_0000 : code));
        this.#skip = group.substitutes;
        break;
      }
      case 'plain':
        Object.assign(group, PLAIN);
        break;
      case 'fs':
        group.size = (value !== null && value > 0 ? value : PLAIN_SIZE) / 2;
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
        if (group.destination === 'text') this.#controlParagraph(word, value);
        this.#put(SIGNS.get(word) ?? '');
    }
  }

  #setLevel(level: number): void {
    if (this.#group.destination === 'text') this.#group.flow.level = level;
  }

  #controlParagraph(word: string, value: number | null): void {
    const { flow } = this.#group;
    switch (word) {
      case 'pard':
        flow.isInTable = false;
        flow.level = flow.listLevel = 0;
        flow.spaceBefore = flow.spaceAfter = 0;
        break;
      case 'sb':
        flow.spaceBefore = Math.max(0, value ?? 0) / TWENTIETHS;
        break;
      case 'sa':
        flow.spaceAfter = Math.max(0, value ?? 0) / TWENTIETHS;
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
        this.#countParagraph();
        flow.endParagraph();
        break;
      case 'nestcell':
        this.#put('\t');
        break;
      case 'cell':
        this.#countParagraph();
        flow.endCell();
        break;
      case 'row':
        flow.endRow();
        break;
      default:
    }
  }

  #countParagraph(): void {
    if (++this.#paragraphs > PARAGRAPHS_MAX) throw tooComplex();
  }
}
