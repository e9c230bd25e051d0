import { lexicon } from '../lexicon/lexicon.ts';
import { roleSpan } from '../scoring/months.ts';
import { tokenize } from '../text/tokens.ts';
import type { MonthText, RequirementFacts, RequirementKind } from '../types.ts';
import { readConcepts } from './concepts.ts';
import type { Concept } from './concepts.ts';
import { isForeign } from './word-forms.ts';
import { isContrary } from './contrasts.ts';
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
    languages: hits.filter(({ entry }) => entry.kind === 'language').map(({ entry }) => entry.name),
  };
  prepared.set(facts, made);
  return made;
}

const BRACKETS = /\(([^)]*)\)/;

function preparePart(text: string, whole: string): Part {
  const inside = BRACKETS.exec(text)?.[1] ?? '';
  const outside = text.replace(/\([^)]*\)/g, ' ');
  const concepts = readConcepts(outside);
  return {
    text,
    concepts,
    inBrackets: inside === '' ? [] : readConcepts(inside),
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
  const proves =
    kind === 'license' || kind === 'education'
      ? isHeld(asked, statement, source, role, referenceDate)
      : isDetail
        ? isNamed(asked, statement, referenceDate)
        : isDone(asked, statement, source, role);
  if (!proves) return 0;
  if (years === null || isDetail || role === null) return years !== null && isDetail ? 0 : 1;
  const span = roleSpan(role, referenceDate);
  return span === null ? 0 : Math.min(1, (span.to - span.from) / (years * 12));
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
): boolean {
  const statement = readStatement(text, source === 'title');
  const title = role ? readStatement(role.title, true) : null;
  const relation = role ? compareFields(fieldsOfTitle(role.title), asked.fields) : 'unknown';
  if (asksQuantity(asked.text) && reachesQuantity(asked.text, text) !== true) return false;
  const said = role && source === 'bullet' ? `${role.title}. ${text}` : text;
  if (isContrary(asked.text, said) || missesNumber(asked.text, text)) return false;
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
  };
  const own = measureConcepts(part.concepts, [statement], situation);
  const enough = ENOUGH[relation];
  const isEnough = ({ share, specific }: typeof own) =>
    share >= enough && (situation.sameField || (specific && share >= WHOLE));
  // At least a part of what is asked for must be what the work itself was.
  const core =
    source === 'title'
      ? own
      : measureConcepts(part.concepts, [statement], { ...situation, countsAside: false });
  const isCore = core.activity && core.share >= CORE;
  if (isEnough(own) && isCore) return true;
  if (part.inBrackets.length > 0 && situation.sameField) {
    const inside = measureConcepts(part.inBrackets, [statement], { ...situation, countsAside: false });
    if (inside.share >= WHOLE) return true;
  }
  if (source !== 'bullet' || title === null || relation !== 'same' || !statement.standings.of.includes('own'))
    return false;
  // What the title says needn't be said again, but the bullet must be about the same work.
  const both = measureConcepts(part.concepts, [statement, title], situation);
  if (both.share >= WHOLE && isCore) return true;
  return kind === 'experience' && measureConcepts(part.concepts, [title], situation).share >= WHOLE;
}
