import { emptyParagraph } from './blocks.ts';
import type { Paragraph } from './blocks.ts';
import { addCount, mostFrequent } from './most-frequent.ts';

/** How letters look; a size in points, null if the source doesn't say it. */
export interface LetterLooks {
  isBold: boolean;
  isItalic: boolean;
  size: number | null;
}

const MOSTLY = 0.85;
const LINK = /^(?:https?:|mailto:|tel:)/i;

/** A paragraph while its text is being read: it looks as most of its letters do. */
export class StyledParagraph {
  readonly paragraph = emptyParagraph();
  readonly #sizes = new Map<number, number>();
  #letters = 0;
  #boldLetters = 0;

  /** @param looks the style is a name for how letters look beyond what else is known, '' if there is none */
  write(text: string, { isBold, isItalic, size, style = '' }: LetterLooks & { style?: string }): void {
    this.paragraph.text += text;
    this.paragraph.runs.push({ text, style: `${isBold} ${isItalic} ${size} ${style}` });
    const inked = text.replace(/\s/g, '').length;
    this.#letters += inked;
    if (isBold) this.#boldLetters += inked;
    if (size !== null && inked > 0) addCount(this.#sizes, size, inked);
  }

  /** A tab or a soft line break. */
  writeSpace(space: '\t' | '\n'): void {
    this.paragraph.text += space;
    this.paragraph.runs.push({ text: space, style: '' });
  }

  /** Keeps the address of a link, once. */
  link(address: string): void {
    const { links } = this.paragraph;
    if (LINK.test(address) && !links.includes(address)) links.push(address);
  }

  /** The paragraph, now that all its text is there. */
  end(): Paragraph {
    this.paragraph.isBold = this.#letters > 0 && this.#boldLetters / this.#letters > MOSTLY;
    this.paragraph.size = mostFrequent(this.#sizes);
    return this.paragraph;
  }
}
