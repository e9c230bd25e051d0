import { describe, expect, it } from 'vitest';
import { readEducationLine } from './education-atoms.ts';
import { namesSchool } from './education-kinds.ts';

const namesDegree = (text: string): boolean =>
  readEducationLine(text).atoms.some(({ kind }) => kind === 'degree');

describe('a line of education names', () => {
  it.each([
    [
      'English',
      'A Levels: Maths, Physics|PGDip|HSC|Class XII|Exchange semester|HND Computing|NCEA Level 2|Botany BSc',
    ],
    ['German', 'Dr. rer. nat.|Industriemeister|Auslandssemester|Berufsmatura|Berufslehre als Koch'],
    ['French', 'M1 Économie|DEA|Agrégation|Maturité gymnasiale fédérale|BUT GEA|BTS MUC'],
    [
      'Spanish',
      'Educación Secundaria Obligatoria|Educación Básica|Ingeniería Técnica|Maestría en Educación|Secundario completo',
    ],
    ['Portuguese', 'Ensino Fundamental|Segundo grau completo|Superior de Tecnologia em Redes'],
    ['Dutch', 'MAVO|Graduaat|Licentiaat'],
    ['Scandinavian', 'Samhällsvetenskapliga programmet|Studentereksamen|Cand.merc.|Siviløkonom'],
    ['Finnish', 'Ammattitutkinto|Tradenomi|Merkonomi'],
    ['Hungarian and Romanian', 'Alapképzés|Mesterképzés|Studii universitare'],
    ['Russian', 'Высшее образование|Специалитет|Кандидат наук'],
  ])('a degree: %s', (_, texts) => {
    for (const text of texts.split('|')) expect([text, namesDegree(text)]).toEqual([text, true]);
  });

  it.each([
    'Accademia di Brera',
    'KU Leuven',
    'ELTE',
    'Unidad Educativa Sucre',
    'МГУ',
    'Sixth Form',
    'Paris 7 Diderot',
    'Bracken vgs',
    'Moss Mastery Academy',
  ])('a school: %s', (text) => {
    expect([namesSchool(text), namesDegree(text)]).toEqual([true, false]);
  });

  it.each(['Mathematics', 'Globex GmbH', 'Leeds', 'inženýrská'])('neither: %s', (text) => {
    expect(namesDegree(text) || namesSchool(text)).toBe(false);
  });
});
