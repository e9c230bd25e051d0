import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { docxWithMacros } from '../testing/hostile-files.ts';
import { docx, docxParts, paragraph, table } from '../testing/word-fixture.ts';

/**
 * An invented person's resume: HTML written for this test, turned into an OpenDocument and that into "MS Word 97" by
 * LibreOffice 7.4 (`soffice --headless --convert-to odt`, then `--convert-to doc:"MS Word 97"`).
 */
const word97 = () => readFileSync(join(import.meta.dirname, '..', 'testing', 'word-97.doc'));

describe('a document of Word 97 to 2003', () => {
  it('is read with its contact details, its table and the person’s own quotation marks', async () => {
    const { fileType, history } = await readDocument(word97(), 'resume.doc');
    expect(fileType).toBe('doc');
    expect(history.contact).toMatchObject({
      fullName: 'Tomas Lindqvist',
      email: 'tomas.lindqvist@example.com',
      phone: '020 7946 0991',
      location: 'Leeds, UK',
    });
    expect(history.experiences).toMatchObject([
      {
        title: 'Depot Manager',
        company: 'Harrow & Vale Coaches',
        startDate: '2019-03',
        endDate: '',
        bulletPoints: [
          'Led thirty-two drivers and the “night owl” rota',
          'Cut fuel costs by 11% in two years',
        ],
      },
      {
        title: 'Duty Controller',
        company: 'Pennine Buses Ltd',
        startDate: '2014-05',
        endDate: '2019-02',
        bulletPoints: ['Answered for forty services a day'],
      },
    ]);
    expect(history.sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'skills']);
    expect(history.unplaced).toEqual([]);
  });

  it('is recognised by its content, whatever its name', async () => {
    expect((await readDocument(word97(), 'resume.pdf')).fileType).toBe('doc');
  });

  it.each([600, 4_000, 9_000])(
    'cut off after %i bytes is refused or read, never half understood',
    async (length) => {
      const outcome = await readDocument(word97().subarray(0, length), 'resume.doc').then(
        ({ fileType }) => fileType,
        (error: unknown) =>
          error instanceof Error && 'reason' in error ? error.reason : error instanceof Error && error.name,
      );
      expect(['file-damaged', 'file-without-text', 'UnsupportedTypeError', 'doc']).toContain(outcome);
    },
  );
});

describe('a .docx', () => {
  it('is read whatever number its main part has in its name', async () => {
    const renamed = Object.entries(
      docxParts(paragraph('Nora Felt') + paragraph('Cook, Mill Inn, 2019 – 2021')),
    ).map(([name, bytes]): [string, Uint8Array] => [
      name
        .replace('word/document.xml', 'word/document2.xml')
        .replace('document.xml.rels', 'document2.xml.rels'),
      Buffer.from(Buffer.from(bytes).toString().replaceAll('word/document.xml', 'word/document2.xml')),
    ]);
    const { fileType, history } = await readDocument(zipSync(Object.fromEntries(renamed)), 'resume.docx');
    expect(fileType).toBe('docx');
    expect(history.experiences).toMatchObject([{ title: 'Cook', company: 'Mill Inn' }]);
  });

  it('with macros is read like one without', async () => {
    const read = await readDocument(docxWithMacros(), 'resume.docm');
    expect(read.fileType).toBe('docx');
    expect(read.history.experiences.map(({ title }) => title)).toEqual(['Ward Nurse', 'Nursing Assistant']);
    expect(read.text).not.toContain('AutoOpen');
  });

  it('with name and address in text boxes has them read only once', async () => {
    const box = (content: string) =>
      `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing/></mc:Choice><mc:Fallback><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const body = [
      box(paragraph('Tomas Lindqvist') + paragraph('tomas@example.com')),
      paragraph('Experience'),
      box(
        paragraph('Depot Manager, Harrow Coaches Ltd') +
          paragraph('March 2019 – Present') +
          paragraph('Led thirty-two drivers', { isItem: true }),
      ),
    ].join('');
    const { history, lines } = await readDocument(zipSync(docxParts(body)), 'resume.docx');
    expect(history.contact).toMatchObject({ fullName: 'Tomas Lindqvist', email: 'tomas@example.com' });
    expect(history.experiences).toMatchObject([
      { title: 'Depot Manager', company: 'Harrow Coaches Ltd', bulletPoints: ['Led thirty-two drivers'] },
    ]);
    expect(lines).toHaveLength(6);
  });

  it('with a list below the employer in a cell beside title and dates has it as the role’s bullet points', async () => {
    const row = (head: string[], beside: string, item: string) => [
      head.map((text) => paragraph(text)).join(''),
      paragraph(beside) + paragraph(item, { isItem: true }),
    ];
    const rows = [
      row(['Depot Manager', '2019 – 2024'], 'Harrow Coaches Ltd, Leeds', 'Led thirty-two drivers'),
      row(['Duty Controller', '2014 – 2019'], 'Pennine Buses Ltd, Halifax', 'Answered for forty services'),
    ];
    const { history, text } = await readDocument(
      docx([paragraph('Tomas Lindqvist'), paragraph('Experience'), table(rows)].join('')),
      'resume.docx',
    );
    expect(text).toContain('2019 – 2024\n• Led thirty-two drivers');
    expect(
      history.experiences.map(({ title, company, startDate, bulletPoints }) => [
        title,
        company,
        startDate,
        ...bulletPoints,
      ]),
    ).toEqual([
      ['Depot Manager', 'Harrow Coaches Ltd', '2019', 'Led thirty-two drivers'],
      ['Duty Controller', 'Pennine Buses Ltd', '2014', 'Answered for forty services'],
    ]);
  });

  it('with a list in a cell beside title and dates has it as the role’s bullet points', async () => {
    const items = (...texts: string[]) => texts.map((text) => paragraph(text, { isItem: true })).join('');
    const rows = [
      [
        'Mar 2019 – Present',
        'Harrow Coaches Ltd',
        'Depot Manager',
        items('Led thirty-two drivers', 'Cut fuel costs'),
      ],
      ['May 2014 – Feb 2019', 'Pennine Buses Ltd', 'Duty Controller', items('Answered for forty services')],
    ].map((cells) => cells.map((cell) => (cell.startsWith('<') ? cell : paragraph(cell))));
    const { history } = await readDocument(
      docx(
        [paragraph('Tomas Lindqvist'), paragraph('t@example.com'), paragraph('Experience'), table(rows)].join(
          '',
        ),
      ),
      'resume.docx',
    );
    expect(
      history.experiences.map(({ title, company, bulletPoints }) => [title, company, ...bulletPoints]),
    ).toEqual([
      ['Depot Manager', 'Harrow Coaches Ltd', 'Led thirty-two drivers', 'Cut fuel costs'],
      ['Duty Controller', 'Pennine Buses Ltd', 'Answered for forty services'],
    ]);
  });
});
