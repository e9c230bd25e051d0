import { describe, expect, it } from 'vitest';
import { turnVerbs } from './turn-verbs.ts';
import { toPast } from './set-tense.ts';
import { baseOf, baseOfParticiple, gerundOf, inForm, pastOf } from './verb-forms.ts';
import { IRREGULAR, REGULAR } from './verb-list.ts';

describe('verb forms', () => {
  it.each([
    ['clean', 'cleaned', 'cleaning'],
    ['take', 'took', 'taking'],
    ['plan', 'planned', 'planning'],
    ['prepare', 'prepared', 'preparing'],
    ['carry', 'carried', 'carrying'],
    ['develop', 'developed', 'developing'],
    ['refer', 'referred', 'referring'],
    ['deliver', 'delivered', 'delivering'],
    ['lead', 'led', 'leading'],
    ['oversee', 'oversaw', 'overseeing'],
    ['run', 'ran', 'running'],
    ['fix', 'fixed', 'fixing'],
    ['play', 'played', 'playing'],
    ['equip', 'equipped', 'equipping'],
    ['quote', 'quoted', 'quoting'],
    ['set', 'set', 'setting'],
    ['shut', 'shut', 'shutting'],
    ['feed', 'fed', 'feeding'],
    ['travel', 'traveled', 'traveling'],
    ['visit', 'visited', 'visiting'],
    ['open', 'opened', 'opening'],
    ['program', 'programmed', 'programming'],
    ['pack', 'packed', 'packing'],
    ['wrap', 'wrapped', 'wrapping'],
    ['screen', 'screened', 'screening'],
  ])('%s, %s, %s', (base, past, gerund) => {
    expect(pastOf(base, 'american')).toBe(past);
    expect(gerundOf(base, 'american')).toBe(gerund);
  });

  it('follow the spelling', () => {
    expect(pastOf('label', 'british')).toBe('labelled');
    expect(pastOf('label', 'american')).toBe('labeled');
  });

  it('lead back to the base of each verb of the list', () => {
    for (const base of [...REGULAR, ...IRREGULAR.map(([one]) => one)])
      for (const spelling of ['american', 'british'] as const) {
        expect(baseOf(gerundOf(base, spelling), 'gerund')).toBe(base);
        if (base !== 'found') expect(baseOf(pastOf(base, spelling), 'past')).not.toBeNull();
      }
    expect(baseOf('filing', 'gerund')).toBe('file');
    expect(baseOf('filling', 'gerund')).toBe('fill');
    expect(baseOfParticiple('taken')).toBe('take');
    expect(baseOf('table', 'base')).toBeNull();
    expect(inForm('be', 'third', 'american')).toBe('is');
  });
});

describe('verbs that are joined', () => {
  it.each([
    ['cleaning rooms and making beds', 'cleaned rooms and made beds'],
    [
      'taking orders, preparing salads and cleaning the grill',
      'took orders, prepared salads and cleaned the grill',
    ],
    ['cleaning rooms, making guests feel at home', 'cleaned rooms, making guests feel at home'],
    ['training staff', 'trained staff'],
    ['ensuring that bills and rents are paid', 'ensured that bills and rents are paid'],
  ])('%s -> %s', (from, to) => expect(turnVerbs(from, 'gerund', 'past', 'american')).toBe(to));

  it.each([
    'cleaning staff',
    'marketing campaigns',
    'data entry and filing',
    'building maintenance',
    'training and marketing',
  ])('are left alone where they may be nouns: %s', (text) =>
    expect(turnVerbs(text, 'gerund', 'past', 'american')).toBeNull(),
  );

  it.each([
    ['manage a till and answer the phone', 'managed a till and answered the phone'],
    ['work with clients to identify needs and provide solutions', null],
    ['prepare menus to please guests and cut waste', 'prepared menus to please guests and cut waste'],
    ['lead developer for two products', null],
    ['support services for schools', null],
  ])('in the present: %s -> %s', (from, to) => expect(turnVerbs(from, 'base', 'past', 'american')).toBe(to));
});

describe('the past tense', () => {
  it.each([
    ['Prepare menus. Write lists.', 'Prepared menus. Wrote lists.'],
    ['Preparing menus; working on lists', 'Prepared menus; worked on lists'],
    ['Preparing menus; marketing campaigns', null],
    ['Prepared menus', null],
    ['Support services for schools', null],
  ])('%s -> %s', (text, past) => expect(toPast(text, 'as you asked', 'american')?.text ?? null).toBe(past));
});
