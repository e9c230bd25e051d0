import { lexicon } from '../lexicon/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import type { RequirementFacts } from '../types.ts';
import { readConcepts } from './concepts.ts';
import type { Concept } from './concepts.ts';
import { findContrasts } from './contrasts.ts';
import type { Contrast } from './contrasts.ts';
import { askCredential } from './credential.ts';
import type { AskedCredential } from './credential.ts';
import { fieldsOfRequirement, fieldsOfTitle } from './fields.ts';
import { asksQuantity } from './quantities.ts';
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
  /** Whether all that it names means the same in every trade. */
  isUnmistakable: boolean;
}

/** A requirement with all that judging needs, computed once. */
export interface PreparedRequirement {
  text: string;
  postingTitle: string;
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

/** Prepares a requirement for judging; cached with its facts. */
export function prepareRequirement({
  text,
  facts,
  postingTitle = '',
}: RequirementToProve): PreparedRequirement {
  const known = prepared.get(facts);
  if (known && known.text === text && known.postingTitle === postingTitle) return known;
  const hits = lexicon().find(tokenize(text));
  const made: PreparedRequirement = {
    text,
    postingTitle,
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
/** "Event streaming with Kafka": who has used the tool has done the work. */
const BY_TOOL =
  /(?<![\p{L}])(?:with|using|via|such as|like|mit|avec|con|com|z|met)\s+\p{Lu}[\p{L}\p{N}.+#-]*(?:\s+(?:or|oder|ou|o|lub|of)\s.*|[\s,.;]*)$/u;
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
    tools: concepts.filter(({ isProper }) => isProper),
    isByTool: BY_TOOL.test(outside),
    isUnmistakable: concepts.every((concept) => concept.isUnmistakable),
    asked: new Set(concepts.flatMap(({ stems }) => stems)),
    isForeign: isForeign(whole),
    credential: askCredential(text, whole),
  };
}
