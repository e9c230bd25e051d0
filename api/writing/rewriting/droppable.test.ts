import { describe, expect, it } from 'vitest';
import { findDroppable } from './droppable.ts';
import { findForeignDroppable } from './foreign-droppable.ts';
import { findMistakes } from './grammar.ts';

const partsOf = (text: string) => findDroppable(text).map(({ start, end }) => text.slice(start, end).trim());

describe('parts that can go', () => {
  it.each([
    ['Planted young trees in parks for the city', 'for the city'],
    ['Served meals (lunch, dinner) to guests', '(lunch, dinner)'],
    ['Mixed mortar, keeping the site tidy', ', keeping the site tidy'],
    ['Sorted letters and carried parcels', 'and carried parcels'],
    ['Wrote leaflets. Gave talks in schools.', 'Gave talks in schools'],
  ])('%s: %s', (text, part) => expect(partsOf(text)).toContain(part));

  it.each([
    ['Managed all budgets for the events office', 'what a whole is limited by'],
    ['Rebuilt a boat in a team of four', 'who else did it'],
    ['Won the prize as the best baker in town', 'where somebody was the best'],
    ['Led marketing in Bavaria', 'what somebody led'],
    ['Specialized in oak floors', 'what the verb needs'],
    ['Gave the sheep feed suitable for lambs', 'what the noun needs'],
    ['Raised pigs and sheep along with goats', 'what the word before needs'],
    ['Built a shed', 'too few words'],
    ['Cook – Riverside Inn', 'a heading'],
    ['Coordinated with other farms nearby to share tractors', 'what working together is for'],
    ['Raised sales by 12% in two shops', 'what a number is about'],
    ['Enabled users to find rooms', 'what the verb needs'],
    ['Sold to the company that made the clocks', 'what tells which is meant'],
  ])('never a part that makes it claim more or says too little: %s (%s)', (text) =>
    expect(partsOf(text)).toEqual([]),
  );

  it('end before a further verb', () =>
    expect(partsOf('Cleaned the big pens for calves and fed lambs')).toEqual(['and fed lambs']));

  it('are found in other languages too', () => {
    const text = 'Tworzenie raportów w celu poprawy jakości';
    expect(findForeignDroppable(text, 'pl').map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      'w celu poprawy jakości',
    ]);
  });

  it('are found in linear time', () => {
    const text = `Moved boxes ${'for the shop in town, keeping order, '.repeat(40)}daily`;
    expect(findDroppable(text).length).toBeLessThan(1000);
  });
});

describe('grammar rules', () => {
  it.each([
    'cleaned rooms',
    'Cleaned rooms and',
    'Cleaned rooms, and.',
    'Cleaned the the rooms',
    'Cleaned a oven',
    'Cleaned an van',
    'Cleaned rooms (two',
    'Cleaned rooms ,',
    'Cleaned rooms and make the beds',
    'Made sure of it and quickly makes sure of more',
    'Was able to cleaned rooms',
    'And cleaned rooms',
    'Cleaned rooms and, and halls',
    'Cleaned rooms with',
    'Putzte Zimmer und',
  ])('refuse: %s', (text) => expect(findMistakes(text, true)).not.toEqual([]));

  it.each([
    'Cleaned an oven, a van and a one-way street',
    'Wrote an SQL report for a European university',
    'Helped guests to find rooms and make the most of it',
    'iOS apps built for an hour of use',
    'Had had enough, then moved to Leeds',
  ])('accept: %s', (text) =>
    expect(findMistakes(text, true).filter((one) => !/doubled word|small letter/.test(one))).toEqual([]),
  );
});
