import type { Anchor } from './anchors.ts';
import { companyScore, isUnitName, titleHasHead, titleScore } from './field-scores.ts';
import { bodyPenalty, linePenalty } from './header-lines.ts';
import { commaParts, pieceOf, strongParts, trimField, weakParts } from './header-pieces.ts';
import type { Piece } from './header-pieces.ts';
import { isRoleLabel } from './headings.ts';
import type { Line } from './line.ts';
import { isAddress, placeScore } from './places.ts';

/** One way to read the header of a role. */
export interface Candidate {
  /** Where title and company stand, in the same words for every role of a document: what the vote is about. */
  layout: string;
  title: string;
  company: string;
  location: string;
  score: number;
  /** First and last line of the header, as indexes in the block. */
  from: number;
  to: number;
  titleOwnLine: boolean;
  companyLine: number;
  titleLine: number;
}

interface HeaderLine {
  index: number;
  offset: number;
  text: string;
  pieces: Piece[];
  /** Pieces that could be a title or an employer. */
  open: Piece[];
  penalty: number;
}

interface Slot {
  id: string;
  text: string;
  place: string;
  line: HeaderLine;
  pieces: Piece[];
  /** Cost of taking it as it is. */
  cost: number;
  label: 'title' | 'company' | null;
  isWholeLine: boolean;
  asTitle: number;
  asCompany: number;
}

const CONNECTIVE =
  /^(?:and then|then|later|after that|before that|afterwards|previously|danach|dann|davor|anschließend|puis|ensuite|luego|después|poi|depois|potem|następnie)(?:,\s*|\s+)(?=\p{L})/iu;
const MAX_BEFORE = 3;
const MAX_AFTER = 2;

function headerLine(line: Line, index: number, offset: number, text: string, isTrusting: boolean): HeaderLine {
  const pieces = strongParts(text).map((part) => pieceOf(part, isTrusting));
  const open = pieces.filter((piece) => !piece.isPlace && !piece.isIgnored && piece.text !== '' && piece.label !== 'location');
  const penalty = text === line.text ? linePenalty(line) : bodyPenalty(text) * 0.5 + (line.marker === '' ? 0 : 1);
  const isLabelled = pieces.some((piece) => piece.label !== null);
  if (isRoleLabel(line)) return { index, offset, text, pieces, open: [], penalty: 9 };
  return { index, offset, text, pieces, open, penalty: isLabelled ? 0 : penalty };
}

/** The lines around an anchor that its header could take, from top to bottom. */
function linesAround(lines: Line[], anchor: Anchor, low: number, high: number, isTrusting: boolean): HeaderLine[] {
  const anchorLine = lines[anchor.index];
  if (!anchorLine) return [];
  const around: HeaderLine[] = [headerLine(anchorLine, anchor.index, 0, anchor.rest, isTrusting)];
  for (let offset = 1; offset <= MAX_BEFORE; offset++) {
    const index = anchor.index - offset;
    const line = lines[index];
    if (!line || index < low || line.isHidden) break;
    const plain = headerLine(line, index, -offset, line.text, isTrusting);
    const isListedName =
      line.marker !== '' && offset === 1 && anchorLine.marker === '' && bodyPenalty(line.text) === 0 && line.text.split(/\s+/).length <= 8 &&
      (plain.pieces.some((piece) => piece.isPlace || piece.place !== '') || companyScore(line.text) >= 1.5);
    const header = isListedName ? { ...plain, penalty: 0.5 } : plain;
    const isPlaceLine = header.open.length === 0 && header.pieces.some((piece) => piece.isPlace);
    if (header.penalty >= 3 && !isPlaceLine) break;
    around.unshift(header);
  }
  for (let offset = 1; offset <= MAX_AFTER; offset++) {
    const index = anchor.index + anchor.span - 1 + offset;
    const line = lines[index];
    if (!line || index > high || line.isHidden || anchor.tail !== '') break;
    // A date as a heading, the role as its first list item.
    const opens = anchorLine.gapBefore || anchor.index === low;
    const isListedHeader = line.marker !== '' && anchor.rest === '' && offset === 1 && opens;
    const header = headerLine(line, index, offset, line.text, isTrusting);
    if (header.penalty >= 3 && !isListedHeader && !isAddress(line.text)) break;
    around.push(isListedHeader ? { ...header, penalty: 1.2 + bodyPenalty(line.text) } : header);
    if (isListedHeader) break;
  }
  return around;
}

