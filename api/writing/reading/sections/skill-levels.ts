import { fold } from '../lines/fold.ts';
import { YEAR_WORDS } from '../words/duration-words.ts';
import { isLevelOnly } from './language-levels.ts';

/** How well somebody knows something, behind it: "Java – Basis", "AIMMS (good)", "SQL 80%", "C ●●●○○". */
const LEVEL_BEHIND = /^(.{1,60}?)\s*(?:\s[-–—:]\s+|:\s+|\()([^()]{2,40})\)?$/u;
const SCALE = /\s{0,3}(?:\(?\d{1,3}\s?%\)?|\(?\d\s?\/\s?\d{1,2}\)?|[●○★☆■□▪▫◼◻⬤◯•]{2,})$/u;
/** For how long: "iOS - 10+ years", "JAVA 3 years experience", "Word (5 lat)"; folded. */
const TIME = new RegExp(
  `[\\s(–—:-]{0,3}(?:(?:over|more than|uber|plus de|mas de|mais de|piu di|ponad|hace|seit|depuis)\\s)?\\d{1,2}(?:\\s?[–-]\\s?\\d{1,2})?\\+?\\s?(?:${YEAR_WORDS.trim().split(/\s+/u).join('|')})(?![\\p{L}])\\.?(?:\\s(?:of |d.|de |di )?(?:\\p{L}{0,3}experien\\p{L}+|erfahrung|esperienza|ervaring|erfarenhet|doswiadczenia))?\\.?\\)?$`,
  'u',
);
/** A language of that name, rather than a level. */
const NAMED_BASIC = /(?:^|visual )basic$/iu;

/** A skill without how well and for how long somebody knows it; '' where a text is nothing else, or the name of a list. */
export function withoutLevel(text: string): string {
  const timed = TIME.exec(fold(text));
  const plain = (timed ? text.slice(0, timed.index) : text).replace(SCALE, '').trim();
  if (!/\p{L}/u.test(plain) || plain.endsWith(':')) return '';
  if (isLevelOnly(plain) && plain !== 'BASIC') return '';
  const [, name = '', level = ''] = LEVEL_BEHIND.exec(plain) ?? [];
  return name !== '' && isLevelOnly(level) ? name : plain;
}

/** "HTML Grundkenntnisse" as "HTML"; the same text where no level ends it. */
function cutLevel(text: string): string {
  const [, name = '', level = ''] = /^(.*\S)\s+(\S+)$/u.exec(text) ?? [];
  return name !== '' && isLevelOnly(level) && !NAMED_BASIC.test(text) ? name : text;
}

/** One text may end in such a word by chance. */
const MIN = 2;

/** Skills without levels that stand behind them with nothing between, if several of a list have one. */
export function withoutLevelsBehind<Entry extends { text: string }>(entries: readonly Entry[]): Entry[] {
  const cut = entries.map(({ text }) => cutLevel(text));
  return cut.filter((text, index) => text !== entries[index]?.text).length < MIN
    ? [...entries]
    : entries.map((entry, index) => ({ ...entry, text: cut[index] ?? entry.text }));
}
