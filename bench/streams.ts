// npm run bench -- streams: how soon after the click the first reworded bullet is streamed, with the embedded database;
// and, with two server processes on one private PostgreSQL server (if its programs are installed), whether 20 bullets
// arrive each once and in order through the node that doesn't do the work, also when the socket is cut off in between,
// and how soon a second window learns of a change.
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { toGlobalId } from '../api/graphql/owned-node.ts';
import { TestClient } from '../api/testing/test-client.ts';
import { startPostgres } from './lib/postgres.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { median, quantile } from './lib/stats.ts';
import { printTable } from './lib/table.ts';

const SECRET = { SESSION_SECRET: 'a secret of this benchmark only', LOG_LEVEL: 'silent' };
const BULLETS = 20;
const RUNS = 30;
const POSTING = 'Bar manager\nRequirements:\n- Bar management\n- Stock control\n- Team training';

const bullets = Array.from(
  { length: BULLETS },
  (_, index) =>
    `Was responsible for managing ${index + 2} bars and helped with the training of ${index + 3} colleagues`,
);

/** A websocket of a signed-in person, open from the start as on the page of a resume. */
function openSocket(url: string, { cookies }: TestClient): Client {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  class SignedIn extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers: { Cookie, Origin: url } });
    }
  }
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: SignedIn,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
  });
}

const progressShape = z.object({ optimizationProgress: z.object({ sequence: z.number() }) });
const changeShape = z.object({ tailoredResumeChanged: z.object({ revision: z.number() }) });

async function makePerson(url: string, email: string) {
  const person = new TestClient(url);
  await person.register({ email });
  const experience = await person.post('/api/experiences', {
    title: 'Bar Manager',
    company: 'Copper Kettle',
    startDate: '2020-01',
    bulletPoints: bullets,
  });
  const posting = await person.post('/api/job-postings', { description: POSTING });
  return { person, experienceId: String(experience.json.id), jobPostingId: String(posting.json.id) };
}
type Person = Awaited<ReturnType<typeof makePerson>>;

async function makeResume({ person, experienceId, jobPostingId }: Person) {
  const answer = await person.post('/api/tailored-resumes', {
    jobPostingId,
    experienceIds: [experienceId],
    bulletCounts: { [experienceId]: BULLETS },
  });
  const shape = z.object({
    id: z.string(),
    data: z.object({
      experiences: z.array(z.object({ bulletPoints: z.array(z.object({ id: z.string() })) })),
    }),
  });
  const { id, data } = shape.parse(answer.json);
  const ids = data.experiences.flatMap(({ bulletPoints }) => bulletPoints.map((bullet) => bullet.id));
  return {
    rawId: id,
    id: toGlobalId('TailoredResume', id),
    bulletIds: ids.map((one) => toGlobalId('TailoredBullet', one)),
  };
}

async function startRun(person: TestClient, resume: { id: string; bulletIds: string[] }): Promise<string> {
  const { data } = await person.graphql(
    'mutation($input: StartOptimizationInput!) { startOptimization(input: $input) { ... on StartOptimizationPayload { optimizationRun { id } } } }',
    { input: { tailoredResumeId: resume.id, bulletIds: resume.bulletIds, mode: 'CONCISE' } },
  );
  return z
    .object({ startOptimization: z.object({ optimizationRun: z.object({ id: z.string() }) }) })
    .parse(data).startOptimization.optimizationRun.id;
}

const progress = (socket: Client, id: string, after: number) =>
  socket.iterate({
    query:
      'subscription($id: ID!, $after: Int!) { optimizationProgress(id: $id, after: $after) { sequence step { note } } }',
    variables: { id, after },
  });

async function untilFirstEvent(): Promise<number[]> {
  const product = await startProduct(temporaryFolder(), SECRET);
  const person = await makePerson(product.url, 'ada@example.com');
  const socket = openSocket(product.url, person.person);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const resume = await makeResume(person);
    const start = performance.now();
    const id = await startRun(person.person, resume);
    for await (const { data } of progress(socket, id, 0)) {
      if (progressShape.parse(data).optimizationProgress.sequence === 1)
        times.push(performance.now() - start);
    }
    await person.person.delete(`/api/tailored-resumes/${resume.rawId}`);
  }
  await socket.dispose();
  await product.stop();
  return times;
}

