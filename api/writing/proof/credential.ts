import { lexicon } from '../lexicon/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import type { MonthText, RequirementKind } from '../types.ts';
import { readConcepts } from './concepts.ts';
import type { Concept } from './concepts.ts';
import { measureConcepts } from './coverage.ts';
import { degreeRank, hasSubject } from './degrees.ts';
import { LADDER_WORDS, hasDrivingCategories, reachesLevels } from './levels.ts';
import { isMultistate, statesIn } from './places.ts';
import { readStatement } from './statement.ts';
import { isForeign } from './word-forms.ts';
import { readHeld } from './status.ts';

/** A requirement for something that is held: a license, certificate or degree, prepared for comparisons. */
export interface AskedCredential {
  text: string;
  /** The whole requirement, of which `text` is one alternative. */
  whole: string;
  concepts: Concept[];
  /** The certificates of the lexicon that it names. */
  names: string[];
  asked: ReadonlySet<string>;
  states: ReadonlySet<string>;
  rank: number;
  /** Whether it names categories of driving licenses. */
  drives: boolean;
}

const GENERIC =
  /(?<![\p{L}])(?:licen[cs]es?|licensure|licensed|certificat(?:e|es|ion|ions)|certified|registration|registered(?! nurse)|qualifications?|qualified|cards?|awards?|ticket|training|course|holder|endorsement|state|compact|multistate|clearance|checks?|categor(?:y|ies)|class|klassen?|full|clean|unrestricted|accredited|recogni[sz]ed|degree|diploma|desirable|preferred|exigé|obligatoire|or higher|or above|or equivalent|studies|issued|current|in good standing|level \d+|minimum|valid in|zertifikat|bescheinigung|urkunde|nachweis|mit|edition|\d+(?:st|nd|rd|th))(?![\p{L}])/giu;
/** The least share of the words of a credential's name. */
const LEAST = 0.75;
const UNDERWAY_ASKED =
  /working towards|studying (?:for|towards)|part[- ]qualified|enrolled|in progress|pursuing|candidate for|in ausbildung|en cours|en curso/iu;
const ABBREVIATION = /(?<![\p{L}])(\p{Lu}{2,6})\s*\(([^)]{6,60})\)/gu;

/** Writes "B.S.N." as "BSN". */
const withoutDots = (text: string): string =>
  text.replace(/(?<![\p{L}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}])/gu, (short) => short.replace(/\./g, ''));

const ENDORSEMENTS =
  /(?<=endorsements?[:\s]\s*(?:[HNTPSX](?:\s?[,/&+]\s?|\s(?:and)\s|\s))*)([HNTPSX])(?![\p{L}\d])/gu;
const ENDORSED: Record<string, string> = {
  H: 'hazmat',
  N: 'tanker',
  T: 'doubles triples',
  P: 'passenger',
  S: 'school bus',
  X: 'hazmat tanker',
};

/** Writes the letters of American driving endorsements as what they allow: "endorsements H and N". */
const spellEndorsements = (text: string): string =>
  text.replace(ENDORSEMENTS, (letter: string) => ENDORSED[letter] ?? letter);

/** Prepares one alternative of a requirement as something that is held; `whole` is the whole requirement, `fields` are its fields of work. */
export function askCredential(written: string, whole: string, fields: ReadonlySet<string>): AskedCredential {
  const text = withoutDots(written);
  const outside = text.replace(/\([^)]*\)/g, ' ');
  const names = (outside.trim() === '' ? text : outside)
    .replace(GENERIC, ' ')
    .replace(LADDER_WORDS, ' ')
    .trim();
  const drives = hasDrivingCategories(text, '') === false;
  const concepts = readConcepts(names === '' ? text : names, fields)
    // The letter of a category is compared by its rank, and is no programming language.
    .filter(({ name, stems }) => !drives || (name === '' ? (stems[0]?.length ?? 0) > 2 : name.length > 1))
    .filter(({ stems, name }) => name !== '' || !statesIn(text).has(stems.join(' ')));
  const states = statesIn(text);
  const isState = (concept: Concept) =>
    concept.name === '' &&
    [...states].some((state) =>
      state
        .split(' ')
        .some((word) => concept.stems.includes(word) || word.startsWith(concept.stems[0] ?? '-')),
    );
  return {
    text,
    whole,
    names: lexicon()
      .find(tokenize(text))
      .filter(({ entry }) => entry.kind === 'certificate')
      .map(({ entry }) => entry.name),
    // Every word of a name counts alike.
    concepts: concepts.filter((concept) => !isState(concept)).map((concept) => ({ ...concept, weight: 1 })),
    asked: new Set(concepts.flatMap(({ stems }) => stems)),
    states,
    rank: degreeRank(text),
    drives,
  };
}

