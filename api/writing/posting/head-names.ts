import { placeScore } from '../reading/fields/places.ts';
import { findEntry } from '../lexicon/lexicon.ts';
import { companyScore } from '../reading/fields/field-scores.ts';
import { cleanCompany } from './company-text.ts';
import { isFact } from './head-lines.ts';
import type { HeadLine } from './head-lines.ts';
import { LEGAL_FORM, findTitleAt, isTitle, splitTitle } from './head-title.ts';
import type { Piece } from './head-title.ts';
import { hasLogo, isUsedAsPlace, recursIn } from './name-use.ts';
import { isEmployer, splitPlace } from './place-text.ts';
import { isSurePlace, looksLikePlace } from './places.ts';
import { words } from './title-text.ts';

/** Title, employer and place as the lines at the top have them; each empty if they don't, or not for sure. */
export interface HeadNames {
  title: string;
  company: string;
  /** Whether something speaks for the employer besides its position. */
  isSure: boolean;
  location: string;
  /** What stands below the title, if it may be an employer's name or a town's; it is neither for sure. */
  guess: string;
  /** Offset of the line with the title. */
  titleAt: number;
  starts: Set<number>;
}

/** "Word document": names are capitalized, except for their articles and prepositions. */
const LOWER_WORD = / (?!zum|zur|dell[ae]|della|dalla|voor|från)\p{Ll}{4,}/u;
const NO_NAME =
  /^(?:anonym|importante|confidential|private|privat|our client|unser kunde|notre client|leading|a leading|company|empresa|entreprise|société|employer|undisclosed|location|place|we |our |wir |nous |about |über |um |join |come |be |do |are |is |the following|required|essential|inspiring|welcome|required|duties|requirements)/i;
/** Employers stand close to the title: at most this many lines below it, and these above it. */
const BELOW = 4;
const ABOVE = 8;

/** One dash may belong to a title ("Analyst - Pricing"); two or more separate facts. */
const DASHES = /^(?!\d)(?:[^–—-]|\S[–—-]\S)+(?:\s[–—-]\s(?:[^–—-]|\S[–—-]\S)+){2,4}$/u;

const SEPARATOR = /\s+[|·•]\s+/;

function toPieces(lines: readonly HeadLine[]): Piece[] {
  return lines.flatMap((head, line) => {
    const { kind, sign, text } = head;
    if (head.bulleted) return [];
    if (kind === 'heading' || kind === 'chrome' || text.length > 160) return [{ text, line, kind, sign }];
    // "Nurse (Remote | licence required)": bars in brackets belong to the title.
    const parts = /\([^)]*\s[|·•]\s/.test(text)
      ? [text]
      : text
          .split(DASHES.test(text) && text.length < 90 ? /\s+[|·•–—-]\s+/ : SEPARATOR)
          .filter((part) => part.trim() !== '');
    if (parts.length < 2) return [{ text, line, kind, sign }];
    return parts.map((part): Piece => ({ text: part, line, kind: partKind(part), sign }));
  });
}

const FACT_PART = /^(?:[a-z-]*(?:time|zeit)|\d.*(?:ago|uur|hours|h)|.*\b(?:ago|applicants?|clicked apply))$/i;

function partKind(part: string): HeadLine['kind'] {
  if (FACT_PART.test(part) || isFact(part)) return 'fact';
  return words(part).length > 12 ? 'prose' : 'plain';
}

/** Reads the names in the lines around the title; `text` is the whole posting, in which an employer's name recurs. */
export function readHeadNames(lines: readonly HeadLine[], text: string): HeadNames {
  const found: HeadNames = {
    title: '',
    company: '',
    isSure: false,
    location: '',
    guess: '',
    titleAt: 0,
    starts: new Set(),
  };
  const pieces = toPieces(lines);
  const at = findTitleAt(pieces, text);
  const titled = pieces[at];
  if (!titled) return found;
  const take = (piece: Piece) => found.starts.add(lines[piece.line]?.start ?? 0);
  const split = splitTitle(titled.text);
  found.title = split.title;
  found.titleAt = lines[titled.line]?.start ?? 0;
  found.location = split.location;
  take(titled);
  const below = pieces.slice(at + 1).filter((piece) => piece.line <= titled.line + 8);
  const stop = below.findIndex(
    ({ kind, line, text: own }) =>
      line > titled.line && (kind === 'heading' || kind === 'prose' || /^[^:]{2,30}:(?:\s|$)/.test(own)),
  );
  const near = stop < 0 ? below : below.slice(0, stop);
  const above = pieces
    .slice(0, at)
    .filter(({ line }) => line >= titled.line - ABOVE)
    .reverse();
  const around = [
    ...above.filter(({ line }) => line === titled.line),
    ...near,
    ...above.filter(({ line }) => line < titled.line),
  ];
  if (split.company) {
    found.company = split.company;
    found.isSure = true;
  } else findEmployer(found, around, titled, text, take);
  findPlaceAround(found, around, titled, text, take);
  for (const piece of near) if (piece.kind === 'fact' || piece.text === titled.text) take(piece);
  return found;
}

