// npm run bench -- relay: what the product adds to a streamed reply of an AI service (P1 of docs/performance.md): the bare
// service, a reader on the node that asks it, and a reader on another node, in turn. The service writes into each word
// when it sent it. Needs PostgreSQL's programs for the second node.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { projectRoot } from '../api/platform/project-root.ts';
import { TestClient } from '../api/testing/test-client.ts';
import { startPostgres } from './lib/postgres.ts';
import { startProduct, temporaryFolder, untilAtRest } from './lib/processes.ts';
import { median, quantile } from './lib/stats.ts';
import { printTable } from './lib/table.ts';

const RUNS = 30;
/** As many as one process asks a service for at a time, less what the first replies of others may take. */
const STREAMS = 25;
const WORDS = 40;
/** The interviewer reacts in its own words, without the service, to an answer that was given before. */
const ANSWERS = [
  'I ran two bars for six years and counted the stock with the owner every week.',
  'When a barman fell ill on a Saturday, I changed the shifts within an hour and worked the door myself.',
  'I trained the new people on the till and at the taps, each of them for a whole week.',
  'We lost too many glasses, so I had the racks moved next to the sink, and then we lost far fewer.',
  'A guest complained about the noise. I listened, moved the party to the other room and paid for the drinks.',
];
const LETTERS = 6;

const now = () => performance.timeOrigin + performance.now();

/** When a word was sent, as `now` counts. */
function sentAt(word: string, seen: number): number {
  let micros = 0;
  for (const letter of word) micros = micros * 26 + letter.charCodeAt(0) - 97;
  const round = 26 ** LETTERS / 1_000;
  const at = micros / 1_000;
  return at + Math.round((seen - at) / round) * round;
}

/** The words of the service, with which a reply begins. */
function wordsOf(text: string): string[] {
  const words = text.split(' ');
  const end = words.findIndex((word) => !/^[a-z]{6}$/.test(word));
  return end < 0 ? words : words.slice(0, end);
}

/** One streamed reply, in milliseconds. */
interface Relay {
  first: number;
  total: number;
  /** Of each word, from when it was sent until it was seen. */
  lags: number[];
  disordered: number;
}

/** Notes words as they are seen, given the whole text so far. */
function createReading() {
  const begun = now();
  const lags: number[] = [];
  let first = 0;
  let seen: string[] = [];
  let disordered = 0;
  return {
    see: (text: string) => {
      const at = now();
      const words = wordsOf(text);
      if (words.length > 0 && first === 0) first = at - begun;
      if (seen.some((word, index) => words[index] !== word)) disordered += 1;
      for (const word of words.slice(seen.length)) lags.push(at - sentAt(word, at));
      seen = words;
    },
    end: (): Relay => ({ first, total: now() - begun, lags, disordered }),
  };
}

const chunkShape = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().optional() }) })),
});

async function readBare(url: string): Promise<Relay> {
  const reading = createReading();
  const response = await fetch(`${url}/chat/completions`, { method: 'POST', body: '{}' });
  let [text, rest] = ['', ''];
  const decoder = new TextDecoder();
  if (!response.body) throw new Error('The service sent nothing.');
  const body = response.body.getReader();
  for (let part = await body.read(); !part.done; part = await body.read()) {
    rest += decoder.decode(part.value, { stream: true });
    const lines = rest.split('\n\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === 'data: [DONE]') continue;
      const { choices } = chunkShape.parse(JSON.parse(line.slice('data: '.length)));
      text += choices[0]?.delta.content ?? '';
      reading.see(text);
    }
  }
  return reading.end();
}

function openSocket(url: string, { cookies }: TestClient): Client {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  class SignedIn extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers: { Cookie, Origin: url } });
    }
  }
  return createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: SignedIn, lazy: false });
}

const progressShape = z.object({
  interviewChanged: z.object({
    position: z.number(),
    message: z.object({ role: z.string(), state: z.string(), content: z.string() }),
  }),
});

