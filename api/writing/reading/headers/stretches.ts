import type { Anchor } from './anchors.ts';
import type { Candidate } from './candidates.ts';
import { choose } from './layout-vote.ts';
import type { Choice } from './layout-vote.ts';
import type { Line } from '../lines/line.ts';
import { placeScore } from '../fields/places.ts';

/** The lines of one role, as indexes in its block: header, then body. */
export interface Stretch {
  anchor: Anchor;
  choice: Choice;
  /** Every reading of its header that was possible. */
  candidates: Candidate[];
  headerFrom: number;
  headerTo: number;
  bodyTo: number;
}

/** Extends a header over adjacent lines that contain only a place or a kind of contract. */
function absorbPlaces(lines: Line[], to: number, limit: number): number {
  let end = to;
  for (let index = to + 1; index <= Math.min(limit, to + 2); index++) {
    const line = lines[index];
    if (!line || line.marker !== '' || line.gapBefore || line.isHidden) break;
    const isPlaceLine =
      placeScore(line.text) >= (index === to + 1 ? 2 : 3) ||
      /^(?:location|ort|standort|lieu|lugar|luogo|local|miejsce|address)\s*:/i.test(line.text);
    if (!isPlaceLine) break;
    end = index;
  }
  return end;
}

/** The readings that leave the header of the next role to it, as the document's layout has it; all if none does. */
function withoutNextHeader(candidates: Candidate[], next: Candidate[], layout: string): Candidate[] {
  const [voted] = next.filter((one) => one.layout === layout).sort((a, b) => b.score - a.score);
  const own = voted ? candidates.filter(({ to }) => to < voted.from) : [];
  return own.length > 0 ? own : candidates;
}

/** Splits a block into stretches, one for each anchor, from top to bottom, without overlaps. */
export function splitStretches(
  lines: Line[],
  anchors: Anchor[],
  table: Candidate[][],
  layout: string,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [order, anchor] of anchors.entries()) {
    const previous = stretches.at(-1);
    const low = previous ? previous.headerTo + 1 : 0;
    const next = anchors[order + 1];
    const candidates = (table[order] ?? []).filter((candidate) => candidate.from >= low);
    // Where the first role doesn't have the layout, its side of the dates is not certain.
    const isCertain = stretches[0]?.choice.candidate.layout === layout;
    const own = isCertain ? withoutNextHeader(candidates, table[order + 1] ?? [], layout) : candidates;
    const choice = choose(own, layout);
    if (!choice) continue;
    if (previous) previous.bodyTo = choice.candidate.from - 1;
    const limit = next ? next.index - 1 : lines.length - 1;
    const headerTo =
      anchor.tail === '' ? absorbPlaces(lines, choice.candidate.to, limit) : choice.candidate.to;
    stretches.push({
      anchor,
      choice,
      candidates,
      headerFrom: choice.candidate.from,
      headerTo,
      bodyTo: lines.length - 1,
    });
  }
  return stretches;
}
