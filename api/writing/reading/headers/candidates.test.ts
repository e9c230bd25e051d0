import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
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

describe('a header', () => {
  const read = (header: string): string[] =>
    readHistory(`Nora Felt\nnora@example.com\n\nExperience\n\n${header}\n- Served 90 guests`).experiences.map(
      ({ title, company }) => `${title} / ${company}`,
    );

  it.each([
    [
      'with an employer behind "at" has it there, not among the skills beside the dates',
      'Captain at Kestrel Lines\nMar 2000 – Present • Sailing, Rowing, Swimming',
      'Captain / Kestrel Lines',
    ],
    [
      'with an employer behind a dash has it there, not in the kind of contract',
      'Vendeuse — Kestrel (Paris)\nCDI cadre — Mars 2022 – Présent',
      'Vendeuse / Kestrel',
    ],
    [
      'leaves no employer to the title',
      'Trainer, Baking Certificate, Harbour University, Leeds Harbour\n2019 – 2021',
      'Trainer, Baking Certificate / Harbour University, Leeds Harbour',
    ],
    [
      'has a team with the name before it',
      'Data Scientist, Kestrel, Search Team\n2019 – 2021',
      'Data Scientist / Kestrel, Search Team',
    ],
    [
      'has several titles between bars',
      'Data Analyst | Flight Consultant\n2019 – 2021\nHarbour Research Centre',
      'Data Analyst | Flight Consultant / Harbour Research Centre',
    ],
    [
      'has the employer and its town in brackets',
      '2009 – 2012 Encadrement du chant (Kestrel Foundation, Cambridge)',
      'Encadrement du chant / Kestrel Foundation',
    ],
    [
      'has Hungarian abbreviations within its employer',
      '2016\tKestrel Ker. És Szolg. Bt szakmai gyakorlat',
      'szakmai gyakorlat / Kestrel Ker. És Szolg. Bt',
    ],
    [
      'may end its line in a word for "at"',
      '2019 – 2021\nVendeuse au\nHôpital Kestrel',
      'Vendeuse / Hôpital Kestrel',
    ],
  ])('%s', (_, header, role) => {
    expect(read(header)).toEqual([role]);
  });
});

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

it('the address of a page is an employer where there is no other one', () => {
  const read = (employers: [string, string]) =>
    readHistory(
      `Ada Marlow\n\nExperience\n\nWebmaster\t02/2016 – 05/2019\n${employers[0]}\n- Kept the pages\n\nWriter\t05/2013 – 01/2016\n${employers[1]}\n- Wrote the news`,
    ).experiences.map(({ company }) => company);
  expect(read(['quorvex.example', 'kestrel.example/blog'])).toEqual([
    'quorvex.example',
    'kestrel.example/blog',
  ]);
  expect(read(['Quorvex Ltd | quorvex.example', 'Kestrel Ltd | kestrel.example'])).toEqual([
    'Quorvex Ltd',
    'Kestrel Ltd',
  ]);
});
