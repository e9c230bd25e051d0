import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { ReadLanguage } from '../../types.ts';
import { isLanguageName, nameAtStart } from '../words/language-names.ts';
import { LANGUAGE_TABLE_WORDS, LEVEL_WORDS, MOTHER_TONGUE } from '../words/language-words.ts';

const list = (words: string): string => words.replace(/\s*\n\s*/g, '').replace(/\|+/g, '|');
const GRADE = /^(?:[abc][12](?![\p{L}\p{N}])|[abc][12]\s?[+-])/u;
const LEVEL = new RegExp(`^(?:${list(LEVEL_WORDS)})`, 'u');
const TABLE_WORD = new RegExp(`^(?:${list(LANGUAGE_TABLE_WORDS)})`, 'u');
const OWN = new RegExp(`^(${MOTHER_TONGUE})\\s*[:\\t–—-]?\\s*(?=\\p{L})`, 'u');
/** Commas within brackets don't split. */
const CELL_BREAK = /\t+|\s*[|;•·⋅∙]\s*|\s*,\s*(?![^(]*\))/u;
const NAME_MAX_WORDS = 3;
const LEVEL_MAX_LENGTH = 120;

const isLevel = (text: string): boolean => {
  const folded = fold(text.replace(/^[\s([–—:-]+/, ''));
  return GRADE.test(folded) || LEVEL.test(folded);
};

interface Found {
  name: string;
  level: string;
}

const stripped = (text: string): string => text.replace(/^[\s:=–—,.-]+|[\s:=–—,;-]+$/g, '').trim();

/** The name and level in a cell; either may be empty. */
function readCell(cell: string): Found {
  const text = stripped(cell);
  const folded = fold(text);
  const own = OWN.exec(folded);
  if (own?.[1] && nameAtStart(text.slice(own[0].length)) !== '')
    return { name: text.slice(own[0].length), level: text.slice(0, own[1].length) };
  const known = nameAtStart(text);
  if (known !== '') return { name: known, level: stripped(text.slice(known.length)) };
  // "Fluent German"
  const words = text.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > 1 && isLevel(text)) {
    const head = words.slice(0, -1).join(' ');
    return isLanguageName(last) ? { name: last, level: stripped(head) } : { name: '', level: text };
  }
  if (isLevel(text)) return { name: '', level: text };
  const split = /^([^:=(]{2,40}?)\s*(?::|=|\s[–—-]\s|\()\s*(.+)$/u.exec(text);
  if (split?.[1] && split[2]) return { name: split[1], level: stripped(text.slice(split[1].length)) };
  const at = words.findIndex((word, index) => index > 0 && isLevel(word));
  if (at > 0) return { name: words.slice(0, at).join(' '), level: words.slice(at).join(' ') };
  return { name: text, level: '' };
}

/** The level without its brackets: "(Fluent (C1))" is "Fluent, C1". */
function plainLevel(level: string): string {
  return level
    .replace(/\s*[()]+\s*/g, ', ')
    .replace(/(?:,\s*)+/g, ', ')
    .replace(/^[\s,:–—-]+|[\s,.:–—-]+$/g, '');
}

/** Whether something is a name: a few words without digits. */
const canBeName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/[\d@/]/.test(text) && text.split(/\s+/).length <= NAME_MAX_WORDS;

/** Cuts a line into cells; also before a known name with a colon: "French: fluent German: basic". */
function cellsOf(text: string): string[] {
  let marked = text;
  for (const match of [...text.matchAll(/\s(\p{L}{3,})(?=\s?:)/gu)].reverse())
    if (match[1] !== undefined && isLanguageName(match[1]))
      marked = `${marked.slice(0, match.index)}\t${marked.slice(match.index + 1)}`;
  return marked.split(CELL_BREAK).filter((cell) => /[\p{L}\p{N}]/u.test(cell));
}

type Entry = Found & { sourceLines: number[] };

function addLevel(entry: Entry, level: string, line: Line): void {
  if (entry.level.length > LEVEL_MAX_LENGTH) return;
  if (entry.sourceLines.at(-1) !== line.lineNumber) entry.sourceLines.push(line.lineNumber);
  const words = fold(entry.level).split(/[^\p{L}\p{N}]+/u);
  // The grades of the skills in a form's table are often the same.
  if (GRADE.test(fold(level)) && words.includes(fold(level))) return;
  const isOpen = entry.level.split('(').length > entry.level.split(')').length;
  const isCarriedOn = isOpen || /^\p{Ll}/u.test(level);
  entry.level = entry.level === '' ? level : `${entry.level}${isCarriedOn ? ' ' : ', '}${level}`;
}

/**
 * The languages of a section, each with its level: beside it, behind a colon, a dash, in brackets or in the next line.
 * Names are known from CLDR in the languages of Europe, Turkish and Indonesian; others are told by position.
 */
export function readLanguageEntries(lines: readonly Line[]): ReadLanguage[] {
  const entries: Entry[] = [];
  let pending = '';
  for (const line of lines) {
    const cells = cellsOf(line.text);
    const isTable = cells.some((cell) => TABLE_WORD.test(fold(cell.trim())));
    if (isTable && !cells.some((cell) => nameAtStart(stripped(cell)) !== '')) continue;
    for (const cell of cells) {
      if (isTable && TABLE_WORD.test(fold(cell.trim()))) continue;
      const { name, level } = readCell(cell);
      const last = entries.at(-1);
      if (name === '') {
        if (last && pending === '') addLevel(last, level, line);
        else pending = level;
      } else if (canBeName(name)) {
        entries.push({ name, level: level || pending, sourceLines: [line.lineNumber] });
        pending = '';
      }
    }
  }
  return withoutStrangers(entries).map(({ name, level, sourceLines }) => ({
    name,
    level: plainLevel(level),
    sourceLines,
  }));
}

/** Leaves out what stands below the list, such as a signature: unknown and without a level where the others have both. */
function withoutStrangers(entries: readonly Entry[]): Entry[] {
  const isKnown = ({ name }: Entry): boolean => nameAtStart(name) !== '';
  const sure = entries.filter((entry) => isKnown(entry));
  const areGraded = sure.filter(({ level }) => level !== '').length * 2 > sure.length;
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = fold(entry.name);
    const isStrange =
      sure.length > 0 && !isKnown(entry) && (areGraded ? entry.level === '' : sure.length > 1);
    if (isStrange || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
