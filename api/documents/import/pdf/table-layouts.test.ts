import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { bold, linesAt, pdfPages, plain } from '../testing/pdf-fixture.ts';
import type { Content, Drawn } from '../testing/pdf-fixture.ts';

// Roles in tables, cells and cards, as produced by word processors, browsers and design programs.

const rule = (x0: number, y0: number, x1: number, y1: number): string =>
  `q 0.5 w ${x0} ${842 - y0} m ${x1} ${842 - y1} l S Q`;

const SUMMARY = 'A dispatcher who has never lost a lorry, and who would like to keep it so for years.';
const HEAD = [plain('Ines Paredo', 60, 50, 20), plain('ines@example.com', 60, 70), plain(SUMMARY, 60, 85)];
const EXPERIENCE = bold('Experience', 60, 100, 14);

const ROLES = [
  {
    title: 'Dispatcher',
    company: 'Kestrel Freight Ltd',
    startDate: '2020-03',
    endDate: '',
    bulletPoints: ['Planned the routes of forty lorries', 'Answered for the cold chain of the region'],
  },
  {
    title: 'Warehouse Clerk',
    company: 'Dunmore Stores Inc',
    startDate: '2016-05',
    endDate: '2020-02',
    bulletPoints: ['Counted the stock twice a year'],
  },
];

async function readRoles(...content: Content[]) {
  const { history, lines } = await readDocument(pdfPages([content]), 'resume.pdf');
  expect(lines.filter((line) => line.placement === 'unplaced')).toEqual([]);
  return history.experiences.map(({ title, company, startDate, endDate, bulletPoints }) => ({
    title,
    company,
    startDate,
    endDate,
    bulletPoints,
  }));
}

/** The three bullets, each over two lines where `narrow`. */
const list = (x: number, y: number, texts: string[]): Drawn[] => linesAt(x, y, texts, 10, 13);

