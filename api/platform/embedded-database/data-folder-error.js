// @ts-check

/** The embedded database can't use its folder; the message is one line for the operator. */
export class DataFolderError extends Error {
  /** @override */
  name = 'DataFolderError';
}
