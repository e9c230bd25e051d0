// npm run bench -- job-goldset: the ranking of real listings that other people judged: 100 jobs and the gold set of
// jsonresume.org (July 2026), 12 best and 8 worst for one person, a senior engineer in Melbourne who works remotely only.
// The data is outside of the repository. With SHOW_JOBS=1 also the first 20 jobs. What the figures mean:
// docs/algorithms.md#job-ranking.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import type { AxisWeights, JobToRank, RankedJob, Seeker } from '../api/writing/job-match/job-match.ts';
import { readLevel } from '../api/writing/job-match/job-levels.ts';
import { rankJobs } from '../api/writing/job-match/rank-jobs.ts';
import { analyzePosting } from '../api/writing/posting/analyze-posting.ts';
import { shownTerms } from '../api/writing/posting/keywords.ts';
import { openFiles } from './lib/open-set.ts';
import { printTable } from './lib/table.ts';

const DAY_MS = 86_400_000;
/** The day on which the gold set was judged. */
const JUDGED = Date.UTC(2026, 6, 22);
const LIKES = 5;
/** The default variant (prisma/migrations). */
const WEIGHTS: AxisWeights = {
  jobTitle: 25,
  skills: 30,
  industry: 10,
  experience: 15,
  location: 10,
  companySize: 0,
  seniority: 10,
};

const goldSchema = z.object({
  best: z.array(z.object({ id: z.number() })),
  worst: z.array(z.object({ id: z.number() })),
});
const corpusSchema = z.object({
  jobs: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      company: z.string(),
      description: z.string(),
      skills: z.array(z.object({ name: z.string(), keywords: z.array(z.string()).nullish() })).nullish(),
      remote: z.string().nullish(),
      posted_at: z.string(),
    }),
  ),
});

