import { passwordMinLength } from '../../../lib/passwordMinLength.ts';

export type PasswordLevel = 'empty' | 'too-short' | 'weak' | 'fair' | 'good';

/** Words that people often put into passwords and that guessers try first. */
const AT_HAND =
  'password|passwort|passw0rd|welcome|letmein|iloveyou|sunshine|princess|football|baseball|superman|batman|' +
  'dragon|monkey|master|shadow|trustno|hello|admin|login|secret|resume|tailorbird|qwertyuiop|qwertz|qwerty|' +
  'asdfghjkl|asdfgh|asdf|zxcvbnm|zxcvbn|zxcv|1q2w3e4r|1q2w3e|qazwsx|spring|summer|autumn|winter|monday|friday';
const FAIR_FROM = 8;
const GOOD_FROM = 12;
/** More characters change nothing, and every key press reads them all. */
const READ_AT_MOST = 64;

/**
 * Rates how hard a password is to guess, as a hint beside its field. It counts the characters that a guesser couldn't
 * predict: common words, the person's own names and address, years, repeats and runs such as `4567` count once.
 * Length decides, not capitals or symbols, which people put where guessers expect them. It is an estimate: the server
 * has the last word and refuses the most common passwords.
 *
 * @param personal the address and the names of whose password it is
 */
export function ratePassword(password: string, personal: readonly string[] = []): PasswordLevel {
  if (password === '') return 'empty';
  if (password.length < passwordMinLength) return 'too-short';
  const unforeseen = countUnforeseen(password, personal);
  return unforeseen < FAIR_FROM ? 'weak' : unforeseen < GOOD_FROM ? 'fair' : 'good';
}

function countUnforeseen(password: string, personal: readonly string[]): number {
  let text = password.slice(0, READ_AT_MOST).toLowerCase();
  // Longest first, so that a part of a name doesn't break it up.
  const own = personal
    .flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  for (const word of own) text = text.replaceAll(word, '\u0000');
  text = text.replaceAll(new RegExp(AT_HAND, 'g'), '\u0000').replaceAll(/(?:19|20)\d\d/g, '\u0000');
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const seen = new Map<number, number>();
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    const stepBefore = (codes[index - 1] ?? Number.NaN) - (codes[index - 2] ?? Number.NaN);
    const times = (seen.get(code) ?? 0) + 1;
    seen.set(code, times);
    // Letters repeat in a row of words, so the third occurrence is still unpredictable; the fourth mostly isn't.
    return step !== 0 && !(Math.abs(step) === 1 && step === stepBefore) && times <= 3;
  }).length;
}

export const LEVEL_WORDS: Record<PasswordLevel, string> = {
  empty: `At least ${passwordMinLength} characters. A few words in a row work well.`,
  'too-short': `Too short: at least ${passwordMinLength} characters.`,
  weak: 'Easy to guess. Add a few more words.',
  fair: 'Fair. One more word makes it strong.',
  good: 'Good: hard to guess.',
};
