import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const read = (...lines: string[]) => readHistory(['Ada Brandt', 'ada@brandt.test', '', ...lines].join('\n'));
const sections = (...lines: string[]) =>
  read(...lines).details.sections.map(({ heading, text }) => `${heading}: ${text}`);

describe('sections that are kept as they are', () => {
  it('have a paragraph or list item on each line, broken lines joined', () => {
    expect(
      sections(
        'Projects',
        'Harbour map, 2021 – 2022',
        '• Drew 40 piers and',
        '  their depths',
        '• Printed 300 copies',
        '',
        'Publications',
        'Brandt, A. (2020). Tides of the north.',
      ),
    ).toEqual([
      'Projects: Harbour map, 2021 – 2022\n- Drew 40 piers and their depths\n- Printed 300 copies',
      'Publications: Brandt, A. (2020). Tides of the north.',
    ]);
  });

  it('are those with a heading that are neither work nor lists', () => {
    const headings = read(
      'Summary',
      'A careful cartographer.',
      '',
      'Experience',
      'Cartographer, Globex, 2019 – 2021',
      '',
      'Volunteering',
      'Sea rescue',
      '',
      'Skills',
      'Maps',
      '',
      'Hobbies',
      'Rowing',
    ).details.sections.map(({ heading }) => heading);
    expect(headings).toEqual(['Volunteering', 'Hobbies']);
  });

  it.each([
    ['References', 'Ines Holm, +49 30 7654321'],
    ['Personal Data', 'Born 3 May 1990'],
    ['Persönliche Daten', 'Geboren am 3. Mai 1990'],
    ['Declaration', 'I declare that all of this is true.'],
  ])('leave out "%s", which is for one reader', (heading, line) => {
    expect(sections('Skills', 'Maps', '', heading, line)).toEqual([]);
  });

  it.each(['Personal Projects', 'Personal Interests'])('keep "%s"', (heading) => {
    expect(sections('Skills', 'Maps', '', heading, 'A harbour map')).toEqual([`${heading}: A harbour map`]);
  });

  it('have no certificates, which are a list of their own', () => {
    const { details } = read(
      'Awards & Certifications',
      '- First Aid, Red Cross, 05/2020',
      '- Second place, Regional Map Contest, 2021',
    );
    expect(details.certificates.map(({ text }) => text)).toEqual(['First Aid, Red Cross, 05/2020']);
    expect(details.sections.map(({ text }) => text)).toEqual(['- Second place, Regional Map Contest, 2021']);
  });

  it.each([
    ['AWARDS AND HONORS', 'Awards and Honors'],
    ['IT PROJECTS', 'IT Projects'],
    ['PUBLICATIONS:', 'Publications'],
  ])('have the heading "%s" as "%s", as resumes write theirs', (heading, shown) => {
    expect(sections('SKILLS', 'Maps', '', heading, 'A harbour map')).toEqual([`${shown}: A harbour map`]);
  });

  it('have a heading that was broken over two lines as a whole', () => {
    expect(sections('Skills', 'Maps', '', 'Publications and', 'Presentations', 'Tides')).toEqual([
      'Publications and Presentations: Tides',
    ]);
  });

  it('are one when a page repeats their heading', () => {
    expect(sections('Publications', 'Tides', '', 'Skills', 'Maps', '', 'Publications', 'Piers')).toEqual([
      'Publications: Tides\nPiers',
    ]);
  });

  it('have every word of their lines, in order, and no other', () => {
    const word = fc.constantFrom('harbour', 'Map', '2021', 'tides', 'and', 'Printed', 'long-term', 'copies.');
    const line = fc.tuple(fc.constantFrom('', '• ', '  '), fc.array(word, { minLength: 1, maxLength: 12 }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const texts = lines.map(([start, words]) => start + words.join(' '));
        const { details } = read('Skills', 'Maps', '', 'Publications', ...texts);
        const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
        const [section] = details.sections;
        expect(words(section?.text ?? '')).toEqual(words(texts.join('\n')));
      }),
    );
  });
});