describe('roles in a table', () => {
  it('with dates at the left, title and list in the middle, the place at the right', async () => {
    const read = await readRoles(
      ...HEAD,
      EXPERIENCE,
      plain('Mar 2020 – Present', 60, 122),
      bold('Dispatcher', 190, 122),
      plain('Leeds, UK', 480, 122),
      ...list(190, 135, [
        'Kestrel Freight Ltd',
        '• Planned the routes of forty',
        '  lorries',
        '• Answered for the cold chain of the region',
      ]),
      plain('May 2016 – Feb 2020', 60, 200),
      bold('Warehouse Clerk', 190, 200),
      plain('Hull, UK', 480, 200),
      ...list(190, 213, ['Dunmore Stores Inc', '• Counted the stock twice a year']),
    );
    expect(read).toEqual(ROLES);
  });

  it('with four columns whose cells run over several lines', async () => {
    const read = await readRoles(
      ...HEAD,
      EXPERIENCE,
      ...list(60, 122, ['Mar 2020 –', 'Present']),
      ...list(130, 122, ['Kestrel', 'Freight Ltd']),
      ...list(220, 122, ['Dispatcher']),
      ...list(320, 122, [
        '• Planned the routes of forty',
        '  lorries',
        '• Answered for the cold chain',
        '  of the region',
      ]),
      ...list(60, 200, ['May 2016 –', 'Feb 2020']),
      ...list(130, 200, ['Dunmore', 'Stores Inc']),
      ...list(220, 200, ['Warehouse', 'Clerk']),
      ...list(320, 200, ['• Counted the stock twice', '  a year']),
    );
    expect(read).toEqual(ROLES);
  });

  it('with drawn borders and text in the middle of its cells', async () => {
    const borders = [
      ...[110, 180, 230].map((y) => rule(55, y, 540, y)),
      ...[55, 125, 215, 315, 540].flatMap((x) => [rule(x, 110, x, 180), rule(x, 180, x, 230)]),
    ];
    const read = await readRoles(
      ...HEAD,
      EXPERIENCE,
      ...borders,
      ...list(60, 141, ['Mar 2020 –', 'Present']),
      ...list(130, 141, ['Kestrel', 'Freight Ltd']),
      ...list(220, 147, ['Dispatcher']),
      ...list(320, 128, [
        '• Planned the routes of forty',
        '  lorries',
        '• Answered for the cold chain',
        '  of the region',
      ]),
      ...list(60, 202, ['May 2016 –', 'Feb 2020']),
      ...list(130, 202, ['Dunmore', 'Stores Inc']),
      ...list(220, 208, ['Warehouse Clerk']),
      ...list(320, 202, ['• Counted the stock twice', '  a year']),
    );
    expect(read).toEqual(ROLES);
  });

  it('with drawn borders and a first row that names the columns', async () => {
    const { history } = await readDocument(
      pdfPages([
        [
          ...HEAD,
          EXPERIENCE,
          ...[110, 125, 180, 230].map((y) => rule(55, y, 540, y)),
          ...[55, 125, 215, 315, 540].flatMap((x) => [
            rule(x, 110, x, 125),
            rule(x, 125, x, 180),
            rule(x, 180, x, 230),
          ]),
          ...['Period', 'Position', 'Employer', 'Tasks'].map((text, at) =>
            bold(text, [60, 130, 220, 320][at] ?? 0, 121),
          ),
          ...list(60, 136, ['Mar 2020 –', 'Present']),
          plain('Dispatcher', 130, 136),
          ...list(220, 136, ['Kestrel Freight', 'Ltd']),
          ...list(320, 136, [
            '• Planned the routes of forty lorries',
            '• Answered for the cold chain of the',
            'region',
          ]),
          ...list(60, 191, ['May 2016 –', 'Feb 2020']),
          ...list(130, 191, ['Warehouse', 'Clerk']),
          ...list(220, 191, ['Dunmore Stores', 'Inc']),
          ...list(320, 191, ['• Counted the stock twice', '  a year']),
        ],
      ]),
      'resume.pdf',
    );
    expect(history.experiences).toMatchObject(ROLES);
  });

  it('with drawn borders, and beginnings and ends in narrow cells side by side', async () => {
    const { history } = await readDocument(
      pdfPages([
        [
          ...HEAD,
          EXPERIENCE,
          ...[110, 125, 180, 230, 285].map((y) => rule(55, y, 540, y)),
          ...[55, 165, 240, 310, 540].flatMap((x) => [
            rule(x, 110, x, 125),
            rule(x, 125, x, 180),
            rule(x, 180, x, 230),
            rule(x, 230, x, 285),
          ]),
          ...['Job', 'Start Date', 'End Date', 'Skills'].map((text, at) =>
            plain(text, [60, 168, 243, 315][at] ?? 0, 121),
          ),
          ...list(60, 136, ['Kestrel Freight Ltd', '- Dispatcher']),
          ...list(168, 136, ['2nd March', '2020']),
          plain('Current', 243, 136),
          ...list(315, 136, ['• Planned the routes', '• Answered for the cold']),
          plain('Service', 325, 162),
          ...list(60, 191, ['Dunmore Stores Inc -', 'Warehouse Clerk']),
          ...list(168, 191, ['21st September', '2016']),
          ...list(243, 191, ['17th March', '2020']),
          ...list(315, 191, ['• Counted the stock', '  twice a year']),
          ...list(60, 241, ['Harrow Coaches Ltd -', 'Driver']),
          ...list(168, 241, ['13th May', '2014']),
          ...list(243, 241, ['18th August', '2016']),
          ...list(315, 241, ['• Drove to Selby', '• Washed the coach']),
        ],
      ]),
      'resume.pdf',
    );
    expect(
      history.experiences.map(({ title, company, startDate, endDate, bulletPoints }) => [
        `${title}, ${company}, ${startDate} – ${endDate}`,
        ...bulletPoints,
      ]),
    ).toEqual([
      ['Dispatcher, Kestrel Freight Ltd, 2020-03 – ', 'Planned the routes', 'Answered for the cold Service'],
      ['Warehouse Clerk, Dunmore Stores Inc, 2016-09 – 2020-03', 'Counted the stock twice a year'],
      ['Driver, Harrow Coaches Ltd, 2014-05 – 2016-08', 'Drove to Selby', 'Washed the coach'],
    ]);
  });

  it('with employer, place and dates in one cell beside the title', async () => {
    const read = await readRoles(
      ...HEAD,
      EXPERIENCE,
      bold('Kestrel Freight Ltd', 60, 122),
      ...list(60, 135, ['Leeds, UK', 'Mar 2020 – Present']),
      bold('Dispatcher', 230, 122),
      ...list(240, 135, [
        '• Planned the routes of forty lorries',
        '• Answered for the cold chain of the region',
      ]),
      bold('Dunmore Stores Inc', 60, 190),
      ...list(60, 203, ['Hull, UK', 'May 2016 – Feb 2020']),
      bold('Warehouse Clerk', 230, 190),
      ...list(240, 203, ['• Counted the stock twice a year']),
    );
    expect(read).toEqual(ROLES);
  });

  it('with dates that span lines on the right, and a place under them', async () => {
    const read = await readRoles(
      ...HEAD,
      EXPERIENCE,
      bold('Dispatcher', 60, 122),
      ...list(460, 122, ['March 2020 –', 'Present', 'Leeds']),
      ...list(60, 135, [
        'Kestrel Freight Ltd',
        '• Planned the routes of forty lorries',
        '• Answered for the cold chain of the region',
      ]),
      bold('Warehouse Clerk', 60, 200),
      ...list(460, 200, ['May 2016 –', 'February 2020', 'Hull']),
      ...list(60, 213, ['Dunmore Stores Inc', '• Counted the stock twice a year']),
    );
    expect(read).toEqual(ROLES);
  });
});

