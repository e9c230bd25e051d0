import { findDatedAnchors } from './headers/anchors.ts';
import { joinLabelRows } from './headers/label-rows.ts';
import { readBody } from './roles/body.ts';
import type { BodyStyle } from './roles/body.ts';
import { detectStyle } from './roles/body-style.ts';
import { titleScore } from './fields/field-scores.ts';
import {
  readContactDetails,
  fillContact,
  completeContact,
  hasContactDetail,
  isDocumentTitle,
  findAddresses,
  emptyContact,
} from './fields/contact.ts';
import { joinAddresses } from './fields/emails.ts';
import { extractName, handleOf } from './fields/find-name.ts';
import type { NameEvidence } from './fields/find-name.ts';
import { bodySize, looksLikeName } from './fields/names.ts';
import { withDateHabits } from './fields/date-order.ts';
import { decideDateHabits, findPeriods } from './fields/dates.ts';
import { joinBrokenYears } from './lines/broken-years.ts';
import { partGluedYears } from './lines/glued-years.ts';
import { fold } from './lines/fold.ts';
import { removeIcons } from './lines/icons.ts';
import { lineNumbers, originalLines } from './lines/line.ts';
import type { Line } from './lines/line.ts';
import { openNumberedHeaders } from './headers/numbered-headers.ts';
import { joinStartsAndEnds } from './lines/start-and-end.ts';
import { clearCaches } from './lines/memo.ts';
import { estimateConfidence } from './roles/confidence.ts';
import { readProseRoles } from './roles/prose.ts';
import { readRoles } from './roles/roles.ts';
import type { Role } from './roles/roles.ts';
import { isSureJob, partWork } from './roles/work-among-studies.ts';
import { mergeReadings } from './second-reading/merge-readings.ts';
import type { KnownDocument } from './second-reading/merge-readings.ts';
import type { KnownRole } from './second-reading/merge-role.ts';
import type { FoundDocument } from './second-reading/found-document.ts';
import { readSections } from './sections/details.ts';
import { namesExperience } from './sections/composed-headings.ts';
import { headingKind, namesWork, splitHeadingCells } from './sections/headings.ts';
import { namesContact, namesReferees } from './sections/private-sections.ts';
import { withLabelledWork, withWorkAfterReferences } from './sections/labelled-work.ts';
import { personalTail } from './sections/personal-tail.ts';
import { markLabels } from './sections/role-labels.ts';
import { splitBlocks } from './sections/sections.ts';
import type { Block } from './sections/sections.ts';
import { setAside } from './lines/set-aside.ts';
import { THESIS } from './words/education-words.ts';
import { DEGREE, FURTHER_TRAINING, SCHOOL, STUDENT_JOB, TRAINING } from './words/title-words.ts';
import { listWarnings } from './warnings.ts';
import type { ReadContact, ReadExperience, ReadHistory, ReadSection, SectionKind } from '../types.ts';

export type Placement = 'contact' | 'section' | 'experience' | 'unplaced';

/** A history, and the placement of each line by its number. */
export interface Reading {
  history: ReadHistory;
  placement: Map<number, Placement>;
}

/** The state of the reader while it goes through a document. */
interface Progress {
  /** Whether the document has a section about studies. */
  hasStudies: boolean;
  style: BodyStyle;
  contact: ReadContact;
  /** Roles of each block, in the document's order. */
  roles: Role[];
  sections: { at: number; section: ReadSection; source: Line[] }[];
  unplaced: Line[];
  placement: Map<number, Placement>;
}

const LEAD_LINES = 12;
/** So many ranges of dates above the first heading are roles, and no details of a person. */
const ROLES_WITHOUT_HEADING = 3;
const lineText = (line: Line): string => line.text.replace(/\t+/g, ' ');

function place(progress: Progress, lines: Line[], where: Placement): void {
  for (const lineNumber of lines.flatMap(lineNumbers))
    if (!progress.placement.has(lineNumber)) progress.placement.set(lineNumber, where);
}

function addSection(
  progress: Progress,
  kind: SectionKind,
  heading: Line | null,
  text: string,
  lines: Line[],
): void {
  const at = (heading ?? lines[0])?.lineNumber ?? 0;
  progress.sections.push({ at, section: { kind, heading: text, lines: lines.map(lineText) }, source: lines });
  place(progress, heading ? [heading, ...lines] : lines, 'section');
}

/** Whether only the employer's name, a school's, suggests a degree. Without a title, somebody was its pupil. */
const isAtSchool = ({ experience: { title, company } }: Role): boolean =>
  titleScore(title) > 0 && SCHOOL.test(company) && !DEGREE.test(title) && !TRAINING.test(title);

