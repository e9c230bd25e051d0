import type { Anchor } from './anchor.ts';
import { ABOVE, BELOW, SURE_WRAP } from './wrap-evidence.ts';
import { joinTexts } from '../lines/join-texts.ts';
import type { Line } from '../lines/line.ts';

/** The lines around an anchor, those that may be one text joined. Its indexes are its own. */
export interface HeaderView {
  lines: Line[];
  anchor: Anchor;
  low: number;
  high: number;
  /** First and last of the given lines for each of its lines. */
  spans: { first: number; last: number }[];
}

function joinLines(
  lines: readonly Line[],
  anchor: Anchor,
  bounds: { low: number; high: number; to: number; from: number },
  joins: ReadonlySet<number>,
  words: Set<string>,
): HeaderView {
  const view: HeaderView = { lines: [], anchor, low: 0, high: 0, spans: [] };
  for (let index = bounds.from; index <= bounds.to; index++) {
    const line = lines[index];
    if (!line) break;
    const at = view.lines.length;
    const above = view.lines.at(-1);
    const span = view.spans.at(-1);
    if (above && span && joins.has(index - 1)) {
      view.lines[at - 1] = {
        ...above,
        text: joinTexts([above.text, line.text], words),
        styleBreaks: [...(above.styleBreaks ?? []), ...(line.styleBreaks ?? [])],
        joined: [...(above.joined ?? [above]), line],
      };
      if (span.first <= anchor.index && anchor.index < index)
        view.anchor = { ...view.anchor, rest: joinTexts([view.anchor.rest, line.text], words) };
      if (index === anchor.index)
        view.anchor = { ...anchor, index: at - 1, rest: joinTexts([above.text, anchor.rest], words) };
      view.spans[at - 1] = { first: span.first, last: index };
    } else {
      if (index === anchor.index) view.anchor = { ...anchor, index: at };
      view.lines.push(line);
      view.spans.push({ first: index, last: index });
    }
    if (index <= bounds.low) view.low = view.lines.length - 1;
    if (index <= bounds.high) view.high = view.lines.length - 1;
  }
  return view;
}

/**
 * The lines around an anchor as they would be if those that may go on in the next one did: all of them, and only those that surely
 * do. Which is right only shows by what a reading makes of it (docs/algorithms.md#titles-and-companies).
 */
export function listJoinedViews(
  lines: readonly Line[],
  anchor: Anchor,
  { low, high }: { low: number; high: number },
  wraps: ReadonlyMap<number, number>,
  words: Set<string>,
): HeaderView[] {
  if (wraps.size === 0) return [];
  const from = Math.max(0, low, anchor.index - ABOVE);
  const to = Math.min(lines.length - 1, high + 1, anchor.index + BELOW + 1);
  const all = new Set(wraps.keys());
  const sure = new Set([...wraps].filter(([, cost]) => cost >= SURE_WRAP).map(([index]) => index));
  const choices = sure.size > 0 && sure.size < all.size ? [all, sure] : [all];
  return choices.map((joins) => joinLines(lines, anchor, { low, high, from, to }, joins, words));
}
