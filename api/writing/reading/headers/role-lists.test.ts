import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';
import { lineOf } from '../testing/lines.ts';

const read = (text: string) => readHistory(`Ada Marlow\n\nWork experience\n\n${text}`).experiences;

describe('roles that are the items of a list', () => {
  it('begin with their dates and end in full stops', () => {
    expect(
      read(`- 6/2011 - 9/2011: Receptionist at Harbour Inn.
- September 2012 - July 2014: Nurse at Westcliff Clinic.
- October 2020 - present: Barista at Mill Lane Coffee.`),
    ).toMatchObject([
      { title: 'Receptionist', company: 'Harbour Inn', startDate: '2011-06' },
      { title: 'Nurse', company: 'Westcliff Clinic', startDate: '2012-09' },
      { title: 'Barista', company: 'Mill Lane Coffee', startDate: '2020-10' },
    ]);
  });

  it('end with their dates, with text below', () => {
    expect(
      read(`- Insurance Broker - Orion Assurance March 2019 – July 2023
Answered for the contracts of 80 customers.

- Estate Agent - Harbour Homes 2014 – 2018
Sold 30 flats a year.

- Cashier - Mill Lane Stores 2012 – 2014
Ran the till.`),
    ).toMatchObject([
      { title: 'Insurance Broker', company: 'Orion Assurance', startDate: '2019-03' },
      { title: 'Estate Agent', company: 'Harbour Homes', startDate: '2014' },
      { title: 'Cashier', company: 'Mill Lane Stores', startDate: '2012' },
    ]);
  });

  it('begin with their titles and end with a date, often a lone one', () => {
    expect(
      read(`- Serveur au restaurant Quorvex, 2020.
- Animateur au centre Zembla, été 2019.
- Vendeur à la boutique Pellary, 2014 à 2015.`),
    ).toMatchObject([
      { title: 'Serveur', company: 'restaurant Quorvex', startDate: '2020', endDate: '2020' },
      { title: 'Animateur', company: 'centre Zembla', startDate: '2019' },
      { title: 'Vendeur', company: 'boutique Pellary', startDate: '2014', endDate: '2015' },
    ]);
  });

  it('begin with a year and a colon, and tell behind another one what was done', () => {
    expect(
      read(`- 2018 : Intérimaire aux Fonderies Quorvex : nettoyage des machines et rangement
- 2017 : Serveur au restaurant Zembla
- 2014 – 2016 : Vendeur à la boutique Pellary
- 2013 : Animateur au centre Bellmor`),
    ).toMatchObject([
      {
        title: 'Intérimaire',
        company: 'Fonderies Quorvex',
        startDate: '2018',
        description: 'nettoyage des machines et rangement',
      },
      { title: 'Serveur', company: 'restaurant Zembla', startDate: '2017' },
      { title: 'Vendeur', company: 'boutique Pellary', startDate: '2014' },
      { title: 'Animateur', company: 'centre Bellmor', startDate: '2013' },
    ]);
  });

  it('go on in the next line where one had no room', () => {
    const lines = [
      lineOf('Work experience', 0, { size: 14, isBold: true, gapBefore: true }),
      lineOf('2018: Cook at the Harbour Inn, which belongs to the owners of', 1, {
        marker: '•',
        isFull: true,
      }),
      lineOf('the Mill Inn', 2, { indent: 2 }),
      lineOf('2017: Waiter at Quorvex Catering, with its guests from all over', 3, {
        marker: '•',
        isFull: true,
      }),
      lineOf('the county', 4, { indent: 2 }),
      lineOf('2015: Porter at Hotel Zembla', 5, { marker: '•' }),
    ];
    expect(readLines(lines).history.experiences.map(({ title }) => title)).toEqual([
      'Cook',
      'Waiter',
      'Porter',
    ]);
  });

  it('may be lines without marks that end with their dates, and have full stops between their fields', () => {
    expect(
      read(`Support Worker. Quorvex College. October 2014 - December 2014.

Games tutor. Pellary. September 2013.

Casual Life modelling. The Drawing Connection. 2011 - 2012.

Porter. Zembla Mail. 2005.`),
    ).toMatchObject([
      { title: 'Support Worker', company: 'Quorvex College', startDate: '2014-10' },
      { title: 'Games tutor', company: 'Pellary', startDate: '2013-09' },
      { title: 'Casual Life modelling', company: 'The Drawing Connection', startDate: '2011' },
      { title: 'Porter', company: 'Zembla Mail', startDate: '2005' },
    ]);
  });

  it('have their dates in a cell of their own, and a full stop', () => {
    expect(
      read(`- 09/2020 – 05/2021\tClerk - Quorvex Ltd.
Sold loans to 30 customers a day.
- 01/2019 – 04/2020\tAssistant - Zembla Office.
Kept the books of two shops.`),
    ).toMatchObject([
      { title: 'Clerk', company: 'Quorvex Ltd', startDate: '2020-09' },
      { title: 'Assistant', company: 'Zembla Office', startDate: '2019-01' },
    ]);
  });

  it('end with a lone month among ranges', () => {
    expect(
      read(`- Insurance Broker at Orion Assurance - Mar 2019 - Jul 2023
Answered for the contracts of 80 customers.
- Solutions Architect at Harbour Homes - Aug 2018
Drew the plans of 30 flats a year.
- Cashier at Mill Lane Stores - Jan 2014 - May 2018
Ran the till.
- Waiter at Westcliff Inn - Jan 2012 - May 2013
Served forty guests a night.`).map(({ title, company, startDate }) => [title, company, startDate]),
    ).toEqual([
      ['Insurance Broker', 'Orion Assurance', '2019-03'],
      ['Solutions Architect', 'Harbour Homes', '2018-08'],
      ['Cashier', 'Mill Lane Stores', '2014-01'],
      ['Waiter', 'Westcliff Inn', '2012-01'],
    ]);
  });

  it('have their dates anywhere, if nearly every line is an item with one range', () => {
    expect(
      read(`- Cook: Globex, 2019 – 2021, Leeds, in the evenings
- Waiter: Initech, 2016 – 2019, York, in the evenings
- Porter: Kestrel, 2012 – 2016, Hull, in the evenings`).map(({ startDate }) => startDate),
    ).toEqual(['2019', '2016', '2012']);
  });

  it('begin with their dates although the first has lost its mark, and title and duties stand below', () => {
    expect(
      read(`2010 - 2014 - GLOBEX TRADING LTDA.
Cargo: Advogado Júnior
‣ Wrote 40 briefs a month
• 2014 - 2016 - Harbour Consulting Ltda.
Cargo: Advogado Pleno
‣ Led four people
• 2016 - 2017 – Mill Lane Advogados
Cargo: Advogado Associado
‣ Wrote contracts
• 2017 - Atual – Orion AB.
Cargo: Agente de Suporte
‣ Answered players`),
    ).toMatchObject([
      { title: 'Advogado Júnior', startDate: '2010' },
      { title: 'Advogado Pleno', company: 'Harbour Consulting Ltda.', startDate: '2014' },
      { title: 'Advogado Associado', company: 'Mill Lane Advogados', startDate: '2016' },
      { title: 'Agente de Suporte', startDate: '2017', endDate: '' },
    ]);
  });

  it('end in a lone date, above the items of lists within them', () => {
    expect(
      read(`- Globex, Intern (2023 Summer)
• Answered 20 calls a day
• Filed letters
- Harbour Pharmacy, Intern (2022 Summer)
• Counted the stock`),
    ).toMatchObject([
      {
        title: 'Intern',
        company: 'Globex',
        startDate: '2023',
        bulletPoints: ['Answered 20 calls a day', 'Filed letters'],
      },
      {
        title: 'Intern',
        company: 'Harbour Pharmacy',
        startDate: '2022',
        bulletPoints: ['Counted the stock'],
      },
    ]);
  });

  it('have their dates in the line below', () => {
    expect(
      read(`- Cook | Quorvale
2019 – 2021
Ran the grill of the house
- Waiter | Zembla
2016 – 2019
Served the guests of the house`),
    ).toMatchObject([
      { title: 'Cook', company: 'Quorvale', startDate: '2019', description: 'Ran the grill of the house' },
      {
        title: 'Waiter',
        company: 'Zembla',
        startDate: '2016',
        description: 'Served the guests of the house',
      },
    ]);
  });

  it('are not the employers of those below', () => {
    expect(read('- 2011 – 2012: Northlight Ltd\n- 2012 – 2014: Nanny')[1]?.company).toBe('');
  });

  it('may have the dates in brackets before a title and what was done', () => {
    expect(
      read(`1. Northlight Ltd (2023 - 2025): Bookkeeper. Kept the books of two shops and paid the wages.
2. Bluefin Ltd (2019 - 2023): Cashier. Ran the till and counted the stock on Sundays.`),
    ).toMatchObject([
      { title: 'Bookkeeper', company: 'Northlight Ltd', startDate: '2023' },
      { title: 'Cashier', company: 'Bluefin Ltd', startDate: '2019' },
    ]);
  });

  it('are what was done in a role if that has its own dates', () => {
    expect(
      read(`Baker, Harbour Mill, 2012 – 2021
- 2012 – 2015: reception and post
- 2015 – 2018: early shift in the bakery
- 2018 – 2021: late shift in the shop`),
    ).toMatchObject([{ title: 'Baker', company: 'Harbour Mill', startDate: '2012' }]);
  });
});

