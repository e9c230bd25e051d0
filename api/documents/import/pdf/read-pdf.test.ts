import { describe, expect, it } from 'vitest';
import { RuleError } from '../../../core/errors.ts';
import { readDocument } from '../read-document.ts';
import { bold, linesAt, makeStream, pdfPages, pdfWithStreams, plain } from '../testing/pdf-fixture.ts';
import type { Content, Drawn } from '../testing/pdf-fixture.ts';
import { readPdf } from './read-pdf.ts';

const LIMITS = { maxPages: 30, maxLetters: 200_000 };

async function readPages(...pages: Content[][]) {
  return (await readPdf(pdfPages(pages), LIMITS)).lines;
}

async function readRoles(...pages: Content[][]) {
  const { history } = await readDocument(pdfPages(pages), 'resume.pdf');
  return history.experiences.map(({ title, company, startDate, endDate, bulletPoints }) => ({
    title,
    company,
    startDate,
    endDate,
    bulletPoints,
  }));
}

const HEAD = [plain('Ines Paredo', 60, 50, 20), plain('ines@example.com', 60, 70)];

const TWO_ROLES = [
  {
    title: 'Dispatcher',
    company: 'Kestrel Freight Ltd',
    startDate: '2020-03',
    endDate: '',
    bulletPoints: ['Planned the routes of forty lorries', 'Answered for the cold chain'],
  },
  {
    title: 'Warehouse Clerk',
    company: 'Dunmore Stores Inc',
    startDate: '2016',
    endDate: '2020',
    bulletPoints: ['Counted stock twice a year'],
  },
];

