import { describe, expect, it } from 'vitest';
import { readHistory } from './read-history.ts';

const PERSON = 'Ada Marlow\nada@example.com\n\n';
const STUDIES = 'Education\n\n2018 School of Commerce';
const ROLES = [
  '2021 – 2023\nShop Manager, Northlight Ltd\nLeeds, UK',
  '2019 – 2021\nWaiter, Harbour Inn\nYork, UK',
  '2017 – 2019\nCook, Mill Inn\nHull, UK',
];

describe('work above the first heading', () => {
  it('keeps the towns of its employers', () => {
    const { contact, experiences } = readHistory([PERSON + ROLES.join('\n\n'), STUDIES].join('\n\n'));
    expect(contact).toMatchObject({ fullName: 'Ada Marlow', location: '' });
    expect(experiences.map(({ location }) => location)).toEqual(['Leeds, UK', 'York, UK', 'Hull, UK']);
  });

  it('is none where only one range of dates is there: the town is where the person lives', () => {
    expect(readHistory([PERSON + ROLES[0], STUDIES].join('\n\n')).contact.location).toBe('Leeds, UK');
  });
});
