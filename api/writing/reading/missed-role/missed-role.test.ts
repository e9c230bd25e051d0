import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../read-history.ts';
import { ROLE_PIECES } from '../testing/role-pieces.ts';
import { readMissedRole } from './read-missed-role.ts';
import { comeFrom } from './come-from.ts';
import { linesOfRoleAt, type ReviewedDocument } from './role-lines.ts';

/** A text as the reader leaves it for the review. */
function review(text: string): ReviewedDocument {
  const lines = text.split('\n').filter((line) => line !== '');
  const { history, placement } = readText(lines.join('\n'));
  return {
    lines,
    roles: history.experiences.map(({ sourceLines }) => sourceLines).filter((numbers) => numbers.length > 0),
    others: lines.flatMap((_, number) =>
      ['contact', 'section'].includes(placement.get(number) ?? 'unplaced') ? [number] : [],
    ),
  };
}

const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** The role that begins at the line with a text. */
function readFrom(document: ReviewedDocument, start: string) {
  const first = document.lines.findIndex((line) => line.includes(start));
  return { first, role: readMissedRole(document, first) };
}

const WORK = `Experience
Head Baker, Morgenbrot, Berlin
Mar 2019 – Present
• Led a team of six bakers
Dough whisperer, Hearth & Crumb
• Kneaded by hand
• Kept the starter alive
Baker, Mill & Oven, Potsdam
2015 – 2019
• Baked sourdough
Languages
German, English`;

describe('a role that the reader has missed', () => {
  it('ends where the next one begins', () => {
    const { first, role } = readFrom(review(WORK), 'Dough whisperer');
    expect(role).toMatchObject({
      title: 'Dough whisperer',
      company: 'Hearth & Crumb',
      startDate: '',
      bulletPoints: ['Kneaded by hand', 'Kept the starter alive'],
    });
    expect(role.sourceLines).toEqual([first, first + 1, first + 2]);
  });

  it('ends before another section', () => {
    const { role } = readFrom(review(WORK.replace(/Baker, Mill[^]*?sourdough\n/, '')), 'Dough whisperer');
    expect(role.bulletPoints).toEqual(['Kneaded by hand', 'Kept the starter alive']);
  });

  it('is read in the layout of the document’s other roles', () => {
    const document = review(`Experience
Morgenbrot – Zorbing lead
2019 – 2021
• Led a team
Hearth – Glimmer keeper
2017 – 2019
• Kept glimmers
Kranich – Zorbing hand
2015 – 2017
• Lent a hand`);
    const [, second, ...rest] = document.roles;
    const { role } = readFrom({ ...document, roles: [document.roles[0] ?? [], ...rest] }, 'Glimmer keeper');
    expect(second).toEqual(role.sourceLines);
    expect(role).toMatchObject({
      title: 'Glimmer keeper',
      company: 'Hearth',
      startDate: '2017',
      endDate: '2019',
      bulletPoints: ['Kept glimmers'],
    });
  });

  it('may be a list item, and have its dates in words that only a person understands', () => {
    const document = review(`Experience
Various jobs, 2012 – 2014
• Import manager - Mintfield
• Export manager - Omega`);
    expect(readFrom(document, 'Export manager').role).toMatchObject({
      title: 'Export manager',
      company: 'Omega',
      startDate: '',
      bulletPoints: [],
    });
  });

  it('has what its labels say, wherever the reader would look', () => {
    const document = review(`Poste : Hôtesse de caisse
Employeur : Au Bon Coin
Durée : 9 mois (mars à novembre 2019)`);
    expect(readFrom(document, 'Hôtesse').role).toMatchObject({
      title: 'Hôtesse de caisse',
      company: 'Au Bon Coin',
      startDate: '2019-03',
      endDate: '2019-11',
    });
  });

  it('in another section ends at the next heading', () => {
    const document = review(`Maria Keller
maria@example.com
Volunteering
Soup kitchen lead, Warm Plate
2018 – 2020
Cooked for eighty people
Languages
German, English`);
    const { first, role } = readFrom(document, 'Soup kitchen');
    expect(role).toMatchObject({ company: 'Warm Plate', startDate: '2018', endDate: '2020' });
    expect(role.sourceLines).toEqual([first, first + 1, first + 2]);
  });

  it('is read from a line of thousands of parts, of which a header has only the first', () => {
    const parts = Array.from({ length: 20_000 }, (_, index) => `part ${index}`).join(', ');
    const { title, company } = readMissedRole({ lines: [parts], roles: [], others: [] }, 0);
    expect(parts).toContain(title);
    expect(parts).toContain(company);
  });

  it('is read from any line of any text without an error, and with no word that isn’t there', () => {
    const line = fc.oneof(
      fc.array(fc.constantFrom(...ROLE_PIECES), { maxLength: 5 }).map((parts) => parts.join(' ')),
      fc.string().map((text) => text.replace(/[\r\n]/g, ' ')),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 14 }), fc.nat(), (texts, at) => {
        const document = review(texts.join('\n'));
        fc.pre(document.lines.length > 0);
        const first = at % document.lines.length;
        const { sourceLines, startDate: _start, endDate: _end, ...fields } = readMissedRole(document, first);
        const there = lettersOf(sourceLines.map((number) => document.lines[number]).join(''));
        for (const text of Object.values(fields).flat())
          for (const word of text.split(/[^\p{L}\p{N}]+/u)) expect(there).toContain(lettersOf(word));
        expect(sourceLines).toEqual(linesOfRoleAt(document, first).slice(0, sourceLines.length));
      }),
    );
  });
});

describe('the texts that come from some lines', () => {
  it('are those that stand there and nowhere else, also over the end of a line', () => {
    expect(
      comeFrom(
        ['Kept the starter alive', 'Baked bread', 'My own words', ''],
        ['• Kept the star-', 'ter alive', '• Baked bread'],
        ['• Baked bread, too'],
      ),
    ).toEqual([true, false, false, false]);
  });
});
