import type { PostingRequirement } from '../types.ts';
import type { Segment } from './zones.ts';

const MAX_LINES = 20;
const MAX_LENGTH = 300;
/** A heading on the same line as its text. */
const LABEL =
  /^(?:(?:key |basic |minimum |preferred |main )?(?:requirements?|qualifications?|skills|responsibilities|duties|must[- ]haves?|nice[- ]to[- ]haves?))\s*:\s+(?=\S)/i;
/** Rank of sentences without a heading, which are used only when there is nothing better. */
const UNSORTED = 0.5;

/**
 * The duty and requirement lines, at most 20, in the posting's order. If there are more, required lines are kept before
 * preferred ones, and those before duties.
 */
export function listRequirements(
  segments: readonly Segment[],
  skip: ReadonlySet<number>,
): PostingRequirement[] {
  const lines: { text: string; need: Segment['need']; rank: number; order: number }[] = [];
  const seen = new Set<string>();
  segments.forEach((segment, order) => {
    const rank = rankSegment(segment);
    const text = segment.text
      .slice(0, MAX_LENGTH * 3)
      .replace(/\*\*|__/g, '')
      .replace(/\s+/g, ' ')
      .replace(LABEL, '')
      .replace(/[;,\s]+$/, '');
    const words = text.split(' ').length;
    if (
      rank === 0 ||
      skip.has(segment.start) ||
      words < 2 ||
      text.length > MAX_LENGTH * 2 ||
      text.endsWith(':') ||
      seen.has(text)
    )
      return;
    if (words < 3 && !segment.bulleted) return;
    seen.add(text);
    lines.push({
      text: text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…` : text,
      need: segment.need,
      rank,
      order,
    });
  });
  const found = lines.some(({ rank }) => rank > UNSORTED)
    ? lines.filter(({ rank }) => rank > UNSORTED)
    : lines;
  return found
    .sort((a, b) => b.rank - a.rank || a.order - b.order)
    .slice(0, MAX_LINES)
    .sort((a, b) => a.order - b.order)
    .map(({ text, need }) => ({ text, need }));
}

function rankSegment(segment: Segment): number {
  if (segment.heading) return 0;
  if (segment.zone === 'requirements') return 3;
  if (segment.zone === 'preferred') return 2;
  if (segment.zone === 'duties') return 1;
  return segment.zone === 'unknown' ? (segment.bulleted ? 1 : UNSORTED) : 0;
}