describe('lines of a PDF', () => {
  it('keeps a right-aligned date on its line, apart from the title', async () => {
    const [line] = await readPages([plain('Dispatcher', 60, 100), plain('Mar 2020 - Present', 460, 100)]);
    expect(line?.text).toBe('Dispatcher\tMar 2020 - Present');
  });

  it('finds spaces where the file has none', async () => {
    const words = [plain('Planned', 60, 100), plain('the', 99.5, 100), plain('routes', 116.2, 100)];
    const [line] = await readPages(words);
    expect(line?.text).toBe('Planned the routes');
  });

  it('joins letter-spaced headings and keeps their words apart', async () => {
    const letters = [...'WORK'].map((text, index) => plain(text, 60 + index * 14, 100));
    const more = [...'HISTORY'].map((text, index) => plain(text, 121 + index * 14, 100));
    expect((await readPages([...letters, ...more]))[0]?.text).toBe('WORK HISTORY');
    expect((await readPages([plain('S K I L L S', 60, 100)]))[0]?.text).toBe('SKILLS');
  });

  it('joins what is painted letter by letter and in any order', async () => {
    const [line, other] = await readPages([
      plain('second', 60, 120),
      plain('st', 66.5, 100),
      plain('fir', 58, 100),
    ]);
    expect([line?.text, other?.text]).toEqual(['first', 'second']);
  });

  it('detects bold lines, sizes, indents and gaps', async () => {
    const lines = await readPages([
      bold('Experience', 60, 100, 14),
      plain('Dispatcher, Kestrel Freight', 60, 118),
      plain('• Planned the routes', 75, 132),
      plain('of forty lorries', 83, 146),
      plain('Clerk, Dunmore Stores', 60, 180),
    ]);
    expect(lines.map((line) => [line.isBold, line.size, line.marker])).toEqual([
      [true, 14, ''],
      [false, 10, ''],
      [false, 10, '•'],
      [false, 10, ''],
      [false, 10, ''],
    ]);
    expect(lines[3]?.indent).toBeGreaterThan(lines[2]?.indent ?? 99);
    expect(lines.map((line) => line.gapBefore)).toEqual([true, false, false, false, true]);
  });

  it('recognises drawn list marks, but not the dots of a time line', async () => {
    const dot = (x: number, y: number) => `q 0 0 0 rg ${x} ${842 - y} 3 3 re f Q`;
    const lines = await readPages([
      dot(48, 98),
      bold('Dispatcher', 60, 100),
      dot(66, 114),
      plain('Planned the routes', 75, 116),
      dot(66, 128),
      plain('Answered for the cold chain', 75, 130),
      dot(48, 148),
      bold('Clerk', 60, 150),
    ]);
    expect(lines.map((line) => line.marker)).toEqual(['', '•', '•', '']);
  });

  it('takes drawn marks above dates for a time line, too', async () => {
    const dot = (y: number) => `q 0 0 0 rg 48 ${842 - y} 3 3 re f Q`;
    const lines = await readPages([
      dot(98),
      plain('Dispatcher, Mill Freight', 60, 100),
      plain('May 2019 – Present', 60, 114),
      plain('Planned the routes', 60, 128),
      dot(148),
      plain('Clerk, Hill & Dale', 60, 150),
      plain('Jan 2016 – Apr 2019', 60, 164),
    ]);
    expect(lines.map((line) => line.marker)).toEqual(['', '', '', '', '']);
  });

  it('takes logos before employers with dates at the end of their line for no list marks', async () => {
    const logo = (y: number) => `q 0 0 0 rg 48 ${842 - y} 5 5 re f Q`;
    const lines = await readPages([
      plain('Dispatcher', 48, 100),
      logo(114),
      plain('Mill Freight', 60, 116),
      plain('May 2019 – Present', 400, 116),
      plain('Clerk', 48, 140),
      logo(154),
      plain('Hill & Dale', 60, 156),
      plain('Jan 2016 – Apr 2019', 400, 156),
    ]);
    expect(lines.map((line) => line.marker)).toEqual(['', '', '', '']);
  });

  it('reports invisible text and keeps it out of the roles', async () => {
    const { lines, warnings } = await readPdf(
      pdfPages([
        [
          plain('Dispatcher, Kestrel Freight Ltd, 2016 - 2020', 60, 100),
          { text: 'white words', x: 60, y: 120, before: '1 1 1 rg' },
          { text: 'no ink', x: 60, y: 140, before: '3 Tr' },
          { text: 'tiny words', x: 60, y: 160, size: 1 },
          { text: 'far away', x: 900, y: 160 },
        ],
      ]),
      LIMITS,
    );
    expect(lines.filter((line) => line.isHidden).map((line) => line.text)).toEqual([
      'white words',
      'no ink',
      'tiny words',
      'far away',
    ]);
    expect(warnings).toHaveLength(4);
  });

  it('treats white text on a dark box as visible', async () => {
    const [line] = await readPages([
      'q 0.1 0.1 0.2 rg 40 700 300 100 re f Q',
      { text: 'Ines Paredo', x: 60, y: 100, before: '1 1 1 rg' },
    ]);
    expect(line).toMatchObject({ text: 'Ines Paredo', isHidden: false });
  });

  it('reads text beside a shape that a clip keeps from reaching it', async () => {
    const bar = 'q 40 700 10 100 re W n 1 0.5 0 rg -300 400 900 700 re f Q';
    const [heading] = await readPages([bar, { text: 'Skills', x: 60, y: 100, before: '1 0.5 0 rg' }]);
    expect(heading).toMatchObject({ text: 'Skills', isHidden: false });
  });

  it('reads invisible text over an image of it', async () => {
    const content =
      'q 500 0 0 700 40 60 cm /I Do Q BT 3 Tr /R 12 Tf 60 700 Td (Clerk, Acme Ltd, 2019 - 2021) Tj ET';
    const image = makeStream(
      Buffer.alloc(64),
      '/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8',
    );
    const { lines } = await readPdf(
      pdfWithStreams([makeStream(content)], [image], '/XObject<</I 7 0 R>>'),
      LIMITS,
    );
    expect(lines).toMatchObject([{ text: 'Clerk, Acme Ltd, 2019 - 2021', isHidden: false }]);
  });

  it('determines the size of letters that are drawings', async () => {
    const shape = makeStream('50 0 0 0 45 60 d1 0 0 45 60 re f');
    const font =
      '<</Type/Font/Subtype/Type3/FontBBox[0 -20 50 80]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 98/Widths[50 50]/CharProcs<</a 8 0 R/b 8 0 R>>/Encoding<</Type/Encoding/Differences[97/a/b]>>>>';
    const content = makeStream('BT /T 1 Tf 0.1 0 0 0.1 60 700 Tm (abba) Tj ET');
    const { lines } = await readPdf(pdfWithStreams([content], [font, shape], '/Font<</T 7 0 R>>'), LIMITS);
    expect(lines).toMatchObject([{ text: 'abba', size: 10, isHidden: false }]);
  });

  it('sets aside repeated headers and footers, except the first header', async () => {
    const page = (number: number, text: string): Content[] => [
      plain('Ines Paredo', 60, 30),
      plain(text, 60, 200),
      plain(`Page ${number}`, 280, 820),
    ];
    const lines = await readPages(page(1, 'One'), page(2, 'Two'), page(3, 'Three'));
    expect(lines.filter((line) => !line.isHidden).map((line) => line.text)).toEqual([
      'Ines Paredo',
      'One',
      'Two',
      'Three',
    ]);
    expect(lines).toHaveLength(9);
  });

  it('reports a file without text as a picture', async () => {
    await expect(readPdf(pdfPages([[]]), LIMITS)).rejects.toMatchObject({ reason: 'file-without-text' });
    await expect(readPdf(pdfPages([[]]), LIMITS)).rejects.toBeInstanceOf(RuleError);
  });

  it('reads the first pages of a long file and says so', async () => {
    const { lines, warnings } = await readPdf(
      pdfPages(Array.from({ length: 4 }, (_, index) => [plain(`Part ${'abcd'[index]}`, 60, 100)])),
      { maxPages: 2, maxLetters: 1_000 },
    );
    expect(lines.map((line) => line.text)).toEqual(['Part a', 'Part b']);
    expect(warnings).toEqual(['This file has 4 pages. Only the first 2 were read.']);
  });
});

