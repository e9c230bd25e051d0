import { percent, printTable } from '../../lib/table.ts';
import type { DetailScores } from './details.ts';
import type { ScoredFile } from './read-files.ts';
import type { RoleScores } from './roles.ts';
import { f1, shareOf } from './tally.ts';
import type { Share, Tally } from './tally.ts';

const tallyOf = (files: readonly ScoredFile[], pick: (file: ScoredFile) => Tally): Tally =>
  files.map(pick).reduce(
    (sum, { hits, invented, missed }) => ({
      hits: sum.hits + hits,
      invented: sum.invented + invented,
      missed: sum.missed + missed,
    }),
    { hits: 0, invented: 0, missed: 0 },
  );
const shareIn = (files: readonly ScoredFile[], pick: (file: ScoredFile) => Share): Share =>
  files.map(pick).reduce((sum, { part, whole }) => ({ part: sum.part + part, whole: sum.whole + whole }), {
    part: 0,
    whole: 0,
  });

const shown = (value: number | null): string => (value === null ? '-' : value.toFixed(3));

type Column = [name: string, value: (files: readonly ScoredFile[]) => string];
const tally = (name: string, pick: (file: ScoredFile) => Tally): Column => [
  name,
  (files) => shown(f1(tallyOf(files, pick))),
];
const share = (name: string, pick: (file: ScoredFile) => Share): Column => [
  name,
  (files) => shown(shareOf(shareIn(files, pick))),
];
const ofRoles = (pick: (roles: RoleScores) => Tally) => (file: ScoredFile) => pick(file.roles);
const ofDetails = (pick: (details: DetailScores) => Tally) => (file: ScoredFile) => pick(file.details);

const COLUMNS: Column[] = [
  ['files', (files) => String(files.length)],
  ['refused', (files) => String(files.filter(({ refusal }) => refusal !== null).length)],
  tally(
    'found',
    ofRoles(({ found }) => found),
  ),
  tally(
    'strict',
    ofRoles(({ strict }) => strict),
  ),
  tally(
    'bullets',
    ofRoles(({ bullets }) => bullets),
  ),
  share('title', ({ roles }) => roles.title),
  share('employer', ({ roles }) => roles.company),
  share('place', ({ roles }) => roles.place),
  share('dates', ({ roles }) => roles.dates),
  tally(
    'certif.',
    ofDetails(({ certificates }) => certificates),
  ),
  tally(
    'educ.',
    ofDetails(({ education }) => education),
  ),
  tally(
    'educ. strict',
    ofDetails(({ educationStrict }) => educationStrict),
  ),
];
const MORE: Column[] = [
  tally(
    'languages F1',
    ofDetails(({ languages }) => languages),
  ),
  tally(
    'skills F1',
    ofDetails(({ skills }) => skills),
  ),
  share('name', ({ details }) => details.fullName),
  share('e-mail', ({ details }) => details.email),
  share('phone', ({ details }) => details.phone),
  share('summary', ({ details }) => details.summary),
];

const row = (name: string, files: readonly ScoredFile[], columns: readonly Column[]): string[] => [
  name,
  ...columns.map(([, value]) => value(files)),
];

function groupsOf(
  files: readonly ScoredFile[],
  by: (file: ScoredFile) => string | string[],
): [string, ScoredFile[]][] {
  const groups = new Map<string, ScoredFile[]>();
  for (const file of files)
    for (const name of [by(file)].flat()) groups.set(name, [...(groups.get(name) ?? []), file]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function printCalibration(files: readonly ScoredFile[]): void {
  const shares = (field: 'title' | 'company' | 'dates', kind: 'wrong' | 'right'): string => {
    const { part, whole } = shareIn(files, ({ roles }) => roles.doubted[field][kind]);
    return `${percent(part, whole)} of ${whole}`;
  };
  printTable(
    'Fields of found roles that the review asks to check',
    ['', 'of the wrong', 'of the right'],
    (['title', 'company', 'dates'] as const).map((field) => [
      field === 'company' ? 'employer' : field,
      shares(field, 'wrong'),
      shares(field, 'right'),
    ]),
  );
}

function printOffered(files: readonly ScoredFile[]): void {
  printTable(
    'Wrong names of found roles for which the review offers the right one',
    ['', 'offered'],
    (['title', 'company'] as const).map((field) => {
      const { part, whole } = shareIn(files, ({ roles }) => roles.offered[field]);
      return [field === 'company' ? 'employer' : field, `${percent(part, whole)} of ${whole}`];
    }),
  );
}

const print = (
  title: string,
  groups: readonly (readonly [string, readonly ScoredFile[]])[],
  columns: readonly Column[] = COLUMNS,
): void =>
  printTable(
    title,
    ['', ...columns.map(([name]) => name)],
    groups.map(([name, files]) => row(name, files, columns)),
  );

/** Prints the totals, by language and by kind of file: nothing that says what is in which file. */
export function printTotals(name: string, files: readonly ScoredFile[]): void {
  print(
    `${name}: F1 of found, strict (title, employer and dates) and bullets; title, employer, place and dates of found roles`,
    [
      ['all', files],
      ...groupsOf(files, ({ known }) => known.fileType),
      ...groupsOf(files, ({ known }) => known.language),
    ],
  );
  print(`${name}: the rest`, [['all', files]], MORE);
  printCalibration(files);
  printOffered(files);
}

/** Prints where the reader fails: families, the worst first, and the ways of writing dates. */
export function printFamilies(files: readonly ScoredFile[]): void {
  const strict = (group: readonly ScoredFile[]): number =>
    f1(tallyOf(group, ({ roles }) => roles.strict)) ?? 1;
  const worstFirst = (groups: [string, ScoredFile[]][]) =>
    groups.sort(([, a], [, b]) => strict(a) - strict(b));
  print('Families, the worst first', worstFirst(groupsOf(files, ({ known }) => known.family)));
  print(
    'Ways of writing dates, the worst first',
    worstFirst(groupsOf(files, ({ known }) => known.dates.split('+'))),
  );
}

/** Prints each wrong role of a family's files beside what the resume says. */
export function printFaults(files: readonly ScoredFile[]): void {
  for (const { known, refusal, faults } of files) {
    process.stdout.write(`\n${known.file} (${known.language}, dates ${known.dates})\n`);
    if (refusal !== null) process.stdout.write(`  refused: ${refusal}\n`);
    for (const fault of faults) {
      const line = (role: typeof fault.read | typeof fault.known): string =>
        role === null
          ? 'nothing'
          : [role.title, role.company, role.location, `${role.startDate} to ${role.endDate}`]
              .map((field) => [field].flat().join(' = '))
              .join(' | ');
      process.stdout.write(
        `  ${fault.wrong.join(', ')}\n    known  ${line(fault.known)}\n    read   ${line(fault.read)}\n`,
      );
    }
  }
}
