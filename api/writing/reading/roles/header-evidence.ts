import { titleScore } from '../fields/field-scores.ts';
import { findPeriods } from '../fields/dates.ts';
import { placeScore } from '../fields/places.ts';
import { endsAsSentence, linePenalty } from '../headers/header-lines.ts';
import type { Stretch } from '../headers/stretches.ts';
import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { FIELD_LABELS } from '../words/label-words.ts';
import { phraseList } from '../words/parse-words.ts';
import type { ReadExperience } from '../../types.ts';

/** How a role's header compares with the others of its document. */
export interface Agreement {
  /** The share of roles whose header has the same layout, this one included. */
  share: number;
  isOnly: boolean;
}

/** That of a header which the document itself confirms. */
export const CERTAIN: Agreement = { share: 1, isOnly: false };

/** Where a role was read: the lines of its block, and which of them are its header. */
export interface HeaderSource {
  block: Line[];
  stretch: Stretch;
  agreement: Agreement;
}

/** A role as far as its confidence depends on it. */
export interface JudgedRole {
  experience: ReadExperience;
  /** Null of a role told in sentences, which has no header. */
  header: HeaderSource | null;
}

/** What speaks for or against title and employer as they were read. 0 or 1 where nothing else is said. */
export interface HeaderEvidence {
  /** The share of roles that are laid out like this one. */
  share: number;
  isOnly: number;
  /** The lead over the best reading with another title or employer, -3 to 3. */
  titleMargin: number;
  companyMargin: number;
  /** The title has a town, an employer or a place of another role, or a form's label in it. */
  titleHoldsAnother: number;
  /** A field ends its line, and the next line goes on in lower case; or a bracket in it isn't closed. */
  goesOn: number;
  /** A hyphen with a blank on one side, or a compound of which a field has one half: "-Recruiter". */
  isTorn: number;
  /** The text of the role begins with another title. */
  bodyHasTitle: number;
  /** Words of the header, or a place, are in no field. */
  leavesWords: number;
  leavesPlace: number;
  companyIsPlace: number;
  /** The employer is that of a role above. */
  isInherited: number;
  hasNoPlace: number;
  /** The share of roles that, other than this one, have no place, or have one. */
  oddPlace: number;
  /** The same for a place that follows the employer after a comma and could be part of the name. */
  oddCommaPlace: number;
  /** The share of the document's roles without a title or an employer. */
  incomplete: number;
  /** Nothing was found that tells what was done. */
  hasNoText: number;
  /** Another role has the same employer. */
  sharesCompany: number;
}

/** A cap, since a wide margin says little more than a clear one. */
const MARGIN_MAX = 3;
/** Enough for any title; a line of text that was taken for one may be much longer. */
const WORDS_MAX = 20;
const SEPARATORS = /\t|\s[|–—·-]\s|,\s/;

const labels = new Set([...phraseList(FIELD_LABELS.title), ...phraseList(FIELD_LABELS.company)]);
const margin = (value: number): number => Math.min(MARGIN_MAX, Math.max(-MARGIN_MAX, value));
const startsWithLabel = (text: string): boolean => {
  const words = fold(text).split(/[\s:]+/);
  return words.length > 1 && labels.has(words[0] ?? '');
};

/** All runs of words of a text, without punctuation at their ends. */
function phrasesOf(text: string): string[] {
  const words = text.split(/\s+/).slice(0, WORDS_MAX);
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) =>
      words
        .slice(from, from + length + 1)
        .join(' ')
        .replace(/^[,.;:()]+|[,.;:()]+$/g, ''),
    ),
  );
}

const placeParts = ({ location }: ReadExperience): string[] =>
  location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

