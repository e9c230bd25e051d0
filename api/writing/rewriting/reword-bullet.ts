import { plainLetters } from '../text/plain-letters.ts';
import { checkClaims } from '../truth/check-claims.ts';
import { askForFact, askForMore } from './ask-for-fact.ts';
import { NOTHING, writeNote } from './change-note.ts';
import { isWellFormed } from './grammar.ts';
import { readInstruction } from './instruction.ts';
import type { Wishes } from './instruction.ts';
import { languageOf } from './language.ts';
import { bandOf } from './length-band.ts';
import { listOperators, targetOf } from './list-operators.ts';
import { listRemarks } from './list-remarks.ts';
import type { Operator, Reworked, RewordRequest, Rewording } from './rewording.ts';
import { countWords, quoted, tidied } from './text-shape.ts';

/** No real bullet point is longer; the truth gate reads 5,000 characters. */
const LONGEST = 2000;
const FEWEST_WORDS = 3;
const CLEANED_LANGUAGES = new Set(['de', 'fr', 'es', 'it', 'pt', 'pl']);

/**
 * Rewords a bullet point without a model and without adding facts (docs/algorithms.md#rewording-without-a-model). Every step is kept
 * only if its result is grammatical as far as rules tell, and if the truth gate finds a source for each of its claims. Pure,
 * deterministic, in linear time; never throws.
 */
export function rewordBullet(request: RewordRequest): Rewording {
  const { material } = request;
  const source = material.bullet.text;
  const language = languageOf(
    source,
    material.support.map(({ text }) => text),
  );
  const refusal = whyNot(source, language);
  if (refusal !== null) return unchanged(request, refusal, null);
  const wishes = readInstruction(request.mode === 'custom' ? material.instruction : '');
  const work = new Work(request, language);
  for (const operator of listOperators(request, language, wishes, (text) => work.isRight(text)))
    work.apply(operator);
  const target = targetOf(request, wishes);
  return finish(request, wishes, work, language, target);
}

function whyNot(source: string, language: string): string | null {
  if (source.length > LONGEST) return 'Not reworded: it is too long for a bullet point.';
  if (plainLetters(source) !== source || /\n|https?:|\\\p{L}/u.test(source))
    return 'Not reworded: it has signs that are no plain text.';
  if (countWords(source) < FEWEST_WORDS) return NOTHING;
  if (language === 'en' || CLEANED_LANGUAGES.has(language)) return null;
  return 'Not reworded: its language is none that can be reworded without mistakes.';
}

function unchanged({ material }: RewordRequest, note: string, question: string | null): Rewording {
  const { text } = material.bullet;
  const claims = checkClaims(text, material).filter(({ source }) => source !== null);
  return { text, note, question, isUnchanged: true, claims };
}

/** The text as it becomes, with what was done to it. */
class Work {
  text: string;
  readonly done: Reworked[] = [];
  readonly isEnglish: boolean;

  constructor(
    readonly request: RewordRequest,
    readonly language: string,
  ) {
    this.text = request.material.bullet.text;
    this.isEnglish = language === 'en';
  }

  /** Whether a text may stand: well formed, and without a claim that nobody made. */
  isRight(text: string): boolean {
    const { material } = this.request;
    return (
      isWellFormed(text, material.bullet.text, this.isEnglish) &&
      checkClaims(text, material).every(({ source }) => source !== null)
    );
  }

  apply(operator: Operator): boolean {
    const result = operator(this.text);
    if (result === null) return false;
    const text = tidied(result.text, this.request.material.bullet.text);
    if (text === this.text || !this.isRight(text)) return false;
    this.text = text;
    this.done.push(result);
    return true;
  }
}

function finish(
  request: RewordRequest,
  wishes: Wishes,
  work: Work,
  language: string,
  target: number,
): Rewording {
  const { material } = request;
  const source = material.bullet.text;
  const remarks = listRemarks(wishes, work.text, target, material);
  const isTooShort = target > countWords(source) && countWords(work.text) < bandOf(target).least;
  const unsaid = wishes.mention.find((name) => !work.text.toLowerCase().includes(name.toLowerCase()));
  const question =
    unsaid === undefined
      ? isTooShort
        ? askForMore(work.text, language)
        : askForFact(work.text, language)
      : `Did you work with ${quoted(unsaid)} in this role, and what for?`;
  if (work.text === source) return unchanged(request, [NOTHING, ...remarks].join(' '), question);
  return {
    text: work.text,
    note: writeNote(source, work.text, work.done, remarks),
    question,
    isUnchanged: false,
    claims: checkClaims(work.text, material),
  };
}
