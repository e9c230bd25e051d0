import { describe, expect, it } from 'vitest';
import { readRequirementFacts } from '../requirements/requirement-facts.ts';
import { judge } from './judge.ts';
import type { StatementSource } from './judge.ts';

const NOW = '2026-11';

interface Case {
  posting?: string;
  role?: string;
  from?: string;
  to?: string;
  source?: StatementSource;
}

function proves(
  requirement: string,
  statement: string,
  { posting = '', role = '', from = '2015-01', to = '2021-01', source = 'bullet' }: Case = {},
): boolean {
  const asked = { text: requirement, facts: readRequirementFacts(requirement), postingTitle: posting };
  const isDetail = source !== 'bullet' && source !== 'title';
  return (
    judge(asked, statement, source, isDetail ? null : { title: role, startDate: from, endDate: to }, NOW) >= 1
  );
}

const certificate: Case = { source: 'certificate' };
const education: Case = { source: 'education' };

describe('licenses and certificates', () => {
  it.each([
    ['Forklift license', 'Counterbalance forklift license, issued 2022'],
    ['Nursing license valid in Ohio', 'Nursing license, Ohio, active'],
    ['OSHA 10', 'OSHA 30, 2021'],
    ['Level 2 diploma in carpentry', 'Level 3 Diploma in Carpentry, 2011'],
    ['Driving licence category C', 'Driving licence, category C+E'],
    ['CDL class B', 'Class A CDL, Iowa'],
    ['Basic DBS', 'Enhanced DBS, 2025'],
  ])('%s: proved by "%s"', (requirement, detail) => {
    expect(proves(requirement, detail, certificate)).toBe(true);
  });

  it.each([
    ['Forklift license', 'Forklift license, expired 2019'],
    ['Nursing license valid in Ohio', 'Nursing license, Nevada, active'],
    ['OSHA 30', 'OSHA 10, 2021'],
    ['Level 3 diploma in carpentry', 'Level 2 Diploma in Carpentry, 2011'],
    ['Driving licence category C+E', 'Driving licence, category C'],
    ['CDL class A', 'Class B CDL, Iowa'],
    ['Enhanced DBS', 'Basic DBS, 2025'],
  ])('%s: not by "%s"', (requirement, detail) => {
    expect(proves(requirement, detail, certificate)).toBe(false);
  });

  it('is not proved by the licenses of others', () => {
    expect(
      proves('Forklift license', 'Checked the forklift licenses of all temporary workers', {
        role: 'Warehouse Supervisor',
      }),
    ).toBe(false);
  });
});

describe('education and languages', () => {
  it.each([
    ["Bachelor's degree in economics", 'MSc Economics, University of Kent, 2014'],
    ['Degree in accounting or finance', 'BSc Accounting and Finance, 2014'],
    ['Abgeschlossene Ausbildung als Tischler', 'Tischlerin (HWK), Abschluss 2014'],
  ])('%s: proved by "%s"', (requirement, detail) => {
    expect(proves(requirement, detail, education)).toBe(true);
  });

  it.each([
    ["Master's degree in economics", 'BSc Economics, 2014'],
    ['Degree in accounting or finance', 'BA History, 2014'],
    ['Degree in accounting', 'BSc Accounting, expected 2028'],
    ['Abgeschlossene Ausbildung als Tischler', 'Ausbildung zum Tischler, 2. Lehrjahr, laufend'],
  ])('%s: not by "%s"', (requirement, detail) => {
    expect(proves(requirement, detail, education)).toBe(false);
  });

  it('compares levels of languages', () => {
    expect(proves('German at B2 or better', 'German, C1', { source: 'language' })).toBe(true);
    expect(proves('German at B2 or better', 'German, A2', { source: 'language' })).toBe(false);
    expect(proves('Fluent German', 'German', { source: 'language' })).toBe(false);
    expect(proves('Fluent French', 'Answered guests in French', { role: 'Receptionist' })).toBe(true);
  });
});

