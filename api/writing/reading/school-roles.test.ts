import { describe, expect, it } from 'vitest';
import { readHistory } from './read-history.ts';

describe('a school as the employer, below a heading of work,', () => {
  const read = (text: string) => {
    const { experiences, sections } = readHistory(
      `Ada Marlow\n\nErfahrung\n\n${text}\n\n2012 – 2015\tKoch, Kestrel GmbH`,
    );
    return {
      titles: experiences.map(({ title }) => title),
      kinds: sections.map(({ kind }) => kind),
    };
  };

  it('of somebody without a title is education', () => {
    expect(read('2008 – 2012\tGymnasium Globex, Ulm')).toEqual({
      titles: ['Koch'],
      kinds: ['experience', 'education'],
    });
  });

  it('that the kind of school stands above is education', () => {
    expect(read('2008 – 2012\tFachoberschule im Bereich Wirtschaft\nCarl-Hahn-Schule Ulm')).toEqual({
      titles: ['Koch'],
      kinds: ['experience', 'education'],
    });
  });

  it('of somebody with a title is work', () => {
    expect(read('2008 – 2012\tSecretary, Realschule Globex')).toEqual({
      titles: ['Secretary', 'Koch'],
      kinds: ['experience'],
    });
  });
});

describe('among the work,', () => {
  const kindsOf = (text: string) =>
    readHistory(`Ada Marlow\n\nErfahrung\n\n${text}\n\n2012 – 2015\tKoch\nKestrel GmbH`).sections.map(
      ({ kind }) => kind,
    );

  it('retraining is education', () => {
    expect(kindsOf('2019 – 2021\tUmschulung zum Fachinformatiker\nGlobex GmbH')).toContain('education');
    expect(kindsOf('2019 – 2021\tNetzwerke unter Linux\nFortbildung bei der Globex GmbH')).toContain(
      'education',
    );
  });

  it('somebody who teaches such a course works', () => {
    expect(kindsOf('2019 – 2021\tIntegrationskurs Lehrerin\nKestrel Haus')).toEqual(['experience']);
  });

  it('an apprenticeship is education at a school only', () => {
    expect(kindsOf('2005 – 2007\tAusbildung zum Assistenten\nKestrel-Berufskolleg')).toContain('education');
    expect(kindsOf('2005 – 2007\tAusbildung zum Bäcker\nKestrel Backhaus GmbH')).not.toContain('education');
  });
});

describe('somebody who works and studies for a degree', () => {
  const read = (education: string) =>
    readHistory(
      `Ada Marlow\n\nExperience\n\nCook, Kestrel GmbH\n2012 – 2015\n\nPostdoc & PhD Student, University of Lorvale\n2015 – 2020\n\n${education}`,
    ).experiences.map(({ title }) => title);

  it('has a job where the studies have a section of their own', () => {
    expect(read('Education\n\nBSc Biology, University of Holm, 2008 – 2012')).toEqual([
      'Cook',
      'Postdoc & PhD Student',
    ]);
  });

  it('studies where all of it stands in one section', () => {
    expect(read('')).toEqual(['Cook']);
  });
});

it('a thesis at a firm is work where the studies have a section of their own', () => {
  const read = (rest: string) =>
    readHistory(
      `Ada Marlow\n\nEsperienza\n\nCuoco, Kestrel S.r.l.\n2012 – 2015\n\nTesi di Laurea - Data Scientist, Orion S.p.A.\n2015 – 2016\n\n${rest}`,
    ).experiences.map(({ company }) => company);
  expect(read('Formazione\n\nLaurea in Fisica, Università di Lorvale, 2008 – 2012')).toEqual([
    'Kestrel S.r.l.',
    'Orion S.p.A.',
  ]);
});
