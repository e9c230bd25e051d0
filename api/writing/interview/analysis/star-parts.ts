import type { StarPart } from '../types.ts';
import { isNumber } from './find-numbers.ts';
import { quoteOf } from './read-answer.ts';
import type { AnswerReading } from './read-answer.ts';
import { isConcrete, isFunctionWord } from './vocabulary.ts';

/** A part of an answer, as far as words show. */
export interface FoundPart {
  /** From 0 to 1: less where the words around the cue say nothing in particular. */
  strength: number;
  /** An exact substring of the answer. */
  quote: string;
  /** Index of the word with which it begins. */
  at: number;
}

const SITUATION =
  /^(?:(?:last|this past) (?:year|month|week|winter|summer|spring|autumn|fall|christmas|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night)|(?:in|since|back in|until|by) (?:19|20)\d\d|in (?:january|february|march|april|june|july|august|september|october|november|december|may|my (?:first|second|third|last|previous|current|old))|on (?:a|one|the) (?:\w+ )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|saturday|day)|(?:one|once a|that) (?:day|night|morning|evening|afternoon|time|customer|patient|guest|man|woman|boy|girl|client|pupil|student|driver|family)|once (?:i|we|there)|(?:i|we) (?:once )?had (?:a|an|two|three|four|five|six|seven|eight|nine|ten|this|one|that|exactly)|there (?:was|were|had been)|(?:a|an|this|one|my) (?:\w+ ){0,3}(?:came|called|rang|asked|wanted|complained|arrived|broke|went|died|failed|screamed|shouted|refused|fell|lost|kept|was (?:shouting|crying|late|angry|upset|stuck|missing|standing|waiting))|when (?:i|we|the|a|my) (?:\w+ ){0,3}(?:was|were|took|started|joined|came|got|had|began|moved|left|went)|(?:a few|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:years|months|weeks|days) ago|years ago|at (?:the time|my (?:last|previous|current|old|first))|(?:i|we) used to|at (?:\w+ ){1,3}(?:it was|it happened|i had|we had|we once|i once|there was)|before that|after (?:my|the)|outside \w+|our \w+(?: \w+){0,2} (?:was|were|had|kept|died|broke)|the (?:\w+ ){1,3}(?:was|were|had|took|kept) (?:\w+ )?(?:late|down|broken|out|about|always|often|\d+|five|four|three|two|hours?|overdue|below))\b/;
const TASK =
  /^(?:my (?:task|job|goal|aim|role|part|brief|target|responsibility) (?:was|is)|the (?:task|goal|aim|plan|idea|problem|trouble|brief|target|question|deadline) (?:was|were|is)|(?:i|we) (?:had to|needed to|wanted to|was asked|were asked|was told|was supposed|were supposed|was responsible|was in charge|was worried|noticed|saw that|realised|realized|found out|found that|knew that|knew we|decided|suggested|promised)|(?:they|she|he|my \w+|our \w+|chef) (?:asked|told|wanted|needed|gave) (?:me|us)|asked me to|(?:was|were) (?:due|below|overdue|supposed)|so that|instead of|it (?:had|needed) to|needed to be|to get it|nobody (?:knew|had|mentioned|did|was)|which meant|because (?:i|we|the|nobody|most|letters|that|people|it|he|she|they))\b/;
const RESULT =
  /^(?:as a result|in the end|(?:the|our|my) (?:result|outcome)|since then|ever since|(?:after|within|by) (?:\w+ ){0,2}(?:days|weeks|months|hours|minutes|years|year|month|week|easter|christmas|july|june|march|spring|summer|end)|in the (?:following|next|first|second) (?:year|month|week|day)|(?:it |this |that )?(?:went|came) (?:down|up|out|back)|from (?:\w+ ){1,3}to|(?:it |this |that |they )?(?:dropped|fell|rose|grew|reduced|increased|raised|improved|doubled|halved|moved) (?:\w+ ){0,4}(?:by|to|from|up|down)|(?:we|they|it|he|she|both|nobody|nothing|everyone|everybody|all of them|none|my \w+|the \w+|her \w+|his \w+|our \w+|\w+ of the \w+) (?:(?!i |and |but |who |that )\w+ ){0,2}(?:stopped|saved|passed|finished|delivered|booked|wrote|walked|stayed|kept|took|hasnt|havent|never|got|became|uses?|thanked|signed|renewed|won|sold|loved|returned|opened|started|gave|went)|(?:it|we|they|he|she|everything|all|both) (?:was|were) (?:\w+ )?(?:back|down|up|ready|done|fixed|approved|late|happy|able|on|fine|running|safe|correct|right|at|early|gone|\d+)|(?:it|they|he|she) (?:hasnt|havent)|(?:i|we) (?:havent|have not) had|(?:i|we|they|it|my \w+ \w+ \d+) (?:all )?passed|(?:we|they|it) (?:is|are) still|(?:have|has) stopped|(?:we|they|it) had (?:\d+|no|fewer|less|only|two|three|four|five|six)|without (?:any|a|corrections|errors|problems)|no (?:more|further|complaints|accidents|errors|corrections)|ahead of|on time|for the first time|it (?:taught|showed) me|that (?:saved|stopped|brought|worked|cut|meant)|so (?:now|she|he|they|we) (?:\w+ ){0,2}(?:has|have|can|know|knows|use)|(?:we have|weve) had|the (?:year|week|day|month) after|the next (?:day|week|month))\b/;

