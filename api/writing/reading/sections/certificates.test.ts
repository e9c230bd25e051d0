import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';
import { lineOf } from '../testing/lines.ts';
import { listDetails } from './details.ts';

const certificates = (heading: string, lines: string[]) =>
  listDetails(readHistory(['Ada Brandt', 'ada@brandt.test', '', heading, ...lines].join('\n')))
    .certifications;

describe('certificates', () => {
  it.each([
    [
      'in a line',
      'Certifications',
      [
        'Forklift Licence, Harbour Board, No. FL-20931, 03/2019, valid until 03/2024',
        'First Aid, Red Cross, 05/2020',
      ],
      [
        'Forklift Licence, Harbour Board, No. FL-20931, 03/2019, valid until 03/2024',
        'First Aid, Red Cross, 05/2020',
      ],
    ],
    [
      'with who gave them below, and by whom they were taught',
      'Cursos',
      [
        'Cuidado del musgo',
        'Dictado en la Escuela Bracken, por el Dr. Ado Moor',
        'Cuidado del roble',
        'Avalado por Globex.',
      ],
      [
        'Cuidado del musgo (Dictado en la Escuela Bracken, por el Dr. Ado Moor)',
        'Cuidado del roble (Avalado por Globex)',
      ],
    ],
    [
      'in a table of two columns with names',
      'Zertifikate',
      ['Zertifikat\tDetails', 'Moospflege\tGlobex, 2019', 'Eichenpflege\tKestrel, 2020'],
      ['Moospflege, Globex, 2019', 'Eichenpflege, Kestrel, 2020'],
    ],
    [
      'in several lines, the date in its own column',
      'Certificates and Licences',
      ['Forklift Licence\t03/2019', 'Harbour Board', 'No. FL-20931', 'First Aid\t05/2020', 'Red Cross'],
      ['Forklift Licence, Harbour Board, No. FL-20931, 03/2019', 'First Aid, Red Cross, 05/2020'],
    ],
    [
      'with their credential numbers in a line of their own',
      'Licenças e certificados',
      [
        'Forno e massa, Moinho Azul',
        'outubro de 2021',
        'Código da credencial: 2f21439e-ab85-4685',
        'Pão de centeio, Moinho Azul',
        'março de 2020',
        'Código da credencial: #461334CC93C1',
      ],
      [
        'Forno e massa, Moinho Azul, Código da credencial: 2f21439e-ab85-4685, outubro de 2021',
        'Pão de centeio, Moinho Azul, Código da credencial: #461334CC93C1, março de 2020',
      ],
    ],
    [
      'with the date behind the name, above who issued them',
      'Certificates',
      ['Rye Baking for Beginners 04.2021', 'ovens.example', 'Moss Care and Planting 05.2019', 'moss.example'],
      ['Rye Baking for Beginners, ovens.example, 04.2021', 'Moss Care and Planting, moss.example, 05.2019'],
    ],
    [
      'as items that end in who issued them in brackets',
      'Certificates',
      [
        '- Baking: Rye, Wheat, Spelt (Mill Academy)',
        '- Basics of Rye, Wheat, Spelt, Oats (Mill Academy)',
        '- Moss Care (https://moss.example/certificates/1)',
        'Exam result: 92.5%',
      ],
      [
        'Baking: Rye, Wheat, Spelt (Mill Academy)',
        'Basics of Rye, Wheat, Spelt, Oats (Mill Academy)',
        'Moss Care',
      ],
    ],
    [
      'with a colon in their names and dates behind them',
      'Courses',
      [
        '- Ovens: baking your first loaf of rye in the old stone oven (from 09/02/2024 to 26/04/2024) 13h',
        '- Moss: growing and keeping it green through a whole long winter (from 01/03/2024 to 26/05/2024) 6h',
      ],
      [
        'Ovens: baking your first loaf of rye in the old stone oven (from 09/02/2024 to 26/04/2024) 13h',
        'Moss: growing and keeping it green through a whole long winter (from 01/03/2024 to 26/05/2024) 6h',
      ],
    ],
    [
      'in lines that end in full stops, with commas within',
      'Certificates',
      [
        'Rye Baking, Mill Institute.',
        'Safe Ovens of the Moor, Harbour Board and the Guild of Bakers.',
        'Moss Care, Leeds.',
      ],
      [
        'Rye Baking, Mill Institute.',
        'Safe Ovens of the Moor, Harbour Board and the Guild of Bakers.',
        'Moss Care, Leeds.',
      ],
    ],
    [
      'broken by the page',
      'Zertifikate',
      ['- Staplerschein, Hafenamt, 03/2019, gültig bis', '  03/2024', '- Ersthelfer, Rotes Kreuz, 05/2020'],
      ['Staplerschein, Hafenamt, 03/2019, gültig bis 03/2024', 'Ersthelfer, Rotes Kreuz, 05/2020'],
    ],
    [
      'with the date first',
      'Certificats et habilitations',
      ['03/2019 CACES, AFPA, n° B-20931', '05/2020 Secourisme, Croix-Rouge'],
      ['CACES, AFPA, n° B-20931, 03/2019', 'Secourisme, Croix-Rouge, 05/2020'],
    ],
    [
      'with the period in brackets first, and links below',
      'Corsi e certificazioni',
      [
        '[ 2023 – 2023 ] Corso di saldatura',
        'Officina Globex\thttps://globex.example/',
        'Link: https://globex.example/attestati/2023/corso-di-saldatura/3f59-4ab7-b7d2-31f75d47-',
        '8240.pdf',
        '',
        '[ 2022 – 2022 ] Primo soccorso',
        'Kestrel\thttps://www.kestrel.example/it/',
      ],
      ['Corso di saldatura, Officina Globex, 2023 – 2023', 'Primo soccorso, Kestrel, 2022 – 2022'],
    ],
    [
      'with bars and a number',
      'Certifications',
      ['Rye Baker | Bakers’ Guild | License #543210 | Active', 'First Aid, Red Cross, 05/2020'],
      ['Rye Baker, Bakers’ Guild, Active, License #543210', 'First Aid, Red Cross, 05/2020'],
    ],
    [
      'without what is told about them',
      'Certifications',
      [
        'Rye Baker (2019): passed the exam on dough, heat, flour, ovens and the law',
        'First Aid (2020)',
        'This course was about all that can happen beside a hot oven.',
      ],
      ['Rye Baker (2019)', 'First Aid (2020)'],
    ],
    [
      'with a name behind a colon',
      'Certifications',
      ['Guild School: Advanced Rye Dough Handling and Stone Oven Operation Training, 05/2019'],
      ['Guild School: Advanced Rye Dough Handling and Stone Oven Operation Training, 05/2019'],
    ],
    [
      'without what was learned below them',
      'Certifications',
      ['Rye Baker, 05/2019', '- dough and heat', '- flour', 'First Aid, 05/2020', '- bandages'],
      ['Rye Baker, 05/2019', 'First Aid, 05/2020'],
    ],
    [
      'without their contents behind a label',
      'Certifications',
      ['05/2019', 'Rye Baker (Bakers’ Guild)', 'Contents: dough', 'heat and flour', 'Grade: 2'],
      ['Rye Baker (Bakers’ Guild), 05/2019'],
    ],
    [
      'the date before a colon',
      'Certifications',
      ['2019: passed the exam for bakers on dough, heat, flour, ovens and the law'],
      ['passed the exam for bakers on dough, heat, flour, ovens and the law, 2019'],
    ],
    [
      'in a table that names its columns',
      'Certifications',
      ['Year | Course', '2019 | Rye Baker', '2020 | First Aid'],
      ['Rye Baker, 2019', 'First Aid, 2020'],
    ],
    [
      'with commas in a name among names without',
      'Certifications',
      ['Rye Baker', 'First Aid', 'Dough, Heat and Flour'],
      ['Rye Baker', 'First Aid', 'Dough, Heat and Flour'],
    ],
    [
      'above place and day of the signature',
      'Certifications',
      ['Rye Baker', 'First Aid', 'Holm, 3.4.2019'],
      ['Rye Baker', 'First Aid'],
    ],
    [
      'above a clause',
      'Kursy',
      ['Piekarz', 'Przetwarzanie danych osobowych dla procesu rekrutacji'],
      ['Piekarz'],
    ],
    [
      'no sentence about oneself',
      'Qualifications',
      ['A decade of service in bakeries and in the shops beside them.'],
      [],
    ],
    ['no licence to drive a car', 'Führerschein', ['Klasse B'], []],
    ['a licence to drive for a living', 'Führerschein', ['Klasse CE'], ['Klasse CE']],
    ['what a profession asks for', 'Professional Qualification', ['Sworn Baker 2013'], ['Sworn Baker 2013']],
    [
      'with a list of its own',
      'Certifications',
      ['Guild proofs in:', 'Rye Dough, Heat, and Flour', '', 'First Aid'],
      ['Guild proofs in: Rye Dough, Heat, and Flour', 'First Aid'],
    ],
    ['no subjects of studies', 'Courses', ['dough and heat • rye care • Danish bread • flour'], []],
    [
      'an exam on a line of its own',
      'Languages',
      ['Danish: C1', 'TOEIC, Harwood Board'],
      ['TOEIC, Harwood Board'],
    ],
    ['no level of a language', 'Languages', ['Danish: C1 (TOEIC)', 'Polish (TELC B2)'], []],
    ['no exam of a language beside it', 'Languages', ['Danish, TOEIC C1', 'TOEIC 870 (2019)'], []],
    [
      'as courses below a heading of their own language',
      'Cursos y talleres realizados',
      ['Panadero, 05/2019'],
      ['Panadero, 05/2019'],
    ],
    [
      'with numbers that have no label',
      'Certifications',
      ['Guild of Holm, RN 281000', 'First Aid'],
      ['Guild of Holm, RN 281000', 'First Aid'],
    ],
    [
      'without links and platforms that stand alone',
      'Courses',
      ['https://holm.test/courses', 'Udemy', 'Rye Baker 2019', 'First Aid 2020', 'Stone Oven 2021'],
      ['Rye Baker 2019', 'First Aid 2020', 'Stone Oven 2021'],
    ],
    ['no licence to fly', 'Permis', ['Permis B', '1 rue de Holm'], []],
    [
      'as items of a list, of which few have a date',
      'Certifications',
      ['- Rye Baker, in progress', '- Stone Oven', '- Fire and Flour', '- First Aid, Red Cross (2020)'],
      ['Rye Baker, in progress', 'Stone Oven', 'Fire and Flour', 'First Aid, Red Cross (2020)'],
    ],
    [
      'broken before "&"',
      'Certifications',
      ['Ovens of Stone', '& Rye', 'First Aid'],
      ['Ovens of Stone & Rye', 'First Aid'],
    ],
    [
      'broken at their own hyphen',
      'Certifications',
      ['2019 | Days of Rye from OLD-OVEN-', 'MILL', '2020 | First Aid'],
      ['Days of Rye from OLD-OVEN-MILL, 2019', 'First Aid, 2020'],
    ],
    [
      'broken right below their heading',
      'CERTIFICATES',
      ['KEEPING OF', 'OVENS', '2023', 'Guild of Holm'],
      ['KEEPING OF OVENS, Guild of Holm, 2023'],
    ],
    [
      'with a version in one of them',
      'Certifications',
      ['Foundation of Rye', 'Stone Oven Operation 10.10', 'First Aid'],
      ['Foundation of Rye', 'Stone Oven Operation 10.10', 'First Aid'],
    ],
    [
      'with what they were about behind a colon',
      'Courses',
      ['Stone Oven Operation: dough, heat, flour, ovens', 'First Aid'],
      ['Stone Oven Operation: dough, heat, flour, ovens', 'First Aid'],
    ],
    [
      'behind labels that say of what kind',
      'Certifications',
      ['Bread: RYE-1, RYE-2, RYE-3', 'Safety: FA-1, FA-2, FA-3'],
      ['Bread: RYE-1', 'RYE-2', 'RYE-3', 'Safety: FA-1', 'FA-2', 'FA-3'],
    ],
    [
      'with a colon in a table',
      'Courses',
      ['Webinar: what a baker has to know of all that is in the dough\tHolm\t2019', 'First Aid\tHolm\t2020'],
      ['Webinar: what a baker has to know of all that is in the dough, Holm, 2019', 'First Aid, Holm, 2020'],
    ],
    [
      'with initials',
      'Courses',
      ['Rye Dough. Marlow, A., Holm, 2019', 'First Aid. Brandt, B., Holm, 2020'],
      ['Rye Dough. Marlow, A., Holm, 2019', 'First Aid. Brandt, B., Holm, 2020'],
    ],
    [
      'with what they are about in brackets in front',
      'Courses',
      ['Rye Dough Kestrel', '(Oak) Ovens of Stone Kestrel', '(oak) carving Kestrel'],
      ['Rye Dough Kestrel', '(Oak) Ovens of Stone Kestrel', '(oak) carving Kestrel'],
    ],
    [
      'with numbers, and where they were taken in a list below',
      'Courses',
      [
        '1. Rye Dough – March 2019',
        '• At the Mill of Holm, House of Rye',
        '1. Stone Ovens – May 2019',
        '• At Kestrel',
      ],
      ['Rye Dough – March 2019, At the Mill of Holm, House of Rye', 'Stone Ovens – May 2019, At Kestrel'],
    ],
    [
      'with the same place behind each',
      'Certifications',
      ['- Rye Baker from Kestrel, Mill St., Holm', '- Oven Keeper from Kestrel, Mill St., Holm'],
      ['Rye Baker from Kestrel, Mill St., Holm', 'Oven Keeper from Kestrel, Mill St., Holm'],
    ],
    [
      'in the columns of a line, each with its year',
      'Courses',
      ['Rye Dough – Kestrel – 2019\tStone Ovens – Holm – 2017\tFlour'],
      ['Rye Dough – Kestrel – 2019', 'Stone Ovens – Holm – 2017', 'Flour'],
    ],
    [
      'as rows of a table, one of them without a date',
      'Courses',
      ['Rye Dough\tKestrel\tMay 2019', 'Stone Ovens\tHolm\tMay 2020', 'Flour\tHolm\tPending'],
      ['Rye Dough, Kestrel, May 2019', 'Stone Ovens, Holm, May 2020', 'Flour, Holm, Pending'],
    ],
    [
      'with their names in quotation marks behind what they are',
      'Courses',
      ['Course: “What a baker has to know of all that is in the dough”, 2019', 'First Aid, 2020'],
      ['Course: “What a baker has to know of all that is in the dough”, 2019', 'First Aid, 2020'],
    ],
    [
      'as lines of one look, of which few have a date',
      'Certifications',
      [
        'Rye Dough',
        'Stone Ovens 2018',
        'Fire and Flour',
        'First Aid',
        'Wood and Heat',
        'Moor Cakes',
        'Bread',
      ],
      [
        'Rye Dough',
        'Stone Ovens 2018',
        'Fire and Flour',
        'First Aid',
        'Wood and Heat',
        'Moor Cakes',
        'Bread',
      ],
    ],
    [
      'with dates among languages, if their heading names certificates',
      'Languages & Certifications',
      [
        'German, native',
        'Guild Examination\tNovember 2019',
        'Oral part 12 of 15',
        'Danish Proficiency\tMay 2012',
      ],
      ['Guild Examination, November 2019', 'Danish Proficiency, May 2012'],
    ],
    ['as a list of names', 'Certifications', ['AWS SAA, CKA, PMP'], ['AWS SAA', 'CKA', 'PMP']],
    ['with a year behind each', 'Certifications', ['CKA (2020), PMP (2021)'], ['CKA (2020)', 'PMP (2021)']],
    [
      'with two digits of the year',
      'Kurser och certifikat',
      ['Truckkort, TYA, ’19'],
      ['Truckkort, TYA, ’19'],
    ],
  ])('are one entry each: %s', (_name, heading, lines, entries) => {
    expect(certificates(heading, lines)).toEqual(entries);
  });

  it('are whole where a narrow column breaks their names', () => {
    const texts = ['Advanced Handling', 'Rye Dough', 'First Aid', 'Stone Oven', 'Operation'];
    const lines = ['Ada Brandt', 'ada@brandt.test', 'Certifications', ...texts].map((text, index) =>
      lineOf(text, index, {
        gapBefore: text === 'Certifications',
        isFull: ['Advanced Handling', 'Stone Oven'].includes(text),
      }),
    );
    expect(listDetails(readLines(lines).history).certifications).toEqual([
      'Advanced Handling Rye Dough',
      'First Aid',
      'Stone Oven Operation',
    ]);
  });

  it.each([
    [
      'begin with the same word',
      ['Rye Baking Basic', 'Rye Baking Advanced'],
      ['Rye Baking Basic', 'Rye Baking Advanced'],
    ],
    ['have one word each', ['BAKER', 'CONFECTIONER'], ['BAKER', 'CONFECTIONER']],
  ])('are apart in a narrow column if two lines %s', (_name, texts, entries) => {
    const lines = ['Ada Brandt', 'ada@brandt.test', 'Certifications', ...texts].map((text, index) =>
      lineOf(text, index, { gapBefore: text === 'Certifications', isFull: index === 3 }),
    );
    expect(listDetails(readLines(lines).history).certifications).toEqual(entries);
  });

  it.each([
    [
      'a bracket that is never closed',
      ['Rye Baker – Guild (2019', 'First Aid – Red Cross (2020)'],
      ['Rye Baker – Guild (2019', 'First Aid – Red Cross (2020)'],
    ],
    [
      'a plus at the end of a name',
      ['Oven A+', 'Oven Network+', 'First Aid'],
      ['Oven A+', 'Oven Network+', 'First Aid'],
    ],
    [
      'editions of standards and products',
      ['SAFe Baker', 'ISO 9001:2015 Lead Auditor', 'Windows 2000 Server'],
      ['SAFe Baker', 'ISO 9001:2015 Lead Auditor', 'Windows 2000 Server'],
    ],
  ])('are apart despite %s', (_name, lines, entries) => {
    expect(certificates('Certifications', lines)).toEqual(entries);
  });

  it('are courses and exams among the studies, too', () => {
    const { education, certifications } = listDetails(
      readHistory(
        [
          'Ada Brandt',
          'ada@brandt.test',
          '',
          'Education',
          'BSc Biology, Harwood College, 2011 - 2014',
          'Basisseminar Roggen, Harwood Verband, 05/2019',
          'Dough and heat, Udemy, 2020',
          'TOEIC (850), 2021',
        ].join('\n'),
      ),
    );
    expect(education.map(({ degree }) => degree)).toEqual(['BSc Biology']);
    expect(certifications).toEqual([
      'Basisseminar Roggen, Harwood Verband, 05/2019',
      'Dough and heat, Udemy, 2020',
      'TOEIC (850), 2021',
    ]);
  });

  it('contain only words of the file', () => {
    const part = fc.constantFrom(
      'CKA',
      'Red Cross',
      'No. A-1234',
      '2020',
      '05/2021',
      'valid until 2024',
      ',',
      '\t',
      '|',
      '’19',
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.array(part, { minLength: 1, maxLength: 6 }).map((all) => all.join(' ')),
          { maxLength: 10 },
        ),
        (lines) => {
          const known = new Set(lines.join(' ').match(/[\p{L}\p{N}]+/gu));
          for (const entry of certificates('Certifications', lines))
            for (const one of entry.match(/[\p{L}\p{N}]+/gu) ?? []) expect(known.has(one), one).toBe(true);
        },
      ),
    );
  });
});