/** "PhD Student", "MBA Intern", "Tesi di Laurea" among the work of somebody whose studies have a section of their own. */
const isStudentJob = ({ experience: { title, company } }: Role): boolean =>
  company !== '' && (STUDENT_JOB.test(title) || THESIS.test(fold(title)));

/** Adds roles; degrees among them are a section. A school in a section about work is an employer. */
function addRoles(progress: Progress, roles: Role[], isUnderHeading: boolean): void {
  for (const role of roles) {
    if (role.isBreak) {
      leaveUnplaced(progress, role.lines);
      continue;
    }
    const isJob = isUnderHeading && (isAtSchool(role) || (progress.hasStudies && isStudentJob(role)));
    if (role.isEducation && !isJob) {
      const isCourse = FURTHER_TRAINING.test(role.experience.title);
      const kind = isCourse ? 'certifications' : 'education';
      addSection(progress, kind, null, '', role.lines.flatMap(originalLines));
    } else {
      progress.roles.push(role);
      place(progress, role.lines, 'experience');
    }
  }
}

function leaveUnplaced(progress: Progress, lines: Line[]): void {
  progress.unplaced.push(...lines.flatMap(originalLines));
  place(progress, lines, 'unplaced');
}

/** A line with the whole of an address that was broken at its end. */
type WholeLine = (line: Line) => Line;

/** Whether the text begins with personal details rather than with work. */
function startsWithPerson(lead: Line[], hasHeadings: boolean, whole: WholeLine): boolean {
  const top = lead.slice(0, LEAD_LINES).map(whole);
  return (
    top.some(hasContactDetail) ||
    (hasHeadings && top.slice(0, 3).some((line) => looksLikeName(extractName(line.text))))
  );
}

/** Reads name and contact details from the top; returns the other lines. */
function readContact(progress: Progress, blocks: Block[], evidence: NameEvidence, whole: WholeLine): Line[] {
  const lead = blocks[0]?.lines ?? [];
  const hasHeadings = blocks.length > 1;
  if (!startsWithPerson(lead, hasHeadings, whole)) {
    place(progress, lead.filter(isDocumentTitle), 'contact');
    return lead.filter((line) => !isDocumentTitle(line));
  }
  // Above the first heading there may be the work, too: an employer's town isn't where the person lives.
  const anchors = findDatedAnchors(lead).filter(({ period }) => !hasHeadings || period?.isRange);
  const hasWork = blocks.some(({ kind }) => kind === 'experience');
  const isWork = !hasWork || anchors.length >= ROLES_WITHOUT_HEADING;
  const firstAnchor = isWork ? (anchors[0]?.index ?? lead.length) : lead.length;
  const { contact, used } = readContactDetails(
    lead.slice(0, Math.min(firstAnchor, hasHeadings ? 40 : LEAD_LINES)).map(whole),
    evidence,
  );
  progress.contact = contact;
  const isUsed = (line: Line): boolean => used.has(line.lineNumber);
  place(progress, lead.filter(isUsed), 'contact');
  return lead.filter((line) => !isUsed(line));
}

/** Reads roles from the blocks under a work heading; lines before the first role are left unplaced. */
function readWork(progress: Progress, blocks: Block[]): void {
  const results = readRoles(
    blocks.map((block) => block.lines),
    progress.style,
    true,
  );
  for (const [index, block] of blocks.entries()) {
    const result = results[index];
    if (!result) continue;
    addRoles(progress, result.roles, true);
    // Text on the heading's own line stays with it.
    const isBeside = (line: Line): boolean => line.lineNumber === block.headingLine?.lineNumber;
    if (result.roles.length > 0) {
      const beside = result.rest.filter(isBeside).flatMap(originalLines);
      addSection(progress, 'experience', block.headingLine, block.heading, beside);
      leaveUnplaced(
        progress,
        result.rest.filter((line) => !isBeside(line)),
      );
      continue;
    }
    const prose = readProseRoles(result.rest, progress.style.words);
    addRoles(progress, prose.roles, true);
    // If the block contains no role, its text stays with its heading.
    const isOwn = prose.roles.length === 0;
    const kept = prose.rest.filter((line) => isOwn || isBeside(line));
    addSection(progress, 'experience', block.headingLine, block.heading, kept.flatMap(originalLines));
    leaveUnplaced(
      progress,
      prose.rest.filter((line) => !kept.includes(line)),
    );
  }
}

