import { lexicon } from '../lexicon/lexicon.ts';
import { readYearsIn } from '../requirements/years-asked.ts';
import { fold, tokenize } from '../text/tokens.ts';
import type { RemoteKind } from '../types.ts';
import { isRegionOnly } from './places.ts';
import type { Segment } from './zones.ts';

const HYBRID =
  /(?<![\p{L}])(?:hybrid(?:es|e)? (?:work|role|position|working|model|schedule|setup|remote|office|job|arbeit|arbeiten)|hybrid(?=\s*[,.)(|\n–—-]|$)|hybride[sn]? (?:arbeit|work)|\d\s+days?(?: a| per|\/)?\s*(?:week)? (?:in|at|from) (?:the |our )?office|partly remote|partially remote|teilweise home[- ]?office|home[- ]?office möglich|mobiles arbeiten|télétravail partiel|trabajo híbrido|modelo híbrido|praca hybrydowa|hybrydow\w+)/iu;
const NOT_REMOTE =
  /(?<![\p{L}])(?:not (?:a )?remote|no remote|non-remote|remote (?:work )?is not|not eligible for remote|remote sensing|remote control|cannot be (?:done|performed) remotely|kein home[- ]?office)(?![\p{L}])/iu;
const REMOTE =
  /(?<![\p{L}])(?:remote(?:ly)?|work(?:ing)? from home|work[- ]from[- ]anywhere|wfh|telecommut\w+|telework\w*|home[- ]based|distributed team|100 ?% home[- ]?office|home[- ]?office|télétravail|teletrabajo|trabajo remoto|remoto|da remoto|trabalho remoto|home ?office|zdaln\w+|ortsunabhängig)(?![\p{L}])/iu;
const ONSITE =
  /(?<![\p{L}])(?:on[- ]?site|in[- ]office|in[- ]person|at our (?:office|store|site|location|restaurant|warehouse|clinic)|vor ort|sur site|sur place|presencial|in sede|stacjonarn\w+)(?![\p{L}])/iu;

/**
 * Where the work is done. A posting that names a specific place and doesn't mention remote work is on site; one that
 * names only a region, or nothing, is unknown.
 */
