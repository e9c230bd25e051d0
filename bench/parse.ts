// P4 of docs/performance.md#budgets: reading a resume in a warm child against `pdftotext` as a process on the same
// file; and in one process against the bare extraction of its text by the same library.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFParse } from 'pdf-parse';
import { createDocumentReader } from '../api/documents/import/child/document-reader.ts';
import { readDocument } from '../api/documents/import/read-document.ts';
import { linesAt, pdfPages } from '../api/documents/import/testing/pdf-fixture.ts';
import { CAREER } from './lib/career.ts';
import { openFiles } from './lib/open-set.ts';
import { compare, median } from './lib/stats.ts';
import { printTable, times } from './lib/table.ts';

const run = promisify(execFile);

/** Two pages of an invented person. */
function ownResume(): string {
  const texts = CAREER.flatMap(({ title, company, startDate, endDate, bulletPoints }) => [
    `${title}, ${company}, ${startDate} - ${endDate || 'Present'}`,
    ...bulletPoints.map((text) => `• ${text}`),
  ]);
  const head = ['Ada Bell', 'ada@example.com', 'Experience'];
  const pages = [texts.slice(0, texts.length / 2), texts.slice(texts.length / 2)];
  const folder = mkdtempSync(join(tmpdir(), 'tb-parse-'));
  const path = join(folder, 'own-two-pages.pdf');
  writeFileSync(
    path,
    pdfPages(pages.map((page, index) => linesAt(60, 60, index === 0 ? [...head, ...page] : page))),
  );
  return path;
}

async function bareText(bytes: Uint8Array): Promise<number> {
  const parser = new PDFParse({ data: bytes.slice(), verbosity: 0 });
  const { total } = await parser.getText();
  await parser.destroy();
  return total;
}

const files = [ownResume(), ...openFiles(['resumes']).filter((path) => path.endsWith('.pdf'))];
const reader = createDocumentReader({ processes: 1 });
await reader.warm();
const rows: (string | number)[][] = [];
const ratios: { process: number; bare: number }[] = [];
try {
  for (const path of files) {
    const bytes = new Uint8Array(readFileSync(path));
    const inChild = await compare({
      ours: () => reader.read(bytes, path, AbortSignal.timeout(10_000)),
      bare: () => run('pdftotext', ['-layout', path, '-'], { maxBuffer: 10_000_000 }),
    });
    const pages = await bareText(bytes);
    const inProcess = await compare({
      ours: () => readDocument(bytes, path),
      bare: () => bareText(bytes),
    });
    ratios.push({ process: inChild.ratio, bare: inProcess.ratio });
    rows.push([
      path.split('/').at(-1) ?? '',
      String(pages),
      inChild.ours,
      inChild.bare,
      times(inChild.ratio),
      inProcess.ours,
      inProcess.bare,
      times(inProcess.ratio),
    ]);
  }
} finally {
  reader.close();
}
printTable(
  'Reading a PDF, warm (3 rounds of 15, p50): in a child, against pdftotext; in this process, against bare extraction',
  ['file', 'pages', 'ours ms', 'pdftotext ms', 'goal <= 5x', 'ours ms', 'bare ms', 'goal <= 3x'],
  [
    ...rows,
    [
      'median',
      '',
      '',
      '',
      times(median(ratios.map((ratio) => ratio.process))),
      '',
      '',
      times(median(ratios.map((ratio) => ratio.bare))),
    ],
  ],
);
