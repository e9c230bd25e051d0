/** Gets a property of a value that was parsed from JSON, or undefined. */
export function getPart(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

/** Gets a text property, or `''`. */
export function getText(value: unknown, key: string): string {
  const part = getPart(value, key);
  return typeof part === 'string' ? part : '';
}

/** Gets a list property, or null. */
export function getList(value: unknown, key: string): readonly unknown[] | null {
  const part = getPart(value, key);
  return Array.isArray(part) ? part : null;
}
