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
});
