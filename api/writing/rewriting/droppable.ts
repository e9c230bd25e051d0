import { verbRole } from '../proof/verb-roles.ts';
import { isAdjunct, isVerbForm } from './adjunct.ts';
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
/** A relative clause without which a noun says nothing: "for a product that scaled". */
const EMPTY_NOUN =
  /(?<![\p{L}])an? (?:new |large |small )?(?:product|project|service|system|application|app|tool|company|way|level|process|manner|firm|business|client|place|set|number)$|(?<![\p{L}])the \p{L}+$/iu;
/** An aside; an abbreviation in brackets is what others look for. */
export const ASIDE = /\s\((?![\p{Lu}\p{N}]{2,6}s?\))[^()]*\)/gu;
const PREPOSITION =
  /\s(?:for|across|in|on|at|during|throughout|within|using|via|through|with|to(?= \p{Ll})|while|as(?= part)|by(?= \p{Ll}+ing)|based on|according to|from)(?=\s)/gu;
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
    const from = tails.findLast((at) => at < start) ?? 0;
    const clause = text
      .slice(from, start)
      .replace(/^[,;.\s–—-]+/u, '')
      .replace(/^[^:]*: /u, '');
    if (clause.split(/\s+/).length < fewest) continue;
    if (isAdjunct(clause, text.slice(start, stop).trim(), text.slice(stop)))
      add(text, { start, end: stop, price: 0 }, found);
  }
  return found;
}

/** Whether a text says what was done, by a verb at its beginning or behind a heading, or by "I", "was" and the like. */
const saysWork = (text: string): boolean =>
  /^(?:[^:]{1,40}: )?(?:I|we|was|were|also|actively|responsible|involved|(\p{L}+))(?![\p{L}])/iu
    .exec(text)
    ?.slice(1)
    .every((word) => word === undefined || isVerbForm(word) || baseOf(word, 'third') !== null) === true;
function beginsWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  return (['past', 'base', 'gerund'] as const).some((form) => isVerbBefore(first, form, second));
}

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
