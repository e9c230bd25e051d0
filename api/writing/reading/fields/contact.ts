import { findPeriods } from './dates.ts';
import type { Line } from '../lines/line.ts';
import { bareName, findName, joinedName, labelledName, looksLikeName, namesDocument } from './names.ts';
import { isAddress, placeScore } from './places.ts';
import type { ReadContact } from '../../types.ts';

const EMAIL =
  /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,3}\.\p{L}[\p{L}\p{N}-]{1,62}/u;
const PHONE =
  /(?<![\p{L}\p{N}@/._-])(?:\(?(?:\+|00)\s?)?\(?\d{1,4}\)?(?:[\s().\u2010-\u2013/-]{0,3}(?:\(\d{1,4}\)|[\dxX]{1,4})){2,6}(?![\p{L}\p{N}])/gu;
const LINKED_IN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s|,;<>()\]"']{2,120}/i;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s|,;<>()\]"']{3,150}|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,2}\.(?:com|org|net|io|dev|me|de|fr|es|it|pt|pl|co|uk|us|ca|eu|app|ai|blog|info|tech|at|ch|be|nl|br|site|page|work|design)(?:\/[^\s|,;<>()\]"']{0,120})?(?![\p{L}\p{N}@])/iu;
/** Text that forms print in their footer. */
const FORM_MAKER = /europass\.|europa\.eu/i;
const NAME_LABEL =
  /^(?:(?:full name|name|first name|vorname|nachname|nom|pr[eé]nom|nom et pr[eé]nom|nombre|nombre y apellidos|nombre completo|nome|nome e cognome|nome completo|imi[eę] i nazwisko|imi[eę]|nazwisko|naam|voornaam en naam|navn|namn|nimi|n[eé]v|nume|nume [sș]i prenume|jm[eé]no|jm[eé]no a p[rř][ií]jmen[ií]|meno|meno a priezvisko|ime i prezime|ad[iı]? soyad[iı]|nama|nama lengkap|apellidos? y nombres?|nome e sobrenome)\s*[:\t]\s*|(?:full name|personal (?:information|details)|ki[sş]isel bilgiler|osobn[ií] [uú]daje|personuppgifter|persoonlijke gegevens|personlige oplysninger|data (?:pribadi|diri)|informasi pribadi|[eé]tat civil|angaben zur person|pers[oö]nliche angaben|informations? personnelles?|informazioni personali|informaci[oó]n personal|datos personales|informa[cç][aã]o pessoal|dados pessoais|informacje osobiste|dane osobowe|nom et pr[eé]nom|nombre y apellidos|nombre completo|nome e cognome|nome completo|imi[eę] i nazwisko)\s+(?=\p{Lu}))/iu;
const PLACE_LABEL =
  /^(?:address|location|city|based in|lives in|residence|adresse|anschrift|wohnort|ort|domicile|lieu|direcci[oó]n|domicilio|ciudad|ubicaci[oó]n|indirizzo|residenza|citt[aà]|morada|endere[cç]o|cidade|adres|miejsce zamieszkania|miasto)\s*:\s*/i;
const FACT_LABEL =
  /^(?:e-?mail|mail|phone|tel|tel[eé]fono|telefon|t[eé]l[eé]phone|telefone|telefono|mobile|mobil|handy|cell|fax|web|website|github|gitlab|linkedin|twitter|portfolio|skype|date of birth|birth ?date|born|geburtsdatum|geboren|geburtsort|date de naissance|n[eé]e? le|fecha de nacimiento|data di nascita|data de nascimento|data urodzenia|nationality|staatsangeh[oö]rigkeit|nationalit[eé]|nacionalidad|nazionalit[aà]|nacionalidade|narodowo[sś][cć]|marital status|familienstand|sex|gender|geschlecht|age|edad|aihawk|dni|nif|kontakt|contact)\b\s*[:.]?/i;
/** Empty contact details. */
export function emptyContact(): ReadContact {
  return { fullName: '', email: '', phone: '', location: '', linkedIn: '', website: '' };
}

const AMERICAN = /^\d{3}[-. ]\d{3}[-. ]\d{4}$/;
const POSTAL_CODE = /^(?:\d{5}-\d{3}|\d{4}-\d{3})$/;
const PHONE_LABEL = /(?:tel|phone|fon|mob|cel|handy|gsm|fax|whats)/i;

