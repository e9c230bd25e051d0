import { listOf, partOf, textOf } from '../../../lib/jsonParts.ts';
import { PASTED_FIELDS } from './pastedFields.ts';
import type { PastedItem, Problems } from './pastedItem.ts';
import type { PasteState } from './pasteState.ts';

type Results = Pick<PasteState, 'items' | 'warnings' | 'nextKey'>;

const NONE: Results = { items: null, warnings: [], nextKey: 0 };

/** What was found in a pasted text, with its corrections, as text that outlives a reload; `''` when nothing was. */
export function resultsAsText({ items, warnings }: Results): string {
  return items ? JSON.stringify({ items, warnings }) : '';
}

/** Reads what `resultsAsText` wrote. What can't be read counts as nothing found: the pasted text is still there. */
export function resultsFromText(text: string): Results {
  if (text === '') return NONE;
  try {
    const kept: unknown = JSON.parse(text);
    const items = listOf(kept, 'items')?.map(itemFrom);
    if (!items) return NONE;
    const warnings = (listOf(kept, 'warnings') ?? []).filter((one) => typeof one === 'string');
    return { items, warnings, nextKey: items.length };
  } catch {
    return NONE;
  }
}

function itemFrom(kept: unknown, key: number): PastedItem {
  const problems: Problems = {};
  for (const field of PASTED_FIELDS) {
    const problem = textOf(partOf(kept, 'problems'), field);
    if (problem) problems[field] = problem;
  }
  return {
    key,
    title: textOf(kept, 'title'),
    company: textOf(kept, 'company'),
    startDate: textOf(kept, 'startDate'),
    endDate: textOf(kept, 'endDate'),
    location: textOf(kept, 'location'),
    description: textOf(kept, 'description'),
    bullets: textOf(kept, 'bullets'),
    editing: partOf(kept, 'editing') === true,
    problems,
  };
}
