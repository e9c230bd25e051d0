/** How a program on this machine connects to the database if a running process owns the folder; null if none does. */
export function findServedDatabase(dataFolder: string): Promise<{ host: string; close: () => void } | null>;
