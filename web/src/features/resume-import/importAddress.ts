const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TYPE = 'ResumeImport:';

/** The review of an import, by the raw id that the REST path answers with. A reload shows it again. */
export function reviewPath(importId: string): string {
  return `/upload-resume?import=${encodeURIComponent(btoa(TYPE + importId))}`;
}

/** The global id of an import in an address; null when there is none or it can't be one. */
export function importIdIn(search: URLSearchParams): string | null {
  const globalId = search.get('import') ?? '';
  try {
    const decoded = atob(globalId);
    return decoded.startsWith(TYPE) && UUID.test(decoded.slice(TYPE.length)) ? globalId : null;
  } catch {
    return null;
  }
}
