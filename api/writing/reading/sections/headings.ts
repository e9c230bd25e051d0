import { remember } from '../lines/memo.ts';
import { fold } from '../lines/fold.ts';
import { hasIcon } from '../lines/icons.ts';
import type { Line } from '../lines/line.ts';
import { findPeriods } from '../fields/dates.ts';
import { readDuration } from '../fields/durations.ts';
import { misspeltAs } from '../lines/misspellings.ts';
import { companyScore, titleHasHead } from '../fields/field-scores.ts';
import { phraseList, wordSet } from '../words/parse-words.ts';
import { FURTHER_HEADINGS } from '../words/headings/index.ts';
import { STYLED_HEADINGS } from '../words/styled-headings/index.ts';
import { isCertificateHeading } from './certificate-headings.ts';
import { composedKind } from './composed-headings.ts';
import {
  HEADING_CONJUNCTION,
  HEADING_HEADS,
  HEADING_MODIFIERS,
  LABELS_INSIDE_ROLE,
  LEADING_HEADS,
  SECTION_HEADINGS,
} from '../words/section-words.ts';
import type { SectionKind } from '../../types.ts';

/** A section heading: its kind, its text, and the text after a colon on the same line. */
export interface Heading {
  kind: SectionKind;
  text: string;
  rest: string;
}

/** A heading and the index of its line. */
export interface FoundHeading {
  index: number;
  heading: Heading;
}

const KINDS: SectionKind[] = [
  'experience',
  'education',
  'skills',
  'certifications',
  'languages',
  'publications',
  'volunteering',
  'military',
  'projects',
  'summary',
  'other',
];
const kinds = new Map<string, SectionKind>();

/** Of a heading in several lists, the kind of the first one counts. */
function addHeadings(kind: SectionKind, headings: string): void {
  for (const phrase of phraseList(fold(headings))) {
    const key = phrase.replace(/[^\p{L}\p{N}]/gu, '');
    if (!kinds.has(key)) kinds.set(key, kind);
  }
}
for (const kind of KINDS) addHeadings(kind, SECTION_HEADINGS[kind]);
for (const kind of KINDS)
  for (const languages of FURTHER_HEADINGS[kind])
    for (const headings of Object.values(languages)) addHeadings(kind, headings);
const styledKinds = new Map<string, SectionKind>();
for (const kind of KINDS)
  for (const languages of STYLED_HEADINGS[kind])
    for (const phrase of Object.values(languages).flatMap((headings) => phraseList(fold(headings)))) {
      const key = phrase.replace(/[^\p{L}\p{N}]/gu, '');
      if (!styledKinds.has(key)) styledKinds.set(key, kind);
    }
const modifiers = wordSet(HEADING_MODIFIERS);
const heads = new Map(Object.entries(HEADING_HEADS));
const leadingHeads = wordSet(LEADING_HEADS);
const insideRole = new Set(
  phraseList(LABELS_INSIDE_ROLE).map((phrase) => phrase.replace(/[^\p{L}\p{N}]/gu, '')),
);
/** Labels that were broken over two lines end in a conjunction: "Main activities and". */
for (const phrase of phraseList(LABELS_INSIDE_ROLE)) {
  const begun = /^.{6,}? (?:and|und|et|y|e|i)(?= )/.exec(phrase)?.[0];
  if (begun) insideRole.add(begun.replace(/[^\p{L}\p{N}]/gu, ''));
}
export const MAX_HEADING_LENGTH = 60;
/** One whose words nobody knows, told by its look. */
export const MAX_LONG_HEADING = 80;

function headingKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text has three capitals in a row, and no small letter. */
export const isInCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** "Studentenervaringen", "Branchenerfahrung": compounds that end in experience. */
const WORK_COMPOUND =
  /^\p{L}{4,}(?:erfahrung|erfahrungen|ervaring|ervaringen|erfaring|erfaringer|erfarenhet|erfarenheter)$/u;

