// npm run bench -- job-search: searches among generated listings on a private PostgreSQL server (if its programs are
// installed) and in the embedded database: 25 miles and one term, the same with 12 terms joined by OR and anywhere, each
// as the product asks for its candidates; beside SQLite FTS5 (if python3 has it) on the same rows in the same run
// (P5 of docs/performance.md). JOB_COUNTS sets the numbers of listings; with PLANS=1 PostgreSQL's plans are written to
// bench/job-search/plans.txt.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findCandidates } from '../api/features/job-search/find-candidates.ts';
import { tagListing, type SearchArea } from '../api/features/job-search/place-tags.ts';
import { openDatabase, type Database } from '../api/platform/database.ts';
import { createLog } from '../api/platform/log.ts';
import type { Place } from '../api/places/place.ts';
import { startPostgres } from './lib/postgres.ts';
import { temporaryFolder } from './lib/processes.ts';
import { median, quantile, timed } from './lib/stats.ts';
import { printTable } from './lib/table.ts';

const COUNTS = (process.env.JOB_COUNTS ?? '20000,200000').split(',').map(Number);
const CITIES = 600;
const BATCH = 5_000;
const QUERIES = 150;
const SHOWN = 50;
const RANKED = 300;
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 9, 1);

/** The same numbers in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const pick = <T>(list: readonly T[], random: () => number): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new RangeError('an empty list');
  return one;
};

const SKILLS =
  'excel python sql java nursing triage charting welding forklift driving cooking grill pastry bookkeeping payroll invoicing teaching tutoring sales crm marketing seo photoshop figma react typescript kubernetes docker aws azure linux networking plumbing wiring conduit carpentry roofing painting cleaning laundry housekeeping reception scheduling spanish french german phlebotomy dialysis pharmacy radiology audit tax recruiting onboarding logistics dispatch inventory packing assembly soldering machining cnc quality safety first-aid childcare elder-care security cctv gardening landscaping barista bartending'.split(
    ' ',
  );
const TITLES =
  'nurse|cook|driver|teacher|accountant|electrician|developer|clerk|analyst|engineer|manager|assistant|technician|cleaner|welder|plumber|carpenter|barista|cashier|recruiter'.split(
    '|',
  );

const makeRandom = createRandom(11);
const cities = Array.from({ length: CITIES }, (_, index) => ({
  name: `City ${index}`,
  latitude: 26 + makeRandom() * 22,
  longitude: -122 + makeRandom() * 48,
}));
// Zipf: the biggest city has some 14 % of all listings.
const shares = cities.map((_, index) => 1 / (index + 1));
const allShares = shares.reduce((sum, share) => sum + share, 0);
function pickCity(random: () => number) {
  let rest = random() * allShares;
  for (const [index, share] of shares.entries()) {
    rest -= share;
    if (rest <= 0) return cities[index] ?? pick(cities, random);
  }
  return pick(cities, random);
}

interface Row {
  id: string;
  latitude: number;
  longitude: number;
  isRemote: boolean;
  postedDate: string;
  sameJobKey: string;
  title: string;
  rest: string;
  tags: string[];
}

function makeRow(index: number, random: () => number): Row {
  const city = pickCity(random);
  const point = {
    latitude: city.latitude + (random() - 0.5) * 0.4,
    longitude: city.longitude + (random() - 0.5) * 0.4,
  };
  const isRemote = random() < 0.06;
  return {
    id: `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`,
    ...point,
    isRemote,
    postedDate: new Date(START + Math.floor(random() * 50 * DAY_MS)).toISOString(),
    sameJobKey: `company ${Math.floor(random() * 40_000)}|${index}`,
    title: `${pick(['senior', 'junior', 'lead', 'staff', ''], random)} ${pick(TITLES, random)}`.trim(),
    rest: Array.from({ length: 12 }, () => pick(SKILLS, random)).join(' . '),
    tags: tagListing({ point, place: null, isRemote, remoteWithin: null }),
  };
}

async function fill({ pool }: Database, count: number): Promise<void> {
  const random = createRandom(7);
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) =>
      makeRow(start + index, random),
    );
    const json = JSON.stringify(rows);
    await pool.query(
      `insert into job_listings (id, "linkedinJobId", source, title, company, description, requirements, keywords, "keywordTexts", "updatedAt")
       select id::uuid, 'bench:' || id, 'bench', title, 'Somewhere', rest, '{}', '{}', '{}', now()
       from jsonb_to_recordset($1::jsonb) as row(id text, title text, rest text)`,
      [json],
    );
    await pool.query(
      `insert into job_search_entries ("jobListingId", latitude, longitude, "isRemote", "postedDate", "sameJobKey", words)
       select id::uuid, latitude, longitude, "isRemote", "postedDate", "sameJobKey",
         setweight(to_tsvector('english', title) || to_tsvector('simple', title), 'A')
         || setweight(to_tsvector('english', rest) || to_tsvector('simple', rest), 'C')
         || array_to_tsvector(array(select jsonb_array_elements_text(tags)))
       from jsonb_to_recordset($1::jsonb) as row(id text, latitude float8, longitude float8, "isRemote" bool,
         "postedDate" timestamptz, "sameJobKey" text, title text, rest text, tags jsonb)`,
      [json],
    );
  }
  await pool.query('vacuum analyze job_search_entries');
  await pool.query('vacuum analyze job_listings');
}

interface Question {
  city: { latitude: number; longitude: number; name: string };
  phrases: string[];
  interests: string[];
}

function makeQuestions(terms: number): Question[] {
  const random = createRandom(23 + terms);
  return Array.from({ length: QUERIES }, () => ({
    city: pickCity(random),
    phrases: Array.from({ length: terms }, () => pick(SKILLS, random)),
    interests: [pick(TITLES, random), pick(SKILLS, random), pick(SKILLS, random)],
  }));
}

const around = ({ city }: Question): SearchArea => ({
  kind: 'around',
  miles: 25,
  withRemote: false,
  place: {
    kind: 'city',
    ...city,
    region: null,
    countryCode: 'US',
    countryName: 'United States',
    population: 0,
    isRough: false,
  } satisfies Place,
});
const KINDS = [
  { name: '25 miles, 1 term', terms: 1, isAnywhere: false },
  { name: '25 miles, 12 terms joined by OR', terms: 12, isAnywhere: false },
  { name: 'remote anywhere, 12 terms joined by OR', terms: 12, isAnywhere: true },
] as const;
const NO_FILTERS = { jobType: null, experienceLevel: null, postedSince: null };

async function search({ prisma }: Database, question: Question, isAnywhere: boolean, most: number) {
  const area: SearchArea = isAnywhere ? { kind: 'remote', within: null } : around(question);
  await findCandidates(
    { prisma },
    { area, filters: NO_FILTERS, phrases: question.phrases, interests: question.interests },
    most,
  );
}

interface Times {
  p50: number;
  p95: number;
}
const toTimes = (values: readonly number[]): Times => ({ p50: median(values), p95: quantile(values, 0.95) });

async function measure(database: Database, { terms, isAnywhere }: (typeof KINDS)[number]): Promise<Times> {
  const questions = makeQuestions(terms);
  for (const question of questions.slice(0, 10)) await search(database, question, isAnywhere, RANKED);
  const times: number[] = [];
  for (const question of questions)
    times.push(await timed(() => search(database, question, isAnywhere, RANKED)));
  return toTimes(times);
}

const PLANS = join(import.meta.dirname, 'job-search', 'plans.txt');

/** Writes how PostgreSQL runs a search of each kind in the biggest city, as it logs the plan of the very statement. */
async function explain(url: string, count: number): Promise<void> {
  const settings = ['auto_explain.log_analyze=on', 'auto_explain.log_buffers=on', 'client_min_messages=log'];
  const options = ['session_preload_libraries=auto_explain', 'auto_explain.log_min_duration=0', ...settings];
  const withPlans = new URL(url);
  withPlans.searchParams.set('options', options.map((option) => `-c ${option}`).join(' '));
  const database = await openDatabase({ databaseUrl: withPlans.href, dataDir: '' }, log);
  let plan = '';
  const heard = new WeakSet<object>();
  database.pool.on('acquire', (client) => {
    if (!heard.has(client)) client.on('notice', ({ message }) => (plan = message ?? ''));
    heard.add(client);
  });
  for (const kind of KINDS) {
    const [question] = makeQuestions(kind.terms);
    const [city] = cities;
    if (!question || !city) continue;
    await search(database, { ...question, city }, kind.isAnywhere, RANKED);
    appendFileSync(PLANS, `${count} listings: ${kind.name}, in the biggest city\n\n${plan}\n\n`);
  }
  await database.close();
}

