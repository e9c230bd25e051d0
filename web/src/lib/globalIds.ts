const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type NamedType = 'TailoredResume' | 'JobPosting' | 'ResumeImport' | 'Interview' | 'InterviewMessage';

/**
 * Extracts the raw id that the REST paths take from a GraphQL global id (base64 of `Type:uuid`); null when the text
 * is not a global id of that type, such as a mistyped address.
 */
export function toRawId(globalId: string, type: NamedType): string | null {
  let decoded: string;
  try {
    decoded = atob(globalId);
  } catch {
    return null;
  }
  const [found, id, ...rest] = decoded.split(':');
  return found === type && id !== undefined && rest.length === 0 && UUID.test(id) ? id : null;
}

/**
 * Reads the global id from an address that names a record by its global id or, like REST, by its raw id; null when it
 * is neither.
 */
export function readGlobalId(address: string, type: NamedType): string | null {
  if (UUID.test(address)) return createGlobalId(type, address.toLowerCase());
  return toRawId(address, type) === null ? null : address;
}

/** Creates the global id of a record from the raw id that REST uses. */
export function createGlobalId(type: NamedType, rawId: string): string {
  return btoa(`${type}:${rawId}`);
}
