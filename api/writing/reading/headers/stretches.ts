import type { Anchor } from './anchor.ts';
import type { Candidate } from './candidates.ts';
import { chooseReadings, compareReadings } from './layout-vote.ts';
import type { Choice, DocumentLayout } from './layout-vote.ts';
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

/** Splits a block into stretches, one for each anchor, from top to bottom, without overlaps. */
export function splitStretches(
  lines: Line[],
  anchors: Anchor[],
  table: Candidate[][],
  document: DocumentLayout,
): Stretch[] {
  const readings = chooseReadings(table, document);
  const stretches: Stretch[] = [];
  for (const [order, anchor] of anchors.entries()) {
    const previous = stretches.at(-1);
    const reading = readings[order];
    if (!reading) continue;
    const next = readings.slice(order + 1).find((other) => other !== null);
    const candidates = (table[order] ?? []).filter(({ from }) => from > (previous?.headerTo ?? -1));
    const choice = compareReadings(reading, candidates);
    if (previous) previous.bodyTo = choice.candidate.from - 1;
    const limit = next ? next.from - 1 : lines.length - 1;
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
