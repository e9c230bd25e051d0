import { fold } from '../lines/fold.ts';
import { isDuration } from '../fields/durations.ts';
import { companyScore, isLegalForm, isOrganisation, titleHasHead } from '../fields/field-scores.ts';
import {
  isCountry,
  isStreet,
  isWayOfWorking,
  placeScore,
  splitPlace,
  locatedPlace,
} from '../fields/places.ts';
import type { NameAndPlace } from '../fields/places.ts';
import { isKnownTown } from '../fields/towns.ts';
import { splitAtBreaks } from '../lines/style-breaks.ts';
import type { StyleBreak } from '../lines/style-breaks.ts';
import { AT_COMPANY, COMPANY_NOUNS } from '../words/company-words.ts';
import { phraseList } from '../words/parse-words.ts';
import { FIELD_LABELS } from '../words/label-words.ts';

export type LabelledField = 'title' | 'company' | 'location' | 'dates' | 'ignored';

/** A part of a header line between two separators. */
export interface Piece {
  text: string;
  /** A place that was split off the text ("Brightloop, Austin, TX"). */
  place: string;
  /** The field named by a preceding label; null without a label. */
  label: LabelledField | null;
  isPlace: boolean;
  /** A kind of contract or a link, which isn't a field. */
  isIgnored: boolean;
  /** Whether it stands behind a title and "at", so that it's an employer whatever it sounds like. */
  isEmployer?: true;
}

const FIELDS: LabelledField[] = ['title', 'company', 'location', 'dates', 'ignored'];
/** A label as it is compared: folded, with a typewriter's apostrophe. */
const labelKey = (text: string): string => fold(text).replaceAll('’', "'").trim();
const labels = new Map<string, LabelledField>();
for (const field of FIELDS)
  for (const phrase of phraseList(FIELD_LABELS[field])) labels.set(labelKey(phrase), field);

