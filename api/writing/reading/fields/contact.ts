import type { Line } from '../lines/line.ts';
import { findName, nameAtTop } from './find-name.ts';
import type { FoundName, NameEvidence } from './find-name.ts';
import { nameBehindLabel, nameInParts } from './name-labels.ts';
import { namesDocument } from './names.ts';
import { findPeriods } from './dates.ts';
import { EMAIL, findEmail } from './emails.ts';
import { findPhone, hasPhoneLabel } from './phones.ts';
import { isAddress, placeScore } from './places.ts';
import type { ReadContact } from '../../types.ts';

const LINKED_IN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s|,;<>()\]"']{2,120}/i;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s|,;<>()\]"']{3,150}|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,2}\.(?:com|org|net|io|dev|me|de|fr|es|it|pt|pl|co|uk|us|ca|eu|app|ai|blog|info|tech|at|ch|be|nl|br|site|page|work|design)(?:\/[^\s|,;<>()\]"']{0,120})?(?![\p{L}\p{N}@])/iu;
/** Text that forms print in their footer. */
const FORM_MAKER = /europass\.|europa\.eu/i;
const PLACE_LABEL =
  /^(?:address|location|city|based in|lives in|residence|adresse|anschrift|wohnort|ort|domicile|lieu|direcci[oó]n|domicilio|ciudad|ubicaci[oó]n|indirizzo|residenza|citt[aà]|morada|endere[cç]o|cidade|adres|miejsce zamieszkania|miasto)\s*:\s*/i;
const FACT_LABEL =
  /^(?:e-?mail|mail|phone|tel|tel[eé]fono|telefon|t[eé]l[eé]phone|telefone|telefono|mobile|mobil|handy|cell|fax|web|website|github|gitlab|linkedin|twitter|portfolio|skype|date of birth|birth ?date|born|geburtsdatum|geboren|geburtsort|date de naissance|n[eé]e? le|fecha de nacimiento|data di nascita|data de nascimento|data urodzenia|nationality|staatsangeh[oö]rigkeit|nationalit[eé]|nacionalidad|nazionalit[aà]|nacionalidade|narodowo[sś][cć]|marital status|familienstand|sex|gender|geschlecht|age|edad|aihawk|dni|nif|kontakt|contact)\b\s*[:.]?/i;
/** Empty contact details. */
export function emptyContact(): ReadContact {
  return { fullName: '', email: '', phone: '', location: '', linkedIn: '', website: '' };
}

