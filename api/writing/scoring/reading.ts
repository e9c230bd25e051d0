import { broaderThan, impliedBy } from '../lexicon/lexicon.ts';
import { FILLERS, STOP_WORDS } from '../posting/words.ts';
import { readStatement } from '../proof/statement.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';

/** A bullet, title or skill, prepared for comparisons. */
export interface ReadText {
  text: string;
  /** Of the text after `plainLetters`. */
  tokens: Token[];
  stems: string[];
  /** Word positions of each stem, without words that the text denies or says of others. */
  places: Map<string, number[]>;
  /** Names of the lexicon skills in it, with their lengths in words. */
  skills: Map<string, number>;
  /** Names of broader skills, of which one of them is a kind. */
  broader: Set<string>;
  implied: Set<string>;
}

const KEPT = 4000;
const readings = new Map<string, ReadText>();

/** Reads a text; the last 4,000 results are cached, because an edit changes only one of many bullets. */
export function readText(text: string): ReadText {
  const known = readings.get(text);
  if (known) return known;
  const { tokens, stems, hits, standings } = readStatement(text);
  const counts = (at: number) => standings.of[at] !== 'denied' && standings.of[at] !== 'others';
  const places = new Map<string, number[]>();
  stems.forEach((stem, index) => {
    if (!counts(index)) return;
    const known = places.get(stem);
    if (known) known.push(index);
    else places.set(stem, [index]);
  });
  const skills = new Map<string, number>();
  const broader = new Set<string>();
  const implied = new Set<string>();
  for (const { entry, from, to } of hits) {
    if (!counts(from)) continue;
    skills.set(entry.name, to - from);
    for (const name of broaderThan(entry)) broader.add(name);
    for (const name of impliedBy(entry)) implied.add(name);
  }
  const reading: ReadText = { text, tokens, stems, places, skills, broader, implied };
  if (readings.size >= KEPT) readings.clear();
  readings.set(text, reading);
  return reading;
}

/** The stems of the meaningful words of a text, in order. */
export function contentStems(text: string): string[] {
  return tokenize(text)
    .filter((token) => !STOP_WORDS.has(token.norm) && !FILLERS.has(token.norm))
    .map((token) => stemWord(token.norm));
}

const WINDOW = 8;

/** Whether all stems occur within eight words of each other: "rotated stock" for "stock rotation". */
export function hasTogether(reading: ReadText, stems: readonly string[]): boolean {
  const first = stems[0];
  if (first === undefined) return false;
  return (reading.places.get(first) ?? []).some((place) =>
    stems.every((stem) => (reading.places.get(stem) ?? []).some((other) => Math.abs(other - place) < WINDOW)),
  );
}
