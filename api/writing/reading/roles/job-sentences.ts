import { findPeriods } from '../fields/dates.ts';
import type { Period } from '../fields/dates.ts';
import { companyScore, titleScore } from '../fields/field-scores.ts';
import { trimField } from '../headers/header-pieces.ts';
import { splitPlace } from '../fields/places.ts';

/**
 * "I worked as a cashier at Aldi from 2019 to 2021": verb, title and employer in the seven languages. The title extends
 * to the word that introduces the employer, the employer to a date word, a comma or the end of the sentence.
 */
const STATEMENTS: readonly RegExp[] = [
  /\b(?:work(?:ed|ing)?|employed|served?|serving|job|position|role|started(?: out)?|been|was|am|i['’]m|joined [^,.]{2,40})\s+(?:there\s+)?(?:full[- ]time\s+|part[- ]time\s+)?(?:as\s+)?(?:an?|the|their|head of)\s+(?<title>[^,.;()]{3,60}?)\s+(?:at|for|with|in|by)\s+(?<company>\p{Lu}[^,.;()]{1,60}?)(?=\s+(?:from|since|between|until|in|for|during|where)\b|[,.;()]|\s*$)/iu,
  /\b(?:work(?:ed|ing)?|employed|was|am|been)\s+(?:at|for|with)\s+(?<company>\p{Lu}[^,.;()]{1,60}?)\s+(?:\([^)]{4,40}\)\s+)?(?:from [^,.;]{4,40} )?as\s+(?:an?|the|their)\s+(?<title>[^,.;()]{3,60}?)(?=\s+(?:from|since|between|until|in|for|during|where)\b|[,.;()]|\s*$)/iu,
  /\b(?:joined|moved to)\s+(?<company>\p{Lu}[^,.;()]{1,60}?)\s+(?:in [^,.;]{4,20} )?as\s+(?:an?|the|their)?\s*(?<title>[^,.;()]{3,60}?)(?=\s+(?:from|since|between|until|in|for|during|where)\b|[,.;()]|\s*$)/iu,
  /\b(?:als|war ich|bin ich)\s+(?<title>\p{Lu}[^,.;()]{2,60}?)\s+(?:bei(?: der| dem)?|beim|in der|im|f[uü]r)\s+(?<company>\p{Lu}[^,.;()]{1,60}?)(?=\s+(?:von|seit|ab|bis|zwischen|gearbeitet|besch[aä]ftigt|t[aä]tig|angestellt)\b|[,.;()]|\s*$)/u,
  /\b(?:comme|en tant qu['’]?e?|[eé]t[eé]|suis)\s+(?:une?\s+)?(?<title>[^,.;()]{3,60}?)\s+(?:chez|[aà]|pour|dans)\s+(?<company>\p{Lu}[^,.;()]{1,60}?)(?=\s+(?:de|du|depuis|entre|pendant|en|o[uù])\b|[,.;()]|\s*$)/u,
  /\b(?:como|soy|fui|sou|era)\s+(?:una?\s+|uma?\s+)?(?<title>[^,.;()]{3,60}?)\s+(?:en|para|no|na|em|con)\s+(?<company>\p{Lu}[^,.;()]{1,60}?)(?=\s+(?:de|desde|entre|durante|del|donde|hasta|onde|at[eé])\b|[,.;()]|\s*$)/u,
  /\b(?:come|sono|stat[oa])\s+(?:un[ao]?\s+)?(?<title>[^,.;()]{3,60}?)\s+(?:presso|da|per|in|alla|al|all['’])\s*(?<company>\p{Lu}[^,.;()]{1,60}?)(?=\s+(?:dal|da|tra|per|nel|dove|fino)\b|[,.;()]|\s*$)/u,
  /\b(?:jako)\s+(?<title>[^,.;()]{3,60}?)\s+(?:w|we|dla|na|u)\s+(?:firmie\s+)?(?<company>\p{Lu}[^,.;()]{1,60}?)(?=\s+(?:od|do|w latach|gdzie|przez|pomi[eę]dzy)\b|[,.;()]|\s*$)/u,
];

const WHERE =
  /^[\s,;–—-]*(?:(?:and\s+)?(?:where|during which|in which|and)\s+(?:i|we)\s+|wo ich\s+|o[uù] j['’](?:ai\s+)?|donde\s+|dove\s+|onde\s+|gdzie\s+)/iu;

/** A job stated in a sentence. */
export interface JobStatement {
  title: string;
  company: string;
  location: string;
  period: Period | null;
  rest: string;
}

/** The full stop of a legal form within a sentence: "Globex Pvt. Ltd. from 2016". */
const LEGAL_STOP = /(?<=\b(?:Pvt|Pte|Ltd|Inc|Corp|Co))\.(?=\s+(?:\p{Ll}|Ltd|Inc|Corp|Co|From\s))/gu;
/** Stands for such a full stop, so that it ends no name. */
const STOP = '\u2024';

/** Reads a sentence as a statement about a job; null if it isn't one. */
export function readJobStatement(given: string): JobStatement | null {
  if (given.length > 700) return null;
  const sentence = given.replace(LEGAL_STOP, STOP);
  const withStops = (text: string): string => text.replaceAll(STOP, '.');
  for (const pattern of STATEMENTS) {
    const match = pattern.exec(sentence);
    const title = trimField(withStops(match?.groups?.title ?? ''));
    const company = trimField(withStops(match?.groups?.company ?? ''));
    if (!match || title === '' || company === '') continue;
    if (titleScore(title) < 2 || title.split(/\s+/).length > 7 || companyScore(company) < -1.5) continue;
    const period = findPeriods(sentence)[0] ?? null;
    const cut = splitPlace(company);
    const end = Math.max(match.index + match[0].length, period?.end ?? 0);
    const after = sentence.slice(end).replace(/^\)/, '');
    const where = WHERE.exec(after);
    const rest = where ? withStops(after.slice(where[0].length)).replace(/[.\s]+$/, '') : '';
    return { title, company: cut.name, location: cut.place, period, rest };
  }
  return null;
}
