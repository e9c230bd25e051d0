import { remember } from '../lines/memo.ts';
import { placeholderField } from './placeholders.ts';
import { fold } from '../lines/fold.ts';
import { phraseList, wordSet } from '../words/parse-words.ts';
import {
  EMPLOYER_WORDS,
  LEGAL_FORMS,
  NAME_SUFFIX,
  ORGANISATION_WORDS,
  UNIT_ENDING,
  UNIT_WORDS,
} from '../words/company-words.ts';
import { isCountryName } from '../words/country-names.ts';
import { AND } from '../words/date-words.ts';
import { findTowns, isInUnitedKingdom, isKnownTown, isMetropolis, isTownInRegion } from './towns.ts';
import {
  CITIES,
  COUNTRIES,
  isAbbreviatedState,
  REMOTE_WORDS,
  COUNTIES,
  PROVINCES,
  STATES,
  STATE_CODES,
} from '../words/place-words.ts';

const countries = new Set([COUNTRIES, STATES, COUNTIES, PROVINCES].flatMap(phraseList));
const cities = new Set(phraseList(CITIES));
const remote = new Set(phraseList(REMOTE_WORDS));
const codes = wordSet(STATE_CODES);
const legalForms = wordSet(LEGAL_FORMS);
/** A legal form that isn't a word of its own: "GmbH", "Sp.z.o.o.", not "company" or "me". */
const isLegalWord = (word: string): boolean =>
  /\p{Lu}/u.test(word) &&
  !/^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
  legalForms.has(fold(word).replace(/[.,]+$/, ''));
const notPlaces = new Set(
  [LEGAL_FORMS, ORGANISATION_WORDS, EMPLOYER_WORDS, UNIT_WORDS].flatMap((words) => [...wordSet(words)]),
);

