import { findAnchorsOfBlocks, findDatedAnchors } from '../headers/anchors.ts';
import type { Anchor } from '../headers/anchor.ts';
import { readBody } from './body.ts';
import { moveEmployerNotes } from './employer-notes.ts';
import { partPairedRows } from './paired-rows.ts';
import { CERTAIN } from './header-evidence.ts';
import type { Agreement, JudgedRole } from './header-evidence.ts';
import type { BodyStyle, TextStyle } from './body.ts';
import type { TownTrust } from '../headers/header-window.ts';
import type { Candidate } from '../headers/candidates.ts';
import { findDatelessAnchors } from '../headers/dateless-anchors.ts';
import { findUndatedRoles } from '../headers/undated-roles.ts';
import { areOnlyWrapped } from '../headers/wrap-evidence.ts';
import type { Period } from '../fields/dates.ts';
import { companyScore, endsWithHead, isLegalForm, titleHasHead } from '../fields/field-scores.ts';
import { placeScore, townBehindHyphen } from '../fields/places.ts';
import { voteOnLayout } from '../headers/layout-vote.ts';
import { lineNumbers } from '../lines/line.ts';
import type { Line } from '../lines/line.ts';
import { partMovedLines } from '../lines/moved-lines.ts';
import { isDatedTotal, isPartOf } from './dated-totals.ts';
import { withDepartment } from './departments.ts';
import { isBreak, isBreakReading } from './breaks-in-work.ts';
import { candidateTable } from './candidate-table.ts';
import { findEmployerTotals, isUnderTotal } from './total-times.ts';
import { labelOf, straightenForm } from './labelled-forms.ts';
import { leadFormWithDates } from './led-forms.ts';
import { joinWrappedRows } from './wrapped-labels.ts';
import { readHeadedTables } from './headed-tables.ts';
import {
  unlistDates,
  unlistEmployers,
  unlistEmployersBelow,
  unlistForm,
  unlistHeaders,
} from './listed-forms.ts';
import { findUndatedItems } from '../headers/undated-items.ts';
import { partHeadersFromText } from './headers-before-text.ts';
import { partItemCells } from './item-cells.ts';
import { partLongItems } from '../headers/long-items.ts';
import { partLongRows } from '../headers/long-rows.ts';
import { joinBrokenDates } from '../headers/broken-dates.ts';
import { joinBrokenHeaders } from '../headers/broken-headers.ts';
import { markSharedSeparators } from '../headers/shared-separators.ts';
import { removeHeaderStops } from '../headers/final-stops.ts';
import { leadWithDates } from './trailing-dates.ts';
import { partTitlesFromText } from './titles-before-text.ts';
import { splitStretches } from '../headers/stretches.ts';
import type { Stretch } from '../headers/stretches.ts';
import { DEGREE, SCHOOL, SELF_EMPLOYED, TRAINING } from '../words/title-words.ts';

/** A role with the lines it was read from. */
export interface Role extends JudgedRole {
  lines: Line[];
  isEducation: boolean;
  /** Whether it is a time between jobs rather than one. */
  isBreak: boolean;
}

export interface RolesOfBlock {
  roles: Role[];
  /** Lines before the first role. */
  rest: Line[];
}

function findAnchors(blocks: Line[][], allowDateless: boolean): Anchor[][] {
  const dated = findAnchorsOfBlocks(blocks);
  return blocks.map((lines, at) => {
    const own = dated[at] ?? [];
    const dateless = allowDateless ? findDatelessAnchors(lines, own) : [];
    return [...own, ...dateless].sort((a, b) => a.index - b.index);
  });
}

function readLocation(lines: Line[], stretch: Stretch): string {
  if (stretch.choice.candidate.location !== '') return stretch.choice.candidate.location;
  for (let index = stretch.choice.candidate.to + 1; index <= stretch.headerTo; index++) {
    const text = (lines[index]?.text ?? '').replace(/^[\p{L}]{3,10}\s*:\s*/u, '').split(/\s*\|\s*/)[0] ?? '';
    if (text !== '') return text;
  }
  return '';
}

/** How many roles are used to find out how a document writes places. */
const SAMPLE = 6;

/** True when the employer has a line of its own above the title, or above dates without one: the titles below may share it. */
function isGrouping({ title, company, companyLine, titleLine, anchorLine }: Candidate): boolean {
  return company !== '' && companyLine >= 0 && companyLine < (title === '' ? anchorLine : titleLine);
}

