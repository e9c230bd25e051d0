import { describe, expect, it } from 'vitest';
import { headingKind, leadingKind, looksLikeHeading, readHeading, splitHeadingCells } from './headings.ts';
import { parseLines } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { lineOf } from '../testing/lines.ts';
import { splitBlocks } from './sections.ts';

describe('headings', () => {
  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['W O R K  H I S T O R Y', 'experience'],
    ['Relevant Nursing Experience', 'experience'],
    ['BERUFSERFAHRUNG IM ANGESTELLTENVERHÄLTNIS', 'experience'],
    ['Expérience professionnelle en restauration', 'experience'],
    ['FREIBERUFLICHE TÄTIGKEIT', 'experience'],
    ['Programmiersprachen', 'skills'],
    ['Programmeervaardigheden', 'skills'],
    ['KI & IT-KOMPETENZEN', 'skills'],
    ['Ammattitaidot', 'skills'],
    ['Sprachkompetenzen', 'languages'],
    ['Lenguajes de programación', 'skills'],
    ['Computing', 'skills'],
    ['Volunteer Experience', 'volunteering'],
    ['Student Organizations', 'other'],
    ['Boards and Committees', 'other'],
    ['Hackathons', 'other'],
    ['Vereine und Ehrenämter', 'other'],
    ['Trainings undergone', 'certifications'],
    ['Certificates & Education', 'education'],
    ['Aus- und Weiterbildungen', 'education'],
    ['Doctoral Courses', 'certifications'],
    ['Cursos de qualificação', 'certifications'],
    ['Formaciones adicionales', 'certifications'],
    ['Publications (4/14)', 'publications'],
    ['Certificates of Attendance', 'certifications'],
    ['Bijkomende vorming', 'certifications'],
    ['Projects Undertaken', 'projects'],
    ['Working History', 'experience'],
    ['Military Service', 'military'],
    ['Yrkeserfarenhet', 'experience'],
    ['İş Deneyimi', 'experience'],
    ['Vzdělání', 'education'],
    ['Опыт работы', 'experience'],
    ['ΕΠΑΓΓΕΛΜΑΤΙΚΗ ΕΜΠΕΙΡΙΑ', 'experience'],
    ['Kemampuan Bahasa', 'languages'],
    ['Cursos y Seminarios recibidos', 'certifications'],
    ['Actividad docente', 'experience'],
    ['Lehrtätigkeit', 'experience'],
    ['Expériences significatives', 'experience'],
    ['Najważniejsze doświadczenie', 'experience'],
    ['Últimos empregos', 'experience'],
    ['Attuale Posizione Lavorativa', 'experience'],
    ['Peer-reviewed articles', 'publications'],
    ['Articoli su riviste scientifiche', 'publications'],
    ['Actes de conférences', 'publications'],
    ['Participación en congresos', 'publications'],
    ['SERVICE & OUTREACH', 'other'],
    ['Responsabilités collectives', 'other'],
    ['Gutachtertätigkeit', 'other'],
    ['Borse di studio', 'other'],
    ['Orientações concluídas', 'other'],
    ['Progetti di ricerca', 'projects'],
    ['Lavoro sul campo', 'experience'],
    ['Aktuelle Position', 'experience'],
    ['Conoscenze Linguistiche', 'languages'],
    ['Continuous Learning', 'certifications'],
    ['Education & Training', 'education'],
    ['Études et formations', 'education'],
    ['CERTIFICATS ET HABILITATIONS', 'certifications'],
    ['Work and Education', 'experience'],
    ['Honors and Leadership Experience', 'other'],
    ['Honors and Work Experience', 'experience'],
    ['Edukacija', 'education'],
    ['Certifications and Tech Skills', 'certifications'],
    ['Beruflicher Werdegang', 'experience'],
    ['Fachkenntnisse', 'skills'],
    ['Maschinenkenntnisse', 'skills'],
    ['Expériences professionnelles', 'experience'],
    ['Formación académica', 'education'],
    ['Competenze', 'skills'],
    ['Experiência profissional', 'experience'],
    ['Doświadczenie zawodowe', 'experience'],
    ['Języki obce', 'languages'],
    ['Zertifizierungen', 'certifications'],
    ['Über mich', 'summary'],
    ['Experiência de trabalho', 'experience'],
    ['Experiencia docente', 'experience'],
    ['Öğretmenlik Deneyimi', 'experience'],
    ['EXPÉRIENCE PROFESSIONNELLE ET ENGAGEMENT CITOYEN', 'experience'],
    ['TEACHING & ADVISING', null],
    ['Academic Experience', 'experience'],
    ['Studentenervaringen', 'experience'],
    ['Branchenerfahrung', 'experience'],
    ['Related Courses', 'education'],
    ['Education & Organizations', 'education'],
    ['Education & Outreach Coordinator', null],
    ['PROFESSIONAL AFFILIATIONS / DEVELOPMENT', 'other'],
    ['PROJECTS - ada.example/work', 'projects'],
    ['EXPERIENCE - 12 years', null],
    ['Formation – Stages', 'education'],
    ['Work – Education', 'experience'],
  ])('%s opens %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each([
    'Project Engineer',
    'Sales Experience Manager at Acme',
    'Skills Trainer',
    'Experience 2019 - 2020',
    'Led the language team',
    'Grundkenntnisse',
    'Expérience professionnelle et grands voyages',
    'EXPERIENCE AND THE LONG WAY HOME',
  ])('"%s" opens nothing', (text) => {
    expect(headingKind(text)).toBeNull();
  });

  const kinds = (text: string): string[] =>
    splitBlocks(parseLines(text)).map((block) => `${block.kind}:${block.lines.length}`);

  it('cut a document, and every line is in one block', () => {
    expect(
      kinds('Ann Lee\n\nSummary\nCook.\n\nExperience\nCook, Inn, 2019\n- Cooked\n\nSkills: Knives, Fire'),
    ).toEqual(['lead:1', 'summary:1', 'experience:2', 'skills:1']);
  });

  it.each(['Berufliche Tätlichkeit:', '**Proffesional Experince**', 'WORK EXPEREINCE', 'Erhvervsserfaring:'])(
    'may be misspelt where they stand out: %s',
    (heading) => {
      expect(kinds(`Ann Lee\n\n${heading}\nCook, Harbour Inn, 2019 – 2021\n- Cooked`)).toEqual([
        'lead:1',
        'experience:2',
      ]);
    },
  );

  it('of work with two words or more may be misspelt in plain type', () => {
    const job = 'Cook, Harbour Inn, 2019 – 2021\n- Cooked';
    expect(kinds(`Ann Lee\n\nExperência Profissional\n${job}`)).toEqual(['lead:1', 'experience:2']);
    expect(kinds(`Ann Lee\n\nExperência\n${job}`)).toEqual(['lead:4']);
    expect(kinds(`Ann Lee\nExperência Profissional\n${job}`)).toEqual(['lead:4']);
  });

  it('are no titles that are spelt much like them', () => {
    expect(kinds('Ann Lee\n\nExperience\n\n**Formateur**\nAtelier Nord, 2019 – 2021')).toEqual([
      'lead:1',
      'experience:2',
    ]);
  });

  it('are no labels of projects within a role, whatever the language', () => {
    for (const label of ['Projekte:', 'Projets :', 'Proyectos:', 'Progetti:'])
      expect(
        kinds(
          `Ann Lee\n\nWork experience\n2019 – 2021 Tester\nNorthlight GmbH\n\n${label}\n- An app\n\n2016 – 2018 Tester\nBluefin GmbH\n- Tests`,
        ),
      ).toEqual(['lead:1', 'experience:7']);
  });

  it('may be unknown ones of the level of the section above, where entries have none', () => {
    const text = (section: string) =>
      `# Ann Lee\n\n## Experience\n### Cook\nInn, 2019 – 2021\n\n### ${section}\n- Knife Skills\n\n### Cases of Note\n- Harbour Fair\n\n### Skills\n- Fire`;
    expect(kinds(text('Certifications'))).toEqual([
      'lead:1',
      'experience:2',
      'certifications:1',
      'other:1',
      'skills:1',
    ]);
    expect(kinds(text('Projects'))).toEqual(['lead:1', 'experience:2', 'projects:3', 'skills:1']);
  });

  it('are about a part of a role if they are unknown and more roles follow further down', () => {
    const text = `ADA MARLOW

WORK EXPERIENCE

2021 – 2023 Shop Manager
Northlight Ltd
Ran the shop

SELLING

Won new clients
Kept the old ones
Wrote the offers

2019 – 2021 Receptionist
Harbour Inn
Met the guests

EDUCATION

2018 School of Commerce`;
    expect(kinds(text)).toEqual(['lead:1', 'experience:10', 'education:1']);
  });

  it('are about more work if they are unknown and a role is right below', () => {
    const text = `# Ada Marlow

## Work experience

2021 – 2023 Shop Manager, Northlight Ltd
Ran the shop

## Sundays and evenings

2019 – 2021 Waiter, Harbour Inn
Served the guests

## Education

2018 School of Commerce`;
    expect(kinds(text)).toEqual(['lead:1', 'experience:2', 'experience:2', 'education:1']);
  });

  it('may have an ornament before them, in bold', () => {
    const lines = parseLines(
      'Ann Lee\n\n**Experience**\nCook, Inn, 2019\n- Cooked\n\n- **Skills**\nKnives, fire',
    );
    expect(splitBlocks(lines).map(({ kind }) => kind)).toEqual(['lead', 'experience', 'skills']);
    expect(kinds('Ann Lee\n\nExperience\nCook, Inn, 2019\n- Cooked\n- Skills\n- Knives')).toEqual([
      'lead:1',
      'experience:4',
    ]);
  });

  it.each([
    ['2 Education', 'education', 'Education'],
    ['4.1 Languages', 'languages', 'Languages'],
    ['III. Work Experience', 'experience', 'Work Experience'],
    ['04 / WORK_EXPERIENCE', 'experience', 'WORK_EXPERIENCE'],
    ['01 | Skills', 'skills', 'Skills'],
    ['5 years of cooking', undefined, undefined],
  ])('may have a number before them: %s', (text, kind, heading) => {
    const context = { isInRole: false, hasLevels: false, areSmall: false, areInCapitals: false };
    const found = readHeading(lineOf(text, 0, { gapBefore: true, isBold: true }), context);
    expect([found?.kind, found?.text]).toEqual([kind, heading]);
  });

  it('may all be in lower case', () => {
    expect(kinds('Ann Lee\n\nexperience\n\nCook, Inn, 2019\n- Cooked\n\neducation\n\nBSc, 2017')).toEqual([
      'lead:1',
      'experience:2',
      'education:1',
    ]);
  });

  it('leave labels of a role alone', () => {
    expect(
      kinds('Experience\nCook, Inn, 2019\nKey achievements:\n- Cooked\nResponsibilities:\n- Cleaned'),
    ).toEqual(['lead:0', 'experience:5']);
  });

  it('leave a list of tools with the role that it follows', () => {
    expect(
      kinds(
        'Experience\nCook, Inn, 2019 – 2020\n- Cooked\n\nTools: Knives\n\nBaker, Mill, 2015 – 2019\n- Baked',
      ),
    ).toEqual(['lead:0', 'experience:5']);
  });

  it('are found when nobody foresaw their words, by the look of the others', () => {
    expect(
      kinds(
        '## Experience\n### Cook | Inn\n*2019 – 2020*\n\n## Things I built\n- A boat\n\n## Skills\n- Fire',
      ),
    ).toEqual(['lead:0', 'experience:2', 'other:1', 'skills:1']);
  });
});

