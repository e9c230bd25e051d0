import { levelOf } from '../truth/agency.ts';
import { verbRole } from '../proof/verb-roles.ts';
import { tokenize } from '../text/tokens.ts';
import { isDeterminer, isVerbBefore } from './verb-or-noun.ts';
import { baseOf } from './verb-forms.ts';

/** A part of a text that can go; UTF-16 offsets, `end` is exclusive. */
export interface Droppable {
  start: number;
  end: number;
  /** Extra price of leaving it out, in the weight of posting terms. */
  price: number;
}

/** What makes the person's share smaller, or a statement weaker: never left out. */
const HEDGES =
  /(?<![\p{L}])(?:team\p{L}*|crew|group|under|supervis\p{L}*|guidance|together|alongside|part of|not|no|never|without|only|except|almost|nearly|partly|partially|plan(?:ned|s)?|until|unless|if|assist\p{L}*|help\p{L}*|support\p{L}*|joint\p{L}*|colleagues?|others|partner|led by|junior|intern\p{L}*|trainees?|simulat\p{L}*|mock|demo|prototype|pilot|volunt\p{L}*|class|course|school|sowie dem|unter|nicht|kein\p{L}*|sous|sans|équipe|bajo|equipo|sotto|senza|sem|sob|equipe|pod|zespo\p{L}*|bez|nie|ohne|gemeinsam|zusammen)(?![\p{L}])/iu;
/** What a narrower statement depends on: "all budgets for the events team" isn't "all budgets". */
const ABSOLUTE =
  /(?<![\p{L}])(?:all|every|entire|whole|full|any|each|first|best|only|most|largest|biggest|top|leader|head|director|manager|chief|lead|sole|overall|\p{L}+est|number one)(?![\p{L}])/iu;
const NEEDS_INFINITIVE =
  /(?<![\p{L}])(?:enabl|allow|help|encourag|requir|ask|train|teach|taught|persuad|motivat|empower|permit|invit|caus|forc|want|need|able|work|continu|seek|sought|tri|aim|strive|strove|manag|opportunit|ability|chance|participat|collaborat|coordinat|liais|partner|meet|met(?![\p{L}]))\p{L}*(?![\p{L}])/iu;
/** A relative clause without which a noun says nothing: "for a product that scaled". */
const EMPTY_NOUN =
  /(?<![\p{L}])an? (?:new |large |small )?(?:product|project|service|system|application|app|tool|company|way|level|process|manner|firm|business|client|place|set|number)$|(?<![\p{L}])the \p{L}+$/iu;
/** An aside; an abbreviation in brackets is what others look for. */
export const ASIDE = /\s\((?!\p{Lu}{2,6}s?\))[^()]*\)/gu;
const PREPOSITION =
  /\s(?:for|across|in|on|at|during|throughout|within|using|via|through|with|to(?= \p{Ll})|while|as(?= part)|by(?= \p{Ll}+ing)|based on|according to|including|from)(?=\s)/gu;
const TAIL =
  /(?:,\s(?:\p{Ll}+ing(?=\s)|\p{Ll}+ed by|which|who|so that|because|with|including|such as|as well as)|\s(?:so that|because|resulting in|leading to|which|that(?= \p{Ll}+(?:ed|s|t)(?![\p{L}]))|as well as|including|such as|adopted by|used by|serving|handling|covering|supporting)(?=\s)|\s[–—-]\s|;\s|(?<=\p{L}{2}[.!?])(?<!(?<![\p{L}])(?:Mio|Mrd|bzw|ca|inkl|incl|Dr|Prof|Nr|No|St|Inc|Ltd|Pvt|PVT|Co|Corp|vs|etc|approx|Eg|eg)\.)\s(?=\p{Lu}))/gu;

/** Words that a clause keeps at least where a phrase goes: "Built an app" says too little. */
const FEWEST_IN_CLAUSE = 5;

/**
 * The parts of an English text that can go without hurting its grammar or making it claim more.
 *
 * @param fewest words that a clause keeps at least where a phrase goes.
 */
