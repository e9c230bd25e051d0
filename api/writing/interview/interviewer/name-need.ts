import { lexicon } from '../../lexicon/lexicon.ts';
import { shownName, shownTerms } from '../../posting/keywords.ts';
import { nameRequirement } from '../../requirements/name-requirement.ts';
import { baseOf, gerundOf } from '../../rewriting/verb-forms.ts';
import type { PostingRequirement, PostingTerm } from '../../types.ts';
import type { PostingToScore } from '../../scoring/prepare.ts';
import { comparable, plainText, quote, withArticle } from './plain-text.ts';

const MAX_LENGTH = 58;
const MAX_WORDS = 8;
const MAX_QUOTE = 60;
/** What stands before the thing itself. */
const LEAD =
  /^(?:(?:(?:you )?must (?:have|be|hold|possess)|you(?: will|['’]ll)? (?:have|are|hold|bring|be)?|we need|minimum(?: of)?|at least|current|active|valid|strong|solid|proven|demonstrated|demonstrable|excellent|great|good|deep|thorough|sound|basic|full|clean|an?|the|some|prior|previous|required:?|essential:?|preferred:?|hands-on|practical|working|relevant|(?:work )?experience (?:with|in|of|as|using)|knowledge of|understanding of|ability to|able to|capable of|willing(?:ness)? to|comfortable|confident|skilled (?:in|at)|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|responsible for|to) +)+/iu;
/** A heading on the line of its first item. */
const LABEL =
  /^(?:(?:your|our|the|key|main|essential|core|primary|daily|job|minimum|basic|required|preferred)\s+)*(?:duties|responsibilities|functions|tasks|qualifications|requirements|skills)(?:\s+(?:and \p{L}+))?(?:\s+(?:include|are|of this (?:role|position)))*(?:,? but (?:are )?not limited to)?\s*:?\s+(?=\S)/iu;
/** A phrase ends before these. */
const BREAK =
  /\s*(?:[,;:.(!?]|\s-\s|\s(?:including|such as|incl\.?|inc\.|e\.g\.?|i\.e\.?|like|which|that|who|so that|in order to|while|as well as|and\/or|is (?:required|essential|a must|preferred|needed|mandatory)|(?:are )?required|essential|preferred|desirable|a plus|or (?:similar|equivalent)|in line with|according to|within (?:a|an|our|the)|in an? (?:timely|safe|professional|fast|busy|efficient)|to (?:ensure|make sure|help|support|keep))(?=\W|$)).*$/iu;
const COUNTED =
  /(?:licen[cs]e|certificate|certification|degree|diploma|card|permit|qualification|CDL)(?: (?:with|in|for|or) .+)?$/i;
/** What is left behind a requirement that is a thing: "ServSafe is required". */
const ASIDE =
  /\s(?:is|are) (?:an? )?(?:required|essential|must|preferred|needed|mandatory|plus|desirable)(?=\W|$).*$/iu;
const IS_SENTENCE =
  /\s(?:is|are|was|has) (?!\w+ed\b)|^(?:we|our|this|the (?:role|position|job|company)|as an?|if)\s/iu;
const NO_NOUN = /\b(?:i|we|you|he|they|is|are|will|can|should|please|apply|must|do|if|when)\b/i;

/** Something that a posting asks for or says about the work, as it can stand in a sentence. */
export interface NamedNeed {
  /** "food safety", "an RN license", "managing stock levels", or a short quotation. */
  phrase: string;
  isQuoted: boolean;
}

/** What the employer offers or arranges: nothing to be asked about. */
const CONDITIONS = /\b(?:hybrid|remote|salary|per hour|benefits|pto|days? (?:a|per) week)\b/i;

/** What a requirement is called in a spoken sentence: a noun phrase of its own words, or else a short quotation. */
export function nameNeed(requirement: PostingRequirement, posting: PostingToScore): NamedNeed | null {
  if (CONDITIONS.test(requirement.text)) return null;
  const text = plainText(requirement.text.replace(/ & /g, ' and ').replace(LABEL, ''), 300);
  const isEnglish = posting.language === 'en' || posting.language === 'und';
  const phrase = isEnglish ? (phraseOf(text, requirement) ?? termWithin(text, posting)) : null;
  // The name of the job itself asks for nothing.
  const isTitle = phrase !== null && ` ${comparable(posting.title)} `.includes(` ${comparable(phrase)} `);
  if (isTitle) return null;
  if (phrase !== null) return { phrase, isQuoted: false };
  // Years are asked about by the plan's other questions; a name of them is no name of work.
  if (requirement.years !== null) return null;
  const name = plainText(nameRequirement(requirement).replace(/…$/, ''), MAX_QUOTE);
  const quoted = quote(name.length >= 4 && isEnglish ? name : text, MAX_QUOTE);
  return quoted === '' ? null : { phrase: quoted, isQuoted: true };
}

function phraseOf(text: string, { years, kind }: PostingRequirement): string | null {
  if (years !== null || IS_SENTENCE.test(text.replace(ASIDE, ''))) return null;
  const own = text.replace(LEAD, '').replace(BREAK, '').trim();
  const [first = '', ...rest] = own.split(' ');
  if (rest.length + 1 > MAX_WORDS || own.length > MAX_LENGTH || own.length < 3 || NO_NOUN.test(own))
    return null;
  const verb = first.toLowerCase();
  // "Assess, plan and evaluate care": what is done stands behind the comma.
  if (
    rest.length === 0 &&
    /^\p{Ll}+$/u.test(verb) &&
    baseOf(verb, 'base') !== null &&
    /^\S+, /.test(text.replace(LEAD, ''))
  )
    return null;
  const isBase = /^\p{L}+$/u.test(first) && baseOf(verb, 'base') !== null;
  if (isBase && rest.length > 0 && (kind === 'duty' || kind === 'skill' || kind === 'condition'))
    return joinVerbs(`${gerundOf(verb, 'american')} ${rest.join(' ')}`);
  if (rest.length === 0 && !COUNTED.test(own) && !/^[A-Z]{2}/.test(own) && own.length < 5) return null;
  const noun = asInSentence(own);
  if (/\b(?:and|or)$/.test(noun)) return null;
  return kind === 'license' || kind === 'education' || COUNTED.test(noun)
    ? COUNTED.test(noun)
      ? withArticle(noun)
      : noun
    : noun;
}

/** "managing stock and order supplies": the second verb follows the first. */
function joinVerbs(phrase: string): string | null {
  const words = phrase.split(' ');
  const joined = words.map((word, at) => {
    const isJoined = /^(?:and|or)$/i.test(words[at - 1] ?? '') && words[at + 1] !== undefined;
    const base = word.toLowerCase();
    return isJoined &&
      baseOf(base, 'base') !== null &&
      (at === 2 || /^(?:the|a|an|all|our|their|its|new|any|each|every)$/i.test(words[at + 1] ?? ''))
      ? gerundOf(base, 'american')
      : word;
  });
  return joined.some((word, at) => at > 0 && /^(?:you|we|our)$/i.test(word)) ? null : joined.join(' ');
}

/** Words in small letters at the beginning, unless they are a name. */
function asInSentence(phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ');
  const isName = /\p{Lu}.*\p{Lu}|\d/u.test(first) || isProper(first) || isProper(phrase);
  return isName ? phrase : [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join(' ');
}

/** Whether the lexicon writes it with a capital that is more than the first of an entry: tools, languages, certificates. */
function isProper(word: string): boolean {
  const hit = lexicon().byName.get(word);
  return hit !== undefined && (hit.kind === 'tool' || hit.kind === 'language' || hit.kind === 'certificate');
}

/** Where work is done is nothing that one knows or does. */
const A_PLACE = /\b(?:kitchen|environment|setting|industry|company|team|office|hospital|department)$/i;

/** The heaviest term that a text names. */
function termWithin(text: string, posting: PostingToScore): string | null {
  const folded = ` ${text.toLowerCase()} `;
  const named = shownTerms(posting).find(
    ({ surface, kind }) =>
      kind !== 'trait' &&
      kind !== 'phrase' &&
      kind !== 'domain' &&
      !A_PLACE.test(surface) &&
      folded.includes(surface.toLowerCase()),
  );
  return named ? nameTerm(named, posting) : null;
}

/** A term of the posting in a sentence; `''` if it can't be said. */
export function nameTerm(term: PostingTerm, posting: PostingToScore): string {
  const name = plainText(shownName(term, posting.language), MAX_LENGTH);
  if (term.kind === 'tool' || term.kind === 'language') return name;
  const plain =
    /\p{Lu}{2}|\d/u.test(name) || term.kind === 'certificate' ? asInSentence(name) : name.toLowerCase();
  return COUNTED.test(plain) ? withArticle(plain) : plain;
}