it('takes a degree that looks like the headings for none', () => {
  const text = `**ANN LEE**
ann@example.com

**Professional Summary**
Careful developer with 5 years of experience.

**Education**
**Bachelor of Science in Computer Science**
University of Springfield
Graduated: May 2018

**Technical Skills**
- Java

**Certifications**
- Oracle Certified Java Programmer

**Hobbies**
- Chess`;
  expect(readHistory(text).details.education).toMatchObject([
    {
      institution: 'University of Springfield',
      degree: 'Bachelor of Science in Computer Science',
      endDate: '2018-05',
    },
  ]);
});

it('knows the rest of a heading behind a word for other', () => {
  expect(headingKind('Other interests')).toBe(headingKind('Interests'));
  expect(headingKind('Övriga projekt')).toBe('projects');
  expect(headingKind('Weitere Kenntnisse')).toBe('skills');
  expect(headingKind('Other people')).toBeNull();
});

it.each([
  [
    'experience',
    'Bisherige Stationen|Impieghi precedenti|Tidigare arbeten|Pracovná história|Foglalkoztatás|Radna iskustva|Jobb og praksis|Tidligere stillinger|Cariera|Munkáim|Placements|Studentische Tätigkeiten|Ansættelsesforhold|Expériences antérieures|Eerdere werkervaring|Wcześniejsze doświadczenie|Předchozí praxe|Önceki deneyim|Aiempi työkokemus|Latest experience|Employment Scan|Career Progression|Nebentätigkeiten|Emplois saisonniers|Cargos desempeñados|Attività lavorative|Vakantiewerk|Praca zawodowa|Dosavadní praxe|İş Geçmişi',
  ],
  [
    'education',
    'Academic Qualification|Educational Details|Schul- und Berufsausbildung|Cursus universitaire|Preparación académica|Histórico escolar|Przebieg edukacji|Eğitim Geçmişi',
  ],
])('knows headings of %s that are less usual', (kind, headings) => {
  for (const heading of headings.split('|')) expect([heading, headingKind(heading)]).toEqual([heading, kind]);
});

