// What share of claims put into real bullet points by a program the truth gate refuses, by kind; the bullet point itself must
// pass. Reads the public resumes in ../shared/data/open, whose licences allow measuring but not redistribution.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readDocument } from '../api/documents/import/read-document.ts';
import { detectLanguage } from '../api/writing/text/language.ts';
import { tokenize } from '../api/writing/text/tokens.ts';
import { isFaithful } from '../api/writing/truth/check-claims.ts';
import type { SourceMaterial } from '../api/writing/truth/claim.ts';
import { openFiles } from './lib/open-set.ts';
import { median, timed } from './lib/stats.ts';
import { percent, printTable } from './lib/table.ts';

const BULLETS = 300;
const MOST_SUPPORT = 10;
const MISSES_SHOWN = 5;
const GOAL = '95 %';

/** A way to put something new into a text; `null` if it doesn't suit the text. */
type Mutation = (text: string) => string | null;

const bare = (text: string) => text.trim().replace(/[.;,\s]+$/u, '');
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Adds words at the end, unless the text has one of them. */
const behind =
  (words: string): Mutation =>
  (text) =>
    isNew(words, text) ? `${bare(text)}${words}` : null;

/** Adds words at the beginning, unless the text has one of them. */
const before =
  (words: string): Mutation =>
  (text) =>
    isNew(words, text) ? `${words}${lowerFirst(text.trim())}` : null;

const COMMON = new Set(
  'and for with the that which from using where over after before team within while into until every'.split(
    ' ',
  ),
);

/** Whether a text has none of the telling words, so that they say something new. */
function isNew(words: string, text: string): boolean {
  const telling = words.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  return telling.every(
    (word) => COMMON.has(word) || !text.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 3))),
  );
}

/** Puts another verb in the place of the first. */
const withVerb =
  (verb: string): Mutation =>
  (text) => {
    const first = /^(\p{Lu}\p{Ll}+ed)\s(?!(?:with|to|for|on|in|at|as|by|from|of|over|and)\s)/u.exec(
      text.trim(),
    );
    return first && !MANAGING.test(text) ? `${verb} ${text.trim().slice(first[0].length)}` : null;
  };

/** Puts those before the first verb who did it. */
const withTeam =
  (words: string): Mutation =>
  (text) =>
    /^\p{Lu}\p{Ll}+ed\s/u.test(text.trim()) && !MANAGING.test(text)
      ? `${words} ${lowerFirst(text.trim())}`
      : null;

const MANAGING =
  /(?<!\p{L})(?:led|lead|leading|head\p{L}*|manag\p{L}*|direct\p{L}*|own\p{L}*|charge|supervis\p{L}*|coordinat\p{L}*|overs\p{L}*|responsib\p{L}*|founde?\p{L}*|organi[sz]\p{L}*|spearhead\p{L}*|initiat\p{L}*|architect\p{L}*|launch\p{L}*|chair\p{L}*|pioneer\p{L}*|ran|run\p{L}*|train\p{L}*|mentor\p{L}*)(?!\p{L})/iu;

/** Makes the first number of a text another. */
const withNumber =
  (change: (value: number) => number): Mutation =>
  (text) => {
    const found = /(?<![\p{L}\d.,:/-])\d{1,3}(?![\d.,:/-]|\p{L})/u.exec(text);
    if (!found) return null;
    const made = String(change(Number(found[0])));
    if (text.includes(made)) return null;
    return text.slice(0, found.index) + made + text.slice(found.index + found[0].length);
  };

const MUTATIONS: Record<string, Mutation[]> = {
  quantity: [
    withNumber((value) => value * 2 + 1),
    behind(' for 37 sites'),
    behind(' by 35%'),
    behind(' worth $1.2M'),
    behind(', with a team of twelve'),
    behind(', serving hundreds of people'),
    withNumber((value) => value * 10),
    behind(', doubling output'),
    behind(' for more than forty departments'),
    behind(' (1,450 in total)'),
    behind(' in half the time'),
  ],
  tool: [
    ...['Salesforce', 'Kubernetes', 'Tableau', 'AutoCAD', 'Photoshop', 'QuickBooks'].map((tool) =>
      behind(` using ${tool}`),
    ),
    behind(' in SAP'),
    behind(' (Jira, Confluence)'),
    behind(' with Epic and Cerner'),
    behind(' through HubSpot'),
  ],
  credential: [
    behind(' as a certified PMP'),
    behind(', holding a CISSP'),
    behind(' (Six Sigma Black Belt)'),
    before('As a licensed RN, '),
    behind(', with an MBA from Wharton'),
    behind('; CPA'),
    before('ServSafe certified: '),
    behind(' as an AWS Certified Solutions Architect'),
  ],
  'client or employer': [
    behind(' for Deloitte'),
    behind(' at Google'),
    behind(' for Fortune 500 clients'),
    behind(' on behalf of Nestlé'),
    behind(' for the NHS'),
    behind(', with clients such as Toyota and Shell'),
    behind(' for Harcourt & Finch LLP'),
    behind(' for government clients'),
  ],
  agency: [
    ...['Led', 'Spearheaded', 'Directed', 'Managed', 'Supervised', 'Headed', 'Orchestrated', 'Oversaw'].map(
      withVerb,
    ),
    withTeam('Led the team that'),
    withTeam('Managed colleagues who'),
  ],
  outcome: [
    behind(', resulting in improved efficiency'),
    behind(', increasing revenue'),
    behind(' to reduce costs'),
    behind(', which boosted morale'),
    behind(', ensuring compliance with regulations'),
    behind(', leading to fewer complaints'),
    behind(', saving the company money'),
    behind(', earning praise from management'),
    behind(', and improved retention'),
    behind(', with zero errors'),
  ],
  scope: [
    behind(' across the organization'),
    before('Successfully '),
    before('Consistently '),
    behind(' in a fast-paced environment'),
    behind(' for senior executives'),
    behind(' worldwide'),
    behind(' across multiple complex projects'),
    behind(' on a company-wide scale'),
    before('Single-handedly '),
    behind(' for award-winning productions'),
    behind(' in cross-functional collaboration'),
  ],
  time: [
    behind(' on a daily basis'),
    behind(' ahead of schedule'),
    behind(' for over 10 years'),
    behind(' on time'),
    behind(' within 24 hours'),
    behind(' around the clock'),
    behind(' every week'),
    behind(' since 2009'),
    behind(' in only three months'),
    behind(' each quarter'),
  ],
};

