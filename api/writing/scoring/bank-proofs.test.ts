import { describe, expect, it } from 'vitest';
import { analyzeText } from '../testing/analyze-text.ts';
import type { Role } from '../types.ts';
import { bankProofs } from './bank-proofs.ts';
import { scoreResume } from './score-resume.ts';

const NOW = '2026-11';
const posting = analyzeText(
  'Office Manager\nRequirements:\n- Payroll\n- Bookkeeping\n- 3 years of experience\n- Python\n- Excel\n- SAP\nDuties\n- Order supplies for the office',
);
const role = (id: string, ...texts: string[]): Role => ({
  id,
  title: 'Office Manager',
  company: 'Alder',
  startDate: '2020-01',
  endDate: '',
  bullets: texts.map((text, index) => ({ id: `${id}-${index}`, text })),
});

function proofs(onResume: Role[], bank: Role[]) {
  const { receipt } = scoreResume(
    posting,
    { roles: onResume, skills: [], certificates: [], languages: [], education: [] },
    NOW,
  );
  const found = bankProofs(posting, receipt, bank, NOW);
  return Object.fromEntries(receipt.map((line, index) => [line.label, found[index]?.bulletId ?? null]));
}

describe('bankProofs', () => {
  const bank = [
    role('a', 'Sang in the choir', 'Did the bookkeeping for two shops'),
    role('b', 'Ran payroll for 60 people', 'Ordered all supplies for an office of 40'),
  ];

  it('finds missing proofs among the bullets that are not on the resume', () => {
    expect(proofs([role('c', 'Answered phones')], bank)).toMatchObject({
      Bookkeeping: 'a-1',
      Payroll: 'b-0',
      'Order supplies for the office': 'b-1',
    });
  });

  it('suggests nothing for lines that are proved, that no bullet can prove, or that the bank does not prove', () => {
    const found = proofs([role('c', 'Ran payroll for a school')], bank);
    expect(found).toMatchObject({ Payroll: null, 'Office Manager': null, '3 years of experience': null });
    expect(found.Python).toBeNull();
  });

  it('ignores bullets that are copied from the posting, stuffed with terms or denials', () => {
    expect(
      proofs(
        [role('c', 'Answered phones')],
        [
          role(
            'd',
            'Order supplies for the office',
            'No experience with bookkeeping',
            'Payroll, bookkeeping, Python, Excel, SAP',
          ),
        ],
      ),
    ).toMatchObject({
      Bookkeeping: null,
      Payroll: null,
      Python: null,
      'Order supplies for the office': null,
    });
  });
});
