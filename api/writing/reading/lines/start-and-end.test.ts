import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';
import { parseLines } from './line.ts';

// Forms of job boards and applicants' portals have a line for each field.

const read = (text: string) => {
  const { experiences, unplaced } = readHistory(text);
  expect(unplaced).toEqual([]);
  return experiences.map(
    ({ title, company, location, startDate, endDate, description, bulletPoints }) =>
      `${title} / ${company} / ${location} / ${startDate}..${endDate} / ${description} / ${bulletPoints.join('; ')}`,
  );
};

const FORM = `Name: Nora Felt
Email: nora@example.com

Professional Experience

Job title: Baker
Employer: Mill & Oven
Location: Leeds
Start date: Nov 2021
Currently employed: Yes
Description:
* Baked 900 loaves a day

Job title: Waiter
Employer: Café Luise
Location: York
Start date: February 2016
End date: March 2019
Currently employed: No
Description:
Served guests in two rooms.

Education

School: Leeds College
Degree: Diploma
Field of study: Catering
Start date: September 2013
End date: June 2015`;

describe('dates in lines of their own', () => {
  it('are the beginning and the end of one role or one degree', () => {
    expect(read(FORM)).toEqual([
      'Baker / Mill & Oven / Leeds / 2021-11.. /  / Baked 900 loaves a day',
      'Waiter / Café Luise / York / 2016-02..2019-03 / Served guests in two rooms. / ',
    ]);
    expect(readHistory(FORM).details.education).toMatchObject([
      { institution: 'Leeds College', startDate: '2013-09', endDate: '2015-06' },
    ]);
  });

  it.each([
    ['German', 'Position: Bäcker\nArbeitgeber: Mühle GmbH\nBeginn: 05/2019\nEnde: 12/2021'],
    [
      'Spanish',
      'Puesto: Panadero\nEmpresa: Mühle GmbH\nFecha de inicio: mayo de 2019\nFecha de fin: diciembre de 2021',
    ],
    [
      'French',
      'Poste: Boulanger\nEmployeur: Mühle GmbH\nDate de début: mai 2019\nDate de fin: décembre 2021',
    ],
    [
      'Polish',
      'Stanowisko: Piekarz\nPracodawca: Mühle GmbH\nData rozpoczęcia: 05.2019\nData zakończenia: 12.2021',
    ],
    [
      'Swedish',
      'Befattning: Bagare\nArbetsgivare: Mühle GmbH\nStartdatum: maj 2019\nSlutdatum: december 2021',
    ],
  ])('in %s', (_language, text) => {
    expect(readHistory(`Experience\n\n${text}`).experiences).toMatchObject([
      { company: 'Mühle GmbH', startDate: '2019-05', endDate: '2021-12' },
    ]);
  });

  it('have each line in its place', () => {
    const { placement } = readLines(parseLines(FORM));
    const numbers = FORM.split('\n').flatMap((line, number) =>
      /^(?:Start|End) date|^Currently/.test(line) ? [number] : [],
    );
    expect(numbers.map((number) => placement.get(number))).toEqual([
      ...Array<string>(5).fill('experience'),
      ...Array<string>(2).fill('section'),
    ]);
  });

  it.each([
    'From: 03/2019 To: 06/2022',
    'Von: 03/2019 Bis: 06/2022',
    'Date of joining: 03/2019, Date of leaving: 06/2022',
  ])('may share one: %s', (dates) => {
    const text = `Experience\n\nEmployer: Northlight Ltd\nPosition: Bookkeeper\n${dates}\nDuties: Kept the books`;
    expect(readHistory(text).experiences).toMatchObject([
      { title: 'Bookkeeper', company: 'Northlight Ltd', startDate: '2019-03', endDate: '2022-06' },
    ]);
  });

  it('are left alone where they are no dates', () => {
    const text = 'Experience\n\nCook, Long Table, 2019 - 2021\n- From: scratch\n- Start: 5 am\nEnd: 2 pm';
    expect(readHistory(text).experiences).toMatchObject([{ startDate: '2019', endDate: '2021' }]);
  });
});
