import { getList, getPart, getText } from '../../../lib/jsonParts.ts';
import { PASTED_FIELDS } from './pastedFields.ts';
import type { PastedItem, Problems } from './pastedItem.ts';
import type { PasteState } from './pasteState.ts';

type Results = Pick<PasteState, 'items' | 'warnings' | 'nextKey'>;

const NONE: Results = { items: null, warnings: [], nextKey: 0 };

/**
 * Serializes the results of a pasted text with their corrections, so that they survive a reload; `''` when there are
 * none.
 */
export function serializeResults({ items, warnings }: Results): string {
  return items ? JSON.stringify({ items, warnings }) : '';
}

/** Parses what `serializeResults` wrote. Unreadable results count as none: the pasted text is still there. */
export function parseResults(text: string): Results {
  if (text === '') return NONE;
  try {
    const kept: unknown = JSON.parse(text);
    const items = getList(kept, 'items')?.map(readItem);
    if (!items) return NONE;
    const warnings = (getList(kept, 'warnings') ?? []).filter((one) => typeof one === 'string');
    return { items, warnings, nextKey: items.length };
  } catch {
    return NONE;
  }
}

function readItem(kept: unknown, key: number): PastedItem {
  const problems: Problems = {};
  for (const field of PASTED_FIELDS) {
    const problem = getText(getPart(kept, 'problems'), field);
    if (problem) problems[field] = problem;
  }
  return {
    key,
    title: getText(kept, 'title'),
    company: getText(kept, 'company'),
    startDate: getText(kept, 'startDate'),
    endDate: getText(kept, 'endDate'),
    location: getText(kept, 'location'),
    description: getText(kept, 'description'),
    bullets: getText(kept, 'bullets'),
    editing: getPart(kept, 'editing') === true,
    problems,
  };
}
