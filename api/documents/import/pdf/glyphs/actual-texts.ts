import type { Glyph } from './glyphs.ts';
import type { MarkedContent } from './marked-content.ts';
import { field } from './unknown-values.ts';

/** The letters that a page paints within a piece of marked content. */
export interface MarkedSpan {
  /** Which one of the page's, in order. */
  index: number;
  from: number;
  to: number;
}

/** The marked content of a page as pdf.js names it, and which of its letters are in each piece of it. */
export class MarkedSpans {
  readonly tags: string[] = [];
  readonly all: MarkedSpan[] = [];
  shows = 0;
  private readonly open: MarkedSpan[] = [];

  begin(tag: unknown, from: number): void {
    const name = typeof tag === 'string' ? tag : field(tag, 'name');
    this.open.push({ index: this.tags.length, from, to: from });
    this.tags.push(typeof name === 'string' ? name : '');
  }

  end(to: number): void {
    const span = this.open.pop();
    if (span && to > span.from) this.all.push({ ...span, to });
  }
}

/** What a font gives for a letter of which it doesn't know the meaning. */
const UNMAPPED = /^[\0\ufffd\p{Co}]$/u;

/** How many letters a sign stands for at most. */
const LETTERS_MAX = 4;

const hasUnmapped = (glyphs: readonly Glyph[]): boolean => glyphs.some(({ text }) => UNMAPPED.test(text));

/**
 * Gives letters without a meaning in their font the text that the file says they stand for: the first of a piece of marked
 * content has all of it.
 *
 * @param spans where the page's pieces of marked content are, with their numbers in `content`
 */
function nameSpans(
  glyphs: readonly Glyph[],
  spans: readonly MarkedSpan[],
  { texts }: MarkedContent,
): Glyph[] {
  const named = [...glyphs];
  for (const { index, from, to } of spans) {
    const text = texts[index];
    if (text === null || text === undefined || text === '') continue;
    const own = named.slice(from, to);
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last || !own.some((glyph) => UNMAPPED.test(glyph.text))) continue;
    // A file could say anything of a sign; nobody sees more than a ligature's letters.
    if (text.length > own.length * LETTERS_MAX) continue;
    for (let at = from; at < to; at += 1) {
      const glyph = named[at];
      if (glyph)
        named[at] =
          at === from ? { ...glyph, text, x1: Math.max(glyph.x1, last.x1) } : { ...glyph, text: '' };
    }
  }
  return named.filter(({ text }) => text !== '');
}

/** Names letters without a meaning by the content stream that has the page's marked content, if only one has. */
export function nameByActualText(
  glyphs: Glyph[],
  marks: MarkedSpans,
  findContents: () => MarkedContent[],
): Glyph[] {
  if (marks.all.length === 0 || !hasUnmapped(glyphs)) return glyphs;
  const tags = marks.tags.join(' ');
  const [content, ...others] = findContents().filter(
    (one) => one.shows === marks.shows && one.tags.join(' ') === tags,
  );
  return content && others.length === 0 ? nameSpans(glyphs, marks.all, content) : glyphs;
}