it('are found below a heading of awards as well, which are none', () => {
  expect(
    certificates('Honors, Awards & Certifications', [
      '- Second place, Regional Cooking Contest, 2019',
      '- Food Safety Certificate, Harbour Board, 2021',
    ]),
  ).toEqual(['Food Safety Certificate, Harbour Board, 2021']);
});

describe('courses among the studies', () => {
  const listed = (lines: string[]) => {
    const { education, certifications } = listDetails(
      readHistory(['Ada Brandt', 'ada@brandt.test', '', 'Education', ...lines].join('\n')),
    );
    return { studies: education.map(({ degree }) => degree), certifications };
  };

  it.each([
    ['Corso completo di pasticceria, Globex, 2019', 'Corso completo di pasticceria, Globex, 2019'],
    ['2018: formation en informatique', 'formation en informatique, 2018'],
    ['Schweißerlehrgang, Globex, 2017', 'Schweißerlehrgang, Globex, 2017'],
    ['Uprawnienia SEP do 1 kV, 2016', 'Uprawnienia SEP do 1 kV, 2016'],
  ])('are certificates by the word that they begin with: %s', (line, certificate) => {
    expect(listed(['BSc Biology, University of Holm, 2008 – 2011', '', line])).toEqual({
      studies: ['BSc Biology'],
      certifications: [certificate],
    });
  });

  it.each([
    'Corso di laurea in Biologia, 2019',
    'Curso técnico de Enfermagem, 2019',
    'Training College of Holm, 2015 – 2018',
    'Cours de biologie, Université de Holm, 2015 – 2018',
  ])('are none where something tells of a study: %s', (line) => {
    expect(listed(['BSc Biology, University of Holm, 2008 – 2011', '', line]).certifications).toEqual([]);
  });
});

