import type { Line } from '../text/lines.ts';
import { FACT_LABEL, cleanCompany } from './company-text.ts';
import { isChrome } from './head-lines.ts';
import { cleanTitle, words } from './title-text.ts';

/** What labelled lines ("Location: Leeds", or "Location" with "Leeds" below it) say. */
export interface Labelled {
  title: string;
  company: string;
  location: string;
  /** Offset of the line with the title. */
  titleAt: number;
  /** Start offsets of the lines with labels and of their values. */
  starts: Set<number>;
}

const LABELS = {
  title:
    '(?:job|position|post|role|business|working) title|position|role|title|job|vacancy|post|stellenbezeichnung|stelle|position|intitulé du poste|poste|puesto|cargo|vacante|posizione|figura(?: ricercata)?|ruolo|stanowisko|vaga|functie|vacature',
  company:
    'company(?: name| profile)?|employer(?: name)?|school|hospital|clinic|practice|restaurant|hotel|store|organi[sz]ation|agency|hiring organi[sz]ation|unternehmen|firma|arbeitgeber|entreprise|société|employeur|empresa|azienda|datore di lavoro|pracodawca|werkgever|bedrijf|empregador',
  department: 'department|dept|agency',
  location:
    '(?:job |work |primary |office )?(?:locatio\\w*|place)|place of work|standort|arbeitsort|einsatzort|dienstort|ort|lieu(?: de travail)?|localisation|ville|ubicación|lugar(?: de trabajo)?|localidad|sede(?: di lavoro)?|luogo(?: di lavoro)?|localização|local(?: de trabalho)?|cidade|lokalizacja|miejsce pracy|miasto|duty station|city|town|area|based in|standplaats|locatie|werklocatie',
};
type Field = keyof typeof LABELS;
const FIELDS: Field[] = ['title', 'company', 'location', 'department'];
const WITH_VALUE = FIELDS.map(
  (field) => [field, new RegExp(`^(?:${LABELS[field]})(?:\\s*[:–]|\\s+-)\\s*(.+)$`, 'iu')] as const,
);
/** Alone on their line these say that the value is below; the others may be headings or buttons. */
const ABOVE_VALUE: [Field, RegExp][] = [
  ['title', /^(?:(?:job|position|post|role) title|stellenbezeichnung|intitulé du poste)\s*:?$/iu],
  [
    'company',
    /^(?:employer|company(?: name)?|unternehmen|entreprise|arbeitgeber|pracodawca|werkgever|empresa|azienda)\s*:?$/iu,
  ],
  [
    'location',
    /^(?:(?:job |work )?locations?|place of work|standort|arbeitsort|einsatzort|dienstort|lieu de travail|lugar de trabajo|ubicación|sede di lavoro|local de trabalho|miejsce pracy|duty station|standplaats)\s*:?$/iu,
  ],
  ['department', /^(?:department|agency)\s*:?$/iu],
];
/** A department is taken as the employer only if none is named and it looks like a public authority. */
const AUTHORITY =
  /\b(?:board|authority|commission|agency|ministry|office|bureau|department|council|county|city|state)\b/i;
const NOT_A_VALUE =
  /^(?:salary|location|division|job type|date|hours|department|multiple|various|see |as above)/i;

/** Reads labelled lines. Labels that stand alone must have a short line below them. */
export function readLabels(lines: readonly Line[]): Labelled {
  const found: Labelled = { title: '', company: '', location: '', titleAt: 0, starts: new Set() };
  let department = '';
  const take = (field: Field, value: string): boolean => {
    if (field === 'title' && !found.title) {
      if (words(value).length > 12 || !/\p{L}{3}/u.test(value) || /[.!?]$/.test(value)) return false;
      found.title = cleanTitle(value);
    } else if (field === 'company' && !found.company) found.company = cleanCompany(value);
    else if (field === 'location' && !found.location && words(value).length <= 10)
      found.location = value.trim();
    else if (field === 'department' && !department) department = cleanCompany(value);
    else return false;
    return true;
  };
  const near = lines.slice(0, 80);
  for (const [index, line] of near.entries()) {
    if (line.text.length > 160) continue;
    const text = line.text.replace(/[*_]{2}/g, '');
    let read = false;
    // "Title: Cook | Place: Reno"
    for (const part of text.split(/\s[|·•]\s(?=\p{L}[\p{L} ]{1,24}:)/u))
      for (const [field, label] of WITH_VALUE) {
        const value = label.exec(part)?.[1];
        if (value === undefined || !take(field, value)) continue;
        if (field === 'title') found.titleAt = line.start;
        read = true;
      }
    const below = near[index + 1];
    const [field] = ABOVE_VALUE.find(([, label]) => label.test(text)) ?? [];
    if (!read && field && below && isValue(below)) {
      read = take(field, below.text);
      if (read) found.starts.add(below.start);
    }
    if (read || FACT_LABEL.test(text)) found.starts.add(line.start);
  }
  if (!found.company && AUTHORITY.test(department)) found.company = department;
  return found;
}

const isValue = (line: Line) =>
  !line.bulleted &&
  line.text.length <= 70 &&
  words(line.text).length <= 8 &&
  !/[:.!?]$/.test(line.text) &&
  !NOT_A_VALUE.test(line.text) &&
  !isChrome(line.text);
