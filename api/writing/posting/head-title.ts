import { companyScore, titleScore } from '../reading/fields/field-scores.ts';
import { cleanCompany } from './company-text.ts';
import type { HeadLine } from './head-lines.ts';
import { recursIn } from './name-use.ts';
import { isEmployer, splitPlace } from './place-text.ts';
import { isSurePlace } from './places.ts';
import { cleanTitle, hasRoleNoun, words } from './title-text.ts';
import { zoneOfHeading } from './zones.ts';

/** A line of the head, or a part of one between bars or dots. */
export interface Piece {
  text: string;
  /** Index of the line among the lines of the head. */
  line: number;
  kind: HeadLine['kind'];
  sign: HeadLine['sign'];
}

const MARKED =
  /[([]\s*(?:[mwfdxhi*]\s*[/|]\s*){1,3}[mwfdxhi*]\s*[)\]]|\s[HF]\s?\/\s?[HF]$|\p{L}(?:\/-?(?:in|a|o|ra|frau)|:in|\*in)(?![\p{L}])|\p{L}\(a\)/u;
/** A legal form at the end of a name. */
export const LEGAL_FORM =
  /(?<![\p{L}])(?:g?GmbH|mbH|AG|KG|KGaA|OHG|UG|e\.\s?[VKG]\.?|eG|mbB|PartG|SE|Inc|LLC|LLP|Ltd|Limited|PLC|plc|Corp|CIC|S\.?A\.?S?|SARL|EURL|S\.?L\.?U?|S\.?r\.?l|S\.?p\.?A|[Ss]p\. ?z ?o\.? ?o|S\.A|Lda|Ltda|B\.?V|N\.?V)\.?$/u;
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

/** The index of the piece that is the title; -1 if none is. */
export function findTitleAt(pieces: readonly Piece[], whole: string): number {
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
  const end = headEnd(pieces);
  const titled = pieces.findIndex(
    (piece, index) => index < end && isOpen(piece) && words(piece.text).length <= 14 && isTitle(piece.text),
  );
  if (marked < 0) {
    const plain = findPlainTitle(pieces, whole);
    if (plain >= 0 && (titled < 0 || plain < titled)) return plain;
  }
  return marked >= 0 && (titled < 0 || titled > marked || !hasRoleNoun(pieces[titled]?.text ?? ''))
    ? marked
    : titled;
}

/** "Machine Learner, Acme GmbH, Kiel": a first line that is a title only because an employer or a place follows it. */
function findPlainTitle(pieces: readonly Piece[], whole: string): number {
  const block = pieces.slice(
    0,
    pieces.findIndex(({ kind }) => kind === 'prose' || kind === 'heading'),
  );
  const plain = block.filter(({ kind, text, line }) => kind === 'plain' && line < 4 && !/:\s/.test(text));
  const [top, next] = plain;
  if (
    !top ||
    !next ||
    plain.length > 4 ||
    plain.some(({ text }) => isTitle(text)) ||
    words(top.text).length > 8
  )
    return -1;
  const isNamed = ({ text }: Piece) =>
    LEGAL_FORM.test(text) || companyScore(text) >= 2 || recursIn(whole, text);
  return !isNamed(top) && !isSurePlace(top.text) && isNamed(next) ? pieces.indexOf(top) : -1;
}

/** Where what the posting asks for begins: "Experience as a nurse" is no title there. */
function headEnd(pieces: readonly Piece[]): number {
  let prose = 0;
  const end = pieces.findIndex(({ kind, text }) => {
    if (kind === 'prose') prose += 1;
    if (prose > 3) return true;
    const zone = kind === 'heading' ? zoneOfHeading(text) : null;
    return zone === 'requirements' || zone === 'preferred' || zone === 'duties';
  });
  return end < 0 ? pieces.length : end;
}

/** Splits "Engineer at Acme", "Nurse - Mercy Hospital", "Acme is hiring: Welder", "Welder (m/w/d) in Kiel". */
export function splitTitle(text: string): { title: string; company: string; location: string } {
  const at = /^(.{3,80}?)\s+(?:at|@|bei|chez|bij|presso|w firmie)\s+(\p{Lu}[^|–—]{1,80})/u.exec(text);
  if (at?.[1] && at[2] && isTitle(at[1])) {
    const { name, place } = splitPlace(at[2]);
    const company = cleanCompany(place || isEmployer(name) ? name : (name.split(',')[0] ?? ''));
    return { title: cleanTitle(at[1]), company, location: place };
  }
  const dash = /^(.{3,80}?)\s+[–—-]\s+(.{2,60})$/u.exec(text);
  if (dash?.[1] && dash[2] && isTitle(dash[1])) {
    if (isSurePlace(dash[2]) && !/remote|hybrid/i.test(dash[2]))
      return { title: cleanTitle(dash[1]), company: '', location: dash[2] };
    if (companyScore(dash[2]) >= 2 && !hasRoleNoun(dash[2]) && !dash[2].includes('(') && isEmployer(dash[2]))
      return { title: cleanTitle(dash[1]), company: cleanCompany(dash[2]), location: '' };
  }
  const placed =
    /(?:[)\]]|(?:needed|wanted|gesucht|required)(?: asap)?)\s+(?:in|à|en|w|a|em)\s+(?!Teilzeit|Vollzeit|CDI|CDD|Part|Full)(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}(?:, \p{Lu}[\p{L} ]+)?)/u.exec(
      text,
    )?.[1] ?? '';
  return { title: cleanTitle(text), company: '', location: placed };
}
