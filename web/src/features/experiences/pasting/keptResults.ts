import { z } from '../../../lib/zod.ts';
import { PASTED_FIELDS } from './pastedFields.ts';
import type { Problems } from './pastedItem.ts';
import type { PasteState } from './pasteState.ts';

type Results = Pick<PasteState, 'items' | 'warnings' | 'nextKey'>;

const NONE: Results = { items: null, warnings: [], nextKey: 0 };

const text = z.string();
const keptSchema = z.object({
  items: z.array(
    z.object({
      title: text,
      company: text,
      startDate: text,
      endDate: text,
      location: text,
      description: text,
      bullets: text,
      editing: z.boolean(),
      // One for each of PASTED_FIELDS, blank where there is none.
      problems: z.array(text),
    }),
  ),
  warnings: z.array(text),
});

/** What was found in a pasted text, with its corrections, as text that outlives a reload; `''` when nothing was. */
export function resultsAsText({ items, warnings }: Results): string {
  if (!items) return '';
  const kept = items.map((item) => ({
    ...item,
    problems: PASTED_FIELDS.map((field) => item.problems[field] ?? ''),
  }));
  return JSON.stringify({ items: kept, warnings });
}

/** Reads what `resultsAsText` wrote. What can't be read counts as nothing found: the pasted text is still there. */
export function resultsFromText(kept: string): Results {
  if (kept === '') return NONE;
  try {
    const { items, warnings } = keptSchema.parse(JSON.parse(kept));
    const withKeys = items.map((item, key) => ({ ...item, key, problems: problemsFrom(item.problems) }));
    return { items: withKeys, warnings, nextKey: items.length };
  } catch {
    return NONE;
  }
}

function problemsFrom(kept: readonly string[]): Problems {
  const problems: Problems = {};
  for (const [index, field] of PASTED_FIELDS.entries()) {
    const problem = kept[index];
    if (problem) problems[field] = problem;
  }
  return problems;
}
