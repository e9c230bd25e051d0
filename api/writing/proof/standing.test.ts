import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from './statement.ts';

/** The words of a text that have one of the given standings. */
function wordsThatAre(text: string, ...standings: string[]): string[] {
  const { tokens, standings: read } = readStatement(text);
  return tokens.filter((_, at) => standings.includes(read.of[at] ?? '')).map(({ raw }) => raw);
}

describe('whose a word of a statement is', () => {
  it.each([
    ['Supervised twelve welders', 'welders'],
    ['Recruited Scala developers', 'Scala'],
    ['Ordered pumps and valves', 'pumps'],
    ['Sold lathes to job shops', 'lathes'],
    ['The roof was repaired by contractors', 'roof'],
    ['Painted the doors while carpenters hung them', 'hung'],
    ['Worked alongside the radiographers', 'radiographers'],
    ['Trained apprentices in welding', 'apprentices'],
    ['Hemmed coats without a sewing machine', 'sewing'],
    ['Repaired clocks instead of watches', 'watches'],
    ['Collected money for hospice care', 'hospice'],
    ['Scaffold stood ready because they had built it', 'built'],
    ['Evaluated Nomad for a month', 'Nomad'],
    ['Looking forward to learning Welsh', 'Welsh'],
  ])('%s: not their own doing of "%s"', (text, word) => {
    expect(wordsThatAre(text, 'own', 'taught')).not.toContain(word);
  });

  it.each([
    ['Reported to the head baker as night baker', 'night'],
    ['Ordered, cut and laid the tiles', 'tiles'],
    ['Trained apprentices in welding', 'welding'],
    ['Taught colleagues to weld', 'weld'],
    ['Carried out boiler inspections', 'boiler'],
    ['Wrote Linux device drivers', 'drivers'],
    ['Trained nurse on a stroke ward', 'nurse'],
  ])('%s: their own doing of "%s"', (text, word) => {
    expect(wordsThatAre(text, 'own', 'taught')).toContain(word);
  });

  it('gives every word of any text one standing and one clause', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { tokens, standings, clauseOf } = readStatement(text);
        expect(standings.of).toHaveLength(tokens.length);
        expect(clauseOf).toHaveLength(tokens.length);
      }),
    );
  });
});
