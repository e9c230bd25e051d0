// @ts-check

/** Why the embedded database can't work on its folder; the message is one line for the operator. */
export class DataFolderError extends Error {
  /** @override */
  name = 'DataFolderError';
}
