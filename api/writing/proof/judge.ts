import { lexicon } from '../lexicon/lexicon.ts';
import { roleSpan, yearsSince } from '../scoring/months.ts';
import { tokenize } from '../text/tokens.ts';
import type { MonthText, RequirementFacts, RequirementKind } from '../types.ts';
import { readConcepts } from './concepts.ts';
import type { Concept } from './concepts.ts';
import { isForeign } from './word-forms.ts';
import { findContrasts, isContrary } from './contrasts.ts';
import type { Contrast } from './contrasts.ts';
import { measureConcepts } from './coverage.ts';
import type { Situation } from './coverage.ts';
import { askCredential, heldInBullet, holds } from './credential.ts';
import type { AskedCredential } from './credential.ts';
import { compareFields, fieldsOfRequirement, fieldsOfTitle } from './fields.ts';
import type { FieldRelation } from './fields.ts';
import { languageLevel } from './language-level.ts';
import { asksQuantity, missesNumber, reachesQuantity } from './quantities.ts';
import { readStatement } from './statement.ts';
import type { Statement } from './statement.ts';

/** Where on a resume a statement stands. */
export type StatementSource = 'bullet' | 'title' | 'certificate' | 'education' | 'language' | 'skill';

export interface RequirementToProve {
  text: string;
  facts: RequirementFacts;
  /** The title of the posting, which tells what field its words are from. */
  postingTitle?: string;
}

/** The role that a bullet or title belongs to. */
export interface RoleOfStatement {
  title: string;
  startDate: MonthText;
  endDate: MonthText;
}

/** One thing that an alternative takes. */
interface Part {
  text: string;
  concepts: Concept[];
  /** Of "X (Y)", what the brackets add, which may stand for X. */
  inBrackets: Concept[];
  /** The concepts on either side of "and", each of which needs a proof. */
  sides: Concept[][];
  asked: ReadonlySet<string>;
  /** Whether it is written in another language than English. */
  isForeign: boolean;
  credential: AskedCredential;
}

interface PreparedRequirement {
  text: string;
  facts: RequirementFacts;
  ways: Part[][];
  fields: ReadonlySet<string>;
  languages: string[];
  contrasts: Contrast[];
  /** How many years ago the work may have ended; `null` if the requirement doesn't say. */
  within: number | null;
  hasNumber: boolean;
  hasQuantity: boolean;
}

const prepared = new WeakMap<RequirementFacts, PreparedRequirement>();

function prepareRequirement({ text, facts, postingTitle = '' }: RequirementToProve): PreparedRequirement {
  const known = prepared.get(facts);
  if (known) return known;
  const hits = lexicon().find(tokenize(text));
  const made: PreparedRequirement = {
    text,
    facts,
    ways: facts.anyOf.map((way) => way.map((part) => preparePart(part, text))),
    fields: new Set([...fieldsOfTitle(postingTitle), ...fieldsOfRequirement(text, hits)]),
    contrasts: findContrasts(text),
    within: yearsWithin(text),
    hasNumber: /\d/.test(text),
    hasQuantity: asksQuantity(text),
    languages: hits.filter(({ entry }) => entry.kind === 'language').map(({ entry }) => entry.name),
  };
  prepared.set(facts, made);
  return made;
}

const WITHIN =
  /(?:last|past|previous|letzten|dernières|últimos|ultimi|ostatnich|laatste)\s+(\d{1,2}|two|three|five|ten)\s+(?:years|jahren?|ans|années|años|anni|anos|lat|jaar)/iu;
const RECENT = /(?<![\p{L}])(?:recent|up-to-date|aktuelle|récente|reciente|recente)(?![\p{L}])/iu;
const WORDS: Record<string, number> = { two: 2, three: 3, five: 5, ten: 10 };
const RECENT_YEARS = 5;

function yearsWithin(text: string): number | null {
  const found = WITHIN.exec(text)?.[1]?.toLowerCase();
  if (found !== undefined) return WORDS[found] ?? Number(found);
  return RECENT.test(text) ? RECENT_YEARS : null;
}

const AND = /\s(?:and|und|et|y|e|i|en|&)\s|,\s/iu;
const BRACKETS = /\(([^)]*)\)/;

