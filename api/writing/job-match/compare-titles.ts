import { broaderThan, lexicon } from '../lexicon/lexicon.ts';
import { compareFields, fieldsOfTitle } from '../proof/fields.ts';
import { coreTitleStems, titleStems } from '../scoring/title-words.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { stemWord, tokenize } from '../text/tokens.ts';

/** A job title, read for comparing it with others. */
export interface ReadTitle {
  /** The words that name the work. */
  stems: ReadonlySet<string>;
  /** The same with the lexicon's names in place of their words, which are the same in all languages: "RN", "Registered Nurse". */
  names: ReadonlySet<string>;
  /** The names of the work itself, with what they are kinds of. */
  kinds: ReadonlySet<string>;
  fields: ReadonlySet<string>;
}

/** Work of which the one is a kind of the other: "Staff Nurse", "Registered Nurse". */
const SAME_KIND = 0.65;
/** What a title of the same field of work is worth that shares no word. */
const SAME_FIELD = 0.5;
const NEAR_FIELD = 0.25;

function read(title: string, stems: ReadonlySet<string>): ReadTitle {
  const head = title.split(/\s[–—|-]\s|[(,]/)[0] ?? title;
  const tokens = tokenize(plainLetters(head));
  const hits = lexicon().find(tokens);
  const isNamed = (index: number) => hits.some(({ from, to }) => from <= index && index < to);
  const named = hits.map(({ entry }) => entry.name);
  const others = tokens.filter((_, index) => !isNamed(index)).map(({ norm }) => stemWord(norm));
  // The last word says what the person is: an "AI Sales Lead" sells.
  const own = hits.filter(({ to }) => to === tokens.length).map(({ entry }) => entry);
  return {
    stems,
    names: new Set([...named, ...others.filter((stem) => stems.has(stem))]),
    kinds: new Set(own.flatMap((entry) => [entry.name, ...broaderThan(entry)])),
    fields: fieldsOfTitle(title),
  };
}

/** Reads the title of a role. */
export const readTitle = (title: string): ReadTitle => read(title, titleStems(title));

/** Reads the title of a posting, without its field, team or place: "Account Manager – Dental Supplies". */
export const readPostingTitle = (title: string): ReadTitle => read(title, coreTitleStems(title));

/** The share that two sets have in common, 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = a.size + b.size;
  return all === 0 ? 0 : (2 * [...a].filter((one) => b.has(one)).length) / all;
}

/** How much two titles name the same work, 0 to 1. */
export function compareTitles(own: ReadTitle, asked: ReadTitle): number {
  const words = Math.max(overlap(own.stems, asked.stems), overlap(own.names, asked.names));
  const relation = compareFields(own.fields, asked.fields);
  // "Sales Engineer" and "Sanitary Engineer" share a word and nothing else.
  if (relation === 'other') return words / 2;
  const byField = relation === 'same' ? SAME_FIELD : relation === 'near' ? NEAR_FIELD : 0;
  const byKind = [...own.kinds].some((kind) => asked.kinds.has(kind)) ? SAME_KIND : 0;
  return Math.max(byKind, byField + words * (1 - byField));
}
