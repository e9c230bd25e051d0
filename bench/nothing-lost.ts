// Nothing lost: every line of the open files is in a field or a named section, or is unplaced (at most 3 %); and
// every word that `pdftotext` finds in a PDF is found here too. Without the files there is nothing to measure.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readDocument, type ReadDocument } from '../api/documents/import/read-document.ts';
import { openFiles } from './lib/open-set.ts';
import { printTable } from './lib/table.ts';

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Lines that are not where their placement says. */
function lost({ history, lines }: ReadDocument): string[] {
  const inRoles = new Set(history.experiences.flatMap((role) => role.sourceLines));
  const sections = folded(history.sections.flatMap(({ heading, lines: own }) => [heading, ...own]).join(' '));
  const tray = new Set(history.unplaced.map(folded));
  return lines.flatMap(({ text, placement }, number) => {
    // A leading number is a list mark, which sections omit.
    const plain = folded(text.replace(/^\[?\d{1,2}[\].)]\s/, ''));
    if (placement === 'experience') return inRoles.has(number) ? [] : [text];
    if (placement === 'unplaced') return tray.has(plain) ? [] : [text];
    if (placement === 'section') return sections.includes(plain) || text.includes('\t') ? [] : [text];
    return [];
  });
}

/** The words that another program finds in a PDF, and those of them that we miss. */
function comparedWords(path: string, { text }: ReadDocument): { words: number; missing: string[] } {
  if (!path.endsWith('.pdf')) return { words: 0, missing: [] };
  const all = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 50_000_000 });
  const words = all.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const here = folded(text);
  return { words: words.length, missing: words.filter((word) => !here.includes(folded(word))) };
}

const files = openFiles(['resumes', 'resumes_extra']);
const sum = { lines: 0, tray: 0, lost: 0, words: 0, missing: 0 };
const rows: string[][] = [];
for (const path of files) {
  const read = await readDocument(readFileSync(path), path).catch((error: unknown) => String(error));
  if (typeof read === 'string') {
    rows.push([basename(path), read, '', '', '']);
    continue;
  }
  const tray = read.lines.filter(({ placement }) => placement === 'unplaced').length;
  const gone = lost(read);
  const { words, missing } = comparedWords(path, read);
  sum.lines += read.lines.length;
  sum.tray += tray;
  sum.lost += gone.length;
  sum.words += words;
  sum.missing += missing.length;
  if (tray + gone.length + missing.length > 0)
    rows.push([
      basename(path).slice(0, 60),
      String(read.lines.length),
      String(tray),
      gone.slice(0, 3).join(' | ').slice(0, 60),
      missing.slice(0, 6).join(' '),
    ]);
}
if (files.length === 0) console.log('There are no open files beside the project: nothing is measured.');
else {
  printTable(
    'Files with lines in the tray or words not found',
    ['file', 'lines', 'tray', 'lost', 'words'],
    rows,
  );
  const share = (part: number, all: number) => `${((part / all) * 100).toFixed(2)} %`;
  console.log(
    `${files.length} files, ${sum.lines} lines: ${sum.lost} lost, ${sum.tray} in the tray (${share(sum.tray, sum.lines)}, goal <= 3 %); ` +
      `${sum.missing} of ${sum.words} words that pdftotext finds are missing (${share(sum.missing, sum.words)})`,
  );
}
