import { readHits } from '../lexicon/read-hits.ts';

/** "Four or more", "B2 or better" and "Level 2 or above" set a minimum; they offer no choice. */
const MINIMUM =
  /(?:\d\+?\)?|[A-C][12]|\p{L}+ \d)\s+(?:or|oder|ou|o|lub|of) (?:more|better|above|higher|greater|over|longer|later|mehr|höher|besser|plus|más|mas|superior|più|superiore|mais|więcej|wyżej|meer|hoger)(?![\p{L}])/giu;
const OR =
  /^(?:or|oder|ou|oppure|lub|albo|bzw\.?|beziehungsweise|and\/or|und\/oder|et\/ou|y\/o|e\/o|i\/lub|en\/of)$/iu;
/** "Or" in Spanish and Italian, and in Dutch, where it is an everyday word of other languages. */
const OR_LETTER = /^[ou]$/u;
const DUTCH =
  /(?<![\p{L}])(?:een|het|van|ervaring|rijbewijs|opleiding|minimaal|jij|kennis|diploma)(?![\p{L}])/iu;
const ENGLISH = /(?<![\p{L}])(?:the|and|or|with|years?|experience|knowledge|ability|in)(?![\p{L}])/iu;
const STOPS =
  /^(?:in|of|with|for|as|using|on|at|to|by|from|like|such|including|via|into|towards?|mit|als|für|von|im|bei|zur|zum|avec|en|de|dans|pour|comme|con|para|com|em|per|nel|w|z|do|met|voor|bij)$/iu;
const LEADS = /^(?:either|entweder|soit|either:|both)\s+/iu;
/** Nouns that stand once for all that is joined before them: "RN or LVN license". */
const HEADS =
  /^(?:certificat(?:e|es|ion|ions)|licen[cs]es?|licensure|degrees?|diplomas?|experience|skills?|knowledge|qualifications?|endorsements?|registration|background|environments?|settings?|systems?|tools?|software)$/iu;
const ADJECTIVE = /(?:al|ic|ive|ory|ary|ex|ous|ate|ed|able|ential|ar|ute|ern|ish|less)$/iu;
/** What is left to the reader: "or higher", "or equivalent". */
const OPEN_ENDED =
  /^(?:higher|above|equivalent|similar|comparable|vergleichbar\p{L}*|höher\p{L}*|equivalente|équivalent\p{L}*|similaire|gleichwertig\p{L}*|ähnlich\p{L}*|equiparabile|podobn\p{L}*|vergelijkbaar)(?![\p{L}])/iu;
/** Keeps the words of a minimum together; no posting contains it. */
const JOINED = '\u0001';
/** More combinations than these are a list of duties, or a sentence that was not understood. */
const MOST = 12;
const LONGEST_SENTENCE = 40;
const PRONOUN = /^(?:he|she|him|his|her|hers|they|their|one|er|sie|il|elle)$/iu;
/** The most words of one of several joined things. */
const LONGEST = 5;

interface Word {
  raw: string;
  text: string;
  /** Whether a comma, bracket, colon or semicolon comes before or after it. */
  opens: boolean;
  closes: boolean;
  comma: boolean;
}

function toWords(text: string): Word[] {
  return text
    .split(/\s+/)
    .filter((piece) => piece !== '')
    .map((piece) => ({
      raw: piece,
      text: piece.replace(/^[([]+|[)\],;:]+$/g, ''),
      opens: /^[([]/.test(piece),
      closes: /[)\];:]$/.test(piece) || /[)\]],$/.test(piece),
      comma: piece.endsWith(','),
    }))
    .filter(({ text: word }) => word !== '');
}

const isName = (text: string) => readHits(text).hits.length > 0;

