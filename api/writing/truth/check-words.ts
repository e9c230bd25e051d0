import { STOP_WORDS } from '../posting/words.ts';
import type { Statement } from '../proof/statement.ts';
import type { Token } from '../text/tokens.ts';
import { isAccountedFor, isVerbLike } from './accounted-for.ts';
import { makeClaim } from './claim.ts';
import type { Claim } from './claim.ts';
import { isEnglish } from './english.ts';
import type { ReadMaterial } from './material.ts';
import { isChangeWord } from './outcomes.ts';
import { isNumberWord } from './number-words.ts';
import { isTimeUnit } from './periods.ts';
import { isPlainWord } from './plain-words.ts';
import { baseStem, standsFor } from './synonyms.ts';

/**
 * Every word of a rewritten English text must be accounted for: the person said it, or a word for which it may stand, or it says
 * nothing. Whatever is left is a claim, even if nobody foresaw it. A verb may take the place of one that was dropped, and so may a
 * single noun.
 *
 * @param known the claims that the other checks found: what they have judged isn't judged again.
 */
export function checkWords(statement: Statement, material: ReadMaterial, known: readonly Claim[]): Claim[] {
  if (!isEnglish(`${material.own.statement.text}\n${statement.text}`)) return [];
  const unknown = statement.tokens.flatMap((token, at) =>
    known.some((claim) => judges(claim, token)) ||
    isAccountedFor(statement, at, material)
      ? []
      : [{ token, at }],
  );
  if (unknown.length === 0) return [];
  const dropped = countDropped(material.own.statement, statement);
  let { verbs, others } = dropped;
  // "16 rooms a day" leaves the verb to the reader.
  if (/^\d/.test(material.own.statement.text) || isNumberWord(material.own.statement.folded[0] ?? '')) verbs += 1;
  let used = 0;
  const most = Math.max(LEAST, Math.floor(SHARE * countContent(statement)));
  const isGrown = countJoints(statement) > countJoints(material.own.statement);
  const isReplacement = (at: number, raw: string): boolean => {
    if (isVerbLike(statement, at) && !isAttribute(statement, at)) {
      if (SURPASSING.test(raw)) return false;
      if (verbs > 0) {
        verbs -= 1;
        return true;
      }
      // "Drafted and enforced": a further deed.
      if (isListed(statement, at) || JOINED.test(statement.text.slice(statement.tokens[at]?.end))) return false;
      others -= 1;
      return OV && others >= 0;
    }
    if (/ly$/i.test(raw) && !MEASURING.test(raw)) return false;
    if (ENDS && !isPhraseEnd(statement, at)) return false;
    if (isGrown && isListed(statement, at)) return false;
    if (VALUED.test(raw)) return false;
    if (others > 0) others -= 1;
    else if (VO && verbs > 0) verbs -= 1;
    else return false;
    return true;
  };
  return unknown.flatMap(({ token, at }) =>
    isReplacement(at, token.raw) && (used += 1) <= most
      ? []
      : [
          makeClaim(
            'fact',
            statement.text,
            token,
            null,
            `Left out "${token.raw}": your bullet points don't say it.`,
          ),
        ],
  );
}
const SHARE = Number(process.env['SHARE'] ?? 0.5);
const LEAST = Number(process.env['LEAST'] ?? 2);
const countContent = ({ tokens }: Statement): number => tokens.filter(({ norm }) => !STOP_WORDS.has(norm) && !isPlainWord(norm)).length;
const flag = (name: string, def: number) => Number(process.env[name] ?? def);
const [OV, ADV, ENDS, LISTS, VO, NOUNS, MATCH] = [flag('OV', 1) > 0, flag('ADV', 0) > 0, flag('ENDS', 0) > 0, flag('LISTS', 1) > 0, flag('VO', 1) > 0, flag('NOUNS', 9), flag('MATCH', 1) > 0];

const JOINED = /^(?:,|\s(?:and|or|&))(?!\p{L})/iu;

const countJoints = ({ text }: Statement): number => text.match(/[,&+;]|(?<![\p{L}])(?:and|or|plus)(?![\p{L}])/giu)?.length ?? 0;

