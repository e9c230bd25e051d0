import { dateHabits } from '../fields/date-order.ts';
import { findPeriods, findPeriodsOfLine, isDateAlone, isPresent, isReversed } from '../fields/dates.ts';
import { JOINERS } from '../words/date-words.ts';
import type { Period } from '../fields/dates.ts';
import { isLegalForm, titleHasHead, titleScore } from '../fields/field-scores.ts';
import type { Anchor } from './anchor.ts';
import { findAnchorsAlike, isDateCell, leadsLine, withoutStop } from './anchors-alike.ts';
import { removePeriod, textBehind } from './remove-period.ts';
import { countWords } from '../lines/count-words.ts';
import { labelField, strongParts } from './header-pieces.ts';
import { bodyPenalty, endsAsSentence, linePenalty, startsWithAction } from './header-lines.ts';
import type { Line } from '../lines/line.ts';
import { splitAtBreaks } from '../lines/style-breaks.ts';
import { endsWithDate, findRoleList, opensItem, opensWithDate } from './role-lists.ts';
import type { RoleList } from './role-lists.ts';
import { readJobStatement } from '../roles/job-sentences.ts';
import { placeScore } from '../fields/places.ts';

/** "2020 – 2021 - Worked as a shop attendant at Globex": the words before the title of somebody who writes in sentences. */
const WORKED_AS =
  /^(?:(?:i\s+)?(?:work(?:ed|ing)?|employed|serv(?:ed|ing)|acted|acting)\s+as\s+(?:an?\s+|the\s+)?|(?:arbeit(?:ete)?|t[aä]tig(?:keit)?|besch[aä]ftig(?:t|ung)|anstellung|einsatz)\s+als\s+(?:eine?\s+)?|(?:travail(?:l[eé])?|emploi|employ[eé]e?)\s+(?:comme|en tant que)\s+|(?:trabaj(?:[eé]|o|ando)|trabalh(?:ei|o|ando)|desempe[nñ](?:o|[eé]|ando)|labor[eé])\s+como\s+|(?:lavor(?:o|ato|ando)|impiegat[oa])\s+come\s+|(?:prac(?:a|owa[lł]a?m?))\s+jako\s+|(?:werkzaam|werk(?:te)?)\s+als\s+|(?:hired|engaged|assunt[oa]|impiegat[oa]|embauch[eé]e?|engag[eé]e?|contratad[oa]|eingestellt|angestellt|zatrudnion[ya])\s[^.;:]{0,80}?(?<=\s)(?:as\s+(?:an?\s+)?|in qualit[aà] di\s+|con (?:la qualifica|mansioni|la mansione) di\s+|en qualit[eé] d(?:e\s+|[’'])|en tant que\s+|en calidad de\s+|na qualidade de\s+|como\s+|als\s+|jako\s+))(?=\p{L})/iu;

const opensWithLegalForm = (text: string): boolean => isLegalForm(text.split(/[\s,]+/)[0] ?? '');

interface Parted {
  header: string;
  tail: string;
}

/** The most words of a cell that is a name rather than a statement. */
const CELL_WORDS = 6;

/** What stands before a full stop that ends neither a title nor a legal form. */
const SENTENCE =
  /^(.{4,120}?(?:\p{Ll}|\d|\)|\p{Lu}{2}))(?<!(?<!\p{L})(?:[SJDM]r|St|[Ss]tv|[Ss]tellv|Fa|\p{L}|JUDr|MUDr|Mgr|Mrs|Inc|Ltd|Co|Corp|ds|Dept|No|Ker|Szolg))\.\s+(?=\p{Lu}|\p{Ll}{2})/u;

/** "Cashier, Aldi (2019-2021): ran the tills" is a header and a statement. */
function splitTail(text: string, period: Period): Parted {
  // The last cell of a table row says what was done.
  const cells = text.split('\t');
  const last = cells.at(-1) ?? '';
  if (
    cells.length >= 3 &&
    period.end < text.length - last.length &&
    startsWithAction(last) &&
    !WORKED_AS.test(last) &&
    countWords(last) >= 5
  )
    return { header: cells.slice(0, -1).join('\t'), tail: last };
  const after = text.slice(period.end);
  const statement = /^[)\]]?\s*[:.;–—-]\s+(?=\S)/.exec(after);
  if (statement && period.start > 0) {
    const tail = after.slice(statement[0].length);
    if (
      countWords(tail) >= 3 &&
      placeScore(tail) < 3 &&
      !titleHasHead(tail) &&
      (startsWithAction(tail) || countWords(tail) > 6)
    ) {
      return { header: text.slice(0, period.end + (/^[)\]]/.test(after) ? 1 : 0)), tail };
    }
  }
  const [sentence = '', opening = ''] = SENTENCE.exec(text) ?? [];
  // Dates at the beginning show that what follows is a header.
  const most = period.start <= 1 ? { letters: 120, words: 18 } : { letters: 90, words: 14 };
  const isShort = opening.length <= most.letters && countWords(opening) <= most.words;
  // "Globex (formerly Acme Inc. Leeds)"
  const isOpen = (opening.match(/\(/gu)?.length ?? 0) > (opening.match(/\)/gu)?.length ?? 0);
  if (opening !== '' && !isOpen && isShort && sentence.length >= period.end) {
    const tail = text.slice(sentence.length);
    // "Engineer: renders ships and harbours.  Globex, UK": the next cell is another field if it is a name.
    const isCell = sentence.endsWith('\t') && countWords(tail) <= CELL_WORDS && !/[.:;]$/u.test(tail);
    if (isCell || opensWithLegalForm(tail)) return { header: text, tail: '' };
    if (countWords(tail) >= 3 || opening.endsWith(')')) return { header: opening, tail };
  }
  return { header: text, tail: '' };
}