describe('dates at the right edge', () => {
  it('take up a line where they wrap: what is below belongs to them', async () => {
    const role = (y: number, employer: string, dates: string[], title: string, isWrapped: boolean) => [
      plain(employer, 60, y),
      ...list(540 - (dates[0]?.length ?? 0) * 5, y, dates),
      plain(title, 60, y + (isWrapped ? 26 : 13)),
    ];
    const read = await readRoles(
      ...HEAD,
      EXPERIENCE,
      ...role(122, 'Kestrel Freight Ltd', ['December 2020 – March', '2025'], 'Dispatcher', true),
      ...role(161, 'Dunmore Stores Inc', ['September 2019 – July', '2020'], 'Warehouse Clerk', true),
      ...role(200, 'Harrow Coaches Ltd', ['August 2016 – July 2018'], 'Driver', false),
      ...role(226, 'Selby Mills Ltd', ['April 2009 – May 2012'], 'Miller', false),
    );
    expect(read.map(({ title, company, startDate }) => [title, company, startDate])).toEqual([
      ['Dispatcher', 'Kestrel Freight Ltd', '2020-12'],
      ['Warehouse Clerk', 'Dunmore Stores Inc', '2019-09'],
      ['Driver', 'Harrow Coaches Ltd', '2016-08'],
      ['Miller', 'Selby Mills Ltd', '2009-04'],
    ]);
  });
});

describe('dates in a margin', () => {
  it('have places below them, which aren’t the end of a line beside them', async () => {
    const role = (y: number, margin: string[], employer: string, title: string) => [
      ...list(60, y, margin),
      bold(employer, 170, y),
      plain(title, 170, y + 13),
      ...list(175, y + 26, [
        '• Reconciled the accounts of eight companies every month, on time and in full',
        '• Closed the books of all of them by the third working day of each year',
      ]),
    ];
    const { history } = await readDocument(
      pdfPages([
        [
          ...HEAD,
          EXPERIENCE,
          ...role(122, ['8/2021 – to date', 'Portland, OR'], 'Kestrel Foods, Inc.', 'Accounts Clerk'),
          ...role(190, ['2/2018 – 7/2021', 'Portland, OR'], 'Dunmore Foods, Inc.', 'Assistant Controller'),
          ...role(258, ['11/2013 –', '4/2014', 'Leeds'], 'Selby & Touche LLP', 'Finance Manager'),
        ],
      ]),
      'resume.pdf',
    );
    expect(history.experiences.map(({ title, location }) => [title, location])).toEqual([
      ['Accounts Clerk', 'Portland, OR'],
      ['Assistant Controller', 'Portland, OR'],
      ['Finance Manager', 'Leeds'],
    ]);
  });

  it('stand one above the other, the end above the beginning', async () => {
    const read = await readRoles(
      ...HEAD,
      EXPERIENCE,
      ...list(60, 122, ['Present', 'Mar 2020']),
      bold('Dispatcher', 150, 122),
      ...list(150, 135, [
        'Kestrel Freight Ltd',
        '• Planned the routes of forty lorries',
        '• Answered for the cold chain of the region',
      ]),
      ...list(60, 200, ['Feb 2020', 'May 2016']),
      bold('Warehouse Clerk', 150, 200),
      ...list(150, 213, ['Dunmore Stores Inc', '• Counted the stock twice a year']),
    );
    expect(read).toEqual(ROLES);
  });

  it('almost touch the text beside them', async () => {
    // "Mar 2020 to" in bold letters of 10 points is 56 points wide.
    const read = await readRoles(
      ...HEAD,
      EXPERIENCE,
      ...['Mar 2020 to', 'Present'].map((text, row) => bold(text, 60, 122 + 13 * row)),
      bold('Dispatcher', 119, 122),
      ...list(119, 135, [
        'Kestrel Freight Ltd',
        '• Planned the routes of forty lorries',
        '• Answered for the cold chain of the region',
      ]),
      ...['May 2016', 'to Feb', '2020'].map((text, row) => bold(text, 60, 200 + 13 * row)),
      bold('Warehouse Clerk', 119, 200),
      ...list(119, 213, ['Dunmore Stores Inc', '• Counted the stock twice a year']),
    );
    expect(read).toEqual(ROLES);
  });
});