describe('the order of a page', () => {
  const main: Drawn[] = [
    bold('Experience', 60, 110, 12),
    bold('Dispatcher', 60, 130),
    plain('Kestrel Freight Ltd', 60, 144),
    plain('Mar 2020 - Present', 60, 158),
    ...linesAt(60, 172, ['• Planned the routes of forty lorries', '• Answered for the cold chain']),
    bold('Warehouse Clerk', 60, 214),
    plain('Dunmore Stores Inc', 60, 228),
    plain('2016 - 2020', 60, 242),
    plain('• Counted stock twice a year', 60, 256),
  ];
  const side: Drawn[] = [
    bold('Skills', 400, 110, 12),
    ...linesAt(400, 130, ['Forklift', 'SAP', 'Route planning', 'First aid']),
    bold('Languages', 400, 214, 12),
    ...linesAt(400, 228, ['English', 'Portuguese']),
  ];

  it('reads two columns in full even if they are painted row by row', async () => {
    const rows = [...main, ...side].sort((a, b) => a.y - b.y || a.x - b.x);
    expect(await readRoles([...HEAD, ...rows])).toEqual(TWO_ROLES);
    expect(await readRoles([...HEAD, ...side, ...main])).toEqual(TWO_ROLES);
  });

  it('keeps the dates at the right margin with their roles if two columns begin below them', async () => {
    const above = [
      bold('Experience', 60, 110, 12),
      plain('Dispatcher, Kestrel Freight Ltd', 60, 130),
      plain('Mar 2020 - Present', 450, 130),
      ...linesAt(60, 144, ['• Planned the routes of forty lorries', '• Answered for the cold chain']),
      plain('Warehouse Clerk, Dunmore Stores Inc', 60, 186),
      plain('2016 - 2020', 489, 186),
      plain('• Counted stock twice a year', 60, 200),
    ];
    const below = [
      bold('Languages', 60, 230, 12),
      ...linesAt(60, 246, ['English', 'Portuguese', 'German']),
      bold('Skills', 330, 230, 12),
      ...linesAt(330, 246, ['Forklift', 'SAP', 'Route planning', 'First aid']),
    ];
    expect(await readRoles([...HEAD, ...above, ...below])).toEqual(TWO_ROLES);
  });

  it('leaves a row of addresses above two columns in one piece', async () => {
    const addresses = [
      plain('ines@example.com', 60, 90, 8),
      plain('+44 7700 900123', 160, 90, 8),
      plain('14 Humber Street, HU1 1TG Kingston upon Hull', 250, 90, 8),
      plain('Leeds', 450, 90, 8),
      plain('linkedin.example/ines', 490, 90, 8),
    ];
    const { history } = await readDocument(
      pdfPages([[...HEAD.slice(0, 1), ...addresses, ...main, ...side]]),
      'a.pdf',
    );
    expect(history.contact).toMatchObject({ email: 'ines@example.com', phone: '+44 7700 900123' });
    expect(history.experiences).toMatchObject(TWO_ROLES);
  });

  it('does not part dates from their titles where one title is too long to leave room', async () => {
    const roles = ['Waiter', 'Cook', 'Porter', 'Head of the Banqueting and Conference Department'].flatMap(
      (title, index) => [
        bold(`Hotel ${'ABCD'[index] ?? ''}`, 60, 130 + index * 44),
        plain(title, 60, 146 + index * 44),
        plain(`0${index + 1}/201${7 - index} – 0${index + 2}/201${8 - index}`, 300, 146 + index * 44),
      ],
    );
    const { history } = await readDocument(
      pdfPages([[...HEAD, bold('Experience', 60, 110, 12), ...roles]]),
      'a.pdf',
    );
    expect(history.experiences.map(({ title, company }) => [title, company])).toEqual([
      ['Waiter', 'Hotel A'],
      ['Cook', 'Hotel B'],
      ['Porter', 'Hotel C'],
      ['Head of the Banqueting and Conference Department', 'Hotel D'],
    ]);
  });

  it('reads a side column on the left as well', async () => {
    const moved = [
      ...side.map((one) => ({ ...one, x: one.x - 340 })),
      ...main.map((one) => ({ ...one, x: one.x + 160 })),
    ];
    expect(await readRoles([...HEAD, ...moved])).toEqual(TWO_ROLES);
  });

  it('reads rows that are painted nearly side by side as rows, though one at the right is named like a section', async () => {
    /** The title and the employer, painted before the dates and the place beside them. */
    const header = (
      y: number,
      [title, employer, dates, place]: [string, string, string, string],
    ): Drawn[] => [
      bold(title, 60, y),
      plain(employer, 60, y + 14),
      plain(dates, 420, y),
      plain(place, 420, y + 14),
    ];
    const row = (y: number, left: string, right: string): Drawn[] => [
      plain(left, 60, y),
      plain(right, 420, y),
    ];
    const page = [
      ...HEAD,
      bold('Experience', 60, 110, 12),
      ...header(130, ['Dispatcher', 'Kestrel Freight Ltd', 'Mar 2020 - Present', 'Leeds, UK']),
      ...linesAt(60, 158, ['• Planned the routes of forty lorries', '• Answered for the cold chain']),
      ...header(200, ['Warehouse Clerk', 'Dunmore Stores Inc', '2016 - 2020', 'Hull, UK']),
      plain('• Counted stock twice a year', 60, 228),
      bold('Education', 60, 260, 12),
      ...header(280, ['Diploma in Logistics', 'Selby School of Commerce', '2012 - 2015', 'Selby, UK']),
      bold('Skills', 60, 320, 12),
      ...row(340, 'Forklift', 'Route planning'),
      ...row(354, 'English', 'Native language'),
      ...row(368, 'Portuguese', 'Can order coffee'),
    ];
    expect(await readRoles(page)).toEqual(TWO_ROLES);
  });

  it('continues a column across a page break', async () => {
    const first = main.filter((one) => one.y < 214);
    const second = main.filter((one) => one.y >= 214).map((one) => ({ ...one, y: one.y - 170 }));
    expect(await readRoles([...HEAD, ...first, ...side], second)).toEqual(TWO_ROLES);
  });

  it('continues a column across the footer of the page', async () => {
    const first = main.filter((one) => one.y < 214);
    const second = main.filter((one) => one.y >= 214).map((one) => ({ ...one, y: one.y - 170 }));
    const footer = plain(
      'Ines Paredo: dispatcher, planner of routes and keeper of the cold chain',
      120,
      810,
      8,
    );
    expect(await readRoles([...HEAD, ...first, ...side, footer], [...second, footer])).toEqual(TWO_ROLES);
  });

  it('reads dates in a separate column beside the text, whether or not they are broken across lines', async () => {
    const beside = (dates: string[]): Content[] => [
      ...HEAD,
      bold('Experience', 60, 110, 12),
      ...linesAt(60, 130, dates),
      bold('Dispatcher', 160, 130),
      plain('Kestrel Freight Ltd', 160, 144),
      ...linesAt(160, 158, ['• Planned the routes of forty lorries', '• Answered for the cold chain']),
      plain('2016 - 2020', 60, 210),
      bold('Warehouse Clerk', 160, 210),
      plain('Dunmore Stores Inc', 160, 224),
      plain('• Counted stock twice a year', 160, 238),
    ];
    expect(await readRoles(beside(['Mar 2020 - Present']))).toEqual(TWO_ROLES);
    expect(await readRoles(beside(['Mar 2020 -', 'Present']))).toEqual(TWO_ROLES);
  });

  it('reads a form with its labels in a separate column row by row', async () => {
    const labels = ['Employer:', 'Town:', 'Function:', 'Tasks:'];
    const job = (y: number, dates: string, values: string[]): Drawn[] => [
      plain(dates, 60, y),
      ...labels.map((text, index) => plain(text, 80, y + 14 * (index + 1))),
      ...values.map((text, index) => plain(text, 300, y + 14 * (index + 1))),
    ];
    const drawn = [
      ...HEAD,
      bold('Work experience', 60, 100, 14),
      bold('Work experience', 300, 100, 14),
      ...job(130, '03/2020 - present', [
        'Kestrel Freight',
        'Leeds',
        'Dispatcher',
        'Planned the routes of forty lorries',
      ]),
      ...job(210, '06/2016 - 02/2020', ['Dunmore Stores', 'York', 'Warehouse Clerk', 'Counted the stock']),
    ];
    // The labels are painted first, then what stands beside them.
    const painted = [...drawn.filter(({ x }) => x < 300), ...drawn.filter(({ x }) => x >= 300)];
    expect(await readRoles(painted)).toMatchObject([
      { title: 'Dispatcher', company: 'Kestrel Freight', startDate: '2020-03' },
      { title: 'Warehouse Clerk', company: 'Dunmore Stores', startDate: '2016-06', endDate: '2020-02' },
    ]);
  });

  it('reads headings in a separate column', async () => {
    const lines = await readPages([
      ...HEAD,
      ...linesAt(60, 130, ['Professional', 'Experience']),
      plain('Dispatcher, Kestrel Freight Ltd, Mar 2020 - Present', 180, 130),
      ...linesAt(180, 144, ['• Planned the routes of forty lorries', '• Answered for the cold chain']),
      plain('Education', 60, 200),
      plain('School of Logistics, 2012 - 2016', 180, 200),
      plain('Final project on cold chains and their costs', 180, 214),
      plain('Skills', 60, 250),
      plain('Forklift, SAP', 180, 250),
    ]);
    expect(lines.map((line) => line.text).slice(2)).toEqual([
      'Professional Experience',
      'Dispatcher, Kestrel Freight Ltd, Mar 2020 - Present',
      'Planned the routes of forty lorries',
      'Answered for the cold chain',
      'Education',
      'School of Logistics, 2012 - 2016',
      'Final project on cold chains and their costs',
      'Skills',
      'Forklift, SAP',
    ]);
  });

  it('reads a page of right-aligned dates and places as one column', async () => {
    expect(
      await readRoles([
        ...HEAD,
        bold('Experience', 60, 110, 12),
        bold('Kestrel Freight Ltd', 60, 130),
        plain('Boston, MA', 500, 130),
        plain('Dispatcher', 60, 144),
        plain('Mar 2020 - Present', 460, 144),
        ...linesAt(70, 158, ['• Planned the routes of forty lorries', '• Answered for the cold chain']),
        bold('Dunmore Stores Inc', 60, 200),
        plain('Salem, MA', 505, 200),
        plain('Warehouse Clerk', 60, 214),
        plain('2016 - 2020', 490, 214),
        plain('• Counted stock twice a year', 70, 228),
      ]),
    ).toEqual(TWO_ROLES);
  });
});
