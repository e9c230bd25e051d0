import { STOP_WORDS } from '../posting/words.ts';
import { stemWord, tokenize } from '../text/tokens.ts';

const LEVEL_WORDS =
  /^(?:senior|sr|junior|jr|lead|principal|staff|chief|head|entry|level|mid|intern|trainee|associate|i|ii|iii|iv|remote|hybrid)$/;

/** The words of a job title that name the work, as stems, without level words. */
export function titleStems(title: string): Set<string> {
  const words = tokenize(title).filter(({ norm }) => !LEVEL_WORDS.test(norm) && !STOP_WORDS.has(norm));
  return new Set(words.map(({ norm }) => stemWord(norm)));
}

/** The same for the title of a posting, without its field, team or place: "Account Manager – Dental Supplies". */
export function coreTitleStems(title: string): Set<string> {
  const head = titleStems(title.split(/\s[–—|-]\s|[(,]/)[0] ?? title);
  return head.size > 1 ? head : titleStems(title);
}
