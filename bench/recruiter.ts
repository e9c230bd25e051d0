// How close the product comes to a recruiter's judgement (bench/recruiter/README.md): requirements of postings,
// proofs, the order of people, terms of thin trades. Of the unseen sets only the totals are printed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../api/platform/project-root.ts';
import { analyzePosting } from '../api/writing/posting/analyze-posting.ts';
import { listKeywords } from '../api/writing/posting/keywords.ts';
import { judge } from '../api/writing/proof/judge.ts';
import { readRequirementFacts } from '../api/writing/requirements/requirement-facts.ts';
import { scoreResume } from '../api/writing/scoring/score-resume.ts';
import { median } from './lib/stats.ts';
import { printTable } from './lib/table.ts';
import { postingText } from './lib/posting-text.ts';

const MONTH = '2026-11';
const TRUTHS = join(import.meta.dirname, 'recruiter');
const OPEN = join(projectRoot, '..', 'shared', 'data', 'open');
const FIRST = 12;
const SETS = ['seen', 'unseen'] as const;
const set = z.enum(SETS);
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replace(/[‘’]/g, "'");

const entrySchema = z.object({
  say: z.string(),
  quotes: z.array(z.string()),
  need: z.enum(['must', 'plus']),
  anyOf: z.array(z.unknown()).optional(),
});
const readingSchema = z.object({
  posting: z.string(),
  set,
  main: z.array(entrySchema),
  more: z.array(entrySchema),
  notRequirements: z.array(z.string()),
});

/** Scores one posting's list of requirements against a recruiter's reading of it. */
function compareReading(reading: z.infer<typeof readingSchema>) {
  const text = postingText(join(OPEN, reading.posting)) ?? '';
  const lines = analyzePosting({ text }).requirements;
  const entries = [...reading.main, ...reading.more];
  const isNothing = (line: string) => reading.notRequirements.some((quote) => line.includes(plain(quote)));
  const matches = lines.map((line) => {
    const said = plain(line.text);
    if (isNothing(said)) return [];
    // A line can be shorter than the quotation of it.
    return entries.filter(({ quotes }) =>
      quotes.some(
        (quote) => said.includes(plain(quote)) || (said.length > 12 && plain(quote).includes(said)),
      ),
    );
  });
  const found = (entry: (typeof entries)[number], among: number) =>
    matches.slice(0, among).some((line) => line.includes(entry));
  const musts = lines.flatMap((line, at) => (line.need === 'required' ? [matches[at] ?? []] : []));
  const seen = new Set<unknown>();
  let repeats = 0;
  for (const line of matches) {
    if (line.length > 0 && line.every((entry) => seen.has(entry))) repeats += 1;
    for (const entry of line) seen.add(entry);
  }
  const alternatives = entries.filter(({ anyOf }) => anyOf !== undefined);
  const firstFive = new Set(reading.main.slice(0, 5));
  return {
    name: basename(reading.posting),
    lines: lines.length,
    main: reading.main.length,
    found: reading.main.filter((entry) => found(entry, lines.length)).length,
    foundFirst: reading.main.filter((entry) => found(entry, FIRST)).length,
    musts: musts.length,
    trueMusts: musts.filter((line) => line.some(({ need }) => need === 'must')).length,
    repeats,
    alternatives: alternatives.length,
    // Correct: one line, and no second one that demands the other alternative as well.
    handled: alternatives.filter((entry) => matches.filter((line) => line.includes(entry)).length === 1)
      .length,
    firstFive: firstFive.size,
    firstFiveRight: matches.slice(0, 5).filter((line) => line.some((entry) => firstFive.has(entry))).length,
    missed: reading.main.filter((entry) => !found(entry, lines.length)).map(({ say }) => say),
  };
}

