import { isKnownPlace, placeScore } from '../reading/fields/places.ts';
import { fold } from '../text/tokens.ts';

const US_STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK NSW VIC QLD TAS ACT'.split(
    ' ',
  );
const STATE_NAMES =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec'.split(
    ' ',
  );
const REGIONS =
  'worldwide anywhere global globally remote latam emea apac europe asia africa americas oceania america north south latin united states usa us uk kingdom canada mexico brazil brasil germany deutschland france spain espana italy italia portugal poland polska netherlands belgium austria osterreich switzerland schweiz suisse ireland india australia new zealand singapore japan china philippines argentina chile colombia israel turkey sweden norway denmark finland romania ukraine czech republic greece hungary south nigeria kenya egypt uae emirates pakistan bangladesh vietnam indonesia malaysia thailand eu european union dach nordics and or only the timezone timezones'.split(
    ' ',
  );

const STATES = new Set(US_STATES);
const REGION_WORDS = new Set(REGIONS);
const STATE_WORDS = new Set(STATE_NAMES);

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Whether the text names only countries, continents or "anywhere", but no specific place. */
export function isRegionOnly(text: string): boolean {
  const words = splitWords(text);
  return words.length > 0 && words.every((word) => REGION_WORDS.has(fold(word)));
}

/** Whether a word is a state or a country, and therefore never a skill. */
export function isPlaceWord(word: string): boolean {
  const folded = fold(word);
  return (
    STATE_WORDS.has(folded) ||
    (REGION_WORDS.has(folded) && folded.length > 3 && !['remote', 'only', 'global'].includes(folded))
  );
}

/** Whether a short line looks like a place: "Portland, OR", "Wake County, NC", "12 High Street", a region. */
export function looksLikePlace(text: string): boolean {
  if (text.length > 80 || /[.:!?]\s/.test(text)) return false;
  if (isRegionOnly(text)) return true;
  const state = /,\s*([A-Z]{2,3})\b/.exec(text);
  if (state?.[1] && STATES.has(state[1])) return true;
  if (/,\s*$/.test(text)) return true;
  if (splitWords(text).some(isPlaceWord)) return true;
  return /\b(county|city|street|avenue|road|straße|borough|remote)\b/i.test(text) || /\b\d{5}\b/.test(text);
}

/** "17 - La Rochelle", "Limoges (87)", "Verona (VR)", "Curitiba - PR", "Wrocław, dolnośląskie", "Leeds LS1", "Raum Kiel". */
const PLACE_FORMS: RegExp[] = [
  /^\d{2,3}\s?[-–]\s?\p{Lu}[\p{L}'’ -]{1,40}(?: \(\d+\)| \d{1,2})?$/u,
  /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’][\p{L}'’-]*){0,3} \((?:\d{2,3}|[A-Z]{2})\)$/u,
  /^\p{Lu}[\p{L}'’ ]{1,30}(?: [-–] |\/)[A-Z]{2}$/u,
  /^\p{Lu}[\p{L}'’ -]{1,30}, \p{Ll}+(?:skie|ckie|dzkie)$/u,
  /^\p{Lu}[\p{L}'’ -]{1,30}, [A-Z]{1,2}\d{1,2}[A-Z]?$/u,
  /^(?!Outside|Inside|Level|Grade|Band|Unit)\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20})? [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$/u,
  /^(?:Raum|Region|Großraum|Kreis|Landkreis|Greater|Région|Zona|Zona de|Área de|Okolice|Regio|Near|Nähe) \p{Lu}[\p{L} -]{1,30}$/u,
  /^\p{Lu}[\p{L}' -]{1,30} (?:area|region|und Umgebung|et alentours|y alrededores|e dintorni|e região|i okolice|en omgeving)$/iu,
];

/** Whether a piece of a head line is a place for sure: a known one, one before a known region, or one with a code. */
export function isSurePlace(text: string): boolean {
  const piece = text.replace(/\s*\((?:hybrid|remote|on-?site|[^)]{0,30}home ?office)[^)]*\)$/i, '').trim();
  if (piece.length > 70 || piece === '') return false;
  if (isRegionOnly(piece) || placeScore(piece) >= 3) return true;
  if (PLACE_FORMS.some((form) => form.test(piece))) return true;
  const parts = piece.replace(/\s*\((\p{L}+)\)$/u, ', $1').split(/\s*,\s*/);
  const last = (parts.at(-1) ?? '').replace(/^(?:(?:north|south|east|west|central|greater) )+/i, '');
  if (/^(?:latam|emea|apac|dach|nordics|europe|worldwide|global)$/i.test(last)) return false;
  return (
    parts.length > 1 &&
    parts.length < 5 &&
    placeScore(parts[0] ?? '') > 0 &&
    parts.every((part) => /^\p{Lu}[^\d&:]{1,35}$/u.test(part)) &&
    (isKnownPlace(last) || isPlaceWord(last) || (/^[A-Z]{2,3}$/.test(last) && STATES.has(last)))
  );
}

/** A place such as "Portland, OR" or "Wake County, NC" in a text; empty if there is none. */
export function findPlace(text: string): string {
  const found = /(?<![\p{L}])(\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, ([A-Z]{2}))(?![\p{L}])/u.exec(
    text,
  );
  return found?.[1] && found[2] && STATES.has(found[2]) ? found[1] : '';
}