/** "Cook at Globex: served breakfast" behind its dates: what was done is in small letters behind a colon, or long; null without it. */
function splitTask(rest: string): Parted | null {
  const [, header = '', tail = ''] = /^([^:]{4,90}?)\s?:\s+(\p{L}[^:]{8,})$/u.exec(rest) ?? [];
  const least = /^\p{Ll}/u.test(tail) ? TASK_WORDS.small : TASK_WORDS.capital;
  return titleHasHead(header) && !titleHasHead(tail) && countWords(tail) >= least ? { header, tail } : null;
}
const TASK_WORDS = { small: 3, capital: 8 };

/** A full stop between two fields, not after an initial or an abbreviation. */
const FIELD_STOP =
  /(?<!(?<!\p{L})(?:\p{L}|St|Ste|Mt|Ft|Fa|Dr|Dra|JUDr|MUDr|PhDr|RNDr|MVDr|Mgr|Bc|Mr|Mrs|Ms|Prof|Sr|Sra|Jr|No|Nr|nr|[Ss]tud|[Ss]tv|[Ss]tellv|[Vv]erantw|[Ll]td|[Ww]iss|[Kk]aufm|[Tt]echn|Dept|Inc|Co|Corp|Dipl|Ing|Abt|Univ|Inst|Intl|Asst|Assoc|kat|cat|im|ds|ul|inkl|einschl|zzgl|bzw|ca|[Tt]f|Excmo|Ilmo|Dpto|Depto|Gebr|[Śś]w|wz))\.{1,2}\s+(?=\p{Lu})/u;

/**
 * Splits short fields that end in full stops, one being a title: "Dependienta, Zapatería Roldán. Elche."
 *
 * @param isSure whether the fields of all headers are parted so, whatever they are
 */
function splitFields(rest: string, isSure = false): string | null {
  const parts = rest.replace(/[\s|.]+$/, '').split(FIELD_STOP);
  // "Globex Pvt. Ltd." is one name.
  if (parts.slice(1).some(opensWithLegalForm)) return null;
  const areFields =
    parts.length > 1 &&
    parts.length <= 4 &&
    parts.every((part) => countWords(part) <= 7 && (isSure || !startsWithAction(part))) &&
    (isSure || parts.some((part) => titleHasHead(part.split(/,\s/)[0] ?? '')));
  return areFields ? parts.join(' | ') : null;
}

const IN_SENTENCE =
  /\b(?:from|between|in|during|since|von|zwischen|seit|im|depuis|en|entre|pendant|desde|durante|dal|nel|em|od|w)\s*$/i;

