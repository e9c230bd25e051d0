import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { listDetails, readDetails } from './details.ts';

const studies = (heading: string, lines: string[]) =>
  readDetails(readHistory(['Ada Brandt', 'ada@brandt.test', '', heading, ...lines].join('\n'))).education;

describe('what one studied', () => {
  it.each([
    ['Especialização em Botânica em 2005 – Universidade de Leeds', 'Especialização em Botânica'],
    ['2015\tPhD in Botany, Institute of Plants Dissertation: “Roots”', 'PhD in Botany'],
  ])('ends before what belongs to its date or its school: %s', (line, degree) => {
    expect(studies('Education', [line])).toMatchObject([{ degree }]);
  });

  it.each([
    ['BSc Botany (First Class Honours), Harwood College, 2014', 'BSc Botany', '(First Class Honours)'],
    ['BSc Botany, Harwood College, 2014, 110/110 cum laude', 'BSc Botany', '110/110 cum laude'],
    ['BSc Botany\tEQF level 6\t2014 | Harwood College', 'BSc Botany', 'EQF level 6'],
    ['Laurea in Fisica\tLivello 6 QEQ\t2014 | Harwood College', 'Laurea in Fisica', 'Livello 6 QEQ'],
    ['Licence Histoire - Mention bien - Harwood College, 2014', 'Licence Histoire', 'Mention bien'],
  ])('has neither a grade nor a level of a framework in its name: %s', (line, degree, told) => {
    expect(studies('Education', [line])).toMatchObject([
      { degree, institution: 'Harwood College', details: told.replace(/[()]/g, '') },
    ]);
  });

  it('has its name from its subject, where a form says that there is no degree', () => {
    expect(
      studies('Ausbildung', [
        'INFORMATIK, NETZE',
        'Harwood College, Leeds 2014 - 2016',
        'Abschluss: kein Abschluss',
      ]),
    ).toMatchObject([
      {
        degree: 'INFORMATIK, NETZE',
        institution: 'Harwood College',
        details: expect.stringContaining('kein Abschluss'),
      },
    ]);
  });

  it.each([
    [
      'Bachelor of Technology - BTech, Botany, Harwood College, 2014',
      'Bachelor of Technology, BTech, Botany',
    ],
    ['BSc Botany,Harwood College, 2014', 'BSc Botany'],
    ['Harwood College BS, Botany, 2014', 'BS, Botany'],
    ['Harwood College MS, Botany, 2014', 'MS, Botany'],
    ['Diploma with Honors in Botany. The Moss Guild. 2014', 'Diploma with Honors in Botany'],
    ['Studied Moss Drawing. Harwood College. 2014', 'Studied Moss Drawing'],
    ['Moss Care: Harwood College, 2014', 'Moss Care'],
    ['Harwood College : Moss Care, 2014', 'Moss Care'],
    ['Moss Care au lycée Bracken, 2014', 'Moss Care'],
  ])('is apart from its school, and whole: %s', (line, degree) => {
    const [study] = studies('Education', [line]);
    expect(study).toMatchObject({ degree, endDate: '2014' });
    expect(study?.institution).toMatch(/^(?:Harwood College|The Moss Guild|lycée Bracken)$/u);
  });

  it('keeps the short name of its school in brackets', () => {
    expect(studies('Education', ['MSc Botany', 'Harwood College (HCOL Leeds)', '2014'])).toMatchObject([
      { institution: 'Harwood College (HCOL Leeds)' },
    ]);
  });

  it('keeps a long name of its school with a dash in it', () => {
    expect(
      studies('Formation', [
        '2012 - 2014\tMaster Botanique',
        'Pôle de Moor et de Recherche en Botanique - Université de Tours',
      ]),
    ).toMatchObject([
      {
        institution: 'Pôle de Moor et de Recherche en Botanique, Université de Tours',
        degree: 'Master Botanique',
      },
    ]);
  });

  it('is apart from another one without dates', () => {
    expect(
      studies('Education', [
        'Harwood College',
        'BSc Botany',
        '2011 - 2014',
        'Bracken School',
        'GCSE Biology',
      ]),
    ).toMatchObject([
      { institution: 'Harwood College', endDate: '2014' },
      { institution: 'Bracken School', endDate: '' },
    ]);
  });

  it('has no degree where a remark ends in the short form of one', () => {
    expect(
      studies('Education', [
        '2013 - 2017\tCourse of the Moss Engineer\tHarwood College',
        '- Holm. Equivalent to a BSc and MSc',
      ]),
    ).toMatchObject([{ institution: 'Harwood College', degree: 'Course of the Moss Engineer' }]);
  });

  it('may have placeholders for dates in a sample, which tell nothing', () => {
    expect(
      studies('Education', [
        'Botany (start date – end date)',
        'Harwood College',
        'Moss Care (date)',
        'Bracken School',
      ]),
    ).toHaveLength(2);
  });

  it('has what was won meanwhile among its details', () => {
    expect(
      studies('Education', ['Harwood College, BSc Botany, 2011 - 2014', "Dean's List, 2012 - 2013"]),
    ).toMatchObject([
      { institution: 'Harwood College', endDate: '2014', details: "Dean's List, 2012 – 2013" },
    ]);
  });

  it('is none in the row that names the columns of a table', () => {
    expect(
      studies('Education', [
        'Degree\tInstitute\tStream\tCGPA',
        'BSc\tHarwood College\tBotany\t2011 - 2014\t4.3/5',
      ]),
    ).toMatchObject([{ institution: 'Harwood College', degree: 'BSc' }]);
  });

  it('is at a school that is called so: "Alma Mater Studiorum"', () => {
    expect(studies('Education', ["Bachelor's degree in Botany, Alma Mater Studiorum, 2023"])).toMatchObject([
      { institution: 'Alma Mater Studiorum', endDate: '2023' },
    ]);
  });
});

