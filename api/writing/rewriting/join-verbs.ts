import { verbRole } from '../proof/verb-roles.ts';
import { baseOf, inForm } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';
import type { Spelling } from './spelling.ts';

/** Words that are a noun as often as a verb in their base or -ing form: "support services", "training programs". */
const NOUNS = new Set(
  `access account address advance aid answer appeal approach audit award back balance bill blend board book boost box brief brush budget bundle
  call care carve cash catalog catalogue cater chair champion change charge chart check clean climb coach coat code command commission contact contract control
  cook copy cost counsel count cover craft cure cut date deal design detail display document dose draft dress drill drive dust engineer estimate
  exercise experience experiment export feature file fill film filter finance finish fit fix flag focus fold forecast forge form foster frame function fund
  gain garden grade grant group guarantee guard guide hand haul head help host house import increase index influence input install interest
  interview inventory iron issue judge label land launch lead lecture level license lift light limit link list load log look machine mail manufacture map
  mark market master match measure mentor mill mix model monitor mop mount move name network note notice number nurse offer open order own pack package paint park
  partner paste patch patrol phone photograph pilot pioneer pitch place plan plant plaster polish pool position post pour practice press price print process
  produce profile program progress project prototype prune pull pump purchase push quality query question quote raise rank rate reach record recruit refill
  relief rent repair reply report request rescue research reserve review reward ring rise risk roast roll rotate route run sail sample sand scale scan
  schedule scope score scout screen screw script seal search seat section segment sequence service set shadow shape share shelf shift ship shop sketch slice
  sort sound source spend sponsor spray spread stack staff stage stain start state stimulus stitch stock store structure study style supply support surge survey switch
  tally target taste test thread tile time tour trace track trade train transfer transport travel treat trial trim triage tune turn tutor type update upgrade use value
  view visit volunteer wait walk warm wash watch water wax weigh weld wire witness work wrap yield
  market engineer build bank nurse manufacture process operate bake fabricate teach account recruit package ship fish hire onboard merchandise moderate direct correct`
    .trim()
    .split(/\s+/),
);
/** Nouns that make a compound with the -ing form before them: "training programs". */
const COMPOUNDED =
  /^(?:teams?|programm?e?s?|campaigns?|systems?|process(?:es)?|procedures?|strateg(?:y|ies)|activit(?:y|ies)|materials?|managers?|departments?|equipment|supplies|services?|tools?|polic(?:y|ies)|decisions?|standards?|schedules?|sessions?|plans?|requirements?|compan(?:y|ies)|needs?|functions?|efforts?|operations?|initiatives?|areas?|rooms?(?= (?:service|division))|skills?|support|lines?|floors?|machines?|machinery|cycles?|facilit(?:y|ies)|methods?|techniques?|environments?|solutions?|platforms?|software|data|budgets?|centers?|centres?|agents?|agenc(?:y|ies)|staff|crews?|duties|tasks?|work|and|or|of|in|for|at|on|to|with|,)$/i;
const DETERMINED =
  /^(?:the|a|an|all|any|some|each|every|this|these|those|our|their|my|its|his|her|up|over|more|about|around|new|several|many|multiple|various|different|both|daily|weekly|monthly|\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundreds?|thousands?|dozens?)$/iu;
const TAUGHT = /^(?:train|hire|recruit|onboard|coach|mentor|tutor|teach|lead|staff)$/;
const PEOPLE =
  /^(?:staff|employees|teams?|crews?|managers?|agents?|apprentices|starters|colleagues|students|volunteers|interns)$/i;

/**
 * Whether a word in this form is a verb with what follows it, for sure: "cleaning rooms", not "cleaning staff", nor "lead" in
 * "lead developer".
 */
export function isVerbBefore(word: string, form: VerbForm, next: string): boolean {
  const base = baseOf(word, form);
  if (base === null) return false;
  const plain = next.replace(/[^\p{L}\p{N}$€£%+-]/gu, '');
  if (form === 'past') return verbRole(word, true) !== null;
  if (!NOUNS.has(base)) return form !== 'gerund' || plain !== '';
  if (plain === '') return false;
  if (TAUGHT.test(base) && PEOPLE.test(plain)) return form === 'gerund' || base !== 'staff';
  if (DETERMINED.test(plain) || /^[$€£]?\d/.test(plain)) return true;
  return form === 'gerund' && !COMPOUNDED.test(plain) && /[^s]s$/.test(plain) && !plain.endsWith('ing');
}