/** How well a text serves as an employer, its commas and unit words counted. */
function employerScore(text: string): number {
  let score = companyScore(text);
  if (isUnitName(text) && text.split(' ').length <= 2) score -= 0.5;
  if (/, (?!\p{L}{2,4}\.?$)/u.test(text)) score -= titleHasHead(text) ? 1 : 0.4;
  return score;
}

function slotsOf(line: HeaderLine): Slot[] {
  const slots: Slot[] = [];
  const scores = (text: string): { asTitle: number; asCompany: number } => ({ asTitle: titleScore(text), asCompany: employerScore(text) });
  const whole = line.open.length > 0 && !line.text.includes('\t') ? line.open.filter((piece) => piece.label === null) : [];
  if (whole.length > 1) {
    const joined = pieceOf(line.text, false);
    const marks = (line.text.match(/\s[|·—–]\s|\|/g)?.length ?? 0) * 1.2 + (line.text.match(/\s-\s/g)?.length ?? 0) * 0.5;
    slots.push({ id: `${line.offset}L`, text: joined.text, place: joined.place, line, pieces: line.open, cost: marks, label: null, isWholeLine: true, ...scores(joined.text) });
  }
  for (const [order, piece] of line.open.entries()) {
    const label = piece.label === 'title' || piece.label === 'company' ? piece.label : null;
    const isWholeLine = line.open.length === 1;
    const id = isWholeLine ? `${line.offset}L` : `${line.offset}S${order}`;
    slots.push({ id, text: piece.text, place: piece.place, line, pieces: [piece], cost: 0, label, isWholeLine, ...scores(piece.text) });
  }
  return slots;
}

interface Pair {
  id: string;
  title: string;
  company: string;
  place: string;
  cost: number;
}

/** Readings of one piece as title and employer together: "Cashier, Aldi", "Cajera en Mercadona". */
function pairsIn(slot: Slot, isTrusting: boolean): Pair[] {
  const pairs: Pair[] = [];
  const add = (id: string, title: string, company: string, cost: number): void => {
    const cut = pieceOf(company, isTrusting && !titleHasHead(company));
    const name = cut.isPlace ? '' : cut.text;
    if (title !== '' && name !== '') pairs.push({ id, title: trimField(title), company: name, place: cut.place || slot.place, cost });
  };
  const parts = commaParts(slot.text);
  for (let at = 1; at < parts.length && parts.length <= 7; at++) {
    const left = parts.slice(0, at).join(', ');
    const right = parts.slice(at).join(', ');
    // A later cut is dearer: the first comma is where most people end the first field.
    const cost = 0.35 * (at - 1);
    add(`${slot.id}C<`, left, right, cost + (parts.length - at > 1 ? 0.2 : 0));
    add(`${slot.id}C>`, right, left, cost);
  }
  const weak = weakParts(slot.text);
  if (weak) add(`${slot.id}W`, weak[0], weak[1], 0.2);
  const brackets = /^([^()]{3,80}?)\s*\(([^()]{3,60})\)$/.exec(slot.text);
  if (brackets?.[1] && brackets[2]) {
    if (companyScore(brackets[2]) >= 2) add(`${slot.id}B<`, brackets[1], brackets[2], 0.3);
    if (titleHasHead(brackets[2])) add(`${slot.id}B>`, brackets[2], brackets[1], 0.3);
  }
  return pairs;
}

function labelBonus(slot: Slot | null, field: 'title' | 'company'): number {
  if (!slot?.label) return 0;
  return slot.label === field ? 4 : -6;
}

interface Context {
  lines: Line[];
  anchor: Anchor;
  around: HeaderLine[];
  isFirst: boolean;
  low: number;
  high: number;
}