/** Whether the words on both sides of a slash can be chosen between; "CI/CD" and "24/7" are one thing. */
function areChoices(sides: readonly string[]): boolean {
  if (sides.length > 4 || sides.some((side) => !/^\p{L}[\p{L}\d.+#'’-]+$/u.test(side))) return false;
  // "Krankenpfleger/in": the feminine ending.
  if (
    sides
      .slice(1)
      .some((side) => /^-?(?:in|innen|frau|mann|e|r|en|er|euse|trice|ne|se|a|o|as|os)$/u.test(side))
  )
    return false;
  const joined = sides.join('/');
  const { tokens, hits } = readHits(joined);
  return !hits.some(({ from, to }) => to - from === tokens.length && tokens.length > 1);
}

/** Writes slashes between alternatives as "or". */
function spellOutSlashes(text: string): string {
  return text
    .replace(/(?<![\p{L}])(?:and|und|et|y|e|i|en)\s?\/\s?(?:or|oder|ou|o|lub|of)(?![\p{L}])/giu, 'or')
    .replace(/(?<=\p{L}) \/ (?=\p{L})/gu, ' or ')
    .replace(/[^\s,;()/]+(?:\/[^\s,;()/]+)+/gu, (run) => {
      const sides = run.split('/');
      return areChoices(sides) ? sides.join(' or ') : run;
    });
}

function isOr(words: readonly Word[], at: number, dutch: boolean): boolean {
  const word = words[at]?.text ?? '';
  if (at === 0 || at === words.length - 1 || PRONOUN.test(words[at - 1]?.text ?? '')) return false;
  return OR.test(word) || OR_LETTER.test(word) || (dutch && word === 'of');
}

/** The words as written, without the signs that belonged to what was cut off. */
function join(words: readonly Word[]): string {
  const text = words
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/[,;:]+$/, '');
  const isBalanced = text.split('(').length === text.split(')').length;
  return isBalanced ? text : text.replace(/[()]/g, '');
}

/** Where the thing before `end` begins: after a preposition, a bracket, or a comma that no list continues. */
function conjunctStart(words: readonly Word[], end: number): number {
  let at = end;
  while (at > 0 && end - at < LONGEST) {
    const before = words[at - 1];
    const here = words[at];
    if (!before || before.closes || before.comma || here?.opens) break;
    if (STOPS.test(before.text) || /^(?:and|und|et|y|e|i|sowie)$/u.test(before.text)) break;
    at -= 1;
  }
  return at;
}

function conjunctEnd(words: readonly Word[], start: number): number {
  let at = start;
  while (at < words.length) {
    const here = words[at];
    const joined = words[at - 1]?.text.endsWith('-') ?? false;
    if (
      !here ||
      (at > start &&
        !joined &&
        (STOPS.test(here.text) || here.opens || /^(?:and|und|or|oder)$/u.test(here.text)))
    )
      break;
    at += 1;
    if (here.closes || here.comma) break;
  }
  return at;
}

/** Completes what the first names leave to the last: "RN or LVN license", "complex or catastrophic case management". */
function completeEach(things: readonly string[]): string[] {
  const last = (things.at(-1) ?? '').split(' ');
  const head = last.at(-1) ?? '';
  const completed = things.map((thing, index) => {
    if (index === things.length - 1) return thing;
    const own = thing.split(' ');
    if (last.length > 1 && HEADS.test(head) && !own.some((word) => HEADS.test(word)))
      return `${thing} ${head}`;
    if (own.length === 1 && last.length > 1 && ADJECTIVE.test(thing) && !isName(thing))
      return [thing, ...last.slice(1)].join(' ');
    return thing;
  });
  const first = (completed[0] ?? '').split(' ');
  // "ServSafe Handler or Manager": the name of the issuer stands for both.
  if (
    completed.length === 2 &&
    first.length > 2 &&
    HEADS.test(head) &&
    last.length === 2 &&
    /^[A-Z]\p{Ll}*\p{Lu}/u.test(first[0] ?? '')
  )
    completed[1] = `${first[0]} ${last.join(' ')}`;
  return completed;
}

/**
 * The ways in which a requirement can be met, as texts that each say the whole: "query tuning in A or B" becomes "query
 * tuning in A" and "query tuning in B". At least one, at most twelve; takes linear time.
 */
export function splitAlternatives(text: string): string[] {
  const masked = spellOutSlashes(text.replace(/[.!]+$/, '')).replace(MINIMUM, (found) =>
    found.replace(/\s+/g, JOINED),
  );
  const dutch = DUTCH.test(masked) && !ENGLISH.test(masked);
  if (masked.split(' ').length > LONGEST_SENTENCE) return [text.trim()].filter((one) => one !== '');
  const open = [masked];
  const done: string[] = [];
  while (open.length > 0) {
    if (open.length + done.length > MOST) return [text.trim()];
    const one = open.shift() ?? '';
    const parts = splitFirst(one, dutch);
    if (parts.length > 1 || (parts[0] ?? one) !== one) open.push(...parts);
    else done.push(one);
  }
  const all = done.map((one) => one.replaceAll(JOINED, ' ').replace(/\s+/g, ' ').replace(LEADS, '').trim());
  return [...new Set(all)].filter((one) => one !== '');
}

function splitFirst(text: string, dutch: boolean): string[] {
  const words = toWords(text);
  const at = words.findIndex((_, index) => isOr(words, index, dutch));
  if (at < 0) return [text];
  const rest = words.slice(at + 1);
  // ", or a degree and one year of practice": another sentence, not another word.
  if (
    words[at - 1]?.comma &&
    (rest.length > LONGEST + 1 || /\d|\byears?\b/.test(join(rest))) &&
    !isListBefore(words, at)
  )
    return [join(words.slice(0, at)), join(rest)];
  const end = conjunctEnd(words, at + 1);
  const things = [join(words.slice(at + 1, end))];
  let from = conjunctStart(words, at - 1);
  things.unshift(join(words.slice(from, at)));
  while (from > 0 && words[from - 1]?.comma && things.length < MOST) {
    const start = conjunctStart(words, from - 1);
    if (from - start > LONGEST - 1) break;
    things.unshift(join(words.slice(start, from)));
    from = start;
  }
  const left = things[0] ?? '';
  const right = things.at(-1) ?? '';
  const before = join(words.slice(0, from));
  const after = join(words.slice(end));
  const sameLength = left.split(' ').length === right.split(' ').length;
  if (OPEN_ENDED.test(right)) {
    // "Experience with A (or similar) and B": the rest of the sentence is asked for too.
    if (after !== '') return [`${join(words.slice(0, at))} ${after}`];
    const named =
      things.length > 2
        ? things.slice(0, -1).map((thing) => `${before} ${thing}`.trim())
        : [join(words.slice(0, at))];
    return [...named, join(rest)];
  }
  return completeEach(things).map((thing, index) => {
    const shared =
      index === things.length - 1 || sameLength || things.length > 2 || /^[\p{Ll}]/u.test(after) === false;
    return [before, thing, shared ? after : ''].filter((piece) => piece !== '').join(' ');
  });
}

/** Whether the comma before "or" belongs to a list of three or more. */
function isListBefore(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 8), at - 1).some(({ comma }) => comma);
}