const SQLITE = `
import json, sqlite3, sys, time, math
rows, questions = json.load(open(sys.argv[1])), json.load(open(sys.argv[2]))
db = sqlite3.connect(':memory:')
db.execute('create table jobs (id integer primary key, lat real, lng real, posted text, remote integer)')
db.execute('create virtual table words using fts5(title, rest)')
for i, r in enumerate(rows):
    db.execute('insert into jobs values (?, ?, ?, ?, ?)', (i, r['latitude'], r['longitude'], r['postedDate'], r['isRemote']))
    db.execute('insert into words(rowid, title, rest) values (?, ?, ?)', (i, r['title'], r['rest']))
db.execute('create index place on jobs(lat, lng)')
db.execute('create index posted on jobs(posted)')
out = []
for kind in questions:
    times = []
    for q in kind['questions']:
        match = ' OR '.join('"%s"' % p for p in q['phrases'])
        lat, lng = q['city']['latitude'], q['city']['longitude']
        dlat = 25 / 69.0; dlng = dlat / math.cos(math.radians(lat))
        start = time.perf_counter()
        if kind['isAnywhere']:
            db.execute('select j.id from words w join jobs j on j.id = w.rowid where words match ? and j.remote order by rank limit ${SHOWN}', (match,)).fetchall()
        else:
            db.execute('select j.id from words w join jobs j on j.id = w.rowid where words match ? and j.lat between ? and ? and j.lng between ? and ? order by j.posted desc limit ${SHOWN}', (match, lat - dlat, lat + dlat, lng - dlng, lng + dlng)).fetchall()
        times.append((time.perf_counter() - start) * 1000)
    out.append(times)
print(json.dumps(out))
`;