function findEmployer(
  found: HeadNames,
  around: readonly Piece[],
  titled: Piece,
  text: string,
  take: (piece: Piece) => void,
): void {
  let best = 1.9;
  let chosen: Piece | undefined;
  let below = 0;
  let above = 0;
  for (const piece of around) {
    if (piece.kind !== 'plain' || piece.sign === 'place') continue;
    if (piece.line > titled.line + BELOW) continue;
    const { name: whole, place } = splitPlace(piece.text);
    const parted =
      place !== '' && (isEmployer(whole) || /\s[–—|·•-]\s/.test(piece.text) || isSurePlace(place));
    const isPlace = isSurePlace(piece.text) || (looksLikePlace(piece.text) && !isEmployer(piece.text));
    if (isPlace && !(parted && isEmployer(whole))) continue;
    const name = cleanCompany(parted ? whole : piece.text);
    // "DEPARTMENT OF BUSINESS SERV." is a name, "You carry pianos." isn't.
    if (/[.]$/.test(piece.text) && !LEGAL_FORM.test(piece.text) && / \p{Ll}{3}/u.test(piece.text)) continue;
    if (name === '' || NO_NAME.test(name) || words(name).length > 7 || /[!?]$|:/u.test(name)) continue;
    if (isTitle(name) && companyScore(name) < 2) continue;
    // A part of the title ("Data") is a department.
    if (titled.text.toLowerCase().includes(name.toLowerCase())) continue;
    const distance = piece.line - titled.line;
    const recurs = recursIn(text, name);
    if (LOWER_WORD.test(name) && !recurs && companyScore(name) < 2) continue;
    if (/^\p{Ll}/u.test(name) && !recurs && !LEGAL_FORM.test(name)) continue;
    const score =
      (piece.sign === 'company' ? 3 : 0) +
      Math.max(-1, Math.min(2, companyScore(name))) +
      (recurs ? 2 : 0) +
      (LEGAL_FORM.test(name) ? 2 : 0) -
      // "Mover, Hull, Wren Haulage has moved...": one word below the title may be the town.
      (!recurs && companyScore(name) < 1.5 && isUsedAsPlace(name, text) ? 3 : 0) -
      // "Django": probably asked for, but tools have makers of the same name.
      (!recurs && findEntry(name) !== undefined ? 1 : 0) +
      (hasLogo(text, name) ? 2 : 0) +
      // The first line below the title is its employer's if a place follows it; by itself it may be a team or a shift,
      // and above the title a menu.
      (distance === 0 ? 1.5 : distance > 0 && below === 0 ? 1.2 : distance < 0 && above === 0 ? 1.1 : 0) +
      (distance > 0 && below === 0 && isBeforePlace(around, piece) ? 0.7 : 0) +
      (parted ? 0.5 : 0) +
      (distance === 0 && words(name).length > 1 ? 0.3 : 0) -
      0.1 * Math.abs(distance);
    if (distance > 0 && below === 0) found.guess = name;
    if (distance > 0) below += 1;
    if (distance < 0) above += 1;
    if (score > best) {
      best = score;
      chosen = piece;
      found.company = name;
      found.isSure = recurs || LEGAL_FORM.test(name) || companyScore(name) >= 2 || piece.sign === 'company';
      if (parted) found.location ||= place;
    }
  }
  if (chosen) take(chosen);
}

/** Whether the next name is a place's. */
function isBeforePlace(around: readonly Piece[], piece: Piece): boolean {
  const next = around
    .slice(around.indexOf(piece) + 1)
    .find(({ kind }) => kind === 'plain' || kind === 'prose');
  if (next?.kind !== 'plain' || next.line - piece.line > 3) return false;
  return (
    next.sign === 'place' ||
    isSurePlace(next.text) ||
    looksLikePlace(next.text) ||
    (placeScore(next.text) > 0 && /\p{Ll}/u.test(next.text) && findEntry(next.text) === undefined) ||
    /^\d{1,5}(?:-\d+)?\s\p{Lu}/u.test(next.text)
  );
}

function findPlaceAround(
  found: HeadNames,
  around: readonly Piece[],
  titled: Piece,
  whole: string,
  take: (piece: Piece) => void,
): void {
  if (found.location !== '') return;
  const open = around.filter(
    ({ kind, text }) => (kind === 'plain' || kind === 'fact') && text !== found.company,
  );
  const signed = open.find(({ sign }) => sign === 'place');
  const sure =
    signed ??
    open.find(({ text, kind }) => kind === 'plain' && isSurePlace(text) && text !== titled.text) ??
    open.find(({ text, kind }) => kind === 'plain' && placeScore(text) > 0 && isUsedAsPlace(text, whole)) ??
    // "Acme | Mover | Hull": what is left in the line of title and employer.
    open.find(
      ({ text, kind, line }) =>
        kind === 'plain' &&
        line === titled.line &&
        found.company !== '' &&
        placeScore(text) > 0 &&
        text !== titled.text,
    );
  // "Title, employer, Wijkerdal": a town that isn't in our lists, where a place belongs.
  const employer = around.find(({ text }) => cleanCompany(splitPlace(text).name) === found.company);
  const next = around.find(
    ({ line, kind, text }) =>
      line > Math.max(titled.line, employer?.line ?? titled.line) && kind === 'plain' && text !== titled.text,
  );
  const guessed =
    found.company !== '' &&
    next &&
    (next.line - titled.line <= 2 || next.line - (employer?.line ?? 0) <= 3) &&
    isTownLike(next.text)
      ? next
      : undefined;
  const place = sure ?? guessed;
  if (!place) return;
  found.location = place.text;
  take(place);
}

const isTownLike = (text: string) =>
  looksLikePlace(text) || placeScore(text) > 0 || /^\d{1,5}(?:-\d+)?\s\p{Lu}/u.test(text);
