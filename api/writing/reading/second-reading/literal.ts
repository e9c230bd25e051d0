/** One space wherever there is white space. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line with its columns apart. */
export const asRead = (text: string): string => plain(text.replace(/\t+/g, ' | '));

/** Quotation marks and dashes as on a typewriter, which services like to exchange; the length stays. */
const typed = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—−]/g, '-');

const LETTER = /[\p{L}\p{N}]/u;

/** Where whole words stand in a text, letter by letter, from a place on; -1 if they don't. */
export function findWords(text: string, words: string, from = 0): number {
  if (words === '') return -1;
  const [inText, sought] = [typed(text), typed(words)];
  for (let at = inText.indexOf(sought, from); at >= 0; at = inText.indexOf(sought, at + 1)) {
    const isWithin = LETTER.test(inText.charAt(at - 1)) && LETTER.test(sought.charAt(0));
    const goesOn = LETTER.test(inText.charAt(at + sought.length)) && LETTER.test(sought.slice(-1));
    if (!isWithin && !goesOn) return at;
  }
  return -1;
}

/** Words that lead to a title or an employer, and articles behind them. */
const LEADS =
  'as|was|am|became|been|at|for|with|by|in|joined|als|bei|beim|für|comme|chez|pour|como|para|em|en|come|presso|per|voor|bij|som|hos|ved|vid|jako|w';
const ARTICLES = 'an?|the|die|der|das|den|dem|la|le|les|el|los|las|il|lo|de|het|une?|eine?[mrn]?';
/** What may stand before a title or an employer: nothing, a mark, a date, or words that lead to it. */
const BEFORE = new RegExp(
  `(?:^|\\n|[^\\p{L}\\s'&-]|\\s[-']|(?<!\\p{L})(?:${LEADS})(?: (?:${ARTICLES}))?)\\s*$`,
  'iu',
);
/** The same before the name of an employer or a place: "for the company Globex", "presso l'Università di Hull". */
const BEFORE_NAME = /(?<![\p{L}\p{N}])(?:\p{Ll}+\s*|(?:[ads][aeu]?l?|ne)?l')$/u;
/** What may stand behind either; a word that begins small goes on with something else. */
const AFTER =
  /^[^\S\n]*(?:$|\n|[^\p{L}\s'&-]|[-'](?!\p{L})|(?:I|As|At|In|On|For|With)(?!\p{L}))|^[^\S\n]+\p{Ll}/u;

/** "of", "de la": what ties a title to the employer behind it. */
const LINKS = /^(?:\p{L}{1,4} ){1,2}/u;
const LINKS_BEHIND = /(?: \p{L}{1,4}){1,2}$/u;
/** So many occurrences of a name are looked at, and so much of the text before each. */
const OCCURRENCES_MAX = 20;
const LOOK_BACK = 40;

/**
 * Where a title or a name stands in a text as a thing of its own: of "assistant to the CEO", "CEO" is no title.
 *
 * @param beside what it may also stand beside, such as the employer right behind a title
 * @param isProper whether it is the name of an employer or a place rather than what somebody was
 */
export function findName(
  text: string,
  name: string,
  beside: readonly string[] = [],
  isProper = false,
): number {
  const around = typed(text);
  const neighbours = beside.filter((words) => words !== '').map(typed);
  let at = findWords(text, name);
  for (let tries = 0; at >= 0 && tries < OCCURRENCES_MAX; tries += 1) {
    const end = at + name.length;
    const before = at > LOOK_BACK ? `x${around.slice(at - LOOK_BACK, at)}` : around.slice(0, at);
    const behind = around.slice(end).trimStart();
    const led = behind.replace(LINKS, '');
    const ahead = around.slice(0, at).trimEnd();
    const begins =
      BEFORE.test(before) ||
      (isProper && BEFORE_NAME.test(before)) ||
      neighbours.some((words) => ahead.endsWith(words) || ahead.replace(LINKS_BEHIND, '').endsWith(words));
    const ends =
      AFTER.test(around.slice(end)) ||
      neighbours.some((words) => behind.startsWith(words) || led.startsWith(words));
    if (begins && ends) return at;
    at = findWords(text, name, at + 1);
  }
  return -1;
}

/** A text where it stands over the ends of lines, and as it is without them. */
export interface BrokenText {
  start: number;
  end: number;
  text: string;
}

/** Where words stand in a text that may go on in the next line, also behind a hyphen or broken by one. */
export function findBroken(text: string, words: string): BrokenText | null {
  const [inText, sought] = [typed(text), typed(words)];
  for (
    let start = inText.indexOf(sought.charAt(0));
    start >= 0;
    start = inText.indexOf(sought.charAt(0), start + 1)
  ) {
    if (LETTER.test(inText.charAt(start - 1))) continue;
    const whole = walk(text, inText, start, sought);
    if (whole && !LETTER.test(inText.charAt(whole.end))) return whole;
  }
  return null;
}

function walk(text: string, inText: string, start: number, sought: string): BrokenText | null {
  let [at, read] = [start, ''];
  for (let order = 0; order < sought.length; order += 1) {
    const sign = sought.charAt(order);
    if (inText.startsWith('-\n', at) && sign !== '-') at += 2;
    else if (inText.charAt(at) === '\n' && inText.charAt(at - 1) === '-') at += 1;
    const here = inText.charAt(at);
    if (here !== sign && !(sign === ' ' && here === '\n')) return null;
    read += here === '\n' ? ' ' : text.charAt(at);
    at += 1;
  }
  return { start, end: at, text: read };
}
