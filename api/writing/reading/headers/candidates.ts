import type { Anchor } from './anchor.ts';
import { employerScore, findWeakEmployers, findSlots, pairsIn } from './candidate-slots.ts';
import type { Pair, Slot } from './candidate-slots.ts';
import { endsWithHead, titleHasHead, titleScore } from '../fields/field-scores.ts';
import { linePenalty } from './header-lines.ts';
import { isWebAddress } from './header-pieces.ts';
import type { Piece } from './header-pieces.ts';
import { listHeaderWindows } from './header-window.ts';
import type { HeaderLine, TownTrust } from './header-window.ts';
import type { Line } from '../lines/line.ts';
import type { WrapStyle } from './wrap-evidence.ts';
import { isWayOfWorking, placeScore } from '../fields/places.ts';

/** One way to read the header of a role. */
export interface Candidate {
  /** The positions of title and company, comparable across the roles of a document; the subject of the vote. */
  layout: string;
  title: string;
  company: string;
  location: string;
  score: number;
  /** First and last line of the header, as indexes in the block. */
  from: number;
  to: number;
  titleOwnLine: boolean;
  /** The lines of its fields, -1 without one, and the first line of its dates. */
  companyLine: number;
  titleLine: number;
  anchorLine: number;
  /** How the lines of title and employer look; '' without one. */
  titleLook: string;
  companyLook: string;
  /** What it costs if the reading above doesn't take the line right above this one. */
  leftCost: number;
  /** Whether its place stood behind the employer, in the same piece of a line. */
  isTownBehind: boolean;
}

/** A preposition whose employer is in the next line: "Paramedic at". */
const OPEN_TITLE = /\s(?:at|am|beim?|chez|bij|hos|presso|aux?|[àa] la|in der|in the|w|ve|na|nel|nella)$/iu;
const CONNECTIVE =
  /^(?:and then|then|later|after that|before that|afterwards|previously|danach|dann|davor|anschließend|puis|ensuite|luego|después|poi|depois|potem|następnie)(?:,\s*|\s+)(?=\p{L})/iu;
/** A known title in another line than a labelled one, and no employer by its words. */
const isPlainTitle =
  (labelled: HeaderLine) =>
  ({ text, line, asCompany }: Slot): boolean =>
    line !== labelled && titleHasHead(text) && asCompany < 1;

/** "Title: Analysis of careers" beside "Research scholar" is that of a work. */
function labelBonus(slot: Slot | null, field: 'title' | 'company', others: readonly Slot[]): number {
  if (!slot?.label) return 0;
  if (slot.label === 'title' && !titleHasHead(slot.text) && others.some(isPlainTitle(slot.line))) return -4;
  return slot.label === field ? 4 : -6;
}

