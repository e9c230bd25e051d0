import { verbRole } from '../proof/verb-roles.ts';
import { baseOf } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';

/** Verbs that are a noun or an adjective as often: "support services", "training programs", "clear understanding". */
const AMBIGUOUS = new Set(
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
  market engineer build bank nurse manufacture process operate bake fabricate teach account recruit package ship fish hire onboard merchandise moderate direct correct clear complete secure separate present duplicate free appropriate perfect lower return release result stay transition interface alert leverage empty hammer escort usher flush rake tow provision restart advocate contract
  bookkeep consult import research supervise word found`
    .trim()
    .split(/\s+/),
);
/** Nouns that make a compound with the -ing form before them: "training programs". */
const COMPOUNDED =
  /^(?:teams?|programm?e?s?|campaigns?|systems?|process(?:es)?|procedures?|strateg(?:y|ies)|activit(?:y|ies)|materials?|managers?|departments?|equipment|supplies|services?|tools?|polic(?:y|ies)|decisions?|standards?|schedules?|sessions?|plans?|requirements?|compan(?:y|ies)|needs?|functions?|efforts?|operations?|initiatives?|areas?|rooms?(?= (?:service|division))|skills?|knowledge|experience|expertise|languages?|frameworks?|concepts?|principles|fundamentals|certifications?|courses?|websites?|support|lines?|machines?|machinery|cycles?|facilit(?:y|ies)|methods?|techniques?|environments?|solutions?|platforms?|software|data|budgets?|centers?|centres?|agents?|agenc(?:y|ies)|staff|crews?|duties|tasks?|work|and|or|of|in|for|at|on|to|with|,)$/i;
/** Whether a noun makes a compound with an -ing form before it, or none follows at all. */
export const isCompounded = (word: string): boolean => COMPOUNDED.test(word);

const DETERMINED =
  /^(?:the|a|an|it|them|us|all|any|some|each|every|this|these|those|our|their|my|its|his|her|up|over|more|about|around|new|several|many|multiple|various|different|both|daily|weekly|monthly|\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundreds?|thousands?|dozens?)$/iu;
/** Whether a word begins a noun phrase. */
export const isDeterminer = (word: string): boolean => DETERMINED.test(word);

/** Words that are an adjective by their ending, so that a noun follows: no compound begins with one. */
const ADJECTIVE =
  /^(?!(?:materi|manu|journ|hospit|propos|rent|approv|arriv|dispos|anim|go|de|capit|princip|referr|port|termin|sign|profession|individu|offici|tri|me|met|cryst|tot|withdraw|potenti|festiv|ov)al$)\p{Ll}{2,}(?:al|ous|ful|ical)$/u;

const TAUGHT = /^(?:train|hire|recruit|onboard|coach|mentor|tutor|teach|lead|staff)$/;
/** "Working with", "dealing with". */
const INTRANSITIVE = /^(?:work|deal|interface|partner|act|serve|participate)$/;
const PREPOSITION = /^(?:with|as|on|for|under|towards?|closely|directly|in|at)$/i;
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
  // "Writing of reports".
  if (form === 'gerund' && plain === 'of') return false;
  if (form === 'gerund' && INTRANSITIVE.test(base) && PREPOSITION.test(plain)) return true;
  if (!AMBIGUOUS.has(base)) return form !== 'gerund' || plain !== '';
  if (plain === '') return false;
  if (TAUGHT.test(base) && PEOPLE.test(plain)) return form === 'gerund' || base !== 'staff';
  if (DETERMINED.test(plain) || /^[$€£]?\d/.test(plain)) return true;
  // "Networking Fundamentals": a heading.
  if (/^\p{Lu}/u.test(plain)) return false;
  // "Monitoring vital signs".
  if (form === 'gerund' && ADJECTIVE.test(plain)) return true;
  return form === 'gerund' && !COMPOUNDED.test(plain) && /[^s]s$/.test(plain) && !plain.endsWith('ing');
}
