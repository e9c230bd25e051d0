import { findPeriods } from './dates.ts';
import { companyScore, titleScore } from './field-scores.ts';
import { fold } from '../lines/fold.ts';
import { headingKind } from '../sections/headings.ts';
import type { Line } from '../lines/line.ts';
import { isAddress, placeScore } from './places.ts';
import type { ReadContact } from '../../types.ts';

const EMAIL =
  /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,3}\.\p{L}[\p{L}\p{N}-]{1,62}/u;
const PHONE =
  /(?<![\p{L}\p{N}@/._-])(?:\+|00)?\(?\d{1,4}\)?(?:[\s().\u2010-\u2013/-]{0,3}(?:\(\d{1,4}\)|[\dxX]{1,4})){2,6}(?![\p{L}\p{N}])/gu;
const LINKED_IN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s|,;<>()\]"']{2,120}/i;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s|,;<>()\]"']{3,150}|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,2}\.(?:com|org|net|io|dev|me|de|fr|es|it|pt|pl|co|uk|us|ca|eu|app|ai|blog|info|tech|at|ch|be|nl|br|site|page|work|design)(?:\/[^\s|,;<>()\]"']{0,120})?(?![\p{L}\p{N}@])/iu;
/** Text that forms print in their footer. */
const FORM_MAKER = /europass\.|europa\.eu/i;
const NAME_LABEL =
  /^(?:(?:full name|name|first name|vorname|nachname|nom|pr[eé]nom|nom et pr[eé]nom|nombre|nombre y apellidos|nombre completo|nome|nome e cognome|nome completo|imi[eę] i nazwisko|imi[eę]|nazwisko)\s*[:\t]\s*|(?:full name|personal (?:information|details)|ki[sş]isel bilgiler|osobn[ií] [uú]daje|personuppgifter|persoonlijke gegevens|personlige oplysninger|data (?:pribadi|diri)|informasi pribadi|[eé]tat civil|angaben zur person|pers[oö]nliche angaben|informations? personnelles?|informazioni personali|informaci[oó]n personal|datos personales|informa[cç][aã]o pessoal|dados pessoais|informacje osobiste|dane osobowe|nom et pr[eé]nom|nombre y apellidos|nombre completo|nome e cognome|nome completo|imi[eę] i nazwisko)\s+(?=\p{Lu}))/iu;
const PLACE_LABEL =
  /^(?:address|location|city|based in|lives in|residence|adresse|anschrift|wohnort|ort|domicile|lieu|direcci[oó]n|domicilio|ciudad|ubicaci[oó]n|indirizzo|residenza|citt[aà]|morada|endere[cç]o|cidade|adres|miejsce zamieszkania|miasto)\s*:\s*/i;
const FACT_LABEL =
  /^(?:e-?mail|mail|phone|tel|tel[eé]fono|telefon|t[eé]l[eé]phone|telefone|telefono|mobile|mobil|handy|cell|fax|web|website|github|gitlab|linkedin|twitter|portfolio|skype|date of birth|birth ?date|born|geburtsdatum|geboren|geburtsort|date de naissance|n[eé]e? le|fecha de nacimiento|data di nascita|data de nascimento|data urodzenia|nationality|staatsangeh[oö]rigkeit|nationalit[eé]|nacionalidad|nazionalit[aà]|nacionalidade|narodowo[sś][cć]|marital status|familienstand|sex|gender|geschlecht|age|edad|aihawk|dni|nif|kontakt|contact)\b\s*[:.]?/i;
const NOT_NAMES = new Set(
  'europass curriculum vitae resume cv lebenslauf bewerbung curriculo zyciorys personal information page contact profile summary references dear to whom the and my work'.split(
    ' ',
  ),
);

/** Empty contact details. */
export function emptyContact(): ReadContact {
  return { fullName: '', email: '', phone: '', location: '', linkedIn: '', website: '' };
}

