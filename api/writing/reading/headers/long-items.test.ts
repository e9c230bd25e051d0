import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { lineOf } from '../testing/lines.ts';
import { partLongItems } from './long-items.ts';

const HEAD = 'Nora Felt\nnora@example.com\n\nExperience\n\n';
const ITEMS = [
  '• Draughtsman of timber houses - drew all parts of the plans, met builders and\n  clients ( 2008 – 2010 )',
  '• Night Operator for calls - answered 90 calls in each night ( 2005 – 2008 )',
  '• Foreman on building sites - planned the work of nine people, kept the\n  records ( 2001 – 2005 )',
];

describe('a list of nothing but roles, each with its text and its dates at the end', () => {
  it('is read item by item', () => {
    expect(
      readHistory(HEAD + ITEMS.join('\n')).experiences.map(({ title, startDate, endDate }) => [
        title,
        startDate,
        endDate,
      ]),
    ).toEqual([
      ['Draughtsman of timber houses', '2008', '2010'],
      ['Night Operator for calls', '2005', '2008'],
      ['Foreman on building sites', '2001', '2005'],
    ]);
  });

  it('keeps what was done in each', () => {
    const texts = readHistory(HEAD + ITEMS.join('\n')).experiences.map(({ description, bulletPoints }) =>
      [description, ...bulletPoints].join(' '),
    );
    expect(texts[0]).toContain('met builders and clients');
    expect(texts[2]).toContain('planned the work of nine people');
  });

  it('is left alone where anything else stands in it, or an item has no dates', () => {
    const lines = (texts: string[]): Line[] =>
      texts.map((text, index) => lineOf(text, index, { marker: index % 2 === 0 ? '•' : '' }));
    const others = lines([
      'Drew plans',
      'of houses (2008 – 2010)',
      'Met builders',
      'on site',
      'Kept the',
      'records',
    ]);
    expect(partLongItems(others, new Set())).toEqual(others);
    const headed = [lineOf('Globex Ltd', 9), ...lines(ITEMS)];
    expect(partLongItems(headed, new Set())).toEqual(headed);
  });

  it('keeps all lines of any text', () => {
    const line = fc.record({ text: fc.string({ minLength: 1 }), marker: fc.constantFrom('', '•') });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (drawn) => {
        const given = drawn.map(({ text, marker }, index) =>
          lineOf(`${text} (2019 – 2020)`, index, { marker }),
        );
        const numbers = partLongItems(given, new Set()).flatMap(({ lineNumber, joined }) => [
          lineNumber,
          ...(joined ?? []).map((one) => one.lineNumber),
        ]);
        expect(new Set(numbers)).toEqual(new Set(given.map(({ lineNumber }) => lineNumber)));
      }),
    );
  });
});
