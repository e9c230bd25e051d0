const PREFIX = 'import:';

/** The name under which the listings of imported files are stored. */
export const importSource = (name: string): string => `${PREFIX}${name}`;
export const isImport = (source: string): boolean => source.startsWith(PREFIX);
export const importLabel = (source: string): string => source.slice(PREFIX.length);
