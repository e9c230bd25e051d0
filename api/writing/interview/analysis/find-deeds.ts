import { baseOf, baseOfParticiple } from '../../rewriting/verb-forms.ts';
import { isNumber } from './find-numbers.ts';
import type { SpokenWord } from './spoken-words.ts';
import { isConcrete } from './vocabulary.ts';

/** Something that the answer says was or is done, with the subject it names. */
export interface Deed {
  subject: 'i' | 'we';
  /** Index of the first word, the subject or, where a verb follows "and", the verb. */
  from: number;
  /** Index of the verb. */
  at: number;
  /** The verb's base form. */
  verb: string;
  /** Whether it is told as something that happened. */
  isPast: boolean;
  /** From 0 to 1: less for habits, conditionals and verbs without a thing that they are done to. */
  weight: number;
}

const words = (text: string) => new Set(text.split(' '));

const SUBJECTS: Record<string, 'i' | 'we'> = { i: 'i', ive: 'i', we: 'we', weve: 'we', id: 'i', wed: 'we' };
const OTHER_SUBJECTS = words(
  'he she they it you who which that this there everybody everyone somebody nobody',
);
const ADVERBS = words(
  'also then just personally first immediately quickly now again even still only really had have never actually later finally',
);
const HABITS = words(
  'always usually normally often sometimes generally mostly regularly typically would can could will try',
);
/** What happens in a head, or says nothing about work. */
const NO_DEED = words(
  'be have think know feel mean hope love like want believe care need say guess hear grow enjoy try get become understand consider wish prefer let see work look come stay expect appreciate succeed listen strive tend pride stand will',
);
/** Verbs of speech that the list of verbs of work lacks. */
const SPOKEN: Record<string, string> = Object.fromEntries(
  'realize realised realise noticed notice swapped swap apologised apologise apologized apologize borrowed borrow unplugged unplug rebooked rebook rang ring phoned phone texted text calmed calm knelt kneel knocked knock warned warn promised promise stopped stop suggested suggest decided decide refused refuse happened happen'
    .split(' ')
    .map((word) => [word, word]),
);
const REACH = 8;
const CONTINUES = 22;

/** The base of a verb of work in the past or the present; `null` for any other word. */
function verbOf(word: string, isPerfect: boolean): string | null {
  const base =
    baseOf(word, 'past') ??
    (isPerfect ? baseOfParticiple(word) : null) ??
    baseOf(word, 'base') ??
    SPOKEN[word] ??
    null;
  return base === null || NO_DEED.has(base) ? null : base;
}

/**
 * What the answer says that the person ("I checked the chart, and called the doctor") or their team ("we") did. Needs no punctuation.
 * Takes linear time.
 */
export function findDeeds(all: readonly SpokenWord[]): Deed[] {
  const deeds: Deed[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const subject = SUBJECTS[all[at]?.word ?? ''];
    if (subject === undefined) continue;
    const found = deedOf(all, at, subject);
    if (!found) continue;
    deeds.push(found);
    if (found.weight > 0) deeds.push(...furtherDeeds(all, found));
  }
  return deeds;
}

function deedOf(all: readonly SpokenWord[], from: number, subject: 'i' | 'we'): Deed | null {
  const opening = all[from]?.word ?? '';
  let isHabit = opening === 'id' || opening === 'wed';
  let at = from + 1;
  for (; at < from + 5; at += 1) {
    const word = all[at]?.word ?? '';
    if (HABITS.has(word)) isHabit = true;
    else if (!ADVERBS.has(word)) {
      // "Had to call" tells a deed, "wanted to call" doesn't.
      if (word === 'to' && all[at - 1]?.word === 'had') continue;
      break;
    }
  }
  const word = all[at]?.word ?? '';
  const verb = verbOf(word, opening === 'ive' || opening === 'weve' || at > from + 1);
  if (verb === null || (verb === 'make' && all[at + 1]?.word === 'sure')) return null;
  const isPast = baseOf(word, 'past') !== null || opening === 'ive' || opening === 'weve';
  return { subject, from, at, verb, isPast, weight: weigh(all, at, isHabit) };
}

function weigh(all: readonly SpokenWord[], at: number, isHabit: boolean): number {
  const behind = all.slice(at + 1, at + 1 + REACH);
  const hasThing = behind.some(({ word }) => isConcrete(word) || isNumber(word));
  return (hasThing ? 1 : 0.25) * (isHabit ? 0.4 : 1);
}

/** Verbs of the same form that follow "and" before anybody else is named. */
function furtherDeeds(all: readonly SpokenWord[], first: Deed): Deed[] {
  const deeds: Deed[] = [];
  const isPast = baseOf(all[first.at]?.word ?? '', 'past') !== null;
  for (let at = first.at + 1; at < Math.min(all.length, first.at + CONTINUES); at += 1) {
    const word = all[at]?.word ?? '';
    if (word in SUBJECTS || OTHER_SUBJECTS.has(word)) break;
    if (!/^(?:and|then|but)$/.test(all[at - 1]?.word ?? '')) continue;
    const base = isPast ? baseOf(word, 'past') : baseOf(word, 'base');
    if (base === null || NO_DEED.has(base)) continue;
    deeds.push({
      subject: first.subject,
      from: at,
      at,
      verb: base,
      isPast,
      weight: weigh(all, at, first.weight < 0.5),
    });
  }
  return deeds;
}

/** Verbs in the past of an answer without any subject, as in notes: "Ran the grill, trained three cooks". */
export function findBareDeeds(all: readonly SpokenWord[]): Deed[] {
  return all.flatMap(({ word }, at) => {
    const verb = baseOf(word, 'past');
    const isVerb = verb !== null && !NO_DEED.has(verb) && baseOf(word, 'base') === null;
    return isVerb
      ? [{ subject: 'i' as const, from: at, at, verb, isPast: true, weight: 0.7 * weigh(all, at, false) }]
      : [];
  });
}