describe('education', () => {
  it.each([
    [
      'one line each',
      'Education',
      ['MSc Botany, University of Leeds, 2014 - 2016', 'BSc Biology, Harwood College, 2011 - 2014'],
    ],
    [
      'a column of dates',
      'Education',
      ['2014 - 2016\tMSc Botany', 'University of Leeds', '2011 - 2014\tBSc Biology', 'Harwood College'],
    ],
    [
      'the school in brackets',
      'Education',
      [
        'MSc Botany (University of Leeds, Leeds)\t2014 - 2016',
        'BSc Biology (Harwood College, Leeds)\t2011 - 2014',
      ],
    ],
    [
      '"at" before the school',
      'Education',
      ['MSc Botany at University of Leeds, 2014 - 2016', 'BSc Biology at Harwood College, 2011 - 2014'],
    ],
    [
      'beginning and end in two lines',
      'Education',
      ['MSc Botany\t2014', 'University of Leeds\t2016', 'BSc Biology\t2011', 'Harwood College\t2014'],
    ],
    [
      'a table that names its columns',
      'Education',
      [
        'Period\tDegree\tSchool',
        '2014 - 2016\tMSc Botany\tUniversity of Leeds',
        '2011 - 2014\tBSc Biology\tHarwood College',
      ],
    ],
    [
      'dates below',
      'EDUCATION',
      ['MSc Botany', 'University of Leeds', '2014 - 2016', 'BSc Biology', 'Harwood College', '2011 - 2014'],
    ],
    [
      'the school first',
      'Education and Training',
      ['University of Leeds | MSc Botany | 2014 - 2016', 'Harwood College | BSc Biology | 2011 - 2014'],
    ],
    [
      'dates broken over two lines of their column',
      'Education',
      ['2014 -\tMSc Botany', '2016\tUniversity of Leeds', '2011 -\tBSc Biology', '2014\tHarwood College'],
    ],
  ])('is read entry by entry: %s', (_name, heading, lines) => {
    expect(studies(heading, lines)).toMatchObject([
      {
        degree: expect.stringContaining('MSc'),
        institution: 'University of Leeds',
        startDate: '2014',
        endDate: '2016',
      },
      {
        degree: expect.stringContaining('BSc'),
        institution: 'Harwood College',
        startDate: '2011',
        endDate: '2014',
      },
    ]);
  });

  it.each([
    ['Ausbildung', 'Diplom, Maschinenbau, Hochschule Ulm', 'Diplom, Maschinenbau', 'Hochschule Ulm'],
    ['Formation', 'Licence – Histoire, Université de Tours', 'Licence, Histoire', 'Université de Tours'],
    ['Educación', 'Grado en Biología, Universidad de Murcia', 'Grado en Biología', 'Universidad de Murcia'],
    ['Istruzione', 'Laurea in Fisica, Politecnico di Bari', 'Laurea in Fisica', 'Politecnico di Bari'],
    [
      'Formação',
      'Mestrado em Química, Universidade de Évora',
      'Mestrado em Química',
      'Universidade de Évora',
    ],
    ['Opleiding', 'Bachelor, Wiskunde, Hogeschool Zwolle', 'Bachelor, Wiskunde', 'Hogeschool Zwolle'],
    ['Wykształcenie', 'Magister, Prawo, Uniwersytet Opolski', 'Magister, Prawo', 'Uniwersytet Opolski'],
    [
      'Utbildning',
      'Kandidatexamen, Juridik, Lunds universitet',
      'Kandidatexamen, Juridik',
      'Lunds universitet',
    ],
    ['Eğitim', 'Lisans, Hukuk, Ege Üniversitesi', 'Lisans, Hukuk', 'Ege Üniversitesi'],
    ['Vzdělání', 'Magistr, Historie, Univerzita Pardubice', 'Magistr, Historie', 'Univerzita Pardubice'],
    ['Pendidikan', 'Sarjana, Hukum, Universitas Padjadjaran', 'Sarjana, Hukum', 'Universitas Padjadjaran'],
  ])('%s: "%s"', (heading, line, degree, institution) => {
    expect(studies(heading, [`${line}, 2010 - 2013`])).toMatchObject([
      { degree, institution, startDate: '2010', endDate: '2013' },
    ]);
  });

  it.each([
    ['Physik Diplom bei Harwood Institut, 2010 - 2013', 'Physik Diplom', 'Harwood Institut'],
    ['Master an der Universität Ulm, 2010 - 2013', 'Master', 'Universität Ulm'],
    ['Licence de lettres à l’Université de Tours, 2010 - 2013', 'Licence de lettres', 'Université de Tours'],
    ['Cours de gestion auprès de HARWOOD, 2010 - 2013', 'Cours de gestion', 'HARWOOD'],
    ['Graduação em Física pela UFX, 2010 - 2013', 'Graduação em Física', 'UFX'],
    ['BSc Physics from Harwood College, 2010 - 2013', 'BSc Physics', 'Harwood College'],
    ['Bachelor: Harwood College, 2010 - 2013', 'Bachelor', 'Harwood College'],
    ['BSc Physics, University of Wessex at Holm, 2010 - 2013', 'BSc Physics', 'University of Wessex at Holm'],
  ])('tells the school by the word before it: "%s"', (line, degree, institution) => {
    expect(studies('Education', [line])).toMatchObject([{ degree, institution, startDate: '2010' }]);
  });

  it.each([
    ['BSc Biology / Harwood College / Leeds', 'BSc Biology', 'Harwood College', 'Leeds'],
    ['BSc Biology —Harwood College', 'BSc Biology', 'Harwood College', ''],
    ['Diploma, Harwood College (2 semesters)', 'Diploma', 'Harwood College', '2 semesters'],
    ['BSc Biology 85,5% average, Harwood College', 'BSc Biology', 'Harwood College', '85,5% average'],
    ['BSc Biology, with distinction, Harwood College', 'BSc Biology', 'Harwood College', 'with distinction'],
    [
      'BSc Biology with a focus on moss, Harwood College',
      'BSc Biology',
      'Harwood College',
      'with a focus on moss',
    ],
    ['BSc Biology, HC – Harwood College', 'BSc Biology', 'HC, Harwood College', ''],
    ['Harwood College – Faculty of Moss, BSc Biology', 'BSc Biology', 'Harwood College, Faculty of Moss', ''],
    ['Harwood College, Major: Biology', 'Biology', 'Harwood College', ''],
    ['Graduated from the Harwood College with a Diploma in Moss', 'Diploma in Moss', 'Harwood College', ''],
    ['Biology(BS), Harwood College', 'Biology(BS)', 'Harwood College', ''],
    ['Baker, Oak and Moss GmbH', 'Baker', 'Oak and Moss GmbH', ''],
    ['Baker and Miller, Bracken Hall', 'Baker and Miller', 'Bracken Hall', ''],
    ['Instituto Robledal Técnico, Diploma', 'Diploma', 'Instituto Robledal Técnico', ''],
    ['Análise de dados, Harwood College', 'Análise de dados', 'Harwood College', ''],
    [
      'BSc Biology, Harwood College (recognised in Denmark)',
      'BSc Biology',
      'Harwood College',
      'recognised in Denmark',
    ],
    ['Abitur mit 2.0, Gymnasium Ulm', 'Abitur', 'Gymnasium Ulm', 'mit 2.0'],
    ['Biology, [Harwood College][9]', 'Biology', 'Harwood College', ''],
    ['Harwood College: Moss Care', 'Moss Care', 'Harwood College', ''],
    ['BSc Biology. Harwood College', 'BSc Biology', 'Harwood College', ''],
    ['Harwood College / Moss Care', 'Moss Care', 'Harwood College', ''],
    ['Licensed Moss Diploma (LMD)– KASNEB', 'Licensed Moss Diploma (LMD)', 'KASNEB', ''],
    ['Lehre mit Matura, HTBLA', 'Lehre mit Matura', 'HTBLA', ''],
    [
      'Bachelor, Moss Care, Fern Law, Harwood College',
      'Bachelor, Moss Care, Fern Law',
      'Harwood College',
      '',
    ],
    ['Diploma, Holm Akademie in Berlin', 'Diploma', 'Holm Akademie', 'Berlin'],
    ['Diploma, Holm Academy Ireland', 'Diploma', 'Holm Academy', 'Ireland'],
    ['Diploma, University of Ireland', 'Diploma', 'University of Ireland', ''],
    ['BA, University of Rhode Island', 'BA', 'University of Rhode Island', ''],
    ['BA, Holm University Idaho, Rexburg, ID', 'BA', 'Holm University Idaho', 'Rexburg, ID'],
    ['Licence, Université du Robledal (56)', 'Licence', 'Université du Robledal', '56'],
    ['BSc Biology, University of California, Davis', 'BSc Biology', 'University of California, Davis', ''],
    ['Diploma, Harwood College, Leeds, WA', 'Diploma', 'Harwood College', 'Leeds, WA'],
    [
      'Secondary School Certificate CGPA- 4.84 OUT OF 5, Bracken School',
      'Secondary School Certificate',
      'Bracken School',
      'CGPA- 4.84 OUT OF 5',
    ],
    ['Diplom, Hochschule Ulm, 5 Jahre', 'Diplom', 'Hochschule Ulm', '5 Jahre'],
    ['Harwood College-Bachelor of Moss Care', 'Bachelor of Moss Care', 'Harwood College', ''],
    ['Bachelor, Harwood University-Holm', 'Bachelor', 'Harwood University-Holm', ''],
    ['Harwood College HAVO', 'HAVO', 'Harwood College', ''],
    ['eidg. Dipl. Moospfleger, HWM', 'eidg. Dipl. Moospfleger', 'HWM', ''],
    ['Diploma, Holm Educational Centre', 'Diploma', 'Holm Educational Centre', ''],
  ])('takes a line apart: "%s"', (line, degree, institution, details) => {
    expect(studies('Education', [`${line}, Class of 2013`])).toMatchObject([
      { degree, institution, details, startDate: '', endDate: '2013' },
    ]);
  });

  it.each([
    [
      'each in a paragraph of its own',
      ['Bracken Hall', 'BSc Biology, completed 2014', '', 'Harwood College', '2014 - 2016', 'Moss Care'],
      [
        ['BSc Biology', 'Bracken Hall', '2014'],
        ['Moss Care', 'Harwood College', '2016'],
      ],
    ],
    [
      'with the school in a line that begins with a preposition',
      ['2011 - 2014\tBSc Biology', 'At Harwood College', '2014 - 2016\tMSc Botany', 'At Bracken School'],
      [
        ['BSc Biology', 'Harwood College', '2014'],
        ['MSc Botany', 'Bracken School', '2016'],
      ],
    ],
    [
      'with what was earned in a labelled line below',
      [
        '2011 - 2014\tEstudios en el Instituto Robledal',
        'Título: Perito en musgo',
        '2014 - 2016\tEstudios en la Universidad Robledal',
        'Título: Licenciada en musgo',
      ],
      [
        ['Perito en musgo', 'Instituto Robledal', '2014'],
        ['Licenciada en musgo', 'Universidad Robledal', '2016'],
      ],
    ],
    [
      'a degree below its school that begins with a small letter',
      ['2014 - 2016', 'Harwood College of the Moor', 'master of Moss'],
      [['master of Moss', 'Harwood College of the Moor', '2016']],
    ],
    [
      'names with a dash in them, the other name in a line of its own',
      [
        'Fern – Care and Law',
        '@HC – Harwood College',
        '2014 - 2016',
        'BSc Biology',
        'Elmtree – Bracken School',
        '2011 - 2014',
      ],
      [
        ['Fern, Care and Law', '@HC, Harwood College', '2016'],
        ['BSc Biology', 'Elmtree, Bracken School', '2014'],
      ],
    ],
    [
      'a kind of school where the others have their degrees',
      ['Diploma', 'Harwood College', '2014 - 2016', 'Sekundarschule', 'Bracken Hall', '2011 - 2014'],
      [
        ['Diploma', 'Harwood College', '2016'],
        ['Sekundarschule', 'Bracken Hall', '2014'],
      ],
    ],
    [
      'an unknown school behind a comma where the others have theirs',
      ['2014 - 2016 Diploma, Harwood College', '2011 - 2014 Diploma, Bracken 26'],
      [
        ['Diploma', 'Harwood College', '2016'],
        ['Diploma', 'Bracken 26', '2014'],
      ],
    ],
    [
      'degrees below the names of their schools',
      ['Harwood College', 'MBA 2014', 'BSc Biology 2011', 'Bracken School', 'Diploma 2009'],
      [
        ['MBA', 'Harwood College', '2014'],
        ['BSc Biology', 'Harwood College', '2011'],
        ['Diploma', 'Bracken School', '2009'],
      ],
    ],
    [
      'what was studied below the dates and the school, of one entry only',
      ['2014 - 2016 Harwood College', 'Moss care', '2011 - 2014 Bracken School', '2008 - 2011 Holm School'],
      [
        ['Moss care', 'Harwood College', '2016'],
        ['', 'Bracken School', '2014'],
        ['', 'Holm School', '2011'],
      ],
    ],
    [
      'labels in a column of their own',
      ['Titulación:\tPerito en musgo', 'Institución:\tUNX', 'Período:\t2014 - 2016'],
      [['Perito en musgo', 'UNX', '2016']],
    ],
    [
      'dates in square brackets',
      ['[ 22/12/2012 – 28/12/2016 ] M.Sc. in Botany', 'Harwood College'],
      [['M.Sc. in Botany', 'Harwood College', '2016-12']],
    ],
    [
      'a faculty above its university',
      ['Faculty of Moss', 'Botany', 'University of Leeds, 2014 - 2016'],
      [['Botany', 'University of Leeds', '2016']],
    ],
    [
      'with work of its own dates behind a label',
      [
        'Harwood College',
        'BSc Botany\tJune 2025',
        'Bracken Hall',
        'Zwirner\tJune 2018',
        'Internship: Moss care at Oak Ltd, January 2015 - March 2015',
      ],
      [
        ['BSc Botany', 'Harwood College', '2025-06'],
        ['Zwirner', 'Bracken Hall', '2018-06'],
      ],
    ],
    [
      'a long list of what was taught below',
      ['2014 - 2016: Zwirner', 'Moss Law', 'Fern Law', 'Lichen Law', 'Moor Care'],
      [['Zwirner', '', '2016']],
    ],
    [
      'an unknown school where the others have theirs',
      ['Bracken 26\t2007 - 2010', 'Harwood College\t2010 - 2014', 'BSc Biology'],
      [
        ['', 'Bracken 26', '2010'],
        ['BSc Biology', 'Harwood College', '2014'],
      ],
    ],
  ])('reads entries: %s', (_name, lines, entries) => {
    expect(
      studies('Education', lines).map(({ degree, institution, endDate }) => [degree, institution, endDate]),
    ).toEqual(entries);
  });

  it.each([
    ['2021 (en curso V semestre)', '2021', ''],
    ['2021, cursando', '2021', ''],
    ['Cursando, conclusão prevista em 2027', '', '2027'],
    ['2021', '', '2021'],
  ])('tells by the words beside a lone date whether it is the end: "%s"', (date, startDate, endDate) => {
    expect(studies('Educación', ['Universidad Robledal', 'Perito en musgo', date])).toMatchObject([
      { degree: 'Perito en musgo', institution: 'Universidad Robledal', startDate, endDate },
    ]);
  });

  it('gives a school that stands out above several degrees to all of them', () => {
    const texts = ['Education', 'Harwood College', 'MSc Botany, 2014 - 2016', 'BSc Biology, 2011 - 2014'];
    const lines = texts.map((text, index) =>
      lineOf(text, index, { gapBefore: index < 2, isBold: index < 2 }),
    );
    const { education } = readDetails(readLines(lines).history);
    expect(education.map(({ institution }) => institution)).toEqual(['Harwood College', 'Harwood College']);
  });

  it('knows a certificate in the midst of studies from a heading', () => {
    const texts = [
      'Education',
      '2014 - 2016',
      'Harwood College',
      'Certificate',
      '2011 - 2014',
      'Bracken School',
      'Diploma',
    ];
    const lines = texts.map((text, index) =>
      lineOf(text, index, { gapBefore: true, isBold: true, size: index === 0 ? 14 : 8 }),
    );
    expect(readDetails(readLines(lines).history).education).toMatchObject([
      { degree: 'Certificate', institution: 'Harwood College' },
      { degree: 'Diploma', institution: 'Bracken School' },
    ]);
  });

  it('puts a name together that a narrow column breaks in bold', () => {
    const texts = ['Education', 'Diploma in Handling', 'Rye Dough', 'Harwood College', '2014 - 2016'];
    const lines = texts.map((text, index) =>
      lineOf(text, index, { gapBefore: index < 2, isBold: index < 3, isFull: index === 1 }),
    );
    expect(readDetails(readLines(lines).history).education).toMatchObject([
      { degree: 'Diploma in Handling Rye Dough', institution: 'Harwood College' },
    ]);
  });

  it('reads what a form calls a school and a degree, whatever it is', () => {
    const lines = ['Institución: UNX', 'Título: Ingeniero Mecánico', 'Período: 2010 - 2013'];
    expect(studies('Educación', lines)).toMatchObject([
      { degree: 'Ingeniero Mecánico', institution: 'UNX', startDate: '2010', endDate: '2013' },
    ]);
  });

  it.each([
    ['list items', ['- Foundations of school law', '- Practical training at Holm Ltd']],
    ['a sentence', ['Two days of school each week and the other three spent in a shop.']],
    ['a sentence without a stop', ['We had two days of school each week and the other three spent at work']],
    [
      'what people tell of themselves',
      ['I have learned all about moss at the Harwood College since May 2011'],
    ],
    ['a list with a date', ['Dean’s List: Spring 2012 (awarded to students of moss)']],
    ['a labelled remark', ['Modules: school law, college finance', 'Thesis: The school in the moor']],
  ])('leaves %s below an entry to its details', (_name, lines) => {
    const read = studies('Education', ['Zwirner 2010 - 2013', 'Bracken Hall', ...lines]);
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({ degree: 'Zwirner', institution: 'Bracken Hall', endDate: '2013' });
  });

  it('reads words that it does not know by their position', () => {
    expect(
      studies('Education', [
        'Zwirner Course | Bracken Hall | 2015 - 2017',
        'BSc Biology | Harwood College | 2011 - 2014',
      ]),
    ).toMatchObject([{ degree: 'Zwirner Course', institution: 'Bracken Hall' }, { degree: 'BSc Biology' }]);
  });

  it('keeps every word in a field and says which lines an entry came from', () => {
    const [study] = studies('Education', [
      'BSc Biology, Harwood College, 2011 - 2014',
      'Thesis on moss, grade 1.2',
    ]);
    expect(study).toMatchObject({ details: 'Thesis on moss, grade 1.2', sourceLines: [4, 5] });
  });
});

