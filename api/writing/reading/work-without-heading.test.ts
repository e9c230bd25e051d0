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

  it('may be a single role, if no heading of work follows', () => {
    const { contact, experiences } = readHistory([PERSON + ROLES[0], STUDIES].join('\n\n'));
    expect(contact.location).toBe('');
    expect(experiences).toMatchObject([{ title: 'Shop Manager', location: 'Leeds, UK' }]);
  });

  it('is none where one follows: a town beside the dates is where the person lives', () => {
    const work = `Experience\n\n${ROLES[1]}`;
    const { contact } = readHistory(`${PERSON}2021 – 2023\nLeeds, UK\n\n${work}`);
    expect(contact.location).toBe('Leeds, UK');
  });

  it('leaves employers above its dates with their towns', () => {
    const above =
      'Ada Marlow\n1 Mill Lane, Leeds, UK | ada@example.com\n\nCook\nMill Inn – Hull, UK\n2017 – 2019\n- Cooked';
    const { contact, experiences } = readHistory(`${above}\n\n${STUDIES}`);
    expect(contact.location).toBe('1 Mill Lane, Leeds, UK');
    expect(experiences).toMatchObject([{ title: 'Cook', company: 'Mill Inn', location: 'Hull, UK' }]);
  });
});

describe('work in a section of another name', () => {
  const lost = (heading: string) =>
    `${PERSON}Experience\n\n${heading}\n\n${ROLES.join('\n\n')}\n\n${STUDIES}`;

  it.each(['Languages', 'Skills'])('is read where there is no other: %s', (heading) => {
    const { experiences } = readHistory(lost(heading));
    expect(experiences.map(({ title, company }) => `${title} | ${company}`)).toEqual([
      'Shop Manager | Northlight Ltd',
      'Waiter | Harbour Inn',
      'Cook | Mill Inn',
    ]);
  });

  it('is none where the entries are no known jobs, or have no dates', () => {
    const languages =
      'Languages\n\nFrench, School of Lyon\n2019 – 2021\n\nSpanish, School of Cádiz\n2017 – 2019';
    expect(readHistory(`${PERSON}${languages}\n\n${STUDIES}`).experiences).toEqual([]);
  });

  it.each(['Education', 'Volunteering'])('is none in %s, whatever the entries look like', (heading) => {
    expect(readHistory(`${PERSON}${heading}\n\n${ROLES.join('\n\n')}`).experiences).toEqual([]);
  });
});

describe('work below a heading that nobody knows, beside known work', () => {
  const KNOWN = '## Work experience\n\n2019 – 2021 Waiter, Harbour Inn\n- Served 90 guests\n\n';
  const section = (entries: string) =>
    readHistory(`# ${PERSON}${KNOWN}## On Sundays\n\n${entries}\n\n## Skills\n\nTill`).experiences.map(
      ({ title }) => title,
    );

  it('is work where hardly anything else stands there', () => {
    const jobs =
      '2015 – 2017 Cook, Mill Inn\n- Baked bread\n\n2013 – 2015 Gardener, Moorland Ltd\n- Cut hedges';
    expect(section(jobs)).toEqual(['Waiter', 'Cook', 'Gardener']);
  });

  it('may be a single job where the heading names experience', () => {
    const headed = (heading: string, done: string) =>
      readHistory(
        `# ${PERSON}${KNOWN}## Education\n\n2018 School of Commerce\n\n## ${heading}\n\n2015 – 2017 Keeper, Moorland Zoo\n${done}\n\n## Skills\n\nTill`,
      ).experiences.map(({ title }) => title);
    for (const heading of ['Wildlife experience', 'Experience with owls']) {
      expect(headed(heading, '- Fed the owls'), heading).toEqual(['Waiter', 'Keeper']);
      expect(headed(heading, ''), heading).toEqual(['Waiter']);
    }
    expect(headed('On Sundays', '- Fed the owls')).toEqual(['Waiter']);
  });

  it('is none without what was done there, as in lists of grants and talks', () => {
    const talks = '2015 – 2017 Speaker, Northern Forum\n\n2013 – 2015 Fellow, Moorland Fund';
    expect(section(talks)).toEqual(['Waiter']);
  });
});

describe('jobs written as forms', () => {
  const job = (company: string, dates: string, title: string) =>
    `${company}\t${dates}\nJob Title\t: ${title}\nJob Description\t:\n1. Baked bread\n2. Sold cakes`;
  const jobs = [
    job('Globex Mills', 'Jan 2020 - Now', 'Head Baker'),
    job('Orion Mills', 'Sept 2018 – Jan 2020', 'Baker'),
  ];

  it('are the work of a document without a heading of it, with the projects among them', () => {
    const text = `${PERSON}Certification\n\n- Hygiene Level 2\n\n${jobs.join('\n\nProject\n\n1. Opened a shop\n\n')}`;
    const { experiences, details } = readHistory(text);
    expect(experiences).toMatchObject([
      { title: 'Head Baker', company: 'Globex Mills', startDate: '2020-01' },
      { title: 'Baker', company: 'Orion Mills', endDate: '2020-01' },
    ]);
    expect(details.certificates.map((one) => one.text)).toEqual(['Hygiene Level 2']);
  });

  it('are left where they are if there is only one', () => {
    expect(
      readHistory(`${PERSON}Certification\n\n- Hygiene Level 2\n\n${jobs[0]}`).details.certificates,
    ).not.toEqual([]);
  });
});

it('is below "Divers", too, if there is nothing but jobs', () => {
  const work = 'Expérience professionnelle\n\n2019-2021\tCuisinier – Globex – Lyon\n- Cuisine du jour';
  const more = (titles: string[]) =>
    `Divers\n\n${titles.map((title, index) => `201${index}-201${index + 1}\tKestrel SARL\n- ${title}`).join('\n\n')}`;
  const rolesOf = (titles: string[]) => readHistory(`${PERSON}${work}\n\n${more(titles)}`).experiences.length;
  expect(rolesOf(['Femme de ménage', 'Serveuse', 'Vendeuse'])).toBe(4);
  expect(rolesOf(['Randonnée', 'Jeux de société', 'Lecture'])).toBe(1);
});
