import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

// Where employers end and their places begin.

const HEAD = 'Nora Felt\nnora@example.com\n\nExperience\n\n';

const read = (text: string): string[] =>
  readHistory(HEAD + text).experiences.map(
    ({ title, company, location }) => `${title} / ${company} / ${location}`,
  );

describe('an employer and its place', () => {
  it.each([
    [
      'behind a slash',
      'Tester\tMar 2019 – May 2021\nOak Academy / Bratislava, Slovenská republika',
      'Oak Academy',
      'Bratislava, Slovenská republika',
    ],
    ['behind "in"', 'Teacher\tMar 2019 – May 2021\nOak School in Leeds', 'Oak School', 'Leeds'],
    [
      'behind "à", with its département',
      'Cuisinier\t03/2019 – 05/2021\nOak IPC à Arvon-sous-Vaux (39)',
      'Oak IPC',
      'Arvon-sous-Vaux (39)',
    ],
    [
      'that it is named after',
      'Cuisinier\t03/2019 – 05/2021\nCHU de Bordeaux (33)',
      'CHU de Bordeaux',
      'Bordeaux (33)',
    ],
    [
      'before a state and its country',
      'Cook\t03/2019 – 05/2021\nOak Cafe, Miami Beach, Florida United States',
      'Oak Cafe',
      'Miami Beach, Florida United States',
    ],
    ['a state of India', 'Cook\t03/2019 – 05/2021\nOak Laboratory, Odisha', 'Oak Laboratory', 'Odisha'],
    ['behind a legal form', 'Verkäufer\t03/2019 – 05/2021\nEpos GmbH Bexbach', 'Epos GmbH', 'Bexbach'],
    ['with its postal address', 'Verkäufer\t03/2019 – 05/2021\nOak AG, 3001 Bern', 'Oak AG', '3001 Bern'],
    [
      'a country in its own language',
      'Studentforskare\t11/2019 – 06/2021\nVolund AB\tGöteborg, Sverige',
      'Volund AB',
      'Göteborg, Sverige',
    ],
    [
      'hours in brackets',
      'Buchhalterin\t03/2019 – 05/2021\nOak AG, Luzern (Teilzeit 40%)',
      'Oak AG',
      'Luzern',
    ],
    ['a word for at in its line', 'Käufer\t03/2019 – 05/2021\nBei Oakland GmbH', 'Oakland GmbH', ''],
    ['a word for firm in its line', 'Käufer\t03/2019 – 05/2021\nFirma Oakland', 'Oakland', ''],
    ['words for with the firm', 'Käufer\t03/2019 – 05/2021\nBei der Firma Oakland', 'Oakland', ''],
    [
      'told in words in brackets',
      'Cook\t03/2019 – 05/2021\nOak Kitchens (located in San Quorvo)',
      'Oak Kitchens',
      'San Quorvo',
    ],
    [
      'named as a region',
      'Cook\t03/2019 – 05/2021\nOakland College, Quorva State',
      'Oakland College',
      'Quorva State',
    ],
    [
      'a town and its country behind quotation marks',
      "Cook\t03/2019 – 05/2021\n,,Globex'' Beograd Srbija",
      'Globex',
      'Beograd Srbija',
    ],
    [
      'none, but a dash and a word for at within its name',
      'Cook\t03/2019 – 05/2021\nOak Tea Rooms & Bakery at Elm Abbey - Visitor Services',
      'Oak Tea Rooms & Bakery at Elm Abbey - Visitor Services',
      '',
    ],
    ['in quotation marks', 'Cook\t03/2019 – 05/2021\n„Globex“ Leeds', 'Globex', 'Leeds'],
    ['in typewritten quotation marks', "Cook\t03/2019 – 05/2021\n,,Globex'' Leeds", 'Globex', 'Leeds'],
    ['in quotation marks without a place', 'Cook\t03/2019 – 05/2021\n“Globex”', 'Globex', ''],
    [
      'named twice',
      'Cook\t03/2019 – 05/2021\nHotel Azul, Kiten\tKiten, Bulgaria',
      'Hotel Azul',
      'Kiten, Bulgaria',
    ],
    [
      'before a full stop',
      'Cook\n03/2019 – 05/2021\nTradequip, C.A. | Maracaibo.',
      'Tradequip, C.A.',
      'Maracaibo.',
    ],
  ])('%s', (_, text, company, location) => {
    const [role = ''] = read(text);
    expect(role.split(' / ').slice(1).join(' / ')).toBe(`${company} / ${location}`);
  });

  it('is parted at a hyphen where each role of several has one', () => {
    const roles = ['Oakmill-Kontich', 'Fernhout-Zottegem', 'Albert Beek-Kapellen'];
    expect(
      read(
        roles
          .map((name, at) => `Winkelmedewerker\n${name}\nmaart 201${at} tot mei 201${at + 1}`)
          .join('\n\n'),
      ),
    ).toEqual([
      'Winkelmedewerker / Oakmill / Kontich',
      'Winkelmedewerker / Fernhout / Zottegem',
      'Winkelmedewerker / Albert Beek / Kapellen',
    ]);
  });

  it('keeps a name with a hyphen whole among others', () => {
    expect(read('Cook, Oak-Mill Ltd, Leeds\n2019 – 2021\n\nWaiter, Fern Ltd, York\n2016 – 2018')).toEqual([
      'Cook / Oak-Mill Ltd / Leeds',
      'Waiter / Fern Ltd / York',
    ]);
  });

  it('an abbreviation in brackets belongs to the name', () => {
    const [first = ''] = read(
      'Officer, Oak Council, Leeds\n2019 – 2021\n\nClerk, Fern Ministry (OFM)\n2016 – 2018\n\nClerk, Elm Trust, York\n2012 – 2014',
    ).slice(1);
    expect(first).toBe('Clerk / Fern Ministry (OFM) / ');
  });
});

describe('title and employer without anything between them', () => {
  it.each([
    ['Courtier d’assurance Goodhill Courtage SAS', 'Courtier d’assurance', 'Goodhill Courtage SAS'],
    ['Silkway Agency LLC Traffic Manager', 'Traffic Manager', 'Silkway Agency LLC'],
  ])('%s', (header, title, company) => {
    expect(read(`${header}\n2019 – 2021\n- Kept the accounts of 40 clients`)).toEqual([
      `${title} / ${company} / `,
    ]);
  });
});
