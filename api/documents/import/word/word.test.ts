import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { docx, paragraph, table, wordXml } from '../testing/word-fixture.ts';
import { readDocx } from './docx.ts';
import { readWordXml } from './word-xml.ts';

const lineTexts = (lines: { text: string }[]): string[] => lines.map((line) => line.text);

describe('a Word document', () => {
  it('puts the header first, which contains the name', async () => {
    const { lines } = await readDocx(
      docx(paragraph('Experience'), { header: paragraph('Tom Ashdown\ttom@example.com') }),
    );
    expect(lineTexts(lines)).toEqual(['Tom Ashdown\ttom@example.com', 'Experience']);
  });

  it('keeps list items, bold lines, heading styles and soft breaks', async () => {
    const { lines } = await readDocx(
      docx(
        [
          paragraph('Experience', { style: 'Heading1' }),
          paragraph('Baker, Crumb & Co', { isBold: true }),
          paragraph('Made bread', { isItem: true }),
          paragraph('Line one\nLine two'),
        ].join(''),
      ),
    );
    expect(
      lines.map(({ text, marker, isBold, headingLevel }) => ({ text, marker, isBold, headingLevel })),
    ).toEqual([
      { text: 'Experience', marker: '', isBold: false, headingLevel: 1 },
      { text: 'Baker, Crumb & Co', marker: '', isBold: true, headingLevel: 0 },
      { text: 'Made bread', marker: '•', isBold: false, headingLevel: 0 },
      { text: 'Line one', marker: '', isBold: false, headingLevel: 0 },
      { text: 'Line two', marker: '', isBold: false, headingLevel: 0 },
    ]);
  });

  it('reads a table of dates and jobs row by row', async () => {
    const { lines } = await readDocx(
      docx(
        table([
          [
            paragraph('2019 - 2021'),
            paragraph('Baker') + paragraph('Crumb & Co') + paragraph('Made bread') + paragraph('Trained two'),
          ],
          [paragraph('2015 - 2019'), paragraph('Cook') + paragraph('Blue Door Inn')],
        ]),
      ),
    );
    expect(lineTexts(lines)).toEqual([
      '2019 - 2021\tBaker',
      'Crumb & Co',
      'Made bread',
      'Trained two',
      '2015 - 2019\tCook',
      'Blue Door Inn',
    ]);
  });

  it('puts the two dates of one cell together, and a line that goes on after a comma', async () => {
    const cells = [
      paragraph('2014') + paragraph('2015'),
      paragraph('Baker'),
      paragraph('Mill & Oven'),
      paragraph('Leeds,') + paragraph('England'),
    ];
    const { lines } = await readDocx(docx(table([cells])));
    expect(lineTexts(lines)).toEqual(['2014 – 2015\tBaker\tMill & Oven\tLeeds, England']);
  });

  it('reads all times in one cell and all jobs in the other one job by job', async () => {
    const cell = (...texts: string[]) => texts.map((text) => paragraph(text)).join('');
    const times = cell('2019 - 2021', '', '', '2015 - 2019', '', '2012 - 2015', 'Leeds');
    const level = cell('Baker', 'Crumb & Co', '', 'Cook, Blue Door Inn', '', 'Porter', 'Hotel Morava');
    const jobs = ['2019 - 2021\tBaker', 'Crumb & Co', '2015 - 2019\tCook, Blue Door Inn'];
    const last = ['2012 - 2015\tPorter', 'Leeds\tHotel Morava'];
    expect(lineTexts((await readDocx(docx(table([[times, level]])))).lines)).toEqual([...jobs, ...last]);

    const inOrder = cell('Baker', 'Crumb & Co', 'Made bread', '', '', 'Cook', '', 'Porter');
    const row = table([[inOrder, times]]);
    expect(lineTexts((await readDocx(docx(row))).lines)).toEqual([
      'Baker\t2019 - 2021',
      'Crumb & Co',
      'Made bread',
      'Cook\t2015 - 2019',
      'Porter\t2012 - 2015',
      'Leeds',
    ]);
  });

  it('reads times beside jobs without blank lines between, each beside or below a line that is no list item', async () => {
    const jobs = [
      paragraph('Brightloop Ltd'),
      paragraph('Sold bread', { isItem: true }),
      paragraph('Harbour Inn'),
      paragraph('Cooked', { isItem: true }),
    ].join('');
    const times = ['', '2019 - 2021', '', '2015'].map((text) => paragraph(text)).join('');
    const { lines } = await readDocx(docx(table([[jobs, times]])));
    expect(lineTexts(lines)).toEqual([
      'Brightloop Ltd\t2019 - 2021',
      'Sold bread',
      'Harbour Inn\t2015',
      'Cooked',
    ]);
  });

  it('reads times of which nobody can tell to which jobs they belong as a column', async () => {
    const cell = (...texts: string[]) => texts.map((text) => paragraph(text)).join('');
    const times = ['2019 - 2021', '2015 - 2019', '2012 - 2015', '2010 - 2012'];
    const jobs = ['Baker', 'Crumb & Co', '', 'Cook', 'Blue Door Inn', '', 'Porter'];
    const { lines } = await readDocx(docx(table([[cell(...times), cell(...jobs)]])));
    expect(lineTexts(lines)).toEqual([...times, ...jobs.filter((text) => text !== '')]);
  });

  it('reads two long cells as two columns', async () => {
    const column = (name: string) => [1, 2, 3, 4, 5].map((number) => paragraph(`${name} ${number}`)).join('');
    const { lines } = await readDocx(docx(table([[column('left'), column('right')]])));
    expect(lineTexts(lines)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `left ${n}`).concat([1, 2, 3, 4, 5].map((n) => `right ${n}`)),
    );
  });

  it('is read as roles', async () => {
    const body = [
      paragraph('Tom Ashdown'),
      paragraph('tom@example.com'),
      paragraph('Work Experience', { isBold: true }),
      paragraph('Head Baker, Crumb & Co\tJan 2019 - Present', { isBold: true }),
      paragraph('Made nine hundred loaves a day', { isItem: true }),
      paragraph('Trained two apprentices', { isItem: true }),
    ].join('');
    const read = await readDocument(docx(body), 'tom.docx');
    expect(read.fileType).toBe('docx');
    expect(read.history.experiences).toMatchObject([
      {
        title: 'Head Baker',
        company: 'Crumb & Co',
        startDate: '2019-01',
        bulletPoints: ['Made nine hundred loaves a day', 'Trained two apprentices'],
      },
    ]);
  });

  it('is read from the XML of Word 2003, whatever its name', async () => {
    const xml = wordXml(
      paragraph('Baker & Cook', { isBold: true }) + paragraph('Made bread', { isItem: true }),
    );
    expect(readWordXml(xml).lines).toMatchObject([
      { text: 'Baker & Cook', isBold: true },
      { text: 'Made bread', marker: '•' },
    ]);
    expect((await readDocument(new TextEncoder().encode(xml), 'resume.doc')).fileType).toBe('word-xml');
  });
});
