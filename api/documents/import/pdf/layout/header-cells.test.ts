import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, HEAD, linesAt, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Content } from '../../testing/pdf-fixture.ts';

const HEADING = bold('Work experience', 60, 130, 14);

const rolesOf = async (content: Content[]) => {
  const { history } = await readDocument(pdfPages([[...HEAD, HEADING, ...content]]), 'cv.pdf');
  return history.experiences.map(
    ({ title, company, startDate, endDate, bulletPoints }) =>
      `${title} / ${company} / ${startDate}..${endDate} / ${bulletPoints.join(' | ')}`,
  );
};

describe('headers of jobs in a narrow column, and what was done beside them', () => {
  it('are read header by header, with the lines that the column broke in one', async () => {
    const content = [
      bold('PRIVATE TEACHER', 60, 160, 9),
      bold('OF PHYSICS', 60, 171, 9),
      plain('Symposium Centre of', 60, 182, 9),
      plain('Education', 60, 193, 9),
      plain('2019 - 2021', 60, 204, 9),
      ...linesAt(200, 160, [
        '• Gave lessons in mathematics and physics',
        '• Prepared groups for their exams, in spring and in summer,',
        'and wrote the tests for both',
        '• Kept the books of the centre',
      ]),
      bold('ENERGY ENGINEER', 60, 240, 9),
      plain('Kestrel Power Ltd', 60, 251, 9),
      plain('03/2016 - 12/2018', 60, 262, 9),
      ...linesAt(200, 240, [
        '• Planned cold stores for the food trade',
        '• Checked how much power forty plants use',
        '• Trained two apprentices',
      ]),
    ];
    expect(await rolesOf(content)).toEqual([
      'PRIVATE TEACHER OF PHYSICS / Symposium Centre of Education / 2019..2021 / Gave lessons in mathematics and physics | Prepared groups for their exams, in spring and in summer, and wrote the tests for both | Kept the books of the centre',
      'ENERGY ENGINEER / Kestrel Power Ltd / 2016-03..2018-12 / Planned cold stores for the food trade | Checked how much power forty plants use | Trained two apprentices',
    ]);
  });

  it('may have space between their lines, and the heading of the section right above', async () => {
    const header = (y: number, title: string, employer: string, dates: string) => [
      bold(title, 60, y, 12),
      plain(employer, 60, y + 15, 10),
      plain(dates, 60, y + 36, 9),
    ];
    const content = [
      bold('Work experience', 60, 130, 18),
      ...header(156, 'Web Developer', 'Kestrel Media Ltd', '05/2021 - now'),
      ...linesAt(230, 154, [
        '• Drew up the plan of the new shop, and built it within a year',
        '• Moved the old pages of three towns to one place',
        '• Tested each page with people who can’t see',
      ]),
      ...header(246, 'Shop Assistant', 'Harrow Stores Inc', '02/2019 - 03/2020'),
      ...linesAt(230, 244, ['• Kept the stock of the store and its two depots', '• Sold shoes and bags']),
    ];
    const { history } = await readDocument(pdfPages([[...HEAD, ...content]]), 'cv.pdf');
    expect(
      history.experiences.map(({ title, company, startDate, endDate, bulletPoints }) => [
        title,
        company,
        startDate,
        endDate,
        bulletPoints.length,
      ]),
    ).toEqual([
      ['Web Developer', 'Kestrel Media Ltd', '2021-05', '', 3],
      ['Shop Assistant', 'Harrow Stores Inc', '2019-02', '2020-03', 2],
    ]);
  });
});
