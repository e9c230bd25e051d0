import { placeScore } from '../reading/fields/places.ts';
import { companyScore, titleScore } from '../reading/fields/field-scores.ts';
import { cleanCompany } from './company-text.ts';
import { isFact } from './head-lines.ts';
import type { HeadLine } from './head-lines.ts';
import { isEmployer, isUsedAsPlace, splitPlace } from './place-text.ts';
import { isSurePlace, looksLikePlace } from './places.ts';
import { cleanTitle, hasRoleNoun, words } from './title-text.ts';

/** A line of the head, or a part of one between bars or dots. */
interface Piece {
  text: string;
  /** Index of the line among the lines of the head. */
  line: number;
  kind: HeadLine['kind'];
  sign: HeadLine['sign'];
}

/** Title, employer and place as the lines at the top have them; each empty if they don't, or not for sure. */
export interface HeadNames {
  title: string;
  company: string;
  /** Whether something speaks for the employer besides its position. */
  isSure: boolean;
  location: string;
  starts: Set<number>;
}

const MARKED =
  /[([]\s*(?:[mwfdxhi*]\s*[/|]\s*){1,3}[mwfdxhi*]\s*[)\]]|\s[HF]\s?\/\s?[HF]$|\p{L}(?:\/-?(?:in|a|o|ra|frau)|:in|\*in)(?![\p{L}])|\p{L}\(a\)/u;
const LEGAL_FORM =
  /(?<![\p{L}])(?:g?GmbH|mbH|AG|KG|KGaA|OHG|UG|e\.\s?[VKG]\.?|eG|mbB|PartG|SE|Inc|LLC|LLP|Ltd|Limited|PLC|plc|Corp|CIC|S\.?A\.?S?|SARL|EURL|S\.?L\.?U?|S\.?r\.?l|S\.?p\.?A|[Ss]p\. ?z ?o\.? ?o|S\.A|Lda|Ltda|B\.?V|N\.?V)\.?$/u;
const NO_NAME =
  /^(?:anonym|importante|confidential|private|privat|our client|unser kunde|notre client|leading|a leading|company|empresa|entreprise|société|employer|undisclosed|location|place|we |our |wir |nous |about |über |um |join |come |be |do |are |is |the following|required|essential|inspiring|welcome|required|duties|requirements)/i;
/** Employers stand close to the title: at most this many lines below it, and these above it. */
const BELOW = 4;
const ABOVE = 8;

/** One dash may belong to a title ("Analyst - Pricing"); two or more separate facts. */
const DASHES = /^(?!\d)(?:[^–—-]|\S[–—-]\S)+(?:\s[–—-]\s(?:[^–—-]|\S[–—-]\S)+){2,4}$/u;

const SEPARATOR = /\s+[|·•]\s+|\s{3,}|\s+\/$/;

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

/** Whether a text has the mark that only titles have: "(m/w/d)", "H/F", "Camarero/a". */
export const isMarkedTitle = (text: string) => MARKED.test(text) && words(text).length <= 14;

/** Whether a piece is a title by its words, and not an employer whose name has such a word ("Baker & Sons Ltd"). */
export function isTitle(text: string): boolean {
  const named = companyScore(text) - titleScore(text);
  return (
    (hasRoleNoun(text) || titleScore(text) >= 2) &&
    (MARKED.test(text) || named < 1.5) &&
    (!isSurePlace(text) || hasRoleNoun(text.split(',')[0] ?? ''))
  );
}

const HIRING =
  /(?<![\p{L}])(?:is|are) (?:now |currently )?(?:hiring|looking|seeking|recruiting)|(?<![\p{L}])(?:sucht|recrute|recherche|busca|cerca|poszukuje|szuka|zoekt|zatrudni)(?![\p{L}])|^vagas? (?:de|para)\s/iu;

function findTitleAt(pieces: readonly Piece[]): number {
  const isOpen = ({ kind, text, sign }: Piece) =>
    (kind === 'plain' || (kind === 'fact' && MARKED.test(text))) &&
    sign !== 'place' &&
    !HIRING.test(text) &&
    !/^[^:]{2,30}:\s?\S/.test(text) &&
    !/^(?:we|we're|we’re|our|is|in|for|join|are you|do you|wir|nous|looking|the following|found|suche|suchen|bei|at|reports)(?![\p{L}])/iu.test(
      text,
    );
  const marked = pieces.findIndex(
    (piece) => isOpen(piece) && MARKED.test(piece.text) && words(piece.text).length <= 14,
  );
  const titled = pieces.findIndex(
    (piece) => isOpen(piece) && words(piece.text).length <= 14 && isTitle(piece.text),
  );
  return marked >= 0 && (titled < 0 || titled > marked || !hasRoleNoun(pieces[titled]?.text ?? ''))
    ? marked
    : titled;
}

