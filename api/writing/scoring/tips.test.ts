import { describe, expect, it } from 'vitest';
import { analyzeText } from '../testing/analyze-text.ts';
import type { ResumeForScoring, Role } from '../types.ts';
import type { PostingToScore } from './prepare.ts';
import { tipsFor as tips } from './tips.ts';

const NOW = '2026-11';
const posting = analyzeText(
  'Senior Accountant\nPine & Sons\nBoston, MA\nRequirements:\n- 6 years of experience in accounting\n- CPA license\n- Month-end close and bank reconciliation\n- NetSuite\n- PostgreSQL reports',
);
const tipsFor = (job: PostingToScore, roles: Role[], now: string, listed: Partial<ResumeForScoring> = {}) =>
  tips(job, { roles, skills: [], certificates: [], languages: [], education: [], ...listed }, now);
const role = (
  id: string,
  title: string,
  company: string,
  startDate: string,
  endDate: string,
  ...texts: string[]
): Role => ({
  id,
  title,
  company,
  startDate,
  endDate,
  bullets: texts.map((text, index) => ({ id: `${id}${index}`, text })),
});

describe('tipsFor', () => {
  const roles = [
    role(
      'a',
      'Accountant',
      'Fern Ltd',
      '2023-11',
      '',
      'Did the month-end close for three shops',
      'Wrote reports on Postgres',
    ),
    role('b', 'Bar Staff', 'The Anchor', '2021-01', '2022-06', 'Served 80 guests a night'),
  ];
  const found = tipsFor(posting, roles, NOW);
  const all = found.join('\n');

  it('gives three to five tips that name terms and experiences', () => {
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(all).toContain('NetSuite');
    expect(all).toContain('Accountant at Fern Ltd');
  });

  it('asks about a licence and never suggests claiming what one doesn’t have', () => {
    expect(found[0]).toContain('CPA license is required');
    expect(found[0]).toContain('If you hold it');
    expect(all).toMatch(/If (?:that|any of it) is part of your work, .*; if not, leave/);
  });

  it('compares the years asked for with the years that the dates show', () => {
    expect(all).toContain('6 years of experience');
    expect(all).toContain('Accountant at Fern Ltd comes to 3 years');
  });

  it('counts only the months of roles that prove the line asking for years', () => {
    const helper = analyzeText(
      'Plumber’s Helper\nRiver & Sons\nRequirements:\n- 3 years of experience in plumbing\n- Driver’s license\n- Work in a team and keep the site clean',
    );
    const engineer = [
      role(
        'a',
        'Software Engineer',
        'Fern',
        '2015-01',
        '',
        'Led a team of 6 and built an API',
        'Kept sites up',
      ),
      role('b', 'Apprentice', 'Moss Pipes', '2013-01', '2013-12', 'Fitted pipes for 20 plumbing jobs'),
    ];
    const found = tipsFor(helper, engineer, NOW).join('\n');
    expect(found).toContain('Apprentice at Moss Pipes comes to 1 year.');
    expect(found).not.toMatch(/1[0-9] years/);
    const none = tipsFor(helper, engineer.slice(0, 1), NOW).join('\n');
    expect(none).toContain('none of your roles shows that work yet');
  });

  it('does not count a title that lacks the work named in the line', () => {
    const nurse = analyzeText(
      'Registered Nurse Case Manager\nRequirements:\n- 3 years of case management experience\n- RN license',
    );
    const ward = [
      role(
        'a',
        'Registered Nurse',
        'St. Ann',
        '2016-01',
        '',
        'Cared for 6 patients a shift on a surgical ward',
      ),
    ];
    expect(tipsFor(nurse, ward, NOW).join('\n')).toContain('none of your roles shows that work yet');
  });

  it('takes a bare number of years to mean the posting’s own work', () => {
    const job = analyzeText(
      'Baker\nOak Oven\nRequirements:\n- 3+ years of experience\n- Bread and cake baking',
    );
    const career = [
      role('a', 'Baker', 'Crust', '2021-11', '2024-10', 'Made the bread for 30 cafés'),
      role('b', 'Bus Driver', 'City', '2010-01', '2021-10', 'Drove 9 lines'),
    ];
    expect(tipsFor(job, career, NOW).join('\n')).toContain('Baker at Crust comes to 3 years. Say so');
  });

  it('considers skills and degrees listed outside the roles', () => {
    expect(tipsFor(posting, roles, NOW, { skills: ['CPA license'] }).join('\n')).not.toContain('CPA');
    const job = analyzeText('Baker\nRequirements:\n- Baking\n- A bachelor’s degree');
    const baker = [role('a', 'Baker', 'Oak Oven', '2020', '', 'Did the baking for 40 cafés')];
    expect(tipsFor(job, baker, NOW).join('\n')).toContain('The posting asks for a');
    expect(tipsFor(job, baker, NOW, { education: ['MSc Chemistry'] }).join('\n')).not.toContain(
      'The posting asks for a',
    );
  });

  it('points out another name for the same tool', () => {
    expect(all).toContain('You write “Postgres” where the posting says “PostgreSQL”');
  });

  it('points out bullets without numbers, and copies', () => {
    const plain = tipsFor(
      analyzeText('Gardener\nRequirements:\n- Gardening'),
      [role('a', 'Gardener', 'Moss', '2020', '', 'Did the gardening', 'Cut hedges')],
      NOW,
    );
    expect(plain.join('\n')).toContain('None of your bullets as Gardener at Moss has a number');
    const copied = tipsFor(
      posting,
      [role('a', 'Clerk', 'Moss', '2020', '', 'Month-end close and bank reconciliation')],
      NOW,
    );
    expect(copied[0]).toContain('repeats the posting');
  });

  it('names no best answer if no bullet is relevant to the line', () => {
    const far = [role('a', 'Gardener', 'Moss', '2020', '', 'Cut the hedges of 12 gardens', 'Fed the birds')];
    expect(tipsFor(posting, far, NOW).join('\n')).not.toContain('your best answer is');
  });

  it('says what to add first when there is nothing yet', () => {
    const first = tipsFor(posting, [], NOW);
    expect(first[0]).toContain('Add your most recent job first');
    expect(first.join('\n')).toContain('6 years of experience');
    expect(first.length).toBeGreaterThanOrEqual(3);
    expect(tipsFor(posting, [role('a', 'Clerk', 'Moss', '2020', '')], NOW)[0]).toContain('Clerk at Moss');
  });

  it('gives at least three tips for any posting', () => {
    for (const text of ['', 'hello', 'Мы ищем сварщика', 'Requirements:\n- Baking'])
      expect(tipsFor(analyzeText(text), roles, NOW).length).toBeGreaterThanOrEqual(2);
  });
});
