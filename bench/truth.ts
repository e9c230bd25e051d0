// How many rewordings that say more than the person did are refused, and how many faithful ones are (bench/truth/README.md).
// Of the unseen trades only totals are printed, by kind.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkClaims } from '../api/writing/truth/check-claims.ts';
import { percent, printTable } from './lib/table.ts';

const SETS = ['seen', 'unseen'] as const;
const KINDS = ['quantity', 'entity', 'agency', 'scope', 'outcome', 'time'] as const;

const caseSchema = z.object({
  id: z.string(),
  set: z.enum(SETS),
  kind: z.enum(KINDS),
  source: z.string(),
  support: z.array(z.string()),
  role: z.object({ title: z.string(), company: z.string(), endDate: z.string() }),
  instruction: z.string(),
  rewrite: z.string(),
  faithful: z.boolean(),
});
type Case = z.infer<typeof caseSchema>;

/** What the gate refuses a rewording for, in its own words; nothing if it lets it through. */
function refusalsOf({ source, support, role, instruction, rewrite }: Case): string[] {
  const claims = checkClaims(rewrite, {
    bullet: { id: '0', text: source },
    support: support.map((text, at) => ({ id: `s${at}`, text })),
    instruction,
    role: { title: role.title, company: role.company, isOver: role.endDate !== '' },
  });
  return claims.filter((claim) => claim.source === null).map(({ kind, text }) => `${kind} "${text}"`);
}

function readCases(file: string) {
  const path = join(import.meta.dirname, 'truth', file);
  const cases = z.array(caseSchema).parse(JSON.parse(readFileSync(path, 'utf8')));
  return cases.map((one) => ({ ...one, refusals: refusalsOf(one) }));
}

type Judged = ReturnType<typeof readCases>[number];

/** The share of the unfaithful that is refused, and that of the faithful. */
function sharesOf(cases: readonly Judged[]): [caught: string, refused: string] {
  const share = (wanted: boolean) => {
    const among = cases.filter(({ faithful }) => faithful === wanted);
    return percent(among.filter(({ refusals }) => refusals.length > 0).length, among.length);
  };
  return [share(false), share(true)];
}

function printErrors(cases: readonly Judged[]): void {
  for (const { id, kind, source, rewrite, faithful, refusals } of cases) {
    if (faithful && refusals.length > 0)
      process.stdout.write(`refused ${id} (${kind}): ${source} -> ${rewrite} [${refusals.join('; ')}]\n`);
    if (!faithful && refusals.length === 0)
      process.stdout.write(`MISSED  ${id} (${kind}): ${source} -> ${rewrite}\n`);
  }
}

const columns = [
  { name: 'cases-1', cases: readCases('cases-1.json') },
  { name: 'cases-2', cases: readCases('cases-2.json') },
  { name: 'cases-3', cases: readCases('cases-3.json') },
  { name: 'cases-4', cases: readCases('cases-4.json') },
]
  .flatMap(({ name, cases }) =>
    SETS.map((set) => ({ name: `${name}, ${set}`, set, cases: cases.filter((one) => one.set === set) })),
  )
  .filter(({ cases }) => cases.length > 0);
for (const { name, set, cases } of columns) {
  if (set !== 'seen') continue;
  process.stdout.write(`\nErrors: ${name}\n`);
  printErrors(cases);
}
const shares = columns.map(({ cases }) => ({
  all: sharesOf(cases),
  byKind: KINDS.map((kind) => sharesOf(cases.filter((one) => one.kind === kind))),
}));
for (const [which, title] of [
  'Unfaithful rewordings that are caught',
  'Faithful rewordings that are refused',
].entries())
  printTable(
    title,
    ['', ...columns.map(({ name }) => name)],
    [
      ...KINDS.map((kind, at) => [kind, ...shares.map(({ byKind }) => byKind[at]?.[which] ?? '-')]),
      ['all', ...shares.map(({ all }) => all[which] ?? '-')],
    ],
  );