describe('headings and dates in a margin', () => {
  it('stay beside the text whose roles have parts named like sections', async () => {
    const read = await readRoles(
      plain('Ines Paredo', 60, 50, 20),
      plain('ines@example.com', 60, 70),
      bold('Work history', 60, 100, 14),
      plain('Mar 2020 - Present', 60, 122),
      bold('Dispatcher', 220, 122),
      ...list(220, 135, [
        'Kestrel Freight Ltd',
        'Achievements',
        '• Planned the routes of forty lorries',
        '• Answered for the cold chain of the region',
      ]),
      plain('May 2016 - Feb 2020', 60, 200),
      bold('Warehouse Clerk', 220, 200),
      ...list(220, 213, ['Dunmore Stores Inc', '• Counted the stock twice a year']),
      bold('Education', 60, 270, 14),
      plain('Sep 2012 - Jun 2015', 60, 290),
      bold('Diploma in Logistics', 220, 290),
      plain('Harbour College', 220, 303),
    );
    expect(read).toEqual(ROLES);
  });
});

describe('roles side by side', () => {
  it('are read card by card, and full-width text below comes after them', async () => {
    const { history } = await readDocument(
      pdfPages([
        [
          ...HEAD,
          plain(
            'A dispatcher who has never lost a lorry, and who would like to keep it so for years.',
            60,
            85,
          ),
          EXPERIENCE,
          bold('Dispatcher', 60, 122),
          ...list(60, 135, [
            'Kestrel Freight Ltd',
            'Mar 2020 – Present',
            '• Planned the routes of forty lorries',
            '• Answered for the cold chain of the region',
          ]),
          bold('Warehouse Clerk', 310, 122),
          ...list(310, 135, [
            'Dunmore Stores Inc',
            'May 2016 – Feb 2020',
            '• Counted the stock twice',
            '  a year',
          ]),
          bold('Education', 60, 220, 14),
          plain(
            'Diploma in Logistics, Humber College of Trade and Transport, Kingston upon Hull, 2016',
            60,
            236,
          ),
        ],
      ]),
      'resume.pdf',
    );
    expect(history.experiences).toMatchObject(ROLES);
    expect(history.sections.map(({ kind }) => kind)).toEqual(['summary', 'experience', 'education']);
  });
});

describe('columns whose headings are written as the text is', () => {
  it('are two, beside a narrow one with large headings', async () => {
    const read = await readRoles(
      plain('Ines Paredo', 60, 50, 20),
      plain('ines@example.com', 60, 70),
      bold('Languages', 60, 110, 14),
      ...list(60, 128, ['English', 'Spanish', 'Dutch']),
      bold('Skills', 60, 190, 14),
      ...list(60, 208, ['Routes', 'Cold chains', 'Stocktaking', 'Forklifts']),
      plain('Work history', 220, 110),
      bold('Dispatcher', 220, 130),
      ...list(220, 143, [
        'Kestrel Freight Ltd',
        'Mar 2020 – Present',
        '• Planned the routes of forty lorries',
        '• Answered for the cold chain of the region',
      ]),
      bold('Warehouse Clerk', 220, 208),
      ...list(220, 221, ['Dunmore Stores Inc', 'May 2016 – Feb 2020', '• Counted the stock twice a year']),
      plain('Education', 220, 275),
      bold('Diploma in Logistics', 220, 295),
      ...list(220, 308, ['Harbour College', '2012 – 2015']),
    );
    expect(read).toEqual(ROLES);
  });
});