it('knows some headings only where they look like one', () => {
  const kindsOf = (text: string) =>
    readHistory(
      `Nora Felt\nnora@example.com\n\n**Education**\n\nSchool of Baking, Leeds, 2014\n\n${text}`,
    ).sections.map(({ kind, heading }) => `${kind} ${heading}`);
  const known = ['education Education'];
  expect(kindsOf('**Computer programs**\n\nSage, Excel').slice(-2)).toEqual([
    ...known,
    'skills Computer programs',
  ]);
  expect(kindsOf('Computer programs:\nSage, Excel').slice(-2)).toEqual([
    ...known,
    'skills Computer programs',
  ]);
  expect(kindsOf('Computer programs\nSage, Excel').slice(-1)).toEqual(known);
});

it('knows headings of one more word beside one for experience', () => {
  expect(headingKind('EXPERIENCIA DOCENTE')).toBe('experience');
  expect(headingKind('ÖĞRETMENLİK DENEYİMİ')).toBe('experience');
  expect(headingKind('Experience with SAP systems and tools')).toBeNull();
});

it('knows headings that join two kinds of work, in any words', () => {
  expect(headingKind('Professional Teaching & Writing Experience')).toBe('experience');
  expect(headingKind('Taught a class & gained experience')).toBeNull();
});

