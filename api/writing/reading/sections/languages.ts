import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { headingKind } from './headings.ts';
import { LABELLED } from './labelled-lines.ts';
import type { ReadLanguage } from '../../types.ts';
import { isLanguageName, nameAtStart } from '../words/language-names.ts';
import { LANGUAGE_TABLE_WORDS, LEVEL_WORDS, MOTHER_TONGUE } from '../words/language-words.ts';

const list = (words: string): string => words.replace(/\s*\n\s*/g, '').replace(/\|+/g, '|');
const GRADE = /^(?:[abc][12](?![\p{L}\p{N}])|[abc][12]\s?[+-])/u;
const LEVEL = new RegExp(`^(?:${list(LEVEL_WORDS)})`, 'u');
const TABLE_WORD = new RegExp(`^(?:${list(LANGUAGE_TABLE_WORDS)})`, 'u');
const OWN = new RegExp(`^(${MOTHER_TONGUE})\\s*[:\\t–—-]?\\s*(?=\\p{L})`, 'u');
const MOTHER_TONGUE_LABEL = new RegExp(`^(?:${MOTHER_TONGUE})$`, 'u');
/** The rest of "Nemecký jazyk", "English language". */
const LANGUAGE_NOUN = /^\s+(?:jazyk|language)(?!\p{L})/iu;
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
  const first = nameAtStart(text);
  // "Mandarin Chinese"
  const second = /^\s/.test(text.slice(first.length)) ? nameAtStart(text.slice(first.length).trim()) : '';
  const noun = LANGUAGE_NOUN.exec(text.slice(first.length))?.[0] ?? '';
  const known = second === '' ? `${first}${noun}` : `${first} ${second}`;
  if (first !== '') return { name: known, level: stripped(text.slice(known.length)) };
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

const CONJUNCTION = /\s+(?:and|und|et|y|e|i|och|og|en|ve|dan|a|ja|és|și|и|і|та|&)\s+/u;

/** "Danish and Welsh" is two names; "Danish and Welsh poetry" and "spoken and written" are none. */
function splitNames(cell: string): string[] {
  const parts = cell.split(CONJUNCTION);
  const areNames = parts.every((part) => nameAtStart(stripped(part)) !== '');
  return parts.length > 1 && areNames ? parts : [cell];
}

/** "Bahasa Inggris: Mahir", "Langue anglaise : courant" */
const NOUN_BEFORE = /(?<!\p{L})(?:bahasa|lingua|langue|język|idioma|lengua)$/iu;

/** Cuts a line into cells; also before a known name with a colon: "French: fluent German: basic". */
function cellsOf(text: string): string[] {
  let marked = text;
  for (const match of [...text.matchAll(/\s(\p{L}{3,})(?=\s?:)/gu)].reverse())
    if (match[1] !== undefined && isLanguageName(match[1]) && !NOUN_BEFORE.test(text.slice(0, match.index)))
      marked = `${marked.slice(0, match.index)}\t${marked.slice(match.index + 1)}`;
  return marked
    .split(CELL_BREAK)
    .flatMap(splitNames)
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell));
}

type Entry = Found & { sourceLines: number[] };

const isKnown = ({ name }: Found): boolean => nameAtStart(name) !== '';
const isGraded = (level: string): boolean => GRADE.test(fold(level.replace(/^[\s(]+/, '')));

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
      // "Beginner (A2)" below "Welsh", in whatever language.
      const isGrade =
        last?.level === '' &&
        cell === cells[0] &&
        nameAtStart(name) === '' &&
        isGraded(level) &&
        isKnown(last);
      if (name === '' || isGrade) {
        if (isGrade) addLevel(last, stripped(cell), line);
        else if (last && pending === '') addLevel(last, level, line);
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

/**
 * Leaves out what stands below the list, such as a signature or hobbies: unknown, and without the level that the others
 * have, or with a text beside it that is no level.
 */
function withoutStrangers(entries: readonly Entry[]): Entry[] {
  const sure = entries.filter((entry) => isKnown(entry));
  const areGraded = sure.filter(({ level }) => level !== '').length * 2 > sure.length;
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = fold(entry.name);
    const isStrange =
      sure.length > 0 &&
      !isKnown(entry) &&
      (entry.level === '' ? areGraded || sure.length > 1 : !isLevel(entry.level) && !/^\d/.test(entry.level));
    if (isStrange || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * The languages that a document lists in no section of their own: behind a label ("Languages: Danish, Welsh"), or as names
 * with nothing but levels beside them.
 */
export function findLanguages(lines: readonly Line[]): ReadLanguage[] {
  const found = lines.flatMap((line): Line[] => {
    if (line.isHidden || line.text.length > 300) return [];
    const label = LABELLED.exec(line.text);
    const isLabelled =
      label?.[1] !== undefined &&
      (headingKind(label[1]) === 'languages' || MOTHER_TONGUE_LABEL.test(fold(label[1])));
    const isOwn = label?.[1] !== undefined && MOTHER_TONGUE_LABEL.test(fold(label[1]));
    if (label && isLabelled) {
      const rest = { ...line, text: isOwn ? line.text : line.text.slice(label[0].length) };
      const own = readLanguageEntries([rest]);
      return own.some((entry) => isKnown(entry)) ? [rest] : [];
    }
    const cells = cellsOf(line.text).map(readCell);
    const isList =
      cells.length > 0 &&
      cells.every(({ name, level }) => (name === '' ? isLevel(level) : isKnown({ name, level }))) &&
      cells.some(({ name }) => name !== '') &&
      cells.some(({ level }) => isLevel(level)) &&
      cells.every(({ level }) => level === '' || (isLevel(level) && level.length <= 40));
    return isList ? [line] : [];
  });
  return readLanguageEntries(found).filter((entry) => isKnown(entry));
}