describe('work', () => {
  it.each<[string, string, Case]>([
    [
      'Clutch replacement',
      'Replaced clutches and gearboxes on tractors',
      { posting: 'Truck Mechanic', role: 'HGV Mechanic' },
    ],
    [
      'Bank reconciliations',
      'Reconciled six bank accounts daily',
      { posting: 'Accountant', role: 'Accounts Assistant' },
    ],
    [
      '5-axis milling',
      'Milled housings on a 5-axis machine',
      { posting: 'Machinist', role: 'CNC Machinist' },
    ],
    [
      'Appointment scheduling',
      'Booked 60 appointments a day for five doctors',
      { posting: 'Receptionist', role: 'Medical Receptionist' },
    ],
    ['Experience in baking', 'Baker', { source: 'title', role: 'Baker' }],
    ['SAP', 'Posted journals in SAP FI', { posting: 'Accountant', role: 'Accountant' }],
    ['Kitchens with 200+ covers', 'Cooked for 320 covers on Saturdays', { posting: 'Cook', role: 'Cook' }],
  ])('%s: proved by "%s"', (requirement, statement, told) => {
    expect(proves(requirement, statement, told)).toBe(true);
  });

  it.each<[string, string, Case]>([
    [
      'Clutch replacement',
      'Sent trucks to the dealer for clutch replacement',
      { posting: 'Truck Mechanic', role: 'Fleet Manager' },
    ],
    [
      'Bank reconciliations',
      'Led the reconciliation of couples after bank debts',
      { posting: 'Accountant', role: 'Family Mediator' },
    ],
    ['5-axis milling', 'Milled brackets on 3-axis machines', { posting: 'Machinist', role: 'CNC Machinist' }],
    ['Payroll', 'Kept all ledgers except payroll', { posting: 'Accountant', role: 'Accountant' }],
    ['Payroll', 'Payroll was outsourced to a provider', { posting: 'Accountant', role: 'Accountant' }],
    ['Welding', 'Left all welding to the body shop', { posting: 'Mechanic', role: 'Mechanic' }],
    ['SAP', 'Tapped birch sap in spring', { posting: 'Accountant', role: 'Forester' }],
    ['Kitchens with 200+ covers', 'Cooked for 40 covers a night', { posting: 'Cook', role: 'Cook' }],
    ['Commercial roofing', 'Roofed 60 private homes', { posting: 'Roofer', role: 'Roofer' }],
  ])('%s: not by "%s"', (requirement, statement, told) => {
    expect(proves(requirement, statement, told)).toBe(false);
  });

  it('counts the months of the role where years are asked for', () => {
    expect(proves('3 years of baking', 'Baker', { source: 'title', role: 'Baker' })).toBe(true);
    expect(proves('3 years of baking', 'Baker', { source: 'title', role: 'Baker', from: '2020-06' })).toBe(
      false,
    );
  });

  it('never proves conditions and traits', () => {
    expect(proves('Able to work night shifts', 'Worked night shifts for six years')).toBe(false);
    expect(proves('Team player', 'Team player')).toBe(false);
  });
});

it('judges the same bullet by the dates of its own role, whichever role was judged before', () => {
  const recent = {
    text: 'Recent baking',
    facts: readRequirementFacts('Recent baking'),
    postingTitle: 'Baker',
  };
  const bullet = 'Did the baking for 40 cafés';
  const judgeIn = (endDate: string) =>
    judge(recent, bullet, 'bullet', { title: 'Baker', startDate: '2001-01', endDate }, '2026-11');
  expect([judgeIn('2026-10'), judgeIn('2005-01'), judgeIn('2026-10')]).toEqual([1, 0, 1]);
});

it('takes no lapsed license for one that stands beside a current certificate', () => {
  const asked = { text: 'RN license', facts: readRequirementFacts('RN license') };
  expect(judge(asked, 'RN license, expired 2019; CPR, active', 'certificate', null, '2026-11')).toBe(0);
  expect(judge(asked, 'RN license, exp. 05/2027', 'certificate', null, '2026-11')).toBe(1);
  expect(judge(asked, 'RN license, exp. 05/2026', 'certificate', null, '2026-11')).toBe(0);
});
