import { expect, it } from 'vitest';
import { parseLines } from './line.ts';

const headings = (text: string) => parseLines(text).map((line) => [line.headingLevel, line.text]);

it.each([
  ['plain', '## Experience', '#### Baker, Mill & Oven'],
  ['escaped', '\\## Experience', '\\#\\#\\#\\# Baker, Mill & Oven'],
  ['emphasised', '**## Experience**', '__#### Baker, Mill & Oven__'],
  ['without a space', '##Experience', '####Baker, Mill & Oven'],
  ['numbered', '1. ## Experience', '2) #### Baker, Mill & Oven'],
])('headings with signs have their levels and lose the signs: %s', (_, section, role) => {
  expect(headings(`${section}\n\n${role}\n2019 - 2021`)).toEqual([
    [2, 'Experience'],
    [4, 'Baker, Mill & Oven'],
    [0, '2019 - 2021'],
  ]);
});

it('a single number sign before a number is no heading', () => {
  expect(headings('Baker\n# 5\n2019 - 2021')).toEqual([
    [0, 'Baker'],
    [0, '# 5'],
    [0, '2019 - 2021'],
  ]);
});

it('a single line that writes its signs in another way stays as it is', () => {
  expect(headings('Baker\n\\### Oven\n1. ### Till')).toEqual([
    [0, 'Baker'],
    [3, 'Oven'],
    [3, 'Till'],
  ]);
  expect(headings('Baker\n1. ### Till')).toMatchObject([
    [0, 'Baker'],
    [0, expect.stringContaining('### Till')],
  ]);
});
