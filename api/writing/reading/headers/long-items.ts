import { findPeriods } from '../fields/dates.ts';
import { joinTexts } from '../lines/join-texts.ts';
import type { Line } from '../lines/line.ts';
import { endsWithDate } from './role-lists.ts';

/** Fewer items may be what was done in a role. */
const MIN = 3;
const NEARLY_ALL = 0.8;
const ITEM_LINES = 8;
/** What stands before the text of an item: a title, perhaps with an employer or a place. */
const HEADER_WORDS = 10;

/** Where a header ends and its text begins: at a dash before a small letter, a colon or a full stop. */
const TEXT_BEGINS = /\s[-–—]\s(?=\p{Ll})|:\s(?=\S)|(?<=\p{Ll}{3})\.\s(?=\p{Lu})/u;

/** An item's line and those it goes on in. */
type Item = [Line, ...Line[]];

/** Parts a block into its list items; null if anything else is in it, or items within items. Page numbers are in none. */
function listItems(lines: readonly Line[]): Item[] | null {
  const items: Item[] = [];
  for (const line of lines) {
    if (line.isHidden || /^\d{1,2}$/u.test(line.text)) continue;
    const item = items.at(-1);
    if (line.marker !== '') items.push([line]);
    else if (!item || item.length >= ITEM_LINES) return null;
    else item.push(line);
  }
  const marker = items[0]?.[0].marker;
  return items.every(([line]) => line.marker === marker) ? items : null;
}

/** The lines of an item as a header with its dates, and what was done; null if it hasn't both. */
function partItem(item: Item, words: Set<string>): Line[] | null {
  const [first, second = first] = item;
  const text = joinTexts(
    item.map((line) => line.text),
    words,
  );
  const [period] = findPeriods(text);
  if (!period || !endsWithDate(text)) return null;
  const said = text.slice(0, period.start).replace(/[\s(,;–—-]+$/u, '');
  const dates = text.slice(period.start, period.end);
  const sign = TEXT_BEGINS.exec(said);
  const name = sign ? said.slice(0, sign.index) : said;
  if (name.split(/\s+/u).length > HEADER_WORDS) return null;
  const rest = sign ? said.slice(sign.index + sign[0].length) : '';
  const header = {
    ...first,
    text: `${name} (${dates})`,
    marker: '',
    gapBefore: true,
    isFull: false,
    links: item.flatMap(({ links }) => links),
    joined: item,
  };
  // Its lines are the header's already.
  return rest === ''
    ? [header]
    : [header, { ...second, text: rest, gapBefore: false, marker: '', joined: [] }];
}

/**
 * Makes headers of the items of a list that has nothing else, if nearly each of them ends with its only date and some are too
 * long for a header: "Draughtsman - drew plans, met builders ( 2008 – 2010 )".
 */
export function partLongItems(lines: Line[], words: Set<string>): Line[] {
  const items = listItems(lines);
  if (!items || items.length < MIN || items.every(({ length }) => length === 1)) return lines;
  const parted = items.map((item) => partItem(item, words));
  if (parted.filter((part) => part !== null).length < items.length * NEARLY_ALL) return lines;
  return items.flatMap((item, at) => parted[at] ?? item);
}
