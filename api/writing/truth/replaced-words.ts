import { STOP_WORDS } from '../posting/words.ts';
import type { Statement } from '../proof/statement.ts';
import { isVerbLike } from './accounted-for.ts';
import type { ReadSource } from './material.ts';
import { isNumberWord } from './number-words.ts';
import { isChangeWord } from './outcomes.ts';
import { isTimeUnit } from './periods.ts';
import { isPlainWord } from './plain-words.ts';
import { baseStem, standsFor } from './synonyms.ts';

/** The part of a text's words that may be new: more of them tell another story. */
const MOST_REPLACED = 0.5;
/** As many may be new in any text. */
const LEAST_REPLACED = 2;

/** Verbs that name a success or a profession's own act, and can't stand in the place of another. */
const SURPASSING =
  /^(?:diagnos|prescrib|certif|uncover|investigat|headhunt|cur(?:ed|ing)$|recommend|strateg|audit|authori|approv|budget|author|licen|invent|patent|exceed|surpass|outperform|resolv|solv|won$|winn|negotiat|lobb|persuad|convinc|master|perfect|transform|revolution|enforc|eliminat|guarante|promot|award|honou?r|elected|nominat)/i;

/** What employers value: nobody says it in the place of something else. */
const VALUED =
  /^(?:strateg|budget|polic(?:y|ies)$|revenue|profit|growth|fraud|award|record-|target|success|saving|satisf|efficien|productiv|complian|excellen|loyal|trust$|safety|accura|morale|engagement|retention|throughput|expert|master|innovat|leader|executive|stakeholder|quality|initiative|program|vision|impact|value|benefit|improve|best|sell|crisis|emergenc|luxur|premium|confidential|sensitive|complex|critical|secur|reliab|effective|creative|impressive|proactive|collaborative|decisive|persuasive|attractive|competitive|notable|remarkable|memorable|enjoyable|sustainable|meticulous|careful|skil+ful|helpful|thoughtful|professional|personal|extensive|intensive|comprehensive|impeccabl|dependable|responsible|exact|precis|rigorous|strict|safe|speed|fast|quick|rapid|prompt|smooth|clear|strong|deep|close)/i;

/** Adverbs that say how often, how much or when, and not how well. */
const MEASURING =
  /^(?:predominantly|chiefly|principally|primarily|mainly|mostly|largely|partly|typically|usually|normally|generally|occasionally|initially|subsequently|originally|eventually|manually|verbally|orally|remotely|locally|jointly|alternately|respectively|solely)$/i;

/**
 * Which of the words of a rewritten text that nothing accounts for stand in the place of words of the bullet that were dropped. A
 * word that was said in another word isn't dropped: it is used up. A further deed, a further item of a list and what employers
 * value replace nothing.
 *
 * @param unknown indices of the words that nothing accounts for.
 */
export function listReplacements(
  statement: Statement,
  own: ReadSource,
  unknown: readonly number[],
): Set<number> {
  let { verbs, others } = countDropped(own.statement, statement);
  const most = Math.max(LEAST_REPLACED, Math.floor(MOST_REPLACED * countContent(statement)));
  const isLonger = countJoints(statement) > countJoints(own.statement);
  const takeVerb = (at: number): boolean => {
    if (SURPASSING.test(statement.tokens[at]?.raw ?? '')) return false;
    if (verbs > 0) {
      verbs -= 1;
      return true;
    }
    // "Drafted and enforced".
    if (others === 0 || isJoined(statement, at) || isJoint(statement, at)) return false;
    others -= 1;
    return true;
  };
  const takeOther = (at: number): boolean => {
    const raw = statement.tokens[at]?.raw ?? '';
    if ((/ly$/i.test(raw) && !MEASURING.test(raw)) || VALUED.test(raw)) return false;
    if (isTimeUnit(statement.tokens[at]?.norm ?? '')) return false;
    if (isLonger && isJoined(statement, at)) return false;
    if (others > 0) others -= 1;
    else if (verbs > 0) verbs -= 1;
    else return false;
    return true;
  };
  const replacements = new Set<number>();
  for (const at of unknown) {
    if (replacements.size === most) break;
    const isVerb = isVerbLike(statement, at) && !isAttribute(statement, at);
    if (isVerb ? takeVerb(at) : takeOther(at)) replacements.add(at);
  }
  return replacements;
}

const isContent = (norm: string): boolean => !STOP_WORDS.has(norm) && !isPlainWord(norm);
const countContent = ({ tokens }: Statement): number => tokens.filter(({ norm }) => isContent(norm)).length;

const JOINTS = /[,&+;]|(?<![\p{L}])(?:and|or|plus)(?![\p{L}])/giu;
const countJoints = ({ text }: Statement): number => text.match(JOINTS)?.length ?? 0;

/** Whether a word is joined to those before it: "fences and benches". */
const isJoined = ({ text, tokens }: Statement, at: number): boolean =>
  /(?:,| and| or|&|\+|\/)\s*$/.test(text.slice(0, tokens[at]?.start ?? 0));

/** Whether a further word is joined to this one. */
const isJoint = ({ text, tokens }: Statement, at: number): boolean =>
  /^(?:,|\s(?:and|or|&))(?!\p{L})/iu.test(text.slice(tokens[at]?.end));

/** "To exacting standards", "a growing team": a form of a verb that says what something is like. */
function isAttribute(statement: Statement, at: number): boolean {
  const next = statement.tokens[at + 1];
  return (
    ATTRIBUTIVE.test(statement.folded[at - 1] ?? '') &&
    next !== undefined &&
    !next.apart &&
    !STOP_WORDS.has(next.norm)
  );
}

const ATTRIBUTIVE = /^(?:an?|the|to|of|with|in|for|our|their|its|on|at)$/;
const AUXILIARY = /^(?:do|does|is|am|was|were|are|go|have|run|put|make|help)$/;

/** The words of the bullet that the rewritten text says neither as they are nor in other words. */
function countDropped(own: Statement, rewritten: Statement): { verbs: number; others: number } {
  const kept = new Set(rewritten.folded.map(baseStem));
  const dropped = own.tokens.flatMap(({ norm }, at) => {
    const folded = own.folded[at] ?? '';
    if (kept.has(baseStem(folded)) || kept.has(baseStem(norm)) || /^\d/.test(norm)) return [];
    const isVerb = (isVerbLike(own, at) || AUXILIARY.test(folded)) && !isChangeWord(folded);
    return isVerb || isContent(norm) ? [{ stem: baseStem(folded), isVerb }] : [];
  });
  const said = new Set(own.folded.map(baseStem));
  for (const [at, folded] of rewritten.folded.entries()) {
    const norm = rewritten.tokens[at]?.norm ?? '';
    if (said.has(baseStem(folded)) || STOP_WORDS.has(norm)) continue;
    const stems = standsFor(norm);
    const place = dropped.findIndex(({ stem }) => stems.has(stem));
    if (place >= 0) dropped.splice(place, 1);
  }
  const verbs = dropped.filter(({ isVerb }) => isVerb).length;
  // "16 rooms a day" leaves the verb to the reader.
  const isVerbless = /^\d/.test(own.text) || isNumberWord(own.folded[0] ?? '');
  return { verbs: verbs + (isVerbless ? 1 : 0), others: dropped.length - verbs };
}