function preparePart(text: string, whole: string): Part {
  const inside = BRACKETS.exec(text)?.[1] ?? '';
  const outside = text.replace(/\([^)]*\)/g, ' ');
  const concepts = readConcepts(outside);
  return {
    text,
    concepts,
    inBrackets: inside === '' ? [] : readConcepts(inside),
    sides: outside
      .split(AND)
      .map(readConcepts)
      .filter((side) => side.length > 0),
    asked: new Set([...concepts.flatMap(({ stems }) => stems)]),
    isForeign: isForeign(whole),
    credential: askCredential(text, whole),
  };
}

/** The share of a requirement's words that proves it, by how the role's field relates to it. */
const ENOUGH: Record<FieldRelation, number> = { same: 0.5, near: 0.7, unknown: 0.7, unplaced: 1, other: 2 };
const ABSENCE = /^(?:no|keine?|aucune?|sin|clean|accident-free) /iu;
const NOTHING =
  /(?<![\p{L}])(?:no|not|without|zero|0|free|clean|never|keine?|ohne|aucune?|sans|sin)(?![\p{L}])|-free/iu;
const KNOWLEDGE =
  /awareness|knowledge|understanding|kenntnis|connaissance|conocimiento|conoscenz|conhecimento|znajomo/iu;
const WHOLE = 0.999;
const CORE = 0.34;

/**
 * How far one statement proves a requirement, 0 to 1: 1 if a careful recruiter who sees only this statement, with the
 * title and dates of its role, would tick the requirement; less than 1 where the years of the role fall short of those
 * asked for; 0 if it proves nothing. The alternatives of a requirement count by the best of them. Conditions and traits
 * are never proved. Deterministic; `referenceDate` is the month that counts as now.
 */
export function judge(
  requirement: RequirementToProve,
  statement: string,
  source: StatementSource,
  role: RoleOfStatement | null,
  referenceDate: MonthText,
): number {
  const asked = prepareRequirement(requirement);
  const { kind, years } = asked.facts;
  if (kind === 'condition' || kind === 'trait' || statement.trim() === '') return 0;
  if (kind === 'language')
    return source === 'title'
      ? 0
      : source === 'bullet'
        ? Number(isSpokenIn(asked, statement))
        : speaks(asked, statement);
  const isDetail =
    source === 'certificate' || source === 'education' || source === 'skill' || source === 'language';
  const proves = cached(asked, statement, source, role, referenceDate, () =>
    kind === 'license' || kind === 'education'
      ? isHeld(asked, statement, source, role, referenceDate)
      : isDetail
        ? isNamed(asked, statement, referenceDate)
        : isDone(asked, statement, source, role, referenceDate),
  );
  if (!proves) return 0;
  if (years === null || isDetail || role === null) return years !== null && isDetail ? 0 : 1;
  const span = roleSpan(role, referenceDate);
  return span === null ? 0 : Math.min(1, (span.to - span.from) / (years * 12));
}

const judged = new WeakMap<PreparedRequirement, Map<string, boolean>>();
const KEPT = 10_000;

