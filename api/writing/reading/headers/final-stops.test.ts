import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const rolesOf = (work: string) =>
  readHistory(`Ada Marlow\nada@example.com\n\nExperience\n\n${work}`).experiences.map(
    ({ title, company, startDate, endDate }) => [title, company, startDate, endDate],
  );

describe('headers whose lines all end with a full stop', () => {
  it('are headers and no sentences', () => {
    const work = [
      'Secretary, Harbour Inn.\nJanuary 2023 – June 2023.',
      'Mill Inn Ltd\nCook.\nApril 2024 – Present.',
    ];
    expect(rolesOf(work.join('\n\n'))).toEqual([
      ['Secretary', 'Harbour Inn', '2023-01', '2023-06'],
      ['Cook', 'Mill Inn Ltd', '2024-04', ''],
    ]);
  });

  it('are titles below employers with dates', () => {
    const work = [
      'Quorvex, Inc.\t12/2004 – 6/2005\nQuality manager.',
      'Zembla Instruments\t6/2002 – 9/2003\nSoftware engineer.',
      'Pellary Foods\t6/2000 – 9/2001\nWork on the shelves.',
    ];
    expect(rolesOf(work.join('\n'))).toEqual([
      ['Quality manager', 'Quorvex, Inc.', '2004-12', '2005-06'],
      ['Software engineer', 'Zembla Instruments', '2002-06', '2003-09'],
      ['Work on the shelves', 'Pellary Foods', '2000-06', '2001-09'],
    ]);
  });

  it('are lists of fields below dates without one', () => {
    const work = [
      '2015 – bis heute\nIT-Leiterin, Mill Inn GmbH, Leeds.\nBetreut 40 Häuser mit allen Kassen.',
      '2013 – bis 2015\nKellnerin, Harbour Inn GmbH, Leeds.\nBediente im Garten.',
    ];
    expect(rolesOf(work.join('\n\n'))).toEqual([
      ['IT-Leiterin', 'Mill Inn GmbH', '2015', ''],
      ['Kellnerin', 'Harbour Inn GmbH', '2013', '2015'],
    ]);
  });

  it('leave a sentence alone where dates have no full stop', () => {
    const work = 'Cook, Mill Inn Ltd\nApril 2021 – May 2024\nCooked for guests.';
    const [role] = readHistory(`Experience\n\n${work}`).experiences;
    expect([role?.description, ...(role?.bulletPoints ?? [])]).toContain('Cooked for guests.');
  });

  it('are employers below dated titles', () => {
    const work = [
      'Sep 2022 – Present\tProfessor of Baking\nHarbour University, Leeds.',
      'Sep 2019 – Aug 2022\tResearch Engineer\nCenter of Heat and Dough, Harbour University.',
      'Oct 2017 – Aug 2019\tTeaching Assistant\nMill University.',
    ];
    expect(rolesOf(work.join('\n')).map(([title, company]) => [title, company])).toEqual([
      ['Professor of Baking', 'Harbour University'],
      ['Research Engineer', 'Center of Heat and Dough, Harbour University'],
      ['Teaching Assistant', 'Mill University'],
    ]);
  });
});