/** Costs that do not depend on the fields: what lies between, what is left over, which gaps are crossed. */
function structureCost(context: Context, from: number, to: number, used: Set<Piece>): { cost: number; location: string } {
  const { lines, anchor, around, isFirst, low } = context;
  let cost = 0;
  let location = '';
  for (const line of around) {
    if (line.index < from || line.index > to) continue;
    const isUsed = line.open.some((piece) => used.has(piece));
    if (line.offset !== 0 || line.text !== '') cost += isUsed ? line.penalty * 0.8 : 0;
    for (const piece of line.pieces) {
      if (piece.place !== '' && (location === '' || piece.isPlace)) location = location === '' ? piece.place : location;
      if (line.open.includes(piece) && !used.has(piece)) cost += placeScore(piece.text) >= 1 && line.offset !== 0 ? 0.5 : 0.8;
    }
  }
  for (let index = from + 1; index <= to; index++) {
    const above = lines[index - 1];
    if (lines[index]?.gapBefore && !(above && (above.headingLevel > 0 || above.isBold)) && !(isFirst && index <= anchor.index)) cost += 0.8;
  }
  // A header-like line right above that is left to the role before.
  for (let index = from - 1; index >= low && index >= from - 2; index--) {
    const line = lines[index];
    const below = lines[index + 1];
    if (!line || line.isHidden || linePenalty(line) > 0 || (below?.gapBefore && !isFirst)) break;
    const opens = line.gapBefore || index === low;
    cost += isFirst ? 1.5 : opens ? 1.6 : 0.4;
  }
  return { cost, location };
}

/** Every sensible reading of the header around an anchor, without order. */
export function candidatesFor(
  lines: Line[],
  anchor: Anchor,
  bounds: { low: number; high: number; isFirst: boolean; isTrusting: boolean },
): Candidate[] {
  const { low, high, isFirst, isTrusting } = bounds;
  const around = linesAround(lines, anchor, low, high, isTrusting);
  const context: Context = { lines, anchor, around, isFirst, low, high };
  const slots = around.flatMap(slotsOf);
  const candidates: Candidate[] = [];
  const anchorEnd = anchor.index + anchor.span - 1;
  const structures = new Map<string, { cost: number; location: string }>();

  const labelled = around.flatMap((line) => line.pieces).find((piece) => piece.label === 'location' && piece.isPlace)?.place ?? '';

  const push = (title: Slot | null, company: Slot | null, pair: Pair | null): void => {
    const taken = [title, company].filter((slot) => slot !== null);
    const from = Math.min(anchor.index, ...taken.map((slot) => slot.line.index));
    const to = Math.max(anchorEnd, ...taken.map((slot) => slot.line.index));
    const used = new Set(taken.flatMap((slot) => slot.pieces));
    const key = taken.map((slot) => slot.id + slot.pieces.length).join('+');
    const structure = structures.get(key) ?? structureCost(context, from, to, used);
    structures.set(key, structure);
    const titleText = (pair?.title ?? title?.text ?? '').replace(CONNECTIVE, '');
    const companyText = pair?.company ?? company?.text ?? '';
    let score = titleText === '' ? -1.5 : pair ? titleScore(titleText) : (title?.asTitle ?? 0);
    score += companyText === '' ? -1 : pair ? employerScore(companyText) : (company?.asCompany ?? 0);
    score += labelBonus(title, 'title') + (pair ? 0 : labelBonus(company, 'company'));
    score -= (title?.cost ?? 0) + (company && company !== title ? company.cost : 0) + (pair?.cost ?? 0) + structure.cost;
    // Two whole lines or two strong parts are a surer cut than a comma.
    if (title && company && !pair) score += 0.4;
    const titleId = title?.id ?? '-';
    candidates.push({
      layout: pair ? pair.id : `${titleId}/${company?.id ?? '-'}`,
      title: titleText,
      company: companyText,
      location: labelled || pair?.place || company?.place || title?.place || structure.location,
      score,
      from,
      to,
      titleOwnLine: title !== null && title.isWholeLine && pair === null,
      companyLine: companyText === '' ? -1 : (company ?? title)?.line.index ?? -1,
      titleLine: titleText === '' ? -1 : (title?.line.index ?? -1),
    });
  };

  for (const title of slots) {
    push(title, null, null);
    push(null, title, null);
    for (const pair of pairsIn(title, isTrusting)) push(title, title, pair);
    for (const company of slots) {
      if (company === title || company.pieces.some((piece) => title.pieces.includes(piece))) continue;
      push(title, company, null);
    }
  }
  if (slots.length === 0) push(null, null, null);
  return candidates;
}
