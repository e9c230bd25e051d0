import { verbRole } from '../proof/verb-roles.ts';
import { tokenize } from '../text/tokens.ts';
import { levelOf } from '../truth/agency.ts';
import { baseOf } from './verb-forms.ts';
import { isVerbBefore } from './verb-or-noun.ts';

/** What a narrower statement depends on: "all budgets for the events team" isn't "all budgets". */
const ABSOLUTE =
  /(?<![\p{L}])(?:all|every|entire|whole|full|any|each|first|best|only|most|largest|biggest|top|leader|head|director|manager|chief|lead|sole|overall|\p{L}+est|number one)(?![\p{L}])/iu;
const NEEDS_INFINITIVE =
  /(?<![\p{L}])(?:enabl|allow|help|encourag|requir|ask|train|teach|taught|persuad|motivat|empower|permit|invit|caus|forc|want|need|able|work|continu|seek|sought|tri|aim|strive|strove|manag|opportunit|ability|chance|participat|collaborat|coordinat|liais|partner|meet|met(?![\p{L}]))\p{L}*(?![\p{L}])/iu;
/** Words that a phrase completes: "suitable for", "access to", "based on". */
const COMPLETED =
  /^(?:easy|easier|hard|simple|difficult|possible|necessary|free|quick|fast|safe|it|them|him|her|right|along|coupled|apart|far|aside|up|out|off|on|over|back|in|down|away|due|according|known|relevant|related|similar|compliant|familiar|ready|access|order|response|addition|relation|contribut\p{L}*|respon\p{L}*|attention|support|demand|ratio|base|(?!tables?$|cables?$)\p{L}+[ai]ble|\p{L}+ed)$/iu;
/** Verbs of giving, sending and turning into, to which "to", "from" and "with" belong. */
const GIVING =
  /(?<![\p{L}])(?:(?:re)?turn|transform|convert|migrat|moved?|transfer|sent|gave|grant|give|giving|upgrad|introduc|offer|sell|sold|expos|adapt|elevat|provid|deliver|position|integrat|combin|replac|align|match|compar|connect|link|suppl|present|report|add|appl|submit|assign|train|teach|taught|equip|ensur|allow|enabl|encourag|helped|use|used|serv|act|promot|re)/iu;

const FORMS = ['past', 'base', 'gerund'] as const;

/** Whether a word is a known verb in its base, past or -ing form. */
export const isVerbForm = (word: string): boolean => FORMS.some((form) => baseOf(word, form) !== null);

/**
 * Whether a phrase only adds where, when, for whom or with what, so that its loss makes nothing bigger and leaves nothing unsaid.
 *
 * @param clause what stands before it in its clause.
 * @param phrase from its preposition on.
 * @param behind what follows it.
 */
export function isAdjunct(clause: string, phrase: string, behind: string): boolean {
  // "Bought oil, which is used": it would be said of something else.
  if (/^,? (?:which|who|that|where)(?![\p{L}])/u.test(behind)) return false;
  if (/\d|%/.test(clause) || ABSOLUTE.test(clause)) return false;
  // "Such as A for B", "both in X and Y", "used oil for frying, and butter for baking".
  if (/^(?:such as|including|like)(?![\p{L}])|(?<![\p{L}])and \S+$/u.test(clause)) return false;
  if (/(?<![\p{L}])(?:from|between|both|either|not|whether|how|what|where)(?![\p{L}])/u.test(clause))
    return false;
  // More than the phrase would go.
  if (/^[^,]*, and /u.test(phrase) || isVerbJoined(phrase)) return false;
  if (isCompletion(clause, phrase) || isPurposeOfThing(clause, phrase)) return false;
  return !tokenize(clause).some((token) => levelOf(token) === 4);
}

/** "A tool for checking passwords", "taught the children in the arts": without it, the thing or the subject isn't named at all. */
const isPurposeOfThing = (clause: string, phrase: string): boolean =>
  (phrase.startsWith('for ') &&
    /(?<![\p{L}])an? [^,;.]*(?:tool|platform|system|app|application|service|product|program|programme|project|algorithm|framework|library|solution|device|model|course|guide|manual)$/u.test(
      clause,
    )) ||
  (phrase.startsWith('in ') &&
    /(?<![\p{L}])(?:teach|taught|tutor|instruct|train|coach|lectur|lesson|degree|workshop)/iu.test(clause));

/** "For the vet and fed the calves": a further verb that isn't the phrase's own, as in "by washing and feeding calves". */
function isVerbJoined(phrase: string): boolean {
  const own = /^\p{L}+ (?:\p{L}+ing|\p{Ll}+)(?![\p{L}])/u.exec(phrase)?.[0].split(' ')[1] ?? '';
  return [...phrase.matchAll(/(?<![\p{L}])(?:and|&) (\p{Ll}+) (\S+)/gu)].some(([, verb = '', next = '']) =>
    FORMS.some((form) => isVerbBefore(verb, form, next) && baseOf(own, form) === null),
  );
}

/** Whether the verb or the noun before a phrase needs it: "specialized in", "an alternative to oil", "sent to". */
function isCompletion(clause: string, phrase: string): boolean {
  const before = /\S+$/u.exec(clause)?.[0] ?? '';
  if (verbRole(before, true) !== null || isVerbForm(before) || COMPLETED.test(before)) return true;
  if (/^from (?=\S*\d|.* to )/.test(phrase)) return true;
  if (/^(?:with|to) \p{Lu}/u.test(phrase) && /^(?:work|communicat|collaborat|liais)/i.test(clause))
    return true;
  if (phrase.startsWith('to ')) {
    const infinitive = /^to (\p{L}+) /u.exec(phrase)?.[1] ?? '';
    return baseOf(infinitive, 'base') === null || NEEDS_INFINITIVE.test(clause);
  }
  return /^(?:into|from|as|with)(?! the )(?![\p{L}])/u.test(phrase) && GIVING.test(clause);
}