it('knows Turkish headings that say "my"', () => {
  expect(headingKind('Staj Deneyimlerim')).toBe('experience');
  expect(headingKind('Eğitimim')).toBe('education');
});

it('knows a section with one more word in capitals, and no job', () => {
  expect(headingKind('ZATOPIONE PROJEKTY')).toBe('projects');
  expect(headingKind('Zatopione projekty')).toBeNull();
  expect(headingKind('PROJEKTY KOORDYNATOR')).toBeNull();
});

describe('a heading with unknown words', () => {
  const BAG = '\u{1F4BC}';

  it.each([
    ['in few words', 'My path', {}, false, true],
    ['with an abbreviation in capitals', 'PERS. SKILLS', {}, false, true],
    ['with an abbreviation in small letters', 'Pers. skills', {}, false, false],
    ['with a full stop at its end', 'SKILLS.', {}, false, false],
    ['with an icon where others have none', 'My path', { marker: BAG }, false, false],
    ['with an icon as others have', 'My path', { marker: BAG }, true, true],
    ['with a list mark', 'My path', { marker: '•' }, true, false],
  ])('%s', (_, text, look, withIcon, looksLike) => {
    expect(looksLikeHeading(lineOf(text, 0, look), withIcon)).toBe(looksLike);
  });
});