function measureSqlite(count: number): Times[] | null {
  if (spawnSync('python3', ['-c', 'import sqlite3']).status !== 0) return null;
  const folder = temporaryFolder();
  const random = createRandom(7);
  writeFileSync(
    join(folder, 'rows.json'),
    JSON.stringify(Array.from({ length: count }, (_, index) => makeRow(index, random))),
  );
  writeFileSync(
    join(folder, 'questions.json'),
    JSON.stringify(KINDS.map((kind) => ({ ...kind, questions: makeQuestions(kind.terms) }))),
  );
  writeFileSync(join(folder, 'search.py'), SQLITE);
  const answer = execFileSync(
    'python3',
    ['search.py', 'rows.json', 'questions.json'].map((name) => join(folder, name)),
    { maxBuffer: 1e8 },
  );
  return z.array(z.array(z.number())).parse(JSON.parse(answer.toString())).map(toTimes);
}

const log = createLog('silent');
const shown = (times: Times | undefined) =>
  times ? `${times.p50.toFixed(1)} / ${times.p95.toFixed(1)}` : '-';
const hasPostgres = spawnSync('pg_config', ['--version']).status === 0;
const server = hasPostgres ? await startPostgres() : null;
if (process.env.PLANS === '1') rmSync(PLANS, { force: true });
for (const count of COUNTS) {
  const embedded = await openDatabase({ databaseUrl: undefined, dataDir: temporaryFolder() }, log);
  await fill(embedded, count);
  const url = server?.database(`jobs_${count}`);
  const postgres = url ? await openDatabase({ databaseUrl: url, dataDir: '' }, log) : null;
  if (postgres) await fill(postgres, count);
  const sqlite = measureSqlite(count);
  const rows: string[][] = [];
  for (const [index, kind] of KINDS.entries())
    rows.push([
      kind.name,
      shown(postgres ? await measure(postgres, kind) : undefined),
      shown(await measure(embedded, kind)),
      shown(sqlite?.[index]),
    ]);
  printTable(
    `${count} listings, ms p50 / p95: the best ${RANKED} of the newest 2,000, grouped; SQLite: the first ${SHOWN}`,
    ['', 'PostgreSQL', 'embedded', 'SQLite FTS5'],
    rows,
  );
  if (url && process.env.PLANS === '1') await explain(url, count);
  await embedded.close();
  await postgres?.close();
}
server?.stop('fast');
