// npm run bench -- job-ranking: how good the first jobs of a search are for the people of bench/job-search, through the
// whole search of the built product with the bundled samples: NDCG@10 and P@5 of the default variant, and after five
// likes. With SHOW_JOBS=1 also the first ten of each seen person; of the unseen ones only totals are ever printed.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readSampleListings } from '../api/job-search/samples/sample-listings.ts';
import { TestClient } from '../api/testing/test-client.ts';
import { readPeople, type BenchPerson } from './job-search/people.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { printTable } from './lib/table.ts';

const KM_PER_MILE = 1.609;
const RADII = [10, 25, 50, 100];
const LIKES = 5;
const SHOWN = 10;

const samples = readSampleListings();
const twins = new Map(samples.map(({ id, twinOf }) => [id, twinOf ?? id]));
const toName = (job: { title: string; company: string; location: string | null }) =>
  [job.title, job.company, job.location].join('|');
const ids = new Map(samples.map((sample) => [toName(sample), sample.id]));

const product = await startProduct(temporaryFolder(), {
  SESSION_SECRET: 'a secret of this benchmark only',
  LOG_LEVEL: 'silent',
});
const jobShape = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  match: z.number().nullable(),
  why: z.string(),
});
const answerShape = z.object({ jobs: z.array(jobShape), totalCount: z.number() });

async function search(client: TestClient, input: object) {
  const { json } = await client.post('/api/jobs/search', input);
  return answerShape.parse(json);
}

/** The samples are stored in the background after the start. */
async function untilStored(client: TestClient): Promise<void> {
  let before = -1;
  for (;;) {
    const { totalCount } = await search(client, { location: 'United States', openToRemote: true });
    if (totalCount > 0 && totalCount === before) return;
    before = totalCount;
    await sleep(3_000);
  }
}

interface Scores {
  ndcg: number;
  precision: number;
  bestPrecision: number;
  afterLikes: number;
  isRestored: boolean;
}

/** Twins are one job, which counts once. */
function measure(ids: readonly string[], relevant: Record<string, number>) {
  const worth = new Map<string, number>();
  for (const [id, grade] of Object.entries(relevant)) worth.set(twins.get(id) ?? id, grade);
  const counted = new Set<string>();
  const grades = ids.map((id) => {
    const job = twins.get(id) ?? id;
    if (counted.has(job)) return 0;
    counted.add(job);
    return worth.get(job) ?? 0;
  });
  const gain = (list: readonly number[]) =>
    list.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
  const best = [...worth.values()].toSorted((a, b) => b - a);
  return {
    ndcg: gain(grades) / gain(best),
    precision: grades.slice(0, 5).filter((grade) => grade > 0).length / 5,
    bestPrecision: Math.min(5, best.length) / 5,
  };
}

async function tryPerson(person: BenchPerson, isShown: boolean): Promise<Scores> {
  const client = new TestClient(product.url);
  await client.register({ email: `${person.id}@example.com` });
  for (const { title, company, from, to, bullets } of person.roles)
    await client.post('/api/experiences', {
      title,
      company,
      startDate: from,
      endDate: to ?? '',
      bulletPoints: bullets,
    });
  const miles = person.radiusKm / KM_PER_MILE;
  const input = {
    location: person.place,
    radius: RADII.find((radius) => radius >= miles) ?? 100,
    openToRemote: person.acceptsRemote,
  };
  const find = async () =>
    (await search(client, input)).jobs.map((job) => ({ ...job, sample: ids.get(toName(job)) ?? '' }));
  const before = await find();
  const found = before.map(({ sample }) => sample);
  const { ndcg, precision, bestPrecision } = measure(found, person.relevant);
  if (isShown) {
    process.stdout.write(`\n${person.id}: ${person.title}, ${person.place}. NDCG@10 ${ndcg.toFixed(2)}\n`);
    for (const { sample, title, why, match } of before.slice(0, SHOWN))
      process.stdout.write(
        `  ${person.relevant[sample] ?? ' '} ${(match ?? 0).toFixed(2)} ${title} (${sample}) ${why}\n`,
      );
    const missed = Object.entries(person.relevant).filter(([id]) => !found.slice(0, SHOWN).includes(id));
    for (const [id, grade] of missed)
      process.stdout.write(`    missed ${grade}: ${id} at ${found.indexOf(id) + 1}\n`);
  }
  const liked = before
    .filter(({ sample }) => (person.relevant[sample] ?? 0) > 0)
    .slice(0, LIKES)
    .map(({ id }) => id);
  for (const jobId of liked) await client.post('/api/jobs/thumbs-up', { jobId });
  const after = (await find()).map(({ sample }) => sample);
  for (const jobId of liked) await client.delete('/api/jobs/thumbs-up', { jobId });
  const restored = (await find()).map(({ sample }) => sample);
  return {
    ndcg,
    precision,
    bestPrecision,
    afterLikes: measure(after, person.relevant).ndcg,
    isRestored: restored.join() === found.join(),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const operator = new TestClient(product.url);
await operator.register({ email: 'operator@example.com' });
await untilStored(operator);
const rows: (string | number)[][] = [];
for (const file of ['unseen-people.json', 'people.json'] as const) {
  const isSeen = file === 'people.json';
  const scores: Scores[] = [];
  for (const person of readPeople(file))
    scores.push(await tryPerson(person, isSeen && process.env.SHOW_JOBS === '1'));
  rows.push([
    isSeen ? 'seen' : 'unseen',
    scores.length,
    ...(['ndcg', 'precision', 'bestPrecision', 'afterLikes'] as const).map((key) =>
      mean(scores.map((score) => score[key])).toFixed(3),
    ),
    scores.filter(({ isRestored }) => isRestored).length,
  ]);
}
await product.stop();
printTable(
  'The first jobs of a search, ranked by the default variant',
  ['people', '', 'NDCG@10', 'P@5', 'best P@5', 'NDCG@10 after likes', 'restored'],
  rows,
);
