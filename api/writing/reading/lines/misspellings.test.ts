import { expect, it } from 'vitest';
import { misspeltAs } from './misspellings.ts';

const WORDS = ['experience', 'education', 'professionalexperience', 'jobs'];

it.each([
  ['expereince', null],
  ['experiance', 'experience'],
  ['educaton', 'education'],
  ['proffesionalexperince', 'professionalexperience'],
  ['job', null],
  ['jobz', null],
  ['dedication', null],
])('%s was probably meant to be %s', (text, meant) => {
  expect(misspeltAs(text, WORDS)).toBe(meant);
});
