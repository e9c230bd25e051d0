import { findPeriods } from '../fields/dates.ts';
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

/** An item with the lines it goes on in. */
interface Item {
  lines: Line[];
  text: string;
}

/** Parts a block into its list items; null if anything else is in it, or items within items. */
function listItems(lines: readonly Line[]): Item[] | null {
  const items: Item[] = [];
  for (const line of lines) {
    // The number of a page.
    if (line.isHidden || /^\d{1,2}$/u.test(line.text)) continue;
    const item = items.at(-1);
    if (line.marker !== '') items.push({ lines: [line], text: line.text });
    else if (!item || item.lines.length >= ITEM_LINES) return null;
    else {
      item.lines.push(line);
      item.text = `${item.text.replace(/(?<=\p{Ll})-$/u, '')}${/\p{Ll}-$/u.test(item.text) ? '' : ' '}${line.text}`;
    }
  }
  const [first] = items;
  return items.every(({ lines: [line] }) => line?.marker === first?.lines[0]?.marker) ? items : null;
}

/** The lines of an item as a header with its dates, and what was done; null if it hasn't both. */
function partItem({ lines, text }: Item): Line[] | null {
  const [first, ...others] = lines;
  const [period] = findPeriods(text);
  if (!first || !period || !endsWithDate(text)) return null;
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
    joined: lines,
  };
  return rest === ''
    ? [header]
    : [header, { ...(others[0] ?? first), text: rest, marker: '', gapBefore: false }];
}

/**
 * Makes headers of the items of a list that has nothing else, if nearly each of them ends with its only date and some are too
 * long for a header: "Draughtsman - drew plans, met builders ( 2008 – 2010 )".
 */
export function partLongItems(lines: Line[]): Line[] {
  const items = listItems(lines);
  if (!items || items.length < MIN || items.every(({ lines: own }) => own.length === 1)) return lines;
  const parted = items.map(partItem);
  if (parted.filter((part) => part !== null).length < items.length * NEARLY_ALL) return lines;
  return items.flatMap(({ lines: own }, at) => parted[at] ?? own);
}