/** What is under the headings of work besides the roles that are known: studies, certificates, and the rest. */
function leaveWork(progress: Progress, blocks: Block[], { studies, certificates }: KnownDocument): void {
  const numbersOf = (entries: { sourceLines: number[] }[]): Set<number> =>
    new Set(entries.flatMap(({ sourceLines }) => sourceLines));
  const [ofStudies, ofCertificates] = [numbersOf(studies), numbersOf(certificates)];
  for (const { heading, headingLine, lines } of blocks) {
    const kindOf = ({ lineNumber }: Line): SectionKind | null => {
      if (lineNumber === headingLine?.lineNumber) return 'experience';
      if (ofStudies.has(lineNumber)) return 'education';
      return ofCertificates.has(lineNumber) ? 'certifications' : null;
    };
    const whole = lines.flatMap(originalLines);
    const of = (kind: SectionKind | null): Line[] => whole.filter((line) => kindOf(line) === kind);
    addSection(progress, 'experience', headingLine, heading, of('experience'));
    for (const kind of ['education', 'certifications'] as const)
      if (of(kind).length > 0) addSection(progress, kind, null, '', of(kind));
    leaveUnplaced(progress, of(null));
  }
}

const byFirstLine = (a: ReadExperience, b: ReadExperience): number =>
  (a.sourceLines[0] ?? 0) - (b.sourceLines[0] ?? 0);

/** Reads roles from text without a heading. */
function readUnheaded(progress: Progress, lines: Line[]): Line[] {
  const [result] = readRoles([lines], progress.style, true);
  if (!result) return lines;
  addRoles(progress, result.roles, false);
  const prose = readProseRoles(result.rest, progress.style.words);
  addRoles(progress, prose.roles, false);
  return prose.rest;
}

/** Sections whose entries are never paid work, whatever they look like. */
const NO_WORK = new Set<Block['kind']>(['education', 'publications', 'projects', 'volunteering', 'military']);
const CONVINCING = 2;
/** The same where entries have dates and names of organisations anyway. */
const CONVINCING_CERTIFICATES = 3;

/**
 * Whether a section of another name has roles in it that can be nothing else, each a known job with an employer and a time: its
 * heading was lost, or columns were read in the wrong order.
 */
function holdsWork(kind: Block['kind'], lines: Line[], style: BodyStyle): boolean {
  if (NO_WORK.has(kind)) return false;
  const convincing = readRoles([lines], style, false)
    .flatMap((result) => result.roles)
    .filter(isSureJob);
  return convincing.length >= (kind === 'certifications' ? CONVINCING_CERTIFICATES : CONVINCING);
}

/**
 * Whether a section below a heading that nobody knows holds hardly anything but jobs, each with what was done there, which grants and
 * talks haven't: it is more of the work.
 */
function isWorkByContent({ kind, heading, lines }: Block, style: BodyStyle): boolean {
  const isMiscellaneous = MISCELLANEOUS.test(heading.trim());
  if (kind !== 'other' || !(isMiscellaneous || headingKind(heading) === null) || namesReferees(heading))
    return false;
  const roles = readRoles([lines], style, false).flatMap((result) => result.roles);
  const hasBody = ({ experience: { bulletPoints, description } }: Role): boolean =>
    bulletPoints.length > 0 || description !== '';
  const sure = roles.filter((role) => isSureJob(role) && (isMiscellaneous || hasBody(role)));
  const least = namesExperience(heading) ? 1 : CONVINCING;
  return sure.length >= least && sure.length >= roles.length * NEARLY_ALL;
}
const NEARLY_ALL = 0.7;
/** Headings that promise nothing. */
const MISCELLANEOUS =
  /^(?:divers(?:es)?|sonstiges|autres?|otros?|otras?|outros?|altro|varie?|varia|overige?n?|övrigt|diverse|diversi|inne|ostatní|other|others|miscellaneous|annet|andet|muut?|egyéb|diverso|ostalo|razno):?$/iu;

/** Reads the jobs among somebody's studies, as far as there can be any; returns the studies. */
function readWorkAmongStudies(progress: Progress, { heading, lines }: Block): Line[] {
  const isJoint = namesWork(heading);
  if (!isJoint && progress.roles.length > 0) return lines;
  const { jobs, others } = partWork(lines, progress.style, isJoint);
  addRoles(progress, jobs, true);
  return others;
}

function sortLead(progress: Progress, lines: Line[], isPerson: boolean): void {
  if (lines.length === 0) return;
  if (isPerson) addSection(progress, 'summary', null, '', lines);
  else leaveUnplaced(progress, lines);
}