/** What was judged before, because an edit changes only one of many bullets. */
function cached(
  asked: PreparedRequirement,
  statement: string,
  source: StatementSource,
  role: RoleOfStatement | null,
  referenceDate: MonthText,
  compute: () => boolean,
): boolean {
  const known = judged.get(asked) ?? new Map<string, boolean>();
  judged.set(asked, known);
  const key = `${source}\n${role?.title ?? ''}\n${referenceDate}\n${statement}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = compute();
  if (known.size >= KEPT) known.clear();
  known.set(key, made);
  return made;
}

function speaks({ languages, text }: PreparedRequirement, statement: string): number {
  const named = lexicon()
    .find(tokenize(statement))
    .some(({ entry }) => languages.includes(entry.name));
  if (!named) return 0;
  const wanted = languageLevel(text);
  const spoken = languageLevel(statement);
  if (wanted === null) return spoken !== null && spoken <= 2 ? 0 : 1;
  return spoken !== null && spoken >= Math.min(wanted, 5) ? 1 : 0;
}

const SPOKEN_IN = /^(?:in|auf|en|w|em)$/iu;
const SPEAKING =
  /(?:answered|spoke|wrote|served|advised|negotiated|handled|corresponded|presented|dealt|welcomed|greeted|held|conducted|led|betreut|verhandelt|beraten|geführt|répondu|négocié|conseillé|atend|negoci|parla|rozmawia|obsług)/iu;

/** "Answered guests in French": a bullet in which the language was used. */
function isSpokenIn({ languages }: PreparedRequirement, text: string): boolean {
  const statement = readStatement(text);
  return (
    SPEAKING.test(text) &&
    languages.some((name) =>
      (statement.names.get(name) ?? []).some(
        ({ from }) =>
          SPOKEN_IN.test(statement.tokens[from - 1]?.raw ?? '') && statement.standings.of[from] === 'own',
      ),
    )
  );
}

function isHeld(
  asked: PreparedRequirement,
  statement: string,
  source: StatementSource,
  role: RoleOfStatement | null,
  referenceDate: MonthText,
): boolean {
  const own = source === 'bullet' ? heldInBullet(statement) : source === 'title' ? '' : statement;
  const held = own !== '' && source === 'bullet' && role ? `${own}, ${role.title}` : own;
  if (held === '') return false;
  return asked.ways.some((way) =>
    way.every(
      (part) =>
        (part.credential.concepts.length > 0 || part.credential.rank > 0 || part.credential.drives) &&
        holds(part.credential, held, asked.facts.kind, referenceDate),
    ),
  );
}

/** A skill that stands in a list, or a certificate of that very thing. */
function isNamed(asked: PreparedRequirement, statement: string, referenceDate: MonthText): boolean {
  if (asked.facts.kind === 'experience') return false;
  return asked.ways.some((way) =>
    way.every(
      (part) =>
        part.credential.concepts.length > 0 && holds(part.credential, statement, 'license', referenceDate),
    ),
  );
}

function isDone(
  asked: PreparedRequirement,
  text: string,
  source: StatementSource,
  role: RoleOfStatement | null,
  referenceDate: MonthText,
): boolean {
  const statement = readStatement(text, source === 'title');
  const title = role ? readStatement(role.title, true) : null;
  const relation = role ? compareFields(fieldsOfTitle(role.title), asked.fields) : 'unknown';
  if (asked.hasQuantity && reachesQuantity(asked.text, text) !== true) return false;
  if (role && asked.within !== null && yearsSince(role, referenceDate) > asked.within) return false;
  const said = role && source === 'bullet' ? `${role.title}. ${text}` : text;
  if (isContrary(asked.contrasts, said) || (asked.hasNumber && missesNumber(asked.text, text))) return false;
  if (
    /accident|unfall|infringement/iu.test(asked.text) &&
    !/(?:no|without|zero|free|keine|ohne)/iu.test(text)
  )
    return false;
  return asked.ways.some((way) =>
    way.every((part) => isPartDone(asked.facts.kind, part, statement, title, source, relation)),
  );
}

function isPartDone(
  kind: RequirementKind,
  part: Part,
  statement: Statement,
  title: Statement | null,
  source: StatementSource,
  relation: FieldRelation,
): boolean {
  if (part.concepts.length === 0 && part.inBrackets.length === 0) return false;
  const situation: Situation = {
    asked: part.asked,
    sameField: relation !== 'other' && relation !== 'unplaced',
    isForeign: part.isForeign,
    isAbsence: ABSENCE.test(part.text),
    isKnowledge: KNOWLEDGE.test(part.text),
  };
  const own = measureConcepts(part.concepts, [statement], situation);
  const enough = ENOUGH[relation];
  const isEnough = ({ share, specific, activity }: typeof own) =>
    share >= enough && activity && (situation.sameField || (specific && share >= WHOLE));
  const hasAll = part.sides.every((side) => measureConcepts(side, [statement], situation).share > 0);
  if (isEnough(own) && hasAll) return true;
  if (part.inBrackets.length > 0 && situation.sameField) {
    const inside = measureConcepts(part.inBrackets, [statement], situation);
    if (inside.share >= WHOLE) return true;
  }
  if (source !== 'bullet' || title === null || relation !== 'same' || !statement.standings.of.includes('own'))
    return false;
  // What the bullet says of others, or denies, the title can't prove.
  const mentioned = measureConcepts(part.concepts, [statement], { ...situation, ignoresStanding: true });
  if (mentioned.share > own.share) return false;
  // What the title says needn't be said again, but the bullet must be about the same work.
  const both = measureConcepts(part.concepts, [statement, title], situation);
  if (both.share >= WHOLE && own.activity && own.share >= CORE) return true;
  return kind === 'experience' && measureConcepts(part.concepts, [title], situation).share >= WHOLE;
}
