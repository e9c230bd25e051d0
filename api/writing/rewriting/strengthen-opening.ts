import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import { turnVerbs } from './turn-verbs.ts';
import { verbForNoun } from './verb-for-noun.ts';
import type { VerbForm } from './verb-forms.ts';

const ADVERB = '(?:(?:also|currently|directly|fully|mainly|primarily|solely|largely|chiefly) )?';
/** Openings behind which the work stands as a noun or in its -ing form. */
const BEFORE_NOUN = new RegExp(
  String.raw`^(?:(?:I (?:was|am) |I['’]m |was |were |being )?${ADVERB}(?:responsible (?:for|of|in)|tasked with|charged with|entrusted with|accountable for|in charge of)|(?:(?:handled|performed|took on) the )(?:tasks?|job|duty|duties|work) of|(?:I )?(?:took|taking) (?:care of|responsibility for)|(?:I )?(?:had|have) (?:the )?responsibility (?:for|of)|(?:I was |was )?given (?:the )?(?:responsibility (?:for|of)|(?:task|job) of)|(?:(?:my|main|key|daily|various|general|job|primary|principal|major|core|other) )*(?:duties|duty|responsibilities|responsibility|tasks?|role|job)(?: (?:here|there))? (?:included?|involved?|consist(?:ed|s)? of|such as|were|was|are|is)|(?:duties|responsibilities|tasks)(?: included?)?:)\s+(?!to )(?:the )?`,
  'iu',
);
/** The same opening once more in the middle. */
const AGAIN = /(,? and) (?:(?:I )?(?:was|am|is) )?(?:also )?(?:being )?responsible for (?:the )?/u;
/** Openings behind which it stands in its base form. */
const BEFORE_BASE =
  /^(?:(?:I )?(?:was|were) (?:able|assigned|tasked|required) to|(?:I )?had to|(?:my )?(?:(?:main|key) )?(?:job|role|duty|task|duties|responsibility|responsibilities) (?:was|were|is|are) to|(?:I )?managed to|(?:(?:I )?was )?responsible to|to(?! (?:gain|obtain|secure|become|be|seek|learn|pursue|work|join|find|achieve)(?![\p{L}])))\s+(?:successfully |effectively |efficiently )?/iu;
/** Openings that list what there was to do. */
const LISTS = /^(?:\p{L}+ ){0,3}(?:duties|responsibilities|tasks)(?![\p{L}])/iu;
/** A heading before the work. */
const HEADING = /^(?:duties|responsibilities|tasks|roles? (?:and|&) responsibilities)\s*[:–—-]+\s*/iu;

/**
 * Begins with the verb that the sentence has: "Was responsible for cleaning rooms" -> "Cleaned rooms", "Preparation of menus" ->
 * "Prepared menus". Claims no more than before: helping stays helping, and where no verb is hidden, nothing changes.
 *
 * @param isPast whether the role is over; otherwise the source's own tense counts.
 */
export function strengthenOpening(text: string, isPast: boolean, spelling: Spelling): Reworked | null {
  const opening = (BEFORE_NOUN.exec(text) ?? BEFORE_BASE.exec(text) ?? HEADING.exec(text))?.[0] ?? '';
  const rest = text.slice(opening.length).replace(AGAIN, '$1 ');
  const isTold =
    /(?<![\p{L}])(?:was|were|included|involved|consisted|managed|had|took|handled|performed)(?![\p{L}])/iu.test(
      opening,
    );
  const form = isPast || isTold ? 'past' : 'base';
  const plain = uncapitalizedFirst(rest);
  const turned =
    opening === '' ? verbForNoun(plain, form, spelling) : turnWork(plain, opening, form, spelling);
  if (turned === null) return null;
  const verb = /^\p{L}+/u.exec(turned)?.[0] ?? '';
  const said = verb.charAt(0).toUpperCase() + verb.slice(1);
  const weak =
    opening === '' ? (/^(?:the )?\p{L}+(?:,? (?:and|&) \p{L}+)? of/iu.exec(text)?.[0] ?? '') : opening.trim();
  const quoted = weak.replace(opening === '' ? / of$/iu : /(?<=\S) the$/iu, '');
  return {
    text: said + turned.slice(verb.length),
    remark: `Starts with what you did: "${said}" instead of "${quoted}"`,
  };
}

function turnWork(rest: string, opening: string, form: VerbForm, spelling: Spelling): string | null {
  const isList = LISTS.test(opening);
  if (BEFORE_NOUN.test(opening))
    return turnVerbs(rest, 'gerund', form, spelling, { isList }) ?? verbForNoun(rest, form, spelling);
  const turned = turnVerbs(rest, 'base', form, spelling, { isVerb: BEFORE_BASE.test(opening) });
  if (turned !== null || !HEADING.test(opening)) return turned;
  return turnVerbs(rest, 'gerund', form, spelling, { isList }) ?? turnVerbs(rest, 'past', 'past', spelling);
}

/** Without the capital letter of its first word. */
function uncapitalizedFirst(text: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  return /\p{Lu}/u.test(first.slice(1)) ? text : first.toLowerCase() + text.slice(first.length);
}
