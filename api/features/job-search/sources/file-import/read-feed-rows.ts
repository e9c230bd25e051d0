import { Parser } from 'htmlparser2';
import { fieldName, UnreadableFileError, type FileRow } from './file-row.ts';

/** What a feed calls a job: RSS, Atom, and the XML files that employers give to job sites. */
const ITEMS = new Set(['item', 'entry', 'job', 'listing', 'position', 'vacancy']);
/** Deeper feeds are no feeds. */
const MAX_DEPTH = 60;

/** Reads a feed in one pass, without building a tree. A nested element also counts as text of those around it. */
export function readFeedRows(text: string): FileRow[] {
  const rows: FileRow[] = [];
  const open: string[] = [];
  /** The depth and the fields of the job that is being read. */
  let item: { depth: number; fields: Map<string, string> } | null = null;
  let hasRoot = false;

  const add = (name: string, piece: string) => item?.fields.set(name, (item.fields.get(name) ?? '') + piece);

  const parser = new Parser(
    {
      onopentag: (rawName, attributes) => {
        const name = fieldName(rawName);
        open.push(name);
        hasRoot = true;
        if (open.length > MAX_DEPTH)
          throw new UnreadableFileError('The XML is nested too deeply for a feed.');
        if (!item) {
          if (ITEMS.has(name)) item = { depth: open.length, fields: new Map() };
          return;
        }
        // The same element twice becomes two lines.
        if (item.fields.has(name)) add(name, '\n');
        // Atom: the link without `rel`, or the first.
        if (name === 'link' && attributes.href && !item.fields.get(name)?.trim()) add(name, attributes.href);
      },
      ontext: (piece) => {
        if (item) for (const name of new Set(open.slice(item.depth))) add(name, piece);
      },
      onclosetag: () => {
        if (item && open.length === item.depth) {
          rows.push({ where: `item ${rows.length + 1}`, fields: item.fields });
          item = null;
        }
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  if (!hasRoot || open.length > 0)
    throw new UnreadableFileError('The XML ends in the middle, or its tags don’t match.');
  return rows;
}
