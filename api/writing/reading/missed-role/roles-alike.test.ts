import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../text/letters-of.ts';
import { ROLE_PIECES } from '../testing/role-pieces.ts';
import { readMissedRole, readRolesAlike } from './read-missed-role.ts';
import type { NamedRole } from './roles-alike.ts';

/** A document of which the reader has found the given roles, by the texts of their first and last lines. */
function reviewed(text: string, roles: Record<string, Omit<NamedRole, 'sourceLines'> & { to: string }> = {}) {
  const lines = text.split('\n').filter((line) => line !== '');
  const found = Object.entries(roles).map(([first, { to, ...names }]): NamedRole => {
    const [begin, end] = [lines.indexOf(first), lines.indexOf(to)];
    return { ...names, sourceLines: lines.flatMap((_, at) => (at >= begin && at <= end ? [at] : [])) };
  });
  return { lines, found };
}

/** Adds the role that begins at a line, under the given names, and reads those that are written like it. */
function readLike(
  { lines, found }: ReturnType<typeof reviewed>,
  first: string,
  names: Omit<NamedRole, 'sourceLines'>,
  others: readonly number[] = [],
) {
  const document = (roles: readonly NamedRole[]) => ({
    lines,
    roles: roles.map(({ sourceLines }) => sourceLines),
    others,
  });
  const at = lines.findIndex((line) => line.includes(first));
  const { sourceLines } = readMissedRole(document(found), at);
  const added = { ...names, sourceLines };
  const rest = found
    .map((role) => ({ ...role, sourceLines: role.sourceLines.filter((line) => !sourceLines.includes(line)) }))
    .filter((role) => role.sourceLines.length > 0);
  const all = [...rest, added];
  return readRolesAlike(document(all), all, [added]);
}

const named = (roles: ReturnType<typeof readLike>) =>
  roles.map(({ title, company, startDate }) => [title, company, startDate]);

describe('roles that are written like an added one', () => {
  const SHOPS = reviewed(`Olu Adeyemi
Where I have been
Mintfield Shops	2016 - 2018
Till wizard	Leeds
• Ran the tills
Omega Kiosks	2014
Shelf keeper	York
• Kept the shelves
Halm Market	2011 - 2013
Cart pusher	Hull
What I can do
Counting`);

  it('are found by where its names and dates stand, more than by the words in them', () => {
    const roles = readLike(SHOPS, 'Mintfield', { title: 'Till wizard', company: 'Mintfield Shops' });
    expect(named(roles)).toEqual([
      ['Shelf keeper', 'Omega Kiosks', '2014'],
      ['Cart pusher', 'Halm Market', '2011'],
    ]);
    expect(roles[0]).toMatchObject({ bulletPoints: ['Kept the shelves'] });
    expect(roles.map(({ sourceLines }) => sourceLines)).toEqual([
      [5, 6, 7],
      [8, 9, 10, 11],
    ]);
  });

  it('are found without dates where their names are likely ones', () => {
    const { lines, found } = reviewed(`Expérience professionnelle
Vendeuse artisanat, El Galapagos, Alès
Conseil et vente
Assistante administrative, Cabinet Marignan, Alès
Nettoyage des locaux
Surveillance des enfants, de 0 à 1 an`);
    const roles = readLike({ lines, found }, 'Vendeuse', {
      title: 'Vendeuse artisanat',
      company: 'El Galapagos',
    });
    expect(named(roles)).toEqual([['Assistante administrative', 'Cabinet Marignan', '']]);
  });

  it('are the other items of its list', () => {
    const list = reviewed(`Experiência
• Poty Refrigerantes (Coca Cola)
• Rápido Distribuidora
• Dislat Distribuidora (Parmalat)
Habilidades
• Excel e Word`);
    // Nothing in the file says what somebody did there, so that it is the same for all.
    expect(
      named(readLike(list, 'Poty', { title: 'Vendedor', company: 'Poty Refrigerantes (Coca Cola)' })),
    ).toEqual([
      ['Vendedor', 'Rápido Distribuidora', ''],
      ['Vendedor', 'Dislat Distribuidora (Parmalat)', ''],
    ]);
  });

  it('are neither those that were found already nor parts of them', () => {
    const { lines } = SHOPS;
    const found = [{ title: 'Shelf keeper', company: 'Omega Kiosks', sourceLines: [5, 6, 7] }];
    const roles = readLike({ lines, found }, 'Mintfield', {
      title: 'Till wizard',
      company: 'Mintfield Shops',
    });
    expect(named(roles)).toEqual([['Cart pusher', 'Halm Market', '2011']]);
  });

  it('are neither degrees, nor in a section of something else', () => {
    const both = reviewed(`Parcours
ATER	2020-2021
Université Gustave Eiffel, Champs
Demi-ATER	2019-2020
Université Paris-Saclay, Orsay
Doctorat en combinatoire	2016-2019
Université Paris-Saclay, Orsay
Publications
Sur les orbites	2018-2019
Journal des orbites, Paris`);
    expect(named(readLike(both, 'ATER', { title: 'ATER', company: 'Université Gustave Eiffel' }))).toEqual([
      ['Demi-ATER', 'Université Paris-Saclay', '2019'],
    ]);
  });

  it('are none if nothing of its names is in the file', () => {
    expect(readLike(SHOPS, 'Mintfield', { title: 'Cashier', company: 'Acme' })).toEqual([]);
  });

  it('are found in any text without an error, once each, with no word that isn’t there or in the added one’s names', () => {
    const line = fc.oneof(
      fc.array(fc.constantFrom(...ROLE_PIECES), { maxLength: 4 }).map((parts) => parts.join(' ')),
      fc.string().map((text) => text.replace(/[\r\n]/g, ' ')),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 14 }), fc.nat(), fc.nat(), (lines, at, other) => {
        const [first, found] = [at % lines.length, other % lines.length];
        const role = { title: 'Keeper', company: 'Elsewhere', sourceLines: [found] };
        const known = found === first ? [] : [role];
        const { sourceLines, title, company } = readMissedRole(
          { lines, roles: known.map((one) => one.sourceLines), others: [] },
          first,
        );
        const added = { title, company, sourceLines };
        const all = [...known, added];
        const alike = readRolesAlike({ lines, roles: all.map((one) => one.sourceLines), others: [] }, all, [
          added,
        ]);
        const begins = alike.map((one) => Math.min(...one.sourceLines));
        expect(new Set([...begins, first, ...known.map(() => found)]).size).toBe(
          begins.length + 1 + known.length,
        );
        for (const one of alike) {
          const there = lettersOf(one.sourceLines.map((number) => lines[number]).join(''));
          for (const text of [one.description, ...one.bulletPoints])
            for (const word of text.split(/[^\p{L}\p{N}]+/u)) expect(there).toContain(lettersOf(word));
          const around = lettersOf(
            [...lines.slice(Math.max(0, Math.min(...one.sourceLines) - 2)), title, company].join(''),
          );
          for (const word of [one.title, one.company].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)))
            expect(around).toContain(lettersOf(word));
        }
      }),
    );
  });

  it('are at most twenty in a text of thousands of lines that are all alike', () => {
    const header = `${'Baker, Mill | '.repeat(40)}2015 – 2019`;
    const lines = Array.from({ length: 3000 }, () => header);
    const added = { title: 'Baker', company: 'Mill', sourceLines: [1500] };
    const roles = readRolesAlike({ lines, roles: [[1500]], others: [] }, [added], [added]);
    expect(roles.length).toBeLessThanOrEqual(20);
  });
});
