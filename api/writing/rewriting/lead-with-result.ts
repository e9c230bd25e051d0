import { turnVerbs } from './turn-verbs.ts';
import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import { baseOf, pastOf } from './verb-forms.ts';

const CHANGE =
  'reducing|cutting|lowering|decreasing|increasing|raising|boosting|growing|improving|saving|shortening|halving|doubling|tripling|eliminating|generating|winning|speeding up|shrinking|trimming|lifting';
/** Whether a verb says what came of the work: "cut", "speed". */
export const isChange = (base: string): boolean =>
  CHANGE.split('|').some((change) => baseOf(change.split(' ')[0] ?? '', 'gerund') === base);

/** ", cutting errors by 45%" and ", resulting in a 40% increase in sales", at the end. */
const TAIL = new RegExp(`^([^;]+?),? (?:thereby |thus |which led to )?(${CHANGE}) ([^;,]+?)(\\.?)$`, 'u');
const NOUN_TAIL =
  /^([^;]+?),? (?:resulting in|leading to|which (?:resulted in|led to)|that (?:resulted in|led to)) an? ((?:\$|€|£)?\d[\d.,]* ?(?:%|percent|per cent)|\d+-fold) (increase|reduction|decrease|improvement|rise|growth|drop|cut) in ([^;,]+?)(\.?)$/u;
const NOUN_VERBS: Record<string, string> = {
  increase: 'Increased',
  rise: 'Increased',
  growth: 'Increased',
  reduction: 'Reduced',
  decrease: 'Reduced',
  drop: 'Reduced',
  cut: 'Cut',
  improvement: 'Improved',
};
/** "By 45% by leading": how it came about would stand too far from what came of it. */
const LONGEST_CAUSE = 22;

/** Puts the result first: "Led the rebuild, cutting errors by 45%" -> "Cut errors by 45% by leading the rebuild". */
export function leadWithResult(text: string, spelling: Spelling): Reworked | null {
  const noun = NOUN_TAIL.exec(text);
  const verb = noun ? null : TAIL.exec(text);
  const cause = (noun ?? verb)?.[1];
  if (cause === undefined || /[.:]\s/.test(cause) || cause.split(' ').length > LONGEST_CAUSE) return null;
  const how = turnVerbs(cause.charAt(0).toLowerCase() + cause.slice(1), 'past', 'gerund', spelling);
  if (how === null || how === cause || /,/.test(how.replace(/, and /g, ' and '))) return null;
  const [, , a = '', b = '', c = '', end = ''] = noun ?? verb ?? [];
  if (noun) return made(`${NOUN_VERBS[b] ?? 'Changed'} ${c} by ${a}`, how, end);
  const [change = '', particle = ''] = a.split(' ');
  const base = baseOf(change, 'gerund');
  // A second verb in the result would be left behind in its -ing form.
  if (base === null || /(?<![\p{L}])(?:and|or) \p{Ll}+ing /u.test(b)) return null;
  const past = pastOf(base, spelling);
  return made(
    `${past.charAt(0).toUpperCase()}${past.slice(1)}${particle ? ` ${particle}` : ''} ${b}`,
    how,
    c,
  );
}

const made = (result: string, how: string, end: string): Reworked => ({
  text: `${result} by ${how}${end}`,
  remark: 'Puts the result first',
});
