import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { OTHER_FORMATS } from '../testing/other-formats-fixture.ts';
import { docx } from '../testing/word-fixture.ts';

/** `testing/word-97.doc`, an invented person's resume, as LibreOffice 7.4 wrote it (`soffice --headless --convert-to odt`). */
it.each(['odt', 'doc', 'rtf', 'html'])(
  'a resume that LibreOffice wrote as .%s is read with its contact details, its table and its list marks',
  async (format) => {
    const bytes = readFileSync(join(import.meta.dirname, '..', 'testing', `word-97.${format}`));
    const { fileType, history, source } = await readDocument(bytes, `resume.${format}`);
    expect(fileType).toBe(format);
    expect(history.contact).toMatchObject({
      fullName: 'Tomas Lindqvist',
      email: 'tomas.lindqvist@example.com',
      phone: '020 7946 0991',
    });
    expect(
      history.experiences.map(({ title, company, startDate, endDate, bulletPoints }) => [
        [title, company, startDate, endDate],
        bulletPoints,
      ]),
    ).toEqual([
      [
        ['Depot Manager', 'Harrow & Vale Coaches', '2019-03', ''],
        ['Led thirty-two drivers and the “night owl” rota', 'Cut fuel costs by 11% in two years'],
      ],
      [['Duty Controller', 'Pennine Buses Ltd', '2014-05', '2019-02'], ['Answered for forty services a day']],
    ]);
    expect(source.filter(({ marker }) => marker === '•')).toHaveLength(3);
    expect(history.unplaced).toEqual([]);
  },
);

it.each([
  ...Object.entries(OTHER_FORMATS).map(([format, make]) => [format, ...make('')] as const),
  ['docx', docx(''), 'empty.docx'] as const,
])('a document without text is refused as one, with a way out: %s', async (_format, bytes, name) => {
  await expect(readDocument(bytes, name)).rejects.toMatchObject({
    reason: 'file-without-text',
    message: 'There is no text in this file. If it holds a picture of your resume, paste the text instead.',
  });
});