/** Whether a role has a known title: without one, its employer may be missing as well. */
const isTitled = (next: Stretch | undefined): boolean =>
  next !== undefined && titleHasHead(next.choice.candidate.title);

/** An employer above several roles, and the title of the first of them. */
interface Group {
  company: string;
  location: string;
  title: string;
  /** The total time at it, where the document gives it above the roles. */
  total: Period | null;
}

/** Between a title and what it is about. */
const BETWEEN = /^(?:,|\s[-–—])\s/u;

/**
 * "Senior Engineer, Payments Core" under an employer whose first role is "Staff Engineer, Platform Infrastructure": the
 * whole of it is the title, as in the first.
 */
function asTitleInGroup(
  { anchor, choice: { candidate }, candidates }: Stretch,
  group: Group,
): Candidate | null {
  const isSplit = candidate.titleLine === candidate.companyLine && candidate.titleLine >= 0;
  const isWithin = group.total !== null && anchor.period !== null && isPartOf(anchor.period, group.total);
  const isLikely = isWithin || group.title.includes(', ') || companyScore(candidate.company) < 1;
  if (!isSplit || !isLikely || companyScore(candidate.company) >= 3) return null;
  // Beside a place of its own, what follows a comma is an employer.
  if (candidate.location !== '' && group.location !== '') return null;
  const isTurned = titleHasHead(candidate.company) && !titleHasHead(candidate.title);
  const [first, second] = isTurned
    ? [candidate.company, candidate.title]
    : [candidate.title, candidate.company];
  return (
    candidates.find(
      ({ title, company }) =>
        company === '' &&
        title.startsWith(first) &&
        title.slice(first.length).replace(BETWEEN, '').startsWith(second),
    ) ?? null
  );
}

function bodyLines(lines: Line[], stretch: Stretch): Line[] {
  const body = lines.slice(stretch.headerTo + 1, stretch.bodyTo + 1);
  const anchorLine = lines[stretch.anchor.index];
  return stretch.anchor.tail !== '' && anchorLine
    ? [{ ...anchorLine, text: stretch.anchor.tail, marker: '', gapBefore: true }, ...body]
    : body;
}

/** "Integration Course Teacher", but not "Retraining as Baker": somebody who has to do with training for a living. */
const isTeaching = (title: string): boolean =>
  endsWithHead(title) && !/\s(?:zu[mr]|als|as|to|for|d[eo]|para|pour|per|som|til|voor|na)\s/iu.test(title);

const SCHOOL_END = /(?:schule|school|college)(?!\p{L})/iu;

/** "Fortbildung bei der Globex GmbH" below what was learned. */
const TRAINED_AT = /^\p{L}+\s(?:bei|an|am|im|chez|at|w|presso)\s/u;

/** Whether somebody learned there: a degree, retraining, a school's pupil. An apprentice works, unless at a school. */
function isLearning({ title, company }: Candidate): boolean {
  // "High School Teacher" is what somebody was.
  const isTitle = titleHasHead(title) && !DEGREE.test(title.replace(/high school/iu, ''));
  if ((DEGREE.test(title) && !isTitle) || (TRAINING.test(title) && !isTeaching(title))) return true;
  if (TRAINED_AT.test(company) && TRAINING.test(company) && !isTeaching(title)) return true;
  // "Fachoberschule im Bereich Wirtschaft" at the "Carl-Hahn-Schule"
  if (SCHOOL.test(title) && !titleHasHead(title) && SCHOOL_END.test(company)) return true;
  const isSchool = DEGREE.test(company) || SCHOOL.test(company);
  return isSchool && (!titleHasHead(title) || /^(?:schulische )?ausbildung\s/iu.test(title));
}

