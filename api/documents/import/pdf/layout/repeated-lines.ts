import type { PageLine } from './page-lines.ts';

/** The share of a page's height, at the top and at the bottom, in which headers and footers appear. */
const EDGE = 0.12;

const lineKey = (text: string): string => text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

/**
 * Headers and footers repeated on several pages. The first occurrence of a header is kept, since it may contain a
 * name; all others aren't content.
 */
export function findRepeatedLines(lines: PageLine[], heights: number[]): Set<PageLine> {
  const seen = new Map<string, PageLine[]>();
  for (const line of lines) {
    const height = heights[line.page] ?? 0;
    const isTop = line.y < height * EDGE;
    const isFoot = line.y > height * (1 - EDGE);
    if (!isTop && !isFoot) continue;
    const key = `${isTop ? 'top' : 'foot'} ${lineKey(line.text)}`;
    seen.set(key, [...(seen.get(key) ?? []), line]);
  }
  const repeated = new Set<PageLine>();
  for (const [key, same] of seen) {
    const pages = new Set(same.map((line) => line.page));
    if (pages.size < 2 || same.length !== pages.size) continue;
    const near = same.every((line) => Math.abs(line.y - (same[0]?.y ?? 0)) < 6);
    if (!near) continue;
    for (const line of key.startsWith('top') ? same.slice(1) : same) repeated.add(line);
  }
  return repeated;
}