describe('a heading behind the last cell of a table', () => {
  const cut = (text: string) => splitHeadingCells([lineOf(text, 7, { marker: '•' })]);

  it('begins a line of its own', () => {
    expect(cut('Microsoft Outlook\tEXPERIENCIA LABORAL')).toMatchObject([
      { text: 'Microsoft Outlook', marker: '•', lineNumber: 7 },
      { text: 'EXPERIENCIA LABORAL', marker: '', gapBefore: true, lineNumber: 7 },
    ]);
  });

  it.each([
    ['it is not in capitals', 'Microsoft Outlook\tExperiencia laboral'],
    ['all is in capitals', 'MICROSOFT OUTLOOK\tEXPERIENCIA LABORAL'],
    ['dates are before it', '2019 – 2021\tEXPERIENCE'],
    ['another heading is before it', 'Skills\tEXPERIENCE'],
    ['it is none', 'Outlook\tGLOBEX'],
  ])('is none where %s', (_, text) => {
    expect(cut(text)).toHaveLength(1);
  });
});

describe('a misspelt heading that begins with a kind of work', () => {
  it.each([
    ['STAJ DENEYMLERİ', 'experience'],
    ['Staj Deneymleri', undefined],
  ])('is one in capitals only, since it may be a title: %s', (text, kind) => {
    const line = lineOf(text, 0, { isBold: true, gapBefore: true });
    const context = { isInRole: false, hasLevels: false, areSmall: false, areInCapitals: false };
    expect(readHeading(line, context)?.kind).toBe(kind);
  });
});

const kindsIn = (text: string): string[] =>
  splitBlocks(parseLines(text)).map(({ kind, lines }) => `${kind}:${lines.length}`);

