import { titleScore } from '../fields/field-scores.ts';
import { countWords } from '../lines/count-words.ts';
import type { Line } from '../lines/line.ts';
import type { Anchor } from './anchor.ts';
import { piecesOf } from './name-pieces.ts';
import { endsAsSentence, startsWithAction } from './header-lines.ts';

/** Fewer items may be what was done in a role. */
const MIN = { items: 3, dated: 2 };
/** The share of the items that begin roles: where it is the larger one, any name is one of a role, otherwise known titles are. */
const SHARE = { known: 0.5, any: 0.6 };
const WORDS = 14;
const SURE_TITLE = 2.3;

/**
 * Items without dates in a list of roles that has nothing else, which are roles as well: "• Private lessons in French" below "• 2016 –
 * 2018: Waiter, Harbour Inn". What begins as a statement, has sentences or is as long as one tells of the role above.
 *
 * @param dated what is known to begin roles
 * (docs/algorithms.md#roles-without-dates)
 */
export function findUndatedItems(lines: readonly Line[], dated: readonly Anchor[]): Anchor[] {
  const items = lines.filter(({ isHidden }) => !isHidden);
  const [first] = items;
  const areAlike = items.every(({ marker, indent }) => marker === first?.marker && indent === first.indent);
  if (items.length < MIN.items || first?.marker === '' || !areAlike) return [];
  const known = new Set(dated.map(({ index }) => index));
  const share = known.size / items.length;
  if (known.size < MIN.dated || share < SHARE.known) return [];
  const isName = ({ text }: Line): boolean =>
    !startsWithAction(text) &&
    countWords(text) <= WORDS &&
    !/\p{Ll}{2}\.\s/u.test(text) &&
    (share >= SHARE.any || piecesOf(text).some((part) => titleScore(part) >= SURE_TITLE));
  return lines.flatMap((line, index) => {
    if (known.has(index) || line.isHidden || !isName(line)) return [];
    const rest = endsAsSentence(line.text) ? line.text.replace(/\.$/u, '') : line.text;
    return [{ index, period: null, rest, tail: '', span: 1 }];
  });
}
