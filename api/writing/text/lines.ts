/** A line or a sentence with its position in the whole text, without leading bullet signs and spaces. */
export interface Line {
  text: string;
  start: number;
  end: number;
  /** Whether it had a bullet sign or a number. */
  bulleted: boolean;
}

/** No real line has more; the rest of a longer one counts as one sentence. */
const MAX_SENTENCES = 1500;
const BULLET =
  /^(?:[•●▪■◆◇‣▸►▶→➔➜➝⇒★☆»∙◦○▹⁃❖✦–—*·o›✓✔✅➢➤+~-]|\p{Extended_Pictographic}\uFE0F?|\(?\d{1,2}[.)]|\(?[a-h]\)|[ED]\d{1,2}[.):]?(?=\s+\p{Lu}))\s+/u;
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|incl|inkl|z\.\s?B|bzw|ca|approx|min|max|no|nr|st|dr|mr|mrs|ms|inc|ltd|co|vs|u\.s|n\.c|d\.c|\p{Lu})\.$/iu;

/** The bullet sign or number, with the blanks behind it, that a row without leading blanks begins with; or nothing. */
export function bulletSign(row: string): string {
  return BULLET.exec(row.slice(0, 24))?.[0] ?? '';
}

/** The non-blank lines of a text, without surrounding markdown heading and emphasis signs. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const row of text.split('\n')) {
    const line = trimmed(row, start);
    if (line) lines.push(line);
    start += row.length + 1;
  }
  return lines;
}

function trimmed(row: string, offset: number): Line | null {
  let from = row.length - row.trimStart().length;
  const to = row.trimEnd().length;
  let bulleted = false;
  for (let round = 0; round < 3; round += 1) {
    const sign = BULLET.exec(row.slice(from, Math.min(to, from + 24)));
    if (!sign) break;
    bulleted = true;
    from += sign[0].length;
    from += row.slice(from, to).length - row.slice(from, to).trimStart().length;
  }
  return from < to ? { text: row.slice(from, to), start: offset + from, end: offset + to, bulleted } : null;
}

/**
 * The sentences of a line. Numbered items within one line (" 1.  Perform ... 2.  Clean ...") and items between
 * semicolons each count as a sentence.
 */
export function splitSentences(line: Line): Line[] {
  const cuts: number[] = [];
  const text = line.text;
  for (let i = 0; i < text.length && cuts.length < MAX_SENTENCES; i += 1) {
    const sign = text[i];
    if (sign === ';') cuts.push(i + 1);
    else if (sign === '.' || sign === '!' || sign === '?') {
      const next = text.slice(i + 1, i + 4);
      const spaced = /^["”')]?\s+["“'(]?[\p{Lu}\p{N}]?/u.test(next) && !/^\s+\p{Ll}/u.test(next);
      const glued =
        sign !== '.'
          ? false
          : /^\p{Lu}\p{Ll}/u.test(next) && /\p{Ll}{3}$/u.test(text.slice(Math.max(0, i - 3), i));
      if (!spaced && !glued) continue;
      const before = text.slice(Math.max(0, i - 12), i + 1);
      if (sign === '.' && (ABBREVIATION.test(before) || /(?:^|\s)\(?\d{1,2}\.$/.test(before))) continue;
      cuts.push(i + 1);
    } else if (sign === ' ' && /^ {2,}\d{1,2}[.)] /.test(text.slice(i, i + 8))) cuts.push(i);
  }
  cuts.push(text.length);
  const sentences: Line[] = [];
  let from = 0;
  for (const cut of cuts) {
    const piece = trimmed(text.slice(from, cut), line.start + from);
    if (piece) sentences.push({ ...piece, bulleted: piece.bulleted || (line.bulleted && from === 0) });
    from = cut;
  }
  return sentences;
}
