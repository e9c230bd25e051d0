// Letters: over every PDF of the open files, the letters and words that two independent programs, pdftotext and mutool,
// see and this reader doesn't, or the reverse. Goals: at most 0.05 % of the letters, no word. Without the files or the
// programs (Debian: poppler-utils, mupdf-tools) there is nothing to measure.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readDocument } from '../api/documents/import/read-document.ts';
import { openFiles } from './lib/open-set.ts';
import { printTable } from './lib/table.ts';

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** How often each letter or digit occurs. */
function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of folded(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** Letters of which both others have more than we do, and of which we have more than both. */
function compareLetters(ours: string, others: string[]): { missing: number; extra: number; all: number } {
  const [own, ...rest] = [ours, ...others].map(countLetters);
  const sum = { missing: 0, extra: 0, all: 0 };
  for (const letter of new Set([own, ...rest].flatMap((counts) => [...(counts?.keys() ?? [])]))) {
    const here = own?.get(letter) ?? 0;
    const there = rest.map((counts) => counts.get(letter) ?? 0);
    sum.all += Math.min(...there);
    sum.missing += Math.max(0, Math.min(...there) - here);
    sum.extra += Math.max(0, here - Math.max(...there));
  }
  return sum;
}

/** Words that both others have as such and that aren't in our text. */
function changedWords(ours: string, [first = '', ...others]: string[]): string[] {
  const here = folded(ours);
  const words = new Set(first.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  return [...words].filter(
    (word) => !here.includes(folded(word)) && others.every((text) => folded(text).includes(folded(word))),
  );
}

const outputOf = (program: string, args: string[]): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const sum = { missing: 0, extra: 0, all: 0, words: 0 };
const rows: string[][] = [];
const files = openFiles(['resumes', 'resumes_extra']).filter((path) => path.endsWith('.pdf'));
for (const path of files) {
  const read = await readDocument(readFileSync(path), path).catch((error: unknown) => String(error));
  if (typeof read === 'string') {
    rows.push([basename(path), read, '', '']);
    continue;
  }
  const others = [outputOf('pdftotext', [path, '-']), outputOf('mutool', ['draw', '-q', '-F', 'text', path])];
  const { missing, extra, all } = compareLetters(read.text, others);
  const changed = changedWords(read.text, others);
  sum.missing += missing;
  sum.extra += extra;
  sum.all += all;
  sum.words += changed.length;
  if (missing + extra + changed.length > 0)
    rows.push([basename(path).slice(-60), String(missing), String(extra), changed.slice(0, 6).join(' ')]);
}
if (files.length === 0) console.log('There are no open files beside the project: nothing is measured.');
else {
  printTable('Files that differ', ['file', 'letters missing', 'extra', 'words changed'], rows);
  const share = (part: number): string => `${((part / sum.all) * 100).toFixed(3)} %`;
  console.log(
    `${files.length} PDFs, ${sum.all} letters: ${sum.missing} missing (${share(sum.missing)}), ${sum.extra} extra ` +
      `(${share(sum.extra)}), goal <= 0.05 %; ${sum.words} words changed, goal 0`,
  );
}