function printReadings(): void {
  const folder = join(TRUTHS, 'readings');
  const readings = readdirSync(folder).map((name) => readingSchema.parse(readJson(join(folder, name))));
  const rows: string[][] = [];
  for (const which of SETS) {
    const results = readings.filter((reading) => reading.set === which).map(compareReading);
    const sum = (pick: (result: (typeof results)[number]) => number) =>
      results.reduce((total, result) => total + pick(result), 0);
    const musts = results.map((result) => result.musts);
    rows.push([
      which,
      percent(
        sum((r) => r.found),
        sum((r) => r.main),
      ),
      percent(
        sum((r) => r.foundFirst),
        sum((r) => r.main),
      ),
      percent(
        sum((r) => r.trueMusts),
        sum((r) => r.musts),
      ),
      percent(
        sum((r) => r.repeats),
        sum((r) => r.lines),
      ),
      percent(
        sum((r) => r.handled),
        sum((r) => r.alternatives),
      ),
      `${median(musts)}, ${Math.max(...musts)}`,
      percent(
        sum((r) => r.firstFiveRight),
        sum((r) => r.firstFive),
      ),
    ]);
    if (which === 'seen')
      for (const result of results)
        process.stdout.write(
          `${result.name}: ${result.found} of ${result.main} (${result.foundFirst} first), ${result.musts} musts (${result.trueMusts} true), ${result.repeats} repeats of ${result.lines}\n${result.missed.map((say) => `    missed: ${say}\n`).join('')}`,
        );
  }
  printTable(
    'Requirements',
    ['', 'recall', 'first 12', 'musts right', 'repeats', 'alternatives', 'musts: median, most', 'first five'],
    [...rows, ['goal', '92 %', '85 %', '88 %', '5 %', '90 %', '12, 20', '']],
  );
}

const role = z.object({ title: z.string(), startDate: z.string(), endDate: z.string() });
const pairSchema = z.object({
  id: z.string(),
  set,
  posting: z.string(),
  requirement: z.string(),
  from: z.enum(['bullet', 'title', 'details']),
  role,
  statement: z.string(),
  proves: z.boolean(),
});

/** Trades that nobody may build on: they show how far the rules hold beyond the others. */
const HELD_OUT = /^(?:dental-assistant|early-years-teacher|logistics|field-sales)-/;
const FAMILIES = ['seen', 'held out', 'unseen'] as const;

function familyOf({ id, set: which }: z.infer<typeof pairSchema>): (typeof FAMILIES)[number] {
  return which === 'unseen' ? 'unseen' : HELD_OUT.test(id) ? 'held out' : 'seen';
}

/** Whether the engine calls the requirement proved by this statement alone, with the title and dates of its role. */
function isProved({
  from,
  posting,
  requirement,
  role: held,
  statement,
}: z.infer<typeof pairSchema>): boolean {
  const facts = readRequirementFacts(requirement);
  const isSchool = from === 'details' && facts.kind === 'education';
  const isLanguage = from === 'details' && facts.kind === 'language';
  const isCertificate = from === 'details' && !isSchool && !isLanguage;
  const asked = { text: requirement, facts, postingTitle: analyzePosting({ text: posting }).title };
  const source = isSchool ? 'education' : isLanguage ? 'language' : isCertificate ? 'certificate' : from;
  return (
    judge(
      asked,
      statement,
      source === 'details' ? 'certificate' : source,
      from === 'details' ? null : held,
      MONTH,
    ) >= 1
  );
}

function printProofs(): void {
  const pairs = z.array(pairSchema).parse(readJson(join(TRUTHS, 'proof-pairs.json')));
  const rows = FAMILIES.map((which) => {
    const judged = pairs
      .filter((pair) => familyOf(pair) === which)
      .map((pair) => ({ ...pair, product: isProved(pair) }));
    const wrong = judged.filter(({ proves }) => !proves);
    const right = judged.filter(({ proves }) => proves);
    const falseProofs = wrong.filter(({ product }) => product);
    const missed = right.filter(({ product }) => !product);
    if (which === 'seen')
      for (const { id, requirement, statement, proves } of [...falseProofs, ...missed])
        process.stdout.write(`${proves ? 'missed' : 'FALSE '} ${id}: ${requirement} <- ${statement}\n`);
    return [which, percent(falseProofs.length, wrong.length), percent(missed.length, right.length)];
  });
  printTable('Proofs', ['', 'false proofs', 'missed'], [...rows, ['goal', '2 %', '10 %']]);
}