function findPhone(text: string): string {
  const stripped = text.replace(EMAIL, ' ').replace(LINKED_IN, ' ');
  // A number doesn't continue after a column break.
  for (const match of stripped.split('\t').flatMap((cell) => [...cell.matchAll(PHONE)])) {
    const found = match[0].trim();
    const digits = found.replace(/[^\dxX]/g, '').length;
    const isDate =
      /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(found) ||
      (findPeriods(found).length > 0 && (digits <= 8 || !/^[+(]/.test(found)));
    if (digits >= 7 && digits <= 16 && !isDate) return found;
  }
  return '';
}

/** Whether a text has the form of a person's name: one to five capitalised words, not a job, employer or heading. */
export function looksLikeName(text: string): boolean {
  const name = text
    .replace(/,\s*(?:ph\.?d|m\.?d|rn|bsn|msn|mba|cpa|pmp|esq|jr|sr|ba|bsc|msc)\.?(?=$|,|\s).*$/i, '')
    .trim();
  const words = name.split(/\s+/);
  if (words.length > 5 || name.length < 3 || name.length > 50 || /[\d@|/:;!?<>=_#&]|https?/.test(name))
    return false;
  if (words.length === 1 && !/^\p{Lu}[\p{L}'’-]{2,}$/u.test(name)) return false;
  if (headingKind(name) !== null || words.some((word) => NOT_NAMES.has(fold(word)))) return false;
  const isCapital = (word: string): boolean =>
    /^["'“(]?\p{Lu}[\p{L}.'’"”)-]*$/u.test(word) ||
    /^(?:de|da|do|dos|di|del|della|von|van|der|den|la|le|el|al|bin|ibn|y|e|zu|ter|ten|mac|af)$/i.test(word);
  if (!words.every(isCapital) || !/\p{Lu}/u.test(name)) return false;
  return (
    titleScore(name) < 2.3 && companyScore(name) < 1.9 && (words.length > 1 ? placeScore(name) < 3 : true)
  );
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
  return looksLikeName(first) ? first : (first.split(/,\s/)[0] ?? '');
}

function splitPieces(text: string): string[] {
  return text
    .split(/\s*[|•·⋅∙●◆■]\s*|\t|\s[–—-]\s|\s{2,}|\s\/\/\s/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function readContactLine(line: Line, contact: ReadContact): boolean {
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
    if (isPlace && !EMAIL.test(value)) {
      contact.location ||= value;
      isUsed = true;
    }
  }
  return isUsed || FACT_LABEL.test(line.text);
}

/** Whether a line is just "Curriculum vitae" or similar. */
export function isDocumentTitle(line: Line): boolean {
  return /^(?:curr[ií]culum vit(?:ae|æ)|resume|r[eé]sum[eé]|cv|c\.v\.|lebenslauf|curr[ií]culo|curr[ií]culum|[zż]yciorys)$/i.test(
    line.text,
  );
}

/** The contact details read from the top of a document, and the lines they came from. */
export interface ContactReading {
  contact: ReadContact;
  used: Set<number>;
}

/** Reads name and contact details from the lines above the first section. Never guesses a field. */
export function readContactDetails(lines: Line[]): ContactReading {
  const contact = emptyContact();
  const used = new Set<number>();
  for (const [position, line] of lines.entries()) {
    if (line.text.length > 300) continue;
    const label = NAME_LABEL.exec(line.text);
    if (label && looksLikeName(line.text.slice(label[0].length))) {
      contact.fullName ||= line.text.slice(label[0].length).trim();
      used.add(line.lineNumber);
      continue;
    }
    if (contact.fullName === '' && position < 6 && line.marker === '') {
      const name = extractName(line.text);
      if (looksLikeName(name)) {
        contact.fullName = name;
        used.add(line.lineNumber);
        readContactLine({ ...line, text: line.text.replace(name, ' ').trim() || '-' }, contact);
        continue;
      }
    }
    if (readContactLine(line, contact) || isDocumentTitle(line)) used.add(line.lineNumber);
  }
  return { contact, used };
}

/** Fills empty fields from sections such as "Contact" in a side column; those lines keep their placement. */
export function fillContact(contact: ReadContact, lines: Line[]): void {
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

/** True when the line contains an e-mail address or a telephone number. */
export function hasContactDetail(line: Line): boolean {
  return (
    line.text.length <= 300 &&
    (EMAIL.test([line.text, ...line.links].join(' ')) ||
      findPhone(line.text) !== '' ||
      LINKED_IN.test(line.text))
  );
}
