import { lexicon } from '../lexicon/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import { readQuantities } from '../truth/quantities.ts';
import { findDroppable } from './droppable.ts';
import type { Droppable } from './droppable.ts';
import { findForeignDroppable } from './foreign-droppable.ts';
import type { Reworked } from './rewording.ts';
import { countWords, quoted, tidied } from './text-shape.ts';
import type { Weigh } from './weigh.ts';

/** The share by which a text may be longer or shorter than asked. */
export const TOLERANCE = 0.2;
const FEWEST_WORDS = 3;
const PRICE_OF_NUMBER = 8;
const PRICE_OF_NAME = 3;

/** What it costs to leave words out: what the posting asks for, numbers, names. */
function priceOf(words: string, part: Droppable, weigh: Weigh): number {
  const names = lexicon()
    .find(tokenize(words))
    .filter(({ entry }) => entry.kind === 'tool' || entry.kind === 'certificate').length;
  const capitals = words.match(/(?<=[\p{L},)] )\p{Lu}\p{L}+/gu)?.length ?? 0;
  return (
    part.price +
    weigh(words) +
    readQuantities(words).length * PRICE_OF_NUMBER +
    Math.max(names, capitals) * PRICE_OF_NAME
  );
}

/**
 * Leaves out the part that costs least of those that bring the text nearer to the wished number of words and not below its band;
 * `null` if it is short enough, or has no such part.
 *
 * @param keepsNumbers whether parts with a number stay in any case.
 * @param isAllowed whether a shortened text is right; others are passed over.
 */
export function shorten(
  text: string,
  target: number,
  language: string,
  weigh: Weigh,
  keepsNumbers: boolean,
  isAllowed: (shorter: string) => boolean,
): Reworked | null {
  const now = countWords(text);
  if (now <= target * (1 + TOLERANCE)) return null;
  const parts = language === 'en' ? findDroppable(text) : findForeignDroppable(text, language);
  const choices = parts
    .filter(({ start, end }) => !keepsNumbers || readQuantities(text.slice(start, end)).length === 0)
    .map((part) => {
      const words = text.slice(part.start, part.end);
      const shorter = tidied(text.slice(0, part.start) + text.slice(part.end), text);
      const left = countWords(shorter);
      return { words, shorter, left, price: priceOf(words, part, weigh) };
    })
    .filter(({ left }) => left < now && left >= Math.max(FEWEST_WORDS, target * (1 - TOLERANCE)));
  const most = target * (1 + TOLERANCE);
  const ranked = choices.toSorted(
    (a, b) =>
      Number(a.left > most) - Number(b.left > most) ||
      a.price - b.price ||
      Math.abs(a.left - target) - Math.abs(b.left - target),
  );
  const best = ranked.find(({ shorter }) => isAllowed(shorter));
  return best ? { text: best.shorter, leftOut: [quoted(best.words)] } : null;
}
