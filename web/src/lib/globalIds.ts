const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type NamedType = 'TailoredResume' | 'JobPosting' | 'ResumeImport';

/**
 * The raw id that the REST paths take, out of a GraphQL global id (base64 of `Type:uuid`); null when the text
 * is no global id of that type, such as an address that was mistyped.
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

/** The global id in an address that names a record by its global id or, as REST does, by its raw id; null: neither. */
export function readGlobalId(address: string, type: NamedType): string | null {
  if (UUID.test(address)) return createGlobalId(type, address.toLowerCase());
  return toRawId(address, type) === null ? null : address;
}

/** The global id of a record that REST named by its raw id. */
export function createGlobalId(type: NamedType, rawId: string): string {
  return btoa(`${type}:${rawId}`);
}