export function findDroppable(text: string, fewest = FEWEST_IN_CLAUSE): Droppable[] {
  // A heading, a name, an employer: nothing of it can go.
  if (!saysWork(text)) return [];
  const end = text.length - (/[.;]$/.test(text) ? 1 : 0);
  const found: Droppable[] = [];
  const tails = [...text.matchAll(TAIL)].map((match) => match.index).filter((at) => at > 0);
  for (const [index, start] of tails.entries()) {
    const breaks = tails.filter((at) => isBreak(text, at));
    const limit = stopAfter(text, start, breaks, end);
    const word = /^, (\p{Ll}+ing) (\S+)/u.exec(text.slice(start));
    // "Sales, marketing strategy and operations", "tracking, queuing and testing": no participle.
    if (word && (/^(?:and|or)$/.test(word[2] ?? '') || !isVerbBefore(word[1] ?? '', 'gerund', word[2] ?? '')))
      continue;
    // "Cook – Riverside Inn": a heading.
    if (/^ [–—-] /.test(text.slice(start)) && !beginsWithVerb(text)) continue;
    if (
      /(?<![\p{L}])(?:after|before|so|than|sure|ensur\p{L}*|in|such|now|except)$/u.test(text.slice(0, start))
    )
      continue;
    if (
      /^,? (?:that|which|such as|including|like) /.test(text.slice(start)) &&
      isBare(text.slice(0, start), fewest)
    )
      continue;
    const sentence = isBreak(text, start);
    add(text, { start, end: sentence ? end : limit, price: sentence ? 1 : 2 }, found);
    const next = tails[index + 1];
    // A tail in the middle: only between signs, where the next begins with a sign too, and no list that it may belong to.
    const isList = /^,? (?:including|such as|like|with) /.test(text.slice(start));
    if (!isList && next !== undefined && /[,;]/.test(text[next] ?? '') && /[,;]/.test(text[start] ?? ''))
      add(text, { start, end: next, price: 2 }, found);
  }
  for (const match of text.matchAll(ASIDE))
    add(text, { start: match.index, end: match.index + match[0].length, price: 0 }, found);
  for (const start of joinedVerbs(text)) {
    add(text, { start, end: stopAfter(text, start, tails, end), price: 2 }, found);
  }
  for (const match of text.matchAll(PREPOSITION)) {
    const start = match.index;
    const stop = stopAfter(text, start, tails, end);
    if (isAdjunct(text, start, stop, tails, fewest)) add(text, { start, end: stop, price: 0 }, found);
  }
  return found;
}

/** Whether a text says what was done, by a verb at its beginning or behind a heading, or by "I", "was" and the like. */
const saysWork = (text: string): boolean =>
  /^(?:[^:]{1,40}: )?(?:I|we|was|were|also|actively|responsible|involved|(\p{L}+))(?![\p{L}])/iu
    .exec(text)
    ?.slice(1)
    .every((word) => word === undefined || isVerbForm(word) || baseOf(word, 'third') !== null) === true;
const isVerbForm = (word: string): boolean =>
  (['past', 'base', 'gerund'] as const).some((form) => baseOf(word, form) !== null);
const beginsWithVerb = (text: string): boolean => isVerbForm(/^\p{L}+/u.exec(text)?.[0] ?? '');

/** Whether what is left would say nothing: "for a product", or too few words. */
const isBare = (left: string, fewest: number): boolean =>
  EMPTY_NOUN.test(left) || (left.split(/[,;.] /).at(-1) ?? '').split(' ').length < fewest;

/** Whether a new sentence begins there. */
const isBreak = (text: string, at: number): boolean =>
  /[;.!?]/.test(text[at] ?? '') || /[.!?]/.test(text[at - 1] ?? '');

/** Where the next part begins, or the sentence ends. */
function stopAfter(text: string, start: number, tails: readonly number[], end: number): number {
  const stop = tails.find((at) => at > start) ?? end;
  return stop < end && /[.!?]/.test(text[stop - 1] ?? '') ? stop - 1 : stop;
}

function add(text: string, part: Droppable, to: Droppable[]): void {
  const words = text.slice(part.start, part.end);
  const left = text.slice(0, part.start).trim();
  if (part.end <= part.start || HEDGES.test(words) || left.split(/\s+/).length < 2) return;
  // "Planned, built and tested": the tail of a list.
  if (/(?<![\p{L}])(?:and|or|to|of|by|than|as|between)$/u.test(left)) return;
  if (to.some(({ start, end }) => start === part.start && end === part.end)) return;
  to.push(part);
}