function splitPieces(text: string): string[] {
  return text
    .split(/\s*[|•·⋅∙●◆■]\s*|\t|\s[–—-]\s|\s{2,}|\s\/\/\s/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** @param goesOn whether the line above has details, too: an address may take several lines. */
function readContactLine(line: Line, contact: ReadContact, goesOn = true): boolean {
  const all = [line.text, ...line.links].join(' ');
  let isUsed = false;
  const email = findEmail(line);
  if (email) {
    contact.email ||= email;
    isUsed = true;
  }
  const linkedIn = LINKED_IN.exec(all)?.[0];
  if (linkedIn) {
    contact.linkedIn ||= linkedIn.replace(/[.,]+$/, '');
    isUsed = true;
  }
  if (findPhone(line.text) !== '') isUsed = true;
  const website = ADDRESS.exec(
    all.replace(new RegExp(LINKED_IN, 'gi'), ' ').replace(new RegExp(EMAIL, 'gu'), ' '),
  )?.[0];
  if (website && !FORM_MAKER.test(website) && (isUsed || line.text.split(/\s+/).length <= 8)) {
    contact.website ||= website.replace(/[.,]+$/, '');
    isUsed = true;
  }
  for (const piece of splitPieces(line.text)) {
    const value = piece.replace(PLACE_LABEL, '');
    const isPlace =
      value !== piece ||
      placeScore(value) >= 3 ||
      (isAddress(value) && value.length < 90 && !findPhone(value) && findPeriods(value).length === 0);
    // Once it is known where the person lives, a place apart from the other details is that of something else.
    if (isPlace && !EMAIL.test(value) && (goesOn || contact.location === '')) {
      contact.location ||= value;
      isUsed = true;
    }
  }
  return isUsed || FACT_LABEL.test(line.text);
}

const MAX_LINE = 300;
const textsOf = (lines: readonly Line[]): string[] =>
  lines.filter(({ text }) => text.length <= MAX_LINE).map(({ text }) => text);

/** Whether a line is just "Curriculum vitae" or similar. */
export const isDocumentTitle = (line: Line): boolean => namesDocument(line.text);

/** A line's text without the part of the name in it. */
function withoutName(text: string, { name, lines }: FoundName): string {
  const [first = ''] = text.split(/\t|\s[|•·]\s/u);
  return (lines.length === 1 ? text.replace(name, ' ') : text.slice(first.length)).trim();
}

/** The addresses in a document, which show what its author is called. */
export function findAddresses(lines: readonly Line[]): ReadContact {
  const all = lines.filter(({ text }) => text.length <= MAX_LINE);
  const linkedIn = all
    .map(({ text, links }) => LINKED_IN.exec([text, ...links].join(' '))?.[0] ?? '')
    .find((address) => address !== '');
  return {
    ...emptyContact(),
    email: all.map(findEmail).find((email) => email !== '') ?? '',
    linkedIn: linkedIn ?? '',
  };
}

/** The contact details read from the top of a document, and the lines they came from. */
export interface ContactReading {
  contact: ReadContact;
  used: Set<number>;
}

/**
 * Reads name and contact details from the lines above the first section. Never guesses a field.
 *
 * @param evidence of the whole document
 */
export function readContactDetails(given: Line[], evidence: NameEvidence): ContactReading {
  const contact = emptyContact();
  const used = new Set<number>();
  const lines = joinBrokenAddresses(given);
  const top = nameAtTop(lines, evidence);
  for (const [position, line] of lines.entries()) {
    if (line.text.length > MAX_LINE || used.has(line.lineNumber)) continue;
    const isAbove = used.has(lines[position - 1]?.lineNumber ?? -1);
    if (line.text === '') {
      if (isAbove) used.add(line.lineNumber);
      continue;
    }
    const labelled = nameBehindLabel(line.text);
    contact.fullName ||= labelled;
    if (labelled !== '' && line.text.endsWith(labelled)) {
      used.add(line.lineNumber);
      continue;
    }
    if (top?.lines.includes(line)) {
      contact.fullName ||= top.name;
      used.add(line.lineNumber);
      readContactLine({ ...line, text: withoutName(line.text, top) || '-' }, contact);
      continue;
    }
    if (readContactLine(line, contact, position === 0 || isAbove) || isDocumentTitle(line))
      used.add(line.lineNumber);
  }
  contact.fullName = nameInParts(lines) || contact.fullName;
  contact.phone = findPhone(...textsOf(lines));
  return { contact, used };
}

/** An address that was broken over two lines, as one line: "linkedin.com/in/" above "ada-brandt". */
const joinBrokenAddresses = (lines: readonly Line[]): Line[] =>
  lines.map((line, index) => {
    const rest = /^[\p{L}\p{N}-]+\/?(?=$|\s)/u.exec(lines[index + 1]?.text ?? '')?.[0];
    return rest && /linkedin\.com\/(?:in\/)?[\p{L}\p{N}-]*[-/]$/iu.test(line.text)
      ? { ...line, text: line.text + rest }
      : line;
  });

/**
 * Fills empty fields from sections such as "Contact" in a side column, or from the foot of the pages; those lines keep their
 * placement.
 */
export function fillContact(contact: ReadContact, given: Line[]): void {
  const lines = joinBrokenAddresses(given);
  for (const line of lines) {
    if (line.text.length > MAX_LINE) continue;
    contact.fullName ||= nameBehindLabel(line.text);
    readContactLine(line, contact);
  }
  contact.phone ||= findPhone(...textsOf(lines));
}

/** How far from the e-mail address the other details may stand. */
const NEARBY = 8;

/**
 * Fills what is still missing from anywhere in a document, as in a letterhead in a side column or at the end: the first
 * e-mail address, the telephone number near it or behind a label, and the name that is in the address.
 *
 * @param given nothing that belongs to others, such as references
 * @param repeated what stands above or below the text of each page
 */
export function completeContact(contact: ReadContact, given: Line[], repeated: readonly Line[]): void {
  if (contact.email === '') fillContact(contact, repeated.filter(hasContactDetail));
  const lines = joinBrokenAddresses(given).filter(({ isHidden, text }) => !isHidden && text.length <= 200);
  const all = lines.map((line) => [line.text, ...line.links].join(' '));
  contact.email ||= lines.map(findEmail).find((email) => email !== '') ?? '';
  const isOwn = (text: string): boolean => contact.email !== '' && text.includes(contact.email);
  contact.linkedIn ||=
    LINKED_IN.exec(all.find((text) => LINKED_IN.test(text)) ?? '')?.[0].replace(/[.,]+$/, '') ?? '';
  const at = all.findIndex(isOwn);
  if (contact.phone === '') {
    const near = at < 0 ? [] : lines.slice(Math.max(0, at - NEARBY), at + NEARBY + 1);
    const labelled = lines.filter(({ text }) => hasPhoneLabel(text) && text.length <= 60);
    contact.phone = findPhone(...textsOf(near)) || findPhone(...textsOf(labelled));
  }
  contact.fullName = findName(lines, contact);
}

/** True when the line contains an e-mail address or a telephone number. */
export function hasContactDetail(line: Line): boolean {
  return (
    line.text.length <= MAX_LINE &&
    (findEmail(line) !== '' || findPhone(line.text) !== '' || LINKED_IN.test(line.text))
  );
}
