import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidates.ts';
import { chooseReadings, formOf, voteOnLayout } from './layout-vote.ts';

const reading = (layout: string, score: number, from: number, to: number, anchorLine: number): Candidate => ({
  layout,
  title: `${layout} title`,
  company: `${layout} company`,
  location: '',
  score,
  from,
  to,
  titleOwnLine: true,
  titleLook: '',
  companyLook: '',
  companyLine: from,
  titleLine: to,
  anchorLine,
  leftCost: 0,
  isTownBehind: false,
});

it.each([
  ['-2S0/-2S1', '0S0/0S1'],
  ['-1F/-2F', '1F/0F'],
  ['1S0C<', '0S0C<'],
  ['-3S0/-', '0S0/-'],
])('a layout has the form that its lines have to each other: %s', (layout, form) => {
  expect(formOf(layout)).toBe(form);
});

const layoutsOf = (table: Candidate[][]): (string | undefined)[] =>
  chooseReadings(table, voteOnLayout([table])).map((candidate) => candidate?.layout);

describe('the readings of all roles together', () => {
  it('have title and employer in the document’s order rather than one name, however a line parts them', () => {
    const alike = [0, 2].map((at) => [reading('0S0/0S1', 5, at, at, at)]);
    const inOrder = reading('-1S0C<', 2, 4, 5, 5);
    expect(layoutsOf([...alike, [reading('-1S0/-', 2.3, 4, 5, 5), inOrder]])[2]).toBe('-1S0C<');
    const turned = reading('-1S0C>', 2, 4, 5, 5);
    expect(layoutsOf([...alike, [reading('-1S0/-', 2.3, 4, 5, 5), turned]])[2]).toBe('-1S0/-');
  });

  it('leave a line to the role that it is worth more to', () => {
    // The second role's title stands above its dates; the first role could take it as well.
    const table = [
      [reading('below', 1, 0, 1, 0), reading('alone', 0.5, 0, 0, 0)],
      [reading('above', 5, 1, 2, 2), reading('alone', 0, 2, 2, 2)],
    ];
    expect(layoutsOf(table)).toEqual(['alone', 'above']);
  });

  it('are below the dates where the first role has nothing above them, if little else tells', () => {
    const below = [7, 4, 2].map((score, order) =>
      reading('0S0/1S0', score, order * 2, order * 2 + 1, order * 2),
    );
    const above = [6, 4].map((score, order) =>
      reading('0S0/-1S0', score, order * 2 + 1, order * 2 + 2, order * 2 + 2),
    );
    const [first, second, third] = below;
    const [other, last] = above;
    const table = [[first], [second, other], [third, last]].map((row) =>
      row.filter((one) => one !== undefined),
    );
    expect(layoutsOf(table)).toEqual(['0S0/1S0', '0S0/1S0', '0S0/1S0']);
  });

  it('leave a line alone between two dates at a cost only if neither has it', () => {
    // Titles stand below the dates; every role but the first could as well have the one above.
    const roleAt = (at: number): Candidate[] => [
      reading('below', 4, at, at + 1, at),
      at === 0 ? reading('alone', 3.5, 0, 0, 0) : reading('above', 4, at - 1, at, at),
    ];
    const withCost = [0, 2, 4, 6].map((at) =>
      roleAt(at).map((one) => (one.layout === 'below' && at > 0 ? { ...one, leftCost: 1.8 } : one)),
    );
    expect(layoutsOf(withCost)).toEqual(Array(4).fill('below'));
  });

  it('follow the document rather than a somewhat better reading of a single role, the more roles there are', () => {
    const alike = [0, 2, 4, 6].map((at) => [reading('document', 5, at, at + 1, at)]);
    const odd = [reading('document', 2, 8, 9, 8), reading('other', 5.5, 8, 9, 8)];
    expect(layoutsOf([...alike, odd])).toEqual(Array(5).fill('document'));
    expect(layoutsOf([alike[0] ?? [], odd])[1]).toBe('other');
  });

  it('hardly ever have title and employer the other way round in one of many roles', () => {
    const alike = [0, 2, 4].map((at) => [reading('0S0/0S1', 5, at, at, at)]);
    const last = (other: string): (string | undefined)[] =>
      layoutsOf([
        ...alike,
        [reading('0S0/0S1', 0, 6, 6, 6), reading(other, 5, 6, 6, 6), reading('0S0/-', 1, 6, 6, 6)],
      ]);
    expect(last('0S1/0S0').at(-1)).toBe('0S0/0S1');
    expect(last('0S1/1F').at(-1)).toBe('0S1/1F');
  });

  it('follow the document one line further from the dates, too', () => {
    const alike = [0, 4, 8].map((at) => [reading('-1S0/-1S1', 5, at, at + 1, at + 1)]);
    const further = [
      reading('-2S0/-2S1', 3, 12, 14, 14),
      reading('-1F/-', 3.5, 13, 14, 14),
      reading('-2S1/-2S0', 3.2, 12, 14, 14),
    ];
    expect(layoutsOf([...alike, further]).at(-1)).toBe('-2S0/-2S1');
  });

  it('follow a second layout where several roles have it', () => {
    const first = [0, 2, 4, 6].map((at) => [reading('document', 5, at, at + 1, at)]);
    const second = [8, 10, 12].map((at) => [
      reading('document', 2, at, at + 1, at),
      reading('other', 4.5, at, at + 1, at),
    ]);
    expect(layoutsOf([...first, ...second]).slice(4)).toEqual(Array(3).fill('other'));
  });

  it('prefer lines that look as those of the same field in the other headers, if readings are nearly as good', () => {
    const alike = [0, 4, 8].map((at) => [
      { ...reading('-1S0/-2S0', 5, at, at + 2, at + 2), titleLook: 'bold', companyLook: 'plain' },
    ]);
    const last = (odd: number, usual: number): (string | undefined)[] =>
      layoutsOf([
        ...alike,
        [
          { ...reading('0S0/1S0', odd, 14, 15, 14), titleLook: 'plain', companyLook: 'bold' },
          { ...reading('0S1/1S0', usual, 14, 15, 14), titleLook: 'bold', companyLook: 'plain' },
        ],
      ]).slice(-1);
    expect(last(3, 2.5)).toEqual(['0S1/1S0']);
    expect(last(5, 2.5)).toEqual(['0S0/1S0']);
  });

  it('take no line twice, in time that grows with the number of roles', () => {
    const table = Array.from({ length: 2_000 }, (_, at) => [
      reading('above', 3, Math.max(0, at * 2 - 1), at * 2, at * 2),
      reading('below', 3, at * 2, at * 2 + 1, at * 2),
    ]);
    const readings = chooseReadings(table, voteOnLayout([table])).filter((one) => one !== null);
    expect(readings.length).toBe(table.length);
    for (const [at, one] of readings.entries()) expect(one.from).toBeGreaterThan(readings[at - 1]?.to ?? -1);
  });
});