const WINDOW = 7;
const QUOTED = 16;
/** Small words in the window behind a cue that a part in words needs. */
const CONCRETE_NEEDED = 2;

/** The parts of the STAR scheme that an answer has. Needs no punctuation. */
export function findStarParts(reading: AnswerReading): Record<StarPart, FoundPart | null> {
  const windows = windowsOf(reading);
  const all = reading.words.length;
  const situation = findCue(reading, windows, SITUATION, 0, Math.max(30, Math.ceil(all * 0.7)));
  return {
    situation,
    task: findCue(reading, windows, TASK, 0, all),
    action: findAction(reading, situation),
    result: findCue(reading, windows, RESULT, Math.floor(all * 0.35), all, true),
  };
}

/** For each word, the words from it on that a cue may span. */
const windowsOf = ({ words }: AnswerReading): string[] =>
  words.map((_, at) =>
    words
      .slice(at, at + WINDOW)
      .map(({ word }) => word)
      .join(' '),
  );

/** The strongest place of a cue: the first among equals; of results the one with the most figures, and the last. */
function findCue(
  reading: AnswerReading,
  windows: readonly string[],
  cue: RegExp,
  from: number,
  to: number,
  isResult = false,
): FoundPart | null {
  let best: FoundPart | null = null;
  let most = 0;
  for (let at = from; at < Math.min(to, windows.length); at += 1) {
    if (!cue.test(windows[at] ?? '')) continue;
    const strength = substance(reading, at, at + QUOTED);
    const rank = strength + (isResult ? figuresIn(reading, at, at + QUOTED) : 0);
    if (best && (isResult ? most > rank : most >= rank)) continue;
    best = { strength, quote: partQuote(reading, at), at };
    most = rank;
    if (strength >= 1 && !isResult) break;
  }
  return best;
}

const figuresIn = ({ numbers }: AnswerReading, from: number, to: number): number =>
  Math.min(2, numbers.filter((number) => number.from >= from && number.from < to).length);

/** How much the words of a part say, from 0 to 1. */
function substance({ words }: AnswerReading, from: number, to: number): number {
  const part = words.slice(from, to);
  const count = part.filter(({ word }) => isConcrete(word) || isNumber(word)).length;
  return Math.min(1, count / CONCRETE_NEEDED) * (count === 0 ? 0 : 1);
}

/** The deeds together, quoted with the first that isn't the situation itself. */
function findAction(reading: AnswerReading, situation: FoundPart | null): FoundPart | null {
  const own = reading.deeds.filter(({ subject }) => subject === 'i');
  const strong = own.filter(({ weight }) => weight >= 0.7);
  const best =
    strong.find(({ from }) => !situation || Math.abs(from - situation.at) > WINDOW) ?? strong[0] ?? own[0];
  if (!best) return null;
  const sum = own.reduce((total, { weight }) => total + weight, 0);
  return { strength: Math.min(1, sum / 2.5), quote: partQuote(reading, best.from), at: best.from };
}

const SHORT_QUOTE = 4;
/** A sentence that ends so many words later is quoted to its end. */
const REST = 8;
/** With fewer words a part of a sentence says nothing. */
const LEAST_CLAUSE = 6;

/** How far before a cue its sentence or clause may begin to be quoted with it. */
const BEFORE_CUE = 5;

/**
 * The words around a place, from the beginning of their clause if it is near to the end of their sentence, or as many as make sense; never
 * past the end of a message.
 */
export function partQuote(reading: AnswerReading, at: number): string {
  const { words } = reading;
  const from = clauseStart(reading, at);
  const isEnd = (to: number) => to >= words.length || endsBefore(reading, to, to - from < SHORT_QUOTE);
  let to = Math.max(at, from) + 1;
  while (to < at + QUOTED && !isEnd(to)) to += 1;
  if (isEnd(to)) return quoteOf(reading, from, to);
  for (let end = to + 1; end <= to + REST; end += 1) if (isEnd(end)) return quoteOf(reading, from, end);
  for (let end = to; end - from >= LEAST_CLAUSE; end -= 1)
    if (gapBefore(reading, end).includes(',')) return quoteOf(reading, from, end);
  while (to - at > SHORT_QUOTE && isFunctionWord(words[to - 1]?.word ?? '')) to -= 1;
  return quoteOf(reading, from, to);
}

const gapBefore = ({ words, text }: AnswerReading, at: number): string =>
  text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length);

/** Whether a sentence ends before a word; of a few words only if the message ends as well. */
function endsBefore(reading: AnswerReading, at: number, isShort: boolean): boolean {
  const gap = gapBefore(reading, at);
  return gap.includes('\n') || (!isShort && /[.;!?]/.test(gap));
}

function clauseStart(reading: AnswerReading, at: number): number {
  // "20 pounds. She wrote": the sentence before has nothing to do with it.
  for (const next of [at + 1, at + 2])
    if (next < reading.words.length && endsBefore(reading, next, false)) return next;
  const { words, text } = reading;
  for (let from = at; from >= Math.max(0, at - BEFORE_CUE); from -= 1) {
    const isStart =
      from === 0 || /[.,;:!?\n]/.test(text.slice(words[from - 1]?.end ?? 0, words[from]?.start ?? 0));
    if (isStart) return from < at && /^(?:and|so|but|or)$/.test(words[from]?.word ?? '') ? from + 1 : from;
  }
  return at;
}
