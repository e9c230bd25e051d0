import { splitLines } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { FACT_LABEL, cleanCompany, findCompany } from './company-text.ts';
import { isEmployer, isOnlyPlace, findLocation, splitPlace } from './place-text.ts';
import { looksLikePlace } from './places.ts';
import { cleanTitle, hasRoleNoun, findTitle, words } from './title-text.ts';
import { zoneOfHeading } from './zones.ts';

/** Title, company and location of a posting; each empty if the posting doesn't state it. */
export interface Headline {
  title: string;
  company: string;
  location: string;
  /** Start offsets of the lines read as title, company, place or a labelled fact; no terms are taken from them. */
  lineStarts: Set<number>;
}

const TITLE_LABEL =
  /^(?:job title|position title|position|role|title|job|vacancy|stellenbezeichnung|stelle|intitulé du poste|poste|puesto|cargo|posizione|stanowisko|vaga)\s*[:–-]\s*(.+)$/iu;
const COMPANY_LABEL =
  /^(?:company(?: name| profile)?|employer|school|hospital|clinic|practice|restaurant|hotel|store|organi[sz]ation|agency|hiring organi[sz]ation|unternehmen|arbeitgeber|entreprise|société|empresa|azienda|firma|pracodawca)\s*[:–-]\s*(.+)$/iu;
const DEPARTMENT_LABEL = /^(?:department|dept)\s*:\s*(.+)$/iu;
const LOCATION_LABEL =
  /^(?:job |work |primary )?(?:locatio\w*|place|standort|arbeitsort|einsatzort|ort|lieu(?: de travail)?|localisation|ubicación|lugar|sede|luogo(?: di lavoro)?|localização|local|lokalizacja|miejsce pracy|duty station|city)\s*[:–-]\s*(.+)$/iu;
