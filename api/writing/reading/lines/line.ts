import { plainHeadings } from './heading-signs.ts';
import { blankComments, stripMarkup } from './markup.ts';
import type { StyleBreak } from './style-breaks.ts';

/**
 * A line as input for the reader, whatever its source: pasted text here, PDF or Word files elsewhere. A source that
 * knows the formatting (bold, size, heading style) sets it; others leave the neutral value.
 */
export interface Line {
  /** Zero-based line number in the given text. */
  lineNumber: number;
  /** Without decoration, list marker and outer white space; a column break is one tab. */
  text: string;
  /** Columns of white space before the marker or the text. */
  indent: number;
  /** The list glyph or number; `''` if there is none. */
  marker: string;
  /** 1 to 6 for a heading style, 0 for body text. */
  headingLevel: number;
  isBold: boolean;
  /** Font size in points; null if the source doesn't know it. */
  size: number | null;
  /** Whether there are empty lines, a rule or clearly more space above. */
  gapBefore: boolean;
  /** Whether a line or an icon that stood between this one and the one above was taken away: no text goes on here. */
  isApart?: boolean;
  /** Addresses behind link labels. */
  links: string[];
  /** Hidden in the source (a comment): never content, but still accounted for. */
  isHidden: boolean;
  /** Whether it is hidden only since each page has it, above or below its text. */
  isRepeated?: boolean;
  /**
   * Whether the first word of the next line would not have fitted on this one, which means that the text continues
   * there. Set only by sources that know the page's geometry.
   */
  isFull?: boolean;
  /** Where the style changes within the line, as far as the source knows it. */
  styleBreaks?: StyleBreak[];
  /** Whether the document as a whole shows that a heading's word ("Highlights") is a label within roles here. */
  isLabel?: boolean;
  /** Whether it begins with a label that comes again and again, as that of a form's field does, and opens no section. */
  isField?: boolean;
  /** The lines of the source that it was joined from, as they were. */
  joined?: Line[];
}

/** The lines of the source that a line was joined from; itself if it wasn't. */
export const originalLines = (line: Line): Line[] => line.joined?.flatMap(originalLines) ?? [line];

/** The numbers of a line and of those joined with it. */
export const lineNumbers = (line: Line): number[] => originalLines(line).map(({ lineNumber }) => lineNumber);

const GLYPH =
  /^(?:[•‣∙·⋅・･ㆍ∘∗⋄⋆⊙⧫⁃›»❯¤★☆♦☞⚫⬤⬥⬧→⇒\u25A0-\u25FF\u2701-\u27BF\uE000-\uF8FF]|\p{Extended_Pictographic}\uFE0F?(?![\p{L}\p{N}]))\s*(?=\S)/u;
const DASH = /^(?:[-–—−‐‑‒*+~]+\s+|[-–—−](?=\p{L}))(?=\S)/u;
/** Signs of symbol fonts arrive as letters and other signs: a ring is "o", a cross "x", a square "q", a triangle "{". */
const LETTER_MARK = /^[oxq§Øüðþ{¦¬]\s+(?=\p{Lu})/u;
/** A full stop instead of a list mark: ". Customer support on site". */
const STOP_MARK = /^\.\s+(?=\p{Lu}\p{Ll})/u;
const NUMBERED = /^(?:\(?\d{1,2}[.)]|[a-h]\)|\[\d{1,2}\])\s+(?=\p{L})/u;
/** "12. March 2020" starts with a day, not with an item number. */
const DAY_AND_YEAR = /^\d{1,2}\.\s+\p{L}{3,12}\.?\s+\d{4}/u;

/** The list marker that a trimmed line starts with (with its white space), or `''`. */
export function leadingMarker(text: string): string {
  const mark = GLYPH.exec(text) ?? DASH.exec(text) ?? LETTER_MARK.exec(text) ?? STOP_MARK.exec(text);
  if (mark) return mark[0];
  return DAY_AND_YEAR.test(text) ? '' : (NUMBERED.exec(text)?.[0] ?? '');
}

const LIGATURES: Record<string, string> = {
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
};

/** Each letter of ligatures by itself. */
export const spellLigatures = (text: string): string =>
  text.replace(/[\uFB00-\uFB06]/g, (ligature) => LIGATURES[ligature] ?? ligature);