/** Whether a number of an address is no telephone number: a postal code, or that of a house before it. */
function isPostalCode(found: string, cell: string): boolean {
  if (PHONE_LABEL.test(cell)) return false;
  const isBeside = /\p{L}{4}/u.test(cell) && /^\d{8}$/.test(found);
  return (
    POSTAL_CODE.test(found) || isBeside || (isAddress(cell) && !/^[+(0]/.test(found) && !AMERICAN.test(found))
  );
}

function findPhone(text: string): string {
  const stripped = text.replace(EMAIL, ' ').replace(LINKED_IN, ' ');
  // A number doesn't continue after a column break.
  const cells = stripped.split(/\t|\s[|•·]\s/u);
  for (const [cell, match] of cells.flatMap((one) =>
    [...one.matchAll(PHONE)].map((all) => [one, all] as const),
  )) {
    const found = match[0].trim();
    if (isPostalCode(found, cell)) continue;
    const digits = found.replace(/[^\dxX]/g, '').length;
    const isDate =
      /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(found) ||
      (findPeriods(found).length > 0 && (digits <= 8 || !/^[+(]/.test(found)));
    if (digits >= 7 && digits <= 16 && !isDate) return found;
  }
  return '';
}

/** The part of a line that could be a name, without a preceding "CV:" and without "Resume" or degrees at the end. */
export function extractName(line: string): string {
  const bare = line
    .replace(NAME_LABEL, '')
    .replace(
      /^(?:cv|curriculum vitae|resume|r[eé]sum[eé]|lebenslauf|[zż]yciorys)(?:\s*[:–—-]\s*|\s+(?:of|von|de|di)\s+)/i,
      '',
    )
    .replace(/(?<=\p{L})\s+(?:resume|r[eé]sum[eé]|cv|curriculum vitae|lebenslauf|[zż]yciorys)$/iu, '');
  const first = splitPieces(bare)[0] ?? '';
  const name = bareName(first);
  return looksLikeName(name) ? name : (name.split(/,\s/)[0] ?? '');
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
  const email = EMAIL.exec(all)?.[0];
  if (email) {
    contact.email ||= email;
    isUsed = true;
  }
  const linkedIn = LINKED_IN.exec(all)?.[0];
  if (linkedIn) {
    contact.linkedIn ||= linkedIn.replace(/[.,]+$/, '');
    isUsed = true;
  }
  const phone = findPhone(line.text);
  if (phone) {
    contact.phone ||= phone;
    isUsed = true;
  }
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

/** Whether a line is just "Curriculum vitae" or similar. */
export const isDocumentTitle = (line: Line): boolean => namesDocument(line.text);

/** The contact details read from the top of a document, and the lines they came from. */
export interface ContactReading {
  contact: ReadContact;
  used: Set<number>;
}

/**
 * Reads name and contact details from the lines above the first section; `body` is the size of the document's letters.
 * Never guesses a field.
 */
export function readContactDetails(given: Line[], body: number): ContactReading {
  const contact = emptyContact();
  const used = new Set<number>();
  const lines = joinBrokenAddresses(given);
  for (const [position, line] of lines.entries()) {
    if (line.text.length > 300 || used.has(line.lineNumber)) continue;
    const label = NAME_LABEL.exec(line.text);
    if (label && looksLikeName(line.text.slice(label[0].length))) {
      contact.fullName ||= line.text.slice(label[0].length).trim();
      used.add(line.lineNumber);
      continue;
    }
    if (contact.fullName === '' && position < 6 && line.marker === '') {
      const next = lines[position + 1];
      const whole = joinedName(line, next, body);
      if (whole !== '' && next) {
        contact.fullName = whole;
        used.add(line.lineNumber).add(next.lineNumber);
        continue;
      }
      const name = extractName(line.text);
      if (looksLikeName(name)) {
        contact.fullName = name;
        used.add(line.lineNumber);
        readContactLine({ ...line, text: line.text.replace(name, ' ').trim() || '-' }, contact);
        continue;
      }
    }
    const goesOn = position === 0 || used.has(lines[position - 1]?.lineNumber ?? -1);
    if (readContactLine(line, contact, goesOn) || isDocumentTitle(line)) used.add(line.lineNumber);
  }
  contact.fullName = labelledName(lines) || contact.fullName;
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

/** Fills empty fields from sections such as "Contact" in a side column; those lines keep their placement. */
export function fillContact(contact: ReadContact, given: Line[]): void {
  const lines = joinBrokenAddresses(given);
  for (const [index, own] of lines.entries()) {
    // A narrow column breaks an address at its hyphen.
    const begun = /^[\p{L}\p{N}._+]{1,40}[-_.]$/u.exec(lines[index - 1]?.text ?? '')?.[0];
    const line = begun && EMAIL.exec(own.text)?.index === 0 ? { ...own, text: begun + own.text } : own;
    if (line.text.length > 300) continue;
    const label = NAME_LABEL.exec(line.text);
    if (label && looksLikeName(line.text.slice(label[0].length)))
      contact.fullName ||= line.text.slice(label[0].length).trim();
    readContactLine(line, contact);
  }
}

/** How far from the e-mail address the other details may stand. */
const NEARBY = 8;

/**
 * Fills what is still missing from anywhere in a document, as in a letterhead in a side column or at the end: the first
 * e-mail address, the telephone number near it or behind a label, and the name that is in the address. `lines` has
 * nothing that belongs to others, such as references.
 */
export function completeContact(contact: ReadContact, given: Line[]): void {
  const lines = joinBrokenAddresses(given).filter(({ isHidden, text }) => !isHidden && text.length <= 200);
  const all = lines.map((line) => [line.text, ...line.links].join(' '));
  const isOwn = (text: string): boolean => contact.email !== '' && text.includes(contact.email);
  contact.email ||= EMAIL.exec(all.find((text) => EMAIL.test(text)) ?? '')?.[0] ?? '';
  contact.linkedIn ||=
    LINKED_IN.exec(all.find((text) => LINKED_IN.test(text)) ?? '')?.[0].replace(/[.,]+$/, '') ?? '';
  const at = all.findIndex(isOwn);
  if (contact.phone === '') {
    const near = at < 0 ? [] : lines.slice(Math.max(0, at - NEARBY), at + NEARBY + 1);
    const labelled = lines.filter(({ text }) => PHONE_LABEL.test(text) && text.length <= 60);
    contact.phone =
      [...near, ...labelled].map(({ text }) => findPhone(text)).find((phone) => phone !== '') ?? '';
  }
  contact.fullName = findName(lines, contact);
}

/** True when the line contains an e-mail address or a telephone number. */
export function hasContactDetail(line: Line): boolean {
  return (
    line.text.length <= 300 &&
    (EMAIL.test([line.text, ...line.links].join(' ')) ||
      findPhone(line.text) !== '' ||
      LINKED_IN.test(line.text))
  );
}
