import type { z } from 'zod';

/** What an answer says, or why it can't be used: `reason` is written for the service that gave it. */
export type JsonReading<Value> = { value: Value } | { problem: 'bad-json' | 'wrong-shape'; reason: string };

const REASONS = 5;

/**
 * Reads the one JSON object of an answer: the whole text, or what stands in a code fence or between prose. Of several
 * objects the one that fits the schema is meant; if more than one fits, nobody knows which.
 */
export function readJson<Value>(text: string, schema: z.ZodType<Value>): JsonReading<Value> {
  const whole = parse(text);
  const objects =
    whole === undefined
      ? [...new Set(findObjects(text))].map(parse).filter((one) => one !== undefined)
      : [whole];
  if (objects.length === 0) return { problem: 'bad-json', reason: 'It is no valid JSON.' };
  const fitting: Value[] = [];
  let reason = '';
  for (const object of objects) {
    const { success, data, error } = schema.safeParse(object);
    if (success) fitting.push(data);
    else reason ||= describe(error);
  }
  const [first] = fitting;
  if (fitting.length > 1) return { problem: 'bad-json', reason: 'It is more than one JSON object.' };
  return first === undefined ? { problem: 'wrong-shape', reason } : { value: first };
}

/** The texts in outermost braces, found in one pass. */
function findObjects(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = depth > 0;
    else if (sign === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(text.slice(start, at + 1));
    }
  }
  return found;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe({ issues }: z.ZodError): string {
  return issues
    .slice(0, REASONS)
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('. ');
}