/** Where " and" joins a further verb with an object of its own. */
function joinedVerbs(text: string): number[] {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  if (verbRole(first, true) === null && baseOf(first, 'base') === null) return [];
  return (
    [...text.matchAll(/(?<=(\p{L}+)),? and (\p{Ll}+) (\S+)/gu)]
      .filter(([, before = '', verb = '', next = '']) => {
        const isSame =
          (baseOf(first, 'past') !== null &&
            baseOf(verb, 'past') !== null &&
            verbRole(verb, true) !== null) ||
          (baseOf(first, 'gerund') !== null && baseOf(verb, 'gerund') !== null);
        // "Both manual and automated testing", "a website and guided installer".
        const hasObject = isDeterminer(next) || /^[\p{Lu}\p{N}$€£]|s[.,;]?$/u.test(next);
        return (
          isSame &&
          hasObject &&
          verbRole(before, true) === null &&
          !/(?:al|ic|ive|ous|ful|ed|both)$/.test(before)
        );
      })
      .map(({ index }) => index)
      // "Set exams, tests and gave talks": the list before would lose its "and".
      .filter((at) => !/, (?:\S+ ){0,2}\S+$/u.test(text.slice(0, at)))
  );
}

/** Whether a phrase only adds where, when, for whom or with what, and its loss makes nothing bigger. */
function isAdjunct(
  text: string,
  start: number,
  stop: number,
  tails: readonly number[],
  fewest: number,
): boolean {
  const from = tails.findLast((at) => at < start) ?? 0;
  const clause = text
    .slice(from, start)
    .replace(/^[,;.\s–—-]+/u, '')
    .replace(/^[^:]*: /u, '');
  const words = clause.split(/\s+/);
  const phrase = text.slice(start, stop).trim();
  const [before = ''] = words.slice(-1);
  // The verb needs it: "specialized in", "responsible for", "leading to".
  if (words.length < fewest || verbRole(before, true) !== null || isVerbForm(before)) return false;
  if (
    /^(?:easy|easier|hard|simple|difficult|possible|necessary|free|quick|fast|safe|it|them|him|her|right|apart|far|aside|up|out|off|on|over|back|in|down|away|able|responsible|due|according|known|relevant|related|similar|compliant|familiar|ready|available|access|order|response|addition|relation|contribut\p{L}*|respon\p{L}*|attention|support|demand|ratio|base|(?!tables?$|cables?$)\p{L}+[ai]ble|\p{L}+ed)$/iu.test(
      before,
    )
  )
    return false;
  // "An alternative to oil"; "used oil for frying, and butter for baking".
  if (phrase.startsWith('to ') && baseOf(/^to (\p{L}+)/u.exec(phrase)?.[1] ?? '', 'base') === null)
    return false;
  if (/(?<![\p{L}])and \S+$/u.test(clause)) return false;
  // What follows would be said of something else.
  if (/^,? (?:which|who|that|where)(?![\p{L}])/u.test(text.slice(stop))) return false;
  if (/^(?:such as|including|like)(?![\p{L}])/u.test(clause)) return false;
  if (/\d|%/.test(clause) || ABSOLUTE.test(clause)) return false;
  if (
    /^(?:to|from)(?= \S*\d)/.test(phrase) ||
    /^from .* to /.test(phrase) ||
    /^to (?:the|a|an|our|their)(?![\p{L}])/u.test(phrase)
  )
    return false;
  if (/^(?:with|to) \p{Lu}/u.test(phrase) && /^(?:work|communicat|collaborat|liais)/i.test(clause))
    return false;
  if (phrase.startsWith('to ') && NEEDS_INFINITIVE.test(clause)) return false;
  // "Both in X and Y", "between".
  if (/(?<![\p{L}])(?:from|between|both|either|not|whether|how|what|where)(?![\p{L}])/u.test(clause))
    return false;
  // Giving, sending, turning into: the phrase belongs to the verb.
  if (
    /^(?:to|into|from|as|with)(?![\p{L}])/u.test(phrase) &&
    /(?<![\p{L}])(?:(?:re)?turn|transform|convert|migrat|moved?|transfer|sent|gave|grant|give|giving|upgrad|introduc|offer|sell|sold|expos|adapt|elevat|provid|deliver|position|integrat|combin|replac|align|match|compar|connect|link|suppl|present|report|add|appl|submit|assign|train|teach|taught|equip|ensur|allow|enabl|encourag|helped|use|used|serv|act|promot|re)/iu.test(
      clause,
    ) &&
    !/^(?:to \p{Ll}+ |with the )/u.test(phrase)
  )
    return false;
  return !tokenize(clause).some((token) => levelOf(token) === 4);
}
