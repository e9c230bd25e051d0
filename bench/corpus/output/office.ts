import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.ts';

/** A Word file as LibreOffice saves it as PDF. */
export async function printWord(docx: Uint8Array, folder: string): Promise<Uint8Array> {
  writeFileSync(join(folder, 'resume.docx'), docx);
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  await run('soffice', [
    profile,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    join(folder, 'resume.docx'),
  ]);
  return readFileSync(join(folder, 'resume.pdf'));
}
