import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const rolesOf = (...lines: string[]): string[] =>
  readHistory(['Work experience', '', ...lines].join('\n')).experiences.map(
    ({ title, company }) => `${title} | ${company}`,
  );

describe('roles without dates', () => {
  it('are the lines of a list of titles and employers', () => {
    expect(
      rolesOf('Demand Planner - Quorvale Group', 'Baker - Mill & Oven', 'Sales Agent: Harrow Ltd'),
    ).toEqual(['Demand Planner | Quorvale Group', 'Baker | Mill & Oven', 'Sales Agent | Harrow Ltd']);
  });

  it('may be the items of such a list', () => {
    expect(
      rolesOf(
        '- Trainer, Quorvale College, Kenya',
        '- Sales Agent, Harrow Ltd',
        '- Software Developer, Vellum Software Ltd',
      ),
    ).toEqual([
      'Trainer | Quorvale College',
      'Sales Agent | Harrow Ltd',
      'Software Developer | Vellum Software Ltd',
    ]);
    expect(rolesOf('- Trained cooks, waiters', '- Sold cars, weekly', '- Managed sales, Leeds')).toEqual([]);
  });

  it('may each be told in one line', () => {
    const read = readHistory(
      [
        'Work experience',
        '',
        'Quorvale Woods — Forester. Planted 4,000 oaks.',
        'Harrow — Software developer. Wrote the shop of a bakery.',
        'Vellum Institute — Porter. Carried books.',
      ].join('\n'),
    ).experiences;
    expect(read.map(({ title, company, bulletPoints }) => [title, company, bulletPoints])).toEqual([
      ['Forester', 'Quorvale Woods', ['Planted 4,000 oaks.']],
      ['Software developer', 'Harrow', ['Wrote the shop of a bakery.']],
      ['Porter', 'Vellum Institute', ['Carried books.']],
    ]);
  });

  it('do not begin with a label in bold among roles whose employers are in bold', () => {
    const career = [
      '**Quorvale Group\t2014**',
      'Demand Planner',
      '',
      '**Main achievements:**',
      '- Planned the demand of four towns',
      '',
      '**Mill & Oven\t2009 - 2013**',
      'Baker',
      '',
      '**Main achievements:**',
      '- Baked 900 loaves',
    ];
    const read = readHistory(
      ['## Work experience', '', ...career, '', '## Education', '', '2008 Leeds College'].join('\n'),
    );
    expect(
      read.experiences.map(({ title, company, bulletPoints }) => [title, company, bulletPoints]),
    ).toEqual([
      ['Demand Planner', 'Quorvale Group', ['Planned the demand of four towns']],
      ['Baker', 'Mill & Oven', ['Baked 900 loaves']],
    ]);
  });

  it('are not made of a list of tasks', () => {
    expect(rolesOf('Planned the demand - weekly', 'Baked bread - daily', 'Sold cars - monthly')).toEqual([]);
  });

  it('may each have a line with commas above what was done there, and labels between them', () => {
    const lines = [
      'Offices:',
      'Legal Secretary, saint martin & sons, Leeds',
      'Kept the files',
      'Shops:',
      'Shop Assistant, el galapagos, Leeds.',
      'Advised the customers',
      'Hairdresser, beauty corner, Holm',
      'Ordered the stock',
    ];
    expect(rolesOf(...lines)).toEqual([
      'Legal Secretary | saint martin & sons',
      'Shop Assistant | el galapagos',
      'Hairdresser | beauty corner',
    ]);
    const bullets = readHistory(['Work experience', ...lines].join('\n')).experiences.flatMap(
      ({ bulletPoints, description }) => [...bulletPoints, description],
    );
    expect(bullets).not.toContain('Shops:');
  });

  it('may be the only one of a section, by itself', () => {
    expect(rolesOf('Forester at Kestrel Timber Centre.')).toEqual(['Forester | Kestrel Timber Centre']);
    expect(rolesOf('Looking for work at Kestrel Timber Centre.')).toEqual([]);
    expect(rolesOf('Manager of several shops. Ready to move.')).toEqual([]);
  });

  it('are found by their lengths of time, below their employers', () => {
    expect(rolesOf('Quorvale Tannery', '2 Years, Operator', 'Harrow Agency', '4 Months, Operator')).toEqual([
      'Operator | Quorvale Tannery',
      'Operator | Harrow Agency',
    ]);
    expect(rolesOf('Quorvale College', 'Teacher – 18 years', 'Harrow School', 'Teacher – 2 years')).toEqual([
      'Teacher | Quorvale College',
      'Teacher | Harrow School',
    ]);
  });

  it('don’t get the date of the signature', () => {
    expect(
      readHistory(
        'Experiência profissional\n\nQuorvale Ltda\nProfessor – 18 anos\nHarrow Ltda\nProfessor – 2 anos\nAraraquara, junho de 2024',
      ).experiences.map(({ startDate, endDate }) => startDate + endDate),
    ).toEqual(['', '']);
  });

  it('are no kinds of work in bold within a role, of which some sound like titles', () => {
    const { experiences } = readHistory(
      [
        'Work experience',
        '',
        '**Harrow Law Court**',
        '**Internship** May 2024 – October 2024',
        '',
        '**User Support**',
        '- Helped users',
        '',
        '**Network Administration**',
        '- Installed routers',
        '',
        '**Documentation**',
        '- Kept records',
      ].join('\n'),
    );
    expect(experiences.map(({ company }) => company)).toEqual(['Harrow Law Court']);
  });
});