const STRONG = new RegExp(
  String.raw`\t+|\s*(?:-{4,}|[–—]{3,}|_{4,}|\.{4,}|·{4,})\s*|\s*[|│]\s*|\s+[·•●○◦■□▪▫◆◇◊▸►▶➤‣∙⋅⋄⋆♦»›]\s+|\s+[–—―]\s+|\s+-{1,2}\s+|\s[‐‑−]\s|\s+[-–—](?=\p{Lu}\p{L})|(?<=[\p{L})])[-–—]\s+(?=\p{Lu})|\s+@(?:\s+|(?=\p{Lu}\p{L}))|\s+[~_]\s+|\s+\/\/\s+|\s+(?:at(?:\s+the)?|bei(?:m|\s+de[mnr])?(?:\s+(?:Firma|Fa\.))?|bij(?:\s+(?:de|het))?|hos|chez|presso(?:\s+(?:la|il|lo|i|gli|le))?|au\s+sein\s+d(?:e\s+la|e|u)|aupr[eè]s\s+d(?:e\s+la|e|u|es)|[iî]n\s+cadrul|au\s+service\s+d(?:e\s+la|e|u)|c\/o(?:\s+(?:la|il|lo|l[’']))?|${AT_COMPANY})\s+(?=[\p{Lu}\d"'“])|\s+(?=(?:г|м|гр|смт)\.\s?\p{Lu}\p{Ll})|\s+(?:на\sпосаді|на\sдолжности|в\sдолжности|na\sstanowisku|na\spozic[ií]i?)\s+(?=[\p{L}"«“])`,
  'gu',
);
const WEAK =
  /\s+(?:for|f[üöo]r|voor|pel[ao]|u|v|kod|pri|przy|gennem|gjennom|pro|pre|dla|[вВ]о?|у|на|при|για|σε|στ(?:ον?|ην?|α|ους|ις)|(?<!\s(?:de|[àa]|en|in|con|y|e|per|pour|sur|dans|para|por|da|et|sous|vers)\s{0,1})la|en(?:\s+(?:el|la|los|las))?|em|no|na|w|we|i|på|ved|vid|beim?|im|in(?:\s+(?:der|dem|den))?|nel(?:la|lo)?|con|pour(?:\s+(?:la|le|les))?|[aà]\s+la|au|aux|[aà]|dans(?:\s+(?:la|le))?|\/)\s+(?=["„«“]?[\p{Lu}\d])|\s+[aà]\s+l[’'](?=\p{Lu})/gu;
const CONTRACT =
  /^[([]?(?:full[- ]?time|part[- ]?time|permanent|temporary|contract|contractor|seasonal|self-employed|freelance|casual|vollzeit|teilzeit|befristet|unbefristet|temps plein|temps partiel|cd[id](?:\s(?:cadre|non[ -]cadre|temps (?:plein|partiel)|\d{1,2} mois))?|tiempo completo|media jornada|tempo pieno|part time|tempo integral|pe[lł]ny etat|umowa (?:o prac[eę]|zlecenie|o dzie[lł]o)|tillsvidareanst[äa]llning|visstid(?:sanst[äa]llning)?|timanst[äa]llning|heltid|deltid|fuldtid|fast (?:stilling|ansatt)|voltijds?|deltijds?|jornada completa|indefinido|tempo (?:in)?determinato|tam zamanl[ıi]|yar[ıi] zamanl[ıi]|penuh waktu|paruh waktu|contrat (?:de professionnalisation|d['’]apprentissage)|current|promoted|\d+ (?:hours|hrs).{0,20})[)\]]?$/i;

/** "Globex AG, Lucerne (Teilzeit 40%)". */
const HOURS =
  /\s*\((?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps (?:plein|partiel)|tiempo completo|media jornada|tempo (?:pieno|parziale|integral|parcial)|deltid|heltid|deltijds?|voltijds?|\d{1,3}\s?%)[^()]{0,20}\)$/i;

/** "Cook (20 %)": a title alone may have it. */
function withoutHours(text: string): string {
  const bare = text.replace(HOURS, '');
  return bare !== text && titleHasHead(bare) && !bare.includes(',') ? text : bare;
}

/** "Globex (Apprentissage)" */
const KIND_BEHIND =
  /\s*\((?:en )?(?:apprentissage|alternance|cdi|cdd|int[eé]rim|contract|remote|full remote|t[eé]l[eé]travail|[aà] distance|en distanciel|distanciel|(?:(?:trabajo|trabalho|lavoro|en)\s)?remoto|teletrabajo|teletrabalho|home ?office|zdalnie|hybrid|h[ií]brido)(?:\s(?:desde|from|depuis|aus|da)\s[^()]{2,30})?\)$/iu;

/** What remains of "Date  Mar 2017 – Feb 2020" in a form, and what stands before "(2017 – 2020)". */
export const DATE_LABEL =
  /^(?:(?:in the|im|nel|no|en el|w)\s)?(?:dates?|period|zeitraum|datum|fechas?|per[ií]odo|p[eé]riode|okres)$/i;

/** "University of Illinois at Urbana-Champaign" is one name. */
const AT_NAMED = /^\s+at\s+$/u;
const NAMED_AT =
  /(?:^|[\t|,–—]\s*)(?:the\s)?(?:university|college|school|institute)\s+of\s+\p{L}+(?:\s\p{L}+)?$/iu;

/** Splits at strong separators; a separator inside brackets does not count. */
export function strongParts(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(STRONG)) {
    const before = text.slice(from, match.index);
    if (AT_NAMED.test(match[0]) && NAMED_AT.test(before)) continue;
    if ((before.match(/[([]/g)?.length ?? 0) > (before.match(/[)\]]/g)?.length ?? 0)) continue;
    parts.push(before);
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return slashParts(only);
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/**
 * "Baker / Mill & Oven / Potsdam": several slashes separate fields, unless all are titles ("Singer / Actor / Dancer").
 */
function slashParts(text: string): string[] {
  // "Cook / Baker; Globex / Initech": the semicolon parts the fields.
  if (/;\s/u.test(text)) return [text.trim()];
  const parts = text
    .split(/\s+\/\s+/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const areFields = parts.length >= 3 && parts.slice(1).some((part) => !titleHasHead(part));
  // "Technician / Administrator / Globex": several titles are one field.
  const titles = parts.findIndex((part) => !titleHasHead(part));
  if (areFields && titles > 1) return [parts.slice(0, titles).join(' / '), ...parts.slice(titles)];
  return areFields ? parts : [text.trim()].filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Before an employer that is written small: "kurierfahrer bei amazon". */
const WITH_SMALL = /\s+(?:at|bei|beim|bij|chez|presso|hos)\s+(?=\p{Ll})/gu;

/** Before an employer that is written small, after an article: "à la fondation Globex", "at the bakery". */
const WITH_SMALL_KIND =
  /\s{1,2}(?:au|aux|[aà]\s+la|[aà]\s+l[’']|dans\s+(?:la|le|l[’']|une?)|pour\s+(?:la|le|l[’']|une?)|chez\s+une?|en\s+(?:el|la|una?)|no|na|em\s+uma?|nel(?:la|lo|l[’'])?|presso\s+(?:la|il|lo|l[’']|una?)|at\s+(?:an?|the)|bij\s+(?:de|het|een)|bei\s+(?:einer|einem|der|dem)|hos|på)\s{0,2}(?<=[\s’'])(?=(\p{Ll}{3,}))/gu;

/** No header has more prepositions, and looking at each stays quick in any text. */
const CUTS_MAX = 8;
/** How much more likely a name has to be to count instead of one before it. */
const LIKELIER = 0.5;

/**
 * "Cajera en Mercadona": a preposition splits only after a job word. Of several the first does, unless a later one is followed by a
 * likelier name: "Desarrolladora en Ruby en Globex Technologies".
 */
export function weakParts(text: string): [string, string] | null {
  const ofKinds = [...text.matchAll(WITH_SMALL_KIND)].filter(({ 1: word = '' }) => isOrganisation(word));
  const matches = [...text.matchAll(WEAK), ...text.matchAll(WITH_SMALL), ...ofKinds].slice(0, CUTS_MAX);
  const cuts = matches.flatMap(({ 0: sign, index }) => {
    const [left, right] = [text.slice(0, index).trim(), text.slice(index + sign.length).trim()];
    if ((left.match(/\(/gu)?.length ?? 0) > (left.match(/\)/gu)?.length ?? 0)) return [];
    const next = matches.map((other) => other.index).find((at) => at > index) ?? text.length;
    const name = text.slice(index + sign.length, next).trim();
    return titleHasHead(left) && right !== '' && !titleHasHead(right) ? [{ left, right, name }] : [];
  });
  const [first, ...others] = cuts;
  if (!first) return null;
  const likelier = others.find(
    ({ name }) => placeScore(name) < 2 && companyScore(name) >= companyScore(first.name) + LIKELIER,
  );
  const { left, right } = likelier ?? first;
  return [left, right];
}

/** "Position / Department", "Position & Department" */
const TWO_LABELS = /\s?[/&]\s?|\s(?:and|und|et|y|e|i|och|en|ve|dan)\s/u;

/**
 * A label's field. One that a narrow column broke lacks its last words: "Nome e indirizzo del datore di"; a form may have two
 * labels, "Posisi / Position" or "Position/Department", of which the first decides.
 */
export function labelField(text: string): LabelledField | undefined {
  const label = labelKey(text);
  const [first = '', second = '', ...more] = label.split(TWO_LABELS);
  const whole =
    labels.get(label) ?? (more.length === 0 && labels.has(second) ? labels.get(first) : undefined);
  if (whole || label.split(' ').length < 3) return whole;
  return [...labels].find(([phrase]) => phrase.startsWith(`${label} `))?.[1];
}

/**
 * Whether a text is a label of what belongs into no field: "Technologies", set apart from its text by its style. "Director" is a
 * title without what it labels.
 */
export const isIgnoredLabel = (text: string): boolean =>
  labels.get(labelKey(text)) === 'ignored' && !titleHasHead(text);

/** Whether a text is the end of a label that a narrow column broke. */
export function isLabelEnd(text: string): boolean {
  const end = fold(text).trim();
  return end !== '' && [...labels.keys()].some((phrase) => phrase.endsWith(` ${end}`) && !labels.has(end));
}

function readLabel(text: string): { field: LabelledField; value: string } | null {
  const match = /^([^:]{2,44}?)\s*:\s*(\S.*)?$/.exec(text);
  const field = match?.[1] ? labelField(match[1]) : undefined;
  return field && match ? { field, value: (match[2] ?? '').trim() } : readLongLabel(text);
}

/** Long labels in forms have no colon: "Lavoro o posizione ricoperti  Capo cantiere". */
function readLongLabel(text: string): { field: LabelledField; value: string } | null {
  const words = text.split(/\s+/);
  for (let count = Math.min(8, words.length - 1); count >= 3; count--) {
    const field = labels.get(labelKey(words.slice(0, count).join(' ')));
    if (field) return { field, value: words.slice(count).join(' ') };
  }
  return null;
}

/**
 * The parts of a header line between strong separators and changes of style. "Position  Baker" in a two-column table is
 * one: the left cell labels the right one.
 */
export function headerParts(text: string, breaks: readonly StyleBreak[] = []): string[] {
  const [, cell = '', value = ''] = /^([^\t]{2,40})\t(\S[^\t]*)$/u.exec(text) ?? [];
  const label = cell.replace(/:?\s*$/, '');
  return label !== '' && labelField(label) !== undefined
    ? [`${label}: ${value}`]
    : strongParts(text).flatMap(
        (part) => titleBehindPlace(part, breaks) ?? employerInBrackets(part) ?? styledParts(part, breaks),
      );
}

/** The parts between changes of style; a legal form in another style belongs to the name before it: "**Globex** GmbH". */
function styledParts(text: string, breaks: readonly StyleBreak[]): string[] {
  const parts: string[] = [];
  for (const part of splitAtBreaks(text, breaks)) {
    const last = parts.at(-1);
    if (last !== undefined && isLegalForm(part.replace(/[:;,]\s*$/u, '')))
      parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

/** "Globex, Toledo: Kitchen Manager": a place before a colon and a title behind it are parts of their own; null without both. */
function titleBehindPlace(part: string, breaks: readonly StyleBreak[]): string[] | null {
  const [, before = '', place = '', title = ''] =
    /^(?:(.+?),\s)?([^,:]{2,40}):\s+([^:]{3,80})$/u.exec(part) ?? [];
  if (placeScore(place) < 2 || !titleHasHead(title)) return null;
  return [...(before === '' ? [] : splitAtBreaks(before, breaks)), place, title];
}

/** "Developer (Globex, Leeds)", "Developer (Globex, Belgium)": a title, and its employer with a place in brackets; null without both. */
function employerInBrackets(part: string): string[] | null {
  const [, title = '', name = '', place = ''] =
    /^([^(),;]{3,90}?)\s*\(([^(),]{2,60}),\s([^(),]{2,40})\)$/u.exec(part) ?? [];
  const isName = /^\p{Lu}/u.test(name) && placeScore(name) < 2 && !titleHasHead(name);
  const isPlace = isCountry(place) || isKnownTown(place);
  return isName && isPlace && titleHasHead(title) ? [title, name, place] : null;
}

/** "„Globex“ Leeds", ",,Globex'' Leeds": quotation marks around a name at the beginning. */
const QUOTED = /^\s*(?:,,|[„“”"«‚‘'’]{1,2})(?<inside>[^„“”"«»]{2,60}?)(?:[“”"»]|['’‘]{1,2})(?=[\s,]|$)/u;

/** "Beograd Srbija": a town, known or not, and its country. */
const isTownAndCountry = (text: string): boolean =>
  /^\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+$/u.test(text) && isCountry(text.split(' ')[1] ?? '');

/** "„Globex“ Leeds": a name in quotation marks, and a place behind it; null without both. */
function readQuoted(text: string): NameAndPlace | null {
  const [whole = '', name = ''] = QUOTED.exec(text) ?? [];
  const place = text
    .slice(whole.length)
    .replace(/^[\s,–-]+/u, '')
    .trim();
  const isPlace = placeScore(place) >= 2 || isTownAndCountry(place);
  return name !== '' && isPlace ? { name, place } : null;
}

/** "entreprise Globex", "firma Globex": what is said before a name in small letters is no part of it. */
const KIND_BEFORE = new RegExp(String.raw`^(?:${COMPANY_NOUNS})\s(?=["„«“]?\p{Lu})`, 'u');

/** "Globex, including" above the items of a list. */
const LIST_OPENING =
  /,\s(?:including|among others|dont|notamment|darunter|unter anderem|u\.\s?a\.?|waaronder|onder andere|entre ellos|incluyendo|tra cui|incluindo|m\.\s?in\.?|w tym)$/iu;

/** Removes separators and an unmatched bracket from the ends of a field. */
export function trimField(text: string): string {
  let field = text
    .replace(QUOTED, '$<inside>')
    .replace(/^[\s,;|│/·•●○◦■□▪▫◆◇◊▸►▶➤⋄⋆♦–—~@:*\]-]+|[\s,;|│/·•●○◦■□▪▫◆◇◊▸►▶➤⋄⋆♦–—~@:*[-]+$/gu, '')
    .replace(/\t+/g, ' ')
    .replace(LIST_OPENING, '')
    .replace(KIND_BEFORE, '');
  if (field.endsWith('(')) field = field.slice(0, -1).trimEnd();
  const opened = (field.match(/\(/g)?.length ?? 0) - (field.match(/\)/g)?.length ?? 0);
  if (opened > 0 && !field.includes(')'))
    field = field.replace(/\s*\([^(]*$/, (tail) => (tail.length < 3 ? '' : tail));
  if (opened < 0 && field.endsWith(')')) field = field.slice(0, -1).trimEnd();
  return field.replace(/^\((.*)\)$|^\[\s*([^[\]]*?)\s*\]$/, '$1$2').replace(/^[\s,;]+|[\s,;]+$/g, '');
}

/** "booking.example", "www.booking.example/jobs"; a name that is an address begins with a capital: "Booking.com". */
const WEB_ADDRESS =
  /^(?:https?:\/\/|www\.)\S+$|^[\p{Ll}\d][\p{Ll}\d-]*(?:\.[\p{Ll}\d-]+)*\.[a-z]{2,7}(?:\/\S*)?$/u;

/** Whether a text is the address of a page. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);

/** How many there were, or for how long: "50 hours", "200+ employees", "20h/week". */
const AMOUNT = /^(?:ca?\.\s?|~\s?)?\d[\d.,]*\+?\s?(?:%|\p{Ll}[\p{Ll}\s/]*)$/u;
/** "generally working in R": a remark, in words written small; "via Globex", "acquired by Globex" say more of the employer. */
const REMARK =
  /^(?!(?:via|through|for|by|part of|acquired|formerly|previously|now|ex|an?|the|durch|über|für|vormals|ehemals|heute|par|pour|anciennement|por|para|antes|per|ora|voor|vía|dla)\s)\p{Ll}\S*(?:\s[^\s,;]+){2,7}$/u;
/** "Globex (Link)", "Globex [Website]": what leads to the employer's page. */
const LINK_LABEL =
  /^(?:links?|website|web ?site|web ?page|home ?page|web|www|url|webseite|site(?: web)?|sitio(?: web)?|sito(?: web)?|strona(?: www)?)$/iu;
const NOTE = /^(.{2,120}?)\s{0,3}(?:\(([^()]{2,40})\)|\[([^[\]]{2,60})\])$/u;
const ADDRESS_BEHIND = /^(.{2,120}?)(?:(?:[,.]|\s[-–—|·])\s{1,3}|(?<!:)\s{1,3}(?=https?:|www\.))(\S+)$/u;

/** "Globex (50 hours)", "Globex (seasonal)", "Globex (mostly working in R)", "Globex (Link)", "Globex, www.globex.example": without what says nothing of the name. */
function withoutNote(text: string): string {
  const [, name = '', round = '', square = ''] = NOTE.exec(text) ?? [];
  const note = (round || square).trim();
  const isNote =
    note !== '' &&
    (AMOUNT.test(note) ||
      (REMARK.test(note) && locatedPlace(note) === '') ||
      CONTRACT.test(note) ||
      isDuration(note) ||
      LINK_LABEL.test(note) ||
      isWebAddress(note));
  // "Web Developer (CDD)", "Cook (20 h/week)": a title may have it.
  if (isNote && !titleHasHead(name)) return name;
  const [, before = '', address = ''] = ADDRESS_BEHIND.exec(text) ?? [];
  return isWebAddress(address) ? before : text;
}

/** "Globex Ltd, 2 years", "(4 months) Globex Ltd" without the length of time. */
function withoutDuration(given: string): string {
  const [lead = ''] = /^[([][^()[\]]{2,30}[)\]]\s+(?=\p{L})/u.exec(given) ?? [];
  const text = isDuration(lead) ? given.slice(lead.length) : given;
  const at = text.lastIndexOf(', ');
  return at > 0 && isDuration(text.slice(at + 2)) ? text.slice(0, at) : text;
}

/** "Globex (Apprentissage)" without the kind of work, which may be part of a title: "Web Developer (CDD)". */
function withoutKind(text: string): string {
  const bare = text.replace(KIND_BEHIND, '');
  return bare !== text && !titleHasHead(bare) ? bare : text;
}

/** "Research Assistant, Advisor: Dr. Ada Moss", "Intern – advisor Ada Moss": whose guidance somebody was under, behind a title. */
const GUIDED =
  /(?:[,;|]|\s[-–—]|\s\(|(?<=\p{L}{3})\.\s)\s*(?:(?:faculty|thesis|academic|research|host)\s)?(?:advis[eo]rs?|supervis(?:ors?|ion|ão|ión|ione)|supervised by|advised by|mentor|PIs?|principal investigator|betreuer(?:in)?|encadrante?s?|directeur|directrice|tut[oe]u?re?(?:es)?|orientadora?|relatore|promotor)(?:\s?:\s*|\s(?=(?:Dr|Prof)\p{L}*\.?\s)|\s(?=\p{Lu}\p{L}+\s\p{Lu}\p{L}+$))(?:\p{L}+\.?\s){0,3}\p{Lu}[^,;|]{2,40}\)?$/iu;

/** "Shore Medical Center, Dr. Ada Moss", "Research Assistant, Prof. Ada Moss": who was in charge. */
const PERSON_BEHIND =
  /^(?<name>.{3,80}?),\s(?:(?:Assoc|Asst|Univ)\.?[\s-])?(?<rank>Prof(?:essor)?|Dr|PD)\.?(?:\s(?:Dr|Ing|habil|h\.\s?c|med|rer|nat|phil)\.?)*(?:\s\p{Lu}[\p{L}.'’-]*){2,5}$/u;

function withoutGuide(text: string): string {
  const bare = text.replace(GUIDED, '');
  if (bare !== text && (titleHasHead(bare) || companyScore(bare) >= 2)) return bare;
  const { name = '', rank = '' } = PERSON_BEHIND.exec(text)?.groups ?? {};
  const isKnown = companyScore(name) >= 2 || (rank.startsWith('Prof') && titleHasHead(name));
  return name !== '' && isKnown ? name : text;
}

/** "Globex Ltd, 12 High Street", "Globex, st. Moss 7": a name and its address, as forms ask for it; null without an address. */
function nameBeforeStreet(text: string): NameAndPlace | null {
  const [name = '', ...address] = commaParts(text);
  const isAddressed = address.some((part) => isStreet(part));
  return isAddressed && !isStreet(name) ? { name, place: address.join(', ') } : null;
}

/** A piece with its label and its place recognised. */
export function makePiece(text: string, isTrusting: boolean): Piece {
  const located = locatedPlace(text);
  const label = located === '' ? readLabel(text) : ({ field: 'location', value: located } as const);
  const given = withoutKind(
    withoutNote(
      withoutDuration(withoutHours(withoutGuide((label ? label.value : text).replace(/\)\.$/, ')')))),
    ),
  );
  const quoted = readQuoted(given);
  if (quoted && label?.field !== 'title')
    return {
      text: quoted.name,
      place: quoted.place,
      label: label?.field ?? null,
      isPlace: false,
      isIgnored: false,
    };
  const value = trimField(given);
  const isPlace = label?.field === 'location' || (label === null && placeScore(value) >= 3);
  const whole = { name: value, place: '' };
  // "Account Executive (Project Management)": what stands in brackets behind a title is no place for being unknown.
  const bare = value.replace(/\s*\([^()]*\)$/u, '');
  const addressed = label?.field === 'company' ? nameBeforeStreet(value) : null;
  const parted =
    isPlace || label?.field === 'title'
      ? whole
      : (addressed ??
        splitPlace(value, isTrusting && ![value, bare, value.split(',')[0] ?? ''].some(titleHasHead)));
  // "Globex LLC Traffic Manager"
  const cut = placeScore(parted.place) < 2 && titleHasHead(parted.place) ? whole : parted;
  const isIgnored =
    label?.field === 'ignored' ||
    label?.field === 'dates' ||
    value.split(/,\s/u).every((part) => CONTRACT.test(part) || isWayOfWorking(part)) ||
    isDuration(value) ||
    DATE_LABEL.test(value) ||
    (label === null && isIgnoredLabel(value)) ||
    isWebAddress(value);
  return {
    text: isPlace ? '' : trimField(cut.name),
    place: isPlace ? value : trimField(cut.place),
    label: label?.field ?? null,
    isPlace,
    isIgnored,
  };
}

/** Splits at commas, keeping a legal form with its name ("ABC Company, Inc."). */
export function commaParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/,\s+/)) {
    const last = parts.at(-1);
    if (
      last !== undefined &&
      (isLegalForm(part) || (last.match(/\(/g)?.length ?? 0) > (last.match(/\)/g)?.length ?? 0))
    ) {
      parts[parts.length - 1] = `${last}, ${part}`;
    } else {
      parts.push(part);
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