/** "Serveur au Café Globex durant l'" of "... durant l'été 2019": what belonged to the date at the end. */
const DURING =
  /[\s,]+(?:during|in|for|durant|pendant|en|depuis|durante|nel(?:l[’'])?|im|seit|w|sinds|sedan)(?:\s(?:the|l[ea]|l[’']|el|den|der|\d{1,2}\s\p{L}+(?:\s(?:in|en|im))?))?\s*$/iu;

function isSeparate(text: string, period: Period): boolean {
  const before = text.slice(0, period.start).trimEnd();
  const after = text.slice(period.end).trimStart();
  const opens =
    before === '' || /[|│,(\t·•–—\-;:[/]$/u.test(before) || /\s{2}$/.test(text.slice(0, period.start));
  const closes = after === '' || /^[|│,)\t·•–—\-;:\]/]/u.test(after) || text.charAt(period.end) === '\t';
  return opens || closes;
}

/**
 * Whether there is a title in the same paragraph, up to three lines above or two below a date alone or beside a name.
 */
function hasTitleNear(lines: Line[], index: number, rest: string): boolean {
  const isTitle = (line: Line | undefined): boolean =>
    line !== undefined &&
    line.marker === '' &&
    !line.isHidden &&
    linePenalty(line) < 2 &&
    line.text.split(/\t|\s[|–—·•-]\s|,\s/).some((piece) => titleScore(piece) >= 2.3);
  const isAlone = rest === '' || placeScore(rest) >= 3;
  for (let above = index - 1; above >= Math.max(0, index - (isAlone ? 3 : 1)); above--) {
    if (isTitle(lines[above])) return true;
    if (lines[above]?.gapBefore || lines[above]?.marker !== '') break;
  }
  for (let below = index + 1; below <= index + (isAlone ? 2 : 1); below++) {
    // "Summer 2018" set apart above a title in bold
    const isDateAbove = rest === '' && below === index + 1 && !lines[index]?.isBold && lines[below]?.isBold;
    if ((lines[below]?.gapBefore && !isDateAbove) || lines[below]?.marker !== '') break;
    if (isTitle(lines[below])) return true;
  }
  return false;
}

const OPEN_RANGE = new RegExp(`\\d\\s*[-–—/]$|[\\s\\d](?:${JOINERS})$`, 'iu');

const isLoneDate = (text: string): boolean => isPresent(text) || isDateAlone(text);

/** The lines of a list item. */
const ITEM_LINES = 5;

/**
 * Whether a line goes on with the item of a list above it: in lower case, and further right than the item's mark or below a
 * full line.
 */
function isWithinItem(lines: Line[], index: number): boolean {
  const line = lines[index];
  if (!line || line.marker !== '' || !/^\p{Ll}/u.test(line.text)) return false;
  const isBelowFull = lines[index - 1]?.isFull === true;
  // "september 2009 – ..." may stand at the right edge; what goes on after a full line is at the left.
  if (findPeriods(line.text)[0]?.start === 0 && !isBelowFull) return false;
  for (let at = index; at > Math.max(0, index - ITEM_LINES); at -= 1) {
    const above = lines[at - 1];
    if (lines[at]?.gapBefore || !above || above.isHidden) return false;
    if (above.marker !== '') return line.indent > above.indent || isBelowFull;
  }
  return false;
}

const yearOf = (date: string): string => date.slice(0, 4);

/** "2007 – 2012  IT Specialist  08/15/07 – 05/24/12": without the years, which the line gives more exactly. */
function withoutRoughRange(text: string): string {
  const ranges = findPeriods(text).filter(({ isRange }) => isRange);
  const isRough = ({ startDate, endDate }: Period): boolean => startDate.length === 4 && endDate.length === 4;
  const rough = ranges.find(isRough);
  const isExact =
    rough &&
    ranges.some(
      (other) =>
        !isRough(other) &&
        yearOf(other.startDate) === rough.startDate &&
        yearOf(other.endDate) === rough.endDate,
    );
  if (!isExact) return text;
  const cut = text.slice(0, rough.start) + text.slice(rough.end);
  return cut.replace(/\(\s*\)/gu, '').replace(/^[\s,;:|]+/u, '');
}

/** A note in brackets below a role's dates has so many words beside its own. */
const ASIDE = { words: 3, lines: 3 };

