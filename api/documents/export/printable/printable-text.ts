/**
 * Reduces any text to characters that the resume's fonts can print and a machine can read back: one line, composed
 * letters, nothing invisible. Keeps track of removed characters, so that the user can be told.
 */
export interface TextPrinter {
  /** The text as one line, with single spaces. */
  line(text: string): string;
  /** The non-empty lines of a text. */
  lines(text: string): string[];
  /** Plain sentences about what was left out, in the order of the text. */
  notices(): string[];
  /** The share of the letters and digits so far that had to be removed, 0 to 1. */
  lostShare(): number;
}

const ARABIC = /\p{Script=Arabic}/u;
/** Invisible: controls, soft hyphen, zero-width and bidirectional marks, variation selectors, keycap, tags. */
const INVISIBLE =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]|\u034F|\uFE0E|\uFE0F|\u20E3|[\uFE00-\uFE0D]/gu;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** Look-alikes: fonts lack some of these, and parsers expect the plain character. */
const PLAIN: [RegExp, string][] = [
  [/[\u2010\u2011]/g, '-'],
  [/[\p{Zs}\t]+/gu, ' '],
];
const NAMED_AT_MOST = 8;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function list(found: Set<string>): string {
  const shown = [...found].slice(0, NAMED_AT_MOST).join(' ');
  return found.size > NAMED_AT_MOST ? `${shown} and ${found.size - NAMED_AT_MOST} more` : shown;
}

export function createTextPrinter(canPrint: (codePoint: number) => boolean): TextPrinter {
  const emoji = new Set<string>();
  const unknown = new Set<string>();
  let kept = 0;
  let lost = 0;

  const printable = (grapheme: string): boolean => {
    for (const char of grapheme) if (!canPrint(char.codePointAt(0) ?? 0)) return false;
    return true;
  };

  const keep = (grapheme: string): string => {
    const counts = /[\p{L}\p{N}]/u.test(grapheme);
    if (/\p{Emoji_Presentation}/u.test(grapheme)) {
      emoji.add(grapheme);
      return ' ';
    }
    const bare = ARABIC.test(grapheme) ? grapheme : grapheme.replace(/[\u200C\u200D]/g, '');
    if (printable(bare)) {
      if (counts) kept += 1;
      return bare;
    }
    if (counts) lost += 1;
    (/\p{Extended_Pictographic}/u.test(grapheme) ? emoji : unknown).add(grapheme);
    return ' ';
  };

  const line = (text: string): string => {
    let plain = text.replace(/[\p{Cs}\uFFFD]/gu, ' ').normalize('NFC');
    // Tabs and line breaks are control characters too, but they separate words.
    plain = plain.replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ').replace(INVISIBLE, '');
    for (const [from, to] of PLAIN) plain = plain.replace(from, to);
    if (/^[\x20-\x7E]*$/.test(plain)) {
      kept += plain.length;
      return plain.trim();
    }
    let out = '';
    let removed = false;
    for (const { segment } of graphemes.segment(plain)) {
      const piece = keep(segment);
      removed ||= piece === ' ' && segment !== ' ';
      out += piece;
    }
    // "Wei Zhang (张伟)" must not leave empty brackets behind.
    if (removed) out = out.replace(/\( *\)|\[ *\]/g, ' ').replace(/ +(?=[,.;:!?)\]])/g, '');
    return out.replace(/ {2,}/g, ' ').trim();
  };

  return {
    line,
    lines: (text) =>
      text
        .split(LINE_BREAK)
        .map(line)
        .filter((one) => one !== ''),
    notices: () => {
      const sentences: string[] = [];
      if (emoji.size > 0) {
        sentences.push(`Emoji were left out, because resume readers stumble over them: ${list(emoji)}`);
      }
      if (unknown.size > 0) {
        sentences.push(`These characters are not in the resume's fonts and were left out: ${list(unknown)}`);
      }
      return sentences;
    },
    lostShare: () => (lost === 0 ? 0 : lost / (kept + lost)),
  };
}

/** The direction of a line: that of its first letter that has one. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const strong = /\p{L}/u.exec(text)?.[0];
  return strong !== undefined &&
    /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(strong)
    ? 'rtl'
    : 'ltr';
}
