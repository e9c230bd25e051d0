import { baseOf } from '../../rewriting/verb-forms.ts';
import { plainText } from './plain-text.ts';

/** Something that the candidate did, in their own words from the verb on: "rebuilt the rota with two nurses". */
export interface SaidClause {
  /** Behind "you": in the second person. */
  told: string;
  /** As said, from "I" or "we" on. */
  quote: string;
  hasNumber: boolean;
  /** Whether it can't be understood alone: "fixed it". */
  isVague: boolean;
  /** Whether it tells of a change: "cut waste by a third". */
  isOutcome: boolean;
}

const MAX_WORDS = 13;
const MIN_WORDS = 3;
const MAX_CLAUSES = 40;
/** Verbs that say nothing about what was done. */
const WEAK =
  /^(?:was|were|had|got|thought|felt|knew|wanted|liked|loved|needed|guessed|believed|understood|tried|used|decided|seemed|enjoyed|hoped|said|mentioned|meant|did|went|came|ended|happened|noticed|realized|realised|worked|started|saw|heard|forgot|found|agreed|remembered|learned|learnt)$/i;
const WEAK_NOW =
  /^(?:am|are|have|do|don|can|will|would|could|should|think|feel|know|want|like|love|need|guess|believe|understand|try|hope|say|mean|go|come|might|may|must|see|get|look)$/i;
/** Where a clause ends, also in speech without punctuation. */
const END =
  /[,.](?!\d)|[;:!?\n(]|\s-\s|\s(?:and (?:i|we|then|so|it|that|the|they|she|he)|because|so(?= (?:that|i|we|the|they|it|you))|if|in order|but|which|when|while|although|since|until|before|after|as i|then|i|we|he|she|they|it was)\s/iu;
const OUTCOME =
  /^(?:cut|reduced|lowered|increased|raised|improved|grew|saved|doubled|halved|tripled|boosted|dropped|brought|got|kept|won|shortened|sped|decreased|recovered|beat|exceeded)$/i;
const NUMBER =
  /\d|\b(?:half|third|quarter|fifth|tenth|percent|per cent|dozens?|hundreds?|thousands?|doubled|halved|tripled|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)\b/i;
/** A number of a change, which can be measured. */
const CHANGE =
  /%|\bpercent\b|\bper cent\b|\b(?:by|from) (?:about |around |nearly |almost |over |roughly )?(?:\d|a |half|two|three|one)|\b(?:halved|doubled|tripled|in half|a third|a quarter|a fifth|a tenth)\b/i;

/** The clauses in which the candidate says what they (`I`) or their team (`we`) did, in the order of the answer. */
export function findClauses(
  answer: string,
  who: 'I' | 'we',
  tense: 'past' | 'present' = 'past',
): SaidClause[] {
  const found: SaidClause[] = [];
  const opening =
    who === 'I'
      ? /\bI(?:['’]ve| have)? (?:also |then |first |personally |just |actually |always |quickly |once |immediately |later |finally )*/gi
      : /\bwe(?:['’]ve| have)? (?:also |then |first |all |just |always |finally )*/gi;
  for (const match of answer.slice(0, 4_000).matchAll(opening)) {
    if (found.length >= MAX_CLAUSES) break;
    const from = match.index + match[0].length;
    const rest = answer.slice(from, from + 200);
    const clause = plainText(rest.split(END)[0] ?? '', 160);
    const words = clause.split(' ');
    const verb = words[0] ?? '';
    if (words.length < MIN_WORDS || words.length > MAX_WORDS || WEAK.test(verb)) continue;
    if (
      tense === 'past'
        ? !isPast(verb, clause)
        : isPast(verb, clause) || WEAK_NOW.test(verb) || baseOf(verb, 'base') === null
    )
      continue;
    if (
      /\b(?:and|or|the|a|an|to|with|of|for|my|our|by|that|so|if|as|from|at|in|on|than|about|this|some|every)$/i.test(
        clause,
      )
    )
      continue;
    found.push({
      told: clause
        .replace(/\bI\b/g, 'you')
        .replace(/\bmy\b/gi, 'your')
        .replace(/\bour\b/gi, 'your')
        .replace(/\bmyself\b/gi, 'yourself')
        .replace(/\b(?:me|us)\b/g, 'you'),
      quote: `${who === 'I' ? 'I' : 'we'} ${clause}`,
      isVague: /\b(?:it|them|him|her|this|that|those|these|there|they|he|she|you|your)\b/i.test(clause),
      hasNumber: NUMBER.test(clause),
      isOutcome: OUTCOME.test(verb) && CHANGE.test(clause),
    });
  }
  return found;
}

/** "Cut" and "read" may be of today; they count as done where a change with a number follows. */
const isPast = (word: string, clause: string): boolean =>
  baseOf(word, 'past') !== null && (baseOf(word, 'past') !== word.toLowerCase() || CHANGE.test(clause));

/** A change with a number that the candidate didn't put as their own doing: "errors went down by a third". */
export function findOutcome(answer: string): string | null {
  const found =
    /(?:[\p{L}’'-]+ ){1,4}(?:went|dropped|fell|rose|grew|came) (?:down |up )?(?:by|from) (?:(?! and | so | because | but | which )[^.,;!?\n]){2,40}/iu.exec(
      answer.slice(0, 4_000),
    );
  const text = plainText((found?.[0] ?? '').replace(/^(?:(?:and|so|but|then|that|because) )+/i, ''), 80);
  return text !== '' && CHANGE.test(text) ? text : null;
}
