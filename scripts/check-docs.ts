// Part of npm run lint: every document, heading, decision and link that a file of the repository refers to has to
// exist in the repository (docs/decisions/0044-documents-are-checked.md).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../api/platform/project-root.ts';
import { danglingReferences, collectTargets, type TextFile } from './lib/doc-references.ts';

/** Generated files, binary files, and files with deliberately broken references. */
const SKIPPED = /^package-lock\.json$|\.(?:woff2?|docx?|pdf|png|ico|br)$|doc-references\.test\.ts$/;

/** Every file that is tracked, or new and not ignored; null if git isn't available. */
function repositoryFiles(): TextFile[] | null {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    return execFileSync('git', list, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(projectRoot, path)))
      .map((path) => ({
        path,
        text: SKIPPED.test(path) ? '' : readFileSync(join(projectRoot, path), 'utf8'),
      }));
  } catch {
    return null;
  }
}

const files = repositoryFiles();
if (files === null) {
  console.log('The documents were not checked: this folder is no git repository.');
} else {
  const targets = collectTargets(files);
  const dangling = files.flatMap((file) => danglingReferences(file, targets));
  for (const line of dangling) console.error(line);
  if (dangling.length > 0) {
    console.error(`\n${dangling.length} references lead nowhere.`);
    process.exitCode = 1;
  }
}
