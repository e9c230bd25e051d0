import { expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const read = (text: string) => readHistory(`Ada Marlow\n\nWork experience\n\n${text}`).experiences;

it('reads forms whose fields are items of lists', () => {
  const roles = read(`1. Company: Northlight Ltd
   - Duration: March 2019 to June 2022
   - Position held: Bookkeeper
   - Job description:
     - Kept the books of two shops.
     - Paid the wages every month.

2. Company: Bluefin Trading Ltd
   - Duration: May 2016 to February 2019
   - Position held: Cashier
   - Job description:
     - Ran the till.
     - Counted the stock.`);
  expect(roles).toMatchObject([
    { title: 'Bookkeeper', company: 'Northlight Ltd', startDate: '2019-03', endDate: '2022-06' },
    { title: 'Cashier', company: 'Bluefin Trading Ltd', startDate: '2016-05', endDate: '2019-02' },
  ]);
  expect(roles[1]?.bulletPoints).toEqual(['Ran the till.', 'Counted the stock.']);
});

it('reads titles above the fields of their roles, with the dates below what was done', () => {
  const roles = read(`- Técnico de taller:
  - Empresa: Talleres Brisa SA
  - Tareas realizadas: Mantenimiento de las máquinas de corte, control de las piezas terminadas y pedidos de material.
  - Período: 03/2019 - 06/2022
- Ayudante de cocina:
  - Empresa: Mesón Azul SL
  - Tareas realizadas: Preparación de los ingredientes, limpieza de la cocina y ayuda al cocinero en las comidas.
  - Período: 05/2016 - 02/2019`);
  expect(roles).toMatchObject([
    { title: 'Técnico de taller', company: 'Talleres Brisa SA', startDate: '2019-03', endDate: '2022-06' },
    { title: 'Ayudante de cocina', company: 'Mesón Azul SL', startDate: '2016-05', endDate: '2019-02' },
  ]);
});

it('keeps what was done a list if only one item is labelled', () => {
  const [role] = read(`Baker, Harbour Mill, 2019 – 2021
- Role: baked bread for 7 shops
- Cleaned the ovens`);
  expect(role?.bulletPoints).toHaveLength(2);
});

it('reads headers whose fields are items below their employers', () => {
  const roles = read(`Northlight Ltd
* Bookkeeper
* 2019 - 2022

Kept the books of two shops and paid the wages every month.

Bluefin Trading
* Cashier
* 2016 - 2019

Ran the till and counted the stock at the end of every week.`);
  expect(roles).toMatchObject([
    { title: 'Bookkeeper', company: 'Northlight Ltd', startDate: '2019', endDate: '2022', bulletPoints: [] },
    { title: 'Cashier', company: 'Bluefin Trading', startDate: '2016', endDate: '2019', bulletPoints: [] },
  ]);
});

it('keeps what was done a list if dates are among it', () => {
  const roles = read(`Bookkeeper, Northlight Ltd, 2019 - 2022
* Kept the books
* 2020 - 2021
Cashier, Bluefin Trading, 2016 - 2019
* Ran the till
* 2017 - 2018
* Counted the stock
* Paid the wages`);
  expect(roles.map(({ bulletPoints }) => bulletPoints)).toEqual([
    ['Kept the books', '2020 - 2021'],
    ['Ran the till', '2017 - 2018', 'Counted the stock', 'Paid the wages'],
  ]);
});

it('reads employers that are list items above the dates and titles of their roles', () => {
  const roles = read(`• Northlight Ltd
(2019 - 2022) - Bookkeeper
Kept the books of two shops and paid the wages every month.
• Bluefin Trading
(2016 - 2019) - Cashier
Ran the till and counted the stock at the end of every week.
• Groupalo
(2014 - 2016) - Waiter
Served forty guests a night in the garden of the inn.`);
  expect(roles).toMatchObject([
    { title: 'Bookkeeper', company: 'Northlight Ltd', startDate: '2019', endDate: '2022', bulletPoints: [] },
    { title: 'Cashier', company: 'Bluefin Trading', startDate: '2016', endDate: '2019', bulletPoints: [] },
    { title: 'Waiter', company: 'Groupalo', startDate: '2014', endDate: '2016', bulletPoints: [] },
  ]);
});

it('reads employers that are items of a list above dates in brackets', () => {
  const roles = read(`- National service at Quorvex Commission.
(September 2012 – August 2013)
Data entry clerk for the results
- Internship at Zembla Department.
(May 2011 – August 2011)
Printed the payslips every month
- Internship at Pellary Hospital.
(May 2010 – August 2010)
Kept the records of the wards`);
  expect(roles).toMatchObject([
    { startDate: '2012-09', company: 'Quorvex Commission' },
    { title: 'Internship', company: 'Zembla Department', startDate: '2011-05' },
    { title: 'Internship', company: 'Pellary Hospital', startDate: '2010-05' },
  ]);
});

it('reads employers that are list items above labelled dates, with where their shops are', () => {
  const roles = read(`• QUORVEX FLOWERS
Period (17/10/2013 – 18/02/2014)
Shop located in Leeds
Position: Office Clerk
• ZEMBLA WEB
Period (2014 – 2016)
Shop located in York
Position: Cashier
• PELLARY SUPER
Period (2016 – 2018)
Shop located in Hull
Position: Waiter`);
  expect(roles).toMatchObject([
    { title: 'Office Clerk', company: 'QUORVEX FLOWERS', location: 'Leeds', startDate: '2013-10' },
    { title: 'Cashier', company: 'ZEMBLA WEB', location: 'York', bulletPoints: [] },
    { title: 'Waiter', company: 'PELLARY SUPER', location: 'Hull' },
  ]);
});

it('reads employers that are the first item below the dates and titles of their roles', () => {
  const roles = read(`02/2019: present (Night Porter)
• At Quorvex boarding house – Malta
• Responsibilities:
• Kept the keys of forty rooms
01/2016 – 01/2019 Kitchen Assistant
• At Zembla harbour canteen
• Cut the vegetables for two hundred guests
03/2014-01/2016 Courier
• At Pellary Parcels`);
  expect(roles).toMatchObject([
    { title: 'Night Porter', company: 'Quorvex boarding house', startDate: '2019-02' },
    { title: 'Kitchen Assistant', company: 'Zembla harbour canteen', startDate: '2016-01' },
    { title: 'Courier', company: 'Pellary Parcels', startDate: '2014-03' },
  ]);
});

it('leaves the items of a list that begin with "at" where the employer stands above them', () => {
  const [role] = read(`Cook, Hotel Quorvex, 2016 - 2019
• At Christmas served two hundred guests a night
• Ordered the goods for the kitchen`);
  expect(role?.bulletPoints).toHaveLength(2);
  expect(role?.company).toBe('Hotel Quorvex');
});

it('reads lone dates that are the first item, among ranges that are', () => {
  const roles = read(`Bäcker, Quorvex GmbH, Essen

- März 2021 – August 2023
- Brote gebacken

Kellner, Kestrel GmbH, Bochum

- Januar 2019 – April 2020

Praktikum als Koch, Harrow GmbH, Essen

- Februar 2018
- dreiwöchiges Praktikum`);
  expect(roles).toMatchObject([
    { title: 'Bäcker', startDate: '2021-03', endDate: '2023-08' },
    { title: 'Kellner', startDate: '2019-01', endDate: '2020-04' },
    { title: 'Praktikum als Koch', company: 'Harrow GmbH', startDate: '2018-02', endDate: '2018-02' },
  ]);
});
