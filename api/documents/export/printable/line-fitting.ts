/** Width in points of one line of text in a given size and weight. */
export type Measure = (text: string) => number;

/**
 * Breaks words wider than the column into lines that fit, without adding a hyphen (which would be copied along with an
 * address), preferably after `/ - _ . ? & =`. Takes linear time.
 */
export function breakLongWords(text: string, width: number, measure: Measure): string {
  // Twelve letters fit in any column of the page, so short words needn't be measured.
  return text
    .split(' ')
    .map((word) =>
      word.length < 12 || (word.length < 2_000 && measure(word) <= width)
        ? word
        : breakWord(word, width, measure),
    )
    .join(' ');
}

function breakWord(word: string, width: number, measure: Measure): string {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    const advance = measure(segment);
    // Kerning and shaping may differ from the sum of the parts by a little.
    if (line !== '' && used + advance > width * 0.97) {
      const near = /^.*[/\-_.?&=](?=.{1,24}$)/s.exec(line)?.[0] ?? line;
      lines.push(near);
      line = line.slice(near.length);
      used = line === '' ? 0 : measure(line);
    }
    line += segment;
    used += advance;
  }
  return [...lines, line].join('\n');
}

/** The maximum number of lines of a text, for deciding whether it may be broken across pages. */
export function countLines(text: string, width: number, measure: Measure): number {
  return text
    .split('\n')
    .reduce((lines, part) => lines + Math.max(1, Math.ceil((measure(part) * 1.08) / width)), 0);
}

/**
 * Puts items on as few lines as possible, joined by the separator; items are never broken. The lines are made about
 * equally long, so that no line has just a single item if that can be avoided.
 */
export function fillLines<T>(
  items: T[],
  textOf: (item: T) => string,
  separator: string,
  width: number,
  measure: Measure,
): T[][] {
  let best = fillGreedily(items, textOf, separator, width, measure);
  const lines = best.length;
  for (let narrower = width * 0.96; narrower > width * 0.4; narrower -= width * 0.04) {
    const next = fillGreedily(items, textOf, separator, narrower, measure);
    if (next.length > lines) break;
    best = next;
  }
  return best;
}

function fillGreedily<T>(
  items: T[],
  textOf: (item: T) => string,
  separator: string,
  width: number,
  measure: Measure,
): T[][] {
  const lines: T[][] = [];
  let used = 0;
  for (const item of items) {
    const own = measure(textOf(item));
    const line = lines.at(-1);
    if (line && used + measure(separator) + own <= width) {
      line.push(item);
      used += measure(separator) + own;
    } else {
      lines.push([item]);
      used = own;
    }
  }
  return lines;
}
