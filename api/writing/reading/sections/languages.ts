import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { headingKind } from './headings.ts';
import { GRADE, isLevel, isLevelOnly } from './language-levels.ts';
import { LABELLED } from './labelled-lines.ts';
import type { ReadLanguage } from '../../types.ts';
import { isLanguageName, nameAtStart } from '../words/language-names.ts';
import { EUROPASS_SKILLS } from '../words/label-words.ts';
import { alternatives, phraseList } from '../words/parse-words.ts';
import {
  LANGUAGE_COLUMNS,
  LANGUAGE_LABELS,
  LANGUAGE_MANNERS,
  LANGUAGE_TABLE_WORDS,
  MOTHER_TONGUE,
} from '../words/language-words.ts';

const TABLE_WORD = new RegExp(`^(?:${alternatives(LANGUAGE_TABLE_WORDS)})`, 'u');
const OWN = new RegExp(`^(${MOTHER_TONGUE})\\s*[:\\t–—-]?\\s*(?=\\p{L})`, 'u');
const LABEL_WORDS = new RegExp(`^(?:${alternatives(LANGUAGE_LABELS)})$`, 'u');
const COLUMN_NAME = new RegExp(`^(?:${alternatives(LANGUAGE_COLUMNS)})$`, 'u');
const MOTHER_TONGUE_LABEL = new RegExp(`^(?:${MOTHER_TONGUE})$`, 'u');
/** The rest of "Nemecký jazyk", "English language". */
const LANGUAGE_NOUN = /^\s+(?:jazyk|language|язык|мова|език|jezik|nyelv|dili)(?!\p{L})/iu;
/** Commas within brackets don't split. */
const CELL_BREAK = /\t+|(?<=\))\s+(?=\p{Lu}\p{L}+\s*\()|\s*[|;•·⋅∙]\s*|\s*,\s*(?![^(]*\))/u;
/** "Fluent in German. Basic in Russian" */
const SENTENCE_BREAK = /(?<=\p{L}{3})\.\s+(?=\p{Lu})/u;
const NAME_MAX_WORDS = 3;
const LEVEL_MAX_LENGTH = 120;

interface Found {
  name: string;
  level: string;
}

/** Whether a line says what somebody's mother tongue is, behind a label: "Mother tongue(s)  Danish". */
export function namesMotherTongue(text: string): boolean {
  const label = OWN.exec(fold(text))?.[0];
  return label !== undefined && nameAtStart(text.slice(label.length)) !== '';
}

const skillLabels = new Set(phraseList(EUROPASS_SKILLS));

/** The lines of a Europass form's languages: other skills follow in the same section, each with its label in the margin. */
export function aboveSkills(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => {
    const [label = '', ...beside] = text.split('\t');
    return beside.length > 0 && skillLabels.has(fold(label).trim());
  });
  return end < 0 ? lines : lines.slice(0, end);
}

const stripped = (text: string): string => text.replace(/^[\s:=–—,./-]+|[\s:=–—,;/-]+$/g, '').trim();

/** "Język angielski" is "angielski", as a Pole puts it elsewhere. */
function withoutNoun(text: string): string {
  const name = text.replace(/^[Jj]ęzyk\s/u, '');
  return nameAtStart(name) === '' ? text : name;
}

/** "mündlich: gut", "Fala": how a language is known, alone or before a sign or a grade; "written English" names one. */
const MANNER = new RegExp(
  `^(?:${alternatives(LANGUAGE_MANNERS)})(?=\\s*(?:[:,–—-]|$)|\\s[abc][12](?![\\p{L}\\p{N}]))`,
  'u',
);