describe('certificates below who issued them', () => {
  it('are one each, with issuer and date', () => {
    expect(certificates('Courses', ['Harbour College 2019', '• Rye baking', '• Safe ovens'])).toEqual([
      'Rye baking, Harbour College, 2019',
      'Safe ovens, Harbour College, 2019',
    ]);
    expect(certificates('Certificates', ['Microsoft', '• Azure Basics', '• Sheets for bakers'])).toEqual([
      'Azure Basics, Microsoft',
      'Sheets for bakers, Microsoft',
    ]);
  });

  it('are not what a form says of one', () => {
    expect(
      certificates('Certificates', ['Rye baking', 'Udemy, 09/2019', '• Code: AX-1', '• Pages: 20']),
    ).not.toContainEqual(expect.stringMatching(/^Code/));
  });

  it('are told apart from what was learned, which stands further in', () => {
    expect(
      certificates('Courses', ['• Baking course', '    • Dough', '    • Heat', '• Course of safe ovens']),
    ).toEqual(['Baking course', 'Course of safe ovens']);
  });

  it('may end in a full stop', () => {
    expect(
      certificates('Cursos y seminarios', [
        'Diplomado de Aprendizajes Clave de Hornos y Educación Panadera.',
        'Jornada de Hornos',
        'Seminario de Sueldos',
        'Taller de Masas',
      ]),
    ).toHaveLength(4);
  });
});