/** Composed accents, plain spaces, no invisible characters; line ends become `\n` and keep their number. */
export function normaliseText(text: string): string {
  return spellLigatures(text.replace(/\r\n?/g, '\n').normalize('NFC'))
    .replace(
      /[^\P{Cc}\t\n\v\f\u0085]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffc\ufffd]/gu,
      '',
    )
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\u2028\u2029\v\f\u0085]/g, ' ');
}

/** A letter of Korean that templates set above their headings as a stroke. */
const STROKE = /^[\sㅡ]+$/u;

/** Whether a line contains neither letters nor digits: a rule, a lone glyph. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || STROKE.test(text);
}

/** "Shift SupervisorJun 2017": text from the right margin that was joined during text extraction. */
const GLUED_MONTH =
  /(?<=\p{Ll}{2}|\))(?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mär|Mai|Okt|Dez)\p{Ll}{0,7}\.?,?\s(?:19|20)\d\d\b)/gu;

/** "Quantity Surveyor05/23 - 02/25" and "Waiter2019–2021" likewise. */
const GLUED_RANGE =
  /(?<=\p{Ll}{3}|\))(?=(?:(?:0[1-9]|1[0-2])[/.](?:\d\d)?\d\d|(?:19|20)\d\d)\s?[-–—]\s?[\d\p{L}])/gu;

/** Dots or a rule that lead the eye from a name to the date at the right edge: "Harbour Inn ........ 2019". */
const LEADER = /(?<=[^\s.…·_])\s*(?:[.·_]{4,}|…{2,})[.…·_]*\s*(?=[\p{L}\p{N}('’])/gu;

/** Dots that fill a line up to its end: "Education ............". */
const FILLED = /(?<=[\p{L}\p{N})])\s*(?:[.·]{5,}|…{3,})$/u;

/** Turns the column breaks of plain text, a tab, three or more spaces or a leader of dots, into single tabs. */
export function columnBreaks(text: string): string {
  return text
    .trim()
    .replace(FILLED, '')
    .replace(/\s*[\uE000-\uF8FF]+\s*/g, '\t')
    .replace(LEADER, '\t')
    .replace(GLUED_MONTH, '\t')
    .replace(GLUED_RANGE, '\t')
    .replace(/[ \t]*\t[ \t]*| {3,}/g, '\t')
    .trim()
    .replace(/ {2}/g, ' ');
}

function indentWidth(space: string): number {
  let width = 0;
  for (const character of space) width += character === '\t' ? 4 : 1;
  return width;
}

/** The non-blank lines of pasted text or markdown, in order. Never throws. */
export function parseLines(text: string): Line[] {
  const normal = normaliseText(text);
  const shown = plainHeadings(blankComments(normal).split('\n'));
  const all = normal.split('\n');
  const lines: Line[] = [];
  let gapBefore = true;
  for (const [lineNumber, original] of all.entries()) {
    const visible = shown[lineNumber] ?? '';
    const neutral = {
      lineNumber,
      indent: 0,
      marker: '',
      headingLevel: 0,
      isBold: false,
      size: null,
      links: [],
    };
    if (isBlank(original)) {
      gapBefore = true;
      continue;
    }
    if (isBlank(visible)) {
      lines.push({ ...neutral, text: original.trim(), gapBefore, isHidden: true });
      continue;
    }
    const trimmed = visible.trim();
    const indent = indentWidth(/^[ \t]*/.exec(visible)?.[0] ?? '');
    const quoted = trimmed.replace(/^(?:>\s?)+/, '');
    const outer = /^(?:\*\*|__)\S/.test(quoted) ? '' : leadingMarker(quoted);
    const plain = stripMarkup(quoted.slice(outer.length).trim());
    const inner = outer === '' && plain.headingLevel === 0 ? leadingMarker(plain.text) : '';
    const content = columnBreaks(plain.text.slice(inner.length));
    const marker = (outer || inner).trim();
    const isMarkupOnly = isBlank(plain.text) && plain.links.length === 0;
    lines.push({
      ...neutral,
      text: isMarkupOnly ? trimmed : isBlank(content) ? columnBreaks(plain.text) || trimmed : content,
      indent,
      marker,
      headingLevel: plain.headingLevel,
      isBold: plain.isBold,
      links: plain.links,
      gapBefore,
      isHidden: isMarkupOnly,
      ...(plain.styleBreaks.length > 0 && { styleBreaks: plain.styleBreaks }),
    });
    gapBefore = isMarkupOnly;
  }
  return lines;
}