interface Sample {
  text: string;
  given: SourceMaterial;
}

/** Bullet points of the open resumes, in English and of ordinary length, each with others of its role. */
async function readSamples(): Promise<Sample[]> {
  const samples: Sample[] = [];
  const seen = new Set<string>();
  for (const path of openFiles(['resumes', 'resumes_extra'])) {
    const read = await readDocument(readFileSync(path), basename(path)).catch(() => null);
    for (const { title, company, endDate, bulletPoints } of read?.history.experiences ?? []) {
      for (const text of bulletPoints) {
        const words = tokenize(text);
        const isEnglish = detectLanguage(text, words) === 'en';
        if (!isEnglish || words.length < 5 || words.length > 45 || seen.has(text)) continue;
        seen.add(text);
        const support = bulletPoints.filter((other) => other !== text).slice(0, MOST_SUPPORT);
        samples.push({
          text,
          given: {
            bullet: { id: '0', text },
            support: support.map((other, at) => ({ id: `s${at}`, text: other })),
            instruction: '',
            role: { title, company, isOver: endDate !== '' },
          },
        });
      }
    }
  }
  const stride = samples.length / Math.min(BULLETS, samples.length);
  return Array.from({ length: Math.min(BULLETS, samples.length) }, (_, at) => {
    const chosen = samples[Math.floor(at * stride)];
    return chosen ? [chosen] : [];
  }).flat();
}

/** One mutation of a kind for each bullet point, in turn, of those that suit it and its role. */
function mutate(kind: string, { text, given }: Sample, turn: number): string | null {
  if (kind === 'agency' && MANAGING.test(given.role.title)) return null;
  const mutations = MUTATIONS[kind] ?? [];
  const role = [given.role.title, given.role.company, ...given.support.map((one) => one.text)].join(' ');
  for (let at = 0; at < mutations.length; at += 1) {
    const mutation = mutations[(turn + at) % mutations.length];
    const made = mutation?.(text) ?? null;
    // What another bullet point of the role says may be said here.
    if (mutation && made !== null && (mutation(`${text} ${role}`) !== null || kind === 'agency')) return made;
  }
  return null;
}

const samples = await readSamples();
if (samples.length === 0) {
  process.stdout.write('There are no open resumes in ../shared/data/open: nothing to measure.\n');
} else {
  const misses: string[] = [];
  const rows = Object.keys(MUTATIONS).map((kind) => {
    const made = samples.flatMap(({ text, given }, turn) => {
      const rewritten = mutate(kind, { text, given }, turn);
      return rewritten === null ? [] : [{ rewritten, given }];
    });
    const missed = made.filter(({ rewritten, given }) => isFaithful(rewritten, given));
    misses.push(...missed.slice(0, MISSES_SHOWN).map(({ rewritten }) => `  ${kind}: ${rewritten}`));
    return [kind, String(made.length), percent(made.length - missed.length, made.length), GOAL];
  });
  const accepted = samples.filter(({ text, given }) => isFaithful(text, given));
  misses.push(
    ...samples
      .filter((one) => !accepted.includes(one))
      .map(({ text }) => `  refused although unchanged: ${text}`),
  );
  process.stdout.write(`\nSome of what was let through:\n${misses.join('\n')}\n`);
  printTable('Claims put into real bullet points', ['', 'texts', 'caught', 'goal'], rows);
  printTable(
    'The bullet point itself',
    ['', 'texts', 'accepted', 'goal'],
    [['unchanged', String(samples.length), percent(accepted.length, samples.length), '100 %']],
  );
  const spent: number[] = [];
  for (const [at, { text, given }] of [...samples, ...samples].entries())
    for (const words of [` ${at}a`, ` ${at}b`, ` ${at}c`, ` ${at}d`, ` ${at}e`])
      spent.push(await timed(() => isFaithful(`${bare(text)}${words}`, given)));
  printTable(
    'Time of one check, warm, p50',
    ['', 'ms', 'goal'],
    [['a new text, the material as before', median(spent.slice(spent.length / 2)).toFixed(3), '0.3']],
  );
}
