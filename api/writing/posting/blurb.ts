import type { PostingAnalysis, PostingTerm } from '../types.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { shownName, shownTerms } from './keywords.ts';
import { hasRoleNoun } from './title-text.ts';
import type { Segment } from './zones.ts';

type Facts = Omit<PostingAnalysis, 'blurb' | 'notices' | 'focusAreas'>;

const SEEKS =
  /(?<![\p{L}])(?:seeking|hiring|looking for|searching for|join (?:our|the|us)|is responsible for|will be responsible|you will|you'll|you’ll|this position|this role|the position|under the direction|suchen|unterstütz\w+|recherch\w+|rejoign\w+|buscamos|cerchiamo|procuramos|poszukujemy|szukamy|reports? to|in this role)(?![\p{L}])/iu;
const HIRES =
  /(?<![\p{L}])(?:(?:seeking|hiring|looking for|searching for)(?: for)? (?:an?|our|\d|the|talented|experienced|motivated|qualified|skilled)(?![\p{L}])|suchen|sucht|recherch\w+|buscamos|cerchiamo|procuramos|poszukujemy|szukamy)/iu;
const CHATTER =
  /(?<![\p{L}])(?:do you|are you|if you|apply|click|http|www|@|please|thank|must be|superstar|disclaimer|equal|talented|look no further)(?![\p{L}])/iu;

/**
 * Two or three sentences about the job: from the posting if it has suitable ones, otherwise composed from its facts.
 */
export function writeBlurb(facts: Facts, segments: readonly Segment[]): string {
  const english = facts.language === 'en' || facts.language === 'und';
  const first = findSuitableSentence(segments) || (english ? introduction(facts) : '');
  const daily = english ? describeDuties(facts, segments, first) : '';
  const rest = english
    ? [daily, describeRequirements(facts, `${first} ${daily}`)]
    : [quoteDuties(segments, first)];
  return [first, ...rest]
    .filter((sentence) => sentence !== '')
    .slice(0, 3)
    .join(' ');
}

function findSuitableSentence(segments: readonly Segment[]): string {
  const fitting = segments.filter(
    ({ text, heading, zone, bulleted }) =>
      !heading &&
      !bulleted &&
      zone !== 'none' &&
      (zone !== 'about' || HIRES.test(text)) &&
      text.length >= 50 &&
      text.length <= 300 &&
      /^\p{Lu}/u.test(text) &&
      /[.!]$/.test(text) &&
      SEEKS.test(text) &&
      !CHATTER.test(text) &&
      !/:\s*\S/.test(text),
  );
  const best =
    fitting.find(({ text }) => HIRES.test(text) && hasRoleNoun(text)) ??
    fitting.find(
      ({ text, zone }) =>
        (zone === 'duties' || zone === 'unknown') &&
        !/(?<![\p{L}])(?:need|setup|have|because|not|during)(?![\p{L}])/iu.test(text),
    );
  return best ? best.text.replace(/\*\*/g, '').replace(/!$/, '.') : '';
}

function introduction({ title, company, location, remote }: Facts): string {
  if (title === '') return '';
  const where =
    remote === 'remote'
      ? ', working remotely'
      : /^\p{Lu}\p{Ll}[\p{L} ,.'-]{1,40}$/u.test(location)
        ? ` in ${location}`
        : '';
  if (company !== '') return `${company} is looking for ${article(title)} ${title}${where}.`;
  return `The job is ${article(title)} ${title}${where}.`;
}

/** A degree with its article, as used in a sentence: "a bachelor's degree", "a PhD", "an MBA". */
export function degreeInSentence(degree: string): string {
  const words = degree.replace(/(?<![\p{L}])\p{Lu}\p{Ll}{2,}/gu, (word) => word.toLowerCase());
  return `${/^(?:[aeio]|M(?:BA|Sc|A)(?![\p{L}]))/u.test(words) ? 'an' : 'a'} ${words}`;
}

function article(title: string): string {
  return /^(?:[aeio]|u(?!ni|se))/i.test(title) ? 'an' : 'a';
}

const BASE_VERBS = new Set(
  'build own make manage lead develop create design support provide ensure maintain work assist perform prepare review help coordinate deliver drive write plan run handle monitor analyze track train sell grow learn conduct implement operate teach cook serve clean install repair organize draft identify partner collaborate evaluate score understand coach keep answer process respond oversee supervise define translate carry stock fill rotate set cut move drill communicate execute test maintain inspect document report research schedule greet administer assess educate record update'.split(
    ' ',
  ),
);

/** Rephrases a duty to follow "you would"; empty when that isn't safely possible. */
function phraseDuty(text: string): string {
  const line =
    text
      .replace(/\*\*/g, '')
      .split(/[.;:(–—]/)[0]
      ?.trim() ?? '';
  const [verb = '', ...others] = line.split(/\s+/);
  if (others.length < 2 || others.length > 16 || /["“”]/.test(line)) return '';
  const base = baseVerb(verb.toLowerCase());
  if (base === '') return '';
  const same = verb.toLowerCase() === base ? null : /ing$/i.test(verb) ? /ing$/ : /s$/;
  // "Filling and rotating stock": the second verb changes with the first.
  const rest = others.map((word, index) =>
    same?.test(word) && /^(?:and|or)$|,$/.test(index === 0 ? '' : (others[index - 1] ?? ''))
      ? baseVerb(word) || word
      : word,
  );
  if (
    same &&
    rest.some(
      (word, index) =>
        same.source === 'ing$' && word.endsWith('ing') && /^(?:and|or)$/.test(rest[index - 1] ?? ''),
    )
  )
    return '';
  if (!same && changesForm(rest)) return '';
  return [base, ...rest].join(' ').replace(/,$/, '');
}

const PREPOSITION = /^(?:for|to|of|on|in|with|at|by|from|and|or)$/;

/** Detects mixed verb forms ("Carry tools and prepares the location"), so as not to repeat the posting's mistake. */
function changesForm(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      word.endsWith('s') &&
      /^(?:and|or)$/.test(words[index - 1] ?? '') &&
      baseVerb(word) !== '' &&
      words[index + 1] !== undefined &&
      !PREPOSITION.test(words[index + 1] ?? ''),
  );
}

function baseVerb(verb: string): string {
  if (BASE_VERBS.has(verb)) return verb;
  const options = [
    verb.replace(/s$/, ''),
    verb.replace(/es$/, ''),
    verb.replace(/ies$/, 'y'),
    verb.replace(/ing$/, ''),
    verb.replace(/ing$/, 'e'),
    verb.replace(/(.)\1ing$/, '$1'),
  ];
  return options.find((option) => option !== verb && BASE_VERBS.has(option)) ?? '';
}

function describeDuties(facts: Facts, segments: readonly Segment[], first: string): string {
  const duties = segments
    .filter(
      ({ heading, zone, text }) => !heading && zone === 'duties' && text !== first && text.length <= 160,
    )
    .map(({ text }) => phraseDuty(text))
    .filter((duty) => duty !== '')
    .slice(0, 3)
    .filter((duty, index, all) => all.slice(0, index).join(' ').length < 160);
  if (duties.length >= 2) return `You would ${joinList(duties)}.`;
  const terms = shownTerms(facts)
    .filter(({ kind }) => kind === 'skill' || kind === 'domain')
    .slice(0, 3)
    .map((term) => nameInSentence(term, facts.language));
  return terms.length >= 2 ? `Much of the work is about ${joinList(terms)}.` : '';
}

/** @param said the preceding sentences; terms that they name are not repeated */
function describeRequirements(facts: Facts, said: string): string {
  const { yearsAsked, degreeAsked } = facts;
  const terms = shownTerms(facts);
  const named = terms.filter(
    ({ need, kind }) =>
      need === 'required' &&
      (kind === 'certificate' || kind === 'tool' || kind === 'skill' || kind === 'language'),
  );
  const wanted = [
    ...named.filter(({ kind }) => kind === 'certificate').slice(0, 1),
    ...named.filter(({ kind }) => kind !== 'certificate').slice(0, 3),
  ]
    .map((term) => nameInSentence(term, facts.language))
    .filter((name) => !said.toLowerCase().includes(name.toLowerCase()));
  const parts = [
    yearsAsked !== null ? `${yearsAsked} ${yearsAsked === 1 ? 'year' : 'years'} of experience` : '',
    /degree|diploma/i.test(degreeAsked) ? degreeInSentence(degreeAsked) : '',
  ].filter((part) => part !== '');
  if (parts.length === 0 && wanted.length === 0) return '';
  if (parts.length === 0) return `They ask for ${joinList(wanted)}.`;
  return wanted.length === 0
    ? `They ask for ${joinList(parts)}.`
    : `They ask for ${joinList(parts)}, and name ${joinList(wanted)}.`;
}

function quoteDuties(segments: readonly Segment[], first: string): string {
  const duties = segments
    .filter(
      ({ heading, zone, text }) =>
        !heading && zone === 'duties' && text !== first && text.length >= 30 && text.length <= 200,
    )
    .slice(0, first === '' ? 3 : 2);
  return duties.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
}

/** "Patient Care" inside a sentence is "patient care"; names keep their capitals. */
function nameInSentence(term: PostingTerm, language: string): string {
  const name = shownName(term, language);
  const entry = lexicon().byName.get(term.canonical);
  const canonical = entry?.name ?? '';
  const brandlike = (entry?.trade === 'software' || entry?.trade === 'data') && !canonical.includes(' ');
  const common =
    !brandlike &&
    term.kind !== 'tool' &&
    term.kind !== 'language' &&
    /^\p{Lu}[\p{Ll}\s&/-]*$/u.test(canonical);
  return common && !/\p{Lu}{2}/u.test(name) ? name.toLowerCase() : name;
}

function joinList(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  const comma = parts.some((part) => part.includes(',')) ? ';' : ',';
  return `${parts.slice(0, -1).join(`${comma} `)}${parts.length > 2 && comma === ';' ? ';' : ''} and ${parts[parts.length - 1]}`;
}
