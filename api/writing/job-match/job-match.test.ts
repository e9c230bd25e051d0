import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTitles, readPostingTitle, readTitle } from './compare-titles.ts';
import { explainMatch } from './explain-match.ts';
import { AXES, type AxisScores, type AxisWeights, type JobToRank, type Seeker } from './job-match.ts';
import { combineAxes, rankJobs } from './rank-jobs.ts';
import { readSeeker } from './read-seeker.ts';
import { sameJobKey } from './same-job.ts';

const WEIGHTS: AxisWeights = {
  jobTitle: 25,
  skills: 30,
  industry: 10,
  experience: 15,
  location: 10,
  companySize: 0,
  seniority: 10,
};
const SEEKER: Seeker = {
  roles: [
    {
      id: 'r1',
      title: 'Line Cook',
      company: 'Copper Kettle',
      startDate: '2019-01',
      endDate: '',
      bullets: [{ id: 'b1', text: 'Ran the grill station for 200 covers a night' }],
    },
  ],
  skills: ['Food safety'],
  level: null,
  radiusMiles: 25,
  openToRemote: false,
  referenceDate: '2026-11',
};

const share = fc.double({ min: 0, max: 1, noNaN: true });
const axes: fc.Arbitrary<AxisScores> = fc.record({
  jobTitle: fc.option(share),
  skills: fc.option(share),
  industry: fc.option(share),
  experience: fc.option(share),
  location: fc.option(share),
  companySize: fc.option(share),
  seniority: fc.option(share),
});
const weight = fc.integer({ min: 0, max: 20 }).map((step) => step * 5);
const weights: fc.Arbitrary<AxisWeights> = fc.record({
  jobTitle: weight,
  skills: weight,
  industry: weight,
  experience: weight,
  location: weight,
  companySize: weight,
  seniority: weight,
});
const jobs: fc.Arbitrary<JobToRank[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    title: fc.constantFrom('Line Cook', 'Sous Chef', 'Data Engineer', 'Nurse', 'Fahrer (m/w/d)', ''),
    company: fc.constantFrom('Diner', 'Clinic', ''),
    requirements: fc.array(fc.constantFrom('Grill station', 'SQL', 'Food safety', 'Patience'), {
      maxLength: 3,
    }),
    keywords: fc.array(fc.constantFrom('Cooking', 'SQL', 'Food safety', 'Grilling'), { maxLength: 4 }),
    yearsAsked: fc.option(fc.integer({ min: 0, max: 15 })),
    level: fc.constantFrom('entry', 'mid', 'senior', 'lead', null),
    isRemote: fc.boolean(),
    miles: fc.option(fc.double({ min: 0, max: 200, noNaN: true })),
    ageDays: fc.option(fc.double({ min: -1, max: 200, noNaN: true })),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

describe('the axes of a job', () => {
  it('are weighed by shares: ten times the weights change nothing', () => {
    fc.assert(
      fc.property(axes, weights, (scores, given) => {
        const more: AxisWeights = { ...given };
        for (const axis of AXES) more[axis] *= 10;
        expect(combineAxes(scores, more)).toBeCloseTo(combineAxes(scores, given), 9);
      }),
    );
  });

  it('count only where they are known', () => {
    fc.assert(
      fc.property(axes, weights, fc.constantFrom(...AXES), (scores, given, axis) => {
        const without = { ...given, [axis]: 0 };
        expect(combineAxes({ ...scores, [axis]: null }, given)).toBeCloseTo(combineAxes(scores, without), 9);
      }),
    );
  });

  it('give a match between the least and the best of them', () => {
    fc.assert(
      fc.property(axes, weights, (scores, given) => {
        const known = AXES.flatMap((axis) =>
          given[axis] > 0 && scores[axis] !== null ? [scores[axis]] : [],
        );
        const match = combineAxes(scores, given);
        expect(match).toBeGreaterThanOrEqual(Math.min(...known, 1) * (known.length === 0 ? 0 : 1) - 1e-9);
        expect(match).toBeLessThanOrEqual(Math.max(...known, 0) + 1e-9);
      }),
    );
  });
});

describe('the ranking of jobs', () => {
  it('has each job once, in an order that doesn’t depend on the order found', () => {
    fc.assert(
      fc.property(jobs, fc.integer(), (found, seed) => {
        const order = (list: JobToRank[]) => rankJobs(list, SEEKER, WEIGHTS).map(({ id }) => id);
        const mixed = found.toSorted((a, b) => (a.id + seed < b.id + seed ? 1 : -1) * (seed % 2 || 1));
        expect(order(mixed)).toEqual(order(found));
        expect(order(found).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('is the one without likes when no like is left', () => {
    fc.assert(
      fc.property(jobs, (found) => {
        const before = rankJobs(found, SEEKER, WEIGHTS);
        rankJobs(found, SEEKER, WEIGHTS, found.slice(0, 3));
        expect(rankJobs(found, SEEKER, WEIGHTS, [])).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('scores between 0 and 1, with likes and without', () => {
    fc.assert(
      fc.property(jobs, (found) => {
        for (const likes of [[], found.slice(0, 2)])
          for (const { score, match } of rankJobs(found, SEEKER, WEIGHTS, likes)) {
            expect(score).toBeGreaterThanOrEqual(0);
            expect(score).toBeLessThanOrEqual(1.05);
            expect(match).toBeLessThanOrEqual(1);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('puts the person’s own work above other work nearby', () => {
    const job = (id: string, title: string): JobToRank => ({
      id,
      title,
      company: 'Somewhere',
      requirements: [],
      keywords: [],
      yearsAsked: null,
      level: null,
      isRemote: false,
      miles: 2,
      ageDays: 3,
    });
    const [first] = rankJobs([job('a', 'Data Engineer'), job('b', 'Grill Cook')], SEEKER, WEIGHTS);
    expect(first?.id).toBe('b');
  });
});

describe('two titles', () => {
  const compare = (own: string, asked: string) => compareTitles(readTitle(own), readPostingTitle(asked));

  it('name the same work in other words and languages', () => {
    expect(compare('Front-end Developer', 'Senior Frontend Engineer')).toBeGreaterThan(0.9);
    expect(compare('RN, Progressive Care', 'Registered Nurse (Days)')).toBeGreaterThan(0.7);
    expect(compare('Elektriker', 'Electrician – Commercial')).toBeGreaterThan(0.9);
  });

  it('have little in common with a word only', () => {
    expect(compare('Senior AI Engineer', 'AI Sales Lead')).toBeLessThan(0.35);
  });
});

describe('what is read of a person', () => {
  const role = (id: string, title: string, startDate: string, endDate: string, ...bullets: string[]) => ({
    id,
    title,
    company: 'Somewhere',
    startDate,
    endDate,
    bullets: bullets.map((text, index) => ({ id: `${id}-${index}`, text })),
  });

  it('has the level of the latest title, or else of the years in its field', () => {
    const levelOf = (...roles: Seeker['roles'][number][]) => readSeeker({ ...SEEKER, roles }).level;
    const junior = role('a', 'Junior Developer', '2019-01', '2020-12');
    expect(levelOf(junior, role('b', 'Backend Developer', '2021-01', ''))).toBe('mid');
    expect(levelOf(junior, role('b', 'Lead Developer', '2021-01', ''))).toBe('lead');
    expect(
      levelOf(role('a', 'Bank Teller', '2012-01', '2025-11'), role('b', 'Line Cook', '2025-12', '')),
    ).toBe('entry');
  });

  it('has the field that the bullets name where the title names none', () => {
    const journeyman = role(
      'a',
      'Journeyman',
      '2019-01',
      '',
      'Ran conduit and pulled wire for offices',
      'Wired new homes from rough-in to trim',
    );
    expect([...readSeeker({ ...SEEKER, roles: [journeyman] }).fields.keys()]).toEqual(['building']);
  });
});

describe('the line that says why', () => {
  const none: AxisScores = {
    jobTitle: null,
    skills: null,
    industry: null,
    experience: null,
    location: null,
    companySize: null,
    seniority: null,
  };
  const explain = (scores: Partial<AxisScores>, terms: string[] = [], hasExperience = true) =>
    explainMatch({ ranked: { axes: { ...none, ...scores } }, terms, liked: null, hasExperience });

  it('names what the person has of what is asked for', () => {
    expect(explain({ jobTitle: 0.5 }, ['Epic'])).toBe('It asks for Epic, which is in your experience.');
    expect(explain({ jobTitle: 1 }, ['Epic', 'triage', 'charting', 'IV'])).toBe(
      'Its title is like yours. It asks for Epic, triage and charting, which are in your experience.',
    );
  });

  it('doesn’t praise a job for which little speaks', () => {
    const line = 'Little of what it asks for is in your experience.';
    expect(explain({ jobTitle: 0, location: 1, industry: 1, seniority: 1 })).toBe(line);
    expect(explain({})).toBe(line);
  });

  it('asks for experience when there is none, and names the like that moved it', () => {
    expect(explain({}, [], false)).toBe('Add your experience to see how well it fits.');
    const liked = { title: 'Sous Chef', company: 'Tallow' };
    expect(explainMatch({ ranked: { axes: none }, terms: ['grill'], liked, hasExperience: true })).toMatch(
      /because you liked “Sous Chef” at Tallow\.$/,
    );
  });
});

describe('two listings of the same job', () => {
  it('have the same company, title and region, whatever stands beside', () => {
    const key = sameJobKey('Head Chef', 'Blue Door Ltd', 'Texas');
    expect(sameJobKey('HEAD CHEF (m/w/d) - urgent!', 'The Blue Door', 'texas')).toBe(key);
    expect(sameJobKey('Head Chef #4711', 'Blue Door', 'Texas')).toBe(key);
    expect(sameJobKey('Sous Chef', 'Blue Door', 'Texas')).not.toBe(key);
    expect(sameJobKey('Head Chef', 'Red Door', 'Texas')).not.toBe(key);
    expect(sameJobKey('Head Chef', 'Blue Door', 'Ohio')).not.toBe(key);
  });

  it('are never guessed without a company', () => {
    expect(sameJobKey('Head Chef', '', 'Texas')).toBe('');
  });
});
