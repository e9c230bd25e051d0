// How the product's requirements of a posting compare with a recruiter's reading of it.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../api/platform/project-root.ts';
import { analyzePosting } from '../../api/writing/posting/analyze-posting.ts';
import { postingText } from '../lib/posting-text.ts';
import { median } from '../lib/stats.ts';
import { percent, printTable } from '../lib/table.ts';
import { plain, readTruth, SETS, setSchema, truthPath } from './truths.ts';

const OPEN = join(projectRoot, '..', 'shared', 'data', 'open');
const FIRST = 12;

const entrySchema = z.object({
  say: z.string(),
  quotes: z.array(z.string()),
  need: z.enum(['must', 'plus']),
  anyOf: z.array(z.unknown()).optional(),
});
const readingSchema = z.object({
  posting: z.string(),
  set: setSchema,
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

type Compared = ReturnType<typeof compareReading>;

function printPosting(result: Compared): void {
  process.stdout.write(
    `${result.name}: ${result.found} of ${result.main} (${result.foundFirst} first), ${result.musts} musts (${result.trueMusts} true), ${result.repeats} repeats of ${result.lines}\n${result.missed.map((say) => `    missed: ${say}\n`).join('')}`,
  );
}

/** Prints how many of a recruiter's requirements the product finds; nothing where the open data is missing. */
export function printReadings(): void {
  if (!existsSync(OPEN)) {
    process.stdout.write(
      'The open data is not beside the project: requirements of its postings were not compared.\n',
    );
    return;
  }
  const readings = readdirSync(truthPath('readings')).map((name) =>
    readingSchema.parse(readTruth('readings', name)),
  );
  const rows = SETS.map((which) => {
    const results = readings.filter(({ set }) => set === which).map(compareReading);
    if (which === 'seen') results.forEach(printPosting);
    const sum = (key: Exclude<keyof Compared, 'name' | 'missed'>) =>
      results.reduce((total, result) => total + result[key], 0);
    const musts = results.map((result) => result.musts);
    return [
      which,
      percent(sum('found'), sum('main')),
      percent(sum('foundFirst'), sum('main')),
      percent(sum('trueMusts'), sum('musts')),
      percent(sum('repeats'), sum('lines')),
      percent(sum('handled'), sum('alternatives')),
      `${median(musts)}, ${Math.max(...musts)}`,
      percent(sum('firstFiveRight'), sum('firstFive')),
    ];
  });
  printTable(
    'Requirements',
    ['', 'recall', 'first 12', 'musts right', 'repeats', 'alternatives', 'musts: median, most', 'first five'],
    [...rows, ['goal', '92 %', '85 %', '88 %', '5 %', '90 %', '12, 20', '']],
  );
}