/** What employers value: nobody says it in the place of something else. */
const VALUED =
  /^(?:strateg|budget|polic(?:y|ies)$|revenue|profit|growth|fraud|award|record-|target|success|saving|satisf|efficien|productiv|complian|excellen|loyal|trust$|safety|accura|morale|engagement|retention|throughput|expert|master|innovat|leader|executive|stakeholder|quality|initiative|program|vision|impact|value|benefit|improve|best|sell|crisis|emergenc|luxur|premium|confidential|sensitive|complex|critical|secur|reliab|effective|creative|impressive|productive|proactive|collaborative|decisive|persuasive|attractive|competitive|valuable|notable|remarkable|memorable|enjoyable|profitable|sustainable|meticulous|careful|skil+ful|successful|helpful|thoughtful|professional|personal|extensive|intensive|comprehensive|impeccabl|dependable|responsible|exact|precis|rigorous|strict|safe|speed|fast|quick|rapid|prompt|smooth|clear|strong|deep|close)/i;

/** Whether a noun is added to a list: "fences and benches". */
const isListed = (statement: Statement, at: number): boolean =>
  /(?:,| and| or|&|\+|\/)\s*$/.test(statement.text.slice(0, statement.tokens[at]?.start ?? 0));

/** The words of the bullet that the rewritten text neither has nor says in other words. */
function countDropped(own: Statement, rewritten: Statement): { verbs: number; others: number } {
  const kept = new Set(rewritten.folded.map(baseStem));
  const left = own.tokens.flatMap(({ norm }, at) => {
    const folded = own.folded[at] ?? '';
    if (kept.has(baseStem(folded)) || kept.has(baseStem(norm)) || /^\d/.test(norm)) return [];
    const isVerb = (isVerbLike(own, at) || AUXILIARY.test(folded)) && !isChangeWord(folded);
    if (!isVerb && (STOP_WORDS.has(norm) || isPlainWord(norm))) return [];
    return [{ folded, norm, isVerb }];
  });
  if (MATCH) {
    const ownStems = new Set(own.folded.map(baseStem));
    for (const [at, folded] of rewritten.folded.entries()) {
      const norm = rewritten.tokens[at]?.norm ?? '';
      if (ownStems.has(baseStem(folded)) || STOP_WORDS.has(norm)) continue;
      const stems = standsFor(norm);
      const place = left.findIndex((one) => stems.has(baseStem(one.folded)));
      if (place >= 0) left.splice(place, 1);
    }
  }
  return { verbs: left.filter(({ isVerb }) => isVerb).length, others: left.filter(({ isVerb }) => !isVerb).length };
}

/** Whether a claim of another check is about a word: a verb of agency may be new, and so may what is said of an outcome. */
const judges = ({ kind, source, start, end }: Claim, token: Token): boolean =>
  token.start >= start &&
  token.end <= end &&
  (source === null || (kind !== 'agency' && (kind !== 'outcome' || token.start === start)));

/** Adverbs that say how often, how much or when, and not how well. */
const MEASURING =
  /^(?:(?:pre)?dominantly|chiefly|principally|primarily|mainly|mostly|largely|partly|typically|usually|normally|generally|occasionally|initially|subsequently|originally|eventually|manually|verbally|orally|remotely|locally|jointly|alternately|respectively|solely)$/i;

/** Verbs that name a success, and can't stand in the place of another. */
const SURPASSING =
  /^(?:diagnos|prescrib|certif|uncover|investigat|headhunt|cur(?:ed|ing)$|recommend|strateg|audit|authori|approv|budget|author|licen|invent|patent|exceed|surpass|outperform|resolv|solv|won$|winn|negotiat|lobb|persuad|convinc|master|perfect|transform|revolution|enforc|eliminat|guarante|promot|award|honou?r|elected|nominat)/i;

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

/** Whether a word ends its phrase, as the noun does that it is about: what follows is a comma or a small word. */
function isPhraseEnd(statement: Statement, at: number): boolean {
  const token = statement.tokens[at];
  const next = statement.tokens[at + 1];
  if (
    !token ||
    isTimeUnit(token.norm) ||
    /(?:ly|less|ful|ous|ive)$/.test(token.norm) ||
    /^\p{Lu}/u.test(token.raw)
  )
    return false;
  return !/['’]s?$/.test(token.raw) && (next === undefined || next.apart || STOP_WORDS.has(next.norm));
}

const AUXILIARY = /^(?:do|does|is|am|was|were|are|go|have|run|put|make|help)$/;