/** The name and level in a cell; either may be empty. */
function readCell(cell: string): Found {
  const text = withoutNoun(stripped(cell));
  const folded = fold(text);
  if (MANNER.test(folded)) return { name: '', level: text };
  const own = OWN.exec(folded);
  if (own?.[1] && nameAtStart(text.slice(own[0].length)) !== '')
    return { name: text.slice(own[0].length), level: text.slice(0, own[1].length) };
  const [, hyphened = '', grade = ''] = /^(\p{L}{3,})-(\p{L}.*)$/u.exec(text) ?? [];
  if (isLanguageName(hyphened) && isLevel(grade)) return { name: hyphened, level: grade };
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

/** Whether a text is a language with its level and no more, whatever its look: "Danish – native". */
export function isGradedLanguage(text: string): boolean {
  const { name, level } = readCell(text);
  return nameAtStart(name) !== '' && isLevelOnly(level);
}

/** "Level: B2" */
const LEVEL_LABEL = /^(?:level|niveau|livello|nivel|n[ií]vel|poziom|[úu]rove[nň]|niv[åa])\s?:\s/iu;

/** The level without its brackets: "(Fluent (C1))" is "Fluent, C1". */
function plainLevel(level: string): string {
  return (
    level
      .replace(LEVEL_LABEL, '')
      .replace(/\s*[()]+\s*/g, ', ')
      // When it was examined: "C1, 2016".
      .replace(/,\s*(?:19|20)\d\d(?!\d)/g, '')
      .replace(/(?:,\s*)+/g, ', ')
      .replace(/^[\s,:–—-]+|[\s,.:–—-]+$/g, '')
  );
}

/** Whether something is a name: a few words without digits. */
const canBeName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/[\d@/]/.test(text) && text.split(/\s+/).length <= NAME_MAX_WORDS;

/** "Danish, Welsh, and Latin (basic)" */
const LEADING_AND = /^(?:and|und|et|y|och|og|en|ve|dan)\s+(?=\p{Lu})/u;
const CONJUNCTION = /\s+(?:and|und|et|y|e|i|och|og|en|ve|dan|a|ja|és|și|и|і|та|&)\s+/u;

/** "Danish and Welsh" is two names; "Danish and Welsh poetry" and "spoken and written" are none. */
function splitNames(cell: string): string[] {
  const parts = cell.replace(LEADING_AND, '').split(CONJUNCTION);
  const isNamed = (part: string): boolean => nameAtStart(stripped(part)) !== '';
  // "English and Nupe": beside a known name, one word is another.
  const areNames = parts.every((part) => isNamed(part) || /^\p{Lu}\p{L}{3,}\.?$/u.test(part.trim()));
  return parts.length > 1 && areNames && parts.some(isNamed) ? parts : [cell.replace(LEADING_AND, '')];
}

/** What may stand between a level and the names it is of: "in", "of the languages", "written". */
const BEFORE_NAMES =
  /^(?:in|of|en|em|na|w|i|på|v|di|de|du|des|della|dell[’']|del|da|do|der|den|the|lingua|lingue|langue|langues|idioma|idiomas|spoken|written|speaking|writing|scritt[oa]|parlat[oa]|wort|schrift)$/u;

/**
 * "Fluent in written and spoken English and Swahili", "Flüssig in Deutsch und Englisch": a level and several names behind it, as a
 * cell for each; null if anything else is among them.
 */
function splitLevel(cell: string): string[] | null {
  const words = stripped(cell).split(/[\s,]+/u);
  const first = words.findIndex((word, at) => at > 0 && isLanguageName(word));
  if (first < 1 || !isLevel(words[0] ?? '') || words.length > LEVEL_WORDS_MAX) return null;
  const names = words.slice(first).filter((word) => !AND_WORD.test(word));
  if (names.length < 2 && !words.slice(1, first).some((word) => BEFORE_NAMES.test(fold(word)))) return null;
  if (!names.every((name) => isLanguageName(name) || /^\p{Lu}\p{Ll}{3,}$/u.test(name))) return null;
  const last = words
    .slice(0, first)
    .findLastIndex((word) => !BEFORE_NAMES.test(fold(word)) && !AND_WORD.test(word));
  const level = words.slice(0, last + 1).join(' ');
  return names.map((name) => `${name}: ${level}`);
}
const AND_WORD = /^(?:and|und|et|y|e|i|och|og|en|ve|dan|a|és|și|&)$/u;
const LEVEL_WORDS_MAX = 14;

/** "Bahasa Inggris: Mahir", "Langue anglaise : courant" */
const NOUN_BEFORE = /(?<!\p{L})(?:bahasa|lingua|langue|język|idioma|lengua)$/iu;

/** "English: reading, writing and speaking fluent": a name, a colon or a dash, and a level in several words; no other language. */
function isOneLanguage(text: string): boolean {
  const name = nameAtStart(text);
  const [sign = '', rest = ''] = /^\s*(?::|[–—-]\s)\s*(.+)$/u.exec(text.slice(name.length)) ?? [];
  return (
    name !== '' &&
    sign !== '' &&
    !/[\t|;•·]/u.test(rest) &&
    rest.length <= LEVEL_MAX_LENGTH &&
    !rest.split(/[^\p{L}]+/u).some(isLanguageName)
  );
}

/** "inglese italiano tedesco": names with nothing between them. */
const areNames = (text: string): boolean => {
  const words = text.trim().split(/\s+/u);
  return words.length > 1 && words.every(isLanguageName);
};

/** A line without the label of its list: "Altre lingue: inglese, tedesco". */
function withoutListLabel(text: string): string {
  const [whole = '', label = ''] = /^([^:\t]{3,30}):\s*/u.exec(text) ?? [];
  return LABEL_WORDS.test(fold(label).trim()) ? text.slice(whole.length) : text;
}

/** Several names behind the label of a mother tongue, or alone, as a cell for each; null if a line is anything else. */
function splitNamesAlone(text: string): string[] | null {
  const own = OWN.exec(fold(text));
  const names = own ? text.slice(own[0].length) : text;
  if (!areNames(names)) return null;
  const level = own?.[1] ? text.slice(0, own[1].length) : '';
  return names
    .trim()
    .split(/\s+/u)
    .map((name) => (level === '' ? name : `${name}: ${level}`));
}

/** Whether cells are the names of a table's columns: "Sprache  Niveau". */
const namesColumns = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => COLUMN_NAME.test(fold(cell).trim()));

/** "Welsh B2 – Danish A2 / Latin": a dash or a slash between languages, each of which begins with its name. */
function splitAtDashes(text: string): string[] {
  const parts = text.split(/\s[–—/-]\s/u);
  return parts.length > 1 &&
    parts.filter((part) => nameAtStart(stripped(part)) !== '').length > parts.length / 2 &&
    nameAtStart(stripped(parts[0] ?? '')) !== ''
    ? parts
    : [text];
}

/** Cuts a line into cells; also before a known name with a colon: "French: fluent German: basic". */
function cellsOf(text: string): string[] {
  const parts = splitAtDashes(text);
  if (parts.length > 1) return parts.flatMap(cellsOf);
  if (isOneLanguage(text)) return [text];
  const alone = splitNamesAlone(text);
  if (alone) return alone;
  let marked = text;
  for (const match of [...text.matchAll(/\s(\p{L}{3,})(?=\s?:)/gu)].reverse())
    if (match[1] !== undefined && isLanguageName(match[1]) && !NOUN_BEFORE.test(text.slice(0, match.index)))
      marked = `${marked.slice(0, match.index)}\t${marked.slice(match.index + 1)}`;
  return marked
    .split(CELL_BREAK)
    .flatMap((cell) => cell.split(SENTENCE_BREAK))
    .flatMap((cell) => splitLevel(cell) ?? splitNames(cell))
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell));
}

