import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { splitBlocks } from './sections.ts';

const kindsOf = (lines: Line[]) => splitBlocks(lines).map(({ kind, heading }) => `${kind}: ${heading}`);

const WORK = '## Work experience\n\n2021 – 2023 Shop Manager, Northlight Ltd\n\n';
const STUDIES = '## Education\n\n2018 School of Commerce\n\n';
const WAITER = '2019 – 2021 Waiter, Harbour Inn\n\n';
const COOK = '2017 – 2019 Cook, Mill Inn\n\n';

it('the last word of a title among publications is no heading, whatever the headings of their parts look like', () => {
  const lines = [
    'PUBLICATIONS',
    'Book Chapters',
    'Finch, R. Of quartz and other minerals, and of their',
    'Education',
  ]
    .map((text, at) => lineOf(text, at, at === 2 ? { isFull: true } : {}))
    .concat(lineOf('Journal of Quartz, 2014.', 4));
  expect(splitBlocks(lines).map(({ kind }) => kind)).toEqual(['lead', 'publications', 'publications']);
});

describe('an unknown heading', () => {
  const kindOf = (text: string) =>
    splitBlocks(parseLines(`# Ada Marlow\n\n${text}## Skills\n\nTill`)).find(
      ({ heading }) => heading === 'On Sundays',
    )?.kind;

  it.each([
    [
      'opens no work away from the work, where it may be about students',
      `${WORK}${STUDIES}## On Sundays\n\n${WAITER}${COOK}`,
      'other',
    ],
    ['opens the work where no known one does', `${STUDIES}## On Sundays\n\n${WAITER}`, 'experience'],
    [
      'opens no work where a role comes late',
      `${STUDIES}## On Sundays\n\nQuiet.\n\nCalm.\n\nSlow.\n\n${WAITER}`,
      'other',
    ],
  ])('%s', (_, text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

it('a heading by its style is one even where another known one has none', () => {
  const lines = parseLines(
    `# Ada Marlow\n\n${STUDIES}**Interests**\n\nChess\n\n## Prototypes of mine\n\nA kite\n\n## Skills\n\nTill`,
  );
  expect(kindsOf(lines)).toContain('other: Prototypes of mine');
});

const LARGE = { size: 14, gapBefore: true };
const ICON = { ...LARGE, marker: '\u{1F4BC}' };
const document = (...drawn: (string | [text: string, look: Partial<Line>])[]) =>
  drawn.map((line, index) =>
    typeof line === 'string' ? lineOf(line, index) : lineOf(line[0], index, line[1]),
  );

describe('the look of headings', () => {
  it('tells the unknown one of work, even with dates right below', () => {
    const lines = document(
      ['SUMMARY', LARGE],
      'Cook with ten years at the grill',
      'Calm and quick',
      ['WHERE I STOOD', LARGE],
      '2021 – 2023\tShop Manager, Northlight Ltd',
      'Ran the shop',
      ['EDUCATION', LARGE],
      '2018 School of Commerce',
      'Diploma',
    );
    expect(kindsOf(lines)).toContain('experience: WHERE I STOOD');
  });

  it.each<[string, Partial<Line>, boolean]>([
    ['is that of an unknown one with the same icon', ICON, true],
    ['is not that of an unknown one with an icon where the others have none', LARGE, false],
  ])('%s', (_, look, isFound) => {
    const lines = document(
      ['Summary', look],
      'Cook with ten years at the grill',
      'Calm and quick',
      ['Things I built', ICON],
      'A boat',
      'A hut',
      ['Skills', look],
      'Till',
    );
    expect(kindsOf(lines).includes('other: Things I built')).toBe(isFound);
  });
});

describe('an unknown heading that looks as the others do', () => {
  const heading = (text: string) => lineOf(text, 0, { size: 15, isBold: true, gapBefore: true });
  const line = (text: string, look: Partial<Line> = {}) => lineOf(text, 0, look);
  const work = (name: string) => [
    heading(name),
    line('Head Baker, Mill & Oven'),
    line('2019 – 2021'),
    line('Baked bread for 200 guests'),
  ];
  const studies = (name: string) => [heading(name), line('BSc Food Science, Oxford, 2010')];
  const works = [line('A. Lee, The rise of bread'), line('Journal of Ovens, 2019 – 2020')];
  const sections = (lines: Line[]) =>
    splitBlocks(lines.map((one, lineNumber) => ({ ...one, lineNumber }))).map(({ kind }) => kind);

  it.each(['Appearances as visitor at some fairs', '03. Works Written & Presented'])(
    'ends the section above, whatever its words and above dates: %s',
    (name) => {
      const end = [...works, heading('Skills'), line('Bread, cakes')];
      const kinds = ['lead', 'education', 'experience', 'other', 'skills'];
      expect(
        sections([heading('Ann'), ...studies('Education'), ...work('Experience'), heading(name), ...end]),
      ).toEqual(kinds);
      expect(
        sections([heading('Ann'), ...work('Experience'), ...studies('Education'), heading(name), ...end]),
      ).toEqual(['lead', 'experience', 'education', 'other', 'skills']);
    },
  );

  it('is none where it names a part of a role', () => {
    const level = (text: string) => lineOf(text, 0, { headingLevel: 2, isBold: true, gapBefore: true });
    const roles = [
      line('Head Baker, Mill & Oven, 2019 – 2021'),
      level('Responsibilities'),
      line('Baked bread for 200 guests'),
    ];
    expect(
      sections([heading('Ann'), level('Experience'), ...roles, level('Education'), line('BSc, 2010')]),
    ).toEqual(['lead', 'experience', 'education']);
  });

  it('needs no space above it where headings are much larger than the text', () => {
    const close = (text: string) => lineOf(text, 0, { size: 15, isBold: true });
    expect(
      sections([
        heading('Ann'),
        close('What I Studied'),
        line('Music'),
        ...work('Experience'),
        heading('Lessons Online'),
        line('Basics of book-keeping', { isBold: true }),
        line('TAUGHT BY: JAN VOGT\t07/2021 – 08/2021'),
        heading('Skills'),
        line('Bread, cakes'),
      ]),
    ).toEqual(['lead', 'experience', 'other', 'skills']);
  });

  it('may stand out by bold type alone, above what has no range of dates', () => {
    const named = (text: string) => lineOf(text, 0, { isBold: true });
    const document = (date: string) =>
      sections([
        named('Ann'),
        named('Employment'),
        line('2008 – 2010'),
        line('Lab assistant, Globex Office, Exeter'),
        named('Helping Money'),
        line(date),
        line('Harbour Prize to pay a summer helper'),
        named('Awards'),
        line('Cup of the islands, 2021'),
        named('Education'),
        line('BSc Food Science, Oxford, 2010'),
      ]);
    expect(document('2014')).toEqual(['lead', 'experience', 'other', 'other', 'education']);
    expect(document('2014 – 2016')).toEqual(['lead', 'experience', 'other', 'education']);
  });

  it('is none where roles look so too', () => {
    const roles = [
      heading('Mill & Oven'),
      line('Baker, 2016 – 2018'),
      heading('Works Written & Presented'),
      ...works,
    ];
    expect(sections([heading('Ann'), ...studies('Education'), heading('Experience'), ...roles])).toEqual([
      'lead',
      'education',
      'experience',
    ]);
  });
});

describe('a line that begins with a section name', () => {
  const read = (look: Partial<Line>, text: string) =>
    kindsOf(
      document(
        ['Education', LARGE],
        '2018 School of Commerce',
        ['Past Positions', LARGE],
        '2021 – 2023\tShop Manager, Northlight Ltd',
        [text, look],
        'Of moss (2021), Moor Journal',
        'Of quartz (2017), Moor Journal',
        ['Skills', LARGE],
        'Till',
      ),
    );

  it('opens that section if it looks as the headings do, even above dates', () => {
    expect(read(LARGE, 'Publications in journals of the moor')).toContain(
      'publications: Publications in journals of the moor',
    );
  });

  it.each([
    ['it has the size of the text', { gapBefore: true }, 'Publications in journals of the moor'],
    ['employers look so, too', LARGE, 'Publications of the Moor 1894'],
  ])('opens none if %s', (_, look, text) => {
    expect(read(look, text).filter((kind) => kind.startsWith('publications'))).toEqual([]);
  });
});

it('reads no heading in the first word of a text that goes on below', () => {
  const lines = document(
    ['SUMMARY', LARGE],
    ['Experience', { isFull: true }],
    'with ovens of any size',
    ['EDUCATION', LARGE],
    '2018 School of Commerce',
  );
  expect(kindsOf(lines)).toEqual(['lead: ', 'summary: SUMMARY', 'education: EDUCATION']);
});

describe('an unknown heading below a list of certificates', () => {
  const read = (text: string, look: Partial<Line>, first: Partial<Line>) => {
    const plain = { size: look.size === null ? null : 10 };
    return kindsOf(
      document(
        ['Experience', look],
        ['2019 – 2021 Waiter, Harbour Inn', plain],
        ['Served the guests of the inn', plain],
        ['Certifications', look],
        ['Rye Baker', { ...plain, ...first }],
        ['Mill Guild, 2019', plain],
        [text, look],
        ['Harbour Guild, 2017', plain],
        ['Languages', look],
        ['German', plain],
      ),
    );
  };
  const BOLD: Partial<Line> = { size: null, isBold: true, gapBefore: true };

  it('ends them in the size of the other headings, even if it sounds like a title', () => {
    expect(read('Personal Assistant to the Moor', LARGE, {})).toContain(
      'other: Personal Assistant to the Moor',
    );
  });

  it('ends them in bold where a document has no sizes', () => {
    expect(read('Things I like', BOLD, {})).toContain('other: Things I like');
  });

  it('is one of them where the one above is written so too', () => {
    expect(read('Moss Care', BOLD, BOLD)).not.toContain('other: Moss Care');
  });
});

it('a full stop ends a heading in capitals and bold without space above it', () => {
  const lines = document('Calm and quick', ['EDUCATION.', { isBold: true }], '2018 School of Commerce');
  expect(kindsOf(lines)).toContain('education: EDUCATION');
});

it('a kind of school that looks as the headings do opens studies', () => {
  const lines = document(
    ['Experience', LARGE],
    '2021 – 2023\tShop Manager, Northlight Ltd',
    'Ran the shop',
    ['Universität', LARGE],
    '2018\tMSc Botany',
    'Thesis: Of moss',
    ['Languages', LARGE],
    'German',
  );
  expect(kindsOf(lines)).toContain('education: Universität');
});

it.each([
  ['ends in one where another does', 'EDUCATION.', true],
  ['does not where none does', 'EDUCATION', false],
])('an unknown heading with a full stop %s', (_, known, isFound) => {
  const bold: Partial<Line> = { isBold: true, gapBefore: true };
  const lines = document(
    ['SUMMARY', bold],
    'Calm and quick at any oven of the moor',
    'Bakes rye and wheat',
    'Keeps the stone ovens',
    [known, bold],
    '2018 School of Commerce',
    'Diploma of the school',
    ['OVEN TRAINING AND CERTIFICATION.', bold],
    'Rye Baker, 2019',
  );
  expect(kindsOf(lines).includes('certifications: OVEN TRAINING AND CERTIFICATION.')).toBe(isFound);
});

it('a heading in a column of its own has its text beside it, whether that is a sentence or not', () => {
  const [, block] = splitBlocks(document(['Skills\tOvens, dough and flour.', { gapBefore: true }]));
  expect(block).toMatchObject({ kind: 'skills', lines: [{ text: 'Ovens, dough and flour.' }] });
});

describe('what could be a heading', () => {
  const HEADED: Partial<Line> = { isBold: true, gapBefore: true };
  const linesOf = (drawn: [text: string, look?: Partial<Line>][]) =>
    drawn.map(([text, look], index) => lineOf(text, index, look));

  it('is the last word of a text, if the line above it had no room for it', () => {
    const lines = linesOf([
      ['PUBLICATIONS', HEADED],
      ['Moss in the schools of the moor, in the Journal of', { isFull: true }],
      ['Education'],
      ['WORK EXPERIENCE', HEADED],
      ['2019 – 2021 Waiter, Harbour Inn'],
    ]);
    expect(kindsOf(lines)).toEqual(['lead: ', 'publications: PUBLICATIONS', 'experience: WORK EXPERIENCE']);
  });

  it('is a label where it tells of awards between two roles, and a heading behind the last', () => {
    const lines = linesOf([
      ['WORK EXPERIENCE', HEADED],
      ['2019 – 2021 Waiter, Harbour Inn'],
      ['Awards:'],
      ['Waiter of the moor'],
      ['2017 – 2019 Cook, Mill Inn'],
      ['Ran the kitchen'],
      ['Awards:'],
      ['Cook of the moor'],
    ]);
    expect(kindsOf(lines)).toEqual(['lead: ', 'experience: WORK EXPERIENCE', 'other: Awards']);
  });
});

describe('a heading among skills', () => {
  const look = { isBold: true, gapBefore: true, size: 14 };
  const document = (...skills: [string, Partial<Line>?][]) =>
    [
      ['SUMMARY', look],
      ['Careful baker.'],
      ['EXPERIENCE', look],
      ['2019 – 2021 Waiter, Harbour Inn'],
      ['SKILLS', look],
      ...skills,
      ['INTERESTS', look],
      ['Chess'],
    ].map(([text = '', own], index) => lineOf(String(text), index, typeof own === 'object' ? own : {}));

  it('that nobody knows opens more of them, above short texts', () => {
    const kinds = kindsOf(document(['Rye'], ['OVENS AND HEAT', look], ['Rotary'], ['Deck']));
    expect(kinds).toContain('skills: OVENS AND HEAT');
  });

  it('opens nothing where it looks as the skills do', () => {
    const kinds = kindsOf(document(['Rye'], ['SQL', { gapBefore: true }], ['Rotary'], ['Deck']));
    expect(kinds.join()).not.toContain('SQL');
  });

  it('opens another section above what is told', () => {
    const told = 'Gave nine talks on rye to the guild of bakers in many towns of the north.';
    expect(kindsOf(document(['Rye'], ['RIVERS AND WALKS', look], [told]))).toContain(
      'other: RIVERS AND WALKS',
    );
  });
});

it('a heading that the document marks as one may have a sign of a list before it', () => {
  const lines = ['+ CONTACTO', '+ EXPERIENCIA LABORAL', '+ EDUCACION'].map((text, index) =>
    lineOf(text.slice(2), index, { marker: '+', headingLevel: 2 }),
  );
  expect(kindsOf(lines)).toEqual([
    'lead: ',
    'other: CONTACTO',
    'experience: EXPERIENCIA LABORAL',
    'education: EDUCACION',
  ]);
  expect(kindsOf(lines.map((line) => ({ ...line, headingLevel: 0 })))).toEqual(['lead: ']);
});

it('a misspelt heading that looks as the others do opens its section', () => {
  const look = { size: 14, gapBefore: true };
  const lines = ['SUMMARY', 'PRAKTKUM', 'EXPERIENCE', 'EDUCATION', 'SKILLS'].flatMap((text, index) => [
    lineOf(text, 3 * index, { ...look, gapBefore: text !== 'PRAKTKUM' }),
    lineOf('Harbour and mill', 3 * index + 1),
    lineOf('Rivers and walks', 3 * index + 2),
  ]);
  expect(kindsOf(lines)).toContain('experience: PRAKTKUM');
});

describe('in a role, what could be a heading', () => {
  const kinds = (size: number, ...drawn: Parameters<typeof document>) => {
    const look = { size, isBold: true, gapBefore: true };
    const studies: Parameters<typeof document> = [['Education', look], '2018 School of Commerce', 'Diploma'];
    return kindsOf(
      document(
        ['Work experience', look],
        '2021 – 2023\tShop Manager, Northlight Ltd',
        'Ran the shop',
        ...drawn,
        ...studies,
      ),
    );
  };
  const BODY = { size: 10, isBold: true, gapBefore: true };
  const TOOLS: Parameters<typeof document> = [
    ['Python', { marker: '•' }],
    ['SQL', { marker: '•' }],
  ];
  const WORK = ['lead: ', 'experience: Work experience', 'education: Education'];

  it('opens nothing in the look of the text where headings are much larger', () => {
    expect(kinds(14, 'Technical skills:', ...TOOLS)).toEqual(WORK);
    expect(kinds(10, 'Technical skills:', ...TOOLS)).toContain('skills: Technical skills');
    expect(kinds(14, ['Technical skills:', BODY], ...TOOLS)).toContain('skills: Technical skills');
  });

  it('is an employer in capitals below the dates, if it is smaller than the headings', () => {
    const inCapitals = (size: number): Parameters<typeof document> => [
      ['EXPERIENCE', { size: 12, gapBefore: true }],
      ['AUGUST 2018 - PRESENT', { gapBefore: true }],
      ['AMBERCLOUD', { size, gapBefore: true }],
      'Designer',
      'Drew the pages of a shop',
      ['SKILLS', { size: 12, gapBefore: true }],
      'Pens',
    ];
    expect(kindsOf(document(...inCapitals(10)))).toEqual([
      'lead: ',
      'experience: EXPERIENCE',
      'skills: SKILLS',
    ]);
    expect(kindsOf(document(...inCapitals(12)))).toContain('other: AMBERCLOUD');
  });

  it('is an employer on a lower level, right below a title with its dates', () => {
    const lines = parseLines(
      '# Ada Marlow\n\n# Experience\n\n## Supervisor 2015 - 2016\n\n### Amberline\n\nLed a team.\n\n## Technician 2012 - 2015\n\n### Amberline\n\nSet up networks.\n\n# Skills\n\nPens',
    );
    expect(kindsOf(lines)).toEqual(['lead: ', 'experience: Experience', 'skills: Skills']);
  });

  it('is a title, on whatever level, where the section of work begins with one above dates', () => {
    const career = (first: string): Line[] =>
      parseLines(
        `## Experience\n\n${first}\n\n## Data Steward\n\nAmberline\n2018 - 2021\n\n- Kept the catalogue\n\n## Skills\n\nPens`,
      );
    const work = ['lead: ', 'experience: Experience', 'skills: Skills'];
    expect(kindsOf(career('# Quorvist\n\nNorthlight\n2021 - 2023\n\n- Wrote the plan'))).toContain(
      'other: Data Steward',
    );
    expect(kindsOf(career('## Quorvist\n\nNorthlight\n2021 - 2023\n\n- Wrote the plan'))).toEqual(work);
  });

  it('opens another section beside its text, if it is marked as a heading', () => {
    const lines = (headingLevel: number): Line[] => [
      lineOf('Work experience', 0, { headingLevel: 1, gapBefore: true }),
      lineOf('2021 – 2023\tShop Manager, Northlight Ltd', 1),
      lineOf('Ran the shop', 2),
      lineOf('Hobbies\tMoor Walkers Club\t2016 – 2017', 3, { headingLevel, gapBefore: true }),
      lineOf('Fell races\t2015 – 2016', 4),
    ];
    expect(kindsOf(lines(1))).toEqual(['lead: ', 'experience: Work experience', 'other: Hobbies']);
    expect(kindsOf(lines(0))).toEqual(['lead: ', 'experience: Work experience']);
  });

  it('is a title in the size of the text, if it names work', () => {
    for (const title of ['SELF EMPLOYMENT', 'Internship']) {
      const role: Parameters<typeof document> = [[title, BODY], '2015 – 2018', 'Made cakes'];
      expect(kinds(14, ...role)).toEqual(WORK);
      expect(kinds(10, ...role)).toContain(`experience: ${title}`);
    }
  });
});