describe('studies among certificates', () => {
  const details = (lines: string[]) =>
    listDetails(readHistory(['Ada Brandt', 'ada@brandt.test', '', ...lines].join('\n')));

  it('are studies, if they have a degree and a school', () => {
    const { education, certifications } = details([
      'Qualifications & Certifications',
      '',
      "BSc Nursing, King's College London, 2016",
      '',
      'ALS Provider, Resuscitation Council UK, 2023',
    ]);
    expect(education).toMatchObject([{ institution: "King's College London" }]);
    expect(certifications).toEqual(['ALS Provider, Resuscitation Council UK, 2023']);
  });

  it('are certificates where a school gives a diploma at the end of a course', () => {
    const { education, certifications } = details([
      'Certificates',
      '',
      'Diploma in Food Hygiene, Harbour College, 2016',
      'First Aid, Red Cross, 2018',
    ]);
    expect(education).toEqual([]);
    expect(certifications).toHaveLength(2);
  });

  it('give way to the courses of platforms among studies', () => {
    const { certifications } = details([
      'Education',
      '',
      'Harbour University, Bachelor of Baking\t2016 - 2019',
      'Udemy - Sourdough for Beginners',
    ]);
    expect(certifications).toEqual(['Udemy - Sourdough for Beginners']);
  });
});

it('a name in quotation marks before a dash goes on with what the course was about', () => {
  const items = [
    '• Practice firm “Linked Office” – Trade basics, Logistics, Law',
    '• Rye Handling',
    '• Typing with Masks',
  ];
  expect(certificates('Certificates', items)).toEqual([
    'Practice firm “Linked Office” – Trade basics, Logistics, Law',
    'Rye Handling',
    'Typing with Masks',
  ]);
});
