import { linesOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { fold, tokenize } from '../text/tokens.ts';
import { isRegionOnly, looksLikePlace, placeInText } from './places.ts';
import { ROLE_NOUNS } from './words.ts';
import { zoneOfHeading } from './zones.ts';

/** Who seeks whom and where. Empty where the posting does not say. */
export interface Headline {
  title: string;
  company: string;
  location: string;
  /** Starts of the lines that were read as title, company, place or a labelled fact: no terms are taken from them. */
  lineStarts: Set<number>;
}

const TITLE_LABEL = /^(?:job title|position title|position|role|title|job|vacancy|stellenbezeichnung|stelle|intitulé du poste|poste|puesto|cargo|posizione|stanowisko|vaga)\s*[:–-]\s*(.+)$/iu;
const COMPANY_LABEL = /^(?:company(?: name| profile)?|employer|organi[sz]ation|agency|hiring organi[sz]ation|unternehmen|arbeitgeber|entreprise|société|empresa|azienda|firma|pracodawca)\s*[:–-]\s*(.+)$/iu;
const DEPARTMENT_LABEL = /^(?:department|dept)\s*:\s*(.+)$/iu;
const LOCATION_LABEL = /^(?:job |work |primary )?(?:locatio\w*|place|standort|arbeitsort|einsatzort|ort|lieu(?: de travail)?|localisation|ubicación|lugar|sede|luogo(?: di lavoro)?|localização|local|lokalizacja|miejsce pracy|duty station|city)\s*[:–-]\s*(.+)$/iu;
const FACT_LABEL = /^(?:salary|pay|job type|job number|posting date|posted|opening date|closing date|position number|section|division|salary grade|employment type|contract|start|deadline|reference|ref|compensation|type|duration|commitment|full[- ]time|part[- ]time|vollzeit|teilzeit|permanent|date)\b/iu;

const SEEKING = /(?<![\p{L}])(?:is|are|we're|we’re|currently|actively)?\s*(?:seeking|hiring|searching for|looking for|recruiting(?: for)?|looking to hire|in search of|suchen|sucht|recherchons|recherche|recrute|recrutons|buscamos|busca|cerchiamo|cerca|ricerca|procuramos|contrata|szukamy|poszukujemy|poszukuje)\s+(?:for\s+)?(?:an?|our next(?: superstar)?|our new|the|one|two|several|eine?n?|une?|una?|um|dich als|sie als|talented|experienced|skilled|motivated|passionate|dedicated|\s)*\s*([^.,;:!?()\n]{3,80})/iu;
const AS_A = /(?<![\p{L}])(?:as|role of|position of|als|en tant que?|como)\s+(?:an?|our|the|une?|un)?\s*([^.,;:!?()\n]{3,60}?),?\s+(?:you|at|with us|you'll|du|sie|vous|reporting)(?![\p{L}])/iu;

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Whether one of the words is a noun that job titles end in. */
export function hasRoleNoun(text: string): boolean {
  return tokenize(text).some(({ norm }) => ROLE_NOUNS.has(norm) || ROLE_NOUNS.has(norm.replace(/in$/, '')));
}

function isShort(line: Line, limit = 12): boolean {
  return words(line.text).length <= limit && line.text.length <= 110 && !/[.!?]$/.test(line.text.replace(/\b(?:inc|ltd|co|corp|llc|n\.c|u\.s|d\.c)\.$/i, ''));
}

/** The title without what boards hang on it: gender marks, remote notes, licences, pay. */
function cleanTitle(text: string): string {
  let title = text.replace(/^[#*\s"“]+|[*\s"”:]+$/g, '');
  title = title.replace(/\s*[([](?:[mwfdxhi]\s*[/|]\s*){1,3}[mwfdxhi*]\s*[)\]].*$/iu, '').replace(/\s+(?:[mwfd]\/){2}[mwfdx]\b.*$/iu, '');
  title = title.replace(/\s*[([](?=[^)\]]*(?:remote|hybrid|on-?site|\||timezone|time zone|full[- ]time|part[- ]time|contract|urgent)).*$/iu, '');
  title = title.replace(/\s+[|]\s.*$/u, '').replace(/\s+[-–—]\s+(?:fully\s+)?(?:remote|hybrid|on-?site|full[- ]time|part[- ]time)\b.*$/iu, '');
  title = title.replace(/\s+(?:needed|wanted|gesucht|required)$/iu, '');
  const tail = /^(.+?)\s+[-–—]\s+([^-–—]+)$/u.exec(title);
  if (tail?.[1] && tail[2] && isRegionOnly(tail[2])) title = tail[1];
  title = title.trim().slice(0, 200);
  return /^[^\p{Ll}]{8,}$/u.test(title) && /\p{L}/u.test(title) ? title.replace(/\p{L}[\p{L}'’]{3,}|OF|AND|THE|FOR|IN/gu, shouted) : title;
}

/** "PLUMBER'S HELPER" is read as "Plumber's Helper"; short words may be acronyms and stay. */
function shouted(word: string): string {
  if (/^(?:OF|AND|THE|FOR|IN)$/.test(word)) return word.toLowerCase();
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** Cuts a phrase after its role noun and drops what is no part of a title. */
function titlePhrase(text: string): string {
  const kept: string[] = [];
  for (const word of words(text)) {
    if (/^(?:to|who|that|with|for|in|at|and\/or|which|on|where|whose|mit|für|pour|para|con|zum|ab|als|join|ready|who's)$/iu.test(word)) break;
    kept.push(word);
  }
  while (kept.length > 0 && /^(?:an?|our|the|talented|experienced|skilled|motivated|passionate|dedicated|highly|full-time|part-time|new|great|next|superstar)$/iu.test(kept[0] ?? '')) kept.shift();
  const phrase = kept.join(' ');
  const last = kept[kept.length - 1] ?? '';
  if (kept.length === 0 || kept.length > 7 || !hasRoleNoun(last) && !(kept.length <= 5 && hasRoleNoun(phrase) && /^\p{Lu}/u.test(last))) return '';
  if (/^(?:individuals?|people|candidates?|someone|professionals?|person|staff|team|partner|leader)s?$/i.test(last) && kept.length <= 2) return '';
  return phrase;
}

const NOT_A_COMPANY = /^(?:we|our|this|that|the role|you|it|there|he|she|they|position|job|candidate|applicants?|what|who|where|here|if|as|in|at|on|for|with|your|please|all|these|those|each|experience|work|team|about|role|us|me|one|everyone|someone|nothing|today|now|i|its|our team|our client|a company|the company|the team|the job|the position|company|remote|hybrid)$/i;

function cleanCompany(text: string): string {
  const name = text
    .replace(/^[#*\s"“(]+|[*\s"”:,;)]+$/g, '')
    .replace(/\s*\((?:remote|hybrid|on-?site)[^)]*\)$/i, '')
    .trim();
  if (name === '' || name.length > 80 || words(name).length > 8 || NOT_A_COMPANY.test(name)) return '';
  if (/[$€£]|\d{4,}|^\d/.test(name) || zoneOfHeading(name) === 'requirements' || FACT_LABEL.test(name)) return '';
  return name;
}

const NAME = String.raw`(\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:of|and|the|for|de|&|und|et|y) \p{Lu}[\p{L}\p{N}&.'’-]*| [\p{Lu}\d][\p{L}\p{N}&.'’-]*){0,6})`;
const COMPANY_IN_TEXT: RegExp[] = [
  new RegExp(String.raw`(?:^|[.!?\n]\s*|\s)${NAME},? (?:is|are) (?:currently |now |actively )?(?:seeking|hiring|looking|searching|recruiting)`, 'u'),
  new RegExp(String.raw`(?:^|[\n.!?•] *)At ${NAME},? (?:we|our|you|everything)(?![\p{L}])`, 'u'),
  new RegExp(String.raw`(?:^|\n)[#*\s]*About ${NAME}[:*\s]*(?:\n|$)`, 'u'),
  new RegExp(String.raw`(?:^|[\n.!?] *)(?:Join|Welcome to) ${NAME}(?:[.,!\n]| and | as | in )`, 'u'),
  new RegExp(String.raw`(?:^|\n)[^\p{L}\n]*(?:The )?${NAME} (?:is|ist|est|es) (?:a|an|the|one|building|breaking|on|eine?|une?|una?|das|le|la)(?![\p{L}])`, 'u'),
  new RegExp(String.raw`(?:^|\n)[^\p{L}\n]*(?:The |Die |Das |La |Le )?${NAME} (?:sucht|recherche|recrute|busca|cerca|poszukuje|szuka|connects|provides|creates|builds|develops|helps|offers|delivers)(?![\p{L}])`, 'u'),
];

function companyInText(text: string, title: string): string {
  const head = text.slice(0, 12_000).replace(/[^\S\n]+/g, ' ').replace(/\n[\n ]+/g, '\n');
  for (const pattern of COMPANY_IN_TEXT) {
    const found = pattern.exec(head);
    const name = cleanCompany(found?.[1]?.replace(/^The /, '') ?? '');
    if (name === '' || fold(name) === fold(title) || name.length < 2) continue;
    const last = words(name).at(-1) ?? '';
    if (ROLE_NOUNS.has(fold(last)) || /^(?:About|The Role|Role|Position|You|Us|Job|This|Our|The)$/i.test(name)) continue;
    if (/^(?:You|We|This|Our|Your|What|Who|If|As|There|It|Experience|Knowledge|Ability|Job|Role|Position|English)(?: |$)/.test(name)) continue;
    return name;
  }
  return '';
}

interface Found {
  title: string;
  company: string;
  location: string;
  starts: Set<number>;
}

function fromLabels(lines: Line[]): Found {
  const found: Found = { title: '', company: '', location: '', starts: new Set() };
  let department = '';
  for (const line of lines.slice(0, 80)) {
    if (line.text.length > 160) continue;
    const text = line.text.replace(/[*_]{2}/g, '');
    const title = TITLE_LABEL.exec(text)?.[1];
    const company = COMPANY_LABEL.exec(text)?.[1];
    const place = LOCATION_LABEL.exec(text)?.[1];
    const unit = DEPARTMENT_LABEL.exec(text)?.[1];
    if (title && !found.title && words(title).length <= 12 && /\p{L}{3}/u.test(title) && !/[.!?]$/.test(title)) found.title = cleanTitle(title);
    else if (company && !found.company) found.company = cleanCompany(company);
    else if (place && !found.location && words(place).length <= 10) found.location = place.trim();
    else if (unit && !department) department = cleanCompany(unit);
    else if (!FACT_LABEL.test(text)) continue;
    found.starts.add(line.start);
  }
  // An authority's department is the employer only when nothing else is named and it reads like an authority.
  if (!found.company && /\b(?:board|authority|commission|agency|ministry|office|bureau|department|council)\b/i.test(department)) found.company = department;
  return found;
}

/** "Engineer at Acme", "Nurse - Mercy Hospital", "Acme is hiring: Welder" in the first line. */
function splitFirst(text: string): { title: string; company: string } {
  const at = /^(.{3,80}?)\s+(?:at|@|bei|chez)\s+(\p{Lu}[^,|–—]{1,60})/u.exec(text);
  if (at?.[1] && at[2] && hasRoleNoun(at[1])) return { title: cleanTitle(at[1]), company: cleanCompany(at[2]) };
  const dash = /^(.{3,80}?)\s+[–—-]\s+(.{2,60})$/u.exec(text);
  if (dash?.[1] && dash[2] && hasRoleNoun(dash[1]) && /\b(?:inc|llc|ltd|gmbh|corp|ag|plc|hospital|university|group|company|clinic|school|bank|systems|technologies|analytics)\b\.?$/iu.test(dash[2]))
    return { title: cleanTitle(dash[1]), company: cleanCompany(dash[2]) };
  return { title: cleanTitle(text), company: '' };
}

function isPlainHeading(line: Line): boolean {
  const text = line.text.replace(/^[#*=\s]+|[*=:\s]+$/g, '');
  if (/^=+/.test(line.text)) return true;
  return zoneOfHeading(text) !== null && !hasRoleNoun(text.split(/\s+/).slice(-1)[0] ?? '');
}

/** The short lines at the top of a posting: title, company, place, in this order where they are there. */
function fromTop(lines: Line[]): Found {
  const found: Found = { title: '', company: '', location: '', starts: new Set() };
  const first = lines[0];
  if (!first || !isShort(first, 16) || first.bulleted || isPlainHeading(first) || FACT_LABEL.test(first.text) || /^[^:]{2,20}:\s/.test(first.text)) return found;
  const next = lines.slice(1, 5);
  const split = splitFirst(first.text.replace(/^[#*\s]+/, ''));
  const followed = next[0] !== undefined && isShort(next[0], 9) && !isPlainHeading(next[0]) && !next[0].bulleted;
  if (!hasRoleNoun(split.title) && !(followed && words(split.title).length <= 8)) return found;
  found.title = split.title;
  found.company = split.company;
  found.starts.add(first.start);
  for (const line of next) {
    if (line.bulleted || !isShort(line, 10) || isPlainHeading(line) || /!$/.test(line.text)) break;
    if (FACT_LABEL.test(line.text)) {
      found.starts.add(line.start);
      continue;
    }
    if (/^[^:]{2,24}:\s/.test(line.text)) break;
    const place = looksLikePlace(line.text);
    if (!found.company && !(place && (isRegionOnly(line.text) || placeInText(line.text) !== ''))) {
      const name = cleanCompany(line.text);
      if (name === '') break;
      found.company = name;
    } else if (!found.location) found.location = line.text.replace(/[,\s]+$/, '');
    else break;
    found.starts.add(line.start);
  }
  return found;
}

function titleInText(lines: Line[]): string {
  for (const line of lines.slice(0, 60)) {
    for (const pattern of [SEEKING, AS_A]) {
      const phrase = titlePhrase(pattern.exec(line.text.slice(0, 600))?.[1] ?? '');
      if (phrase !== '') return phrase;
    }
  }
  return '';
}

function locationInText(text: string): string {
  const head = text.slice(0, 6000);
  const based = /(?:based in|located in|office in|our office at|position located in|job in|standort in|basé[e]? à|à pourvoir à|con sede en|ubicad[ao] en|z siedzibą w)\s+(\p{Lu}[\p{L}.'-]+(?:[ ,]+\p{Lu}[\p{L}.'-]+){0,3})/u.exec(head);
  return placeInText(head) || (based?.[1]?.replace(/[.,]+$/, '') ?? '');
}

/** Title, company and place of a posting's text. Labels win over the top lines, these over running text. */
export function headlineOf(text: string): Headline {
  const lines = linesOf(text);
  const labels = fromLabels(lines);
  const top = fromTop(lines);
  const title = (top.title !== '' && hasRoleNoun(top.title) ? top.title : labels.title || top.title) || titleInText(lines);
  const inText = companyInText(text, title);
  return {
    title,
    company: labels.company && !top.company ? labels.company : top.company || inText,
    location: labels.location || top.location || locationInText(text),
    lineStarts: new Set([...labels.starts, ...top.starts]),
  };
}