/** A person in an interview, who answers on one node and reads on this one or another. */
async function makePerson(writer: string, reader: string, index: number) {
  const person = new TestClient(writer);
  await person.register({
    email: `person${index}@example.com`,
  });
  const posting = await person.post('/api/job-postings', {
    description: 'Bar manager\nRequirements:\n- Bar management\n- Stock control\n- Team training',
  });
  const socket = openSocket(reader, person);
  let [interview, answers, position] = ['', ANSWERS.length, 0];

  async function* follow() {
    const query =
      'subscription($id: ID!, $after: Int!) { interviewChanged(id: $id, after: $after) { position message { role state content } } }';
    for await (const { data } of socket.iterate({ query, variables: { id: interview, after: position } })) {
      const change = progressShape.parse(data).interviewChanged;
      position = change.position;
      yield change.message;
    }
  }
  async function begin(): Promise<void> {
    const { data } = await person.graphql(
      'mutation($id: ID!) { startInterview(input: { jobPostingId: $id }) { ... on StartInterviewPayload { interview { id } } } }',
      { id: btoa(`JobPosting:${String(posting.json.id)}`) },
    );
    const shape = z.object({ startInterview: z.object({ interview: z.object({ id: z.string() }) }) });
    interview = shape.parse(data).startInterview.interview.id;
    position = 0;
    answers = 0;
    for await (const { state } of follow()) if (state === 'COMPLETE') break;
  }

  return {
    answer: async (): Promise<Relay> => {
      if (answers === ANSWERS.length) await begin();
      const content = ANSWERS[answers] ?? '';
      answers += 1;
      const messages = follow();
      const waiting = messages.next();
      await sleep(100);
      const reading = createReading();
      const sending = person.graphql(
        'mutation($id: ID!, $content: String!) { sendInterviewMessage(input: { id: $id, content: $content }) { __typename } }',
        { id: interview, content },
      );
      for (let next = await waiting; !next.done; next = await messages.next()) {
        if (next.value.role !== 'INTERVIEWER') continue;
        reading.see(next.value.content);
        if (next.value.state !== 'PENDING') break;
      }
      const relay = reading.end();
      await sending;
      await messages.return(undefined);
      return relay;
    },
    leave: () => socket.dispose(),
  };
}

async function startUpstream(): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(projectRoot, 'bench', 'lib', 'upstream-child.mjs'));
  const [port] = z.tuple([z.number()]).parse((await once(child, 'message')).slice(0, 1));
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => child.disconnect() };
}

if (spawnSync('pg_config', ['--bindir']).status !== 0) throw new Error('PostgreSQL’s programs are missing.');
const upstream = await startUpstream();
const postgres = await startPostgres();
const env = {
  SESSION_SECRET: 'a secret of this benchmark only',
  LOG_LEVEL: 'silent',
  DATABASE_URL: postgres.database('relay'),
  OPENAI_BASE_URL: upstream.url,
  OPENAI_MODEL: 'bench',
  OPENAI_USER_DAILY_CALLS: '10000',
  OPENAI_USER_DAILY_TOKENS: '100000000',
  OPENAI_DAILY_TOKENS: '100000000',
};
const one = await startProduct(temporaryFolder(), env);
const two = await startProduct(temporaryFolder(), env);
await Promise.all([one, two].map(untilAtRest));

const row = (name: string, relays: Relay[], bare: Relay[]) => {
  const firsts = relays.map(({ first }) => first);
  const bareFirsts = bare.map(({ first }) => first);
  const totals = median(relays.map(({ total }) => total)) / median(bare.map(({ total }) => total));
  const lags = relays.flatMap((relay) => relay.lags);
  return [
    name,
    median(firsts),
    median(firsts) - median(bareFirsts),
    quantile(firsts, 0.95) - quantile(bareFirsts, 0.95),
    `${((totals - 1) * 100).toFixed(1)} %`,
    median(lags),
    quantile(lags, 0.95),
    `${relays.length * WORDS - lags.length}`,
    `${relays.reduce((sum, { disordered }) => sum + disordered, 0)}`,
  ];
};
const HEAD = [
  '',
  'first word',
  'added',
  'added p95',
  'total added',
  'lag',
  'lag p95',
  'lost',
  'out of order',
];

const [same, other] = [await makePerson(one.url, one.url, 1), await makePerson(one.url, two.url, 2)];
const runs: Record<'bare' | 'same' | 'other', Relay[]> = { bare: [], same: [], other: [] };
for (let run = -3; run < RUNS; run += 1) {
  const measured = {
    bare: await readBare(upstream.url),
    same: await same.answer(),
    other: await other.answer(),
  };
  // The first ones load the client library.
  if (run < 0) continue;
  runs.bare.push(measured.bare);
  runs.same.push(measured.same);
  runs.other.push(measured.other);
}
printTable(
  `A reply of ${WORDS} words, ${RUNS} times in turn, in ms (goal: first word +8, total +5 %)`,
  HEAD,
  [
    row('bare service', runs.bare, runs.bare),
    row('reader on the same node', runs.same, runs.bare),
    row('reader on another node', runs.other, runs.bare),
  ],
);

const people = await Promise.all(
  Array.from({ length: STREAMS * 2 }, (_, index) => {
    const nodes = index % 2 === 0 ? [one.url, two.url] : [two.url, one.url];
    return makePerson(nodes[0] ?? '', nodes[1] ?? '', 10 + index);
  }),
);
const bareTogether = (
  await Promise.all(Array.from({ length: STREAMS * 2 }, () => readBare(upstream.url)))
).flat();
await Promise.all(people.map((person) => person.answer()));
const together = await Promise.all(people.map((person) => person.answer()));
printTable(
  `${STREAMS * 2} replies at the same time, on two nodes, each read on the other (goal: lag p95 60 ms)`,
  HEAD,
  [row('bare service', bareTogether, bareTogether), row('through the product', together, bareTogether)],
);

await Promise.all([same, other, ...people].map((person) => person.leave()));
await one.stop();
await two.stop();
postgres.stop('fast');
upstream.stop();
