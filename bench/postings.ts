// How the engine reads real postings, on the open data outside the repository: agreement with people who marked
// what a posting asks for (SkillSpan), the best four bullets against the first four, and the time of analysing and
// scoring.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDocument } from '../api/documents/import/read-document.ts';
import { projectRoot } from '../api/platform/project-root.ts';
import { analyzePosting } from '../api/writing/posting/analyze-posting.ts';
import { listKeywords } from '../api/writing/posting/keywords.ts';
import { chooseBullets, coverageWorth } from '../api/writing/scoring/choose-bullets.ts';
import { scoreResume } from '../api/writing/scoring/score-resume.ts';
import { stemWord, tokenize } from '../api/writing/text/tokens.ts';
import type { Role } from '../api/writing/types.ts';
import { openFiles } from './lib/open-set.ts';
import { POSTING } from './lib/posting.ts';
import { postingText } from './lib/posting-text.ts';
import { median, timed } from './lib/stats.ts';
import { printTable } from './lib/table.ts';

const NOW = '2026-11';
const OPEN = join(projectRoot, '..', 'shared', 'data', 'open');

/** At most 10 ms for a posting of 6,000 characters, at most 2 ms for scoring after an edit, both warm. */
async function printTimes(): Promise<void> {
  const text = POSTING.slice(0, 6_000);
  const analysis: number[] = [];
  for (let run = 0; run < 60; run += 1)
    analysis.push(await timed(() => analyzePosting({ text: `${text} ${run}` })));
  const posting = { ...analyzePosting({ text }), text };
  const roles = Array.from({ length: 6 }, (_, index): Role => ({
    id: `r${index}`,
    title: 'Software Engineer',
    company: 'Alder',
    startDate: `20${10 + index}-01`,
    endDate: index === 5 ? '' : `20${11 + index}-01`,
    bullets: Array.from({ length: 6 }, (_bullet, at) => ({
      id: `b${index}-${at}`,
      text: `Built service number ${index * 6 + at} in TypeScript on Kubernetes for ${at + 3} teams`,
    })),
  }));
  const scoring: number[] = [];
  for (let run = 0; run < 200; run += 1) {
    const [first, ...rest] = roles;
    if (!first) break;
    const [bullet, ...bullets] = first.bullets;
    const edited = {
      ...first,
      bullets: [{ id: bullet?.id ?? '', text: `Cut the lag of ${run} consumers` }, ...bullets],
    };
    const resume = { roles: [edited, ...rest], skills: [], certificates: [], languages: [], education: [] };
    scoring.push(await timed(() => scoreResume(posting, resume, NOW)));
  }
  printTable(
    'Time, warm, p50',
    ['', 'ms', 'goal'],
    [
      ['analysing 6,000 characters', median(analysis.slice(20)), '10'],
      ['scoring 36 bullets after an edit', median(scoring.slice(50)), '2'],
    ],
  );
}

/** Knowledge spans, loosely matched: one contains the other as whole words. Placeholders become names. */
function printSkillSpan(): void {
  const sentence = z.object({
    idx: z.number(),
    tokens: z.array(z.string()),
    tags_knowledge: z.array(z.string()),
    source: z.string(),
  });
  const postings = new Map<string, { source: string; lines: string[]; asked: Set<string> }>();
  for (const row of readFileSync(join(OPEN, 'labelled', 'SkillSpan__dev.json'), 'utf8')
    .trim()
    .split('\n')) {
    const { idx, tokens, tags_knowledge: tags, source } = sentence.parse(JSON.parse(row));
    const key = `${source} ${idx}`;
    const posting = postings.get(key) ?? { source, lines: [], asked: new Set<string>() };
    postings.set(key, posting);
    posting.lines.push(written(tokens));
    for (const span of collectSpans(tokens, tags)) posting.asked.add(comparable(span));
  }
  const rows = ['tech', 'house', ''].flatMap((source) => {
    const chosen = [...postings.values()].filter((posting) => posting.source.startsWith(source));
    const analysed = chosen.map(({ lines, asked }) => ({
      asked,
      analysis: analyzePosting({ text: lines.join('\n') }),
    }));
    const name = source === '' ? 'all' : source;
    return [
      [
        `${name}: terms`,
        ...agreement(
          analysed.map(({ asked, analysis }) => [
            asked,
            analysis.terms.filter(({ kind }) => kind !== 'trait').map(({ surface }) => surface),
          ]),
        ),
      ],
      [
        `${name}: keywords shown`,
        ...agreement(analysed.map(({ asked, analysis }) => [asked, listKeywords(analysis)])),
      ],
    ];
  });
  printTable(
    `SkillSpan, ${postings.size} postings (aims: tech 0.60, all 0.45)`,
    ['', 'precision', 'recall', 'F1'],
    rows,
  );
}

