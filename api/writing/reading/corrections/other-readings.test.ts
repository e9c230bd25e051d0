import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listOtherReadings, type DoubtedRole } from './other-readings.ts';

/** The readings of a role from its lines and what was read in them, as "title | company | place". */
function readOther(text: string, read: string, above: string[] = []) {
  const [title = '', company = '', location = ''] = read.split('|').map((part) => part.trim());
  return listOtherReadings({ names: { title, company }, location, lines: text.split('\n'), above });
}

describe('what else a role could be called', () => {
  it.each([
    [
      'a title without the employer behind it',
      'Porter at Quayside\n2019 – 2021',
      'Porter at Quayside |',
      'Porter',
      'Quayside',
    ],
    [
      'a title that goes on behind a dash',
      'Nurse – Night Shift, Globex Clinic\n2019 – 2021',
      'Nurse | Globex Clinic',
      'Nurse – Night Shift',
      '',
    ],
    ['the other way round', 'Harbour\tPorter\t2019 – 2021', 'Harbour | Porter', 'Porter', 'Harbour'],
    [
      'an employer without quotation marks and what stands behind them',
      'Cook 2019 – 2021\n„Globex“ summer job',
      'Cook | Globex“ summer job',
      '',
      'Globex',
    ],
    [
      'a name that leads out of a sentence',
      '2019 – 2021\tworked as a Porter of Quayside Ltd',
      'worked as a Porter of Quayside Ltd |',
      'Porter',
      'Quayside Ltd',
    ],
    [
      'two names with nothing between them',
      'Quayside Café Barista, Leeds\n2019 – 2021',
      'Quayside Café Barista | | Leeds',
      'Barista',
      'Quayside Café',
    ],
    ['what stands beside a second period', 'Globex, 2011; Porter; 2012 – 2013', '| Globex', 'Porter', ''],
  ])('is %s', (_case, text, read, title, company) => {
    const other = readOther(text, read);
    if (title !== '') expect(other.title).toContain(title);
    if (company !== '') expect(other.company).toContain(company);
  });

  it('may stand above its lines, where it was left to the role before', () => {
    expect(
      readOther('Globex Ltd\n2019 – 2021', '| Globex Ltd', ['• Sold bread', 'Head Baker']).title,
    ).toEqual(['Head Baker']);
  });

  it('is neither a heading, nor a list item, nor a date, nor its place', () => {
    const other = readOther(
      'Porter, Globex Ltd, Leeds\n2019 – 2021\n• Manager of the night shift\n• Cook for 40 guests',
      'Porter | Globex Ltd | Leeds',
      ['Work Experience'],
    );
    const all = [...other.title, ...other.company];
    for (const text of ['Work Experience', 'Manager of the night shift', '2019 – 2021', 'Leeds'])
      expect(all).not.toContain(text);
  });

  it('begins with the most likely', () => {
    expect(
      readOther('Senior Porter, Night Shift | Globex Ltd | 2019', 'Globex Ltd | Night Shift').title[0],
    ).toBe('Senior Porter');
  });
});

describe('other readings of any lines', () => {
  const word = fc.constantFrom(
    'Cook',
    'Globex GmbH',
    'Leeds',
    'of',
    'Night',
    '2019 – 2021',
    'l’Azul',
    '“Kestrel”',
  );
  const sign = fc.constantFrom(' ', ', ', ' – ', '\t', ' | ', ' at ', ': ', '\n', ' (', ') ', '; ');
  const text = fc
    .array(fc.tuple(word, sign), { maxLength: 12 })
    .map((parts) => parts.flat().join('').split('\n'));
  const role: fc.Arbitrary<DoubtedRole> = fc.record({
    names: fc.record({ title: fc.oneof(word, fc.constant('')), company: fc.oneof(word, fc.constant('')) }),
    location: fc.constantFrom('', 'Leeds'),
    lines: text,
    above: fc.array(word, { maxLength: 2 }),
  });

  it('stand in them, differ from each other and from what was read, and are four at most', () => {
    fc.assert(
      fc.property(role, (doubted) => {
        const other = listOtherReadings(doubted);
        for (const field of ['title', 'company'] as const) {
          expect(other[field].length).toBeLessThanOrEqual(4);
          expect(new Set(other[field]).size).toBe(other[field].length);
          expect(other[field]).not.toContain(doubted.names[field]);
          for (const name of other[field])
            expect(
              [...doubted.lines, ...doubted.above].some((line) => line.replace(/\t+/g, ' ').includes(name)),
            ).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are found in lines full of signs', () => {
    const line = `${'Cook, Globex – Leeds | '.repeat(2_000)}2019 – 2021`;
    const lines = Array.from({ length: 50 }, () => line);
    expect(
      listOtherReadings({ names: { title: '', company: '' }, location: '', lines, above: [line, line] })
        .title,
    ).toContain('Cook');
  });
});