/** "Programmeervaardigheden", "Fachkompetenzen", "Datakunnskaper", "Ammattitaidot": compounds that end in skills. */
const SKILL_COMPOUND =
  /^(?!grund|basis|schul|vor|anfanger)\p{L}{2,}(?:vaardigheden|kompetenzen|kompetencer|kompetenser|fahigkeiten|fertigkeiten|kunskaper|fardigheter|kundskaber|ferdigheter|kunnskaper|taidot|osaaminen|ismeretek|keszsegek|oskused)$/u;
const OF_LANGUAGES = /^(?:fremd)?(?:sprach|sprog|sprak|taal|kieli|nyelv|keele)/u;

/** The kind of a heading that ends in such a compound and has nothing before it but what "&" joins to it: "KI & IT-KOMPETENZEN". */
function compoundKind(text: string, words: readonly string[]): SectionKind | null {
  const last = words.at(-1) ?? '';
  const isJoined = /^\p{Lu}\S*(?:\s(?:&|und|en|och|og|ja|és)\s\S+)?$/u.test(text.trim());
  const key = last.length < SHORT_COMPOUND ? words.slice(-2).join('') : last;
  if (!isJoined || !SKILL_COMPOUND.test(key)) return null;
  return OF_LANGUAGES.test(key) ? 'languages' : 'skills';
}
/** "IT-Kompetenzen" is one word, too. */
const SHORT_COMPOUND = 12;

/** "Honors and leadership experience" tells of offices that somebody held, no jobs. */
const OF_LEADERSHIP = /^leadership\b/iu;

/**
 * Headings that name several sections, "Studies & Training", "Certificats et habilitations": the first, or else work. With
 * certificates, studies come first in any order.
 */
function joined(text: string): SectionKind | null {
  const parts = text.split(HEADING_CONJUNCTION).filter((part) => part !== '');
  if (parts.length < 2) return null;
  const found = parts.map((part) => kinds.get(headingKey(part)));
  const named = found[0];
  const opening = named === 'certifications' && found.includes('education') ? 'education' : named;
  const namesWorkBehind = found.some(
    (one, at) => one === 'experience' && !OF_LEADERSHIP.test(parts[at] ?? ''),
  );
  const kind = opening !== 'education' && namesWorkBehind ? 'experience' : opening;
  if (kind === undefined || opening === undefined) return null;
  if (found.every((one) => one !== undefined)) return kind;
  const [first = '', second = ''] = parts;
  if (opening === 'experience') {
    // "EXPÉRIENCE PROFESSIONNELLE ET ENGAGEMENT CITOYEN": work and something else, in capitals.
    const namesWork = fold(first)
      .split(/\s+/)
      .some((word) => heads.get(word) === 'experience');
    const isShort = parts.length === 2 && second.split(' ').length <= 3;
    return isInCapitals(text) && namesWork && isShort ? kind : null;
  }
  if (companyScore(text) >= 2) return null;
  // "PROFESSIONAL AFFILIATIONS / DEVELOPMENT": in capitals, it is enough to know the first.
  if (isInCapitals(text)) return kind;
  // "Education & Organizations"
  const isPlain = /^\p{L}+(?:\s\p{Lu}\p{L}+)?\s(?:&|\+|\p{Ll}{1,3})\s\p{Lu}\p{L}+(?:\s\p{L}+)?$/u.test(text);
  return opening === 'education' && isPlain && !titleHasHead(text) ? kind : null;
}

/** Turkish: "Deneyimlerim", "Eğitimim" are "my experience", "my education". */
function ownKind(text: string): SectionKind | undefined {
  const key = headingKey(text);
  if (!/\p{L}{4}im$/u.test(key)) return undefined;
  return kinds.get(key.slice(0, -1)) ?? kinds.get(key.slice(0, -2));
}

/** Whether a heading names certificates among other things: "Honors, Awards & Certifications". */
export const namesCertificates = (heading: string): boolean =>
  heading.split(HEADING_CONJUNCTION).some((part) => kinds.get(headingKey(part)) === 'certifications');