/** Whether a line begins with a note on the role above that has dates within: "(Worked from 2018 until 2020 every summer)". */
function isAside(lines: Line[], index: number, { start, end }: Period): boolean {
  const text = lines[index]?.text ?? '';
  const [bracket = ''] = /^\([^()]*/.exec(text) ?? [];
  if (end > bracket.length || countWords((bracket.slice(1, start) + bracket.slice(end)).trim()) < ASIDE.words)
    return false;
  return lines
    .slice(Math.max(0, index - ASIDE.lines), index)
    .some((line) => !line.text.startsWith('(') && findPeriods(line.text).some(({ isRange }) => isRange));
}

/** "07/2019 - Baker (current)" without what says that it goes on. */
const withoutNow = (text: string): string =>
  text.replace(/\s*\(([^()]{3,20})\)/gu, (bracket, inside: string) => (isPresent(inside) ? '' : bracket));

/** Words of a title and an employer, as a line has them beside its dates. */
const NAME_WORDS = 14;

/** "Currently: Waiter, Harbour Inn": a line that says in the place of its dates that a role goes on; null if it isn't one. */
function readPresent({ text }: Line, index: number): Anchor | null {
  const [all = '', now = '', rest = ''] = /^([^:\t]{3,30}?)\s?:\s+(\S.*)$/u.exec(text) ?? [];
  const [title = ''] = rest.split(/,\s|\s[–—|-]\s|\s(?:at|@|bei|bij|chez|presso)\s/u);
  if (!isPresent(now) || titleScore(title) < 2.3 || countWords(rest) > NAME_WORDS) return null;
  const end = all.length - rest.length;
  const period = { start: 0, end, startDate: '', endDate: '', isCurrent: true, isRange: true };
  return { index, period, rest, tail: '', span: 1 };
}

/** Reads a line as the anchor of a role; null if it isn't one. */
function readAnchor(
  lines: Line[],
  index: number,
  { areItems, areDated, areAllDated, areEnded, isOuterItem }: RoleList,
): Anchor | null {
  const line = lines[index];
  if (!line || line.isHidden || line.text.length > 600 || isWithinItem(lines, index)) return null;
  const next = lines[index + 1];
  let text = withoutRoughRange(line.text);
  let span = 1;
  // In a narrow column a range may be broken after its dash.
  if (
    next &&
    (!next.gapBefore || isLoneDate(next.text)) &&
    next.marker === '' &&
    OPEN_RANGE.test(text) &&
    next.text.length < 40
  ) {
    const joined = `${text} ${next.text}`;
    const period = findPeriods(joined).at(-1);
    const isOne = period && period.start < text.length && period.end > text.length;
    if (isOne && (dateHabits().isEndFirst || !isReversed(period.startDate, period.endDate))) {
      text = joined;
      span = 2;
    }
  }
  const found = findPeriodsOfLine(text);
  const bare = withoutNow(text);
  const [lone, ...more] =
    bare === text || found.some(({ isRange }) => isRange) ? [] : findPeriodsOfLine(bare);
  const isOpen = lone !== undefined && more.length === 0 && !lone.isRange;
  if (isOpen) text = bare;
  const period: Period | undefined = isOpen
    ? { ...lone, endDate: '', isCurrent: true, isRange: true }
    : (found.find((candidate) => candidate.isRange) ?? found[0]);
  if (!period) return readPresent(line, index);
  if (isAside(lines, index, period)) return null;
  const stopped = line.marker === '' && period.isRange ? splitFields(removePeriod(text, period)) : null;
  if (stopped !== null) return { index, period, rest: stopped, tail: '', span };
  const whole = splitTail(text, period);
  const read = removePeriod(whole.header, period).replace(WORKED_AS, '');
  // "2019 – 2021. Cook at Globex: served breakfast"
  const named = read === '' ? removePeriod(text, period).replace(WORKED_AS, '') : read;
  const task = (whole.tail === '' || read === '') && period.start <= 1 ? splitTask(named) : null;
  const tail = task?.tail ?? whole.tail;
  const plainRest = task?.header ?? read;
  // "Employment dates: 2019 – 2021"
  const rest = labelField(plainRest) === 'dates' ? '' : plainRest;
  const words = countWords(rest);
  if (areEnded && words > 0 && endsWithDate(text)) {
    const during = rest.replace(DURING, '');
    const fields = line.marker === '' ? splitFields(removePeriod(text, period), true) : null;
    return fields === null
      ? { index, period, rest: during, tail, span }
      : { index, period, rest: fields, tail: '', span };
  }
  if (line.marker !== '' && words > 0 && isOuterItem(line)) return { index, period, rest, tail, span };
  // "2020 – 2021 - Worked as a cook at Globex" notes a role, "Since 2018 I have been a cook at Globex" tells of it.
  const isNoted = period.start <= 1 && /^\s*[-–—:|]|^\t/u.test(text.slice(period.end));
  if (words > 5 && !isNoted && readJobStatement(text)) return null;
  if (words > 18 || (words > 4 && !isSeparate(text, period) && endsAsSentence(text))) return null;
  if (IN_SENTENCE.test(text.slice(0, period.start)) && endsAsSentence(text) && words > 5) return null;
  const pieces = strongParts(rest)
    .flatMap((part) => part.split(/[,;]\s|\s(?:at|@|bei|bij|chez|presso)\s/))
    .flatMap((piece) => splitAtBreaks(piece, line.styleBreaks ?? []));
  const hasTitle = pieces.some((piece) => titleScore(piece) >= 2.3);
  if (line.marker !== '') {
    // "• Period: 2019 – 2021"
    if (plainRest !== '' && rest === '' && period.isRange) return { index, period, rest, tail, span };
    const isEdge = period.start <= 1 || period.end >= text.trimEnd().length - 1;
    // A sign before a date with nothing but a place is an icon, not a list mark: "📅 2019 – 2021 📍 Austin, TX".
    const beside = rest.replace(/[\p{Extended_Pictographic}\p{Co}]\uFE0F?/gu, '').trim();
    const isInCell = text.charAt(period.end) === '\t' && countWords(beside) <= 4;
    const isDateLine = period.start <= 1 && (beside === '' || placeScore(beside) >= 3 || isInCell);
    if (isDateLine && period.isRange && /^[\p{Extended_Pictographic}\p{Co}]/u.test(line.marker))
      return { index, period, rest: beside, tail, span };
    // "• 09/2020 – 05/2021  Clerk - Globex Ltda."
    const isCell = period.start <= 1 && period.isRange && text.charAt(period.end) === '\t';
    if (isCell && hasTitle && words <= 10 && !startsWithAction(rest))
      return { index, period, rest: rest.replace(/(?<=\p{L}{2})\.$/u, ''), tail, span };
    // "• Globex  2019 – 2021" above "Cook", set in below it
    const isAboveTitle =
      text.charAt(period.start - 1) === '\t' &&
      period.end >= text.trimEnd().length &&
      next?.marker === '' &&
      next.indent > line.indent &&
      titleHasHead(next.text) &&
      linePenalty(next) < 1;
    if (isAboveTitle) return { index, period, rest, tail, span };
    const isHeader =
      words > 0 &&
      (words <= 10 ? hasTitle || areItems : words <= 14 && areItems) &&
      !startsWithAction(rest) &&
      (!endsAsSentence(text) || (areItems && words <= 10 && period.start <= 1));
    const isDatedItem = words > 0 && ((areDated && opensItem(text, period)) || areAllDated);
    // "- Architect at Globex, Leeds - Aug 2019" among items with ranges
    const isLoneAtEnd =
      areItems &&
      !period.isRange &&
      period.endDate.length > 4 &&
      isEdge &&
      period.start > 1 &&
      hasTitle &&
      words <= 14 &&
      /[-–—|(]\s*$/u.test(text.slice(0, period.start));
    if (isLoneAtEnd && !startsWithAction(rest)) return { index, period, rest, tail, span };
    const isLed = areAllDated && opensWithDate(text);
    if ((period.isRange || isLed) && isDatedItem) return { index, period, rest, tail, span };
    return period.isRange && isEdge && isHeader ? { index, period, rest, tail, span } : null;
  }
  // Beside a date in its own cell, a full stop may end the header.
  const isCell = leadsLine(text, period);
  // "Globex, Springfield, Mo. | 2019 – now"
  const isBehind = period.isRange && /,\s\p{Lu}\p{Ll}{1,4}\.\s*[|\t]\s*$/u.test(text.slice(0, period.start));
  const plain = rest.replace(isCell ? /(?<=\p{Ll}{2}|\))\.$/u : isBehind ? /\.$/u : /(?<=\))\.$/u, '');
  // "2019 – 2021 – Aparecida de Goiânia (Brasil), Brasil."
  const isPlace = period.isRange && period.start <= 1 && words <= 8 && placeScore(rest) >= 3;
  if (!isPlace && bodyPenalty(plain) >= (hasTitle ? 5 : 3) && rest !== '') return null;
  if (period.isRange) {
    // A range in a column of its own begins a role, whatever follows.
    if (startsWithAction(rest) && words > 6 && !hasTitle && !isCell) return null;
    return { index, period, rest: isCell ? withoutStop(rest) : rest, tail, span };
  }
  // "Period: 2019" in a form
  const label = /^([^:\t]{2,30})(?:\s*:\s*|\t)$/u.exec(text.slice(0, period.start))?.[1] ?? '';
  if (label !== '' && labelField(label) === 'dates') return { index, period, rest: '', tail, span };
  // "Leeds, June 2024" below everything is where and when it was written.
  if (index === lines.length - 1 && index > 0 && rest !== '' && placeScore(rest) >= 2) return null;
  // A lone date belongs to a role only if it comes with a title or an employer.
  const behind = textBehind(text.slice(period.end)).trim();
  const isEdge = period.start <= 1 || behind.length <= 1;
  if (!isEdge || words > (hasTitle ? 16 : 10)) return null;
  // "Vertrieb  2024" in two cells above the list of what was done.
  if (words <= 6 && text.charAt(period.start - 1) === '\t' && next?.marker)
    return { index, period, rest, tail, span };
  // "2016  Globex placement" above the list of what was done.
  if (words <= 10 && isDateCell(text, period) && next?.marker && !startsWithAction(rest))
    return { index, period, rest, tail, span };
  // "Cellar Hand | Mill & Oven | May 2023": two bars set three fields apart.
  if (hasTitle || (text.match(/\|/gu)?.length ?? 0) >= 2) return { index, period, rest, tail, span };
  return words <= 8 && hasTitleNear(lines, index, rest) ? { index, period, rest, tail, span } : null;
}

