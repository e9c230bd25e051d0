const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The raw id that the REST paths take, out of a GraphQL global id (base64 of `Type:uuid`); null when the text
 * is no global id of that type, such as an address that was mistyped.
 */
export function rawIdOf(globalId: string, type: 'TailoredResume' | 'JobPosting'): string | null {
  let decoded: string;
  try {
    decoded = atob(globalId);
  } catch {
    return null;
  }
  const [found, id, ...rest] = decoded.split(':');
  return found === type && id !== undefined && rest.length === 0 && UUID.test(id) ? id : null;
}

/** The address of a resume in the builder. */
export function resumePath(globalId: string): string {
  return `/resume-builder/${encodeURIComponent(globalId)}`;
}

/** The builder at its second step, with a posting that is stored. */
export function postingPath(globalId: string): string {
  return `/resume-builder?posting=${encodeURIComponent(globalId)}`;
}
