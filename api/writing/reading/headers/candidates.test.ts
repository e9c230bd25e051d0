import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { findDatedAnchors } from './anchors.ts';
import { listCandidates } from './candidates.ts';

/** The layouts of all readings with these fields of a role that has a line for each above its dates. */
function layoutsOf(title: string, company: string): string[] {
  const lines = parseLines(`${title}\n${company}\n2019 – 2021`);
  const bounds = { low: 0, high: 2, isFirst: true, trust: { tails: false, pieces: false, hyphens: false } };
  const style = { words: new Set<string>(), areOnlyWrapped: false, wrapWidth: 0, hasSmallNouns: false };
  return findDatedAnchors(lines)
    .flatMap((anchor) => listCandidates(lines, anchor, bounds, style))
    .filter((one) => one.title === title && one.company === company)
    .map(({ layout }) => layout);
}

describe('a line read whole', () => {
  const [layout] = layoutsOf('Baker', 'Globex');

  it.each([
    ['Baker', 'Globex • Initech'],
    ['Baker ● Cook', 'Globex'],
  ])('is the same part of a header as one with a single part: %s, %s', (title, company) => {
    expect(layout).toBe('-2S0/-1S0');
    expect(layoutsOf(title, company)).toContain(layout);
  });

  it('is a part of its own where a bar or a dash parts it', () => {
    for (const company of ['Globex | Initech', 'Globex - Initech'])
      expect(layoutsOf('Baker', company), company).toContain('-2S0/-1L');
  });
});
