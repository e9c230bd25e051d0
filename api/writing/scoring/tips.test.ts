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

  it('gives at most three tips, each about something that the posting requires', () => {
    expect(found).toHaveLength(3);
    expect(found[0]).toContain('CPA license');
    expect(found[1]).toContain('NetSuite');
    expect(found[2]).toContain('6 years of experience in accounting');
  });

  it('asks about a license and never suggests claiming what one doesn’t have', () => {
    expect(found[0]).toBe(
      '“CPA license” is required, and we couldn’t find it in your resume details. If you hold it, add it there with issuer and date; if not, ask whether they accept it in progress.',
    );
    expect(all).toMatch(
      /If (?:that|either) was part of your work as Accountant at Fern Ltd, .*; if not, leave/,
    );
  });

  it('is satisfied with a license in the resume details, but not with one in a bullet about others', () => {
    expect(
      tipsFor(posting, roles, NOW, { certificates: ['CPA license, Massachusetts'] }).join('\n'),
    ).not.toContain('CPA');
    const manager = [
      role('a', 'Accountant', 'Fern Ltd', '2023-11', '', 'Reported to two colleagues with a CPA license'),
    ];
    expect(tipsFor(posting, manager, NOW)[0]).toContain('“CPA license” is required');
  });

  it('compares the years asked for with the years that the dates show', () => {
    expect(found[2]).toBe(
      'They ask for “6 years of experience in accounting”; your dates show 3 years in a role that fits. Leave the dates as they are, and let your strongest results speak.',
    );
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
    const shown = tipsFor(helper, engineer, NOW).join('\n');
    expect(shown).toContain('your dates show 1 year in a role that fits');
    expect(shown).not.toMatch(/1[0-9] years/);
    const none = tipsFor(helper, engineer.slice(0, 1), NOW).join('\n');
    expect(none).toContain('we couldn’t find that work in your roles');
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
    expect(tipsFor(nurse, ward, NOW).join('\n')).toContain('we couldn’t find that work in your roles');
  });

  it('says nothing about years that the dates show', () => {
    const job = analyzeText('Baker\nOak Oven\nRequirements:\n- 3+ years of experience\n- Bread baking');
    const career = [
      role('a', 'Baker', 'Crust', '2021-11', '2024-10', 'Did the bread baking for 30 cafés'),
      role('b', 'Bus Driver', 'City', '2010-01', '2021-10', 'Drove 9 lines'),
    ];
    expect(tipsFor(job, career, NOW)).toEqual([]);
  });

  it('asks for a degree that the education does not show, and accepts a higher one', () => {
    const job = analyzeText('Baker\nRequirements:\n- Baking\n- A bachelor’s degree');
    const baker = [role('a', 'Baker', 'Oak Oven', '2020', '', 'Did the baking for 40 cafés')];
    expect(tipsFor(job, baker, NOW).join('\n')).toContain('we couldn’t find it in your education');
    expect(tipsFor(job, baker, NOW, { education: ['MSc Chemistry, Elm College, 2016'] })).toEqual([]);
  });

  it('points out another name for the same tool', () => {
    const job = analyzeText('Analyst\nRequirements:\n- PostgreSQL reports');
    expect(
      tipsFor(job, [role('a', 'Analyst', 'Fern', '2020', '', 'Wrote 12 reports on Postgres')], NOW),
    ).toEqual([expect.stringContaining('You write “Postgres” where the posting says “PostgreSQL”')]);
  });

  it('asks for a number where the best answer has none', () => {
    const plain = tipsFor(
      analyzeText('Gardener\nRequirements:\n- Gardening'),
      [role('a', 'Gardener', 'Moss', '2020', '', 'Did the gardening for a hotel', 'Carried 12 boxes')],
      NOW,
    );
    expect(plain).toEqual([expect.stringContaining('“Did the gardening for a hotel” answers “Gardening”')]);
  });

  it('points out a copy first', () => {
    const copied = tipsFor(
      posting,
      [role('a', 'Clerk', 'Moss', '2020', '', 'Month-end close and bank reconciliation')],
      NOW,
    );
    expect(copied[0]).toContain('repeats the posting');
  });

  it('asks to move the best answer up, unless readers see it first anyway', () => {
    const job = analyzeText('Roofer\nRequirements:\n- Experience with slate roofing');
    const bullets = ['Swept 3 yards', 'Drove 2 vans', 'Did the slate roofing of 14 churches'];
    expect(tipsFor(job, [role('a', 'Roofer', 'Moss', '2020', '', ...bullets)], NOW)).toEqual([
      expect.stringContaining('Move it to the top of Roofer at Moss'),
    ]);
    expect(tipsFor(job, [role('a', 'Roofer', 'Moss', '2020', '', ...bullets.toReversed())], NOW)).toEqual([]);
  });

  it('says what to add first when there is nothing yet', () => {
    const first = tipsFor(posting, [], NOW);
    expect(first[0]).toContain('Add your most recent job first');
    expect(first.join('\n')).toContain('6 years of experience');
    expect(first).toHaveLength(3);
    expect(tipsFor(posting, [role('a', 'Clerk', 'Moss', '2020', '')], NOW)[0]).toContain('Clerk at Moss');
  });

  it('gives no tips for texts that ask for nothing', () => {
    for (const text of ['', 'hello', 'Мы ищем сварщика'])
      expect(tipsFor(analyzeText(text), roles, NOW)).toEqual([]);
  });
});