const written = (tokens: string[]) =>
  tokens
    .map((token) => token.replace('<ORGANIZATION>', 'Acme').replace('<LOCATION>', 'Boston'))
    .join(' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .replaceAll('( ', '(');

function collectSpans(tokens: string[], tags: string[]): string[] {
  const spans: string[][] = [];
  tags.forEach((tag, index) => {
    if (tag === 'B') spans.push([tokens[index] ?? '']);
    else if (tag === 'I') spans.at(-1)?.push(tokens[index] ?? '');
  });
  return spans.map((span) => span.join(' '));
}

const comparable = (text: string) =>
  tokenize(text)
    .map(({ norm }) => stemWord(norm))
    .join(' ');

const holds = (a: string, b: string) => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);

function agreement(pairs: [Set<string>, string[]][]): string[] {
  let [right, found, recalled, asked] = [0, 0, 0, 0];
  for (const [gold, names] of pairs) {
    const terms = [...new Set(names.map(comparable))].filter((name) => name !== '');
    const wanted = [...gold].filter((name) => name !== '');
    found += terms.length;
    asked += wanted.length;
    right += terms.filter((term) => wanted.some((one) => holds(term, one))).length;
    recalled += wanted.filter((one) => terms.some((term) => holds(term, one))).length;
  }
  const [precision, recall] = [right / found, recalled / asked];
  return [precision, recall, (2 * precision * recall) / (precision + recall)].map((value) =>
    value.toFixed(3),
  );
}

/** Every role with more than four bullets of the open resumes, as our reader reads them, against every posting. */
async function printChoice(): Promise<void> {
  const roles: Role[] = [];
  for (const path of openFiles(['resumes', 'resumes_extra'])) {
    const read = await readDocument(new Uint8Array(readFileSync(path)), path).catch(() => null);
    for (const [index, { bulletPoints }] of (read?.history.experiences ?? []).entries()) {
      roles.push({
        id: `${path} ${index}`,
        title: '',
        company: '',
        startDate: '2022',
        endDate: '',
        bullets: bulletPoints.map((text, at) => ({ id: String(at), text })),
      });
    }
  }
  const postings = openFiles(['jobs', 'jobs_extra'])
    .flatMap((path) => postingText(path) ?? [])
    .map((text) => ({ ...analyzePosting({ text }), text }));
  const shares: { best: number; first: number }[] = [];
  let lower = 0;
  for (const role of roles.filter(({ bullets }) => bullets.length > 4)) {
    for (const posting of postings) {
      const worth = (bullets: Role['bullets']) => coverageWorth(posting, role, bullets, NOW);
      const all = worth(role.bullets);
      // If the role proves nothing of a posting, there are no best four.
      if (all === 0) continue;
      const best = worth(chooseBullets(posting, role, { max: 4, referenceDate: NOW }));
      const first = worth(role.bullets.slice(0, 4));
      shares.push({ best: (100 * best) / all, first: (100 * first) / all });
      if (best < first - 1e-9) lower += 1;
    }
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const gains = shares.map(({ best, first }) => best - first);
  printTable(
    'Best four against first four, weighted coverage in percent of what the whole role proves',
    ['', ''],
    [
      ['pairs of role and posting', String(shares.length)],
      ['first four, mean', mean(shares.map(({ first }) => first)).toFixed(1)],
      ['best four, mean', mean(shares.map(({ best }) => best)).toFixed(1)],
      ['mean gain, points (goal: 15)', mean(gains).toFixed(1)],
      ['lower (goal: 0)', String(lower)],
    ],
  );
}

await printTimes();
if (existsSync(OPEN)) {
  printSkillSpan();
  await printChoice();
} else {
  console.log('There is no open set beside the project: its figures are left out.');
}
