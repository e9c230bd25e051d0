import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

// Titles and employers with nothing but a space between them.

const read = (header: string): string[] =>
  readHistory(
    `Nora Felt\nnora@example.com\n\nExperience\n\n2016 – 2019\t${header}\n- Served 90 guests`,
  ).experiences.map(({ title, company, location }) => `${title} / ${company} / ${location}`);

describe('words before a title and an employer', () => {
  it.each([
    ['as Head Chef at Harbour Inn Ltd', 'Head Chef / Harbour Inn Ltd / '],
    ['Caissière, pour Kanetix Ltd.', 'Caissière / Kanetix Ltd. / '],
    ['For Eyes Ltd, Optician', 'Optician / For Eyes Ltd / '],
    ['High School Physics Teacher, Harbour School', 'High School Physics Teacher / Harbour School / '],
  ])('are part of neither: %s', (header, expected) => {
    expect(read(header)).toEqual([expected]);
  });
});

describe('an employer behind a word for "at"', () => {
  it.each([
    [
      'ends where a dash and small words say what was done',
      'Baker at Mill & Oven - bread for schools',
      'Baker / Mill & Oven / ',
    ],
    [
      'ends where a colon and small words say what was done',
      'Stage bij Globex: building a search for the files of a library',
      'Stage / Globex / ',
    ],
    ['has its name in short', 'Stage au Concours Rural Azul (CRA)', 'Stage / Concours Rural Azul (CRA) / '],
  ])('%s', (_, header, role) => {
    expect(read(header)).toEqual([role]);
  });
});

describe('what stands in brackets behind employers, where no role has a title', () => {
  const roles = (inside: string) =>
    readHistory(
      `Nora Felt\nnora@example.com\n\nExperience\n\n2019\tKestrel Bakery\n2018\tOrion Kindergarten\n2017\tGlobex South (${inside})`,
    ).experiences.map(({ title, company }) => `${title} / ${company}`);

  it('is a title', () => {
    expect(roles('Taster Day')).toContain('Taster Day / Globex South');
  });

  it.each(['3 weeks', 'Potsdam', 'GSO'])(
    'is none if it is a time, a place or a name in short: %s',
    (inside) => {
      expect(roles(inside).filter((role) => role.startsWith(inside))).toEqual([]);
    },
  );
});

describe('an employer right behind a title', () => {
  it.each([
    ['begins with what it is', 'Cajera Supermercado Los Olmos', 'Cajera / Supermercado Los Olmos / '],
    ['is written in capitals', 'Quality Leader GLOBEX COMPANIA', 'Quality Leader / GLOBEX COMPANIA / '],
    ['has capitals that no topic has', 'Servicekraft REWO', 'Servicekraft / REWO / '],
    ['stands before its town', 'Servicekraft Kinopol, Essen', 'Servicekraft / Kinopol / Essen'],
    [
      'has a word in small letters for what it is',
      'Serveuse restaurant Le Kestrel',
      'Serveuse / restaurant Le Kestrel / ',
    ],
    ['stands in quotation marks', 'Kelner „Kestrel”', 'Kelner / Kestrel / '],
    [
      'has capitals where the title has none',
      'Osobní trenér Halden Place',
      'Osobní trenér / Halden Place / ',
    ],
    ['ends in a country', 'Software developer Globex Denmark', 'Software developer / Globex Denmark / '],
  ])('%s', (_, header, role) => {
    expect(read(header)).toEqual([role]);
  });

  it.each([
    ['what the title is about', 'Servicekraft Gastronomie'],
    ['another title', 'Waiter Barista'],
  ])('is not %s', (_, header) => {
    expect(read(header)).toEqual([`${header} /  / `]);
  });
});

describe('a sign between title, kind of job and employer', () => {
  it.each(['•', '●', '◆', '▪'])('parts them: %s', (sign) => {
    expect(read(`Waiter ${sign} Sommarjobb ${sign} Summerbar Kuzina`)).toEqual([
      'Waiter / Summerbar Kuzina / ',
    ]);
  });
});

it('the full stop of a short name for a state ends no sentence', () => {
  const text =
    'Experience\n\nDeveloper\nGlobex Manufacturing, St. Peters, Mo. | 2019 – Present\n- Led 4 people';
  expect(readHistory(text).experiences).toMatchObject([
    { title: 'Developer', startDate: '2019', endDate: '' },
  ]);
});

it('a title right behind an employer in quotation marks is one', () => {
  expect(read('ZPU „Kestrel” Kelner')).toEqual(['Kelner / ZPU „Kestrel” / ']);
});

it('where most have titles and towns only, a name between these is an employer', () => {
  const roles = ['Waiter, Leeds', 'Driver, Essen', 'Steward Kinopol, Leeds', 'Packer, Essen'];
  const { experiences } = readHistory(
    `Nora Felt\nnora@example.com\n\nExperience\n\n${roles.map((role, year) => `201${year}\t${role}`).join('\n')}`,
  );
  expect(experiences.map(({ title, company }) => `${title} / ${company}`)).toContain('Steward / Kinopol');
});

it.each(['AUXILIAR DEL CURSO “ORION”', 'ASSISTENTIN DES VORSTANDS', 'ASSISTANT OF THE HARBOUR MASTER'])(
  'a title in capitals goes on behind a word that links: %s',
  (header) => {
    expect(read(header)).toEqual([`${header} /  / `]);
  },
);