/**
 * Reads lines from any source into a history. Pure and deterministic. Each line is placed exactly once; no string is
 * made up. (docs/algorithms.md#reading-histories)
 */
export function readLines(lines: Line[]): Reading {
  try {
    return withDateHabits(decideDateHabits(lines.map(({ text }) => text)), () => readBlocks(lines, null));
  } finally {
    clearCaches();
  }
}

/** "Skills  Skills": a heading drawn twice, for a shadow, is one. Other lines keep both: "Nurse  Nurse" may be two cells. */
const withoutShadow = (line: Line): Line => {
  const text = SHADOWED.exec(line.text)?.[1];
  return text === undefined || headingKind(text) === null ? line : { ...line, text, joined: [line] };
};
const SHADOWED = /^(\p{L}[^\t]{2,59})\t\1$/u;

/** "Employer  :  Globex", "2016 – now  :Cook": a colon at the beginning of a cell, or alone in one, is only a separator. */
const withoutColonCell = (line: Line): Line =>
  /\t:/u.test(line.text) ? { ...line, text: line.text.replace(/\t:[\s:]*(?=\S)/gu, '\t') } : line;

/**
 * Reads a document that somebody else has read, too: its roles are those of both readings together, and all other lines are
 * read as without. The promises of `readLines` hold whatever the second reading says; null if nothing of it stands in the
 * document.
 *
 * @param first the roles that `readLines` finds
 * (docs/algorithms.md#second-readings)
 */
export function readSecond(lines: Line[], first: ReadExperience[], found: FoundDocument): Reading | null {
  try {
    return withDateHabits(decideDateHabits(lines.map(({ text }) => text)), () => {
      const known = mergeReadings(setAside(lines).kept, first, found);
      return known && readBlocks(lines, known);
    });
  } finally {
    clearCaches();
  }
}

/** A known role with its body, and its lines. */
function completeRole({ experience, body }: KnownRole, lines: Line[], style: BodyStyle): ReadExperience {
  if (!body) return experience;
  const numbers = new Set(body);
  const read = readBody(
    lines.filter((line) => lineNumbers(line).every((number) => numbers.has(number))),
    style,
  );
  const description = [experience.description, read.description].filter(String).join('\n');
  return { ...experience, description, bulletPoints: read.bulletPoints };
}