/** Words before an employer's name: "Bei Globex" in a line of its own below the title, "Firma Globex GmbH". */
const WITH = /^(?:(?:at|bei|bij|hos|chez|presso)\s+)?(?:(?:de[mnr]\s+)?(?:Firma|Fa\.)\s+)?(?=\p{Lu})/iu;
/** The same in words that begin names if they are written large: "à la Société Globex", "der Globex AG". */
const WITH_LOWER = /^(?:à\s(?:la\s|l['’])|aux?\s|de[mnr]\s)(?=\p{Lu})/u;

/** "Hotel Azul, Kiten" whose place "Kiten, Bulgaria" stands elsewhere is "Hotel Azul". */
function withoutTown(company: string, place: string): string {
  const [town = ''] = place.split(/\s*[,(]/);
  const name = company.slice(0, -town.length - 2);
  return town.length > 2 && name.length > 2 && company === `${name}, ${town}` ? name : company;
}

interface Context {
  lines: Line[];
  anchor: Anchor;
  around: HeaderLine[];
  isFirst: boolean;
  low: number;
  high: number;
}

/** The cost of a line below the dates that is set apart from them and stands right above the dates of the next role. */
const NEXT_ROLE_COST = 4.5;

function opensNextRole(lines: Line[], index: number, high: number): boolean {
  if (!lines[index]?.gapBefore || high + 1 >= lines.length) return false;
  return lines.slice(index + 1, high + 2).every(({ gapBefore }) => !gapBefore);
}

const LABELLED = /^[^:]{2,40}:\s/u;
/** The cost of leaving what stands alone between two dates to neither of them. */
const LEFT_COST = 1.8;

const PLACE_BONUS = 0.6;
/** The cost of a part of a line that is taken to belong to the field beside it: a title's may be an employer. */
const ADDED_COST = { title: 1.2, company: 0.6, titleWithTitle: 0.4 };

/** The cost of a part of the header that is in no field: what is alone beside the dates is hardly ever anything else. */
function leftoverCost({ text }: Piece, { offset, open }: HeaderLine): number {
  if (placeScore(text) >= 1) return offset === 0 ? 1.2 : 0.5;
  return offset === 0 && open.length === 1 ? 2.4 : 1.2;
}

/** The cost of a known title alone in the line below, which would be the first of the text. */
const TITLE_BELOW_COST = 1.5;
const TITLE_WORDS = 6;

function leavesTitleBelow({ lines, high }: Context, to: number): boolean {
  const next = lines[to + 1];
  if (!next || to + 1 > high || next.marker !== '' || next.gapBefore || next.isHidden) return false;
  const isShort = next.text.split(/\s+/u).length <= TITLE_WORDS && !/[.:;,]$/u.test(next.text);
  return isShort && linePenalty(next) === 0 && endsWithHead(next.text) && titleScore(next.text) >= 3;
}

/** Costs independent of the fields: lines in between, leftover text, gaps crossed. */
function structureCost(
  context: Context,
  from: number,
  to: number,
  used: Set<Piece>,
): { cost: number; location: string; leftCost: number } {
  const { lines, anchor, around, isFirst, low, high } = context;
  let cost = 0;
  let leftCost = 0;
  let location = '';
  for (const line of around) {
    if (line.index < from || line.index > to) continue;
    const isUsed = line.open.some((piece) => used.has(piece));
    if (line.offset !== 0 || line.text !== '') cost += isUsed ? line.penalty * 0.8 : 0;
    for (const piece of line.pieces) {
      // "Híbrido | Ciudad de México": where, rather than how.
      if (
        piece.place !== '' &&
        !(piece.isPlace && used.has(piece)) &&
        (location === '' || (isWayOfWorking(location) && !isWayOfWorking(piece.place)))
      )
        location = piece.place;
      if (line.open.includes(piece) && !used.has(piece)) cost += leftoverCost(piece, line);
    }
  }
  for (let index = from + 1; index <= to; index++) {
    const above = lines[index - 1];
    if (index > anchor.index && opensNextRole(lines, index, high)) cost += NEXT_ROLE_COST;
    else if (
      lines[index]?.gapBefore &&
      !(above && (above.headingLevel > 0 || above.isBold)) &&
      !(isFirst && index <= anchor.index)
    )
      cost += 0.8;
  }
  if (leavesTitleBelow(context, to)) cost += TITLE_BELOW_COST;
  // A header-like line right above that would be left to the previous role.
  for (let index = from - 1; index >= low && index >= from - 2; index--) {
    const line = lines[index];
    const below = lines[index + 1];
    if (!line || line.isHidden || linePenalty(line) > 0 || (below?.gapBefore && !isFirst)) break;
    // "Hours per week: 40" ends the role above.
    if (LABELLED.test(line.text)) break;
    if (index === low && !isFirst && !line.gapBefore) leftCost = LEFT_COST;
    else cost += isFirst ? 1.5 : line.gapBefore ? 2.4 : 0.4;
  }
  return { cost, location, leftCost };
}

/** What stands between a title and what it is about. */
const ABOUT =
  /^\s[-–—]\s$|^\s(?:at|in|for|bei|beim|im|in der|für|chez|au|à la|presso|en|em|bij|hos|w|na)\s$/iu;

/** A field's text with the parts of its line that belong to it. */
interface Extended {
  text: string;
  added: Piece[];
}

/**
 * "RN - Intensive Care", "Research Student at Robotics Lab" beside an employer: the part behind a dash or a preposition that is
 * no other field belongs to the title, and all such parts do if the employer stands in another line.
 */
function withSpecialty(text: string, { line, pieces }: Slot, used: Set<Piece>, areApart: boolean): Extended {
  const [only] = pieces;
  const added: Piece[] = [];
  if (!only || pieces.length !== 1) return { text, added };
  const at = line.text.indexOf(text);
  let end = at + text.length;
  for (const next of line.pieces.slice(line.pieces.indexOf(only) + 1)) {
    const isOther = next.text === '' || next.label !== null || next.isIgnored || used.has(next);
    const from = isOther || at < 0 ? -1 : line.text.indexOf(next.text, end);
    if (from < 0 || !ABOUT.test(line.text.slice(end, from)) || (added.length > 0 && !areApart)) break;
    end = from + next.text.length;
    added.push(next);
  }
  return { text: added.length > 0 ? line.text.slice(at, end) : text, added };
}

const DASH = /^\s[-–—]\s$/u;
const DASH_OR_AT = /^\s(?:[-–—]|at|@|bei|chez|presso|hos|bij)\s$/u;
const isName = ({ text, label, isIgnored }: Piece): boolean =>
  !isIgnored &&
  label === null &&
  !isWebAddress(text) &&
  /^["'“«]?[\p{Lu}\p{N}]/u.test(text) &&
  // "Méru 60" is a town with the number of its département.
  placeScore(text.replace(/\s\d{2,5}(?!\d).*$/u, '')) < 2 &&
  // "Security Analyst – Virtual Intern - Globex"
  !(/\s/u.test(text) && titleHasHead(text.replace(/\s*\([^()]*\)$/u, '')));

/** "Globex – Initech" may stand behind the label for an employer, but hardly behind another one. */
const areOfEmployer = ({ label }: Piece): boolean => label === null || label === 'company';

/**
 * "CERN – European Organization for Nuclear Research", "Inditex - Pull&Bear" beside a title: what a dash joins to the employer is
 * part of its name if it is no other field, and so is all of its line if the title stands in another one.
 */
function withOtherName(
  text: string,
  { line, pieces }: Slot,
  title: string,
  used: Set<Piece>,
  areApart: boolean,
): Extended {
  const [only] = pieces;
  const added: Piece[] = [];
  if (!only || pieces.length !== 1 || only.text !== text || !areOfEmployer(only)) return { text, added };
  const at = line.pieces.indexOf(only);
  const isFree = (piece: Piece): boolean => !used.has(piece) && isName(piece) && !title.includes(piece.text);
  const sign = areApart ? DASH_OR_AT : DASH;
  const begin = line.text.indexOf(text);
  let [from, to] = [begin, begin + text.length];
  for (const piece of line.pieces.slice(at + 1)) {
    const next = isFree(piece) ? line.text.indexOf(piece.text, to) : -1;
    if (next < 0 || !sign.test(line.text.slice(to, next)) || (added.length > 0 && !areApart)) break;
    to = next + piece.text.length;
    added.push(piece);
  }
  for (const piece of line.pieces.slice(0, at).reverse()) {
    const last = isFree(piece) ? line.text.lastIndexOf(piece.text, from - 1) : -1;
    if (last < 0 || !DASH.test(line.text.slice(last + piece.text.length, from)) || from < begin) break;
    from = last;
    added.push(piece);
  }
  return { text: line.text.slice(from, to), added };
}

/** "RN - Intensive Care, Globex" is laid out as "Cook, Globex": what belongs to the title isn't counted before its employer. */
function idBehind(company: Slot | null, title: Slot | null, added: number): string {
  if (!company) return '-';
  const [, line = '', order = ''] = /^(-?\d+)S(\d+)$/u.exec(company.id) ?? [];
  const isBehind = title !== null && title.line === company.line && order !== '';
  return isBehind && added > 0 ? `${line}S${Number(order) - added}` : company.id;
}

interface Bounds {
  low: number;
  high: number;
  isFirst: boolean;
  trust: TownTrust;
}

/** What tells the lines of one field from others: bold type, and a size to half a point. */
const lookOfLine = (line: Line | undefined): string =>
  line ? [Math.round((line.size ?? 0) * 2), line.isBold, line.headingLevel].join(' ') : '';

/** All sensible readings of the header around an anchor, in no particular order. */
export const listCandidates = (
  lines: Line[],
  anchor: Anchor,
  bounds: Bounds,
  style: WrapStyle,
): Candidate[] =>
  listHeaderWindows(lines, anchor, bounds, bounds.trust, style).flatMap((around) =>
    listReadings({ ...bounds, lines, anchor, around }),
  );

/** The readings of one way to see the lines around an anchor. */
function listReadings(context: Context & Bounds): Candidate[] {
  const { lines, anchor, around, trust } = context;
  const slots = around.flatMap((line) => [...findSlots(line), ...findWeakEmployers(line)]);
  const unlabelled = slots.filter(
    ({ label, isWholeLine, line }) => label === null && (isWholeLine || line.offset === 0),
  );
  const candidates: Candidate[] = [];
  const own = around.find(({ offset }) => offset === 0);
  const [anchorStart, anchorEnd] = [
    own?.index ?? anchor.index,
    Math.max(anchor.index + anchor.span - 1, own?.last ?? 0),
  ];
  const structures = new Map<string, ReturnType<typeof structureCost>>();

  // Above the header is the role before.
  const labelledPlace = (from: number): string =>
    around
      .filter(({ index }) => index >= from)
      .flatMap((line) => line.pieces)
      .find((piece) => piece.label === 'location' && piece.isPlace)?.place ?? '';

  const push = (title: Slot | null, company: Slot | null, pair: Pair | null): void => {
    const taken = [title, company].filter((slot) => slot !== null);
    const from = Math.min(anchorStart, ...taken.map((slot) => slot.line.index));
    const to = Math.max(anchorEnd, ...taken.map((slot) => slot.line.last));
    const own = new Set(taken.flatMap((slot) => slot.pieces));
    const plainTitle = (pair?.title ?? title?.text ?? '').replace(CONNECTIVE, '').replace(OPEN_TITLE, '');
    const plainCompany = pair?.company ?? company?.text ?? '';
    const areApart = title !== null && company !== null && title.line !== company.line;
    const fullTitle: Extended =
      title && company && !pair
        ? withSpecialty(plainTitle, title, own, areApart)
        : { text: plainTitle, added: [] };
    const titleText = fullTitle.text;
    const fullCompany: Extended =
      title && company && !pair
        ? withOtherName(plainCompany, company, titleText, own, areApart)
        : { text: plainCompany, added: [] };
    const added = [...fullTitle.added, ...fullCompany.added];
    const used = new Set([...own, ...added]);
    const torn = new Map(taken.flatMap((slot) => [...slot.line.torn]));
    const key = [...taken.map((slot) => slot.id + slot.pieces.length), added.length].join('+');
    const structure = structures.get(key) ?? structureCost(context, from, to, used);
    structures.set(key, structure);
    const place = labelledPlace(from) || pair?.place || company?.place || title?.place || structure.location;
    const companyText = withoutTown(fullCompany.text.replace(WITH, '').replace(WITH_LOWER, ''), place);
    let score = plainTitle === '' ? -1.5 : pair ? titleScore(plainTitle) : (title?.asTitle ?? 0);
    score += companyText === '' ? -1 : pair ? employerScore(companyText) : (company?.asCompany ?? 0);
    // What has its place beside it is an employer, not a department.
    if (company && !pair && company.place !== '') score += PLACE_BONUS;
    score += labelBonus(title, 'title', unlabelled) + (pair ? 0 : labelBonus(company, 'company', []));
    score -=
      (title?.cost ?? 0) +
      (company && company !== title ? company.cost : 0) +
      (pair?.cost ?? 0) +
      structure.cost +
      fullTitle.added.reduce(
        (sum, { text }) => sum + (titleHasHead(text) ? ADDED_COST.titleWithTitle : ADDED_COST.title),
        0,
      ) +
      fullCompany.added.length * ADDED_COST.company;
    for (const cost of torn.values()) score -= cost;
    // Two whole lines or two strong parts are a more reliable split than a comma.
    if (title && company && !pair) score += 0.4;
    candidates.push({
      layout: pair ? pair.id : `${title?.id ?? '-'}/${idBehind(company, title, fullTitle.added.length)}`,
      title: titleText,
      company: companyText,
      location: place,
      score,
      from,
      to,
      titleOwnLine: title !== null && title.isWholeLine && pair === null,
      companyLine: companyText === '' ? -1 : ((company ?? title)?.line.index ?? -1),
      titleLine: titleText === '' ? -1 : (title?.line.index ?? -1),
      titleLook: titleText === '' ? '' : lookOfLine(lines[title?.line.index ?? -1]),
      companyLook: companyText === '' ? '' : lookOfLine(lines[(company ?? title)?.line.index ?? -1]),
      anchorLine: anchor.index,
      leftCost: structure.leftCost,
      isTownBehind: company?.pieces.length === 1 && (pair?.place ?? company.place) !== '',
    });
  };

  for (const title of slots) {
    push(title, null, null);
    push(null, title, null);
    for (const pair of pairsIn(title, trust.tails)) push(title, title, pair);
    for (const company of slots) {
      if (company === title || company.pieces.some((piece) => title.pieces.includes(piece))) continue;
      push(title, company, null);
    }
  }
  if (slots.length === 0) push(null, null, null);
  return candidates;
}
