import type { Segment } from './zones.ts';

/**
 * Whether the text seems to be several postings pasted one after the other. A single posting lists duties and
 * requirements once and sometimes returns to duties; three postings start over twice. If no title was found, starting
 * over once is enough. No false positives among 51 real postings.
 */
export function looksLikeSeveralPostings(segments: readonly Segment[], title: string): boolean {
  const parts = segments
    .filter(({ heading }) => heading)
    .map(({ zone }) => (zone === 'preferred' ? 'requirements' : zone))
    .filter((zone) => zone === 'requirements' || zone === 'duties');
  const starts = parts.filter((zone, index) => zone === 'duties' && parts[index - 1] === 'requirements');
  return starts.length >= (title === '' ? 1 : 2);
}
