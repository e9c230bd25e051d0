import { describe, expect, it } from 'vitest';
import { readHistory } from './read-history.ts';

const STUDIES = 'Lorvale College\nBA History\n2008 – 2011';
const SHOP = 'Shop Manager\nNorthlight Ltd\n2014 – 2016';
const COOK = 'Cook\nMill Inn\n2011 – 2014';

/** The roles of a document, and what is left in its section of studies. */
function read(heading: string, entries: string[], more = 'Skills\n\nTill') {
  const text = ['Ada Marlow\nada@example.com', heading, ...entries, more].join('\n\n');
  const { experiences, sections } = readHistory(text);
  return {
    roles: experiences.map(({ title, company }) => `${title} | ${company}`),
    studies: sections.find(({ kind }) => kind === 'education')?.lines ?? [],
  };
}

const JOBS = ['Shop Manager | Northlight Ltd', 'Cook | Mill Inn'];
const LEARNED = ['Lorvale College', 'BA History', '2008 – 2011'];

describe('jobs at the end of the studies', () => {
  it('are work in a document that has no other', () => {
    expect(read('Education', [STUDIES, SHOP, COOK])).toEqual({ roles: JOBS, studies: LEARNED });
  });

  it.each<[string, string[]]>([
    ['only one is known', [STUDIES, COOK]],
    ['no studies stand above them', [SHOP, COOK]],
    ['studies follow', [SHOP, COOK, STUDIES]],
    ['they have no dates', [STUDIES, 'Shop Manager\nNorthlight Ltd', 'Cook\nMill Inn']],
    [
      'they are at schools',
      [
        STUDIES,
        'Research Assistant\nUniversity of Lorvale\n2014 – 2016',
        'Teaching Assistant\nUniversity of Holm\n2011 – 2014',
      ],
    ],
    [
      'one learned there',
      [STUDIES, 'Ausbildung zum Koch\nHotel Kestrel\n2014 – 2016', 'Apprentice Baker\nMill Inn\n2011 – 2014'],
    ],
    [
      'they are those of a student',
      [STUDIES, 'Student\nGlobex Ltd\n2014 – 2016', 'Trainee\nMill Inn\n2011 – 2014'],
    ],
  ])('are none where %s', (_, entries) => {
    expect(read('Education', entries).roles).toEqual([]);
  });

  it('are none where the document has work elsewhere', () => {
    const work = 'Work experience\n\nWaiter\nHarbour Inn\n2016 – 2020';
    expect(read('Education', [STUDIES, SHOP, COOK], work).roles).toEqual(['Waiter | Harbour Inn']);
  });
});

describe('a heading of studies that names work, too,', () => {
  it.each([
    'Education and Work Experience',
    'Formation et parcours professionnel',
    'Ausbildung und Berufserfahrung',
  ])('has jobs below it, wherever they stand: %s', (heading) => {
    expect(read(heading, [SHOP, STUDIES])).toEqual({ roles: JOBS.slice(0, 1), studies: LEARNED });
  });

  it('has those at schools, too, and leaves what one learned', () => {
    const lecturer = 'Lecturer\nUniversity of Holm\n2014 – 2016';
    const training = 'Trainee\nMill Inn\n2011 – 2014';
    expect(read('Education and Work Experience', [lecturer, training, STUDIES]).roles).toEqual([
      'Lecturer | University of Holm',
    ]);
  });
});

it('sports are no work where a heading of work has dates below it that nothing could be read of', () => {
  const text = `Ada Marlow\nada@example.com\n\nExperience\n\n- July 2023 and June 2021: worked within the Mill Inn\n\nMiscellaneous\n\n- Football referee (2020-2023): rigour, calm\n- Runner at the Moor Club (2012-2020): rigour`;
  expect(readHistory(text).experiences).toEqual([]);
});

it('leaves further training among the jobs to the certificates', () => {
  const { experiences, details } = readHistory(
    'Ada Marlow\nada@example.com\n\nBerufserfahrung\n\n2021 – 2023\nKöchin, Kestrel GmbH\n- Gekocht\n\n2020 – 2021\nWeiterbildung zur Diätköchin (IHK)\n\n2018 – 2020\nKöchin, Orion GmbH\n- Gebacken',
  );
  expect(experiences.map(({ company }) => company)).toEqual(['Kestrel GmbH', 'Orion GmbH']);
  expect(details.certificates.map(({ text }) => text)).toEqual([
    expect.stringContaining('Weiterbildung zur Diätköchin'),
  ]);
  expect(details.education).toEqual([]);
});
