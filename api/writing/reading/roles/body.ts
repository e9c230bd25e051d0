import { endsAsSentence, startsWithAction } from '../headers/header-lines.ts';
import { findPeriods } from '../fields/dates.ts';
import { isRoleLabel } from '../sections/headings.ts';
import type { Line } from '../lines/line.ts';
import { joinTexts } from '../lines/join-texts.ts';
import { splitSentences } from '../lines/sentences.ts';
import { isConfidential } from './confidential-lines.ts';

/** How texts are written throughout the document. */
export interface TextStyle {
  /** The length at which the source wrapped its lines; 0 if it didn't. */
  wrapWidth: number;
  /** Whether capitals are rare within its lines, as in every language but German. */
  hasSmallNouns: boolean;
  /** The words of the document, for joining words that were broken at the end of a line. */
  words: Set<string>;
}

/** How statements are written throughout the document. */
export interface BodyStyle extends TextStyle {
  /** Whether the roles of this document have list marks. */
  hasMarks: boolean;
}

export interface Body {
  description: string;
  bulletPoints: string[];
}

/** A statement or a paragraph, and the lines that it was written on. */
export interface Item {
  text: string;
  parts: string[];
  isMarked: boolean;
  indent: number;
  lines: Line[];
}

const OPEN_END =
  /(?:[,(/&–—-]|\b(?:and|or|the|a|an|of|in|on|to|for|with|by|at|from|as|using|that|which|including|und|oder|der|die|das|den|dem|von|mit|f[uü]r|zur?|im|et|ou|de|des|du|la|le|les|pour|avec|y|el|los|las|con|para|e|di|del|della|per|em|com|i|oraz|w|z|na|do|dla))$/iu;
const ADDRESS_ONLY = /^(?:https?:\/\/|www\.)\S+$/i;

function continues(item: Item, line: Line, style: TextStyle, arePhrases: boolean): boolean {
  const last = item.lines.at(-1);
  if (!last || line.isApart || line.marker !== '' || line.isBold || line.headingLevel > 0) return false;
  const startsLow = /^\p{Ll}/u.test(line.text);
  const ended = endsAsSentence(last.text);
  if (line.gapBefore) return startsLow && !ended && item.isMarked;
  if (OPEN_END.test(last.text)) return true;
  // Statements without list marks: each begins with an action.
  if (!item.isMarked && startsWithAction(line.text) && startsWithAction(item.text)) return false;
  // Notes in lower case: each short line is a statement.
  const isNote =
    !item.isMarked && style.wrapWidth === 0 && /^\p{Ll}/u.test(item.text) && last.text.length < 70;
  if (startsLow && !isNote && !/^(?:https?:|www\.)/.test(line.text))
    return !ended || (item.isMarked && line.indent > item.indent);
  if (!item.isMarked && arePhrases && /^\p{Lu}\p{Ll}/u.test(line.text)) return false;
  if (item.isMarked && line.indent > item.indent) return true;
  // "saves / $310,000 a year": a line without a mark that begins with a sign or a number continues a marked item.
  if (item.isMarked && !ended && /^[^\p{L}]/u.test(line.text) && findPeriods(line.text).length === 0)
    return true;
  const isFull =
    last.isFull ?? (style.wrapWidth > 0 && last.text.length + last.indent >= style.wrapWidth * 0.82);
  return isFull && (!ended || (!item.isMarked && item.lines.length > 1));
}

/** Whether a line without a colon hangs below a full line of a list item: "Service" below "• Kept up the quality of" is no label. */
const hangsBelow = (item: Item | undefined, line: Line): boolean =>
  item?.isMarked === true &&
  line.marker === '' &&
  !line.gapBefore &&
  !line.isBold &&
  line.indent > item.indent &&
  !line.text.endsWith(':') &&
  item.lines.at(-1)?.isFull === true;

/**
 * Joins the lines of each statement or paragraph, words unchanged and in order.
 *
 * @param isLabel tells lines such as "Responsibilities:", which only part the statements
 */
export function splitItems(
  lines: readonly Line[],
  style: TextStyle,
  isLabel: (line: Line) => boolean,
): Item[] {
  const items: Item[] = [];
  // Without a sentence among them, a capital at the beginning of a line begins a phrase.
  const arePhrases = style.hasSmallNouns && !lines.some(({ text }) => endsAsSentence(text));
  let isAfterLabel = false;
  for (const line of lines) {
    if (isLabel(line) && !hangsBelow(items.at(-1), line)) {
      isAfterLabel = true;
      continue;
    }
    const text = line.text.replace(/\t+/g, ' ');
    const last = isAfterLabel ? undefined : items.at(-1);
    isAfterLabel = false;
    if (last && continues(last, line, style, arePhrases)) {
      last.parts.push(text);
      last.lines.push(line);
    } else {
      // A lone address with a list mark isn't a statement.
      const isMarked = line.marker !== '' && !ADDRESS_ONLY.test(text);
      items.push({ text, parts: [text], isMarked, indent: line.indent, lines: [line] });
    }
  }
  return items.map((item) => ({ ...item, text: joinTexts(item.parts, style.words) }));
}

const partsStatements = (line: Line): boolean =>
  (line.marker === '' && isConfidential(line.text)) ||
  isRoleLabel(line) ||
  isRoleLabel({ ...line, gapBefore: false });

const isPhrase = (text: string): boolean =>
  /^[\p{Lu}\p{N}]/u.test(text) && /\s/.test(text) && !endsAsSentence(text);

/** Without a label at the end that nothing follows: it is about the next roles, "Public sector:". */
function withoutLastLabel(lines: Line[]): Line[] {
  const last = lines.at(-1);
  const isLabel = last?.marker === '' && /^\p{Lu}[^.!?]{2,50}:$/u.test(last.text);
  return isLabel ? lines.slice(0, -1) : lines;
}

/**
 * Turns the lines under a role's header into a description and bullet points, words unchanged and in order. What a form says
 * of leaving, pay and superiors is neither.
 */
export function readBody(lines: Line[], style: BodyStyle): Body {
  const items = splitItems(withoutLastLabel(lines), style, partsStatements);
  if (items.some((item) => item.isMarked)) {
    const plain = items.filter((item) => !item.isMarked);
    const marked = items.filter((item) => item.isMarked);
    return {
      description: plain.map((item) => item.text).join('\n'),
      bulletPoints: marked.map((item) => item.text),
    };
  }
  if (items.length === 0) return { description: '', bulletPoints: [] };
  // Phrases one below the other, none of them a sentence: "Organización de 7 ferias".
  const arePhrases = items.every(({ text }) => isPhrase(text));
  const isStatement = (text: string): boolean =>
    arePhrases || startsWithAction(text) || endsAsSentence(text) || text.split(/\s+/).length >= 5;
  if (items.length > 1) {
    const areStatements = items.filter((item) => isStatement(item.text)).length >= items.length / 2;
    const areShort = items.every((item) => item.text.length <= 400);
    if (areShort && areStatements) {
      // Text before the first statement describes the job; a short line between statements is a statement too.
      const first = items.findIndex((item) => isStatement(item.text));
      return {
        description: items
          .slice(0, first)
          .map((item) => item.text)
          .join('\n'),
        bulletPoints: items.slice(first).map((item) => item.text),
      };
    }
    return { description: items.map((item) => item.text).join('\n'), bulletPoints: [] };
  }
  const only = items[0]?.text ?? '';
  const sentences = splitSentences(only);
  if (sentences.length > 1 && sentences.filter(startsWithAction).length >= sentences.length / 2) {
    return { description: '', bulletPoints: sentences };
  }
  const isOneStatement =
    sentences.length === 1 && items[0]?.lines.length === 1 && startsWithAction(only) && !style.hasMarks;
  return isOneStatement ? { description: '', bulletPoints: [only] } : { description: only, bulletPoints: [] };
}

/** Estimates where the source wrapped its lines: many lines of nearly the same maximum length, in running sentences. */
export function estimateWrapWidth(lines: Line[]): number {
  const ends = lines
    .filter((line) => !line.text.includes('\t'))
    .map((line) => line.text.length + line.indent);
  const sorted = ends.filter((length) => length >= 50).sort((a, b) => b - a);
  const longest = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  if (longest === 0 || longest > 160) return 0;
  let wrapped = 0;
  for (let index = 1; index < lines.length; index++) {
    const above = lines[index - 1];
    const below = lines[index];
    if (!above || !below || below.marker !== '' || below.gapBefore) continue;
    if (
      above.text.length + above.indent >= longest * 0.82 &&
      /^\p{Ll}/u.test(below.text) &&
      !endsAsSentence(above.text)
    )
      wrapped++;
  }
  return wrapped >= 2 ? longest : 0;
}
