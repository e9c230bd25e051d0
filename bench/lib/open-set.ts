import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../api/platform/project-root.ts';

/** Public resumes that may be measured on, but not kept here (their licences): beside the project, where they are. */
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
