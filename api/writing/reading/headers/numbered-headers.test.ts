import { expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const rolesOf = (text: string): string[] =>
  readHistory(text).experiences.map(
    ({ title, company, startDate, endDate, bulletPoints }) =>
      `${title} / ${company} / ${startDate}..${endDate} / ${bulletPoints.join(' | ')}`,
  );

it('reads jobs that are numbered, each with its dates below', () => {
  const text = `Work experience
1. Pastry Baker
2019 – 2021
Mill & Oven
• Made the bread for 12 shops
• Trained two apprentices
2. Kitchen Porter
2016 – 2018
Hotel Morava
• Kept the kitchen clean`;
  expect(rolesOf(text)).toEqual([
    'Pastry Baker / Mill & Oven / 2019..2021 / Made the bread for 12 shops | Trained two apprentices',
    'Kitchen Porter / Hotel Morava / 2016..2018 / Kept the kitchen clean',
  ]);
});

it('leaves numbered items below a header their numbers', () => {
  const text = `Work experience
Pastry Baker, Mill & Oven
2019 – 2021
1. Made the bread for 12 shops
2. Trained two apprentices
Kitchen Porter, Hotel Morava
2016 – 2018
1. Kept the kitchen clean
2. Ordered the goods`;
  expect(rolesOf(text)).toEqual([
    'Pastry Baker / Mill & Oven / 2019..2021 / Made the bread for 12 shops | Trained two apprentices',
    'Kitchen Porter / Hotel Morava / 2016..2018 / Kept the kitchen clean | Ordered the goods',
  ]);
});
