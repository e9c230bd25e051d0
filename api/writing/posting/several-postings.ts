import type { Segment } from './zones.ts';

/**
 * Whether the text seems to be several postings, pasted one after the other. One posting tells duties and
 * requirements once, sometimes turns back to duties; three start over twice. Where not even a title was found,
 * starting over once is enough. Of 51 real postings it takes none for several.
 */
export function looksLikeSeveralPostings(segments: readonly Segment[], title: string): boolean {
  const parts = segments
    .filter(({ heading }) => heading)
    .map(({ zone }) => (zone === 'preferred' ? 'requirements' : zone))
    .filter((zone) => zone === 'requirements' || zone === 'duties');
  const starts = parts.filter((zone, index) => zone === 'duties' && parts[index - 1] === 'requirements');
  return starts.length >= (title === '' ? 1 : 2);
}