/** The names that occur in a document's roles, to find them in the wrong field. */
function countNames(roles: readonly JudgedRole[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { experience } of roles)
    for (const name of new Set([experience.company, ...placeParts(experience)]))
      if (name.length > 2) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function holdsAnother(experience: ReadExperience, names: Map<string, number>): boolean {
  const { title, company } = experience;
  const own = new Set([company, ...placeParts(experience)]);
  const [, ...later] = title.split(/[\s,]+/).slice(0, WORDS_MAX);
  return (
    startsWithLabel(title) ||
    startsWithLabel(company) ||
    later.some((word) => placeScore(word) >= 2) ||
    placeScore(title.split(/,\s*/).at(-1) ?? '') >= 2 ||
    phrasesOf(title).some((phrase) => (names.get(phrase) ?? 0) > (own.has(phrase) ? 1 : 0))
  );
}

const count = (text: string, character: string): number => text.split(character).length - 1;

function goesOn(block: Line[], index: number, text: string): boolean {
  if (count(text, '(') !== count(text, ')')) return true;
  const line = block[index];
  const next = block[index + 1];
  if (!line || !next || text === '' || next.marker !== '' || !/^[\p{Ll}&(+]/u.test(next.text)) return false;
  const at = line.text.indexOf(text);
  return at >= 0 && at + text.length >= line.text.length - 1;
}

function isTorn(block: Line[], index: number, text: string): boolean {
  if (text === '') return false;
  if (/\s[-–]\p{L}|\p{L}[-–]\s|^-/u.test(text)) return true;
  const line = block[index]?.text ?? '';
  const at = line.indexOf(text);
  return at >= 0 && (/^[-‐‑–]/.test(line.slice(at + text.length)) || /[-‐‑–]$/.test(line.slice(0, at)));
}

function withoutPeriods(text: string): string {
  let rest = text;
  for (const { start, end } of [...findPeriods(text)].reverse())
    rest = `${rest.slice(0, start)}\t${rest.slice(end)}`;
  return rest;
}

/** What is in the header's lines, or as a place in the line below, but in no field. */
function leftovers({ block, stretch }: HeaderSource, experience: ReadExperience): string[] {
  const { from, to } = stretch.choice.candidate;
  const fields = [experience.title, experience.company, experience.location].filter((text) => text !== '');
  const below = block[to + 1];
  const lines = [...block.slice(from, to + 1), ...(below && placeScore(below.text) >= 2 ? [below] : [])];
  return lines
    .flatMap(({ text }) =>
      fields.reduce((rest, field) => rest.replace(field, '\t'), withoutPeriods(text)).split(SEPARATORS),
    )
    .map((part) => part.trim().replace(/^[,.·|–-]+\s*|[,.;]$/g, ''))
    .filter((part) => part.length > 2);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

function leavesWords({ block, stretch }: HeaderSource, experience: ReadExperience): boolean {
  const { from, to } = stretch.choice.candidate;
  const used = new Set(wordsOf(`${experience.title} ${experience.company} ${experience.location}`));
  const header = block.slice(from, to + 1).map(({ text }) => withoutPeriods(text));
  return header.some((text) => wordsOf(text).some((word) => !used.has(word)));
}

/** Whether a line could be one of a header: short, no list item, no sentence. */
export const isHeaderLike = (line: Line): boolean =>
  line.marker === '' &&
  linePenalty(line) < 1 &&
  line.text.split(/\s+/).length <= 7 &&
  !endsAsSentence(line.text);

function bodyHasTitle({ block, stretch }: HeaderSource): boolean {
  const first = stretch.choice.candidate.to < stretch.bodyTo && block[stretch.choice.candidate.to + 1];
  return first ? isHeaderLike(first) && titleScore(first.text) >= 2.3 : false;
}

/** "Szpital Wojewódzki, Gdańsk": the place may be part of the name. */
function hasCommaPlace({ block, stretch }: HeaderSource, { company, location }: ReadExperience): boolean {
  const line = block[stretch.choice.candidate.companyLine];
  const [town = ''] = location.split(',');
  return line !== undefined && company !== '' && town !== '' && line.text.includes(`${company}, ${town}`);
}

/**
 * What speaks for or against each role's title and employer, from its header, from its lines and from the other roles of
 * the document; null where a role has no header. In time that grows with the number of roles.
 */
export function gatherHeaderEvidence(roles: readonly JudgedRole[]): (HeaderEvidence | null)[] {
  const names = countNames(roles);
  const placed = roles.filter(({ experience }) => experience.location !== '').length;
  const afterComma = roles.map(
    ({ header, experience }) => header !== null && hasCommaPlace(header, experience),
  );
  const incomplete = roles.filter(
    ({ experience }) => experience.title === '' || experience.company === '',
  ).length;
  const employers = new Map<string, number>();
  for (const { experience } of roles)
    employers.set(experience.company, (employers.get(experience.company) ?? 0) + 1);
  const headers = roles.filter(({ header }) => header !== null).length;
  const commas = afterComma.filter(Boolean).length;
  return roles.map(({ header, experience }, index) => {
    if (!header) return null;
    const { title, company, location, description, bulletPoints } = experience;
    const { block, stretch, agreement } = header;
    const { candidate, titleMargin, companyMargin } = stretch.choice;
    const { titleLine, companyLine } = candidate;
    const alike = location === '' ? roles.length - placed : placed;
    return {
      share: agreement.share,
      isOnly: Number(agreement.isOnly),
      titleMargin: margin(titleMargin),
      companyMargin: margin(companyMargin),
      titleHoldsAnother: Number(holdsAnother(experience, names)),
      goesOn: Number(goesOn(block, titleLine, title) || goesOn(block, companyLine, company)),
      isTorn: Number(isTorn(block, titleLine, title) || isTorn(block, companyLine, company)),
      bodyHasTitle: Number(bodyHasTitle(header)),
      leavesWords: Number(leavesWords(header, experience)),
      leavesPlace: Number(leftovers(header, experience).some((text) => placeScore(text) >= 2)),
      companyIsPlace: Number(placeScore(company) >= 2),
      isInherited: Number(company !== '' && company !== candidate.company),
      hasNoPlace: Number(location === ''),
      oddPlace: 1 - alike / roles.length,
      oddCommaPlace: afterComma[index] ? 1 - commas / headers : 0,
      incomplete: incomplete / roles.length,
      hasNoText: Number(description === '' && bulletPoints.length === 0),
      sharesCompany: Number((employers.get(company) ?? 0) > 1),
    };
  });
}
