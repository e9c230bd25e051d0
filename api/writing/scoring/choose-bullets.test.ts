import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeText } from '../testing/analyze-text.ts';
import type { Bullet, Role } from '../types.ts';
import { chooseBullets, coverageWorth } from './choose-bullets.ts';

const referenceDate = '2026-11';
const posting = analyzeText(
  'Office Manager\nRequirements:\n- Excel and payroll\n- Event planning\n- Vendor management\n- Bookkeeping\nDuties\n- Order office supplies\n- Answer phones at the front desk',
);
const roleWith = (...texts: string[]): Role => ({
  id: 'r',
  title: '',
  company: '',
  startDate: '2020',
  endDate: '',
  bullets: texts.map((text, index): Bullet => ({ id: `b${index}`, text })),
});
const chosen = (role: Role, max: number, rest: { lockedIds?: string[]; alreadyChosen?: Bullet[] } = {}) =>
  chooseBullets(posting, role, { max, referenceDate, ...rest }).map(({ text }) => text);

const TEXTS = [
  'Ran payroll for 60 people in Excel',
  'Watered plants',
  'Did the bookkeeping for two shops',
  'Planned 14 events with guests from abroad',
  'Chose vendors and did the vendor management',
  'Answered phones at the front desk',
  'Ordered office supplies',
  'Fed the office cat',
  'Ran payroll in Excel for 61 people',
  'Sang',
  'Excel',
  'Payroll and bookkeeping with event planning and vendor management and Excel',
];

describe('chooseBullets', () => {
  it('chooses what the posting asks for, in the given order', () => {
    const role = roleWith(
      'Watered plants',
      'Did the bookkeeping for two shops',
      'Fed the office cat',
      'Ran payroll for 60 people in Excel',
      'Planned 14 events a year with event planning software',
    );
    expect(chosen(role, 3)).toEqual([
      'Did the bookkeeping for two shops',
      'Ran payroll for 60 people in Excel',
      'Planned 14 events a year with event planning software',
    ]);
  });

  it('chooses all when there are no more than the maximum, and adds none', () => {
    expect(chosen(roleWith('Watered plants', 'Sang'), 4)).toEqual(['Watered plants', 'Sang']);
    expect(chosen(roleWith(), 4)).toEqual([]);
  });

  it('does not say the same thing twice', () => {
    const role = roleWith(
      'Ran payroll for 60 people in Excel every month',
      'Ran payroll for 61 people in Excel every month',
      'Answered phones at the front desk',
      'Fed the office cat',
    );
    expect(chosen(role, 2)).toEqual([
      'Ran payroll for 60 people in Excel every month',
      'Answered phones at the front desk',
    ]);
  });

  it('keeps locked bullets first', () => {
    expect(
      chosen(roleWith('Ran payroll in Excel', 'Did the bookkeeping', 'Fed the office cat'), 2, {
        lockedIds: ['b2'],
      }),
    ).toContain('Fed the office cat');
    expect(
      chosen(roleWith('Ran payroll', 'Sang', 'Fed the office cat'), 1, { lockedIds: ['b1', 'b2'] }),
    ).toEqual(['Sang', 'Fed the office cat']);
  });

  it('prefers what other roles do not prove yet', () => {
    const role = roleWith('Ran payroll', 'Did the bookkeeping', 'Fed the office cat');
    const other = [{ id: 'x', text: 'Ran payroll in Excel for a school' }];
    expect(chosen(role, 1, { alreadyChosen: other })).toEqual(['Did the bookkeeping']);
  });

  it('never proves less than the first bullets do', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...TEXTS), { maxLength: 12 }),
        fc.integer({ min: 0, max: 6 }),
        (texts, max) => {
          const role = roleWith(...texts);
          const picked = chooseBullets(posting, role, { max, referenceDate });
          expect(picked.length).toBeLessThanOrEqual(max);
          expect(picked).toEqual(role.bullets.filter((bullet) => picked.includes(bullet)));
          expect(coverageWorth(posting, role, picked, referenceDate)).toBeGreaterThanOrEqual(
            coverageWorth(posting, role, role.bullets.slice(0, max), referenceDate) - 1e-9,
          );
        },
      ),
    );
  });
});