/** Whether a detail of a resume (certificate, degree) meets a requirement for something that is held. */
export function holds(
  asked: AskedCredential,
  detail: string,
  kind: RequirementKind,
  referenceDate: MonthText,
): boolean {
  const parts = readHeld(spellEndorsements(withoutDots(detail)), referenceDate);
  const wantsUnderway = UNDERWAY_ASKED.test(asked.text);
  const held = wantsUnderway
    ? [parts.held, parts.underway].filter((part) => part !== '').join('; ')
    : parts.held;
  if (held === '' || meansOtherwise(asked.text, held)) return false;
  if (asked.states.size > 0) {
    const own = statesIn(held);
    const allowsCompact = /compact|multi-?state/iu.test(asked.whole) && isMultistate(held);
    if (![...asked.states].some((state) => own.has(state)) && !allowsCompact) return false;
  }
  if (!reachesLevels(asked.text, held) || !hasDrivingCategories(asked.text, held)) return false;
  if (
    kind === 'education' &&
    asked.rank > 0 &&
    degreeRank(held) >= asked.rank &&
    hasSubject(asked.text, asked.whole, held)
  )
    return true;
  return namesIt(asked, held, detail, referenceDate);
}

function namesIt(asked: AskedCredential, held: string, detail: string, referenceDate: MonthText): boolean {
  // A higher degree in the right field proves the lower; another degree of the same name does not.
  if (asked.rank >= 3 && degreeRank(held) < asked.rank) return false;
  if (asked.rank >= 2 && !hasSubject(asked.text, asked.whole, held)) return false;
  // What applies to all parts may stand in the first ("RN: ...; Texas license active").
  const head = spellEndorsements(detail).split(/[:;]/)[0] ?? '';
  const isHeadHeld = readHeld(head, referenceDate).held !== '';
  const statement = readStatement(isHeadHeld ? `${head}; ${held}` : held, true);
  if (asked.concepts.length === 0)
    return asked.rank > 0 ? degreeRank(held) >= asked.rank : hasDrivingCategories(asked.text, held);
  // "AWS certification" is one name, of which "AWS" alone is a tool.
  if (asked.names.length > 0 && asked.names.every((name) => statement.names.has(name))) return true;
  const { share } = measureConcepts(asked.concepts, [statement], {
    asked: asked.asked,
    sameField: true,
    countsAside: true,
    slack: 2,
    isForeign: isForeign(asked.whole),
  });
  return share >= LEAST;
}

/** "ADR (alternative dispute resolution)": an abbreviation that the detail explains as something else. */
function meansOtherwise(asked: string, held: string): boolean {
  const wanted = asked.toLowerCase();
  return [...held.matchAll(ABBREVIATION)].some(([, short = '', long = '']) => {
    if (!wanted.includes(short.toLowerCase())) return false;
    const words = long.split(/[\s-]+/);
    const spells = words
      .map((word) => word[0] ?? '')
      .join('')
      .toLowerCase();
    return (
      spells === short.toLowerCase() &&
      !words.some((word) => word.length > 3 && wanted.includes(word.toLowerCase()))
    );
  });
}

const HOLDING =
  /(?<![\p{L}])(?:(?:finished|completed|earned|obtained|gained|passed|received|achieved|renewed|attained|hold|held|holding|got|possess) (?:my|an?|the|own|both|all)?|(?:i am|am|as an?|being|fully|state|dual|newly) (?:licensed|certified|registered|chartered|qualified)|graduated|qualified as|qualified in|\p{L}+-(?:licensed|certified|registered|qualified)|licensed (?:in|by)|certified (?:in|by|as)|my own|(?:erworben|bestanden|abgelegt|absolviert)|(?:obtenu|validé|titulaire d)|(?:obtenido|obtuve|aprobé|titulad[oa])|(?:conseguito|ottenuto)|(?:obtive|concluí)|(?:uzyska[łl]\p{L}+|zda[łl]\p{L}+)|behaald)/iu;

/** The clauses of a bullet in which the person says they hold something; empty if there are none. */
export function heldInBullet(bullet: string): string {
  const statement = readStatement(bullet);
  return statement.standings.clauses
    .filter(({ from, to }) => {
      const start = statement.tokens[from]?.start ?? 0;
      const end = statement.tokens[to - 1]?.end ?? 0;
      return (
        HOLDING.test(statement.text.slice(start, end)) &&
        statement.standings.of.slice(from, to).every((one) => one === 'own')
      );
    })
    .map(({ from, to }) =>
      statement.text.slice(statement.tokens[from]?.start ?? 0, statement.tokens[to - 1]?.end ?? 0),
    )
    .join('; ');
}