const POSTAL =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}-)?(?:\d{5}(?:-\d{3,4})?|\d{4}(?=\s\p{Lu})|\d{2}-\d{3}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})(?![\p{L}\p{N}])/u;
const STREET =
  /\b(?:street|st\.|st(?=,|$)|road|rd\.?|avenue|ave\.?|blvd|boulevard|suite(?=\s[#\d])|rue|calle|via|viale|piazza|rua|avenida|ul\.|ulica)\b|\d.{0,30}\b(?:lane|drive)\b|(?:straße|strasse|str\.|weg|platz|allee|gasse)\s*\d/i;
/** "Wall Street Journal": without a number, a street's name that goes on is an employer's. */
const NAMED_AFTER_STREET =
  /^\P{N}*\b(?:Street|Road|Lane)\s(?!(?:North|South|East|West)\b)\p{Lu}\p{Ll}{2}\P{N}*$/u;
const hasStreet = (text: string): boolean => STREET.test(text) && !NAMED_AFTER_STREET.test(text);
const CITY_FORM =
  /^\p{Lu}[\p{L}.'’-]{1,24}(?:[ -](?:\p{Lu}[\p{L}.'’-]{0,20}|de|del|la|am|an|der|do|da|sur|upon|on)|-(?:en|sous|lès)(?=-)){0,3}$/u;

const DISTRICT = /^(?:\d{2,3}|\p{Lu}{2})$/u;

/** Whether a text is a country's name: "France", "the UK". */
export function isCountry(text: string): boolean {
  const folded = fold(text).trim().replace(/^the /u, '');
  return countries.has(folded) || isCountryName(folded);
}

/**
 * "Miami Beach, Florida United States", "Kamloops, BC Canada": a town before a state and its country without a comma between; with the
 * state's code, a town of any size.
 */
function isTownInStateAndCountry(text: string): boolean {
  const [, town = '', region = ''] = /^([^,]{3,40}),\s([^,]{5,40})$/u.exec(text) ?? [];
  const words = region.split(' ');
  if (isCode(words[0] ?? '') && isCountry(words.slice(1).join(' '))) return hasCityForm(town);
  const isBoth = words.some(
    (_, at) => at > 0 && isCountry(words.slice(0, at).join(' ')) && isCountry(words.slice(at).join(' ')),
  );
  return isBoth && (isKnownPlace(town) || isKnownTown(town));
}

/** "UCLouvain", "BankInnowacji": capitals within a word, other than in "McLean" or "DeKalb". */
const INNER_CAPITAL =
  /(?<!(?<!\p{L})(?:Ma?c|De|La|Le|Di|Du|O['’]))(?<=\p{Ll})\p{Lu}|(?<!\p{L})\p{Lu}{2,}\p{Ll}{2}/u;

/** Codes of regions that are departments in the name of an employer: "Globex IT". */
const DEPARTMENTS = /^(?:IT|PR)$/u;

/** "Globex IT", "Quorvale X": capitals end no town's name but where they are those of its region: "Londres UK", "Essen NRW". */
function endsInCapitals(text: string): boolean {
  const [, name = '', end = ''] = /^(.*\p{Ll}.*)\s(\p{Lu}{1,4})$/u.exec(text) ?? [];
  const isRegion = (isCode(end) && !DEPARTMENTS.test(end)) || findTowns(name).length > 0;
  return end !== '' && !isRegion;
}

function hasCityForm(text: string): boolean {
  return (
    CITY_FORM.test(text) &&
    !endsInCapitals(text) &&
    !NAME_SUFFIX.test(text) &&
    !INNER_CAPITAL.test(text) &&
    (!/^The\s/u.test(text) || isKnownTown(text)) &&
    !fold(text)
      .split(/[\s-]+/)
      .some((word) => notPlaces.has(word) || UNIT_ENDING.test(word))
  );
}

/** "Globex AG, 3001 Bern" is an employer and its address. */
const namesEmployer = (text: string): boolean =>
  !hasStreet(text) &&
  fold(text)
    .split(/[\s-]+/)
    .slice(1)
    .some((word) => notPlaces.has(word));

/** Whether a text is the short name of a state or a province: "WA", "Mass.". */
export function isCode(text: string): boolean {
  return codes.has(text.trim()) || isAbbreviatedState(text);
}

/** "Globex Remote": the last word may say how somebody works; "Global" is rather a part of the name. */
const BEFORE_WAY = /^(.{2,80}[\p{L}\p{N}.)])\s(?!Global$)(\p{Lu}\p{L}{4,})$/u;

/** Whether a text says how somebody works, or at how many places, instead of where: "Remote", "Multiple locations". */
export const isWayOfWorking = (text: string): boolean => remote.has(fold(text).trim());

/** Whether a text is a city, country or way of working that is recognised without context. */
export function isKnownPlace(text: string): boolean {
  const folded = fold(text).trim();
  if (cities.has(folded) || isCountry(text) || remote.has(folded) || isMetropolis(text)) return true;
  const bare = folded
    .replace(/^(?:greater|metropolitan)\s|\s(?:area|metropolitan area|region|metro)$/g, '')
    .replace(/[()]/g, '');
  return bare !== folded && (cities.has(bare) || countries.has(bare));
}

/** "Brussels and London": two cities in which somebody worked. "Marks and Spencer" are two towns. */
function areCities(text: string): boolean {
  const parts = text.split(JOINED);
  return parts.length === 2 && parts.every(isKnownPlace);
}
const JOINED = new RegExp(`\\s(?:${AND})\\s`, 'u');

/** "Globex Transindo, PT": an Indonesian company's form behind its name, rather than Portugal behind a town. */
const isNameBeforeForm = (text: string): boolean => {
  const [, name = ''] = /^(.{3,60}?)\s?,\s?PT$/u.exec(text) ?? [];
  return name !== '' && !isKnownPlace(name) && !isKnownTown(name);
};

/** "Barcelona. Edo. Anz.", "Luján, Pcia. de Buenos Aires": a town and its state, as Latin Americans shorten it. */
const STATE = '(?:Edo|Pcia|Prov|Dpto|Depto|Mpio)\\.\\s(?:de\\s)?\\p{Lu}\\p{L}*\\.?(?:\\s\\p{Lu}\\p{L}+)?';
const TOWN_IN_STATE = new RegExp(`^\\p{Lu}\\p{L}+(?:\\s\\p{L}+){0,3}[.,]\\s${STATE}$`, 'iu');
/** "GLOBEX Barcelona. Edo. Anz." has an employer in capitals before the town. */
const isTownInState = (text: string): boolean =>
  TOWN_IN_STATE.test(text) && !/^\p{Lu}{3,}.*\s\p{Lu}\p{Ll}+[.,]\s/u.test(text);
/** Whether a text ends with a state in short: the full stop is not that of a sentence. */
export const endsWithState = (text: string): boolean => ENDS_WITH_STATE.test(text);
const ENDS_WITH_STATE = new RegExp(`[.,]\\s${STATE}$`, 'u');
/** The same behind an employer, whose town is the last word before it. */
const NAME_BEFORE_STATE = new RegExp(`^(.{2,80}?)[\\s,–-]+(\\p{Lu}\\p{L}+[.,]\\s${STATE})$`, 'u');

/** "м. Київ", "г. Москва": the sign of a town before its name. */
const TOWN_SIGN = /^(?:г|м|гр|смт|пгт)\.\s?\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}?\p{Ll}+){0,2}$/u;

/**
 * How likely a whole piece of text is a place: 0 not at all, 1 has the form of a city, 2 a city that is a place only after
 * something else, 3 a known city or country, 4 "City, ST", "City, Country" or a postal address.
 */
export const placeScore = remember((text: string): number => {
  const piece = text.trim().replace(/[.;:]$/, '');
  if (piece === '' || piece.length > 80) return 0;
  if (isTownInState(piece)) return 4;
  if (TOWN_SIGN.test(piece) || placeholderField(piece) === 'location') return 3;
  if (isNameBeforeForm(piece)) return 0;
  if (!/^(?:['’]\p{Ll}-|the\s)?[\p{Lu}\d(]/u.test(piece) && !remote.has(fold(piece).split(/[\s,(]/)[0] ?? ''))
    return 0;
  if (isKnownPlace(piece) || areCities(piece)) return 3;
  const parenthesis = /^([^()]{2,60}?)\s*\(([^()]{2,40})\)$/.exec(piece);
  // "Budapest (Hungary)" is a place, "Deloitte (Porto)" an employer and a place.
  if (parenthesis?.[1] && parenthesis[2] && isKnownPlace(parenthesis[2])) {
    const isRemote = isWayOfWorking(parenthesis[2]);
    if (placeScore(parenthesis[1]) >= (isRemote ? 2 : 3) || POSTAL.test(parenthesis[1])) return 4;
  }
  // "Béziers (34)", "Novate Milanese (MI)", "La Réunion (974)": a town or an island and its département or province.
  const [, town = '', code = ''] = parenthesis ?? [];
  if (DISTRICT.test(code) && (findTowns(town).length > 0 || isCountry(town))) return 4;
  const parts = piece.split(/\s*[,/&|]\s*|\s[-–]\s/).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  if (isNameBeforeAddress(piece)) return 0;
  if (parts.length >= 2 && parts.length <= 5) {
    const withoutPostal = last.replace(POSTAL, '').trim();
    // A city at the end says nothing about the text before it: "BankInnowacji, Warszawa".
    const isRegion = (part: string): boolean => isCountry(part) || isCode(part) || remote.has(fold(part));
    const tailKnown = isRegion(last) || isRegion(withoutPostal);
    // Only the first part may be an unlisted city, and only right before a country or a region.
    const rest = parts.slice(0, -1);
    // "Two Bulls, New York, NY", "Deloitte Albania & Kosovo": an unknown name before a town, or joined to a country.
    const [, second = ''] = rest;
    const isTownSecond =
      rest.length > 1 &&
      [second, `${second} ${last.replaceAll('.', '')}`].some((name) => cities.has(fold(name)));
    // "GLOBEX, France": towns are written like their countries.
    const isInOtherLetters = IN_CAPITALS.test(rest[0] ?? '') && /\p{Ll}/u.test(last);
    const couldBeName = isTownSecond || isInOtherLetters || /\s&\s/u.test(piece);
    const restFits =
      rest.slice(1).every((part) => isCode(part) || isCountry(part)) &&
      (isKnownPlace(rest[0] ?? '') ||
        (!couldBeName &&
          hasCityForm((rest[0] ?? '').replace(POSTAL, '').replace(PROVINCE, '').trim()) &&
          !remote.has(fold(last))));
    if (isTownInRegion(piece)) return 4;
    if (tailKnown && restFits) return rest.length === 1 && nameBeforeTown(piece) !== null ? 0 : 4;
    if (
      (tailKnown || isKnownPlace(last) || isKnownPlace(withoutPostal)) &&
      (POSTAL.test(piece) || hasStreet(piece)) &&
      !namesEmployer(rest[0] ?? '')
    )
      return 4;
    if (parts.every((part) => isKnownPlace(part) || isCode(part))) return 4;
  }
  if (POSTAL.test(piece)) {
    const bare = piece.replace(POSTAL, '').replace(/^[\s,]+|[\s,]+$/g, '');
    if (isKnownPlace(bare) || hasStreet(piece)) return 4;
    if (/^\p{Lu}[\p{L} .'’-]{1,30}$/u.test(bare)) return 3;
  }
  // "Boulder CO", "London SW1": a code after a city without a comma.
  const [, city = '', area = ''] = /^(.{2,30}) ([A-Z]{2,3}|[A-Z]{1,2}\d{1,2}[A-Z]?)$/u.exec(piece) ?? [];
  const isOfCity = isCode(area) || (/\d/u.test(area) && isInUnitedKingdom(city));
  if (isOfCity && (isKnownPlace(city) || isKnownTown(city))) return 4;
  if (isKnownTown(piece)) return 2;
  // "Quezon City": the gazetteer has many towns without it.
  if (/^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? City$/u.test(piece) && isKnownTown(piece.replace(/ City$/u, '')))
    return 3;
  if (!hasCityForm(piece)) return 0;
  return piece.split(' ').length <= 3 ? 1 : 0;
});

/** "Quorvale (BO), Italy" */
const PROVINCE = /\s\(\p{Lu}{2}\)$/u;
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d .-]{2,}$/u;
const STREET_NAME = /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|straat|laan|gatan|vej|veien)$/iu;

/** Whether a part could be the beginning of an address: a number, a street or a town. */
const isOfAddress = (part: string): boolean =>
  /\d/u.test(part) || hasStreet(part) || STREET_NAME.test(part) || isKnownPlace(part) || isKnownTown(part);

/** Whether a text is a town with its postal code, or a street with a number and a town. */
function isWholeAddress(text: string): boolean {
  if (!POSTAL.test(text) && !(hasStreet(text) && /\d/u.test(text))) return false;
  const town = text.replace(POSTAL, '').trim();
  return town !== '' && !isCountry(town) && !isCode(town) && placeScore(text) === 4;
}

/** "Globex Dental, 12 High Street, Leeds", "Globex Dental, 80331 München": a name before a whole address. */
const isNameBeforeAddress = (text: string): boolean =>
  [...text.matchAll(/,\s+/gu)].some(
    ({ 0: comma, index }) =>
      !isOfAddress(text.slice(0, index)) && isWholeAddress(text.slice(index + comma.length)),
  );

/** What makes another town of a town's name, or ends in the middle of an employer's name. */
const OF_TOWN =
  /(?:^|[\s-])(?:new|old|greater|north|south|east|west|upper|lower|central|metro|downtown|port|fort|mount|lake|santa?|st|saint|bad|gro(?:ß|ss)|klein|nieuw|nova?|novo|nueva|nuevo|grand|of|de|del|di|da|do|von|van|la|le|les|el|am|an|der|und|and|&)\.?$/iu;

/** What a name may end in, other than a separator. */
const NAME_END = /[\p{L}\p{N}.)”"'’]$/u;

/**
 * "Globex Paris, France", "Globex Austin, TX 78701": a name before a town and its country or state. The whole would be the
 * name of an unknown town.
 */
const nameBeforeTown = remember((text: string): NameAndPlace | null => {
  const [, words = '', tail = ''] = /^([^,]{4,60}),\s+([^,]{2,30})$/u.exec(text) ?? [];
  if (words === '' || isKnownPlace(words) || findTowns(words).length > 0) return null;
  const region = tail.replace(POSTAL, '').trim();
  const parts = words.split(' ');
  for (let at = Math.max(1, parts.length - 3); at < parts.length; at += 1) {
    const name = parts.slice(0, at).join(' ');
    const town = parts.slice(at).join(' ');
    if (
      NAME_END.test(name) &&
      !OF_TOWN.test(name) &&
      isKnownTown(town) &&
      isTownInRegion(`${town}, ${region}`)
    )
      return { name: name.replace(/,?\s(?:in|at|near|à|en|em|te)$/u, ''), place: `${town}, ${tail}` };
  }
  return null;
});

/** "Kwara state", "Polyanitsya village": behind an employer, where it is. A county or a district may be one itself. */
const REGION =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?\s(?:[Ss]tate|[Pp]rovince|[Gg]overnorate|[Vv]illage|[Oo]blast|[Vv]oivodeship|[Pp]refecture|[Rr]egency)$/u;

/** What stands before a place in words: "located in", "situada en". */
const LOCATED =
  /^(?:\p{L}+\s)?(?:located|situated|situad[ao]|locali[sz]ad[ao]|ubicad[ao]|situ[ée]e?|situat[ao]|ubicat[ao]|gelegen|gevestigd)\s(?:in|at|en|em|à|a|bei|te)\s/iu;

/** The place of "shop located in Leeds", "situada en Lugo"; '' where a text is none of these. */
export function locatedPlace(text: string): string {
  const [words] = LOCATED.exec(text) ?? [];
  const place = words === undefined ? '' : text.slice(words.length);
  return /^\p{Lu}/u.test(place) ? place : '';
}

/** A place, or what may be a town with its country or département in brackets: "Charkiw (Ukraine)", "Dax (40)". */
function isPlaceTail(text: string): boolean {
  const [, town = '', region = ''] = /^([^()]{3,40}?)\s*\(([^()]{2,30})\)$/.exec(text) ?? [];
  // "Toronto Ontario Canada"
  const words = text.split(' ');
  const isWritten =
    words.length >= 2 &&
    words.length <= 5 &&
    isCountry(words.at(-1) ?? '') &&
    words.every((word) => /^\p{Lu}\p{L}+$/u.test(word)) &&
    (isWayOfWorking(words[0] ?? '') ||
      [words[0] ?? '', words[1] ?? '', words.slice(1, -1).join(' ')].some(
        (part) => words.length > 2 && (isKnownPlace(part) || isKnownTown(part)),
      )) &&
    !namesEmployer(text);
  return (
    isWritten ||
    isTownInStateAndCountry(text) ||
    REGION.test(text) ||
    placeScore(text) >= 2 ||
    (hasCityForm(town) && (isCountry(region) || /^\d{2,3}$/.test(region)))
  );
}

/** "Arbois-sous-Vaux (39)": with the number of its département, a town of any size. */
const IN_DISTRICT = /^\p{Lu}[^()\d]{2,40}\(\d{2,3}\)$/u;

/** "Globex, Leeds", "Globex, in Leeds", "Globex / Leeds", "Globex in Leeds", "Globex te Antwerpen", "Globex à Lyon" */
const CUT = /,\s*(?:in\s+)?|;\s+|\s(?:[-–—|·/]|in|te|à)\s/g;

/** A name and the place, if any, after its last comma or dash or in brackets. */
export interface NameAndPlace {
  name: string;
  place: string;
}

/**
 * Splits a known place off the end of "Brightloop, Austin, TX". An ending that only has the form of a city is accepted
 * if `isTrusting` (the caller knows that this document puts places there).
 */
export function splitPlace(text: string, isTrusting = false): NameAndPlace {
  const none = { name: text, place: '' };
  const [, before = '', way = ''] = BEFORE_WAY.exec(text) ?? [];
  if (before !== '' && isWayOfWorking(way)) return { name: before, place: way };
  const parted = partLastTown(text) ?? partTownInState(text);
  if (parted) return parted;
  const cuts: { at: number; length: number }[] = [];
  for (const match of text.matchAll(CUT)) cuts.push({ at: match.index, length: match[0].length });
  // The longest tail that is a place wins: "Austin, TX" before "TX".
  for (const cut of cuts.slice(-4)) {
    const name = text.slice(0, cut.at).trim();
    const place = text.slice(cut.at + cut.length).trim();
    // "Moved – from there in Sales" isn't an employer in a place.
    const sign = text.slice(cut.at, cut.at + cut.length);
    // In Dutch, "te" before a name says where, and hardly anything else.
    if (sign === ' te ' && /^\p{Lu}[\p{L}'’-]+$/u.test(place)) return { name, place };
    const isIn = /^\s(?:in|te|à)\s$/.test(sign);
    if (
      isIn &&
      (/\s[-–—]\s|^\S*(?:universit|hochschul)\S*$/iu.test(name) ||
        (placeScore(place) < (isTrusting ? 2 : 3) && !IN_DISTRICT.test(place)))
    )
      continue;
    const isBalanced = (place.match(/\(/g)?.length ?? 0) === (place.match(/\)/g)?.length ?? 0);
    if (name.length >= 2 && isBalanced && isPlaceTail(place) && !isKnownPlaceTail(name, place))
      return withRegion({ name, place });
  }
  const brackets = /^(.{2,120}?)\s*\(([^()]{2,60})\)$/.exec(text);
  const located = locatedPlace(brackets?.[2] ?? '');
  if (brackets?.[1] && located !== '') return { name: brackets[1], place: located };
  // "(MECC)", "(M.E.C.C.)" is short for the name before it.
  const isShort = brackets?.[2] !== undefined && /^(?:\p{Lu}{2,6}|(?:\p{Lu}\.\s?){2,7})$/u.test(brackets[2]);
  const isTown = !isShort && brackets?.[2] !== undefined && findTowns(brackets[2]).length > 0;
  const isPlace =
    isTown ||
    isTownInStateAndCountry(brackets?.[2] ?? '') ||
    placeScore(brackets?.[2] ?? '') >= (isTrusting && !isShort ? 1 : 2);
  if (brackets?.[1] && brackets[2] && isPlace) return { name: brackets[1], place: brackets[2] };
  const town = afterLegalForm(text) ?? beforeDistrict(text);
  if (town !== null) return town;
  const last = cuts.at(-1);
  if (isTrusting && last) {
    const place = text.slice(last.at + last.length).trim();
    // "Cook (Globex, Leeds)"
    if (placeScore(place) >= 1 && !place.endsWith(')')) return { name: text.slice(0, last.at).trim(), place };
  }
  return none;
}

/** "TK Bukovel, Polyanitsya village" before "Ukraine": the region belongs to the place. */
function withRegion({ name, place }: NameAndPlace): NameAndPlace {
  const [, bare = '', region = ''] = /^(.{2,80}?)\s?,\s([^,]{4,40})$/u.exec(name) ?? [];
  return REGION.test(region) ? { name: bare, place: `${region}, ${place}` } : { name, place };
}

/** The same with what stands before the name: "Cook, Globex Austin, TX". */
function partLastTown(text: string): NameAndPlace | null {
  const [, lead = '', last = ''] = /^(.*, )?([^,]+, [^,]+)$/u.exec(text) ?? [];
  const parted = last === '' ? null : nameBeforeTown(last);
  return parted && { name: lead + parted.name, place: parted.place };
}

/** "Globex Barcelona. Edo. Anz.": an employer and a town with its state. */
function partTownInState(text: string): NameAndPlace | null {
  const [, name = '', place = ''] = NAME_BEFORE_STATE.exec(text.trim()) ?? [];
  return name !== '' && !isTownInState(text) ? { name, place } : null;
}

/** "Globex Béziers (34)": the words before a département or a province are a town. */
function beforeDistrict(text: string): NameAndPlace | null {
  const words = text.split(' ');
  if (!/^\(.*\)$/u.test(words.at(-1) ?? '')) return null;
  for (let length = Math.min(4, words.length - 2); length >= 1; length -= 1) {
    const place = words.slice(-length - 1).join(' ');
    if (placeScore(place) !== 4) continue;
    const name = words.slice(0, -length - 1);
    // "CHU de Bordeaux (33)" is named after its town.
    const isNamedAfter = /^(?:de|du|des|d['’]|di|of)$/u.test(name.at(-1) ?? '');
    return { name: (isNamedAfter ? words.slice(0, -1) : name).join(' '), place };
  }
  return null;
}

/** "Globex GmbH Bexbach", "SARL Valory France": a name whose legal form tells where it ends, and a place. */
function afterLegalForm(text: string): NameAndPlace | null {
  const words = text.split(' ');
  const form = words.findLastIndex((word, index) => index > 0 && isLegalWord(word));
  const tail = words.slice(form + 1).join(' ');
  if (form > 0 && tail !== '' && words.length - form <= 3 && placeScore(tail) >= 1)
    return { name: words.slice(0, form + 1).join(' '), place: tail };
  const [first = '', ...others] = words;
  const last = others.at(-1) ?? '';
  return others.length > 1 && isLegalWord(first) && isCountry(last)
    ? { name: words.slice(0, -1).join(' '), place: last }
    : null;
}

/** "Globex-Leuven": a name, and what may be a town behind its last hyphen; null without one. */
export function townBehindHyphen(text: string): NameAndPlace | null {
  const [, name = '', place = ''] = /^(.{2,60})-(\p{Lu}[\p{L} ]{2,30})$/u.exec(text) ?? [];
  return name !== '' && placeScore(place) >= 1 ? { name, place } : null;
}

/** "Acme, Austin | TX" must not be cut right before "TX": the city would remain part of the name. */
function isKnownPlaceTail(name: string, place: string): boolean {
  return isCode(place) && cities.has(fold(name.split(',').at(-1) ?? '').trim()) && name.includes(',');
}

/** Whether a text is a street, mostly with the number of a house: "12 High Street", "ul. Mostowa 7", "st.Moss 7". */
export const isStreet = (text: string): boolean =>
  (hasStreet(text) || STREET_NAME.test(text.replace(/\s\d+\p{L}?$/u, ''))) && text.length <= 60;

/** True for a street address or a line with a postal code. */
export function isAddress(text: string): boolean {
  return text.length <= 120 && (POSTAL.test(text) || hasStreet(text)) && /\d/.test(text);
}