describe('a heading that comes once more', () => {
  it.each([
    ['WORK & EXPERIENCE (continued)', 'experience'],
    ["Professional Experience, cont'd", 'experience'],
    ['Berufserfahrung (Fortsetzung)', 'experience'],
    ['Expérience professionnelle (suite)', 'experience'],
    ['Publications (cont.)', 'publications'],
    ['Formación continua', 'certifications'],
    ['Office Suite', null],
    ['Harbour Inn (continued)', null],
  ])('%s', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it('goes on with the section above, and with its last role', () => {
    const text = `WORK EXPERIENCE\n\n2019 – 2021 Waiter, Harbour Inn\n- Served\n\nWORK EXPERIENCE (continued)\n- Cleaned\n\n2017 – 2019 Cook, Mill Inn\n\nSKILLS\n\nTill`;
    const { experiences, unplaced } = readHistory(`Ada Marlow\n\n${text}`);
    expect(experiences.map(({ company, bulletPoints }) => [company, bulletPoints])).toEqual([
      ['Harbour Inn', ['Served', 'Cleaned']],
      ['Mill Inn', []],
    ]);
    expect(unplaced).toEqual([]);
  });
});

describe('a heading of work in capitals before a colon', () => {
  const STUDIES = 'EDUCATION\tGlobex College, BA, 2014\n\n';
  const read = (text: string) => kindsIn(`Ann Lee\n\n${text}\n\nSKILLS\n\nTill`);

  it('opens the section with the text behind it, among headings in capitals', () => {
    expect(read(`${STUDIES}EXPERIENCE: Shop Manager\nHarbour Inn\tMay 2013 – June 2014`)).toEqual([
      'lead:1',
      'education:1',
      'experience:2',
      'skills:1',
    ]);
  });

  it.each([
    ['where the document has no other headings in capitals', 'Experience: Shop Manager', 'Education\n\nBA'],
    ['where it tells how much of it there is', 'EXPERIENCE: 10 years of retail', STUDIES],
    ['where it begins a sentence', 'EXPERIENCE: from the till to the office.', STUDIES],
  ])('opens none %s', (_, line, before) => {
    expect(read(`${before}\n\n${line}`).some((kind) => kind.startsWith('experience'))).toBe(false);
  });
});

describe('a heading of work with an employer behind a dash', () => {
  const read = (heading: string) =>
    kindsIn(
      `Ann Lee\n\n${heading}\n\nShop Manager\n- Ran the till\n\nEDUCATION\n\nBA, 2014\n\nLANGUAGES\n\nDanish\n\nSKILLS\n\nTill`,
    );

  it('opens the section with its name', () => {
    expect(read('PRIOR CAREER – HARBOUR INN')).toContain('experience:3');
  });

  it.each(['PRIOR CAREER – 10 YEARS', 'CATERING – HARBOUR INN'])('is none in %s', (heading) => {
    expect(read(heading).some((kind) => kind.startsWith('experience'))).toBe(false);
  });
});

it('a full stop ends a heading in capitals that stands apart, and no other', () => {
  expect(kindsIn('Ann Lee\n\nWORK EXPERIENCE.\n\nCook, Inn, 2019\n\nEDUCATION.\n\nBSc, 2017')).toEqual([
    'lead:1',
    'experience:1',
    'education:1',
  ]);
  expect(kindsIn('Ann Lee\n\nWORK EXPERIENCE\n\nCook, Inn, 2019\n\nEducation.\n\nBSc, 2017')).toEqual([
    'lead:1',
    'experience:3',
  ]);
});

it('an address may stand behind a heading that is not of work', () => {
  expect(headingKind('RECENT MAJOR PROJECTS | WWW.GLOBEX.EXAMPLE')).toBe('projects');
  expect(headingKind('Selected Publications – https://globex.example/papers')).toBe('publications');
  expect(headingKind('EXPERIENCE | WWW.GLOBEX.EXAMPLE')).toBe(null);
  expect(headingKind('Northlight | www.globex.example')).toBe(null);
});

describe('the section whose name a text begins with', () => {
  it.each([
    ['Publications in peer-reviewed journals', 'publications'],
    ['Awards for teaching', 'other'],
    ['Publications Office', null],
    ['Education officer for the moor', null],
    ['Experience in retail', null],
    ['Moss in the schools of the moor', null],
  ])('%s', (text, kind) => {
    expect(leadingKind(text)).toBe(kind);
  });
});

it('drawn twice, for a shadow, is one', () => {
  const { sections } = readHistory(
    'Ada Marlow\nada@example.com\n\nTalen\tTalen\n\nDeens: goed\nWelsh: basis',
  );
  expect(sections.map(({ kind, heading }) => [kind, heading])).toEqual([['languages', 'Talen']]);
});

it('in the margin needs no space above, if its style is its own', () => {
  const beside = (styleBreaks: [string, string][]) =>
    readHeading(lineOf('Education\tOrsia College', 0, { styleBreaks }), {
      isInRole: true,
      hasLevels: false,
      areSmall: false,
      areInCapitals: false,
    });
  expect(beside([['Education', 'Orsia']])).toMatchObject({ kind: 'education', rest: 'Orsia College' });
  expect(beside([])).toBeNull();
});

it.each([
  'Work experience (10 years)',
  'Work experience: (over 12 years of experience)',
  'Berufserfahrung (8 Jahre)',
])('may say how many years there are of it: %s', (text) => {
  const context = { isInRole: false, hasLevels: false, areSmall: false, areInCapitals: false };
  expect(readHeading(lineOf(text, 0, { gapBefore: true }), context)).toMatchObject({ kind: 'experience' });
  expect(readHeading(lineOf('Work experience (bakery)', 0, { gapBefore: true }), context)).toBeNull();
});
