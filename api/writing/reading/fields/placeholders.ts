import { fold } from '../lines/fold.ts';
import { phraseList } from '../words/parse-words.ts';
import { PLACEHOLDERS, YOUR } from '../words/placeholder-words.ts';

export type PlaceholderField = keyof typeof PLACEHOLDERS;

const fields = new Map<string, PlaceholderField>(
  (['location', 'company', 'title'] as const).flatMap((field) =>
    phraseList(PLACEHOLDERS[field]).map((phrase) => [phrase, field] as const),
  ),
);

/** Before each part: "Some City, Some Country". */
const BEFORE = new RegExp(`(?:^|(?<=,\\s))(?:${YOUR})\\s+`, 'gu');
/** "Company 1", "City A", "Job Title Here" */
const BEHIND = /\s(?:here|[1-9]|[a-cx]|abc|xyz)$/u;
const LENGTH_MAX = 40;

/**
 * The field for which a text stands that a template has in its place: "Job Title", "[Company Name]", "City 1"; null of
 * anything else. Longer texts that only hold such words are none.
 */
export function placeholderField(text: string): PlaceholderField | null {
  if (text.length > LENGTH_MAX) return null;
  const plain = fold(text.replace(/^[[<{(]+|[\]>})]+$/gu, ''))
    .replaceAll('’', "'")
    .trim();
  return fields.get(plain) ?? fields.get(plain.replace(BEFORE, '').replace(BEHIND, '')) ?? null;
}