const word = fc.constantFrom(
  'BSc Biology',
  'Harwood College',
  '2011 - 2014',
  'Universität Ulm',
  '(Ulm)',
  'Diplom',
  'moss',
  'Grade 1',
  'März 2019',
  '–',
  ',',
  '|',
  '\t',
  'B',
  'Lycée',
  'valid until',
  '’16',
);
const section = fc
  .array(
    fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
    { maxLength: 12 },
  )
  .map((lines) => ['Experience', 'Clerk, Oak Ltd, 2001 - 2003', '', 'Education', ...lines].join('\n'));
const words = (text: string): string[] => text.match(/[\p{L}]{2,}|\p{L}/gu) ?? [];

describe('education of any text', () => {
  it('keeps a place in brackets below the heading, which is no second half of it', () => {
    const history = readHistory('Experience\nClerk, Oak Ltd, 2001 - 2003\n\nEducation\n| (Ulm)\nBSc Biology');
    expect(readDetails(history).education).toMatchObject([{ degree: 'BSc Biology', details: 'Ulm' }]);
  });

  it('loses no word, makes none up, and is the same twice', () => {
    fc.assert(
      fc.property(section, (text) => {
        const history = readHistory(text);
        const { education, certificates } = readDetails(history);
        const studied = education.flatMap((one) => words(`${one.institution} ${one.degree} ${one.details}`));
        // What has an end of validity is a certificate.
        const read = [...studied, ...certificates.flatMap((one) => words(one.text))];
        const written = history.sections
          .filter(({ kind }) => kind === 'education')
          .flatMap(({ lines }) => words(lines.join(' ').replace(/März 2019|valid until/gu, ' ')));
        for (const one of written) expect(read).toContain(one);
        for (const one of read) expect(words(text)).toContain(one);
        expect(readHistory(text).details).toEqual(history.details);
        expect(listDetails(history).education).toHaveLength(education.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('an entry of one’s studies', () => {
  const headed = (drawn: [text: string, look?: Partial<Line>][]) =>
    readLines([
      lineOf('Ada Brandt', 0),
      lineOf('ada@brandt.test', 1),
      lineOf('Education', 2, { gapBefore: true, isBold: true }),
      ...drawn.map(([text, look], index) => lineOf(text, index + 3, look)),
    ]).history.details;

  it('goes on in the next line where its paragraph is broken within the name of the school', () => {
    const { education } = headed([
      ['2009 – 2012\tAbitur, Gymnasium Ulm', { gapBefore: true }],
      [
        '2013 – 2016\tBachelor of Moss Care, Harwood University of the Great',
        { gapBefore: true, isFull: true },
      ],
      ['Moor of Lorvale, Leeds', { indent: 10 }],
    ]);
    expect(education[1]).toMatchObject({
      degree: 'Bachelor of Moss Care',
      institution: 'Harwood University of the Great Moor of Lorvale',
    });
  });

  it('turns dates around that are the wrong way', () => {
    const [study] = studies('Education', ['BSc Biology, Harwood College', 'June 2017, from 2015']);
    expect(study).toMatchObject({ startDate: '2015', endDate: '2017-06' });
  });

  it('has the dates below that name neither school nor degree, and stands once', () => {
    const text = 'BSc Biology, Harwood College, 2011 – 2014';
    expect(studies('Education', [text, '', 'Skills', 'Moss', '', 'Education', text])).toHaveLength(1);
    const other = [text, 'Thesis: Of moss', '', 'Skills', 'Moss', '', 'Education', text];
    expect(studies('Education', other)).toHaveLength(2);
    const { education } = headed([
      ['BSc Biology', { isBold: true, gapBefore: true }],
      ['Harwood College'],
      ['2011 – 2014'],
      ['BSc Botany', { isBold: true, gapBefore: true }],
      ['Bracken School'],
      ['2008 – 2011', { gapBefore: true }],
    ]);
    expect(education).toMatchObject([
      { institution: 'Harwood College', startDate: '2011' },
      { institution: 'Bracken School', startDate: '2008', endDate: '2011' },
    ]);
  });

  it('has the courses that its label names', () => {
    const { education, certificates } = headed([
      ['BSc Biology, Harwood College, 2011 – 2014', { gapBefore: true }],
      ['Courses: Moss Care, Fern Law, Theory of the Moor'],
      ['Abitur, Gymnasium Ulm, 2009 – 2011', { gapBefore: true }],
    ]);
    expect(certificates).toEqual([]);
    expect(education.map(({ degree }) => degree)).toEqual(['BSc Biology', 'Abitur']);
  });
});

it('takes the first item below a school with its dates for the degree, where no line has both', () => {
  const text = `Education
10/2020 - 02/2024\tHARWOOD HOCHSCHULE\tHolm
• Master of Science in Botany with a major in Moss Care
and Systems and Rye Handling.
05/2015 - 04/2019\tBRACKEN UNIVERSITY\tLeeds
• Bachelor of Engineering in Ovens
• Thesis on the heat of ovens`;
  expect(readHistory(text).details.education).toMatchObject([
    {
      institution: 'HARWOOD HOCHSCHULE',
      degree: 'Master of Science in Botany with a major in Moss Care and Systems and Rye Handling',
      startDate: '2020-10',
    },
    { institution: 'BRACKEN UNIVERSITY', degree: 'Bachelor of Engineering in Ovens', endDate: '2019-04' },
  ]);
});
