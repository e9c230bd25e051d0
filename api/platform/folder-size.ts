import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** How much is in a folder, and how much room there is left. */
export interface FolderSize {
  /** Of all files in it; what vanishes meanwhile is left out. */
  bytes: number;
  /** What this process may still write there. */
  freeBytes: number;
}

/** Measures a folder. @returns null if there is no such folder or it can't be read. */
export async function measureFolder(folder: string): Promise<FolderSize | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return { bytes: await sizeOf(folder), freeBytes: bavail * bsize };
  } catch {
    return null;
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await sizeOf(path);
    else if (entry.isFile()) bytes += (await stat(path).catch(() => ({ size: 0 }))).size;
  }
  return bytes;
}
