import { describe, expect, it } from 'vitest';
import { analyzeText } from '../testing/analyze-text.ts';
import type { Role } from '../types.ts';
import { scoreResume } from './score-resume.ts';
import { countProved, listWouldProve } from './would-prove.ts';

const NOW = '2026-11';
const posting = analyzeText(
  'Office Manager\nRequirements:\n- Payroll\n- Bookkeeping\n- Vendor management\n- Python\n- SAP\nDuties\n- Order supplies for the office',
);
const role = (id: string, ...texts: string[]): Role => ({
  id,
  title: 'Office Manager',
  company: 'Alder',
  startDate: '2020-01',
  endDate: '',
  bullets: texts.map((text, index) => ({ id: `${id}-${index}`, text })),
});

describe('what unused bullets would prove', () => {
  const listFor = (onResume: Role, ...bank: Role[]) => {
    const resume = { roles: [onResume], skills: [], certificates: [], languages: [], education: [] };
    return Object.fromEntries(listWouldProve(posting, scoreResume(posting, resume, NOW).receipt, bank, NOW));
  };

  it('is the missing requirements that they show, by their short names', () => {
    const bank = role('a', 'Sang in the choir', 'Did the bookkeeping and payroll for two shops');
    expect(listFor(role('c', 'Answered phones'), bank)).toEqual({ 'a-1': ['Payroll', 'Bookkeeping'] });
  });

  it('is not what the resume proves already', () => {
    const bank = role('a', 'Did the bookkeeping and payroll for two shops');
    expect(listFor(role('c', 'Ran payroll for 60 people'), bank)).toEqual({ 'a-0': ['Bookkeeping'] });
  });

  it('is nothing for text that is copied from the posting or lists its terms', () => {
    const bank = role('a', 'Order supplies for the office', 'Payroll, bookkeeping, Python, SAP');
    expect(listFor(role('c', 'Answered phones'), bank)).toEqual({});
  });
});

describe('what a role proves', () => {
  it('is counted in main requirements, each once', () => {
    const clerk = role('a', 'Ran payroll for 60 people', 'Ran payroll for a school', 'Did the bookkeeping');
    const [counted, other] = countProved(posting, [clerk, role('b', 'Sang in the choir')], NOW);
    expect(counted).toMatchObject({ roleId: 'a', proved: 2 });
    expect(other).toEqual({ roleId: 'b', proved: 0, total: counted?.total });
    expect(counted?.total).toBeGreaterThanOrEqual(5);
  });
});
