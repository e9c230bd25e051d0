import { describe, expect, it } from 'vitest';
import { listDetails } from './details.ts';
import { headingKind } from './headings.ts';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';
import { splitBlocks } from './sections.ts';
import { lineOf } from '../testing/lines.ts';
import type { Line } from '../lines/line.ts';

describe('headings of certificates', () => {
  it.each([
    'Board Certifications',
    'Nursing Licensure',
    'Health & Safety Training',
    'Industry Qualifications',
    'Other Short Courses',
    'Zertifizierung / Schulung',
    'Fort- und Weiterbildungen',
    'Sicherheitsschulungen',
    'Habilitations et CACES',
    'Cursos de especialización',
    'Qualificações complementares',
    'Licenças e certificações',
    'Corsi di formazione e aggiornamento',
    'Aanvullende cursussen',
    'Zdobyte uprawnienia zawodowe',
    'Absolvovaná školení',
    'Cursuri și traininguri',
    'Certifikat och licenser',
    'Kurs og etterutdanning',
    'Alınan Sertifikalar',
    'Kursus dan Pelatihan',
    'Курсы и тренинги',
    'Дополнительное образование',
  ])('are known by their words: %s', (heading) => {
    expect(headingKind(heading)).toBe('certifications');
  });

  it.each(['Courses taught', 'Training delivered', 'Invited Seminars', 'Cursos impartidos', 'Oven Courses'])(
    'are none of other things: %s',
    (heading) => {
      expect(headingKind(heading)).not.toBe('certifications');
    },
  );
});

const heads = new Set(['Experience', 'Languages', 'Interests']);
const lines = (texts: readonly string[], like: Partial<Line>): Line[] =>
  ['Ada Brandt', 'ada@brandt.test', ...texts].map((text, index) =>
    lineOf(text, index, heads.has(text) ? { gapBefore: true, isBold: true } : text in special ? like : {}),
  );
const special: Record<string, true> = { 'Oven Safety Licenses': true, 'Oven Safety': true };
const document = (heading: string, like: Partial<Line>) =>
  lines(
    [
      'Experience',
      'Baker, Mill Inn, 2017 - 2019',
      'Kneaded the dough.',
      heading,
      'Rye Baker',
      'Stone Oven Keeper',
      'Languages',
      'Danish',
      'Interests',
      'Sailing',
    ],
    like,
  );
const kindOf = (all: Line[], heading: string) =>
  splitBlocks(all).find((block) => block.heading === heading)?.kind;

describe('a heading that names certificates among unknown words', () => {
  it('opens a section of certificates where it is written as the other headings are', () => {
    const all = document('Oven Safety Licenses', { gapBefore: true, isBold: true });
    expect(kindOf(all, 'Oven Safety Licenses')).toBe('certifications');
    expect(listDetails(readLines(all).history).certifications).toEqual(['Rye Baker', 'Stone Oven Keeper']);
  });

  it('is none in the style of the text, and other unknown words open none of certificates', () => {
    expect(kindOf(document('Oven Safety Licenses', { gapBefore: true }), 'Oven Safety Licenses')).toBe(
      undefined,
    );
    expect(kindOf(document('Oven Safety', { gapBefore: true, isBold: true }), 'Oven Safety')).toBe('other');
  });

  it('may have years behind it, if a list without dates follows', () => {
    const heading = { gapBefore: true, isBold: true };
    const item = { marker: '•', indent: 4 };
    const all = [
      lineOf('Ada Brandt', 0),
      lineOf('ada@brandt.test', 1),
      lineOf('Experience', 2, heading),
      lineOf('2017 – 2019 - Cook - Mill Inn', 3, { gapBefore: true }),
      lineOf('Baked bread', 4, item),
      lineOf('Earned Globex Certificates 2023/2024', 5, heading),
      lineOf('Rye Baker', 6, { ...item, gapBefore: true }),
      lineOf('Stone Oven Keeper', 7, item),
      lineOf('Languages', 8, heading),
      lineOf('Danish', 9),
    ];
    const { history } = readLines(all);
    expect(listDetails(history).certifications).toEqual(['Rye Baker', 'Stone Oven Keeper']);
    expect(history.experiences).toHaveLength(1);
  });

  it('may stand above all that are known', () => {
    const [name, mail, ...others] = document('Oven Safety', {});
    if (!name || !mail) throw new Error('no lines');
    const all = [
      name,
      mail,
      lineOf('Oven Safety Licenses', 2, { gapBefore: true, isBold: true }),
      lineOf('Holm State, RN 281000', 3),
      ...others.map((line) => ({ ...line, lineNumber: line.lineNumber + 2 })),
    ];
    expect(listDetails(readLines(all).history).certifications).toEqual(['Holm State, RN 281000']);
  });
});

it('certificates have a section of their own below the heading of the studies, if theirs is of a lower level', () => {
  const blocks = splitBlocks([
    lineOf('Education', 0, { headingLevel: 2, gapBefore: true }),
    lineOf('Industry Qualifications', 1, { headingLevel: 3, gapBefore: true }),
    lineOf('Rye Baker', 2),
  ]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['lead', 'education', 'certifications']);
});

it.each(['Abilitazione A320', 'Abilitazione professionale', 'Certification 27001'])(
  'a certificate in a line of its own is no heading: %s',
  (certificate) => {
    expect(headingKind(certificate)).toBeNull();
    const { details } = readHistory(
      `Ada Marlow\nada@example.com\n\nCertificazioni\n\n${certificate}\nENAC\nMar 2015\nRye Baker\nGuild of Holm\nMay 2017`,
    );
    expect(details.certificates.map(({ text }) => text)).toEqual([
      `${certificate}, ENAC, Mar 2015`,
      'Rye Baker, Guild of Holm, May 2017',
    ]);
  },
);
