import { z } from '../../../lib/zod.ts';
import { PASTED_FIELDS } from './pastedFields.ts';
import type { Problems } from './pastedItem.ts';
import type { PasteState } from './pasteState.ts';

type Results = Pick<PasteState, 'items' | 'warnings' | 'readBy' | 'nextKey'>;

const NONE: Results = { items: null, warnings: [], readBy: null, nextKey: 0 };

const resultsSchema = z.object({
  items: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      location: z.string(),
      description: z.string(),
      bullets: z.string(),
      editing: z.boolean(),
      // One for each of PASTED_FIELDS, blank where there is none.
      problems: z.array(z.string()),
    }),
  ),
  warnings: z.array(z.string()),
  // Results from before there was a second engine have none.
  readBy: z.nullish(z.object({ engine: z.string(), fallback: z.nullish(z.string()) })),
});

/**
 * Serializes the results of a pasted text with their corrections, so that they survive a reload; `''` when there are
 * none.
 */
export function serializeResults({ items, warnings, readBy }: Results): string {
  if (!items) return '';
  const kept = items.map((item) => ({
    ...item,
    problems: PASTED_FIELDS.map((field) => item.problems[field] ?? ''),
  }));
  return JSON.stringify({ items: kept, warnings, readBy });
}

/** Parses what `serializeResults` wrote. Unreadable results count as none: the pasted text is still there. */
export function parseResults(text: string): Results {
  if (text === '') return NONE;
  try {
    const { items, warnings, readBy = null } = resultsSchema.parse(JSON.parse(text));
    const withKeys = items.map((item, key) => ({ ...item, key, problems: toProblems(item.problems) }));
    return { items: withKeys, warnings, readBy, nextKey: items.length };
  } catch {
    return NONE;
  }
}

function toProblems(kept: readonly string[]): Problems {
  const problems: Problems = {};
  for (const [index, field] of PASTED_FIELDS.entries()) {
    const problem = kept[index];
    if (problem) problems[field] = problem;
  }
  return problems;
}
