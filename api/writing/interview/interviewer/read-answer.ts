import { detectLanguage } from '../../text/language.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Token } from '../../text/tokens.ts';
import { prepare, SHORT_RUN, wordRuns } from '../../scoring/prepare.ts';
import type { PostingToScore } from '../../scoring/prepare.ts';
import * as patterns from './answer-patterns.ts';
import { comparable } from './plain-text.ts';

/** What a message of the candidate is, as far as an interviewer reacts to it differently. */
export type AnswerKind =
  | 'answer'
  | 'silence'
  | 'gibberish'
  | 'pasted'
  | 'repeated'
  | 'foreign'
  | 'rude'
  | 'self-harm'
  | 'violence'
  | 'harassment'
  | 'loss'
  | 'injection'
  | 'stop'
  | 'repeat'
  | 'meaning'
  | 'skip'
  | 'unsure'
  | 'question'
  | 'ready';

export interface ReadAnswer {
  kind: AnswerKind;
  /** The words of the candidate that the reply may use, at most 4,000 characters. */
  text: string;
  words: number;
  /** Of the answer; `'und'` if undetermined. */
  language: string;
}

/** What was said before an answer, as it is compared. */
export interface Before {
  posting: PostingToScore;
  /** All runs of words that the interviewer said ({@link runsOf}). */
  interviewer: ReadonlySet<string>;
  /** All that the candidate said before, as it is compared. */
  answers: ReadonlySet<string>;
}

/** The runs of words by which a text is recognized in another one. */
export const runsOf = (text: string): string[] =>
  wordRuns(
    tokenize(text).map(({ norm }) => norm),
    SHORT_RUN,
  );

const MAX_LENGTH = 4_000;
/** So much of a text is compared with what was said before. */
export const MAX_COMPARED = 1_000;
const FILLERS = new Set(
  'hm hmm hmmm um umm uh uhm er erm ah oh eh mm mhm well so okay ok yeah like'.split(' '),
);
/** A longer message with rude or uncertain words in it tells something. */
const SHORT_WORDS = 25;
const FEW_WORDS = 6;
const UNSURE_WORDS = 16;
const QUESTION_WORDS = 40;
const MIN_PASTED = 10;
const PASTED_SHARE = 0.6;
const MIN_REPEATED = 6;
const MIN_FOREIGN = 4;

/** What a message is. Distress comes before everything else, and only what is nothing else is an answer. */
export function readAnswer(message: string, before: Before): ReadAnswer {
  const text = message.slice(0, MAX_LENGTH).trim();
  const tokens = tokenize(text);
  const language = detectLanguage(text, tokens);
  const read = { text, words: tokens.length, language };
  return { ...read, kind: kindOf(text, tokens, language, before) };
}

function kindOf(text: string, tokens: readonly Token[], language: string, before: Before): AnswerKind {
  const line = text.replace(/\s+/g, ' ');
  const distress = findDistress(line);
  if (distress) return distress;
  const count = tokens.length;
  const isShort = count <= SHORT_WORDS;
  if (tokens.every(({ norm }) => FILLERS.has(norm))) return 'silence';
  if (count <= SHORT_WORDS && patterns.STOP.test(line)) return 'stop';
  if (patterns.INJECTION.test(line)) return 'injection';
  if (isShort && patterns.RUDE.test(line)) return 'rude';
  if (count <= FEW_WORDS && patterns.RUDE_SHORT.test(line)) return 'rude';
  if (isGibberish(tokens)) return 'gibberish';
  if (isShort && patterns.REPEAT.test(line)) return 'repeat';
  if (isShort && patterns.SKIP.test(line)) return 'skip';
  const copied = copiedFrom(text, tokens, before);
  if (copied) return copied;
  if (language !== 'en' && language !== 'und' && count >= MIN_FOREIGN && !hasEnglish(tokens))
    return 'foreign';
  if (isShort && patterns.MEANING.test(line)) return 'meaning';
  if (count <= UNSURE_WORDS && patterns.UNSURE.test(line)) return 'unsure';
  if (asksSomething(line, count)) return 'question';
  if (count <= UNSURE_WORDS && patterns.READY.test(line)) return 'ready';
  return 'answer';
}

/** Words that no other language has, as one letter of another may speak for the wrong one in a short answer. */
const ENGLISH = new Set(
  'the and of with my they were have it we you this that by from what when would because every each his her them there about not she but then i at which had been got who how do does your'.split(
    ' ',
  ),
);
const MIN_ENGLISH = 2;

function hasEnglish(tokens: readonly Token[]): boolean {
  const count = tokens.filter(({ raw }) => ENGLISH.has(raw.toLowerCase())).length;
  return count >= (tokens.length < 8 ? 1 : MIN_ENGLISH) && count / tokens.length >= 0.1;
}

function findDistress(line: string): AnswerKind | null {
  if (patterns.SELF_HARM.test(line)) return 'self-harm';
  if (patterns.VIOLENCE.test(line)) return 'violence';
  if (patterns.HARASSMENT.test(line)) return 'harassment';
  return patterns.LOSS.test(line) ? 'loss' : null;
}

function asksSomething(line: string, count: number): boolean {
  if (count > QUESTION_WORDS || patterns.TELLS.test(line)) return false;
  const sentences = line.split(/(?<=[.!?])\s+/);
  const last = sentences.at(-1) ?? '';
  if (/\?\s*$/.test(last))
    return patterns.ASKS.test(last) || sentences.length === 1 || /\b(?:you|job|position|role)\b/i.test(last);
  // Speech comes without question marks.
  return (
    sentences.length === 1 &&
    count <= SHORT_WORDS &&
    patterns.ASKS.test(line) &&
    !/\b(?:i|we) \w+ed\b/i.test(line)
  );
}

const KEYS =
  /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|jkl;?$|qwer|wert|erty|uiop|zxcv|xcvb|cvbn|vbnm|lkjh|poiu|fdsa|rewq)/;

/** Keyboard mash, or the same word again and again. */
function isGibberish(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ raw }) => raw.toLowerCase()).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return tokens.some(({ raw }) => raw.length > 8);
  if (words.length >= 4 && new Set(words).size / words.length < 0.3) return true;
  const mash = words.filter(isMash).length;
  return mash > 0 && mash / words.length >= 0.5;
}

function isMash(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false;
  if (KEYS.test(word) || /^(?:jkl|sdf|dfg|fgh|asd|qwe|zxc|xyz|hjk)$/.test(word)) return true;
  if (/(.)\1{3,}/.test(word)) return true;
  return word.length >= 6 && (!/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{6,}/.test(word));
}

/** Whether most of a message is from the posting, the interviewer's questions or an earlier answer. */
function copiedFrom(
  text: string,
  tokens: readonly Token[],
  { posting, interviewer, answers }: Before,
): 'pasted' | 'repeated' | null {
  const norms = tokens.map(({ norm }) => norm);
  if (norms.length < MIN_REPEATED) return null;
  if (answers.has(comparable(text.slice(0, MAX_COMPARED)))) return 'repeated';
  const runs = wordRuns(norms, SHORT_RUN);
  const share = (known: ReadonlySet<string>) => runs.filter((run) => known.has(run)).length / runs.length;
  if (norms.length >= MIN_PASTED && share(prepare(posting).shortRuns) >= PASTED_SHARE) return 'pasted';
  return share(interviewer) >= PASTED_SHARE ? 'pasted' : null;
}
