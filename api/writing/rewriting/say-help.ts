import type { Reworked } from './rewording.ts';
import { baseOf } from './verb-forms.ts';
import { isVerbBefore } from './verb-or-noun.ts';
import { verbOfNoun } from './work-nouns.ts';

/** "Helped with training new staff", "assisted in the planning of events". */
const HELPED =
  /^(Helped|Assisted|Help|Assist)(?: (the \p{L}+|\p{Ll}+s?))? (?:with|in) (the )?(\p{Ll}+) (of (?:the )?)?(?=(\S+))/u;

/**
 * Says the work that was helped with as a verb: "Helped with training new staff" -> "Helped train new staff", "Assisted in the planning
 * of events" -> "Helped plan events". Helping stays helping.
 */
export function sayHelp(text: string): Reworked | null {
  const [whole = '', helped = '', whom = '', article = '', work = '', of = '', next = ''] =
    HELPED.exec(text) ?? [];
  if (whole === '') return null;
  const gerund = baseOf(work, 'gerund');
  const verb = of === '' ? gerund : (verbOfNoun(work) ?? gerund);
  if (verb === null || (of === '' && (article !== '' || !isVerbBefore(work, 'gerund', next)))) return null;
  const said = helped.endsWith('ed') ? 'Helped' : 'Help';
  return {
    text: `${said} ${whom === '' ? '' : `${whom} `}${verb} ${text.slice(whole.length)}`,
    remark: `Says "${said} ${verb}" instead of "${whole.replace(/ $/, '')}"`,
  };
}
