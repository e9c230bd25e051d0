import { expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const roles = (headers: string[]) =>
  readHistory(
    [
      'Ada Marlow',
      '',
      'Work experience',
      '',
      ...headers.flatMap((header, at) => [
        header,
        `${2019 - at} – ${2020 - at} | Leeds`,
        '- Ran the till',
        '',
      ]),
    ].join('\n'),
  ).experiences.map(({ title, company }) => [title, company]);

it.each([
  ['a slash', ['Bookkeeper / Northlight', 'Cashier / Groupalo', 'Baker / Extera']],
  ['a colon', ['Bookkeeper: Northlight', 'Cashier: Groupalo', 'Baker: Extera']],
  ['a semicolon', ['Bookkeeper; Northlight', 'Cashier; Groupalo', 'Baker; Extera']],
  ['capitals', ['BOOKKEEPER, Northlight', 'CASHIER, Groupalo', 'BAKER, Extera']],
])('%s parts title and employer if all headers have it', (_name, headers) => {
  expect(roles(headers)).toEqual(headers.map((header) => header.split(/ \/ |[:;,] /u)));
});

it('a semicolon parts the whole title from the employer, commas and words such as "for" in it', () => {
  expect(
    roles(['Team Leader for Software, Founder; Northlight', 'Cashier, Manager; Groupalo', 'Baker; Extera']),
  ).toEqual([
    ['Team Leader for Software, Founder', 'Northlight'],
    ['Cashier, Manager', 'Groupalo'],
    ['Baker', 'Extera'],
  ]);
});

it('a slash that only some headers have belongs to a name', () => {
  expect(roles(['Cook / Baker, Northlight Ltd', 'Cashier, Groupalo Ltd', 'Baker, Extera Ltd'])[0]).toEqual([
    'Cook / Baker',
    'Northlight Ltd',
  ]);
});

it('two titles stay one where the other headers have an employer behind the slash', () => {
  const headers = ['Bookkeeper / Northlight', 'Cashier / Groupalo', 'Waiter / Extera', 'Baker / Lumina'];
  expect(roles([...headers, 'Trainer / Teacher'])[4]).toEqual(['Trainer / Teacher', '']);
});

it('a comma behind other words than capitals parts no more than usual', () => {
  expect(
    roles(['Baker, Mill FORWISS, University of Rye', 'Cook, Mill GROUPA, University of Rye']).map(
      ([, company]) => company,
    ),
  ).toEqual(['Mill FORWISS, University of Rye', 'Mill GROUPA, University of Rye']);
});

it('a slash with titles on both sides parts none', () => {
  expect(
    roles([
      'Cook / Baker, Northlight Ltd',
      'Cashier / Clerk, Groupalo Ltd',
      'Baker / Butcher, Extera Ltd',
    ]).map(([title]) => title),
  ).toEqual(['Cook / Baker', 'Cashier / Clerk', 'Baker / Butcher']);
});

it('signs that lead to the next column are part of no name', () => {
  const text = `Ada Marlow

Experience

2018- \tSalsico ---------------------------- Boston, MA
\tweb application architecture and implementation.
2016-2018 \tNorthlight Financial ............ Boston, MA
\tweb application architecture, automation, speaking.`;
  expect(readHistory(text).experiences.map(({ company, location }) => [company, location])).toEqual([
    ['Salsico', 'Boston, MA'],
    ['Northlight Financial', 'Boston, MA'],
  ]);
});
