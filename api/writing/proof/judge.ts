import { lexicon } from '../lexicon/lexicon.ts';
import { roleSpan, yearsSince } from '../scoring/months.ts';
import { tokenize } from '../text/tokens.ts';
import type { MonthText, RequirementKind } from '../types.ts';
import { isContrary } from './contrasts.ts';
import { isVague } from './concepts.ts';
import type { Concept } from './concepts.ts';
import { measureConcepts } from './coverage.ts';
import type { Situation } from './coverage.ts';
import { heldInBullet, holds } from './credential.ts';
import type { AskedCredential } from './credential.ts';
import { compareFields, fieldsOfNames, fieldsOfTitle } from './fields.ts';
import type { FieldRelation } from './fields.ts';
import { languageLevel } from './language-level.ts';
import { missesNumber, reachesQuantity } from './quantities.ts';
import { hasSign, prepareRequirement } from './prepared-requirement.ts';
import type { Part, PreparedRequirement, RequirementToProve } from './prepared-requirement.ts';
import { readStatement } from './statement.ts';
import type { Statement } from './statement.ts';

/** Where on a resume a statement stands. */
export type StatementSource = 'bullet' | 'title' | 'certificate' | 'education' | 'language' | 'skill';

/** The role that a bullet or title belongs to. */
export interface RoleOfStatement {
  title: string;
  startDate: MonthText;
  endDate: MonthText;
}

/** The share of a requirement's words that proves it, by how the role's field relates to it. */
const ENOUGH: Record<FieldRelation, number> = { same: 0.51, near: 0.7, unknown: 0.7, unplaced: 1, other: 1 };
const ABSENCE = /^(?:no|keine?|aucune?|sin) /iu;
const NOTHING =
  /(?<![\p{L}])(?:no|not|without|zero|0|free|clean|never|keine?|ohne|aucune?|sans|sin)(?![\p{L}])|-free|frei(?![\p{L}])/iu;
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
  if (kind !== 'license' && kind !== 'education' && !isDetail && !mayProve(asked, statement, source, role))
    return 0;
  const proves = cached(asked, statement, source, role, referenceDate, () =>
    kind === 'license' || kind === 'education'
      ? isHeld(asked, statement, source, role, referenceDate)
      : isDetail
        ? isNamed(asked, statement, source, referenceDate)
        : isDone(asked, statement, source, role, referenceDate),
  );
  if (!proves) return 0;
  if (years === null || isDetail || role === null) return years !== null && isDetail ? 0 : 1;
  const span = roleSpan(role, referenceDate);
  return span === null ? 0 : Math.min(1, (span.to - span.from) / (years * 12));
}

/** Rules out most statements without looking at them closely; the title may say what the bullet doesn't. */
const mayProve = (
  asked: PreparedRequirement,
  statement: string,
  source: StatementSource,
  role: RoleOfStatement | null,
): boolean =>
  hasSign(asked, readStatement(statement, source === 'title')) ||
  (role !== null && hasSign(asked, readStatement(role.title, true)));

/** For all requirements together: a large resume against one posting, about 20 MB. */
const judged = new Map<string, boolean>();
const KEPT = 90_000;

/** What was judged before, because an edit changes only one of many bullets. */
function cached(
  asked: PreparedRequirement,
  statement: string,
  source: StatementSource,
  role: RoleOfStatement | null,
  referenceDate: MonthText,
  compute: () => boolean,
): boolean {
  const key = `${asked.id}\n${source}\n${role?.title ?? ''}\n${role?.endDate ?? ''}\n${referenceDate}\n${statement}`;
  const before = judged.get(key);
  if (before !== undefined) return before;
  const made = compute();
  if (judged.size >= KEPT) judged.clear();
  judged.set(key, made);
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
      (part) => isTellable(part.credential) && holds(part.credential, held, asked.facts.kind, referenceDate),
    ),
  );
}

/** Whether anything in it can be compared. */
const isTellable = ({ concepts, names, rank, drives }: AskedCredential): boolean =>
  concepts.length > 0 || names.length > 0 || rank > 0 || drives;

/** A skill that stands in a list, or a certificate of that very thing. */
function isNamed(
  asked: PreparedRequirement,
  statement: string,
  source: StatementSource,
  referenceDate: MonthText,
): boolean {
  if (asked.facts.kind === 'experience') return false;
  return asked.ways.some((way) =>
    way.every(
      (part) =>
        (source === 'skill' && listsTools(part, statement)) ||
        (isTellable(part.credential) && holds(part.credential, statement, 'license', referenceDate)),
    ),
  );
}

/** "Excel (pivots)" in a list of skills answers "Excel for daily reports". */
const listsTools = ({ tools, asked }: Part, statement: string): boolean =>
  tools.length > 0 &&
  measureConcepts(tools, [readStatement(statement, true)], { asked, sameField: true }).share >= WHOLE;

function isDone(
  asked: PreparedRequirement,
  text: string,
  source: StatementSource,
  role: RoleOfStatement | null,
  referenceDate: MonthText,
): boolean {
  const statement = readStatement(text, source === 'title');
  const title = role ? readStatement(role.title, true) : null;
  const relation = role ? placeStatement(statement, role, asked) : 'unknown';
  if (asked.hasQuantity && reachesQuantity(asked.text, text) !== true) return false;
  if (ABSENCE.test(asked.text) && !NOTHING.test(text)) return false;
  if (role && asked.within !== null && yearsSince(role, referenceDate) > asked.within) return false;
  const said = role && source === 'bullet' ? `${role.title}. ${text}` : text;
  if (isContrary(asked.contrasts, said) || (asked.hasNumber && missesNumber(asked.text, text))) return false;
  if (/accident|unfall|infringement/iu.test(asked.text) && NOTHING.test(asked.text) && !NOTHING.test(text))
    return false;
  return asked.ways.some((way) =>
    way.every((part) => isPartDone(asked.facts.kind, part, statement, title, source, relation)),
  );
}

/** How a bullet's role relates to what is asked for. Where the title names no field, the bullet's own names may. */
function placeStatement(
  { hits }: Statement,
  { title }: RoleOfStatement,
  { fields }: PreparedRequirement,
): FieldRelation {
  const relation = compareFields(fieldsOfTitle(title), fields);
  if (relation !== 'unplaced') return relation;
  return [...fieldsOfNames(hits)].some((field) => fields.has(field)) ? 'unknown' : relation;
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
  const open =
    relation === 'same' && title && source === 'bullet'
      ? withoutKnown(part.concepts, title, situation)
      : part.concepts;
  const own = measureConcepts(open, [statement], situation);
  if (part.tools.length > 0) {
    const used = measureConcepts(part.tools, [statement], situation).share;
    if (used === 0 && part.inBrackets.length === 0) return false;
    if (used >= WHOLE && part.isByTool && situation.sameField) return true;
  }
  const isClear = relation !== 'other' || part.isUnmistakable;
  const enough = relation === 'same' && part.hasQuantity ? 0.5 : ENOUGH[relation];
  const isEnough = ({ share, specific, activity }: typeof own) =>
    share >= enough && activity && (situation.sameField || (specific && share >= WHOLE && isClear));
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

/** What a title already says needn't be said again: "marketing" by a marketing manager. */
function withoutKnown(concepts: Concept[], title: Statement, situation: Situation): Concept[] {
  const open = concepts.filter((concept) => measureConcepts([concept], [title], situation).share === 0);
  return open.every(isVague) ? concepts : open;
}
