import { isForeign } from '../proof/word-forms.ts';
import { detectLanguage } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { baseOf } from './verb-forms.ts';

const LETTERS: [string, RegExp][] = [
  ['pl', /[ąćęłńśźż]/i],
  ['de', /[äöüß]/i],
  ['es', /[ñ¿¡]/i],
  ['pt', /[ãõ]/i],
];
/** Endings of nouns and verbs with which bullet points begin, by language. */
const ENDINGS: [string, RegExp][] = [
  ['de', /^Ich /u],
  ['fr', /^J['’]/u],
  ['es', /^Yo /u],
  ['it', /^Io /u],
  ['pt', /^Eu /u],
  ['pl', /^Ja /u],
  ['de', /(?:ung|ungen|keit|heit|tigung|ierung)(?![\p{L}])/iu],
  ['pl', /(?<![\p{L}])\p{L}+(?:owanie|anie|enie|acja|ości)(?![\p{L}])/iu],
  ['it', /(?:zione|zioni|amento|imento)(?![\p{L}])/iu],
  ['pt', /(?:ção|ções)(?![\p{L}])/iu],
  ['es', /(?:ción|ciones|miento)(?![\p{L}])/iu],
];

/** Words that only English has, among the languages that look like it. */
const ENGLISH = /(?<![\p{L}])(?:the|and|with|of|by|from|which|were|my)(?![\p{L}])/iu;

/** BCP 47 subtag of a bullet point, from its own words before those of its neighbors; `'und'` if undetermined. */
export function languageOf(text: string, neighbors: readonly string[]): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const isVerb = (['past', 'gerund', 'base', 'third'] as const).some((form) => baseOf(first, form) !== null);
  const own = detectLanguage(text, tokenize(text));
  if ((isVerb || ENGLISH.test(text)) && !isForeign(text)) return 'en';
  if (own !== 'und' && own !== 'en') return own;
  const bySign = [...LETTERS, ...ENDINGS].find(([, pattern]) => pattern.test(text))?.[0];
  if (own === 'en') return 'en';
  if (bySign) return bySign;
  const all = neighbors.join(' ');
  const around = detectLanguage(all, tokenize(all));
  if (around !== 'und' && (around !== 'en' || !isForeign(text))) return around;
  return isVerb ||
    (!isForeign(text) &&
      /^[\p{ASCII}’“”–—•]*$/u.test(text) &&
      /^(?:I|Was|Were|Duties|Responsib\p{L}+|My)(?![\p{L}])/iu.test(text))
    ? 'en'
    : 'und';
}
