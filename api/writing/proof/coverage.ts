import type { Concept } from './concepts.ts';
import { beginningOf } from './statement.ts';
import type { Statement } from './statement.ts';
import { areForms } from './word-forms.ts';
import { VIA_TOPICS } from './via-topics.ts';

export interface Covered {
  /** The share of the requirement's weight, 0 to 1. */
  share: number;
  /** Whether something specific is covered: a name of the lexicon, or several words side by side. */
  specific: boolean;
  /** Whether a doing that is asked for is covered, where one is asked for. */
  activity: boolean;
}

export interface Situation {
  /** All stems of the requirement. */
  asked: ReadonlySet<string>;
  /** Whether the role is known to be in the requirement's field. */
  sameField: boolean;
  /** Whether the requirement is not in English, whose words are compared by their stems. */
  isForeign?: boolean;
  /** Whether words mentioned aside count as well. */
  countsAside?: boolean;
  /** How many other words may stand between those of a name. */
  slack?: number;
  /** Whether it is enough that the statement mentions a thing, whoever did it. */
  ignoresStanding?: boolean;
  /** Whether what is asked for is an absence ("no accidents"). */
  isAbsence?: boolean;
  /** Whether what is asked for may have been learned in a course. */
  isKnowledge?: boolean;
}

/** Whether a word counts for the person: it is their own, or arranging it is what is asked for. */
function counts(statement: Statement, at: number, situation: Situation): boolean {
  const { asked } = situation;
  if (situation.ignoresStanding === true) return true;
  const standing = statement.standings.of[at];
  if (standing === 'denied') return situation.isAbsence === true;
  if (situation.countsAside !== true && situation.isKnowledge !== true && isAttribute(statement, at, asked))
    return false;
  if (standing === 'own' || standing === 'taught') return true;
  if (standing === 'aside') return situation.countsAside === true;
  if (standing !== 'arranged') return false;
  return (statement.standings.via.get(at) ?? []).some(
    (verb) => asked.has(verb) || (VIA_TOPICS.get(verb) ?? []).some((topic) => asked.has(topic)),
  );
}

/** What is named after a kind of work without being it: "the welding department", "brake parts". */
const ATTRIBUTED = new Set(
  'team department company firm course class student customer client supplier vendor contract contractor part schedule magazine fair conference vacancy fee budget cost area site staff crew shop bay appointment question complaint call advert ad brochure catalog catalogue blog article manual book bill equipment office school agency training workshop seminar programme center centre industry'.split(
    ' ',
  ),
);

function isAttribute(statement: Statement, at: number, asked: ReadonlySet<string>): boolean {
  const next = statement.tokens[at + 1];
  if (!next || next.apart || statement.clauseOf[at + 1] !== statement.clauseOf[at]) return false;
  return ATTRIBUTED.has(next.norm) && !asked.has(statement.stems[at + 1] ?? '');
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
  let [activities, done] = [0, 0];
  for (const concept of concepts) {
    total += concept.weight;
    const how = statements.map((statement) => covers(concept, statement, situation));
    if (how.includes('specific')) specific = true;
    const isCovered = how.some((one) => one !== 'no');
    if (isCovered) covered += concept.weight;
    if (concept.isActivity) activities += 1;
    if (concept.isActivity && isCovered) done += 1;
  }
  return { share: total === 0 ? 0 : covered / total, specific, activity: activities === 0 || done > 0 };
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
  if (
    concept.stems.length > 1 &&
    isTogether(statement, concept.stems, concept.stems.length + (situation.slack ?? 0), situation)
  )
    return 'specific';
  if (concept.stems.length > 1 && isDone(statement, concept.stems, situation)) return 'word';
  if (concept.stems.length === 1 && hasWord(statement, concept.stems[0] ?? '', situation)) return 'word';
  if (concept.spellings.some((stems) => isTogether(statement, stems, stems.length, situation)))
    return 'specific';
  if (situation.sameField && saysAny(concept.wordings, statement, situation)) return 'word';
  if (
    situation.sameField &&
    concept.parts.length > 0 &&
    concept.parts.every((part) => hasPart(statement, part, situation)) &&
    // Its own words apart from each other say something else: "critical in the care of".
    !concept.parts.every(({ stem }) => hasWord(statement, stem, situation))
  )
    return 'word';
  return 'no';
}

/** Whether a statement contains one of the wordings. Most are ruled out by the beginnings of their words. */
const saysAny = (wordings: readonly string[][], statement: Statement, situation: Situation): boolean =>
  // "Junior" in a title is nobody whom the person trained.
  !statement.isName &&
  wordings.some(
    (stems) =>
      (situation.isForeign === true || stems.every((stem) => statement.beginnings.has(beginningOf(stem)))) &&
      isTogether(statement, stems, stems.length + 4, situation),
  );

/** Whether a word of a name is said, itself or in other words. */
const hasPart = (
  statement: Statement,
  { stem, wordings }: Concept['parts'][number],
  situation: Situation,
): boolean => hasWord(statement, stem, situation) || saysAny(wordings, statement, situation);

function allCount(statement: Statement, from: number, to: number, situation: Situation): boolean {
  for (let at = from; at < to; at += 1) if (!counts(statement, at, situation)) return false;
  return true;
}

/** Whether any word could be a form or a part of the stem; rules out most words at the cost of two searches. */
const mayContain = ({ joined }: Statement, stem: string): boolean =>
  joined.includes(` ${stem.slice(0, 4)}`) || (stem.length > 5 && joined.includes(stem));

/** Where a stem occurs as the person's own, including as a part of a compound: "frachtpapiere" in "Fracht- und Zollpapiere". */
function placesOf(statement: Statement, stem: string, situation: Situation): number[] {
  const found = (statement.places.get(stem) ?? []).filter((at) => counts(statement, at, situation));
  if (found.length > 0 || stem.length < 5 || !mayContain(statement, stem)) return found;
  if (situation.isForeign) {
    for (const [at, folded] of statement.folded.entries())
      if (areForms(stem, folded) && counts(statement, at, situation)) return [at];
  }
  if (stem.length < 6) return found;
  const parts: number[] = [];
  for (const [at, folded] of statement.folded.entries()) {
    if (!counts(statement, at, situation)) continue;
    if (folded.length > stem.length && situation.isForeign !== true) {
      if (folded.startsWith(stem) && PERSON_ENDING.test(folded.slice(stem.length))) return [at];
      continue;
    }
    if (
      folded.length > stem.length &&
      (folded.startsWith(stem) || folded.endsWith(stem) || (stem.length > 7 && folded.includes(stem)))
    )
      return [at];
    if (folded.length >= 4 && stem.startsWith(folded) && stem.length - folded.length >= 4) {
      const rest = withoutEnding(stem.slice(folded.length).replace(/^s(?=\p{L}{4})/u, ''));
      if (
        rest.length >= 4 &&
        statement.folded.some((other, place) => place !== at && withoutEnding(other).endsWith(rest))
      )
        parts.push(at);
    }
  }
  return parts;
}

/** "Reception" in "receptionist". */
const PERSON_ENDING = /^(?:ists?|ians?|ers?|ors?)$/;

const withoutEnding = (word: string) => word.replace(/(?:en|n|e|s)$/, '');

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
