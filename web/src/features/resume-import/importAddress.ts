import { globalIdOf, rawIdOf } from '../../lib/globalIds.ts';

/** The review of an import, by the raw id that the REST path answers with. A reload shows it again. */
export function reviewPath(importId: string): string {
  return `/upload-resume?import=${encodeURIComponent(globalIdOf('ResumeImport', importId))}`;
}

/** The global id of an import in an address; null when there is none or it can't be one. */
export function importIdIn(search: URLSearchParams): string | null {
  const globalId = search.get('import') ?? '';
  return rawIdOf(globalId, 'ResumeImport') === null ? null : globalId;
}
