import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { findEmail, joinAddresses } from './emails.ts';

/** Lines of a narrow column; those that reach its edge end in "|". */
const column = (texts: string[], look: Partial<Line> = {}): Line[] =>
  texts.map((text, index) => lineOf(text.replace(/\|$/, ''), index, { isFull: text.endsWith('|'), ...look }));

const emailIn = (lines: Line[]): string =>
  joinAddresses(lines)
    .map(findEmail)
    .find((email) => email !== '') ?? '';

describe('an e-mail address that a narrow column breaks', () => {
  it.each([
    ['in its end', ['ada_brandt@mill.te|', 'st']],
    ['in its end, which could be whole', ['ada_brandt@mill.co|', 'm']],
    ['in the middle of its domain', ['ADA.BRANDT@MI|', 'LL.TEST']],
    ['before a dot', ['ada.brandt@mill|', '.test']],
    ['at the sign', ['ada.brandt|', '@mill.test']],
    ['behind the sign', ['ada.brandt@|', 'mill.test']],
    ['at its hyphen', ['ada-', 'brandt@mill.test']],
    ['anywhere in the name', ['ada.bra|', 'ndt@mill.test']],
    ['twice', ['ada-', 'brandt@mill.|', 'test']],
    ['behind its label', ['E-Mail: ada.brandt@mill.te|', 'st']],
  ])('is read whole %s', (_name, texts) => {
    const email = texts.join('').replace(/\|/g, '').replace('E-Mail: ', '');
    expect(emailIn(column(['Ada Brandt', ...texts, 'Berlin']))).toBe(email);
  });

  it('is read whole beside another column', () => {
    expect(emailIn(column(['ada.brandt\tBaked bread for a town|', '@mill.test\tand its cafés']))).toBe(
      'ada.brandt@mill.test',
    );
  });

  it('is read whole where its link has the rest', () => {
    const links = ['mailto:ada@mill.example'];
    expect(
      emailIn([lineOf('ada@mill.exam', 0, { links }), lineOf('ple', 1, { gapBefore: true, links })]),
    ).toBe('ada@mill.example');
  });

  it('leaves nothing of the rest in its line', () => {
    const [first, second] = joinAddresses(column(['ada.brandt@mi|', 'll.test']));
    expect([first?.text, second?.text]).toEqual(['ada.brandt@mill.test', '']);
  });

  it('comes back whole wherever it is broken behind the sign', () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/);
    fc.assert(
      fc.property(
        word,
        word,
        word,
        fc.constantFrom('com', 'org', 'net', 'test'),
        fc.nat(),
        (a, b, host, end, at) => {
          const email = `${a}.${b}@${host}.${end}`;
          const cut = a.length + b.length + 2 + (at % (host.length + end.length + 1));
          expect(emailIn(column([`${email.slice(0, cut)}|`, email.slice(cut)]))).toBe(email);
        },
      ),
    );
  });
});

describe('an e-mail address', () => {
  it.each([
    ['a town', ['ada@mill.test|', 'Berlin']],
    ['a town, where its end is unknown', ['ada@mill.bakery|', 'Berlin']],
    ['another address', ['ada@mill.test|', 'www.brandt.test']],
    ['a word with space above', ['ada@mill.co|', '', 'm']],
  ])('is left as it is above %s', (_name, texts) => {
    const lines = column(texts);
    expect(emailIn(lines)).toBe(texts[0]?.replace('|', ''));
  });

  it.each([
    ['a name', ['Ada', 'brandt@mill.test']],
    ['a telephone number', ['0171 5550199|', 'brandt@mill.test']],
    ['a label', ['Tel.', 'brandt@mill.test']],
  ])('has no part of %s above it', (_name, texts) => {
    expect(emailIn(column(texts))).toBe('brandt@mill.test');
  });

  it('is the written one where the link is another', () => {
    expect(findEmail(lineOf('ada@mill.test', 0, { links: ['mailto:info@mill.test'] }))).toBe('ada@mill.test');
  });
});