/** Reads the names in the lines around the title; `text` is the whole posting, in which an employer's name recurs. */
export function readHeadNames(lines: readonly HeadLine[], text: string): HeadNames {
  const found: HeadNames = { title: '', company: '', isSure: false, location: '', starts: new Set() };
  const pieces = toPieces(lines);
  const at = findTitleAt(pieces);
  const titled = pieces[at];
  if (!titled) return found;
  const take = (piece: Piece) => found.starts.add(lines[piece.line]?.start ?? 0);
  const split = splitTitle(titled.text);
  found.title = split.title;
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
    if (/[.]$/.test(piece.text) && !LEGAL_FORM.test(piece.text)) continue;
    if (name === '' || NO_NAME.test(name) || words(name).length > 7 || /[!?]$|^\p{Ll}|:/u.test(name))
      continue;
    if (isTitle(name) && companyScore(name) < 2) continue;
    // A part of the title ("Data") is a department.
    if (titled.text.toLowerCase().includes(name.toLowerCase())) continue;
    const distance = piece.line - titled.line;
    const recurs = recursIn(text, name);
    const score =
      (piece.sign === 'company' ? 3 : 0) +
      Math.max(-1, Math.min(2, companyScore(name))) +
      (recurs ? 2 : 0) +
      (LEGAL_FORM.test(name) ? 2 : 0) -
      // "Mover, Hull, Wren Haulage has moved...": one word below the title may be the town.
      (isUsedAsPlace(name, text) && companyScore(name) < 1.5 ? 3 : 0) +
      (hasLogo(text, name) ? 2 : 0) +
      // The first line below the title is its employer's, in nearly all formats; above it may be a menu.
      (distance === 0 ? 1.5 : distance > 0 && below === 0 ? 1.8 : distance < 0 && above === 0 ? 1.1 : 0) +
      (parted ? 0.5 : 0) +
      (distance === 0 && words(name).length > 1 ? 0.3 : 0) -
      0.1 * Math.abs(distance);
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

const hasLogo = (text: string, name: string) => text.includes(`${name} logo`);

/** Whether a name occurs inside a longer line elsewhere in the text. */
function recursIn(text: string, name: string): boolean {
  const bare = name.replace(/,? (?:inc|llc|ltd|gmbh|ag|s\.a|plc|corp)\.?$/i, '');
  if (bare.length < 3) return false;
  let from = text.indexOf(bare);
  for (let count = 0; from >= 0 && count < 40; count += 1) {
    const end = from + bare.length;
    const before =
      text
        .slice(Math.max(0, from - 30), from)
        .split('\n')
        .at(-1) ?? '';
    const after = text.slice(end, end + 30).split('\n')[0] ?? '';
    const isWord = !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after);
    if (isWord && (before + after).trim().length > 12) return true;
    from = text.indexOf(bare, end);
  }
  return false;
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

const isTownLike = (text: string) => looksLikePlace(text) || placeScore(text) > 0;

/** Splits "Engineer at Acme", "Nurse - Mercy Hospital", "Acme is hiring: Welder", "Welder (m/w/d) in Kiel". */
function splitTitle(text: string): { title: string; company: string; location: string } {
  const at = /^(.{3,80}?)\s+(?:at|@|bei|chez|bij|presso|w firmie)\s+(\p{Lu}[^|–—]{1,80})/u.exec(text);
  if (at?.[1] && at[2] && isTitle(at[1])) {
    const { name, place } = splitPlace(at[2]);
    const company = cleanCompany(place || isEmployer(name) ? name : (name.split(',')[0] ?? ''));
    return { title: cleanTitle(at[1]), company, location: place };
  }
  const dash = /^(.{3,80}?)\s+[–—-]\s+(.{2,60})$/u.exec(text);
  if (dash?.[1] && dash[2] && isTitle(dash[1])) {
    if (isSurePlace(dash[2])) return { title: cleanTitle(dash[1]), company: '', location: dash[2] };
    if (companyScore(dash[2]) >= 2 && !hasRoleNoun(dash[2]) && !dash[2].includes('(') && isEmployer(dash[2]))
      return { title: cleanTitle(dash[1]), company: cleanCompany(dash[2]), location: '' };
  }
  const placed =
    /(?:[)\]]|(?:needed|wanted|gesucht|required)(?: asap)?)\s+(?:in|à|en|w|a|em)\s+(?!Teilzeit|Vollzeit|CDI|CDD|Part|Full)(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}(?:, \p{Lu}[\p{L} ]+)?)/u.exec(
      text,
    )?.[1] ?? '';
  return { title: cleanTitle(text), company: '', location: placed };
}
