import { lexicon } from '../lexicon/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import { readQuantities } from '../truth/quantities.ts';
import { findDroppable } from './droppable.ts';
import { findForeignDroppable } from './foreign-droppable.ts';
import { bandOf } from './length-band.ts';
import type { Reworked } from './rewording.ts';
import { countWords, quoted, tidied } from './text-shape.ts';
import type { Weigh } from './weigh.ts';

const FEWEST_WORDS = 3;
const PRICE_OF_NUMBER = 8;
const PRICE_OF_NAME = 3;

const PRICE_OF_OUTCOME = 6;
/** Numbers, names and results that one cut may cost, and only if it makes the text as short as asked. */
const MOST_LOSSES = 1;
/** Words a clause keeps at least where it is to be as short as can be. */
const FEWEST_IN_SHORTEST = 4;
/** What came of the work. */
const OUTCOME =
  /(?<![\p{L}])(?:sav(?:ing|ed)|cut(?:ting)?|reduc(?:ing|ed)|increas(?:ing|ed)|rais(?:ing|ed)|lift(?:ing|ed)|boost(?:ing|ed)|improv(?:ing|ed)|lower(?:ing|ed)|decreas(?:ing|ed)|doubl(?:ing|ed)|tripl(?:ing|ed)|halv(?:ing|ed)|grow(?:ing|n)|grew|generat(?:ing|ed)|win(?:ning)?|won|award(?:ed)?|achiev(?:ing|ed)|resulting|resulted|leading to|led to|enabl(?:ing|ed)|remov(?:ing|ed)|eliminat(?:ing|ed)|prevent(?:ing|ed)|accelerat(?:ing|ed)|speeding|shorten(?:ing|ed)|exceed(?:ing|ed)|adopted|earn(?:ing|ed)|identifying|uncovering|revealing|finding)(?![\p{L}])/iu;

/** What somebody would miss: numbers, names and results. */
function countLosses(words: string): { numbers: number; names: number; outcomes: number } {
  const tools = lexicon()
    .find(tokenize(words))
    .filter(({ entry }) => entry.kind === 'tool' || entry.kind === 'certificate').length;
  const capitals = words.match(/(?<=[\p{L},)] |\()\p{Lu}[\p{L}\p{N}]*/gu)?.length ?? 0;
  return {
    numbers: readQuantities(words).length,
    // What somebody worked with is a name even where it has no capital letter.
    names: Math.max(tools, capitals, /(?<![\p{L}])(?:using|via)(?![\p{L}])/u.test(words) ? 1 : 0),
    outcomes: OUTCOME.test(words) ? 1 : 0,
  };
}

/**
 * Leaves out the part that costs least of those that bring the text nearer to the wished number of words and not below its band;
 * `null` if it is short enough, or has no such part.
 *
 * @param keepsFacts whether parts with a number, a name or a result stay in any case; the last number or result always does.
 * @param isAllowed whether a shortened text is right; others are passed over.
 */
export function shorten(
  text: string,
  target: number,
  language: string,
  weigh: Weigh,
  keepsFacts: boolean,
  isAllowed: (shorter: string) => boolean,
): Reworked | null {
  const now = countWords(text);
  const { least, most } = bandOf(target);
  if (now <= most) return null;
  const parts =
    language === 'en'
      ? findDroppable(text, keepsFacts ? undefined : FEWEST_IN_SHORTEST)
      : findForeignDroppable(text, language);
  const ranked = parts
    .map((part) => {
      const words = text.slice(part.start, part.end);
      const { numbers, names, outcomes } = countLosses(words);
      const shorter = tidied(text.slice(0, part.start) + text.slice(part.end), text);
      const kept = countLosses(shorter);
      // The only number or result is what a reader looks for.
      const isLast = numbers + outcomes > 0 && kept.numbers + kept.outcomes === 0;
      const price =
        part.price +
        weigh(words) +
        numbers * PRICE_OF_NUMBER +
        names * PRICE_OF_NAME +
        outcomes * PRICE_OF_OUTCOME;
      return { words, shorter, left: countWords(shorter), price, losses: numbers + names + outcomes, isLast };
    })
    .filter(
      ({ left, losses, isLast }) =>
        (losses === 0 || (!keepsFacts && losses <= MOST_LOSSES && !isLast && left <= most)) &&
        left < now &&
        left >= Math.max(FEWEST_WORDS, least),
    )
    .toSorted(
      (a, b) =>
        a.price - b.price ||
        Number(a.left > most) - Number(b.left > most) ||
        Math.abs(a.left - target) - Math.abs(b.left - target),
    );
  const best = ranked.find(({ shorter }) => isAllowed(shorter));
  return best ? { text: best.shorter, leftOut: [quoted(best.words)] } : null;
}
