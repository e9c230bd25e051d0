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
  /^(?:(?:last|this past) (?:year|month|week|winter|summer|spring|autumn|fall|christmas|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night)|(?:in|since|back in|until|by) (?:19|20)\d\d|in (?:january|february|march|april|june|july|august|september|october|november|december|may|my (?:first|second|third|last|previous|current|old))|on (?:a|one|the) (?:\w+ )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|saturday|day)|(?:one|once a|that) (?:day|night|morning|evening|afternoon|time|customer|patient|guest|man|woman|boy|girl|client|pupil|student|driver|family)|once (?:i|we|there)|(?:i|we) (?:once )?had (?:a|an|two|three|four|five|six|seven|eight|nine|ten|this|one|that|exactly)|there (?:was|were|had been)|(?:a|an|this|one|my) (?:\w+ ){0,3}(?:came|called|rang|asked|wanted|complained|arrived|broke|went|died|failed)|when (?:i|we|the|a|my) (?:\w+ ){0,3}(?:was|were|took|started|joined|came|got|had|began|moved|left|went)|(?:a few|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:years|months|weeks|days) ago|years ago|at (?:the time|my (?:last|previous|current|old|first))|(?:i|we) used to|before that|after (?:my|the)|outside \w+|our \w+(?: \w+){0,2} (?:was|were|had|kept|died|broke)|the (?:\w+ ){1,3}(?:was|were|had|took|kept) (?:\w+ )?(?:late|down|broken|out|about|always|often|\d+|five|four|three|two|hours?|overdue|below))\b/;
const TASK =
  /^(?:my (?:task|job|goal|aim|role|part|brief|target|responsibility) (?:was|is)|the (?:task|goal|aim|plan|idea|problem|trouble|brief|target|question|deadline) (?:was|were|is)|(?:i|we) (?:had to|needed to|wanted to|was asked|were asked|was told|was supposed|were supposed|was responsible|was in charge|was worried|noticed|saw that|realised|realized|found out|found that|knew that|knew we|decided|suggested|promised)|(?:they|she|he|my \w+|our \w+|chef) (?:asked|told|wanted|needed|gave) (?:me|us)|asked me to|(?:was|were) (?:due|below|overdue|supposed)|so that|instead of|it (?:had|needed) to|needed to be|to get it|nobody (?:knew|had|mentioned|did|was)|which meant|because (?:i|we|the|nobody|most|letters|that|people|it|he|she|they))\b/;
const RESULT =
  /^(?:as a result|in the end|(?:the|our|my) (?:result|outcome)|since then|(?:and )?(?:after|within|by|in) (?:\w+ ){0,2}(?:days|weeks|months|hours|minutes|years|year|month|week|easter|christmas|july|june|march|spring|summer|end)|went (?:down|up|from|out|to)|(?:from|was) (?:\w+ ){1,4}(?:to|down|under|back)|came (?:back|down)|(?:dropped|fell|rose|grew|went|cut|reduced|increased|raised|improved) (?:\w+ ){0,4}(?:by|to|from)|(?:we|i|they|it|he|she|both|nobody|nothing|everyone|everybody|all|none|customers|my \w+|the \w+|our \w+|eleven|\d+) (?:\w+ ){0,4}(?:stopped|saved|passed|finished|delivered|booked|wrote|walked|stayed|kept|took|hasnt|havent|didnt|never|were on|was on|were at|was at|was (?:back|down|up|ready|done|fixed|approved)|were (?:done|back|late|happy|able|on)|got (?:the|a|it|back|promoted)|went out|became|still (?:use|uses|has|have)|is still|are still|thanked|signed|renewed|won|sold|made)|has stopped|have stopped|hasnt \w+|havent (?:had|\w+)|without (?:any|a|corrections|errors|problems)|no (?:more|further|complaints|accidents|errors|corrections)|ahead of|on time|for (?:it|the first time)|it (?:taught|showed) me|that (?:saved|stopped|brought|worked|cut|meant)|so (?:now|she|he|they|we) (?:\w+ ){0,2}(?:has|have|can|know|knows|use)|we have had|weve had|ever since|the (?:year|week|day|month) after|the next (?:day|week|month)|the following (?:day|week|month|year))\b/;

const WINDOW = 7;
const QUOTED = 16;
/** Small words in the window behind a cue that a part in words needs. */
const CONCRETE_NEEDED = 2;

/** The parts of the STAR scheme that an answer has. Needs no punctuation. */
export function findStarParts(reading: AnswerReading): Record<StarPart, FoundPart | null> {
  const windows = windowsOf(reading);
  const all = reading.words.length;
  return {
    situation: findCue(reading, windows, SITUATION, 0, Math.max(30, Math.ceil(all * 0.7))),
    task: findCue(reading, windows, TASK, 0, all),
    action: findAction(reading),
    result: findCue(reading, windows, RESULT, Math.floor(all * 0.35), all),
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

/** The strongest place of a cue; the first among equals. */
function findCue(
  reading: AnswerReading,
  windows: readonly string[],
  cue: RegExp,
  from: number,
  to: number,
): FoundPart | null {
  let best: FoundPart | null = null;
  for (let at = from; at < Math.min(to, windows.length); at += 1) {
    if (!cue.test(windows[at] ?? '')) continue;
    const strength = substance(reading, at, at + QUOTED);
    if (best && best.strength >= strength) continue;
    best = { strength, quote: partQuote(reading, at), at };
    if (strength >= 1) break;
  }
  return best;
}

/** How much the words of a part say, from 0 to 1. */
function substance({ words }: AnswerReading, from: number, to: number): number {
  const part = words.slice(from, to);
  const count = part.filter(({ word }) => isConcrete(word) || isNumber(word)).length;
  return Math.min(1, count / CONCRETE_NEEDED) * (count === 0 ? 0 : 1);
}

function findAction(reading: AnswerReading): FoundPart | null {
  const own = reading.deeds.filter(({ subject }) => subject === 'i');
  const best = own.find(({ weight }) => weight >= 0.7) ?? own[0];
  if (!best) return null;
  const sum = own.reduce((total, { weight }) => total + weight, 0);
  return { strength: Math.min(1, sum / 2.5), quote: partQuote(reading, best.from), at: best.from };
}

const SHORT_QUOTE = 4;

/** The words from a place to the end of their sentence, or as many as make sense; never past the end of a message. */
export function partQuote(reading: AnswerReading, from: number): string {
  const { words, text } = reading;
  let to = from + 1;
  let isSentence = false;
  for (; to < words.length && to < from + QUOTED; to += 1) {
    const gap = text.slice(words[to - 1]?.end ?? 0, words[to]?.start ?? 0);
    isSentence = gap.includes('\n') || (/[.;!?]/.test(gap) && to - from >= SHORT_QUOTE);
    if (isSentence) break;
  }
  while (
    !isSentence &&
    to < words.length &&
    to - from > SHORT_QUOTE &&
    isFunctionWord(words[to - 1]?.word ?? '')
  )
    to -= 1;
  return quoteOf(reading, from, to);
}
