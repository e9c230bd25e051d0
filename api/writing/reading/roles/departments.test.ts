import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { withDepartment } from './departments.ts';

const rolesOf = (...lines: string[]) =>
  readHistory(['Ada Marlow', 'ada@example.com', '', 'Employment', '', ...lines].join('\n')).experiences.map(
    ({ title, company }) => [title, company],
  );

describe('a department', () => {
  it('is part of the employer, where the header has both in a row', () => {
    expect(
      rolesOf(
        'Assistant Professor, Department of Baking, Harbour University, 2012 - 2016.',
        'Lecturer, Department of Baking, Mill University, 2008 - 2012.',
      ),
    ).toEqual([
      ['Assistant Professor', 'Department of Baking, Harbour University'],
      ['Lecturer', 'Department of Baking, Mill University'],
    ]);
    const header = ['Lecturer, Department of Baking at Harbour University, Leeds'];
    expect(withDepartment({ title: 'Lecturer', company: 'Department of Baking' }, header)).toEqual({
      title: 'Lecturer',
      company: 'Department of Baking at Harbour University',
    });
  });

  it('is a team before an employer, whoever that is', () => {
    expect(
      rolesOf(
        '',
        'Feb 2019 - now: Analytical Lead, Medicines Team, QVEX (mostly working in R)',
        '- Led a forecast',
        '',
        'Oct 2017 - Feb 2019: Research Manager, Central Unit, LRV (mostly working in SQL)',
        '- Led an analysis',
      ),
    ).toEqual([
      ['Analytical Lead', 'Medicines Team, QVEX'],
      ['Research Manager', 'Central Unit, LRV'],
    ]);
  });

  it.each([
    ['with nothing behind it', 'Department of Baking', ['Lecturer, Department of Baking (2012)']],
    ['before a town', 'Department of Baking', ['Lecturer, Department of Baking, Leeds']],
    ['with its employer', 'Department of Baking, Mill University', ['Department of Baking, Mill University']],
  ])('stays as it is %s', (_, company, header) => {
    expect(withDepartment({ title: 'Lecturer', company }, header)).toEqual({ title: 'Lecturer', company });
  });

  it('is put together with no employer of another line', () => {
    const names = { title: 'Lecturer, Department of Baking', company: 'Harbour University' };
    expect(withDepartment(names, ['Lecturer, Department of Baking', 'Harbour University'])).toEqual(names);
  });
});