/** "as Head of Sales" */
const BEFORE_TITLE =
  /^(?:as|als|como|en tant que|come|jako|in qualità di|en qualité d[e’']|en calidad de|na qualidade de|in de functie van|in (?:meiner|der) Funktion als|in the (?:position|role|capacity) of)\s+(?:an?\s+)?(?=\p{Lu})/u;
/** "pour le Service Public" */
const BEFORE_EMPLOYER =
  /^(?:pour(?: l[ae]s?)?|for(?: the)?|für(?: d(?:ie|as|en))?|para(?: el| la)?|per(?: il| la)?|voor(?: de| het)?|nell[ao]|presso|chez|bei(?: der| dem)?|hos|vid)\s+(?=\p{Lu})/u;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "Tester at Globex" without the employer, which the header names once more. */
function withoutEmployer(title: string, company: string): string {
  const [, job = '', name = ''] =
    /^(.{3,80}?)\s+(?:at|with|w|we|in|bei|beim|bij|hos|chez|presso|en|na|-|–|—)\s+(.{2,80})$/iu.exec(title) ??
    [];
  return job !== '' && titleHasHead(job) && lettersOf(name) === lettersOf(company) ? job : title;
}

function buildRole(
  lines: Line[],
  stretch: Stretch,
  company: string,
  agreement: Agreement,
  style: BodyStyle,
  extra: Line[],
): Role {
  const { candidate } = stretch.choice;
  const period = stretch.anchor.period;
  const own = lines.slice(stretch.headerFrom, stretch.bodyTo + 1);
  const body = readBody(bodyLines(lines, stretch), style);
  const names = withDepartment(
    {
      title: withoutEmployer(candidate.title.replace(BEFORE_TITLE, ''), company),
      company: company.replace(BEFORE_EMPLOYER, ''),
    },
    lines.slice(stretch.headerFrom, stretch.headerTo + 1).map(({ text }) => text),
  );
  return {
    experience: {
      ...names,
      location: readLocation(lines, stretch),
      startDate: period?.startDate ?? '',
      endDate: period?.endDate ?? '',
      description: body.description,
      bulletPoints: body.bulletPoints,
      // Estimated once all roles of the document are known.
      confidence: { title: 0, company: 0, dates: 0 },
      // A line of the file may have become two here.
      sourceLines: [...new Set([...extra, ...own].flatMap(lineNumbers))],
    },
    header: { block: lines, stretch, agreement },
    lines: [...extra, ...own],
    isEducation: isLearning(candidate),
    isBreak: isBreak(stretch.anchor),
  };
}

/** "Elettro Ferrari S.n.c., Cefalù": what stands behind an employer's name and may be a town, known or not; '' if nothing. */
function townBehind(company: string): string {
  const [, name = '', tail = ''] = /^(.+?)(?:,\s+|\s[-–—|·]\s|\s\()([^,()]{2,40})\)?$/u.exec(company) ?? [];
  const isTown = placeScore(tail) >= 1 && !titleHasHead(tail) && companyScore(tail) < 1.5;
  return name !== '' && isTown ? tail : '';
}

const hasLegalForm = (company: string): boolean =>
  isLegalForm(company.split(', ')[0]?.split(/\s+/).at(-1) ?? '');

const NEARLY_ALL = 0.75;

/**
 * Whether the document puts places after employers, so that an unknown name in that position is a place too: a third of
 * the roles has a known one there, or all have what could be one and some are known or come again.
 */
function appendsPlaces(table: Candidate[][]): boolean {
  const voters = table.filter((candidates) => candidates.length > 0);
  const isSure = ({ title, company, location }: Candidate): boolean =>
    company !== '' &&
    (location !== '' || (title !== '' && townBehind(company) !== '' && hasLegalForm(company)));
  const sure = voters.filter((candidates) => candidates.some(isSure));
  if (voters.length < 2 || sure.length * 3 >= voters.length) return voters.length >= 2;
  const open = voters
    .filter((candidates) => !candidates.some(isSure))
    .flatMap(
      (candidates) =>
        candidates.find(({ title, company }) => title !== '' && townBehind(company) !== '') ?? [],
    )
    .map(({ company }) => company);
  if (sure.length + open.length < voters.length * NEARLY_ALL) return false;
  const towns = new Set(open.map(townBehind));
  const comesAgain = towns.size < open.length && new Set(open).size > towns.size;
  return sure.length > 0 || voters.length > 2 || comesAgain;
}

const NO_TRUST: TownTrust = { tails: false, pieces: false, hyphens: false };

/** "Globex-Kontich": whether each of several roles has an employer that may go on with a town behind a hyphen. */
const areHyphened = (table: Candidate[][]): boolean =>
  table.length > 2 &&
  table.every((candidates) =>
    candidates.some(
      ({ title, company }) => title !== '' && townBehindHyphen(company) !== null && !titleHasHead(company),
    ),
  );

/** Where the document puts towns: behind employers only if known ones don't all stand in pieces of their own. */
function findTownTrust(table: Candidate[][]): TownTrust {
  const pieces = appendsPlaces(table);
  const known = table.filter((candidates) => candidates.some(({ location }) => location !== ''));
  const areBehind = known.some((candidates) => candidates.some(({ isTownBehind }) => isTownBehind));
  return { tails: pieces && (known.length === 0 || areBehind), pieces, hyphens: areHyphened(table) };
}

/** What brings lines into the form that headers usually have, in this order. */
const STRAIGHTENING: readonly ((lines: Line[], words: Set<string>) => Line[])[] = [
  partItemCells,
  joinWrappedRows,
  partPairedRows,
  partTitlesFromText,
  partHeadersFromText,
  unlistDates,
  unlistHeaders,
  unlistEmployers,
  unlistEmployersBelow,
  removeHeaderStops,
  partLongItems,
  partLongRows,
  joinBrokenDates,
  moveEmployerNotes,
];

/**
 * Reads the roles in blocks of lines about work. All blocks vote together on the layout, since one person wrote them; a
 * role without an employer gets the one whose line is above it.
 */
export function readRoles(given: Line[][], style: BodyStyle, allowDateless: boolean): RolesOfBlock[] {
  const whole = given
    .map((lines) =>
      unlistForm(
        readHeadedTables(
          joinBrokenHeaders(
            STRAIGHTENING.reduce((straight, step) => step(straight, style.words), lines),
            style.words,
          ),
        ),
      ),
    )
    .map((lines) => markSharedSeparators(lines, findDatedAnchors(lines)));
  const led = whole.map((lines) => leadFormWithDates(lines, findDatedAnchors(lines)));
  const leading = led.map((lines) => leadWithDates(lines, findDatedAnchors(lines)));
  const blocks = leading.map((lines, at) =>
    partMovedLines(whole[at] ?? [], straightenForm(lines, findDatedAnchors(lines))),
  );
  const anchors = findAnchors(blocks, allowDateless);
  const first = splitIntoStretches(blocks, anchors, style);
  const undated = blocks.map((lines, at) =>
    allowDateless
      ? [...findUndatedRoles(lines, first[at] ?? []), ...findUndatedItems(lines, anchors[at] ?? [])]
      : [],
  );
  const stretches = undated.every(({ length }) => length === 0)
    ? first
    : splitIntoStretches(blocks, anchors, style, undated);
  return blocks.map((lines, at) => {
    const own = stretches[at] ?? [];
    return {
      roles: buildRoles(lines, own, style),
      rest: lines.slice(0, own[0]?.headerFrom ?? lines.length),
    };
  });
}

/**
 * Splits all blocks into stretches, whose headers are read in the layout of most.
 *
 * @param undated further anchors, which have no say in what that is
 */
function splitIntoStretches(
  blocks: Line[][],
  voters: Anchor[][],
  textStyle: TextStyle,
  undated: readonly Anchor[][] = [],
): Stretch[][] {
  const style = {
    ...textStyle,
    areOnlyWrapped: areOnlyWrapped(
      blocks.map((lines, at) => ({ lines, anchors: voters[at] ?? [] })),
      textStyle,
    ),
  };
  const anchors = voters.map((own, at) => [...own, ...(undated[at] ?? [])].sort((a, b) => a.index - b.index));
  const totals = blocks.map((lines, at) => findEmployerTotals(lines, anchors[at] ?? []));
  const samples = blocks
    .flatMap((lines, at) =>
      candidateTable(lines, (voters[at] ?? []).slice(0, SAMPLE), totals[at] ?? [], NO_TRUST, style),
    )
    .slice(0, SAMPLE);
  const trust = findTownTrust(samples);
  const tables = blocks.map((lines, at) =>
    candidateTable(lines, anchors[at] ?? [], totals[at] ?? [], trust, style),
  );
  const isVoter = (at: number, order: number): boolean => {
    const anchor = anchors[at]?.[order];
    return anchor !== undefined && undated[at]?.includes(anchor) !== true;
  };
  const layout = voteOnLayout(
    tables.map((readings, at) =>
      readings.filter((ofRole, order) => !ofRole.every(isCertain) && isVoter(at, order)),
    ),
  );
  return blocks.map((lines, at) => splitStretches(lines, anchors[at] ?? [], tables[at] ?? [], layout));
}

/** Whether a reading is the only one, whatever the layout of the document. */
const isCertain = (candidate: Candidate): boolean => isUnderTotal(candidate) || isBreakReading(candidate);

function agreementOf({ layout }: Candidate, stretches: Stretch[]): Agreement {
  const others = stretches.filter(({ choice }) => !isCertain(choice.candidate));
  const alike = others.filter(({ choice }) => choice.candidate.layout === layout).length;
  return { share: alike / others.length, isOnly: others.length === 1 };
}

/** Roles that are items of one list stand beside each other: none is the employer of the next. */
function areItemsOfOneList(lines: Line[], { anchor }: Stretch, next: Stretch): boolean {
  const [line, below] = [lines[anchor.index], lines[next.anchor.index]];
  return (
    line !== undefined &&
    below !== undefined &&
    line.marker !== '' &&
    line.marker === below.marker &&
    line.indent === below.indent
  );
}

/** Nobody has more titles at an employer in a row, and looking for it stays quick in any list. */
const SHARED_MAX = 8;

/**
 * The employer that a title shares with those right below it, the last of which has it: "Senior Cook 2021 – now", "Cook 2019 –
 * 2021", "Hotel Azul, Leeds". Null if there is none.
 */
function employerBelow(lines: Line[], stretches: Stretch[], order: number): Candidate | null {
  for (let at = order; at < order + SHARED_MAX; at += 1) {
    const [stretch, next] = [stretches[at], stretches[at + 1]];
    if (!stretch || !next || stretch.bodyTo > stretch.headerTo || lines[next.headerFrom]?.gapBefore)
      return null;
    const { title, company, titleLine, companyLine } = next.choice.candidate;
    if (title === '' || !titleHasHead(title)) return null;
    if (company !== '') return companyLine > titleLine ? next.choice.candidate : null;
  }
  return null;
}

/** Whether neither of two times is a part of the other: one ends when the other begins or before, or they are two lone dates. */
function isAnotherTime(one: Period | null, other: Period | null): boolean {
  if (!one || !other || [one, other].some(({ startDate, endDate }) => startDate === '' || endDate === ''))
    return false;
  if (one.isRange && other.isRange) return other.startDate >= one.endDate || one.startDate >= other.endDate;
  return other.startDate > one.endDate || one.startDate > other.endDate;
}

function buildRoles(lines: Line[], stretches: Stretch[], style: BodyStyle): Role[] {
  const roles: Role[] = [];
  const anchors = stretches.map(({ anchor }) => anchor);
  let group: Group | null = null;
  let waiting: Line[] = [];
  for (const [order, split] of stretches.entries()) {
    const whole: Candidate | null = group && asTitleInGroup(split, group);
    const stretch: Stretch = whole ? { ...split, choice: { ...split.choice, candidate: whole } } : split;
    const { candidate } = stretch.choice;
    const next = stretches[order + 1];
    // What a form says of an employer is nothing that was done there.
    const hasBody = bodyLines(lines, stretch).some((line) => labelOf(line) === null);
    const nextIsTitleOnly =
      next !== undefined && next.choice.candidate.company === '' && next.choice.candidate.title !== '';
    // "Acme Corp  2015 – 2022" above two titles with their own dates is an employer, not a role.
    const isBareEmployer =
      candidate.title === '' ||
      (candidate.company === '' && !titleHasHead(candidate.title) && companyScore(candidate.title) > 0.5);
    const isAbove = isDatedTotal(lines, anchors, order);
    if (
      !hasBody &&
      (nextIsTitleOnly || isAbove) &&
      isBareEmployer &&
      !(next && isAnotherTime(split.anchor.period, next.anchor.period)) &&
      !isCertain(candidate) &&
      !(next && areItemsOfOneList(lines, split, next))
    ) {
      group = {
        company: candidate.company || candidate.title,
        location: candidate.location,
        title: '',
        total: isAbove ? split.anchor.period : null,
      };
      waiting.push(...lines.slice(stretch.headerFrom, stretch.bodyTo + 1));
      continue;
    }
    let company = candidate.company;
    let isInherited = false;
    const below =
      company === '' && titleHasHead(candidate.title) ? employerBelow(lines, stretches, order) : null;
    if (below) {
      company = below.company;
      isInherited = true;
      group = { company, location: below.location, title: candidate.title, total: null };
    } else if (company === '' && group && candidate.title !== '' && !SELF_EMPLOYED.test(candidate.title)) {
      company = group.company;
      isInherited = true;
    } else if (isGrouping(candidate) && (candidate.title !== '' || isTitled(next))) {
      const { company: name, location, title } = candidate;
      group = { company: name, location, title, total: null };
    } else if (company !== '') {
      group = null;
    }
    const agreement = isCertain(candidate) ? CERTAIN : agreementOf(candidate, stretches);
    const role = buildRole(lines, stretch, company, agreement, style, waiting);
    if (isInherited && group) role.experience.location ||= group.location;
    roles.push(role);
    waiting = [];
  }
  return roles;
}
