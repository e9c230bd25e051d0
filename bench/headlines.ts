// What the product reads at the head of a posting (title, company, place) and which lines of a hard-wrapped, run-on or
// machine-made text come out whole (bench/headlines/README.md). Of the unseen families only the totals are printed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { analyzePosting } from '../api/writing/posting/analyze-posting.ts';
import { restoreLines } from '../api/writing/posting/restore-lines.ts';
import { splitLines, splitSentences } from '../api/writing/text/lines.ts';
import { fold } from '../api/writing/text/tokens.ts';
import { printTable } from './lib/table.ts';

const HERE = join(import.meta.dirname, 'headlines');
const SETS = ['seen', 'unseen'] as const;
const FIELDS = ['title', 'company', 'place'] as const;
const LEGAL = new Set(
  'inc llc ltd gmbh corp co plc ag sa kg mbb ev the company limited sp z o o h f m w d'.split(' '),
);

const families = <T extends z.ZodType>(cases: T) =>
  z.record(z.string(), z.object({ set: z.enum(SETS), cases: z.record(z.string(), cases) }));
const head = z.object({
  language: z.string(),
  title: z.array(z.string()),
  company: z.array(z.string()),
  place: z.array(z.string()),
});
const body = z.object({ language: z.string(), whole: z.array(z.string()) });
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));

/** The words that are compared: without case, accents, punctuation, legal forms and gender marks. */
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !LEGAL.has(word));

/** Whether the answer is one of the accepted spellings; of a place, a part of it or more than it also counts. */
function isRight(field: (typeof FIELDS)[number], accepted: string[], answer: string): boolean {
  if (accepted.length === 0) return answer === '';
  const said = wordsOf(answer);
  if (said.length === 0) return false;
  return accepted.some((one) => {
    const wanted = wordsOf(one);
    if (wanted.join(' ') === said.join(' ')) return true;
    return (
      field === 'place' &&
      (wanted.every((word) => said.includes(word)) || said.every((word) => wanted.includes(word)))
    );
  });
}

function printHeads(): void {
  const truths = families(head).parse(readJson(join(HERE, 'heads', 'truths.json')));
  const rows = SETS.map((set) => {
    const right = { title: 0, company: 0, place: 0 };
    const guessed = { title: 0, company: 0, place: 0 };
    let count = 0;
    for (const [family, { cases }] of Object.entries(truths).filter(([, each]) => each.set === set)) {
      for (const [name, truth] of Object.entries(cases)) {
        const text = readFileSync(join(HERE, 'heads', family, `${name}.txt`), 'utf8');
        const { title, company, location } = analyzePosting({ text });
        const answers = { title, company, place: location };
        count += 1;
        for (const field of FIELDS) {
          if (isRight(field, truth[field], answers[field])) right[field] += 1;
          else {
            if (answers[field] !== '') guessed[field] += 1;
            if (set === 'seen')
              process.stdout.write(
                `${family}/${name}: ${field} "${answers[field]}" for "${truth[field][0] ?? ''}"\n`,
              );
          }
        }
      }
    }
    return [
      set,
      `${count}`,
      ...FIELDS.map((field) => share(right[field], count)),
      FIELDS.map((field) => guessed[field]).join(', '),
    ];
  });
  printTable(
    'Heads of postings',
    ['', 'postings', ...FIELDS, 'wrong and not empty'],
    [...rows, ['goal', '', '0.920', '0.850', '0.800', '']],
  );
}

/** White space and hyphens don't count: a word that was hyphenated at the end of a line keeps its hyphen. */
const bare = (text: string) => text.replace(/[\s-]+/g, '').replace(/[.,;:]+$/, '');

function printBodies(): void {
  const truths = families(body).parse(readJson(join(HERE, 'bodies', 'truths.json')));
  const rows = SETS.map((set) => {
    let [whole, asked, count] = [0, 0, 0];
    for (const [family, { cases }] of Object.entries(truths).filter(([, each]) => each.set === set)) {
      for (const [name, truth] of Object.entries(cases)) {
        const text = readFileSync(join(HERE, 'bodies', family, `${name}.txt`), 'utf8');
        const lines = splitLines(restoreLines(text));
        const found = new Set([...lines, ...lines.flatMap(splitSentences)].map((line) => bare(line.text)));
        count += 1;
        asked += truth.whole.length;
        for (const line of truth.whole) {
          if (found.has(bare(line))) whole += 1;
          else if (set === 'seen') process.stdout.write(`${family}/${name}: not whole: ${line}\n`);
        }
      }
    }
    return [set, `${count}`, `${asked}`, share(whole, asked)];
  });
  printTable('Lines that come out whole', ['', 'texts', 'lines', 'whole'], rows);
}

printHeads();
printBodies();
