/** Width in points of one line of text in one given size and weight. */
export type Measure = (text: string) => number;

/**
 * Words that are wider than the column are cut into lines that fit, with a line break and no hyphen (a
 * hyphen would be copied along with an address); after `/ - _ . ? & =` where one is near. Linear in time.
 */
export function breakLongWords(text: string, width: number, measure: Measure): string {
  // Twelve letters fit in any column of the page: short words need no measuring.
  return text
    .split(' ')
    .map((word) =>
      word.length < 12 || (word.length < 2_000 && measure(word) <= width) ? word : cut(word, width, measure),
    )
    .join(' ');
}

function cut(word: string, width: number, measure: Measure): string {
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

/** How many lines a text takes at most: for the decision whether it may be parted by a page's end. */
export function countLines(text: string, width: number, measure: Measure): number {
  return text
    .split('\n')
    .reduce((lines, part) => lines + Math.max(1, Math.ceil((measure(part) * 1.08) / width)), 0);
}

/**
 * Puts items on as few lines as they fit on, each line joined by the separator; an item is never broken.
 * The lines are made about equally long, so that none is left with a single item where it can be helped.
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
