import { monthNumber } from '../scoring/months.ts';
import type { MonthText } from '../types.ts';

const GONE =
  /(?<![\p{L}])(?:lapsed|expired|disqualified|banned|cancelled|canceled|ran out|run out|not renewed|not current|revoked|suspended|surrendered|inactive|withdrawn|withdrew|former(?:ly)?|abgelaufen|erloschen|entzogen|ungültig|expirée?|périmée?|caducad[oa]|vencid[oa]|scadut[oa]|suspendid[oa]|wygas[łl]\p{L}*|niewa[żz]n\p{L}*|verlopen|struck off)(?![\p{L}])/iu;
const UNFINISHED =
  /(?<![\p{L}])(?:provisional|learner|left (?:after|in|before|early)|dropped out|drop(?:ped)? out|abandoned|discontinued|incomplete|unfinished|not (?:completed|finished|passed|awarded|yet)|did not (?:finish|complete|graduate)|no degree|without (?:a )?degree|failed|abgebrochen|ohne abschluss|nicht (?:abgeschlossen|bestanden|beendet)|abandonnée?s?|non (?:terminé|obtenu|validé|complet)\p{L}*|sin terminar|inacabad[oa]|inconclus[oa]|incomplet[oa]|trancad[oa]|abandonad[oa]|interrott[oa]|non conclus[oa]|przerwan\p{L}*|niedoko[ńn]czon\p{L}*|afgebroken|niet afgerond|credits? (?:short|completed)|attended|some college|\d+ credits?|(?:\d+|one|two|three|four|five|six) (?:out )?of (?:\d+|two|three|four|five|six|seven|eight|thirteen))(?![\p{L}])/iu;
const UNDERWAY =
  /(?<![\p{L}])(?:in progress|ongoing|studying|currently|expected|anticipated|pending|planned|planning|enrolled|candidate|candidacy|part[- ]qualified|working towards?|towards|awaiting|due|to be (?:taken|completed)|booked|(?:applied|applying) for|exams? (?:left|remaining|to go)|(?:units?|modules?|papers?) (?:left|remaining|to go)|student member|trainee|in ausbildung|laufend|in planung|geplant|angestrebt|angemeldet|voraussichtlich|en cours|prévue?|en preparación|en curso|cursando|previst[oa]|in corso|em andamento|a frequentar|w trakcie|planowan\p{L}*|lopend|bezig)(?![\p{L}])/iu;
const REGAINED =
  /(?<![\p{L}])(?:regained|renewed|reinstated|restored|reactivated|updated|upgraded|retaken|resat|re-?issued|re-?certified|re-?validated|revalidated|extended|now (?:active|valid|current)|completed|finished|passed|obtained|awarded|verlängert|erneuert|wiedererlangt|bestanden|nachgeholt|renouvelée?s?|obtenue?s?|renovad[oa]|recuperad[oa]|rinnovat[oa]|odnowion\p{L}*|vernieuwd|verlengd|active|valid|current|gültig|valide|vigente|in vigore|ważn\p{L}*)(?![\p{L}])/iu;
const VALID_TO =
  /(?<![\p{L}])(?:exp(?:ir(?:es?|y|ed|ation))?\.?|valid (?:to|until|till|through)|active (?:to|through|until)|renewal|gültig bis|valable jusqu['’]?(?:en|au)?|válid[oa] hasta|fino al|ważn\p{L}* do|geldig tot|through|until|bis|jusqu['’]en|hasta|gültig|valid|válid[oa]|valable)(?![\p{L}])[\s:]*(?:(?:date|on|in)\s*)?(?:(?:von\s*|from\s*)?(?:19|20)\d\d\s?(?:[-–]|to|bis)\s?)?(?:\d{1,2}[. ]\s?(?=\p{L})|(?:\d{1,2}[/. -]\s?)?(\d{1,2})[/. -]\s?)?(?:(?!from|von|since|seit)\p{L}{3,9}\.?\s+)?(20\d\d|19\d\d)/iu;
const SEGMENT =
  /;|(?<!\d)\.\s+(?=\p{Lu})|\n|•|(?<!\d),\s+(?=(?:now|then|but)\b)|\s(?:but|aber|mais|pero|ma|ale|maar)\s/u;

const STUDY_RANGE = /(?<!\d)(?:19|20)\d\d(?:-\d\d)?\s*(?:-|–|to|bis|à|a)\s*(20\d\d)(?!\d)/iu;

export interface HeldParts {
  /** What is held and current. */
  held: string;
  /** What is being studied for. */
  underway: string;
}

/**
 * What a credential's text says is held now, without what lapsed, expired before the reference month, was given up or
 * is still to be earned. A later "renewed" or "completed" restores what came before it.
 */
export function readHeld(text: string, referenceDate: MonthText): HeldParts {
  const parts = text.split(SEGMENT).map((part) => part.trim());
  const held: string[] = [];
  const underway: string[] = [];
  const lost: string[] = [];
  for (const part of parts) {
    const state = readState(part, referenceDate);
    if (state === 'held') held.push(part);
    else if (state === 'regained') held.push(...lost.splice(0), part);
    else if (state === 'underway') underway.push(part);
    else lost.push(part);
  }
  return { held: held.join('; '), underway: underway.join('; ') };
}

function readState(part: string, referenceDate: MonthText): 'held' | 'regained' | 'underway' | 'lost' {
  const until = VALID_TO.exec(part);
  if (until?.[2]) {
    // "05/31/2026": what stands in the month's place is a day.
    const month = Number(until[1] ?? 12) > 12 ? '12' : (until[1] ?? '12');
    const end = monthNumber(`${until[2]}-${month.padStart(2, '0')}`);
    if (end !== null && end < (monthNumber(referenceDate) ?? 0)) return 'lost';
  }
  const gone = lastIndex(part, GONE);
  const unfinished = lastIndex(part, UNFINISHED);
  const underway = lastIndex(part, UNDERWAY);
  const regained = lastIndex(part, REGAINED);
  const worst = Math.max(gone, unfinished);
  if (worst >= 0) return regained > worst && !/not\s*$/i.test(part.slice(0, regained)) ? 'regained' : 'lost';
  if (underway >= 0) return regained > underway ? 'regained' : 'underway';
  const range = STUDY_RANGE.exec(part)?.[1];
  if (
    range !== undefined &&
    Number(range) > Number(referenceDate.slice(0, 4)) &&
    !/valid|gültig|active/iu.test(part)
  )
    return 'underway';
  if (!until && hasFutureYear(part, referenceDate)) return 'underway';
  return /(?:renewed|regained|reinstated|restored|erneuert|verlängert|renouvel)/iu.test(part)
    ? 'regained'
    : 'held';
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const found of text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) last = found.index;
  return last;
}

/** A year to come is the expected end, unless it says until when something is valid. */
function hasFutureYear(part: string, referenceDate: MonthText): boolean {
  const now = Number(referenceDate.slice(0, 4));
  if (
    /valid|exp|active|gültig|valable|válid|vigente|bis|until|through|current|eingetragen|to \d/iu.test(part)
  )
    return false;
  return [...part.matchAll(/(?<!\d)20\d\d(?!\d)/g)].some(([year]) => Number(year) > now);
}
