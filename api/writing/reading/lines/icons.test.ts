import { expect, it } from 'vitest';
import { removeIcons } from './icons.ts';
import { lineOf } from '../testing/lines.ts';

const HOUSE = '\uf1ad';
const item = (text: string) => lineOf(text, 0, { marker: '•' });
const withIcon = (text: string) => lineOf(text, 0, { marker: HOUSE });
const ITEMS = ['Ran the grill', 'Cleaned the ovens', 'Wrote the menus'].map(item);
const LONG = 'Ran the grill for 120 guests a night with two apprentices';

const markersOf = (...lines: ReturnType<typeof item>[]) =>
  removeIcons(lines, ({ text }) => text === text.toUpperCase()).map(({ marker }) => marker);

it('removes the icons before names where lists have other marks', () => {
  expect(markersOf(withIcon('Globex Ltd'), ...ITEMS, withIcon('Leeds'))).toEqual(['', '•', '•', '•', '']);
});

it.each([
  ['there are no other marks', [withIcon('Globex Ltd'), ...ITEMS.slice(1)]],
  ['most of their lines are long', [withIcon(LONG), withIcon(LONG), withIcon('Globex Ltd'), ...ITEMS]],
])('keeps icons as list marks where %s', (_, lines) => {
  expect(markersOf(...lines)).toEqual(lines.map(({ marker }) => marker));
});

it.each([
  ['differ', [withIcon('Globex Ltd'), lineOf('Leeds', 0, { marker: '\uf041' })]],
  [
    'begin headings',
    ['WORK', 'Globex Ltd', 'STUDIES'].map((text) => lineOf(text, 0, { marker: HOUSE, gapBefore: true })),
  ],
])('removes icons that %s and make no list, without other marks', (_, lines) => {
  expect(markersOf(...lines)).toEqual(lines.map(() => ''));
});

it('keeps icons that make a list, whatever they begin besides', () => {
  const lines = [withIcon('WORK'), withIcon('Ran the grill'), withIcon('Wrote menus'), withIcon('STUDIES')];
  expect(markersOf(...lines)).toEqual(lines.map(() => HOUSE));
});

it('parts what stands behind an icon from the text above', () => {
  const [line] = removeIcons([withIcon('Globex Ltd'), ...ITEMS], () => false);
  expect(line).toMatchObject({ marker: '', isApart: true });
});
