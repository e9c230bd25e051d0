import { createGlobalId, toRawId } from '../../lib/globalIds.ts';

/** The address of an import's review, from the raw id that the REST path returns. It survives a reload. */
export function getReviewPath(importId: string): string {
  return `/upload-resume?import=${encodeURIComponent(createGlobalId('ResumeImport', importId))}`;
}

/** Reads the global id of an import from an address; null when there is none or it is invalid. */
export function readImportId(search: URLSearchParams): string | null {
  const globalId = search.get('import') ?? '';
  return toRawId(globalId, 'ResumeImport') === null ? null : globalId;
}
