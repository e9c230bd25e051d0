import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../../../api/core/errors.ts';
import { createDocumentReader } from '../../../api/documents/import/child/document-reader.ts';
import { readHistory } from '../../../api/writing/reading/read-history.ts';
import type { ReadHistory } from '../../../api/writing/types.ts';
import { emptyDetailScores, scoreDetails } from './details.ts';
import type { DetailScores } from './details.ts';
import { emptyRoleScores, scoreRoles } from './roles.ts';
import type { RoleFault, RoleScores } from './roles.ts';
import { readTruths } from './truth-file.ts';
import type { KnownResume } from './truth-file.ts';

/** One file of the corpus, and how the product read it. */
export interface ScoredFile {
  known: KnownResume;
  roles: RoleScores;
  details: DetailScores;
  faults: RoleFault[];
  /** Why the product refused the file; `null` if it read it. */
  refusal: string | null;
}

const PROCESSES = 2;
/** A busy machine must not change the figures; the limit of processor time is the product's own. */
const TIME_MS = 60_000;

function score(
  known: KnownResume,
  { history, lines }: { history: ReadHistory; lines: readonly { text: string }[] },
  refusal: string | null,
): ScoredFile {
  const [roles, details] = [emptyRoleScores(), emptyDetailScores()];
  const faults = scoreRoles(known.experiences, history.experiences, lines, roles);
  scoreDetails(known, history, details);
  return { known, roles, details, faults, refusal };
}

/** Reads all files of a folder with the product's reader, in its child processes. A refused file is read as empty. */
export async function scoreFolder(
  folder: string,
  isWanted: (family: string) => boolean,
): Promise<ScoredFile[]> {
  const reader = createDocumentReader({ processes: PROCESSES, limits: { timeMs: TIME_MS } });
  const wanted = readTruths(folder).filter(({ family }) => isWanted(family));
  const waiting = wanted.entries();
  const scored: ScoredFile[] = [];
  const work = async (): Promise<void> => {
    for (const [index, known] of waiting) {
      const bytes = new Uint8Array(readFileSync(join(folder, known.file)));
      try {
        const read = await reader.read(bytes, known.file, AbortSignal.timeout(2 * TIME_MS));
        scored[index] = score(known, read, null);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        scored[index] = score(known, { history: readHistory(''), lines: [] }, error.message);
      }
    }
  };
  try {
    await reader.warm();
    await Promise.all(Array.from({ length: PROCESSES }, work));
  } finally {
    reader.close();
  }
  return scored;
}
