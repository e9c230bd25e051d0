import { fold } from '../lines/fold.ts';
import { TAUGHT } from '../words/certificate-words.ts';
import {
  ACTIVITY,
  SECTION_WORDS,
  MORE_MODIFIERS,
  OF_COMPUTERS,
  OF_PERSON,
  PERSONAL_HEADS,
  VOLUNTARY,
} from '../words/heading-words.ts';
import { wordSet } from '../words/parse-words.ts';
import { HEADING_CONJUNCTION, HEADING_MODIFIERS } from '../words/section-words.ts';
import type { SectionKind } from '../../types.ts';

/** Of the kinds that the words of one phrase name, the first of these is what it is about: "Language courses" are courses. */
const PRECEDENCE: readonly SectionKind[] = [
  'volunteering',
  'military',
  'certifications',
  'languages',
  'publications',
  'projects',
  'experience',
  'other',
  'skills',
  'education',
  'summary',
];
const heads = new Map<string, SectionKind>(
  PRECEDENCE.toReversed().flatMap((kind) =>
    [...wordSet(SECTION_WORDS[kind])].map((word) => [word, kind] as const),
  ),
);
const modifiers = new Set([...wordSet(HEADING_MODIFIERS), ...wordSet(MORE_MODIFIERS)]);
const ofPerson = wordSet(OF_PERSON);
const personalHeads = wordSet(PERSONAL_HEADS);
const voluntary = wordSet(VOLUNTARY);
const activities = wordSet(ACTIVITY);
const ofComputers = wordSet(OF_COMPUTERS);

const MAX_WORDS = 7;

/** The kind that one phrase names with all of its words; null if one is unknown. */
function kindOfPhrase(words: readonly string[]): SectionKind | null {
  if (words.some((word) => voluntary.has(word)) && words.some((word) => activities.has(word))) {
    const isKnown = (word: string): boolean =>
      voluntary.has(word) || activities.has(word) || modifiers.has(word) || heads.has(word);
    return words.every(isKnown) ? 'volunteering' : null;
  }
  const isOfPerson =
    words.some((word) => personalHeads.has(word)) &&
    words.some((word) => ofPerson.has(word)) &&
    words.every((word) => personalHeads.has(word) || ofPerson.has(word) || modifiers.has(word));
  if (isOfPerson) return 'other';
  const named = new Set(words.map((word) => heads.get(word)));
  const kind = PRECEDENCE.find((one) => named.has(one)) ?? null;
  const isKnown = (word: string): boolean => heads.has(word) || modifiers.has(word) || ofComputers.has(word);
  if (kind === null || !words.every(isKnown)) return null;
  return kind === 'languages' && words.some((word) => ofComputers.has(word)) ? 'skills' : kind;
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{M}]+/gu) ?? [];

/** Whether a heading says that somebody has experience, in whatever: "Wildlife Experience", "Experiencia en ventas". */
export function namesExperience(text: string): boolean {
  const words = wordsOf(text);
  return [words[0], words.at(-1)].some((word) => word !== undefined && heads.get(word) === 'experience');
}

/**
 * The kind of section that a heading of several words names, each of which is known to say what a section holds or to say
 * which of it: "Wybrane publikacje naukowe". Of several sections joined by "and" it is the first, or else work.
 */
export function composedKind(text: string): SectionKind | null {
  const phrases = text.split(HEADING_CONJUNCTION).map(wordsOf);
  const words = phrases.flat();
  if (words.length < 2 || words.length > MAX_WORDS || /[\d:;.!?]/.test(text)) return null;
  const whole = kindOfPhrase(words);
  if (whole === null || (whole === 'certifications' && TAUGHT.test(fold(text)))) return null;
  const named = phrases.map(kindOfPhrase).filter((kind) => kind !== null);
  if (named.length < 2) return whole;
  return named[0] !== 'education' && named.includes('experience') ? 'experience' : (named[0] ?? whole);
}
