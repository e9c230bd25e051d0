import { describe, expect, it } from 'vitest';
import { headerParts, labelField, makePiece, strongParts, weakParts } from './header-pieces.ts';

describe('labels of forms', () => {
  it.each([
    [
      'title',
      'Foglalkozás / beosztás|Yrke eller stilling|Длъжност|Puesto actual|Eingesetzt als|Ausgeübter Beruf|Poste actuel|Impiego|Zařazení|Job role',
    ],
    [
      'company',
      'A munkáltató neve és címe|Nome e endereço do empregador|Centro de trabajo|Lehrbetrieb|Structure d’accueil|Ragione sociale|Zakład|Název zaměstnavatele',
    ],
    [
      'dates',
      'Időtartam|Дати (от-до)|Tidsrom|Tiempo laborado|Tempo de serviço|Anstellungsdauer|Période d’emploi|Periodo di lavoro|Dienstverband|Czas pracy|Period of employment',
    ],
    [
      'ignored',
      'Motivo de retiro|Jefe inmediato|Vertragsart|Motif de départ|Type de contrat|Reason for leaving',
    ],
  ])('ask for %s: %s', (field, labels) => {
    for (const label of labels.split('|')) expect([label, labelField(label)]).toEqual([label, field]);
  });
});

describe('a preposition behind a title', () => {
  it.each([
    ['Cuisinier à la Brasserie', ['Cuisinier', 'Brasserie']],
    ['kurierfahrer bei globex', ['kurierfahrer', 'globex']],
    ['Cocinero en el Hotel Azul', ['Cocinero', 'Hotel Azul']],
    ['Koch in der Brasserie', ['Koch', 'Brasserie']],
    ['Cuoco nella Brasserie', ['Cuoco', 'Brasserie']],
    ['Cajera en Mercadona en Madrid', ['Cajera', 'Mercadona en Madrid']],
    ['Desarrolladora en Ruby en Globex Technologies', ['Desarrolladora en Ruby', 'Globex Technologies']],
  ])('is before an employer: %s', (text, parts) => {
    expect(weakParts(text)).toEqual(parts);
  });

  it.each([
    ['Finanční poradce ve společnosti Globex', ['Finanční poradce', 'Globex']],
    ['Stage dans l’entreprise GLOBEX', ['Stage', 'GLOBEX']],
    ['Cajera en la empresa Globex', ['Cajera', 'Globex']],
  ])('names a company whatever stands before it: %s', (text, parts) => {
    expect(strongParts(text)).toEqual(parts);
  });

  it.each(['Globex à la Brasserie', 'globex bei kestrel'])('is none without a title: %s', (text) => {
    expect(weakParts(text)).toBeNull();
  });
});

it('a length of time is no part of a name, whatever its unit and wherever it stands', () => {
  for (const text of ['(4 mois) Globex', 'Globex (2 Wochen)', 'Globex, three weeks', 'Globex Ltd, 2 years'])
    expect(makePiece(text, false).text, text).toMatch(/^Globex(?: Ltd)?$/u);
  expect(makePiece('2 Wochen', false).isIgnored).toBe(true);
  expect(makePiece('Three Weeks Bakery', false).text).toBe('Three Weeks Bakery');
});

it('words that open a list, and an address behind a name, are no part of it', () => {
  expect(makePiece('Globex, dont :', false).text).toBe('Globex');
  expect(makePiece('Globex, darunter', false).text).toBe('Globex');
  expect(makePiece('Globex University https://globex.example/', false).text).toBe('Globex University');
});

it('a legal form in another style stays with the name before it', () => {
  expect(
    headerParts('Globex AG Cook', [
      ['Globex', 'AG'],
      ['AG', 'Cook'],
    ]),
  ).toEqual(['Globex AG', ' Cook']);
});

it('a semicolon outranks a slash', () => {
  expect(strongParts('Cook / Baker; Globex / Initech')).toEqual(['Cook / Baker; Globex / Initech']);
});

it('a word for a company before its name, and the address of its page behind a title, are no part of these', () => {
  expect(makePiece('entreprise Globex', false).text).toBe('Globex');
  expect(makePiece('Société Globex', false).text).toBe('Société Globex');
  expect(makePiece('Programmatore. globex.example', false).text).toBe('Programmatore');
  expect(makePiece('Globex Inc, EEUU (Trabajo remoto desde Cuba)', false)).toMatchObject({
    text: 'Globex Inc',
    place: 'EEUU',
  });
});

it('several titles between slashes are one field', () => {
  expect(strongParts('Technician / Administrator / Globex / Leeds')).toEqual([
    'Technician / Administrator',
    'Globex',
    'Leeds',
  ]);
});

describe('a place before a colon', () => {
  it('and the title behind it are parts of their own, whatever the style', () => {
    expect(headerParts('Orbita, Toledo: Kitchen Manager')).toEqual(['Orbita', 'Toledo', 'Kitchen Manager']);
    const text = 'Self-employed, Chile: Head Baker';
    expect(
      headerParts(text, [
        ['Self-employed,', 'Chile:'],
        ['Head', 'Baker'],
      ]),
    ).toEqual(['Self-employed', 'Chile', 'Head Baker']);
  });

  it('stays with what is no title', () => {
    expect(headerParts('Orbita, Toledo: Kitchens')).toEqual(['Orbita, Toledo: Kitchens']);
  });
});

it.each(['Shop located in Leeds', 'Tienda situada en Leeds', 'located in Leeds', 'Empresa ubicada en Leeds'])(
  'where an employer is located is a place: %s',
  (text) => {
    expect(makePiece(text, false)).toMatchObject({ isPlace: true, place: 'Leeds', text: '' });
  },
);

describe('an employer in brackets behind a title', () => {
  it.each([
    ['Web Developer (Quorvex, Belgique)', ['Web Developer', 'Quorvex', 'Belgique']],
    ['Bäcker (Kestrel, Hamburg)', ['Bäcker', 'Kestrel', 'Hamburg']],
  ])('is one with its place: %s', (text, parts) => {
    expect(headerParts(text)).toEqual(parts);
  });

  it.each([
    'Web Developer (Southlake, Texas)',
    'Web Developer (bread, cakes)',
    'Kestrel Group (Quorvex, Belgique)',
  ])('is none in %s', (text) => {
    expect(headerParts(text)).toEqual([text]);
  });
});

it.each(["Assistant de physique à l'ULQ", 'Assistant de physique à l’ULQ'])(
  'parts title and employer: %s',
  (text) => {
    expect(weakParts(text)).toEqual(['Assistant de physique', 'ULQ']);
  },
);

it.each([
  ['what leads to its page', 'Globex GmbH (Link)'],
  ['what leads to its page', 'Globex GmbH [Website]'],
  ['who supervised the work', 'Globex GmbH. Supervisão : Dr. Ada Moss Vogt'],
])('leaves from an employer out %s: %s', (_, text) => {
  expect(makePiece(text, false).text).toBe('Globex GmbH');
});
