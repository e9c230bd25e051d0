import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { findAnchorsOfBlocks, findDatedAnchors } from './anchors.ts';

const restsOf = (...blocks: string[]): string[][] =>
  findAnchorsOfBlocks(blocks.map((text) => parseLines(text))).map((anchors) =>
    anchors.map(({ rest }) => rest),
  );

describe('a line with a lone date', () => {
  const teaching = 'Moss Care Unit · 2021\n- Held a course';

  it('begins a role where ranges in another section about work look the same', () => {
    const work = 'Quarry Lab · 2014 – 2018\n- Counted moss\n\nHalden Woods · 2009 – 2014\n- Planted oaks';
    expect(restsOf(work, teaching)).toEqual([['Quarry Lab', 'Halden Woods'], ['Moss Care Unit']]);
    expect(restsOf(teaching)).toEqual([[]]);
  });

  it('begins none where such lines outnumber those that are known by their ranges or titles', () => {
    const work =
      'Quarry Lab · 2014 – 2018\n- Counted moss\n\nHalden Woods · 2009 – 2014\n- Planted oaks\n\nForester · 2008\n- Felled oaks';
    const more = (...names: string[]): string =>
      names.map((name) => `${name} · 2021\n- Held it`).join('\n\n');
    const three = more('Moss Unit', 'Fern Unit', 'Oak Unit');
    expect(restsOf(`${work}\n\n${three}`)[0]).toHaveLength(6);
    expect(restsOf(`${work}\n\n${three}\n\n${more('Elm Unit')}`)[0]).toHaveLength(3);
  });

  it('begins a role behind a bar, where a range does so, however many there are', () => {
    const bars = (...names: string[]): string =>
      names.map((name, at) => `${2017 - at} | ${name}\nQuorvist\n- Held it`).join('\n\n');
    const work = '2018 - 2020 | Globex\nQuorvist\n- Counted moss\n\n';
    const names = ['Quorvale Post', 'Harbour Inn', 'Northlight', 'Amberline'];
    expect(restsOf(work + bars(...names))).toEqual([['Globex', ...names]]);
    expect(restsOf(work + bars(...names).replaceAll(' |', ','))).toEqual([['Globex']]);
  });

  it('may end in a full stop where a dash sets the date apart as it does in the others', () => {
    const work = '2016 – 2018 — Globex - stock of the region\n2014 – 2016 — Acme - stock of the town\n';
    expect(restsOf(`${work}2013 — Harbour Inn - stock of the bar.`)[0]).toHaveLength(3);
    expect(restsOf(`${work}2013 Harbour Inn, stock of the bar.`)[0]).toHaveLength(2);
  });
});

describe('a range in a column of its own', () => {
  it('begins a role, whatever the text beside it begins with', () => {
    const text =
      'Jul 2023 – Nov 2023\tParticipated in the Summer of Moss 2023, Halden Foundation, Leeds\n- Packed mosses';
    expect(findDatedAnchors(parseLines(text)).map(({ period }) => period?.startDate)).toEqual(['2023-07']);
  });
});
