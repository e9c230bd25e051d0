import { fieldsOfTitle } from '../../proof/fields.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { fold } from '../../text/tokens.ts';
import type { PostingToScore } from '../../scoring/prepare.ts';
import type { InterviewRole } from '../types.ts';
import * as care from './questions/health-and-care.ts';
import * as hospitality from './questions/hospitality.ts';
import * as office from './questions/office-and-law.ts';
import * as selling from './questions/selling-and-making.ts';
import * as teaching from './questions/teaching-and-science.ts';
import * as transport from './questions/transport-and-trades.ts';
import { general, management } from './questions/general.ts';
import type { TradeQuestions } from './questions/question-bank.ts';

/** By the field of the title. Of several fields, the first in this list counts. */
const BY_FIELD: Record<string, TradeQuestions> = {
  law: office.law,
  people: office.people,
  software: selling.software,
  finance: office.finance,
  education: teaching.education,
  science: teaching.science,
  social: care.social,
  health: care.health,
  care: care.care,
  food: hospitality.food,
  cleaning: hospitality.cleaning,
  building: transport.building,
  vehicles: transport.vehicles,
  machining: transport.machining,
  maintenance: transport.maintenance,
  production: transport.machining,
  engineering: teaching.engineering,
  driving: transport.driving,
  logistics: transport.logistics,
  retail: selling.retail,
  marketing: selling.marketing,
  design: selling.design,
  sales: selling.sales,
  service: hospitality.service,
  events: hospitality.service,
  security: teaching.security,
  beauty: care.beauty,
  grounds: transport.grounds,
  purchasing: office.purchasing,
  property: selling.sales,
  office: office.office,
};
const BY_LEXICON: Record<string, TradeQuestions> = {
  health: care.health,
  finance: office.finance,
  retail: selling.retail,
  hospitality: hospitality.service,
  logistics: transport.logistics,
  construction: transport.building,
  engineering: teaching.engineering,
  science: teaching.science,
  education: teaching.education,
  law: office.law,
  'public service': office.publicService,
  'human resources': office.people,
  marketing: selling.marketing,
  sales: selling.sales,
  design: selling.design,
  data: selling.software,
  software: selling.software,
};
const PUBLIC_SERVICE =
  /\b(?:council|civil service|benefits|permit|immigration|customs|municipal|city clerk|town clerk|county|government|caseworker)\b/;
const LEADS =
  /\b(?:manager|supervisor|team lead|team leader|head of|director|foreman|forewoman|superintendent|head chef|chef de cuisine|charge nurse|matron|principal of|leiter\w*)\b/;
/** Managers who lead no people. */
const LEADS_NOBODY = /\b(?:product|project|account|case|community|social media|customer success) manager\b/;
/** Fewer terms of one trade may be there by chance. */
const MIN_TERMS = 2;

/**
 * The questions that suit a posting: those of its trade and the general ones behind them; those for leading people first
 * where the title leads. An unknown trade has only the general ones.
 */
export function findTrade(posting: PostingToScore, roles: readonly InterviewRole[]): TradeQuestions {
  const title = fold(posting.title.slice(0, 200));
  const own = byTitle(title) ?? byTerms(posting) ?? byTitle(fold(roles[0]?.title.slice(0, 200) ?? ''));
  const leads = LEADS.test(title) && !LEADS_NOBODY.test(title) ? [management] : [];
  const all = [...(own ? [own] : []), ...leads, general];
  return {
    behavior: all.flatMap(({ behavior }) => behavior),
    problems: all.flatMap(({ problems }) => problems),
  };
}

function byTitle(title: string): TradeQuestions | undefined {
  if (title === '') return undefined;
  if (PUBLIC_SERVICE.test(title)) return office.publicService;
  const fields = fieldsOfTitle(title);
  const field = Object.keys(BY_FIELD).find((name) => fields.has(name));
  return field === undefined ? undefined : BY_FIELD[field];
}

function byTerms({ terms }: PostingToScore): TradeQuestions | undefined {
  const counts = new Map<string, number>();
  for (const { canonical } of terms) {
    const trade = lexicon().byName.get(canonical)?.trade ?? '';
    if (trade in BY_LEXICON) counts.set(trade, (counts.get(trade) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= MIN_TERMS ? BY_LEXICON[most[0]] : undefined;
}