const personSchema = z.object({
  id: z.string(),
  set,
  posting: z.string(),
  resumes: z.array(
    z.object({
      label: z.string(),
      roles: z.array(role.extend({ company: z.string(), bullets: z.array(z.string()) })),
      skills: z.array(z.string()),
      education: z.array(z.object({ degree: z.string(), field: z.string().optional() })),
      certifications: z.array(z.string()),
      languages: z.array(z.string()),
    }),
  ),
});

function printPeople(): void {
  const postings = z.array(personSchema).parse(readJson(join(TRUTHS, 'person-posting.json')));
  const rows = SETS.map((which) => {
    const scored = postings
      .filter((posting) => posting.set === which)
      .map(({ id, posting: text, resumes }) => ({
        id,
        scores: resumes.map(
          ({ roles, skills, certifications, languages, education }) =>
            scoreResume(
              { ...analyzePosting({ text }), text },
              {
                roles: roles.map((held, at) => ({
                  ...held,
                  id: `r${at}`,
                  bullets: held.bullets.map((bullet, index) => ({ id: `r${at}b${index}`, text: bullet })),
                })),
                skills,
                certificates: certifications,
                languages,
                education: education.map(({ degree, field }) => [degree, field].filter(Boolean).join(', ')),
              },
              MONTH,
            ).overall ?? 0,
        ),
        labels: resumes.map(({ label }) => label),
      }));
    if (which === 'seen')
      for (const { id, scores, labels } of scored)
        process.stdout.write(`${id}: ${labels.map((label, at) => `${label} ${scores[at]}`).join(', ')}\n`);
    const score = (wanted: string) =>
      scored.flatMap(({ scores, labels }) => scores[labels.indexOf(wanted)] ?? []);
    const inOrder = scored.filter(({ scores, labels }) => {
      const [fit = 0, near = 0, misfit = 0] = ['fit', 'near', 'misfit'].map(
        (label) => scores[labels.indexOf(label)] ?? 0,
      );
      return fit > near && near > misfit;
    });
    return [
      which,
      `${inOrder.length} of ${scored.length}`,
      `${Math.min(...score('fit'))}`,
      `${Math.max(...score('misfit'))}`,
    ];
  });
  printTable(
    'People',
    ['', 'in order', 'lowest fit', 'highest misfit'],
    [...rows, ['goal', 'all', '70', '20']],
  );
}

function printTrades(): void {
  const rows = SETS.map((which) => {
    const folder = join(TRUTHS, 'thin-trades', ...(which === 'unseen' ? ['unseen'] : []));
    let [right, shown, recalled, asked] = [0, 0, 0, 0];
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
      const keywords = listKeywords(analyzePosting({ text: readFileSync(join(folder, name), 'utf8') })).map(
        plain,
      );
      const wanted = z
        .array(z.string())
        .parse(readJson(join(folder, name.replace(/\.txt$/, '.keywords.json'))))
        .map(plain);
      const isSame = (a: string, b: string) => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
      shown += keywords.length;
      asked += wanted.length;
      right += keywords.filter((term) => wanted.some((one) => isSame(term, one))).length;
      recalled += wanted.filter((one) => keywords.some((term) => isSame(term, one))).length;
    }
    const [precision, recall] = [right / shown, recalled / asked];
    return [
      which,
      precision.toFixed(3),
      recall.toFixed(3),
      ((2 * precision * recall) / (precision + recall)).toFixed(3),
    ];
  });
  printTable('Terms of thin trades', ['', 'precision', 'recall', 'F1'], [...rows, ['goal', '', '', '0.78']]);
}

if (existsSync(OPEN)) printReadings();
else
  process.stdout.write(
    'The open data is not beside the project: requirements of its postings were not compared.\n',
  );
printProofs();
printPeople();
printTrades();
