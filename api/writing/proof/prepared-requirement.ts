import { lexicon } from '../lexicon/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import type { RequirementFacts } from '../types.ts';
import { isVague, readConcepts } from './concepts.ts';
import type { Concept } from './concepts.ts';
import { findContrasts } from './contrasts.ts';
import type { Contrast } from './contrasts.ts';
import { askCredential } from './credential.ts';
import type { AskedCredential } from './credential.ts';
import { listWays } from '../requirements/requirement-facts.ts';
import { fieldsOfRequirement, fieldsOfTitle } from './fields.ts';
import { asksQuantity } from './quantities.ts';
import { beginningOf } from './statement.ts';
import type { Statement } from './statement.ts';
import { isForeign } from './word-forms.ts';

export interface RequirementToProve {
  text: string;
  facts: RequirementFacts;
  /** The title of the posting, which tells what field its words are from. */
  postingTitle?: string;
}

/** One thing that an alternative takes. */
export interface Part {
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
  /** The tools it names, and whether using them is what it asks for. */
  tools: Concept[];
  isByTool: boolean;
  /** Whether it asks for a quantity, which is proved before its words are compared. */
  hasQuantity: boolean;
  /** Whether all that it names means the same in every trade. */
  isUnmistakable: boolean;
}

/** What a statement must contain at least one of. */
interface Signs {
  names: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
}

/** A requirement with all that judging needs, computed once. */
export interface PreparedRequirement {
  /** Tells it from all others of this process. */
  id: number;
  text: string;
  postingTitle: string;
  facts: RequirementFacts;
  ways: Part[][];
  fields: ReadonlySet<string>;
  languages: string[];
  contrasts: Contrast[];
  /** How many years ago the work may have ended; `null` if the requirement doesn't say. */
  within: number | null;
  /** The names and the beginnings of the words that could prove it; `null` if they can't be told. */
  signs: Signs | null;
  hasNumber: boolean;
  hasQuantity: boolean;
}

/** By the object, for the many statements that are judged against one. */
const byObject = new WeakMap<RequirementToProve, PreparedRequirement>();
/** By what they ask, because each request has its own objects for the same posting. */
const prepared = new Map<string, PreparedRequirement>();
const KEPT = 400;
let made = 0;

/** Prepares a requirement for judging; at most 400 are kept, then it begins anew. */
export function prepareRequirement(requirement: RequirementToProve): PreparedRequirement {
  const before = byObject.get(requirement);
  if (before) return before;
  const made = prepareByText(requirement);
  byObject.set(requirement, made);
  return made;
}

function prepareByText({ text, facts, postingTitle = '' }: RequirementToProve): PreparedRequirement {
  const key = [
    postingTitle,
    facts.kind,
    String(facts.years),
    text,
    ...facts.anyOf.map((way) => way.join(' + ')),
  ].join('\n');
  const known = prepared.get(key);
  if (known) return known;
  const hits = lexicon().find(tokenize(text));
  made += 1;
  const fields = new Set([...fieldsOfTitle(postingTitle), ...fieldsOfRequirement(text, hits)]);
  const ways = listWays(facts).map((way) => way.map((part) => preparePart(part, text, fields)));
  const requirement: PreparedRequirement = {
    id: made,
    text,
    postingTitle,
    facts,
    ways,
    signs: readSigns(ways.flat()),
    fields,
    contrasts: findContrasts(text),
    within: yearsWithin(text),
    hasNumber: /\d/.test(text),
    hasQuantity: asksQuantity(text),
    languages: hits.filter(({ entry }) => entry.kind === 'language').map(({ entry }) => entry.name),
  };
  if (prepared.size >= KEPT) prepared.clear();
  prepared.set(key, requirement);
  return requirement;
}

/** Compounds can contain a word anywhere, so that requirements in other languages have no signs. */
function readSigns(parts: readonly Part[]): Signs | null {
  if (parts.some((part) => part.isForeign)) return null;
  const concepts = parts.flatMap((part) => [...part.concepts, ...part.inBrackets, ...part.sides.flat()]);
  return {
    names: new Set(concepts.map(({ name }) => name).filter((name) => name !== '')),
    beginnings: new Set(
      concepts
        .flatMap(({ stems, wordings, parts: words, spellings }) => [
          ...stems,
          ...wordings.flat(),
          ...words.flatMap((word) => word.wordings.flat()),
          ...spellings.flat(),
        ])
        .map(beginningOf),
    ),
  };
}

/** Whether a statement contains anything that could prove a requirement. */
export function hasSign({ signs }: PreparedRequirement, { names, beginnings }: Statement): boolean {
  if (signs === null) return true;
  for (const beginning of beginnings) if (signs.beginnings.has(beginning)) return true;
  for (const name of names.keys()) if (signs.names.has(name)) return true;
  return false;
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
/** "Event streaming with Kafka": who has used the tool has done the work. */
const BY_TOOL =
  /(?<![\p{L}])(?:with|using|via|such as|like|mit|avec|con|com|z|met)\s+\p{Lu}[\p{L}\p{N}.+#-]*(?:\s+(?:or|oder|ou|o|lub|of)\s.*|[\s,.;]*)$/u;
const BRACKETS = /\(([^)]*)\)/;

/** "A CRM (Salesforce, Zendesk or similar)": whether the part ends with one of the examples in the brackets. */
function isExample(part: string, whole: string): boolean {
  const examples =
    BRACKETS.exec(whole)?.[1]?.split(/,|\s(?:or|oder|ou|o|lub|of|and|und|et|y|e|i|en)\s/u) ?? [];
  return examples.length > 1 && examples.some((one) => one.trim() !== '' && part.endsWith(` ${one.trim()}`));
}

function preparePart(text: string, whole: string, fields: ReadonlySet<string>): Part {
  const inside = BRACKETS.exec(text)?.[1] ?? '';
  const outside = text.replace(/\([^)]*\)/g, ' ');
  const concepts = readConcepts(outside, fields);
  return {
    text,
    concepts,
    inBrackets: inside === '' ? [] : readConcepts(inside, fields),
    sides: outside
      .split(AND)
      .map((side) => readConcepts(side, fields))
      .filter((side) => !side.every(isVague)),
    tools: concepts.filter(({ isProper }) => isProper),
    isByTool: BY_TOOL.test(outside) || isExample(text, whole),
    hasQuantity: asksQuantity(text),
    isUnmistakable: concepts.every((concept) => concept.isUnmistakable),
    asked: new Set(concepts.flatMap(({ stems }) => stems)),
    isForeign: isForeign(whole),
    credential: askCredential(text, whole, fields),
  };
}