function readJson(name: string): unknown {
  const path = openFiles(['labelled']).find((file) => basename(file) === name);
  if (!path)
    throw new Error(`${name} isn’t there: this benchmark needs the open data beside the repository.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

const role = (title: string, startDate: string, endDate: string, ...bullets: string[]) => ({
  id: startDate,
  title,
  company: '',
  startDate,
  endDate,
  bullets: bullets.map((text, index) => ({ id: `${startDate}-${index}`, text })),
});
/**
 * The person that the gold set is for, whose resume of that day isn't public: the roles and skills of a public one of 2020,
 * in other words and without names, and what the judges say of the present ("senior AI and TypeScript engineer").
 */
const SEEKER: Seeker = {
  roles: [
    role(
      'Senior AI Engineer',
      '2023-01',
      '',
      'Builds features on large language models with TypeScript, Node.js and the OpenAI API',
      'Leads an open source standard for resumes: React, Next.js, PostgreSQL',
    ),
    role(
      'Senior JavaScript Developer',
      '2018-03',
      '2022-12',
      'Built the front end of a Bitcoin wallet with React, Redux and SCSS as an Electron app',
      'Became lead of a crypto exchange: React, Apollo, Node.js, Rails, Docker, GCP and Heroku',
      'Tuned markets of tens of millions of rows with SQL',
    ),
    role(
      'Developer',
      '2014-04',
      '2018-01',
      'Built a large React and Redux application for all platforms with Postgres, Redis and DynamoDB',
      'Built an action center for campaigns in Ruby on Rails',
    ),
    role(
      'CTO',
      '2013-03',
      '2015-01',
      'Led a small team of developers and designers',
      'Built a single page application on Rails and MongoDB and moved it from Heroku to AWS',
    ),
    role(
      'Front-end Developer',
      '2011-01',
      '2012-06',
      'Built applications with Backbone.js, wrote API specifications, UI and UX design',
    ),
  ],
  skills:
    'HTML, CSS, SCSS, JavaScript, TypeScript, React, Next.js, Redux, Apollo, Node.js, Ruby, Python, Postgres, Redis, Serverless, AWS, Google Cloud, Heroku'.split(
      ', ',
    ),
  level: null,
  radiusMiles: 25,
  openToRemote: true,
  referenceDate: '2026-07',
};

const gold = goldSchema.parse(readJson('jsonresume.org__goldset.json'));
const { jobs } = corpusSchema.parse(readJson('jsonresume.org__corpus.json'));
const best = new Set(gold.best.map(({ id }) => String(id)));
const worst = new Set(gold.worst.map(({ id }) => String(id)));

/** As it is stored (api/features/job-search/read-listing.ts), from the beginning of its text, which is all the set has. */
const listings = jobs
  // A search from Melbourne that is open to remote work finds no others.
  .filter(({ remote }) => remote === 'Full')
  .map((job): JobToRank => {
    const requirements = (job.skills ?? []).map(({ name, keywords }) =>
      [name, ...(keywords ?? [])].join(', '),
    );
    const text = [job.description, 'Requirements:', ...requirements.map((line) => `- ${line}`)].join('\n');
    const analysis = analyzePosting({ text, title: job.title, company: job.company });
    return {
      id: String(job.id),
      title: job.title,
      company: job.company,
      requirements,
      keywords: [...new Set(shownTerms(analysis).map(({ canonical }) => canonical))],
      yearsAsked: analysis.yearsAsked,
      level: readLevel(job.title),
      isRemote: true,
      miles: null,
      ageDays: (JUDGED - Date.parse(job.posted_at)) / DAY_MS,
    };
  });

/** As the set's own evaluation counts: 3 for the best, 1 for what nobody judged, 0 for the worst. */
const gradeOf = (id: string): number => (best.has(id) ? 3 : worst.has(id) ? 0 : 1);
const isJudged = (id: string) => best.has(id) || worst.has(id);
const gain = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, index) => sum + grade / Math.log2(index + 2), 0);
function ndcg(ids: readonly string[], grade: (id: string) => number): number {
  const grades = ids.map((id) => grade(id));
  return gain(grades) / gain(grades.toSorted((a, b) => b - a));
}
const share = (ids: readonly string[], most: number) =>
  ids.slice(0, most).filter((id) => best.has(id)).length / most;
const isBest = (id: string) => (best.has(id) ? 1 : 0);

function describe(name: string, ids: readonly string[]): string[] {
  const judged = ids.filter(isJudged);
  return [
    name,
    ndcg(ids, gradeOf).toFixed(3),
    ndcg(ids, isBest).toFixed(3),
    share(ids, 5).toFixed(1),
    ndcg(judged, isBest).toFixed(3),
    share(judged, 5).toFixed(1),
    String(ids.slice(0, 10).filter((id) => worst.has(id)).length),
  ];
}

const idsOf = (ranked: readonly RankedJob[]) => ranked.map(({ id }) => id);
const ranked = rankJobs(listings, SEEKER, WEIGHTS);
const before = idsOf(ranked);
const liked = new Set(before.filter((id) => best.has(id)).slice(0, LIKES));
const after = idsOf(
  rankJobs(
    listings,
    SEEKER,
    WEIGHTS,
    listings.filter(({ id }) => liked.has(id)),
  ),
);
const restored = idsOf(rankJobs(listings, SEEKER, WEIGHTS, []));
const others = (ids: readonly string[]) => ids.filter((id) => !liked.has(id));

if (process.env.SHOW_JOBS === '1')
  for (const [index, { id, score, axes, shared }] of ranked.slice(0, 20).entries()) {
    const job = listings.find((one) => one.id === id);
    const mark = best.has(id) ? '+' : worst.has(id) ? '-' : ' ';
    const shown = Object.values(axes).map((axis) => axis?.toFixed(2) ?? '.');
    process.stdout.write(
      `${mark} ${index + 1}. ${score.toFixed(3)} ${job?.title}, ${job?.company.slice(0, 30)} [${shown.join(' ')}] ${shared.join(', ')}\n`,
    );
  }
printTable(
  `${listings.length} remote jobs of ${jobs.length}; ${best.size} are the best, ${worst.size} the worst, the others weren’t judged`,
  ['', 'NDCG@10', 'best only', 'P@5', 'judged only', 'P@5', 'worst in 10'],
  [
    describe('the default variant', before),
    describe(`after ${LIKES} likes`, after),
    describe('without the liked, before', others(before)),
    describe('without the liked, after', others(after)),
    describe('forgotten', restored),
  ],
);