const WORD = /[\p{L}][\p{L}'’-]*/gu;
/** From here on another subject or an infinitive has the verbs. */
const STOPS =
  /^(?:to|that|which|who|whom|where|when|while|because|if|can|will|could|would|help|helped|helping|let|letting|make|by|for|of|through)$/i;

/**
 * Puts the first verb of a text, and those joined to it, into another form: "cleaning rooms and making beds" -> "cleaned rooms and
 * made beds". `null` if it can't be told which words are verbs.
 */
export function turnVerbs(text: string, from: VerbForm, to: VerbForm, spelling: Spelling): string | null {
  const words = [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }));
  const first = words[0];
  if (!first || first.at !== 0) return null;
  const nextOf = (index: number): string => {
    const one = words[index];
    return one ? (/^\s+(\S+)/u.exec(text.slice(one.at + one.word.length))?.[1] ?? '') : '';
  };
  const changes: { at: number; length: number; form: string }[] = [];
  let isStopped = false;
  let wasVerb = false;
  const hasFinalAnd = /,? and \p{Ll}+/u.test(text);
  for (const [index, { word, at }] of words.entries()) {
    const before = words[index - 1];
    const gap = before ? text.slice(before.at + before.word.length, at) : '';
    if (/[.;:(!?]/.test(gap)) return isStopped || /[;.]/.test(gap) ? joined(text, changes) : null;
    const isJoined = before !== undefined && (/^(?:and|or)$/i.test(before.word) || gap.includes(','));
    const base = baseOf(word, from);
    const follows = nextOf(index);
    if (index === 0) {
      const opensList =
        base !== null && /^(?:and|or|,)/.test(follows) && /^[a-z]+ing,?$|^[a-z]+,?$/i.test(word);
      const isListOfVerbs =
        opensList &&
        isVerbList(
          words.slice(0, 6).map((one) => one.word),
          from,
        );
      if (base === null || !(isVerbBefore(word, from, follows) || isListOfVerbs)) return null;
      changes.push({ at, length: word.length, form: inForm(base, to, spelling) });
      wasVerb = true;
      continue;
    }
    if (isJoined && !isStopped && base !== null && word === word.toLowerCase()) {
      const isComma = gap.includes(',') && !/^(?:and|or)$/i.test(before.word);
      // "Cleaned rooms, making beds": a participle, which may stay.
      if (!(isComma && from === 'gerund' && !hasFinalAnd)) {
        if (isVerbBefore(word, from, follows) || wasVerb)
          changes.push({ at, length: word.length, form: inForm(base, to, spelling) });
        else if (from !== 'past') return null;
      }
    }
    wasVerb = base !== null && isJoined ? wasVerb : /^(?:and|or|also|then)$/i.test(word) && wasVerb;
    if (STOPS.test(word) && !(word === 'for' || word === 'of')) isStopped = true;
  }
  return joined(text, changes);
}

function isVerbList(words: readonly string[], form: VerbForm): boolean {
  const at = words.findIndex((word) => /^(?:and|or)$/i.test(word));
  const last = words[at + 1];
  const after = words[at + 2];
  return (
    at > 0 &&
    last !== undefined &&
    after !== undefined &&
    words.slice(0, at).every((word) => baseOf(word, form) !== null) &&
    baseOf(last, form) !== null &&
    (isVerbBefore(last, form, after) || !NOUNS.has(baseOf(words[0] ?? '', form) ?? ''))
  );
}

function joined(text: string, changes: readonly { at: number; length: number; form: string }[]): string {
  let turned = '';
  let from = 0;
  for (const { at, length, form } of changes) {
    const isCapital = /^\p{Lu}/u.test(text.slice(at));
    turned += text.slice(from, at) + (isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form);
    from = at + length;
  }
  return turned + text.slice(from);
}
