import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import { asSpelled } from './spelling.ts';
import { quoted } from './text-shape.ts';

/** What a noun of change says as a verb. */
const VERBS: Record<string, string> = {
  increase: 'increasing',
  rise: 'increasing',
  reduction: 'reducing',
  decrease: 'decreasing',
  improvement: 'improving',
  improvements: 'improving',
};
const BY = String.raw`(?:\p{Sc}?\d[\d.,]*[kKmM]?(?: ?%| ?percent| per cent|x)?\+?)`;
const CHANGE = '(increase|rise|reduction|decrease|improvement)';
const OPENING = String.raw`(?<=[^,;.\s]),? (?:resulting in|leading to|achieving|which (?:resulted in|led to)) `;
/** The thing goes up to the next sign, and must not be a list. */
const THING = String.raw`((?:[\p{L}\p{N}%'’/-]+ ?){1,7}?)(?=[.;]|,? and \p{Ll}+ing |$)`;
const SIZE_FIRST = new RegExp(
  `${OPENING}an? (?:(?:overall|significant) )?(${BY}) ${CHANGE} in ${THING}`,
  'u',
);
const SIZE_LAST = new RegExp(`${OPENING}an? ${CHANGE} (?:of|by) (${BY}) in ${THING}`, 'u');
const NO_SIZE = new RegExp(`${OPENING}(?:an? )?(increased|reduced|improved|decreased) ${THING}`, 'u');
const PARTICIPLES: Record<string, string> = {
  increased: 'increasing',
  reduced: 'reducing',
  improved: 'improving',
  decreased: 'decreasing',
};

/** Says what came of it by a verb: "resulting in a 40% increase in sales" -> "increasing sales by 40%". */
export function tightenResult(text: string, spelling: Spelling): Reworked | null {
  const first = SIZE_FIRST.exec(text);
  const last = first ? null : SIZE_LAST.exec(text);
  const none = (first ?? last) ? null : NO_SIZE.exec(text);
  const found = first ?? last ?? none;
  const [whole, a = '', b = '', c = ''] = found ?? [];
  if (!found || whole === undefined) return null;
  const verb = none ? PARTICIPLES[a] : VERBS[first ? b : a];
  const said = asSpelled(
    none ? `${verb ?? ''} ${b.trim()}` : `${verb ?? ''} ${c.trim()} by ${first ? a : b}`,
    spelling,
  );
  if (verb === undefined) return null;
  return {
    text: `${text.slice(0, found.index)}, ${said}${text.slice(found.index + whole.length)}`,
    remark: `Says what came of it in fewer words: ${quoted(said)}`,
  };
}