type Entry = Found & { sourceLines: number[] };

const isKnown = ({ name }: Found): boolean => nameAtStart(name) !== '';
const isGraded = (level: string): boolean => GRADE.test(fold(level.replace(/^[\s(]+/, '')));

function addLevel(entry: Entry, level: string, line: Line): void {
  if (entry.level.length > LEVEL_MAX_LENGTH) return;
  if (entry.sourceLines.at(-1) !== line.lineNumber) entry.sourceLines.push(line.lineNumber);
  const words = fold(entry.level).split(/[^\p{L}\p{N}]+/u);
  // The levels of the skills in a form's table are often the same.
  const isKnownGrade = GRADE.test(fold(level)) && words.includes(fold(level));
  if (isKnownGrade || fold(entry.level).split(', ').includes(fold(level))) return;
  const isOpen = entry.level.split('(').length > entry.level.split(')').length;
  const isCarriedOn = isOpen || (/^\p{Ll}/u.test(level) && !isLevelOnly(level) && !MANNER.test(fold(level)));
  entry.level = entry.level === '' ? level : `${entry.level}${isCarriedOn ? ' ' : ', '}${level}`;
}

/** "LISTENING C1 READING C1 WRITING B2": the levels of a Europass form in one line; empty if it isn't one. */
function levelsInRow(text: string): string[] {
  const levels = text.match(/(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/gu) ?? [];
  const isRow = /^(?:[\p{L}\s]{4,60}[ABC][12](?:\s|$)){3,}$/u.test(text);
  return isRow ? [...new Set(levels)] : [];
}

/** "Levels: A1 and A2: Basic user", the footnote of a Europass form. */
const LEVELS_EXPLAINED = /^\p{L}{4,12}\s?:\s?A1(?:\/|\s\p{L}{1,3}\s)A2/u;

/** "Mother tongue(s)" */
const withoutPlural = (text: string): string => text.replace(/(?<=\p{L})\((?:s|n|i|e|es)\)/giu, '');

/**
 * The languages of a section, each with its level: beside it, behind a colon, a dash, in brackets or in the next line.
 * Names are known from CLDR in the languages of Europe, Turkish and Indonesian; others are told by position.
 */
export function readLanguageEntries(lines: readonly Line[]): ReadLanguage[] {
  const entries: Entry[] = [];
  let pending = '';
  for (const line of lines) {
    if (LEVELS_EXPLAINED.test(line.text)) continue;
    const named = entries.at(-1);
    const levels = levelsInRow(line.text);
    if (named?.level === '' && levels.length > 0) {
      for (const level of levels) addLevel(named, level, line);
      continue;
    }
    const cells = cellsOf(withoutListLabel(withoutPlural(line.text)));
    if (namesColumns(cells)) continue;
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
      // "English: writes well, speaks well"
      const isMore =
        last !== undefined &&
        last.level !== '' &&
        isKnown(last) &&
        cell !== cells[0] &&
        /^\p{Ll}/u.test(name) &&
        nameAtStart(name) === '' &&
        isLevel(level);
      if (isMore) {
        addLevel(last, stripped(cell), line);
        continue;
      }
      if (name === '' || isGrade) {
        // In a column of their own, levels stand below all names.
        const waiting = entries.slice(entries.findLastIndex((entry) => entry.level !== '') + 1);
        const areBelow = cells.length === 1 && waiting.length > 1 && waiting.every(isKnown);
        const target = areBelow ? waiting[0] : last;
        if (target && isGrade) addLevel(target, stripped(cell), line);
        else if (target && pending === '') addLevel(target, level, line);
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

/** "4/5", "80 %" */
const IN_NUMBERS = /^\d{1,3}\s?(?:%|\/\s?\d{1,3})?$/u;

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
      (entry.level === ''
        ? areGraded || sure.length > 1
        : !isLevel(entry.level) && !IN_NUMBERS.test(entry.level));
    if (isStrange || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether a text is one of these languages, with its level or without: "English (native)" among skills. */
export function isOneOf(given: string, languages: readonly ReadLanguage[]): boolean {
  const text = withoutNoun(given);
  const first = nameAtStart(text);
  const name = `${first}${LANGUAGE_NOUN.exec(text.slice(first.length))?.[0] ?? ''}`;
  const level = text.slice(name.length);
  return (
    first !== '' &&
    (!/\p{L}/u.test(level) || isLevelOnly(level)) &&
    languages.some((language) => [first, name].some((one) => fold(language.name) === fold(one)))
  );
}

/** Whether a list names any language that people speak. */
export const hasSpokenLanguage = (lines: readonly Line[]): boolean =>
  readLanguageEntries(lines).some((entry) => isKnown(entry));

/**
 * Whether a section of languages lists those of computers: it has none that people speak, no table of levels, and no list of
 * unknown ones with their levels.
 *
 * @param isSecond whether another section has the languages that the person speaks
 */
export function areOfComputers(lines: readonly Line[], isSecond: boolean): boolean {
  const entries = readLanguageEntries(lines);
  const isTable = lines.some(({ text }) => cellsOf(text).some((cell) => TABLE_WORD.test(fold(cell.trim()))));
  if (entries.length === 0 || isTable || entries.some(isKnown)) return false;
  return (
    isSecond ||
    entries.some(({ name }) => OF_COMPUTERS.test(name)) ||
    !entries.every(({ level }) => isLevel(level))
  );
}
/** One of these shows that a list is of computer languages. */
const OF_COMPUTERS =
  /^(?:python|java(?:script)?|typescript|html5?|css3?|sql|mysql|php|ruby|perl|bash|matlab)(?!\p{L})/iu;

/** What a label may say of languages beside the word for them: "Languages known", "Other languages". */
const isLabelOfLanguages = (label: string): boolean => {
  const folded = fold(label).trim();
  return headingKind(label) === 'languages' || LABEL_WORDS.test(folded) || MOTHER_TONGUE_LABEL.test(folded);
};

/** The cells of a line, each with its label: "Nationality: Kenyan  Language: English, Swahili". */
const labelledCells = (text: string): string[] =>
  /\t[^\t:]{3,40}:\s/u.test(text) ? text.split('\t') : [text];

/** A label without a sign behind it: "Lingue conosciute Italiano (madrelingua), Inglese (B1)". */
function openLabel(text: string): { label: string; rest: string } | null {
  const words = text.split(' ');
  for (let count = 1; count <= LABEL_LENGTH && count < words.length; count++) {
    const [label, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    if (isLabelOfLanguages(label) && nameAtStart(rest) !== '' && CELL_BREAK.test(rest))
      return { label, rest };
  }
  return null;
}
const LABEL_LENGTH = 3;

/** The lines of languages behind a label: what stands behind it, or all of it where the label is their level. */
function labelledLines(line: Line): Line[] {
  return labelledCells(line.text).flatMap((cell): Line[] => {
    const [whole = '', label = ''] = LABELLED.exec(cell) ?? [];
    const open = whole === '' || !isLabelOfLanguages(label) ? openLabel(cell) : null;
    if (open === null && (whole === '' || !isLabelOfLanguages(label))) return [];
    const isOwn = open === null && MOTHER_TONGUE_LABEL.test(fold(label));
    const rest = { ...line, text: isOwn ? cell : (open?.rest ?? cell.slice(whole.length)) };
    return hasSpokenLanguage([rest]) ? [rest] : [];
  });
}

/** Whether a line has nothing but names of languages, most with their levels. */
function isPlainList(text: string): boolean {
  const cells = cellsOf(text).map(readCell);
  return (
    cells.length > 0 &&
    cells.every(({ name, level }) => (name === '' ? isLevel(level) : isKnown({ name, level }))) &&
    cells.some(({ name }) => name !== '') &&
    cells.some(({ level }) => isLevel(level)) &&
    cells.every(({ level }) => level === '' || (isLevel(level) && level.length <= 40))
  );
}

/**
 * The languages that a document lists in no section of their own: behind a label ("Languages: Danish, Welsh"), or as names
 * with nothing but levels beside them.
 *
 * @param areOfPerson whether a line without a label can tell of the person: in a role it may be what the work needed
 */
export function findLanguages(lines: readonly Line[], areOfPerson: (line: Line) => boolean): ReadLanguage[] {
  const shown = lines.filter(({ isHidden, text }) => !isHidden && text.length <= 300);
  const found = shown.flatMap((line): Line[] => {
    const labelled = labelledLines(line);
    if (labelled.length > 0) return labelled;
    return areOfPerson(line) && isPlainList(line.text) ? [line] : [];
  });
  return readLanguageEntries(found).filter((entry) => isKnown(entry));
}