/** Whether a heading names work among other things: "Formation et parcours professionnel". */
export const namesWork = (heading: string): boolean =>
  heading.split(HEADING_CONJUNCTION).some((part) => kinds.get(headingKey(part)) === 'experience');

/** Whether a heading can't end here: "Education and". */
export const endsOpen = (text: string): boolean =>
  new RegExp(`(?:${HEADING_CONJUNCTION.source})$`, 'iu').test(text.trim());

/** What stands behind a heading that is written again on the next page: "Experience (continued)", "Werdegang – Fortsetzung". */
const CONTINUED =
  /(?:\s*[(,–—-]\s*(?:continued|continuation|cont[’']?d|cont|fortsetzung|forts|suite|continuaci[oó]n|cont[ií]nua|continua[cç][aã]o|continuazione|segue|vervolg|ci[aą]g dalszy|c\.\s?d|pokra[cč]ov[aá]n(?:í|i|ie)|forts[aä]ttning|fortsat|fortsettelse|devam[ıi]?)|\s+(?:continued|cont[’']d))\.?\s*\)?\s*:?$/iu;

/** A heading without the word that says it comes once more; null if it has none. */
export function withoutContinued(text: string): string | null {
  const before = text.replace(CONTINUED, '').trim();
  return before !== text.trim() && before !== '' ? before : null;
}

/** "Other interests", "Autres centres d'intérêt": more of what the rest of the heading names. */
const OTHER =
  /^(?:other|further|autres?|weitere[sr]?|sonstige[sr]?|otr[oa]s?|altr[iea]|outr[oa]s?|inne|overige|andere|ovriga?|andre|muut|dalsi|jin[ey]|egyeb|alte|diger|lainnya)$/u;

/** A name of a section of work, and within what. */
const WORK_WITHIN =
  /^(\p{Lu}[\p{L}\s]{8,40}?)\s(?:im|in|als|bei|außerhalb|en|dans|hors|nel(?:la|l’)?|in der|no|na|w|within|outside|as)\s\p{L}[\p{L}\s]{3,30}$/iu;
/** A name of one word that stands for nothing else has so many letters: "Berufserfahrung", not "Experience". */
const LONG_NAME = 13;

/** How many things a heading says there are: "Publications (4/14)". */
export const COUNT = /\s\([\d\s/]{1,9}\)$/u;

