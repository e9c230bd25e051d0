import { expect, it } from 'vitest';
import { lineOf } from '../testing/lines.ts';
import { withoutGradeColumns } from './skill-tables.ts';

const names = (...texts: string[]) =>
  withoutGradeColumns(texts.map((text, at) => lineOf(text, at))).map(({ text }) => text);

it('keeps the names of skills in a table with how well and for how long', () => {
  expect(
    names(
      'Databases\tExperience, years\tLevel\tLast used, year',
      'MySQL\t2\tIntermediate\t2014',
      'PostgreSQL\t1.5\tBeginner\t2015',
      'Languages\tExperience, years\tLevel\tLast used, year',
      'JavaScript\t4.5\tExpert\t2017',
    ),
  ).toEqual(['MySQL', 'PostgreSQL', 'JavaScript']);
});

it('leaves out the column of numbers', () => {
  expect(names('No\tTechnology\tLevel', '1\tPHP\tIntermediate', '2\tCSS\tExpert')).toEqual(['PHP', 'CSS']);
});

it('leaves columns of skills alone', () => {
  expect(names('HTML\tCSS', 'Git\tReact')).toEqual(['HTML\tCSS', 'Git\tReact']);
});