const NEARLY_ALL = 0.7;

/**
 * Removes the full stop after each header where nearly all headers of a document end in one ("Cook, Hotel Azul."), but not
 * that of an abbreviation.
 */
function removeFinalStops(anchors: Anchor[]): Anchor[] {
  const withText = anchors.filter(({ rest }) => rest !== '');
  const stopped = withText.filter(({ rest }) => rest.endsWith('.'));
  if (stopped.length < 2 || stopped.length < withText.length * NEARLY_ALL) return anchors;
  return anchors.map((anchor) =>
    endsAsSentence(anchor.rest) || /(?:\.|\p{L}{5})\.$/u.test(anchor.rest)
      ? { ...anchor, rest: anchor.rest.replace(/\.$/, '') }
      : anchor,
  );
}

/** The lines of a block that begin roles by themselves. */
function readAnchors(lines: Line[]): Anchor[] {
  const anchors: Anchor[] = [];
  const list = findRoleList(lines);
  let from = 0;
  for (let index = 0; index < lines.length; index++) {
    if (index < from) continue;
    const anchor = readAnchor(lines, index, list);
    if (!anchor) continue;
    from = index + anchor.span;
    anchors.push(anchor);
  }
  return anchors;
}

/** The dated anchors of each of several blocks about work, in order: what begins roles in one of them may be known from the others. */
export function findAnchorsOfBlocks(blocks: Line[][]): Anchor[][] {
  const known = blocks.map((lines) => ({ lines, anchors: readAnchors(lines) }));
  const alike = findAnchorsAlike(known);
  return known.map(({ anchors }, at) =>
    removeFinalStops([...anchors, ...(alike[at] ?? [])].sort((a, b) => a.index - b.index)),
  );
}

/** The dated anchors of a block of lines, in order. */
export const findDatedAnchors = (lines: Line[]): Anchor[] => findAnchorsOfBlocks([lines])[0] ?? [];