it('reads a lone date behind fields that bars set apart', () => {
  expect(
    read(`Wickerworker | Mill & Oven | May 2023
- Made 40 baskets

Cashier | Orion Stores | March 2019 – April 2023
- Ran the till`),
  ).toMatchObject([{ startDate: '2023-05' }, { startDate: '2019-03' }]);
});

it('reads a legal form of single letters before the dates, and an open end that is a sign', () => {
  expect(
    read(`Orion Servis s. r. o.\t09/2016 – ∞
Accountant

Morava Sklo s. r. o.\t03/2012 – 08/2016
Cashier`),
  ).toMatchObject([
    { title: 'Accountant', company: 'Orion Servis s. r. o.', startDate: '2016-09' },
    { title: 'Cashier', company: 'Morava Sklo s. r. o.', startDate: '2012-03' },
  ]);
});

describe('roles whose title is set apart', () => {
  it('have it below dates and employer, though it is the name of a section', () => {
    expect(
      read(
        'Quorvale Media\tFebruary 2016 – Current\nJunior Web Developer\nPart-time work on templates.\nQuorvale Town Museum\tJanuary 2014 – March 2015\nVolunteer\nLooked after the prints.',
      ),
    ).toMatchObject([
      { title: 'Junior Web Developer', company: 'Quorvale Media' },
      { title: 'Volunteer', company: 'Quorvale Town Museum' },
    ]);
  });

  it('have it in bold below a date and a bar', () => {
    const text =
      '2016 - 2017 | Quorvale Media\n**Writer**\n- Wrote of the town\n\n2013 | Quorvale Post\n**Internship**\n- Read the proofs';
    expect(read(text)).toMatchObject([
      { title: 'Writer', company: 'Quorvale Media' },
      { title: 'Internship', company: 'Quorvale Post', startDate: '2013', endDate: '2013' },
    ]);
  });

  it('have it as the only item of a list', () => {
    expect(
      read(
        'July 2017 – February 2018\tQuorvale Sports\n- Shop assistant\nMay 2016 – May 2017\tHarrow Foods\n- Cashier',
      ),
    ).toMatchObject([
      { title: 'Shop assistant', company: 'Quorvale Sports' },
      { title: 'Cashier', company: 'Harrow Foods' },
    ]);
  });

  it('have it as the definition of their dates', () => {
    expect(
      read(
        '2015--2020\n:   **Tanner**, Quorvale Hides Ltd.\n\n    - Prepared hides\n\n2012--2014\n:   **Clerk**, Harrow Ltd.\n\n    - Sorted post',
      ),
    ).toMatchObject([
      { title: 'Tanner', company: 'Quorvale Hides Ltd' },
      { title: 'Clerk', company: 'Harrow Ltd' },
    ]);
  });

  it('are items that begin with a month', () => {
    expect(
      read(
        '- July 2004\tBaker, Quorvale Bread Ltd\n- July 2005\tCashier, Harrow Foods Ltd\n- May 2007\tSteward, Orion Cinemas Ltd',
      ),
    ).toMatchObject([
      { title: 'Baker', startDate: '2004-07' },
      { title: 'Cashier', startDate: '2005-07' },
      { title: 'Steward', startDate: '2007-05' },
    ]);
  });
});

it('roles that are items have what was done there as items set in below them, with the same mark', () => {
  const roles = read(`- Quorvex (08/2022 – 09/2025): Web developer
    - Wrote the shop
    - Kept the servers
    - Answered the calls
- Kestrel (05/2019 – 08/2022): Baker
    - Baked bread
    - Ordered flour
    - Trained two apprentices`);
  expect(roles).toMatchObject([
    { title: 'Web developer', company: 'Quorvex', startDate: '2022-08' },
    { title: 'Baker', company: 'Kestrel', startDate: '2019-05' },
  ]);
  expect(roles.map(({ bulletPoints }) => bulletPoints.length)).toEqual([3, 3]);
});

it('an only item below dates has the employer below it', () => {
  expect(
    read(`01.05.2019 - Heute
- Revenue Manager
Quorvex Inns

01.02.2018 - 30.04.2019
- Channel Manager
Kestrel Inns`),
  ).toMatchObject([
    { title: 'Revenue Manager', company: 'Quorvex Inns' },
    { title: 'Channel Manager', company: 'Kestrel Inns' },
  ]);
});
