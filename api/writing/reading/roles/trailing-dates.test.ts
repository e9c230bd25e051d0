import { expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const read = (text: string) => {
  const { experiences, unplaced } = readHistory(`Work experience\n${text}`);
  expect(unplaced).toEqual([]);
  return experiences.map(
    ({ title, company, startDate, endDate, bulletPoints }) =>
      `${title} / ${company} / ${startDate}..${endDate} / ${bulletPoints.join('; ')}`,
  );
};

it('gives each role the dates at the end of its own text', () => {
  expect(
    read(`Line Cook
Hotel Azul Ltd, Leeds
• Ran the grill
• Trained new colleagues
04/2022 – Present
Kitchen Porter
Café Luise, York
• Washed the dishes of 90 guests
05/2019 – 03/2022`),
  ).toEqual([
    'Line Cook / Hotel Azul Ltd / 2022-04.. / Ran the grill; Trained new colleagues',
    'Kitchen Porter / Café Luise / 2019-05..2022-03 / Washed the dishes of 90 guests',
  ]);
});

it('also where a role among them has no list', () => {
  const roles = read(`Line Cook
Hotel Azul Ltd, Leeds
• Ran the grill
04/2022 – Present
Kitchen Porter
Café Luise, York
05/2019 – 03/2022
Waiter
Harbour Grill Ltd
• Served 12 tables
01/2018 – 04/2019
Doorman
City Hotel Ltd
• Opened doors
02/2016 – 12/2017`);
  expect(roles.map((role) => role.split(' / ').slice(0, 3).join(' / '))).toEqual([
    'Line Cook / Hotel Azul Ltd / 2022-04..',
    'Kitchen Porter / Café Luise / 2019-05..2022-03',
    'Waiter / Harbour Grill Ltd / 2018-01..2019-04',
    'Doorman / City Hotel Ltd / 2016-02..2017-12',
  ]);
});

it('leaves dates below a header to it, even if the last role has no text', () => {
  expect(
    read(`Line Cook
Hotel Azul Ltd
04/2022 – Present
• Ran the grill
Kitchen Porter
Café Luise
05/2019 – 03/2022`),
  ).toEqual([
    'Line Cook / Hotel Azul Ltd / 2022-04.. / Ran the grill',
    'Kitchen Porter / Café Luise / 2019-05..2022-03 / ',
  ]);
});

it('gives a single role the dates below its list', () => {
  expect(read('Asesor comercial | Carbones de la 17\n• Atendí a los clientes\n2019 - 2021')).toEqual([
    'Asesor comercial / Carbones de la 17 / 2019..2021 / Atendí a los clientes',
  ]);
});
