import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { readDetails } from './details.ts';

const studies = (lines: string[]) =>
  readDetails(readHistory(['Ada Brandt', 'ada@brandt.test', '', 'Education', ...lines].join('\n'))).education;

const drawnStudies = (drawn: [text: string, look?: Partial<Line>][]) =>
  readLines([
    lineOf('Ada Brandt', 0),
    lineOf('Education', 2, { gapBefore: true, isBold: true }),
    ...drawn.map(([text, look], index) => lineOf(text, index + 3, look)),
  ]).history.details.education;

describe('a study begins', () => {
  it('at each line that looks like the first one, though no word of it is known', () => {
    const bold = { isBold: true };
    expect(
      drawnStudies([
        ['Moss Care & Law', bold],
        ['Harwood University'],
        ['Fern Drawing', bold],
        ['University of Leeds'],
        ['Rye Handling', bold],
        ['Globex House'],
      ]),
    ).toMatchObject([
      { degree: 'Moss Care & Law', institution: 'Harwood University' },
      { degree: 'Fern Drawing', institution: 'University of Leeds' },
      { degree: 'Rye Handling', institution: 'Globex House' },
    ]);
  });

  it('at a line with the look of the first one, without the dates that the next one has', () => {
    const [large, small] = [{ size: 12, gapBefore: true }, { size: 9 }];
    expect(
      drawnStudies([
        ['2e année de BUT Botanique', large],
        ['Université de Holm', small],
        ['1ère année de BUT Fougères', large],
        ['Université de Holm\t2012-2013', small],
        ['Baccalauréat général', large],
        ['Lycée Bracken\t2012', small],
        ['spécialités mousses et fougères', small],
      ]).map(({ degree, endDate }) => [degree, endDate]),
    ).toEqual([
      ['2e année de BUT Botanique', ''],
      ['1ère année de BUT Fougères', '2013'],
      ['Baccalauréat général', '2012'],
    ]);
  });

  it('at no date that says again when it ended', () => {
    expect(
      studies([
        'Harwood University',
        '10/2011 – 10/2014',
        'BSc Botany',
        'Graduated on 21 October 2014, grade 1.6',
        'Bracken Gymnasium',
        '09/2002 – 05/2011',
        'Abitur am 30.05.2011',
      ]),
    ).toMatchObject([
      { institution: 'Harwood University', degree: 'BSc Botany', startDate: '2011-10', endDate: '2014-10' },
      { institution: 'Bracken Gymnasium', degree: 'Abitur', startDate: '2002-09', endDate: '2011-05' },
    ]);
  });

  it('at no thesis, though its label names a degree', () => {
    expect(
      studies([
        'Máster en Botánica',
        'Universidad de Holm, 2014 – 2016',
        'Trabajo de Fin de Máster: Diseño de musgos, 2016',
        'Grado en Biología',
        'Universidad de Holm, 2010 – 2014',
        'Trabajo de Fin de Grado: Musgos del bosque, 2014',
      ]).map(({ degree }) => degree),
    ).toEqual(['Máster en Botánica', 'Grado en Biología']);
  });

  it('at a smaller line in no name, though that begins with a small letter', () => {
    expect(
      drawnStudies([
        ['Harwood University', { size: 12 }],
        ['BSc Botany (2010 - 2014)', { size: 10 }],
        ['Mary Bracken Hall', { size: 12, gapBefore: true }],
        ['técnico em musgos (2007 - 2010)', { size: 10 }],
      ]),
    ).toMatchObject([
      { institution: 'Harwood University', degree: 'BSc Botany' },
      { institution: 'Mary Bracken Hall', degree: 'técnico em musgos' },
    ]);
  });
});

describe('school and degree', () => {
  it('stand where most other studies have them, of two schools as well', () => {
    expect(
      studies([
        'Harwood University\nMaster of Botany, 2010 – 2012',
        'Harwood University\nBachelor of Botany, 2007 – 2010',
        'Liceo scientifico A. Bracken\nScuola superiore scientifica, 2002 – 2007',
      ]),
    ).toMatchObject([
      { institution: 'Harwood University', degree: 'Master of Botany' },
      { institution: 'Harwood University', degree: 'Bachelor of Botany' },
      { institution: 'Liceo scientifico A. Bracken', degree: 'Scuola superiore scientifica' },
    ]);
  });

  it.each([
    ['Moss Care: Globex Labs, 2012', 'Moss Care', 'Globex Labs'],
    ['Studied Applied Moss Care. Bracken UXX, 2012', 'Studied Applied Moss Care', 'Bracken UXX'],
    ['Harwood College\nBachelor of Botany, GPA: B, 2012', 'Bachelor of Botany', 'Harwood College'],
    ['Moss Care (BA Hons 2,1) – Harwood College, 2012', 'Moss Care (BA Hons 2,1)', 'Harwood College'],
    ['Kauffrau IHK\tGlobex, 2012', 'Kauffrau IHK', 'Globex'],
  ])('are parted in %s', (line, degree, institution) => {
    expect(studies([line])).toMatchObject([{ degree, institution }]);
  });
});
