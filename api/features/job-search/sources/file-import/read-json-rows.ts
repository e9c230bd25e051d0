import { z } from 'zod';
import { fieldName, UnreadableFileError, type FileRow } from './file-row.ts';

const element = z.record(z.string(), z.unknown());
const simple = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const named = z.union([
  z.object({ name: z.string() }).transform(({ name }) => name),
  z.object({ display_name: z.string() }).transform(({ display_name: name }) => name),
]);
const value = z.union([simple, named]);
/** A list becomes lines. */
const anything = z.union([value, z.array(value).transform((values) => values.join('\n'))]);

/** Where files have their list, if they aren't one. */
const LISTS = ['jobs', 'listings', 'items', 'results', 'data', 'postings'];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFileError(
      `The JSON can't be read: ${error instanceof Error ? error.message : 'it is broken'}.`,
    );
  }
}

function findList(content: unknown): unknown[] {
  if (Array.isArray(content)) return content;
  const object = element.safeParse(content).data ?? {};
  const found = LISTS.map((name) => object[name]).find((inner) => Array.isArray(inner));
  if (found) return found;
  throw new UnreadableFileError(`The JSON must be a list of jobs, or an object with one in "${LISTS[0]}".`);
}

/** Reads a list of objects, one for each job. */
export function readJsonRows(text: string): FileRow[] {
  return findList(parseJson(text)).map((item, index): FileRow => {
    const where = `item ${index + 1}`;
    const object = element.safeParse(item).data;
    if (!object) return { where, fields: new Map(), problem: 'not an object' };
    const fields = new Map<string, string>();
    for (const [name, content] of Object.entries(object)) {
      const text = anything.safeParse(content).data;
      if (text !== undefined) fields.set(fieldName(name), text);
    }
    return { where, fields };
  });
}
