import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../api/platform/project-root.ts';

/** Public resumes whose licences allow measuring but not redistribution; outside the repository, if present. */
export function openFiles(folders: string[]): string[] {
  const open = join(projectRoot, '..', 'shared', 'data', 'open');
  return folders
    .map((folder) => join(open, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .sort()
        .map((name) => join(folder, name)),
    );
}
