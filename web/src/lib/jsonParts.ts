/** The property of something that was read from JSON; undefined where there is none. */
export function getPart(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

/** A property that is a text; `''` where it is none. */
export function getText(value: unknown, key: string): string {
  const part = getPart(value, key);
  return typeof part === 'string' ? part : '';
}

/** A property that is a list; null where it is none. */
export function getList(value: unknown, key: string): readonly unknown[] | null {
  const part = getPart(value, key);
  return Array.isArray(part) ? part : null;
}