/** Runs on one node and follows on the other, cutting the socket off after every third event. */
async function followAcrossNodes(one: string, two: Person & { url: string }) {
  let [lost, doubled, disordered] = [0, 0, 0];
  for (let run = 0; run < RUNS / 3; run += 1) {
    const resume = await makeResume(two);
    const client = new TestClient(one);
    for (const [name, value] of two.person.cookies) client.cookies.set(name, value);
    const id = await startRun(client, resume);
    const seen: number[] = [];
    let isOver = false;
    while (!isOver) {
      const socket = openSocket(two.url, two.person);
      let count = 0;
      isOver = true;
      for await (const { data } of progress(socket, id, seen.at(-1) ?? 0)) {
        seen.push(progressShape.parse(data).optimizationProgress.sequence);
        count += 1;
        if (count === 3) {
          isOver = false;
          socket.terminate();
          break;
        }
      }
      await socket.dispose();
    }
    lost += BULLETS - new Set(seen).size;
    doubled += seen.length - new Set(seen).size;
    disordered += seen.filter((sequence, index) => sequence < (seen[index - 1] ?? 0)).length;
    await client.delete(`/api/tailored-resumes/${resume.rawId}`);
  }
  return { lost, doubled, disordered };
}

/** From the answer to a change on one node until a window of the other is told. */
async function untilSecondWindow(one: string, two: Person & { url: string }): Promise<number[]> {
  const resume = await makeResume(two);
  const client = new TestClient(one);
  for (const [name, value] of two.person.cookies) client.cookies.set(name, value);
  const socket = openSocket(two.url, two.person);
  const changes = socket.iterate({
    query:
      'subscription($id: ID!) { tailoredResumeChanged(id: $id, after: 0) { revision tailoredResume { experiences { bullets { content } } } } }',
    variables: { id: resume.id },
  });
  const times: number[] = [];
  await sleep(300);
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await client.patch(`/api/tailored-resumes/${resume.rawId}/bullet-point`, {
      experienceId: two.experienceId,
      bulletIndex: 0,
      newContent: `Managed ${run + 2} bars`,
    });
    const { value } = await changes.next();
    changeShape.parse(value?.data);
    times.push(performance.now() - start);
  }
  await socket.dispose();
  return times;
}

const shown = (times: number[]) => [
  `${times.length}`,
  median(times),
  quantile(times, 0.95),
  Math.max(...times),
];

printTable(
  'From the click, in ms (goal: the first event within 100)',
  ['embedded database', 'runs', 'median', 'p95', 'most'],
  [['first reworded bullet of 20', ...shown(await untilFirstEvent())]],
);

if (spawnSync('pg_config', ['--bindir']).status === 0) {
  const postgres = await startPostgres();
  const DATABASE_URL = postgres.database('streams');
  const [one, two] = [
    await startProduct(temporaryFolder(), { ...SECRET, DATABASE_URL }),
    await startProduct(temporaryFolder(), { ...SECRET, DATABASE_URL }),
  ];
  const person = { ...(await makePerson(two.url, 'bob@example.com')), url: two.url };
  const { lost, doubled, disordered } = await followAcrossNodes(one.url, person);
  printTable(
    `Streaming ${BULLETS} bullets through another node, cut off after every third (goal: 0)`,
    ['two nodes, one PostgreSQL', 'runs', 'lost', 'doubled', 'out of order'],
    [['', `${RUNS / 3}`, `${lost}`, `${doubled}`, `${disordered}`]],
  );
  printTable(
    'A change in one window until another is told, on another node, in ms (goal: 1000)',
    ['', 'changes', 'median', 'p95', 'most'],
    [['told and read again', ...shown(await untilSecondWindow(one.url, person))]],
  );
  await one.stop();
  await two.stop();
  postgres.stop('fast');
} else process.stdout.write('PostgreSQL’s programs are not installed: two nodes were not measured.\n');
