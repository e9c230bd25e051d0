import { createGlobalId, toRawId } from '../../lib/globalIds.ts';

/** The review of an import, by the raw id that the REST path answers with. A reload shows it again. */
export function getReviewPath(importId: string): string {
  return `/upload-resume?import=${encodeURIComponent(createGlobalId('ResumeImport', importId))}`;
}

/** The global id of an import in an address; null when there is none or it can't be one. */
export function readImportId(search: URLSearchParams): string | null {
  const globalId = search.get('import') ?? '';
  return toRawId(globalId, 'ResumeImport') === null ? null : globalId;
}
