import { expect, it } from 'vitest';
import { lineOf } from '../testing/lines.ts';
import { withoutClosing } from './closing.ts';

const textsOf = (...texts: string[]): string[] =>
  withoutClosing(texts.map((text, index) => lineOf(text, index))).map(({ text }) => text);

it.each(['June 2019\tAda Marlow · Curriculum Vitae\t1', 'Ada Marlow | Résumé | 1 / 2', 'Holm, 3.4.2019'])(
  'what ends a page is no entry of its last section: %s',
  (closing) => {
    expect(textsOf('First Aid, 2019', closing)).toEqual(['First Aid, 2019']);
    expect(textsOf(closing, 'First Aid, 2019')).toHaveLength(2);
  },
);

it.each(['Harwood College · Curriculum design · 1', 'Writing a Résumé', 'Level\t1'])(
  'an entry stays: %s',
  (entry) => {
    expect(textsOf('First Aid, 2019', entry)).toContain(entry);
  },
);