export function readWorkplace(text: string, title: string, location: string): RemoteKind {
  const head = `${title}\n${location}`;
  const kind = /["']TELECOMMUTE["']/.test(text) ? 'remote' : null;
  if (kind) return kind;
  if (HYBRID.test(head) || HYBRID.test(text)) return 'hybrid';
  const denied = NOT_REMOTE.test(text);
  if (!denied && (REMOTE.test(head) || REMOTE.test(text))) return 'remote';
  if (/\b(?:worldwide|anywhere)\b/i.test(location)) return 'remote';
  if (ONSITE.test(text) || denied) return 'onsite';
  const several =
    location.split(',').length > 2 &&
    location.split(',').some(isRegionOnly) &&
    !/\d/.test(location) &&
    !/, [A-Z]{2}\b/.test(location);
  return location !== '' && !isRegionOnly(location) && !several ? 'onsite' : 'unknown';
}

const AMOUNT = String.raw`\d{1,3}(?:[.,\s]\d{2,3})*(?:[.,]\d{1,2})?\s?[kK]?`;
const SIGN = String.raw`(?:[$€£₹]|USD|EUR|GBP|CHF|PLN|zł|INR|AUD|CAD)`;
const PER = String.raw`(?:\s?(?:per|an?|\/|pro|par|por|na)\s?(?:hour|hr|year|yr|annum|month|week|day|Stunde|Jahr|Monat|heure|an|mois|hora|año|mes|mese|anno|ora|mês|ano|godz\w*|miesiąc)|\s?(?:annually|yearly|hourly|annual|p\.a\.|brutto|netto|gross))?`;
const PAY = new RegExp(
  String.raw`(?:${SIGN}\s?${AMOUNT}(?:\s?(?:-|–|—|to|bis|à|a|do)\s?${SIGN}?\s?${AMOUNT}\s?${SIGN}?)?(?!\s?(?:[MB]\b|million|billion|bn\b|mio))|(?<![\d.,])${AMOUNT}(?:\s?(?:-|–|—|to|bis|à|do)\s?${AMOUNT})?\s?${SIGN})${PER}`,
  'iu',
);
const PAY_CUE =
  /salary|pay\b|pay range|compensation|wage|\brate\b|gehalt|vergütung|lohn|salaire|rémunération|salario|sueldo|retribuzione|stipendio|salário|wynagrodzenie|(?:per|an?) (?:hour|year|month|week)|\/hr|\/hour|\/year|\bp\.a\b|\bearn\b|brutto/i;
const BARE_PAY =
  /(?<![\p{L}])(?:salary|pay|wage|gehalt|salaire|salario|wynagrodzenie)(?![\p{L}])[^\d\n]{0,20}(\d[\d.,]{3,12}(?:\s?[-–]\s?\d[\d.,]{3,12})?(?:\s?(?:annual(?:ly)?|hourly|yearly|per \w+))?)/iu;

/** The pay as written in the posting; empty if it states none. Sums in other contexts (funding, sales) don't count. */
export function readPay(segments: readonly Segment[], text: string): string {
  for (const segment of segments) {
    if (!PAY_CUE.test(segment.text)) continue;
    const found = PAY.exec(segment.text)?.[0];
    if (found && /\d{2}/.test(found)) return found.trim().replace(/[.,]$/, '');
  }
  return BARE_PAY.exec(text.slice(0, 8000))?.[1]?.trim() ?? '';
}

const EXPERIENCE =
  /experience|exp\b|erfahrung|expérience|experiencia|esperienza|experiência|doświadczen|as an? |background|working|practice|track record/iu;
/** Larger numbers are ages or the employer's history. */
const MOST_YEARS = 30;

/**
 * The required years of experience: the least of alternatives in one sentence, the first of an "or" list, the most of
 * several requirements. `null` when there is no requirement. Ages, company histories and time windows don't count.
 */
export function readYearsAsked(segments: readonly Segment[]): number | null {
  let most: number | null = null;
  let alternative = false;
  for (const segment of segments) {
    if (segment.zone === 'none' || segment.zone === 'about' || segment.need === 'preferred') continue;
    if (/^or\b|\bor$/i.test(segment.text) && most !== null) alternative = true;
    if (!EXPERIENCE.test(segment.text) && segment.zone !== 'requirements') continue;
    const least = readYearsIn(segment.text);
    if (least === null || least < 1 || least > MOST_YEARS) continue;
    // "1. Four years ...; or 2. Five years ...": the second is an alternative, not a further requirement.
    if (!alternative && (most === null || least > most)) most = least;
    alternative = /\bor$/i.test(segment.text);
  }
  return most;
}

/** The degree asked for, in the posting's words; a required one takes precedence over a preferred one. */
export function readDegreeAsked(segments: readonly Segment[]): string {
  let preferred = '';
  for (const segment of segments) {
    if (segment.heading || segment.zone === 'none' || segment.zone === 'about') continue;
    if (
      !/[dD]egree|[dD]iploma|GED|[bB]achelor|[mM]aster|PhD|Ph\.D|doctor|studium|Abitur|licence|laurea|grado|título|superior|wykształcenie|baccalaur|[aA]ssociate|Promotion|B\.?Sc|M\.?Sc|MBA|BSN|ADN/.test(
        segment.text,
      )
    )
      continue;
    const tokens = tokenize(segment.text);
    const hit = lexicon()
      .find(tokens)
      .find(({ entry }) => entry.kind === 'degree');
    if (!hit) continue;
    const written = segment.text.slice(tokens[hit.from]?.start ?? 0, tokens[hit.to - 1]?.end ?? 0);
    const surface =
      /^Bachelor|^Associate|^Master/.test(written) && !written.includes(' ') ? hit.entry.name : written;
    if (segment.need !== 'preferred') return surface;
    preferred ||= surface;
  }
  return preferred;
}

const LEVELS: [string, number, RegExp][] = [
  [
    'Executive',
    5,
    /\b(?:chief|ceo|cto|cfo|coo|vp|vice president|president|executive director|geschäftsführer\w*)\b/,
  ],
  ['Director', 5, /\b(?:director|directeur|directrice|direktor|head of|bereichsleit\w*)\b/],
  [
    'Principal',
    4,
    /\b(?:principal|staff (?=engineer|developer|designer|scientist|platform|software|machine))\b/,
  ],
  ['Lead', 4, /\b(?:lead|teamleit\w*|leiter|leiterin|supervisor|foreman|kierownik|chef d'équipe)\b/],
  ['Manager', 4, /\b(?:manager|gerente|responsable|superintendent)\b/],
  ['Senior', 3, /\b(?:senior|sr|sénior|experte?)\b/],
  [
    'Intern',
    0,
    /\b(?:intern|internship|praktikant\w*|praktikum|stagiaire|stage|trainee|werkstudent\w*|becari[oa]|tirocin\w*|estagi[áa]ri[oa]|stażyst\w*|apprentice|azubi|auszubildende\w*|helper|aide)\b/,
  ],
  ['Junior', 1, /\b(?:junior|jr|entry[- ]level|graduate|assistant|młodszy|débutant|berufseinsteiger\w*)\b/],
];

/** The level in a title ("Senior", "Lead"...); empty if there is none. */
export function readSeniority(title: string): string {
  return levelEntry(title)?.[0] ?? '';
}

/** 0 (trainee) to 5 (director); a title without a level counts as 2. */
export function seniorityLevel(title: string): number {
  return levelEntry(title)?.[1] ?? 2;
}

function levelEntry(title: string): [string, number, RegExp] | undefined {
  const folded = title.toLowerCase();
  return LEVELS.find(([, , pattern]) => pattern.test(folded) || pattern.test(fold(title)));
}