/** The kind of section that a heading's words indicate; null if none. */
export const headingKind = remember((text: string): SectionKind | null => {
  if (text.length > MAX_HEADING_LENGTH || findPeriods(text).length > 0) return null;
  const continued = withoutContinued(text);
  const continuedKind = continued === null ? null : headingKind(continued);
  if (continuedKind) return continuedKind;
  const exact = kinds.get(headingKey(text)) ?? ownKind(text) ?? joined(text);
  if (exact) return exact;
  // "Опыт работы — 5 лет 3 месяца"
  const [, timed = '', time = ''] = /^(\p{Lu}[^—–:]{4,40}?)\s*[—–]\s*(\d.{2,24})$/u.exec(text) ?? [];
  if (timed !== '' && readDuration(time) !== null) return kinds.get(headingKey(timed)) ?? null;
  const counted = text.replace(COUNT, '');
  if (counted !== text) return headingKind(counted);
  const composed = composedKind(text);
  if (composed !== null) return composed;
  const [, first = '', rest = ''] = /^(\p{L}+)\s+(.+)$/u.exec(text.trim()) ?? [];
  const others = modifiers.has(fold(first)) || OTHER.test(fold(first)) ? rest : '';
  const otherKind = others === '' ? null : (kinds.get(headingKey(others)) ?? joined(others));
  if (otherKind) return otherKind;
  // "Berufserfahrung im Angestelltenverhältnis", "Expérience professionnelle en restauration"
  const [, work = ''] = WORK_WITHIN.exec(text) ?? [];
  const isLongName = work.includes(' ') || work.length >= LONG_NAME;
  if (isLongName && kinds.get(headingKey(work)) === 'experience' && !titleHasHead(text)) return 'experience';
  // "PROJECTS - portfolio.example": what stands behind a dash says more of the section.
  const beforeDash = /^(\p{Lu}[\p{Lu}\s&]{4,30}?)\s[-–—]\s\S/u.exec(text)?.[1];
  const led = beforeDash === undefined ? undefined : kinds.get(headingKey(beforeDash));
  // "EDV – Zertifikate"
  if (led !== undefined && isCertificateHeading(text)) return 'certifications';
  if (led !== undefined && led !== 'experience') return led;
  // "RECENT MAJOR PROJECTS | WWW.GLOBEX.EXAMPLE"
  const beforeAddress = /^(\p{L}[^|]{3,40}?)\s*[|–—-]\s*(?:https?:\/\/|www\.)\S+$/iu.exec(text)?.[1];
  const addressed = beforeAddress === undefined ? null : headingKind(beforeAddress);
  if (addressed !== null && addressed !== 'experience') return addressed;
  // "Languages (spoken and written)". "Internship (three months)" is somebody's job.
  const beforeBracket = /^(\p{L}.{2,40}?)\s*\([^()]*\)$/u.exec(text)?.[1];
  const plain = beforeBracket === undefined ? undefined : kinds.get(headingKey(beforeBracket));
  if (plain !== undefined && plain !== 'experience') return plain;
  const words: string[] = fold(text).match(/[\p{L}]+|&/gu) ?? [];
  // "Computerkenntnisse": German compounds are written as one word. "Grundkenntnisse" says how well one knows something.
  if (words.length === 1 && /^(?!grund|basis|schul|vor|anfanger)\p{L}{3,}kenntnisse$/u.test(words[0] ?? ''))
    return 'skills';
  if (words.length === 1 && WORK_COMPOUND.test(words[0] ?? '')) return 'experience';
  const compound = compoundKind(text, words);
  if (compound) return compound;
  const found = words.map((word) => heads.get(word)).filter((kind) => kind !== undefined);
  if (found.every((kind) => kind === 'certifications') && isCertificateHeading(text)) return 'certifications';
  if (words.length < 2 || words.length > 6) return null;
  // "Relevant Nursing Experience", "Experiencia docente": one other word beside it, written as a heading.
  const free = words.filter((word) => !heads.has(word) && !modifiers.has(word)).length;
  const isCapitalised = !/\s\p{Ll}{4}/u.test(text);
  const isCapital = words.length <= 4 && isCapitalised;
  const isLed = leadingHeads.has(words[0] ?? '') && words.length <= 3;
  const isAboutWork = [words[0], words.at(-1)].some((word) => heads.get(word ?? '') === 'experience');
  const isOfWork = isLed || (isCapital && isAboutWork);
  // "Professional Teaching & Writing Experience"
  const areJoined =
    free <= 3 && words.includes('&') && isCapitalised && heads.get(words.at(-1) ?? '') === 'experience';
  if (((free === 1 && isOfWork) || areJoined) && /^\p{Lu}/u.test(text.trim())) return 'experience';
  // "ZREALIZOWANE PROJEKTY": in capitals, one other word beside a section's name.
  const [only, ...more] = found;
  const isSure = free === 1 && more.length === 0 && words.length <= 3 && isInCapitals(text);
  return isSure && only !== undefined && only !== 'experience' && !titleHasHead(text) ? only : null;
});

/**
 * The kind of section whose name a text begins with, and then says in small letters more of it: "Publications in
 * peer-reviewed journals"; null if it names none, or somebody's title.
 */
