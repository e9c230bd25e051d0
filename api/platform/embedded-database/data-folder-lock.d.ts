/** Where a program on this machine reaches the database that a living owner of the folder serves; null without one. */
export function findServedDatabase(dataFolder: string): Promise<{ host: string; close: () => void } | null>;
