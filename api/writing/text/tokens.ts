import { stemmer } from 'stemmer';

/** A word of a text, with the forms needed for comparisons. */
export interface Token {
  start: number;
  end: number;
  /** As written. */
  raw: string;
  /** The form compared by the lexicon: lower case, without accents, without possessive or plural ending. */
  norm: string;
  /** Whether it is preceded by something that no term can span: a line break, a comma, a bracket... */
  apart: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const ACCENTS = /\p{M}/gu;
const PLAIN = /^[a-z0-9.+#&]*$/;
/** Characters that may occur between two words of one term. */
const SOFT = ' \t\u00a0\u202f-\u2010\u2011/&®™';
const BLANKS = ' \t\u00a0';
const APOSTROPHES = "'’";
/** Endings after an inner dot that belong to the word: Node.js, Lemon.io. Any other dot is a missing space. */
const DOTTED = /^(js|io|net|com|org|ai|py|ts|co|de|hr|in|sc|\p{L}|\d+)$/iu;

/** Lower case without accents. `ß` becomes `ss`, `ł` becomes `l`; other letters keep their script. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o');
}

/** The folded word without an English plural ending; "ss", "us", "is" and words up to three letters stay. */
export function singular(folded: string): string {
  const n = folded.length;
  if (n < 4 || !folded.endsWith('s')) return folded;
  const before = folded[n - 2];
  if (before === 's' || before === 'u' || before === 'i') return folded;
  // "economics" isn't the plural of "economic".
  if (folded.endsWith('ics') && !/^(?:clin|mechan|top|crit|fabr|med)ics$/.test(folded)) return folded;
  if (folded.endsWith('ies') && n > 4) return `${folded.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(folded)) return folded.slice(0, -2);
  return folded.slice(0, -1);
}

/** The Porter stem of a word of plain letters; any other word unchanged. */
export function stemWord(folded: string): string {
  return /^[a-z]{4,}$/.test(folded) ? stemmer(folded) : folded;
}

function isCapitalOrDigit(letter: string): boolean {
  return letter !== letter.toLowerCase() || (letter >= '0' && letter <= '9');
}

/** The end of the word that begins at `start`, including joined parts: `C++`, `Node.js`, `R&D`. */
function wordEnd(text: string, start: number, end: number): number {
  let stop = end;
  for (;;) {
    const sign = text[stop];
    if (sign === '+' || sign === '#') {
      if (sign === '+' && text[stop + 1] === '+') return stop + 2;
      const next = text[stop + 1] ?? ' ';
      return /[\p{L}\p{N}]/u.test(next) ? stop : stop + 1;
    }
    if (sign !== '.' && sign !== '&') return stop;
    WORD.lastIndex = stop + 1;
    const next = WORD.exec(text);
    if (!next || next.index !== stop + 1) return stop;
    const short = stop - start <= 2 && next[0].length <= 2 && isCapitalOrDigit(text[start] ?? '');
    if (sign === '&' ? !short : !DOTTED.test(next[0])) return stop;
    stop += 1 + next[0].length;
  }
}

function isApart(text: string, from: number, to: number): boolean {
  if (to - from > 400) return true;
  for (let i = from; i < to; i += 1) {
    const sign = text[i] ?? '';
    if (!SOFT.includes(sign) && !APOSTROPHES.includes(sign)) return true;
    // Two blanks are a column break or a lost line break.
    if (BLANKS.includes(sign) && i + 1 < to && BLANKS.includes(text[i + 1] ?? '.')) return true;
    // A hyphen with spaces around it is a dash.
    if ((sign === '-' || sign === '/') && text[i - 1] === ' ' && text[i + 1] === ' ') return true;
  }
  return false;
}

/**
 * The words of a text in order. Offsets are UTF-16 offsets in `text`; takes linear time. Keeps `C++`, `C#`, `.NET`,
 * `Node.js`, `R&D` whole and splits at hyphens and slashes (`CI/CD` is two words of one term).
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (;;) {
    WORD.lastIndex = position;
    const found = WORD.exec(text);
    if (!found) return tokens;
    let start = found.index;
    const end = wordEnd(text, start, start + found[0].length);
    const previous = tokens[tokens.length - 1];
    if (text[start - 1] === '.' && /^net\b/i.test(text.slice(start, start + 4))) start -= 1;
    position = end;
    // "nurse's": the ending belongs to the word and is not compared.
    let stop = end;
    if (
      APOSTROPHES.includes(text[end] ?? ' ') &&
      /^[sS](?![\p{L}\p{N}])/u.test(text.slice(end + 1, end + 3))
    ) {
      stop = end + 2;
      position = stop;
    }
    tokens.push({
      start,
      end: stop,
      raw: text.slice(start, stop),
      norm: singular(fold(text.slice(start, end))),
      apart: previous === undefined || isApart(text, previous.end, start),
    });
  }
}
