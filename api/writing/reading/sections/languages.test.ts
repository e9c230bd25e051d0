import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { listDetails, readDetails } from './details.ts';

const history = (heading: string, lines: string[]) =>
  readHistory(['Ada Brandt', 'ada@brandt.test', '', heading, ...lines].join('\n'));

describe('languages', () => {
  it('open no section in the look of the headings', () => {
    const text =
      'ADA BRANDT\nada@brandt.test\n\nEDUCATION\n\nBSc Botany, Harwood College, 2014\n\nSKILLS\n\nMoss care\n\nLANGUAGES\n\nDANISH – NATIVE\n\nWELSH – BASIC\n\nHOBBIES\n\nBirds';
    expect(listDetails(readHistory(text)).languages).toEqual(['DANISH (NATIVE)', 'WELSH (BASIC)']);
  });

  it.each([
    ['Languages', ['German: native', 'English: fluent (C1)'], ['German (native)', 'English (fluent, C1)']],
    ['Languages', ['German (native), English (C1), Welsh'], ['German (native)', 'English (C1)', 'Welsh']],
    ['Sprachen', ['Deutsch – Muttersprache', 'Sorbisch – B2'], ['Deutsch (Muttersprache)', 'Sorbisch (B2)']],
    ['Langues', ['anglais\tcourant', 'breton\tnotions'], ['anglais (courant)', 'breton (notions)']],
    ['Idiomas', ['Inglés avanzado', 'Catalán nativo'], ['Inglés (avanzado)', 'Catalán (nativo)']],
    ['Lingue', ['inglese', 'ottimo', 'tedesco', 'base'], ['inglese (ottimo)', 'tedesco (base)']],
    [
      'Idiomas',
      [
        'Lengua(s) materna(s): español',
        'Japonés',
        'COMPRENSIÓN AUDITIVA C1 COMPRENSIÓN LECTORA C1 EXPRESIÓN ESCRITA C1 PRODUCCIÓN ORAL C1',
        'Inglés',
        'COMPRENSIÓN AUDITIVA C1 COMPRENSIÓN LECTORA C2 EXPRESIÓN ESCRITA C2 PRODUCCIÓN ORAL C2',
        'Niveles: A1 y A2 (usuario básico), B1 y B2 (usuario independiente)',
      ],
      ['español (Lengua materna)', 'Japonés (C1)', 'Inglés (C1, C2)'],
    ],
    ['Talen', ['Fries: moedertaal · Engels: goed'], ['Fries (moedertaal)', 'Engels (goed)']],
    ['Języki obce', ['angielski – biegły (C1)'], ['angielski (biegły, C1)']],
    ['Språk', ['finska, modersmål'], ['finska (modersmål)']],
    ['Språk', ['Engelsk Skriv godt, snakkar godt'], ['Engelsk (Skriv godt snakkar godt)']],
    ['Idiomas', ['Inglês', 'Carga horária: 60 horas', 'Espanhol'], ['Inglês', 'Espanhol']],
    [
      'Langues',
      ['gallois niveau B2 – danois niveau A2 / latin'],
      ['gallois (niveau B2)', 'danois (niveau A2)', 'latin'],
    ],
    ['Lingue', ['gallese', 'Livello: B2'], ['gallese (B2)']],
    ['Yabancı Diller', ['İngilizce: çok iyi'], ['İngilizce (çok iyi)']],
    ['Jazyky', ['angličtina: plynně'], ['angličtina (plynně)']],
    ['Bahasa', ['Inggris: fasih'], ['Inggris (fasih)']],
    [
      'Языки',
      ['Русский язык\tродной', 'Английский язык\tв совершенстве'],
      ['Русский язык (родной)', 'Английский язык (в совершенстве)'],
    ],
    [
      'Languages',
      ['Danish\tgood\tgood\tgood', 'Welsh\tbasic\tgood'],
      ['Danish (good)', 'Welsh (basic, good)'],
    ],
    ['Langues', ['Espagnol : correct', 'Anglais : moyen'], ['Espagnol (correct)', 'Anglais (moyen)']],
    ['Bahasa', ['Bahasa Inggris: mahir'], ['Bahasa Inggris (mahir)']],
    ['Langues', ['Arabe : lu, écrit, parlé'], ['Arabe (lu, écrit, parlé)']],
    ['Languages', ['Mother tongue: Danish', 'Fluent German'], ['Danish (Mother tongue)', 'German (Fluent)']],
    ['Languages', ['Quenya: fluent'], ['Quenya (fluent)']],
    ['Languages', ['Danish and Welsh'], ['Danish', 'Welsh']],
    [
      'Languages',
      ['Danish: reading, writing and speaking fluent'],
      ['Danish (reading, writing and speaking fluent)'],
    ],
    ['Nyelvtudás', ['Angol (felsőfok, 2016)'], ['Angol (felsőfok)']],
    ['Lingue', ['ALTRE LINGUE: inglese tedesco'], ['inglese', 'tedesco']],
    [
      'Lingue e skill',
      ['Lingue: italiano (Madrelingua), inglese (C2)'],
      ['italiano (Madrelingua)', 'inglese (C2)'],
    ],
    ['Languages', ['MOTHER TONGUE(S): Danish Welsh'], ['Danish (MOTHER TONGUE)', 'Welsh (MOTHER TONGUE)']],
    [
      'Talen',
      ['Engels:\tmondeling: goed\tschriftelijk: redelijk'],
      ['Engels (mondeling: goed, schriftelijk: redelijk)'],
    ],
    ['Sprachen', ['Sprache\tNiveau', 'Sorbisch\tB2'], ['Sorbisch (B2)']],
    ['Languages', ['Written Danish', 'Welsh: fluent'], ['Danish (Written)', 'Welsh (fluent)']],
    ['Langues', ['le gallois : courant', 'le breton : notions'], ['gallois (courant)', 'breton (notions)']],
    ['Języki obce', ['Język rosyjski ojczysty', 'język czeski B2'], ['rosyjski (ojczysty)', 'czeski (B2)']],
    ['Languages', ['Danish and Nupe'], ['Danish', 'Nupe']],
    [
      'Languages',
      ['Danish (native), Welsh (fluent), and Latin (basic)'],
      ['Danish (native)', 'Welsh (fluent)', 'Latin (basic)'],
    ],
    ['Languages', ['Danish (native) Welsh (fluent)'], ['Danish (native)', 'Welsh (fluent)']],
    ['Languages', ['Danish-Native'], ['Danish (Native)']],
    ['Languages', ['Fluent in written and spoken Danish and Welsh'], ['Danish (Fluent)', 'Welsh (Fluent)']],
    [
      'Sprachen',
      ['Fließend in Dänisch und Walisisch. Grundkenntnisse in Latein'],
      ['Dänisch (Fließend)', 'Walisisch (Fließend)', 'Latein (Grundkenntnisse)'],
    ],
    ['Talen', ['Deens moedertaal, Engels vrij goed'], ['Deens (moedertaal)', 'Engels (vrij goed)']],
    ['Languages', ['Danish', 'Welsh', 'fluent', 'basic'], ['Danish (fluent)', 'Welsh (basic)']],
    ['Languages', ['Mandarin Chinese\tlimited working'], ['Mandarin Chinese (limited working)']],
    ['Languages (spoken and written)', ['Danish: native'], ['Danish (native)']],
    ['Jazyky', ['Nemecký jazyk', 'Začiatočník (A2)'], ['Nemecký jazyk (Začiatočník, A2)']],
    ['Idiomas', ['Inglés', 'nivel alto de lectura'], ['Inglés (nivel alto de lectura)']],
    [
      'Languages',
      ['Danish: native', 'Welsh: basic', 'Music (guitar)', 'Chess'],
      ['Danish (native)', 'Welsh (basic)'],
    ],
  ])('%s: %j', (heading, lines, expected) => {
    expect(listDetails(history(heading, lines)).languages).toEqual(expected);
  });

  it('are read from the table of a form, without its head', () => {
    const lines = ['Other languages\tUNDERSTANDING\tSPEAKING', 'Listening\tReading', 'Spanish\tB1\tB1\tA2'];
    expect(listDetails(history('Languages', lines)).languages).toEqual(['Spanish (B1, A2)']);
  });

  it('of computers are skills, whether others stand elsewhere or not', () => {
    const computers = history('Languages', ['Python, JavaScript', 'SQL']);
    expect(listDetails(computers)).toMatchObject({ languages: [], skills: ['Python', 'JavaScript', 'SQL'] });
    const graded = history('Languages', ['Python: advanced', 'SQL: basic']);
    expect(listDetails(graded)).toMatchObject({ languages: [], skills: ['Python', 'SQL'] });
    const both = history('Languages', ['Danish: native', '', 'Programming languages', 'Fortran: basic']);
    expect(listDetails(both)).toMatchObject({ languages: ['Danish (native)'], skills: ['Fortran'] });
  });

  it('know their lines', () => {
    expect(readDetails(history('Languages', ['German: native', 'Welsh: basic'])).languages).toMatchObject([
      { name: 'German', level: 'native', sourceLines: [4] },
      { name: 'Welsh', level: 'basic', sourceLines: [5] },
    ]);
  });

  it.each([
    [
      ['Skills', 'Languages: Danish, Welsh (basic)'],
      ['Danish', 'Welsh (basic)'],
    ],
    [
      ['Other', 'Nationality: Danish\tLanguages known: Danish, Welsh and Latin'],
      ['Danish', 'Welsh', 'Latin'],
    ],
    [
      ['Other', 'Mother tongue\tDanish', 'Other languages\tWelsh, Latin'],
      ['Danish (Mother tongue)', 'Welsh', 'Latin'],
    ],
    [
      ['Altro', 'Lingue conosciute Danese (madrelingua), Gallese (B1)'],
      ['Danese (madrelingua)', 'Gallese (B1)'],
    ],
    [
      ['Skills', 'Ovens, mills', 'DANISH (C2)', 'Welsh (basic)'],
      ['DANISH (C2)', 'Welsh (basic)'],
    ],
    [['Personal details', 'Mother tongue: Danish', 'Married'], ['Danish (Mother tongue)']],
    [['Навыки', 'Печи', 'Русский язык\tродной'], ['Русский язык (родной)']],
    [['Skills', 'Ovens', 'Languages: Python, Java'], []],
    [['Skills', 'English literature', 'Welsh cakes'], []],
  ])('are found elsewhere if there is no section: %j', (lines, expected) => {
    const [heading = '', ...rest] = lines;
    expect(listDetails(history(heading, rest)).languages).toEqual(expected);
  });
});

