import type { Reworked } from './rewording.ts';
import { baseOf, baseOfParticiple, inForm } from './verb-forms.ts';
import type { Spelling } from './spelling.ts';

const BEFORE_WORK =
  /^(?:responsible|in charge|able|tasked|charged|entrusted|assigned|hired|promoted|awarded|part|a|an|the|one)(?![\p{L}])/iu;
/** "I have a licence" without its "I" says less than it did. */
const NO_WORK = /^(?:have|had|am)$/i;

/** With a capital letter where a sentence begins. */
const asOpening = (word: string, before: string): string =>
  /[.!?] $/.test(before) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const asGerund = (word: string, spelling: Spelling): string => {
  const base = baseOf(word, 'past') ?? baseOf(word, 'base');
  return base === null ? word : inForm(base, 'gerund', spelling);
};

/** "Including scheduling interviews and": what follows is one more of them. */
const isBehindGerunds = (before: string): boolean => {
  if (!/(?<![\p{L}])and $/u.test(before)) return false;
  const listed = /(?<![\p{L}])(?:including|involving|such as) (\p{L}+ing) [^;.]*$/u.exec(before)?.[1];
  return baseOf(listed ?? /^\p{L}+/u.exec(before)?.[0] ?? '', 'gerund') !== null;
};

/** "I" and "my" out of an English text. "We" stays: what a team did isn't one person's. */
function dropEnglish(text: string, spelling: Spelling): string {
  return text
    .replace(
      /(?<=^|[.;!?] |(?<![\p{L}])(?:and|then|but),? )I(?:['’]ve| have) (?:also )?(\p{Ll}+)(?= )/gu,
      (found: string, word: string, at: number, whole: string) => {
        const base = baseOfParticiple(word);
        return base === null ? found : asOpening(inForm(base, 'past', spelling), whole.slice(0, at));
      },
    )
    .replace(
      /(?<=^|[.;!?] |(?<![\p{L}])(?:and|then|but),? )I (?:also |then |personally )?(\p{Ll}+)(?= )/gu,
      (found: string, word: string, at: number, whole: string) =>
        !NO_WORK.test(word) &&
        (word === 'was'
          ? BEFORE_WORK.test(whole.slice(at + found.length + 1))
          : baseOf(word, 'past') !== null || baseOf(word, 'base') !== null)
          ? isBehindGerunds(whole.slice(0, at))
            ? asGerund(word, spelling)
            : asOpening(word, whole.slice(0, at))
          : found,
    )
    .replace(/(?<![\p{L}])my (own )?(?=\p{Ll}+(?:s|ss)(?![\p{L}]) ?(?:and|,|\.|$))/gu, '')
    .replace(
      /(?<![\p{L}])(with|for|to|of) my (?=(?:manager|supervisor|boss|team|colleague|department|company)(?![\p{L}]))/gu,
      '$1 the ',
    );
}

/** The pronoun goes where the verb's ending, or the style of a list, says who. */
const OTHERS: Record<string, readonly [RegExp, string][]> = {
  de: [
    [/^Ich (?:habe|hatte) (?=.+(?:t|en)\.?$)/u, ''],
    [/^Ich war (?=(?:verantwortlich|zuständig) für)/u, ''],
  ],
  fr: [
    [/^J['’](?:ai|avais) (?=\p{Ll}+(?:é|i|u|is|it)(?![\p{L}]))/u, ''],
    [/^J['’](?:étais|ai été) (?=(?:chargée?|responsable) )/u, ''],
  ],
  es: [[/^Yo (?=\p{Ll})/u, '']],
  it: [[/^Io (?=\p{Ll})/u, '']],
  pt: [[/^Eu (?=\p{Ll})/u, '']],
  pl: [[/^Ja (?=\p{Ll})/u, '']],
};

/** Takes the first person out; a resume's reader knows whom it is about. */
export function dropFirstPerson(text: string, language: string, spelling: Spelling): Reworked | null {
  let plain = text;
  if (language === 'en') plain = dropEnglish(text, spelling);
  else for (const [pattern, instead] of OTHERS[language] ?? []) plain = plain.replace(pattern, instead);
  // "Carried trays and I am in charge of the bar": half of it reads worse than all.
  if (plain === text || (language === 'en' && /(?<![\p{L}])I(?: |['’]\p{L})/u.test(plain))) return null;
  return { text: plain, leftOut: ['the first person'] };
}
