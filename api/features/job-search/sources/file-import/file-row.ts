/** One job of a file: its fields by their names in lower case without spaces and signs. */
export interface FileRow {
  /** Where it is, for people: `row 12`, `item 3`. */
  where: string;
  fields: ReadonlyMap<string, string>;
  /** Why the row can't be used although the file can. */
  problem?: string;
}

/** The file as a whole can't be read; the message says why, for the operator. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/** `Job Type`, `job_type` and `jobType` are the same; of `dc:creator` the second part counts. */
export const fieldName = (name: string): string =>
  name
    .replace(/^.*:/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