export function leadingKind(text: string): SectionKind | null {
  const [, name = ''] = /^(\p{Lu}[\p{L}\s&]*?\p{L})\s(?=(?:\p{Ll}|&|\())/u.exec(text) ?? [];
  const kind = name === '' || titleHasHead(text) ? null : (kinds.get(headingKey(name)) ?? null);
  return kind === 'experience' ? null : kind;
}

/** Whether the key of a label is one of a part of a role, and the section that it would be otherwise. */
export const labelSection = (key: string): { isInRole: boolean; section: SectionKind | null } => ({
  isInRole: insideRole.has(key),
  section: kinds.get(key) ?? null,
});

/** The kind of a misspelt heading ("Berufliche Tätlichkeit"); null if it is none or could be somebody's title. */
export const misspeltKind = remember((text: string): SectionKind | null => {
  const isTitle = titleHasHead(text) && !isInCapitals(text);
  if (text.length > MAX_HEADING_LENGTH || /\d/.test(text) || isTitle) return null;
  const known = misspeltAs(headingKey(text), kinds.keys());
  return known === null ? null : (kinds.get(known) ?? null);
});

/** "Experência Profissional": two words or more are hardly so close to a heading by chance, so they count in plain type, too. */
const isMisspeltWork = (text: string): boolean =>
  /^\p{Lu}\p{L}+(?:\s\p{L}+){1,3}$/u.test(text) && misspeltKind(text) === 'experience';

function isEmphatic(line: Line): boolean {
  return line.isBold || line.headingLevel > 0 || isInCapitals(line.text);
}

const SMALLER = 0.9;

/** Whether a line is written as something below a heading: of a lower level, not in capitals as that one is, or smaller. */
export const isBelow = (heading: Line, line: Line): boolean =>
  (heading.headingLevel > 0 && (line.headingLevel === 0 || line.headingLevel > heading.headingLevel)) ||
  (isInCapitals(heading.text) && !isInCapitals(line.text)) ||
  (line.size !== null && heading.size !== null && line.size < heading.size * SMALLER);

/** The key of a label: "Key achievements (so far):" says the same as without its bracket. */
export const labelKey = (text: string): string =>
  headingKey(text.replace(/\s*(?:\([^()]{1,30}\))?\s*:?\s*$/u, ''));

/** Whether a text is the name of a part of a role: "Key achievements", "Job description". */
export const namesPartOfRole = (text: string): boolean => insideRole.has(headingKey(text));

/** Whether a line is a label such as "Key achievements:" within a role. */
export function isRoleLabel(line: Line): boolean {
  if (line.isLabel) return true;
  const key = labelKey(line.text);
  if (!insideRole.has(key) || (line.headingLevel > 0 && kinds.has(key))) return false;
  const hasColon = line.text.trimEnd().endsWith(':');
  // "Projects" without a colon is a section; "Aufgaben" never is.
  return kinds.has(key) ? hasColon && !(line.gapBefore && line.isBold) : true;
}

/** The number of a section that academics write before its heading: "2 Education", "4.1 Languages", "B.2 Teaching", "III. Teaching", "04 / Work". */
const NUMBER =
  /^(?:\d{1,2}(?:\.\d{1,2}){0,2}\.?|[A-Z](?:\.\d{1,2}){1,2}\.?|[IVX]{1,4}\.)(?:\s+|\s{0,2}[/|–—-]\s{0,2})(?=\p{L})/u;

/** A heading without its number. */
export const withoutNumber = (text: string): string => text.replace(NUMBER, '');

/** Whether a line is a section's name in capitals and a full stop, in bold or apart from the text above: "WORK HISTORY." */
const isStopped = (line: Line, text: string): boolean =>
  (line.gapBefore || line.isBold) &&
  isInCapitals(text) &&
  /[^.,;]\.$/.test(text) &&
  kinds.has(headingKey(text));

/** A heading's name in capitals, alone, or before a colon or in a cell of its own. */
export const opensInCapitals = ({ text, marker }: Line): boolean => {
  const [name = ''] = text.split(/[:\t]/u);
  return marker === '' && isInCapitals(name) && kinds.has(headingKey(name));
};

/** The kind of what is a heading only if the line looks like one: "High points" in bold, "Computer programs:". */
export const styledKind = (text: string): SectionKind | null => styledKinds.get(headingKey(text)) ?? null;

/** What is known of a document's headings when a line is read. */
export interface HeadingContext {
  /** The line before belongs to a job, where "Achievements:" is a label rather than a section. */
  isInRole: boolean;
  /** This document marks its headings as such. */
  hasLevels: boolean;
  /** Its headings are written in lower case. */
  areSmall: boolean;
  /** Several of its headings are in capitals. */
  areInCapitals: boolean;
}

/** Whether a line's first cell has a style of its own, as headings in the margin have. */
const isCellRestyled = ({ styleBreaks = [], headingLevel }: Line, cell: string): boolean =>
  headingLevel === 0 && cell !== '' && styleBreaks.some(([end]) => cell.endsWith(end));

/** "Work experience (10 years)", "Research: (over 10 years of experience)": how many years there are of what a heading names. */
const YEARS_OF_IT =
  /\s*\((?:\p{L}+\s){0,3}\d{1,2}\s?\+?\s(?:years?|jahren?|ans|ann[ée]es|a[ñn]os|anni|anos|jaar|år|lat|let|rokov)(?:\s[^()\d]{1,40})?\)$/iu;

/** The section that a line opens, or null. */
export function readHeading(
  line: Line,
  { isInRole, hasLevels, areSmall, areInCapitals }: HeadingContext,
): Heading | null {
  if (line.isHidden || line.isLabel || line.isField || line.text.length > 400) return null;
  const isFramed =
    /^[*=~#_-]+$/.test(line.marker) &&
    (line.text.endsWith(` ${line.marker}`) || (line.marker.length > 1 && /[-=_*~]{2,}$/.test(line.text)));
  // An arrow or a square that a template sets before its headings.
  const isDecorated = line.isBold && line.gapBefore && headingKind(line.text) !== null;
  // "+ EXPERIENCIA": the document says that it is a heading.
  const isLevelled = line.headingLevel > 0 && headingKind(line.text) !== null;
  if (
    line.marker !== '' &&
    !isFramed &&
    !isDecorated &&
    !isLevelled &&
    !/^(?:\p{Extended_Pictographic}|[\uE000-\uF8FF]|\d{1,2}[.)])/u.test(line.marker)
  )
    return null;
  const text = withoutNumber(line.text.replace(/^[\s\-–—=_*#~|:]+|[\s\-–—=_*~|]+$/g, ''));
  // "Skills⇥Ovens, dough." has its text beside it.
  const isBeside = line.gapBefore && /^[^:\t.,;]{3,40}\t/.test(text);
  if (text === '' || (/[.,;]$/.test(text) && !isBeside && !isStopped(line, text))) return null;
  const bare = text
    .replace(YEARS_OF_IT, '')
    .replace(/\s*[.:?!]$/, '')
    .trim();
  if (isInRole && (isRoleLabel(line) || (hasLevels && isRoleLabel({ ...line, gapBefore: false }))))
    return null;
  const cells = bare.split('\t').map((cell) => cell.trim());
  if (cells.length > 1 && cells.length <= 3) {
    const kinds = cells.map(headingKind);
    if (kinds.every((kind) => kind !== null)) {
      return {
        kind:
          kinds.find((kind) => kind === 'experience') ?? kinds.find((kind) => kind !== 'other') ?? 'other',
        text: cells.join(' '),
        rest: '',
      };
    }
  }
  if (!bare.includes('\t')) {
    const isSentenceCase = !isEmphatic(line) && /^\p{Ll}/u.test(bare);
    const standsOut = line.gapBefore && (isEmphatic(line) || text.endsWith(':'));
    const kind =
      headingKind(bare) ??
      (standsOut ? (styledKind(bare) ?? misspeltKind(bare)) : null) ??
      (line.gapBefore && isMisspeltWork(bare) ? 'experience' : null);
    // "Internship" under a work heading is somebody's job.
    const isTitle = isInRole && kind === 'experience' && !isEmphatic(line) && titleHasHead(bare);
    if (kind && !isTitle && !(isSentenceCase && (!line.gapBefore || (isInRole && !areSmall))))
      return { kind, text: bare, rest: '' };
  }
  // A heading in a separate column, with its text in the next.
  const [, cell = ''] = /^([^:\t]{3,40})\t\S/.exec(text) ?? [];
  const isApart = line.gapBefore || (isCellRestyled(line, cell) && !insideRole.has(headingKey(cell)));
  const beside = isApart ? /^([^:\t]{3,40})\t(\S.*)$/.exec(text) : null;
  const besideKind = beside?.[1]
    ? (kinds.get(headingKey(beside[1])) ??
      (line.gapBefore ? joined(beside[1]) : null) ??
      (line.gapBefore ? misspeltKind(beside[1]) : null))
    : null;
  if (beside?.[1] && beside[2] && besideKind && /^\p{Lu}/u.test(beside[1]))
    return { kind: besideKind, text: beside[1], rest: beside[2] };
  const before = /^(\p{Lu}[^:\t–—]{2,39}?)\s[–—-]\s(\p{Lu}[^\d.!]{2,60})$/u.exec(text);
  // "PRIOR CAREER – GLOBEX" above titles without an employer.
  const isAboveWork = line.gapBefore && (line.headingLevel > 0 || (areInCapitals && isInCapitals(text)));
  if (before?.[1] && before[2] && isAboveWork && headingKind(before[1]) === 'experience')
    return { kind: 'experience', text: before[1], rest: before[2] };
  const inline = /^([^:\t]{3,40}):[\s\t]+(\S.*)$/.exec(text);
  if (
    inline?.[1] &&
    inline[2] &&
    (line.gapBefore || isEmphatic(line) || !isInRole) &&
    /^\p{Lu}/u.test(inline[1])
  ) {
    const kind = kinds.get(headingKey(inline[1])) ?? null;
    // "EXPERIENCE: Vice President" above an employer. "EXPERIENCE: 10 years" tells of oneself.
    const isWork = kind === 'experience' && areInCapitals && isInCapitals(inline[1]) && !/\d/.test(inline[2]);
    if (isWork && !/[.!]$/.test(inline[2])) return { kind, text: inline[1], rest: inline[2] };
    if (
      kind &&
      kind !== 'experience' &&
      kind !== 'other' &&
      !(isInRole && !line.gapBefore && insideRole.has(headingKey(inline[1])))
    ) {
      return { kind, text: inline[1], rest: inline[2] };
    }
  }
  return null;
}

/**
 * "Microsoft Outlook  EXPERIENCIA LABORAL": a heading in capitals that a table or a text box puts behind the last line above
 * it begins a line of its own.
 */
export function splitHeadingCells(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const [, before = '', heading = ''] = /^(.*\S)\t([^\t]{4,60})$/u.exec(line.text) ?? [];
    const isHeading =
      heading !== '' &&
      isInCapitals(heading) &&
      !isInCapitals(before) &&
      kinds.has(headingKey(heading)) &&
      before.split('\t').every((cell) => headingKind(cell) === null) &&
      findPeriods(before).length === 0;
    if (!isHeading) return [line];
    return [
      { ...line, text: before },
      { ...line, text: heading, marker: '', gapBefore: true },
    ];
  });
}

/** Whether a line has the form of a heading, with or without an icon; used for headings with unknown words. */
export const looksLikeHeading = (line: Line, withIcon = false): boolean =>
  (line.marker === '' || (withIcon && hasIcon(line))) &&
  line.text.split(/\s+/).length <= 5 &&
  line.text.length <= 45 &&
  // "PERS. SKILLS"
  !(isInCapitals(line.text) ? /\.$/ : /\./).test(withoutNumber(line.text)) &&
  isPhrase(line);

/** Whether a line could be a heading of many words, such as "Appearances as a visitor at fairs". */
export const looksLikeLongHeading = (line: Line): boolean =>
  line.marker === '' && line.text.length <= MAX_LONG_HEADING && !/[.:]$/.test(line.text) && isPhrase(line);

const isPhrase = ({ text, isHidden, isLabel }: Line): boolean =>
  !/[,;!?@|\t\d]/.test(withoutNumber(text)) && !isHidden && !isLabel;
