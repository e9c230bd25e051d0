import { closed, opened, openedParagraph, tokensOfRun } from '../blocks/html-tokens.ts';
import type { Token } from '../blocks/markup-tokens.ts';

/** Text that runs on its own (the body, a header, a text box), as tokens for `blocksFromHtml`. */
export class Flow {
  readonly tokens: Token[] = [];
  readonly isBox: boolean;
  #runs: Token[] = [];
  #table: 'none' | 'row' | 'cell' = 'none';
  /** What stands before the paragraph as the mark of a list item. */
  mark = '';
  isInTable = false;
  /** 1 to 6, 0 for body text. */
  level = 0;
  listLevel = 0;
  /** In points. */
  spaceBefore = 0;
  spaceAfter = 0;
  #spaceAbove = 0;

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
      runs.unshift(...tokensOfRun({ text: `${mark} `, isBold: false, isItalic: false, size: null }));
    const tag = this.level > 0 ? `h${this.level}` : 'p';
    const depth = isItem ? this.listLevel + 1 : 0;
    for (let at = 0; at < depth; at++) this.tokens.push(opened('ul'));
    const name = isItem ? 'li' : tag;
    this.tokens.push(openedParagraph(name, Math.max(this.#spaceAbove, this.spaceBefore)));
    for (const run of runs) this.tokens.push(run);
    this.tokens.push(closed(name));
    this.#spaceAbove = this.spaceAfter;
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
