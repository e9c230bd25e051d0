import { detectLanguage } from '../../text/language.ts';
import { tokenize } from '../../text/tokens.ts';
import { readAnswer } from './read-answer.ts';
import { isKnownWord, isPlaceholder, isPronounceable } from './vocabulary.ts';

const NAMES: Record<string, string> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  pl: 'Polish',
  nl: 'Dutch',
  sv: 'Swedish',
  da: 'Danish',
  cs: 'Czech',
  tr: 'Turkish',
  fi: 'Finnish',
  hu: 'Hungarian',
  ro: 'Romanian',
  id: 'Indonesian',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
  ar: 'Arabic',
  he: 'Hebrew',
  el: 'Greek',
  ru: 'Russian',
  hi: 'Hindi',
  th: 'Thai',
};
const FEWEST_WORDS = 6;
const SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Thai}]/u;

/**
 * The language of an answer that isn't in English, as a notice names it ("German", "another language"); `null` for English and for
 * what is too short to tell. Only English can be scored.
 */
export function foreignLanguageOf(text: string): string | null {
  const { words, prose } = readAnswer(text);
  if (isPlaceholder(words)) return null;
  // Without fillers: "um" and "er" are words of other languages.
  const sample = words
    .slice(0, 400)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
  if (words.length < FEWEST_WORDS && !SCRIPTS.test(sample)) return null;
  const language = detectLanguage(sample, tokenize(sample));
  const named = NAMES[language];
  if (named !== undefined && (prose === 0 || SCRIPTS.test(sample))) return named;
  const letters = words.filter(({ word }) => /\p{L}/u.test(word));
  const unknown = letters.filter(({ word }) => !isKnownWord(word));
  const isForeign =
    prose === 0 &&
    letters.length >= FEWEST_WORDS &&
    unknown.length > letters.length * 0.7 &&
    unknown.filter(({ word }) => isPronounceable(word)).length > unknown.length * 0.8;
  return isForeign ? 'another language' : null;
}
