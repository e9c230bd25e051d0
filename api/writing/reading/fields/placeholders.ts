import { fold } from '../lines/fold.ts';
import { FIELD_LABELS } from '../words/label-words.ts';
import { phraseList } from '../words/parse-words.ts';

export type PlaceholderField = 'title' | 'company' | 'location';

const fields = new Map<string, PlaceholderField>(
  // What may stand for several is most likely the first of these.
  (['location', 'company', 'title'] as const).flatMap((field) =>
    phraseList(FIELD_LABELS[field]).map((label) => [label, field] as const),
  ),
);

/** "Your Company", "Ihr Unternehmen" */
const YOUR =
  /^(?:your|the|ihre?|dein|deine|votre|ton|su|tu|sua?|seu|il tuo|la tua|il suo|uw|jouw|je|din|ditt|twoj|twoja|nazev|nazov|naam|name|some|any)\s+/u;
const NAME = /(?:\s(?:name|title|here|naam|adi|goes here|[a-z]|\d{1,2}))+$/u;

/**
 * The field for which a text stands that a template has in its place: "Job Title", "[Company Name]", "City 1"; null of
 * anything else. Longer texts that only hold such words are none.
 */
export function placeholderField(text: string): PlaceholderField | null {
  const plain = fold(text.replace(/^[[<{(]+|[\]>})]+$/gu, '')).trim();
  if (plain.length > LENGTH_MAX) return null;
  const bare = plain.replace(YOUR, '').replace(NAME, '');
  return fields.get(plain) ?? fields.get(bare) ?? null;
}
const LENGTH_MAX = 40;