/** @param known what is known of the document already; of roles, nothing else is looked for then */
function readBlocks(lines: Line[], known: KnownDocument | null): Reading {
  const { kept: read, aside, hasInstructions } = setAside(lines);
  const isHeading = ({ text }: Line): boolean => headingKind(text) !== null;
  const whole = removeIcons(
    openNumberedHeaders(
      joinStartsAndEnds(
        joinLabelRows(joinBrokenYears(read.map(withoutShadow).map(withoutColonCell).map(partGluedYears))),
      ),
    ),
    isHeading,
  );
  const kept = markLabels(splitHeadingCells(whole));
  const taken = new Set(known?.roles.flatMap(({ experience }) => experience.sourceLines));
  const isTaken = (line: Line): boolean => lineNumbers(line).some((number) => taken.has(number));
  const open = taken.size === 0 ? kept : kept.filter((line) => !isTaken(line));
  const blocks = withWorkAfterReferences(withLabelledWork(splitBlocks(open)));
  const work = blocks.filter((block) => block.kind === 'experience');
  const progress: Progress = {
    hasStudies: blocks.some(({ kind }) => kind === 'education'),
    style: detectStyle(
      kept,
      work.flatMap((block) => block.lines),
    ),
    contact: emptyContact(),
    roles: [],
    sections: [],
    unplaced: [],
    placement: new Map(),
  };
  place(progress, kept.filter(isTaken), 'experience');
  const lead = blocks[0]?.lines ?? [];
  const hasHeadings = blocks.length > 1;
  const addresses = joinAddresses(kept);
  const joined = new Map(kept.map((line, index) => [line, addresses[index]]));
  const withAddress: WholeLine = (line) => joined.get(line) ?? line;
  const repeated = aside.filter(({ isRepeated }) => isRepeated);
  const evidence = {
    handle: handleOf(findAddresses([...addresses, ...repeated])),
    body: bodySize(kept),
  };
  let leadRest = readContact(progress, blocks, evidence, withAddress);
  const isPerson = leadRest.length < lead.length;

  for (const block of work) {
    // A page footer with name and e-mail address in the middle of a role, unless it is on the heading's line.
    const isFooter = (line: Line): boolean =>
      progress.contact.email !== '' &&
      line.text.includes(progress.contact.email) &&
      line.text.length < 160 &&
      line.lineNumber !== block.headingLine?.lineNumber;
    leaveUnplaced(progress, block.lines.filter(isFooter));
    const own = block.lines.filter((line) => !isFooter(line));
    const personal = personalTail(own);
    place(progress, personal, 'contact');
    block.lines = own.slice(0, own.length - personal.length);
  }
  if (known) leaveWork(progress, work, known);
  else readWork(progress, work);
  const others = blocks.slice(1).filter((block) => block.kind !== 'experience');
  const strays = new Map<Block, Line[]>();
  const isStudies = ({ kind }: Block): boolean => kind === 'education';
  if (!known)
    for (const block of others.filter((one) => isStudies(one) && namesWork(one.heading)))
      strays.set(block, readWorkAmongStudies(progress, block));
  if (!known && progress.roles.length > 0)
    for (const block of others.filter((one) => isWorkByContent(one, progress.style)))
      strays.set(block, readUnheaded(progress, block.lines));
  if (!known && progress.roles.length === 0) {
    const isAbove = holdsWork('lead', leadRest, progress.style);
    const strayed = isAbove
      ? []
      : others.filter(({ kind, lines: own }) => holdsWork(kind, own, progress.style));
    for (const block of strayed) strays.set(block, readUnheaded(progress, block.lines));
    if (!isAbove && progress.roles.length === 0)
      for (const block of others.filter(isStudies)) strays.set(block, readWorkAmongStudies(progress, block));
  }
  if (!known && progress.roles.length === 0) {
    leadRest = readUnheaded(progress, leadRest);
    // Dates below a heading of work show that it stands there, though no role of it could be read.
    const isBelowHeading = work.some((block) => block.lines.some(({ text }) => findPeriods(text).length > 0));
    if (progress.roles.length === 0 && !isBelowHeading) {
      for (const block of others.filter(({ kind }) => kind === 'summary' || kind === 'other'))
        strays.set(block, readUnheaded(progress, block.lines));
    }
  }
  const isAside = (line: Line): boolean => known?.aside.has(line.lineNumber) === true;
  leaveUnplaced(progress, leadRest.filter(isAside));
  sortLead(
    progress,
    leadRest.filter((line) => !isAside(line)),
    isPerson,
  );
  for (const block of others) {
    if (block.kind === 'lead') continue;
    addSection(progress, block.kind, block.headingLine, block.heading, strays.get(block) ?? block.lines);
  }
  const isOfOthers = new Set(
    others
      .filter(({ heading }) => namesReferees(heading))
      .flatMap((block) => block.lines.flatMap(lineNumbers)),
  );
  if (isPerson || hasHeadings)
    fillContact(
      progress.contact,
      others
        .filter(({ heading }) => namesContact(heading) && !namesReferees(heading))
        .flatMap((block) => block.lines.map(withAddress)),
    );
  if (hasHeadings || bodySize(kept) > 0)
    completeContact(
      progress.contact,
      kept.filter((line) => !isOfOthers.has(line.lineNumber)).map(withAddress),
      repeated,
    );
  const byPlace = (a: Role, b: Role): number => (a.lines[0]?.lineNumber ?? 0) - (b.lines[0]?.lineNumber ?? 0);
  const roles = [...progress.roles].sort(byPlace);
  // What stands above the first heading is no header of a role that was missed: a headline below a name.
  const first = blocks[1]?.headingLine?.lineNumber ?? -1;
  estimateConfidence(
    roles,
    progress.unplaced.filter(({ lineNumber }) => lineNumber > first),
  );
  const experiences = known
    ? known.roles.map((role) => completeRole(role, kept, progress.style)).sort(byFirstLine)
    : roles.map(({ experience }) => experience);
  leaveUnplaced(progress, aside);
  const unplaced = [...progress.unplaced].sort((a, b) => a.lineNumber - b.lineNumber);
  const sections = [...progress.sections].sort((a, b) => a.at - b.at);
  return {
    history: {
      contact: progress.contact,
      experiences,
      sections: sections.map(({ section }) => section),
      details: readSections(
        sections.map(({ section, source }) => ({ ...section, lines: source })),
        progress.contact,
        progress.style,
        known ?? undefined,
      ),
      unplaced: unplaced.map(lineText),
      warnings: listWarnings(experiences, unplaced.length, hasInstructions),
    },
    placement: progress.placement,
  };
}
