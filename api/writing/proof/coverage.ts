import type { Concept } from './concepts.ts';
import type { Statement } from './statement.ts';
import { VIA_TOPICS } from './via-topics.ts';

export interface Covered {
  /** The share of the requirement's weight, 0 to 1. */
  share: number;
  /** Whether something specific is covered: a name of the lexicon, or several words side by side. */
  specific: boolean;
}

export interface Situation {
  /** All stems of the requirement. */
  asked: ReadonlySet<string>;
  /** Whether the role is known to be in the requirement's field. */
  sameField: boolean;
}

/** Whether a word counts for the person: it is their own, or arranging it is what is asked for. */
function counts(statement: Statement, at: number, { asked }: Situation): boolean {
  const standing = statement.standings.of[at];
  if (standing === 'own' || standing === 'taught') return true;
  if (standing !== 'arranged') return false;
  return (statement.standings.via.get(at) ?? []).some(
    (verb) => asked.has(verb) || (VIA_TOPICS.get(verb) ?? []).some((topic) => asked.has(topic)),
  );
}

/** Determines which share of the concepts a statement covers by what the person did or is. */
export function measureConcepts(
  concepts: readonly Concept[],
  statements: readonly Statement[],
  situation: Situation,
): Covered {
  let covered = 0;
  let total = 0;
  let specific = false;
  for (const concept of concepts) {
    total += concept.weight;
    const how = statements.map((statement) => covers(concept, statement, situation));
    if (how.includes('specific')) specific = true;
    if (how.some((one) => one !== 'no')) covered += concept.weight;
  }
  return { share: total === 0 ? 0 : covered / total, specific };
}

function covers(concept: Concept, statement: Statement, situation: Situation): 'no' | 'word' | 'specific' {
  for (const { entry, from, to } of concept.name === '' ? [] : (statement.names.get(concept.name) ?? [])) {
    if (!allCount(statement, from, to, situation)) continue;
    // "Fed the python": the name of a tool in lower case may be an ordinary word.
    const raw = statement.tokens[from]?.raw ?? '';
    const isLower =
      to - from === 1 && raw === raw.toLowerCase() && entry.kind === 'tool' && /^\p{Lu}/u.test(entry.name);
    if (isLower && !situation.sameField) continue;
    return 'specific';
  }
  if (concept.stems.length > 1 && isTogether(statement, concept.stems, concept.stems.length, situation))
    return 'specific';
  if (concept.stems.length > 1 && isDone(statement, concept.stems, situation)) return 'word';
  if (concept.stems.length === 1 && hasWord(statement, concept.stems[0] ?? '', situation)) return 'word';
  if (concept.spellings.some((stems) => isTogether(statement, stems, stems.length, situation)))
    return 'specific';
  if (
    situation.sameField &&
    concept.wordings.some((stems) => isTogether(statement, stems, stems.length + 4, situation))
  )
    return 'word';
  return 'no';
}

function allCount(statement: Statement, from: number, to: number, situation: Situation): boolean {
  for (let at = from; at < to; at += 1) if (!counts(statement, at, situation)) return false;
  return true;
}

/** Where a stem occurs as the person's own, including as a part of a compound: "frachtpapiere" in "Fracht- und Zollpapiere". */
function placesOf(statement: Statement, stem: string, situation: Situation): number[] {
  const found = (statement.places.get(stem) ?? []).filter((at) => counts(statement, at, situation));
  if (found.length > 0 || stem.length < 6) return found;
  const parts: number[] = [];
  for (const [at, folded] of statement.folded.entries()) {
    if (!counts(statement, at, situation)) continue;
    if (
      folded.length > stem.length &&
      (folded.startsWith(stem) || folded.endsWith(stem) || (stem.length > 7 && folded.includes(stem)))
    )
      return [at];
    if (folded.length >= 4 && stem.startsWith(folded) && stem.length - folded.length >= 4) {
      const rest = stem.slice(folded.length).replace(/^s/, '');
      if (rest.length >= 4 && statement.folded.some((other, place) => place !== at && other.endsWith(rest)))
        parts.push(at);
    }
  }
  return parts;
}

const hasWord = (statement: Statement, stem: string, situation: Situation) =>
  placesOf(statement, stem, situation).length > 0;

/** Whether all stems stand in one clause within so many words. */
function isTogether(
  statement: Statement,
  stems: readonly string[],
  within: number,
  situation: Situation,
): boolean {
  const [first, ...rest] = stems;
  if (first === undefined) return false;
  return placesOf(statement, first, situation).some((place) =>
    rest.every((stem) =>
      placesOf(statement, stem, situation).some(
        (other) =>
          other !== place &&
          Math.abs(other - place) < within + 1 &&
          statement.clauseOf[other] === statement.clauseOf[place],
      ),
    ),
  );
}

/** "Drafted over sixty wills" for "will drafting": the last word as a verb, before the rest in its clause. */
function isDone(statement: Statement, stems: readonly string[], situation: Situation): boolean {
  const verb = stems.at(-1) ?? '';
  return placesOf(statement, verb, situation).some((place) => {
    const raw = statement.folded[place] ?? '';
    if (!/(?:ed|ing)$/.test(raw)) return false;
    return stems
      .slice(0, -1)
      .every((stem) =>
        placesOf(statement, stem, situation).some(
          (other) =>
            other > place && other - place < 9 && statement.clauseOf[other] === statement.clauseOf[place],
        ),
      );
  });
}
