import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { readDuration, removeDurations } from '../fields/durations.ts';

// An employer with the total time there, above several roles with their own dates: as LinkedIn exports a profile, and as
// its page looks when it is copied.

const read = (text: string) =>
  readHistory(`Nora Felt\nnora@example.com\n\nExperience\n\n${text}`).experiences.map(
    ({ title, company, location, startDate, endDate }) =>
      `${title} / ${company} / ${location} / ${startDate}..${endDate}`,
  );

describe('the total time at an employer', () => {
  it('leaves the title above the dates of a role where a place stands behind them', () => {
    expect(
      read(`Kestrel
2 anos 7 meses
Chefe de cozinha
julho de 2021 - setembro de 2021 (3 meses) Lisboa, Portugal
Cozinheira
março de 2019 - junho de 2021 (2 anos 4 meses) Lisboa, Portugal`),
    ).toEqual([
      'Chefe de cozinha / Kestrel / Lisboa, Portugal / 2021-07..2021-09',
      'Cozinheira / Kestrel / Lisboa, Portugal / 2019-03..2021-06',
    ]);
  });

  it('makes the titles below it roles at this employer, up to the one that makes it up', () => {
    expect(
      read(
        `Brightloop
5 years 2 months
Staff Engineer
January 2022 - Present (2 years 6 months)
Austin, TX
Led the move of the platform to another data center, without a minute of downtime.
Senior Engineer
May 2019 - December 2021 (2 years 8 months)
Austin, TX
Oakfield
Support Engineer
January 2015 - April 2019 (4 years 4 months)
Boston, MA`,
      ),
    ).toEqual([
      'Staff Engineer / Brightloop / Austin, TX / 2022-01..',
      'Senior Engineer / Brightloop / Austin, TX / 2019-05..2021-12',
      'Support Engineer / Oakfield / Boston, MA / 2015-01..2019-04',
    ]);
  });

  it('may stand behind a name that a dash parts', () => {
    expect(
      read(`GXB - Globex Bakery Group ~ 7 years (2015 - Present)
Head Baker (2022 - Present)
I lead the night shift of the bakery and order its flour, and train whoever is new to the ovens.
Pastry Chef (2018 - 2022)
I made the cakes of three shops, and planned a new kitchen for them with the builders.`),
    ).toEqual([
      'Head Baker / GXB - Globex Bakery Group /  / 2022..',
      'Pastry Chef / GXB - Globex Bakery Group /  / 2018..2022',
    ]);
  });

  it('may be dates beside it that those of the titles make up, whatever these are called', () => {
    expect(
      read(`2012 – 2014 Globex Bank
2013 – 2014 Bankier Klienta i Firm
- Opened accounts
2012 – 2013 Bankier Klienta i Domu
- Closed accounts
2008 – 2011 Kestrel Ltd
Cook`),
    ).toEqual([
      'Bankier Klienta i Firm / Globex Bank /  / 2013..2014',
      'Bankier Klienta i Domu / Globex Bank /  / 2012..2013',
      'Cook / Kestrel Ltd /  / 2008..2011',
    ]);
  });

  it('may be such dates beside parts of the employer, with the titles below these', () => {
    expect(
      read(`2005 – 2014 Globex Foods
2010 – 2014 Globex Foods HQ
Project Manager
2005 – 2010 Globex Foods Region North
Key Account Manager`),
    ).toEqual(
      expect.arrayContaining([
        'Project Manager / Globex Foods HQ /  / 2010..2014',
        'Key Account Manager / Globex Foods Region North /  / 2005..2010',
      ]),
    );
  });

  it('may come with a kind of contract and a place, and the employer’s name twice', () => {
    expect(
      read(
        `Brightloop
Brightloop
Full-time · 5 yrs 2 mos
Austin, TX
Staff Engineer
Jan 2022 - Present · 2 yrs 6 mos
Led the platform
Senior Engineer
May 2019 - Dec 2021 · 2 yrs 8 mos

Trainee
Oakfield · Internship
Jan 2018 - Apr 2019 · 1 yr 4 mos
Boston, MA`,
      ),
    ).toEqual([
      'Staff Engineer / Brightloop / Austin, TX / 2022-01..',
      'Senior Engineer / Brightloop / Austin, TX / 2019-05..2021-12',
      'Trainee / Oakfield / Boston, MA / 2018-01..2019-04',
    ]);
  });

  it('is read in other languages', () => {
    expect(
      read(
        `Rabobank
7 jaar
Hoofd administratie
juli 2024 - nu (1 jaar 3 maanden)
Utrecht
Boekhouder
oktober 2018 - juni 2024 (5 jaar 9 maanden)
Nijmegen`,
      ),
    ).toEqual([
      'Hoofd administratie / Rabobank / Utrecht / 2024-07..',
      'Boekhouder / Rabobank / Nijmegen / 2018-10..2024-06',
    ]);
  });

  it('counts the months with and without breaks between the roles', () => {
    const roles = (total: string) =>
      read(
        `Brightloop
${total}
Staff Engineer
January 2022 - December 2022 (1 year)
Senior Engineer
January 2019 - December 2020 (2 years)
Oakfield
Trainee
January 2018 - June 2018 (6 months)`,
      ).map((role) => role.split(' / ')[1]);
    expect(roles('3 years')).toEqual(['Brightloop', 'Brightloop', 'Oakfield']);
    expect(roles('4 years')).toEqual(['Brightloop', 'Brightloop', 'Oakfield']);
  });

  it('leaves out what is below it if the roles don’t make it up', () => {
    expect(
      read(
        `Brightloop
20 years
Staff Engineer
January 2022 - December 2022 (1 year)
Austin, TX

Oakfield
Trainee
January 2018 - June 2018 (6 months)
Boston, MA`,
      ).map((role) => role.split(' / ')[1]),
    ).toEqual(['Brightloop', 'Oakfield']);
  });
});

describe('a length of time', () => {
  it.each([
    ['5 yrs 2 mos', 62],
    ['(1 Jahr und 3 Monate)', 15],
    ['3 jaar 10 maanden', 46],
    ['7 años 11 meses', 95],
    ['11 lat', 132],
    ['2 år', 24],
    ['6 miesięcy', 6],
    ['1 yıl 4 ay', 16],
    ['5 years in sales', null],
    ['2019', null],
  ])('%s', (text, months) => {
    expect(readDuration(text)).toBe(months);
  });

  it('behind a title is that of the role, though the role lasted as long', () => {
    const text =
      'Experience\nGlobex Ltd\nClerk - 5 months\n09/2024 - 01/2025 Acme Leeds\n- Filed letters\nCook - 2 months\n07/2023 - 08/2023 Orion York\n- Cooked soups';
    expect(readHistory(text).experiences.map(({ title }) => title)).toEqual(['Clerk', 'Cook']);
  });

  it('is no part of a header', () => {
    expect(removeDurations('Baker (2 yrs 3 mos), Leeds').replace(/\s+/g, ' ')).toBe('Baker , Leeds');
    expect(removeDurations('Baker · 6 months').trim()).toBe('Baker');
    expect(removeDurations('Clerk (6 weeks)').trim()).toBe('Clerk');
    expect(removeDurations('2024, Drei Wochen').trim()).toBe('2024');
    expect(removeDurations('Ran three week-long courses')).toBe('Ran three week-long courses');
    expect(removeDurations('Planned 6 months of menus')).toBe('Planned 6 months of menus');
  });
});
