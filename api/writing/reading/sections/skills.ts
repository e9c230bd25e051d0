import { countWords } from '../lines/count-words.ts';
import { joinTexts } from '../lines/join-texts.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEntry } from '../../types.ts';
import { headingKind } from './headings.ts';
import { isLevelOnly } from './language-levels.ts';
import { skillLines } from './skill-groups.ts';
import { withoutLevel, withoutLevelsBehind } from './skill-levels.ts';
import { withoutGradeColumns } from './skill-tables.ts';

const MAX_ENTRY_LENGTH = 120;
/** "Tools: A, B" gives A and B. */
const LABEL = /^[\p{L}\d &/+’'-]{2,40}?(?:\s?:\s+|\s:(?=\p{L}))/u;
/** "Computing  Word, Excel": the first cell of a row names what is listed in the second one. */
const LABEL_CELL = /^[\p{L}\d &/+-]{2,40}\t+(?=[^\t]*,)(?!.*\t)/u;
/** Words with which a part begins that says more of the skill before: "Helpful, with an eye for others". */
const SAYS_MORE =
  'with|including|incl\\.|such as|especially|particularly|mit|sowie|inkl\\.|wie|insbesondere|met|zowel|vooral|inclusief|avec|notamment|dont|con|com|tels?|como|incluso|soprattutto|med|samt|som|z|ze|zejména';
/**
 * Where a list is split: not at commas inside brackets, which close within a phrase, so that any text is split quickly, nor before what
 * says more of a skill.
 */
const BREAK = new RegExp(
  `\\s*(?:[•·|;\\t]|(?<=\\p{L})\\s?[.…]{2,}\\s*\\d{1,2}/(?:5|10)(?!\\d)|(?<!\\d)\\d{1,2}/(?:5|10)(?=\\s\\p{L}|$)|\\s[▪■◦⋅∙‣◆](?=\\s\\p{L})|,(?!\\s(?:${SAYS_MORE})\\s)(?![^()]{0,200}\\)))\\s*`,
  'gu',
);
/** A list of more than two on one line may go on in the next one. */
const LISTED = 2;
/** "menu plan-" above "ning" */
const BROKEN_WORD = /\p{Ll}[-‐‑]$/u;

/** "Team- und" above "Kommunikationsfähigkeit" */
const ENDS_OPEN = /\s(?:und|and|et|y|e|og|och|en|oder|or|i|a|&)$/u;

/** Three cells beside each other: the rows of a table of names. */
const GRID = /\t.*\t/u;

/** Whether the last skill of a line goes on in the next one. */
function goesOn(line: Line, next: Line): boolean {
  if (next.marker !== '' || next.gapBefore || LABEL.test(next.text) || LABEL_CELL.test(next.text))
    return false;
  if (ENDS_OPEN.test(line.text.trimEnd()) || next.text.startsWith('(')) return true;
  // A list item's further lines begin where its text does.
  if (line.isFull === true && line.marker !== '' && next.indent > line.indent) return true;
  if (BROKEN_WORD.test(line.text) && /^\p{Ll}/u.test(next.text)) return true;
  if (GRID.test(line.text) && GRID.test(next.text)) return false;
  const isList = (line.text.match(BREAK)?.length ?? 0) >= LISTED;
  return line.isFull === true && isList && !/[,;|•·.]\s*$/u.test(line.text);
}

/** No list is longer, and joining stays quick in any text. */
const LINES_MAX = 40;

/**
 * "Careful use of" above "their tools": whoever begins a skill with a capital letter doesn't begin the next one without, right where
 * a line had no more room.
 */
const isWrapped = (line: Line, next: Line, first: Line): boolean =>
  line.isFull === true &&
  next.marker === '' &&
  !next.gapBefore &&
  /^\p{Lu}/u.test(first.text) &&
  /^\p{Ll}/u.test(next.text);

/** "php" at the beginning of a list: its writer begins some skills with a small letter. */
const beginsSmall = (lines: readonly Line[]): boolean =>
  lines.some(
    ({ text, marker, gapBefore }, index) =>
      (index === 0 || gapBefore || marker !== '') && /^\p{Ll}/u.test(text),
  );

/** So many lines of names without one that ends at a comma are each a list of its own. */
const LISTS_MIN = 3;

/**
 * Whether each line lists names of its own: hardly a name has two words, and yet no line ends at a comma, as those of one long list
 * do, nor begins small.
 */
function areLists(lines: readonly Line[]): boolean {
  const plain = lines.filter(({ text, marker }) => marker === '' && text.includes(', '));
  const names = plain.flatMap(({ text }) => partsOf(text));
  const short = names.filter((name) => countWords(name) <= 1).length;
  return (
    plain.length >= LISTS_MIN &&
    plain.every(({ text }) => /^\p{Lu}/u.test(text) && !/[,;|•·]\s*$/u.test(text)) &&
    short >= names.length * MOSTLY
  );
}
const MOSTLY = 0.8;

/** Lines of which each goes on in the next one. */
function joinedLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  const [isSmall, areApart] = [beginsSmall(lines), areLists(lines)];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const open = groups.at(-1);
    const [first] = open ?? [];
    const isMore =
      above &&
      first &&
      !(areApart && above.marker === '') &&
      (goesOn(above, line) || (!isSmall && isWrapped(above, line, first)));
    if (open && isMore && open.length < LINES_MAX) open.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** "Selecting sites by soil, climate, and geography": an item that begins with several words is one text, commas and all. */
const PHRASE_WORDS = 4;
/** What stands behind a comma in such an item is no list of names. */
const OTHER_WORDS = 2;
/** A sentence says more before its first comma than a list's first name. */
const SENTENCE_WORDS = 6;

const partsOf = (text: string): string[] => text.split(/,\s/u);

/** Whether a text is a phrase with commas rather than a list: an item of several words, or a sentence. */
function isPhrase({ marker }: Line, text: string): boolean {
  const [first = 0, ...others] = partsOf(text).map(countWords);
  if (others.length === 0 || /[•·|;\t]/u.test(text)) return false;
  if (first >= SENTENCE_WORDS && /\p{L}{2}[.!]$/u.test(text)) return true;
  const words = others.reduce((sum, count) => sum + count, 0);
  return (
    marker !== '' && first >= PHRASE_WORDS && words >= others.length * OTHER_WORDS && !/[()]/u.test(text)
  );
}

/** Whether the items of a list are phrases, since most of those with a comma are. */
function arePhrases(groups: readonly Line[][]): boolean {
  const commas = groups.flatMap(([first, ...rest]) => {
    const text = [first, ...rest].map((line) => line?.text ?? '').join(' ');
    return first && first.marker !== '' && partsOf(text).length > 1 ? [isPhrase(first, text)] : [];
  });
  return commas.length >= MANY && commas.filter(Boolean).length * 2 > commas.length;
}
const MANY = 3;

/** "Java / C / Python": three and more short names between slashes. */
function splitSlashes(text: string): string[] {
  const parts = text.split(/\s\/\s/u);
  const areShort = parts.every((part) => part.split(/\s+/u).length <= SLASH_WORDS);
  return parts.length >= SLASHED && areShort ? parts : [text];
}
const SLASHED = 3;
const SLASH_WORDS = 2;

/** "Java - Python - SQL": three and more names between dashes, and nothing else that parts them. */
function splitDashes(text: string): string[] {
  const parts = text.split(/\s[–—-]\s/u);
  const areShort = parts.every((part) => part.split(/\s+/u).length <= DASH_WORDS);
  return parts.length >= DASHED && areShort ? parts : [text];
}
const DASHED = 3;
const DASH_WORDS = 3;

/** The name of a tool as hardly any other word is written: "HTML", "JavaScript", "C++"; and some that are plain words. */
const TOOL =
  '(?:\\p{Lu}[\\p{L}\\d]*[\\p{Lu}\\d+#][\\p{L}\\d+#.]*|[CR]|Python|Java|Excel|Word|React|Angular|Linux|Windows|Git|Docker|Kotlin|Swift|Ruby|Perl|Bash|Stata|Matlab|Photoshop|Illustrator|Outlook|Access|Figma|Canva)';
const TWO_TOOLS = new RegExp(`^(${TOOL})\\s(?:and|und|et|y|e|og|och|en)\\s(${TOOL})$`, 'u');

/** "HTML and CSS" are two tools; any other pair may be one skill: "Sales and Marketing". */
const splitTools = (text: string): string[] => TWO_TOOLS.exec(text)?.slice(1) ?? [text];

/** "Tools: A, B" without its label; "Python: advanced" has none. */
function withoutLabel(text: string): string {
  const [, cell = '', beside = ''] = /^([^\t:]{3,40})\t+(\S.*)$/u.exec(text) ?? [];
  // "Skills  HTML  CSS" in the row of a table
  if (cell !== '' && ['skills', 'languages'].includes(headingKind(cell) ?? '')) return beside;
  const rest = text.replace(LABEL, '').replace(LABEL_CELL, '');
  return isLevelOnly(rest) ? text : rest;
}

/** The entries of lines that are one text, each with the lines that it stands on. */
function entriesOf(lines: readonly Line[], areWhole: boolean): ReadEntry[] {
  const texts = lines.map(({ text }, index) => (index === 0 ? withoutLabel(text) : text));
  const joined = joinTexts(texts, new Set());
  const starts = lines.map((_, index) =>
    index === 0 ? 0 : joinTexts(texts.slice(0, index), new Set()).length,
  );
  const entries: ReadEntry[] = [];
  let from = 0;
  const [first] = lines;
  const isWhole = first && (isPhrase(first, joined) || (areWhole && first.marker !== ''));
  const breaks = isWhole ? [] : breaksOf(joined);
  for (const { index: to, length } of [...breaks, { index: joined.length, length: 0 }]) {
    const begin = from;
    const sourceLines = lines
      .filter((_, line) => (starts[line] ?? 0) < to && (starts[line + 1] ?? Infinity) > begin)
      .map(({ lineNumber }) => lineNumber);
    const entry = joined
      .slice(from, to)
      .replace(/^[\s•·*–—-]+|[\s.;]+$/g, '')
      .replace(LEADING_AND, '');
    for (const part of splitSlashes(entry).flatMap(splitDashes).flatMap(splitTools)) {
      const text = withoutLevel(part.trim());
      if (text !== '' && text.length <= MAX_ENTRY_LENGTH) entries.push({ text, sourceLines });
    }
    from = to + length;
  }
  return entries;
}

/** "and Linux", "and pest control": the last of a list. Before a small letter, some of these words mean something else. */
const LEADING_AND = /^(?:(?:and|und|et|y|og|och)\s+(?=\p{L})|(?:e|en)\s+(?=\p{Lu}))/u;

const breaksOf = (text: string): { index: number; length: number }[] =>
  [...text.matchAll(BREAK)].map(({ index, 0: sign }) => ({ index, length: sign.length }));

/** An address on the web, which is no skill. */
const isAddress = (text: string): boolean => /https?:\/\/|www\.|\S@\S/iu.test(text);

/** The skills of a section, split at commas, bullets and bars; one that goes on in the next line is whole. */
export function readSkillEntries(lines: readonly Line[]): ReadEntry[] {
  const groups = joinedLines(skillLines(withoutGradeColumns(lines)));
  const areWhole = arePhrases(groups);
  const entries = groups.flatMap((group) => entriesOf(group, areWhole));
  return withoutLevelsBehind(entries.filter(({ text }) => !isAddress(text)));
}