it('names each language and each skill once, wherever it comes again', () => {
  const { details } = readHistory(
    'Ada Brandt\nada@brandt.test\n\nLanguages\n\nDanish (B2)\n\nSkills\n\nBaking, Baking, baking\n\nLanguages\n\nDanish (B2)\nWelsh (C1)',
  );
  expect(details.languages.map(({ name }) => name)).toEqual(['Danish', 'Welsh']);
  expect(details.skills.map(({ text }) => text)).toEqual(['Baking']);
});

it('reads a Europass form: the mother tongue above the heading of the other languages, and nothing of the skills below', () => {
  const { details } = readHistory(`Ada Brandt
ada@brandt.test

PERSONAL SKILLS
Mother tongue(s)\tDanish
Other language(s)
UNDERSTANDING\tSPEAKING\tWRITING
Listening\tReading\tSpoken interaction\tSpoken production
English\tB2\tB2\tB2\tB1\tB1
Levels: A1 and A2: Basic user - B1 and B2: Independent user - C1 and C2: Proficient user
Communication skills\tGood with guests, as I have served them for years
I love working in a team, whilst I also work alone
Digital skills
Excel`);
  expect(details.languages).toMatchObject([
    { name: 'Danish', level: 'Mother tongue' },
    { name: 'English', level: 'B2, B1' },
  ]);
  expect(details.skills.map(({ text }) => text)).toEqual(['Excel']);
});

it('reads languages below "Communication skills" in a list of other documents, and a mother tongue by itself', () => {
  const head = 'Ada Brandt\nada@brandt.test\n';
  const namesOf = (text: string) => readHistory(head + text).details.languages.map(({ name }) => name);
  expect(namesOf('Languages\nEnglish: C1\nCommunication skills\nGerman: B2\nSkills\nExcel')).toEqual([
    'English',
    'German',
  ]);
  expect(namesOf('PERSONAL SKILLS\nMother tongue(s)\tDanish\nDigital skills\nExcel')).toEqual(['Danish']);
});
