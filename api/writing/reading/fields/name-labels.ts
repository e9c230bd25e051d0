import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { FAMILY_NAME_LABELS, GIVEN_NAME_LABELS } from '../words/contact-words.ts';
import { phraseList } from '../words/parse-words.ts';
import { bareName, hasNameForm, isInverted, looksLikeName } from './names.ts';

const givenLabels = new Set(phraseList(GIVEN_NAME_LABELS));
const familyLabels = new Set(phraseList(FAMILY_NAME_LABELS));

const NAME_LABEL =
  /^(?:(?:full name|name|first name|vorname|nachname|nom|pr[eé]nom|nom et pr[eé]nom|nombre|nombre y apellidos|nombre completo|nome|nome e cognome|nome completo|imi[eę] i nazwisko|imi[eę]|nazwisko|naam|voornaam en naam|navn|namn|nimi|n[eé]v|nume|nume [sș]i prenume|jm[eé]no|jm[eé]no a p[rř][ií]jmen[ií]|meno|meno a priezvisko|ime i prezime|ad[iı]?[ -]soyad[iı]?|nama|nama lengkap|apellidos? y nombres?|nome e sobrenome)\s*[:\t]\s*|(?:full name|personal (?:information|details)|ki[sş]isel bilgiler|osobn[ií] [uú]daje|personuppgifter|persoonlijke gegevens|personlige oplysninger|data (?:pribadi|diri)|informasi pribadi|[eé]tat civil|angaben zur person|pers[oö]nliche angaben|informations? personnelles?|informazioni personali|informaci[oó]n personal|datos personales|informa[cç][aã]o pessoal|dados pessoais|informacje osobiste|dane osobowe|nom et pr[eé]nom|nombre y apellidos|nombre completo|nome e cognome|nome completo|imi[eę] i nazwisko)\s+(?=\p{Lu}))/iu;

/** A text without the label of a name before it. */
export const withoutNameLabel = (text: string): string => text.replace(NAME_LABEL, '');

/** The name behind its label, at the beginning of a line or of a cell; `''` if there is none. */
export function nameBehindLabel(text: string): string {
  const cells = text.split('\t');
  for (const index of cells.keys()) {
    const rest = cells.slice(index).join('\t');
    const label = NAME_LABEL.exec(rest);
    const value = label ? (rest.slice(label[0].length).split('\t')[0] ?? '').trim() : '';
    const isWhole = value.includes(' ') && /:\s*$|\t/.test(label?.[0] ?? '') && hasNameForm(value);
    if (value !== '' && (looksLikeName(value) || isInverted(value) || isWhole)) return bareName(value);
  }
  return '';
}

/** A name from the lines of a form that has one for each part: "Surname: Brandt", "First name: Ada". */
export function nameInParts(lines: readonly Line[]): string {
  let [given, family] = ['', ''];
  for (const { text } of lines) {
    const [, label = '', value = ''] =
      /^([\p{L} ]{3,25}?)\s*(?:[:\t]|\s(?=\p{Lu}))\s*(\p{Lu}.{1,40})$/u.exec(text) ?? [];
    if (!looksLikeName(value)) continue;
    if (givenLabels.has(fold(label))) given ||= value.trim();
    if (familyLabels.has(fold(label))) family ||= value.trim();
  }
  return given !== '' && family !== '' ? `${given} ${family}` : '';
}