/** Text that job boards add around a posting. */
const NOISE =
  /^(?:.{0,60} logo|job post|share|save|saved|apply(?: now)?|easy apply|show more(?: options)?|[\d.]+ out of 5 stars|[\d,]+ reviews?|new|promoted|report(?: this)? job|back(?: to .*)?|view (?:all )?jobs?.*|.{0,40}\d+ applicants?|posted .*|follow|you're signed out.*)$/i;
function isShort(line: Line, limit = 12): boolean {
  return (
    words(line.text).length <= limit &&
    line.text.length <= 110 &&
    !/[.!?]$/.test(
      line.text.replace(/(?:\b(?:[Ii]nc|[Ll]td|[Cc]o|[Cc]orp|LLC|N\.C|U\.S|D\.C)|\b\p{Lu}{2,5})\.$/u, ''),
    )
  );
}

interface Found {
  title: string;
  company: string;
  location: string;
  starts: Set<number>;
}

function readLabels(lines: Line[]): Found {
  const found: Found = { title: '', company: '', location: '', starts: new Set() };
  let department = '';
  for (const line of lines.slice(0, 80)) {
    if (line.text.length > 160) continue;
    const text = line.text.replace(/[*_]{2}/g, '');
    const title = TITLE_LABEL.exec(text)?.[1];
    const company = COMPANY_LABEL.exec(text)?.[1];
    const place = LOCATION_LABEL.exec(text)?.[1];
    const unit = DEPARTMENT_LABEL.exec(text)?.[1];
    if (
      title &&
      !found.title &&
      words(title).length <= 12 &&
      /\p{L}{3}/u.test(title) &&
      !/[.!?]$/.test(title)
    )
      found.title = cleanTitle(title);
    else if (company && !found.company) found.company = cleanCompany(company);
    else if (place && !found.location && words(place).length <= 10) found.location = place.trim();
    else if (unit && !department) department = cleanCompany(unit);
    else if (!FACT_LABEL.test(text)) continue;
    found.starts.add(line.start);
  }
  // A department is taken as the employer only when no other is named and it looks like a public authority.
  if (
    !found.company &&
    /\b(?:board|authority|commission|agency|ministry|office|bureau|department|council)\b/i.test(department)
  )
    found.company = department;
  return found;
}

/** Splits a first line such as "Engineer at Acme", "Nurse - Mercy Hospital" or "Acme is hiring: Welder". */
function splitFirst(text: string): { title: string; company: string; location?: string } {
  const [head = '', name = ''] = text.split(/\s[|·]\s/);
  const named =
    /^\p{Lu}/u.test(name) &&
    words(name).length <= 5 &&
    !/\d|[()]|remote|hybrid|time|shift|licen[cs]e|required|contract/i.test(name);
  if (
    named &&
    hasRoleNoun(head) &&
    !hasRoleNoun(name) &&
    !looksLikePlace(name) &&
    !(head.includes('(') && !head.includes(')'))
  )
    return { title: cleanTitle(head), company: cleanCompany(name) };
  const at = /^(.{3,80}?)\s+(?:at|@|bei|chez)\s+(\p{Lu}[^|–—]{1,80})/u.exec(text);
  if (at?.[1] && at[2] && hasRoleNoun(at[1])) {
    const { name, place } = splitPlace(at[2]);
    return {
      title: cleanTitle(at[1]),
      company: cleanCompany(place || isEmployer(name) ? name : (name.split(',')[0] ?? '')),
      location: place,
    };
  }
  const dash = /^(.{3,80}?)\s+[–—-]\s+(.{2,60})$/u.exec(text);
  if (
    dash?.[1] &&
    dash[2] &&
    hasRoleNoun(dash[1]) &&
    /\b(?:inc|llc|ltd|gmbh|corp|ag|plc|hospital|university|group|company|clinic|school|bank|systems|technologies|analytics)\b\.?$/iu.test(
      dash[2],
    )
  )
    return { title: cleanTitle(dash[1]), company: cleanCompany(dash[2]) };
  return { title: cleanTitle(text), company: '' };
}

function isPlainHeading(line: Line): boolean {
  const text = line.text.replace(/^[#*=\s]+|[*=:\s]+$/g, '');
  if (/^=+/.test(line.text)) return true;
  return zoneOfHeading(text) !== null && !hasRoleNoun(text.split(/\s+/).slice(-1)[0] ?? '');
}

/** Reads the short lines at the top of a posting: title, company and place, in this order if present. */
function readTopLines(lines: Line[]): Found {
  const found: Found = { title: '', company: '', location: '', starts: new Set() };
  const first = lines[0];
  if (
    !first ||
    !(
      isShort(first, 16) ||
      (first.text.endsWith('!') && first.text.length < 90 && hasRoleNoun(first.text))
    ) ||
    first.bulleted ||
    isPlainHeading(first) ||
    FACT_LABEL.test(first.text) ||
    /^[^:]{2,20}:\s/.test(first.text)
  )
    return found;
  if (
    /^(?:we|we're|we’re|our|join|are you|do you|wir|nous|looking|the following|found)(?![\p{L}])/iu.test(
      first.text,
    )
  )
    return found;
  const next = lines.slice(1, 5);
  const split = splitFirst(first.text.replace(/^[#*\s]+/, ''));
  const followed =
    next[0] !== undefined && isShort(next[0], 9) && !isPlainHeading(next[0]) && !next[0].bulleted;
  if (!hasRoleNoun(split.title) && !(followed && words(split.title).length <= 8)) return found;
  // Some job boards put the employer above the title.
  const second = next[0];
  if (!hasRoleNoun(split.title) && followed && second && hasRoleNoun(second.text)) {
    next.shift();
    found.starts.add(second.start);
    found.company = cleanCompany(first.text);
    split.title = cleanTitle(second.text);
  }
  found.title = split.title;
  found.company ||= split.company;
  found.location = split.location ?? '';
  found.starts.add(first.start);
  for (const line of next) {
    if (line.bulleted || !isShort(line, 10) || isPlainHeading(line) || line.text.endsWith('!')) break;
    if (FACT_LABEL.test(line.text)) {
      found.starts.add(line.start);
      continue;
    }
    if (/^[^:]{2,24}:\s/.test(line.text)) break;
    if (line.text === found.title) {
      found.starts.add(line.start);
      continue;
    }
    const { name, place } = splitPlace(line.text);
    const hasBoth = place !== '' && (isEmployer(name) || /\s[–—|·•-]\s/.test(line.text));
    if (!found.company && (hasBoth || !isOnlyPlace(line.text))) {
      const company = cleanCompany(hasBoth ? name : line.text);
      if (company === '') break;
      found.company = company;
      if (hasBoth) found.location ||= place;
    } else if (!found.location) found.location = line.text.replace(/[,\s]+$/, '');
    else break;
    found.starts.add(line.start);
  }
  return found;
}

function tidy(place: string): string {
  const clean =
    place
      .split(/\s[·•|]\s/)[0]
      ?.replace(/^(?:hybrid|remote|on-?site)\s*[-–—:,]\s*/i, '')
      .replace(/\s+/g, ' ')
      .replace(/\s+\d{5}$/, '')
      .trim() ?? '';
  return /\p{L}{2}/u.test(clean) ? clean : '';
}

/** Reads title, company and place. Labels take precedence over the top lines, and those over running text. */
export function readHeadline(text: string): Headline {
  const lines = splitLines(text.slice(0, 30_000)).filter(
    (line, index) => index > 12 || !NOISE.test(line.text.slice(0, 120)),
  );
  const labels = readLabels(lines);
  const top = readTopLines(lines);
  const title =
    (top.title !== '' && hasRoleNoun(top.title) ? top.title : labels.title || top.title) || findTitle(lines);
  const inText = findCompany(text, title);
  return {
    title,
    company: labels.company && !top.company ? labels.company : top.company || inText,
    location:
      (/^remote$/i.test(labels.location.trim()) && tidy(top.location)) ||
      tidy(labels.location) ||
      tidy(top.location) ||
      tidy(findLocation(text)),
    lineStarts: new Set([...labels.starts, ...top.starts]),
  };
}
