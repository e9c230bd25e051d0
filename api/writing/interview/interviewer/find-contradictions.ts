import { splitLines, splitSentences } from '../../text/lines.ts';
import { contentStems } from '../../scoring/reading.ts';
import { roleSpan, yearsCovered } from '../../scoring/months.ts';
import { readQuantities } from '../../truth/quantities.ts';
import type { Quantity } from '../../truth/quantities.ts';
import type { MonthText } from '../../types.ts';
import type { InterviewRole } from '../types.ts';
import { comparable, plainText } from './plain-text.ts';

/** Something in an answer that doesn't agree with the person's own experience. */
export interface Contradiction {
  /** An exact substring of the answer. */
  quote: string;
  /** A polite question to the candidate. */
  text: string;
}

const MAX_ANSWER = 8_000;
const MAX_SENTENCES = 60;
const MAX_NAME = 50;
/** Differences up to here are how people speak. */
const YEARS_APART = 1.25;
const SHARE_APART = 0.35;
const FIGURES_APART = 0.15;
/** So many words must be the same for a figure to be about the same thing. */
const MIN_SHARED = 3;
const MAX_PER_ANSWER = 3;
const NO_STAY =
  /\b(?:experience|ago|old|years? (?:contract|plan|lease|warranty)|combined|total|altogether|overall|including|before|both|every|per|year-old|career|in the (?:trade|industry|field|business)|next|first|last|of those|since)\b/i;
const STAYED =
  /\b(?:i(?:['’]ve| have| had)? (?:also |then |actually )?(?:worked|spent|stayed|been|was)|i['’]ve been)\b/i;
const CHANGING =
  /\b(?:now|today|later|at first|initially|originally|started|began|grew|from|another|other|until|before|after|then|eventually|sometimes|some|up to|at one point|at the time|peak|when i)\b/i;
const LEADING = /\b(?:manager|director|head|chief|vice president|vp|supervisor|team lead|team leader)\b/i;
const LEADS =
  /manag|direct|head|chief|president|supervis|lead|foreman|charge|principal|owner|coordinat|captain|senior|sous|officer|partner|run|ran\b|deputy|acting|oversee|oversaw/i;
/** The parts of names of companies that are left out in speech. */
const LEGAL =
  /\s*(?:,|\b(?:inc|llc|ltd|limited|gmbh|ag|plc|corp|corporation|co|company|group|s\.?a|b\.?v)\b)\.?.*$/i;

/**
 * What an answer claims otherwise than the person's experience says: how long they were with an employer, that they led
 * there, or a figure of one of their bullet points. Says nothing where it could be a manner of speaking. At most three.
 */
export function findContradictions(
  answer: string,
  roles: readonly InterviewRole[],
  month: string,
): Contradiction[] {
  const sentences = splitLines(answer.slice(0, MAX_ANSWER))
    .flatMap((line) => splitSentences(line))
    .slice(0, MAX_SENTENCES)
    .map(({ text }) => text)
    .filter((text) => text.length <= 500 && !text.includes('?') && answer.includes(text));
  const employers = groupByEmployer(roles.slice(0, 30));
  return sentences
    .flatMap((sentence) => [
      checkYears(sentence, employers, month) ??
        checkTitle(sentence, employers) ??
        checkFigure(sentence, roles) ??
        [],
    ])
    .flat()
    .slice(0, MAX_PER_ANSWER);
}

interface Employer {
  name: string;
  /** As it is spoken, compared. */
  key: string;
  roles: InterviewRole[];
}

function groupByEmployer(roles: readonly InterviewRole[]): Employer[] {
  const found = new Map<string, Employer>();
  for (const role of roles) {
    const name = plainText(role.company, MAX_NAME);
    const key = comparable(name.replace(LEGAL, ''));
    if (key.length < 3) continue;
    const known = found.get(key);
    if (known) known.roles.push(role);
    else found.set(key, { name, key, roles: [role] });
  }
  return [...found.values()];
}

/** The only employer that a sentence names. */
function employerIn(sentence: string, employers: readonly Employer[]): Employer | null {
  const spoken = ` ${comparable(sentence)} `;
  const named = employers.filter(({ key }) => spoken.includes(` ${key} `));
  return named.length === 1 ? (named[0] ?? null) : null;
}

function checkYears(
  sentence: string,
  employers: readonly Employer[],
  month: MonthText,
): Contradiction | null {
  const employer = employerIn(sentence, employers);
  if (!employer || !STAYED.test(sentence) || NO_STAY.test(sentence.replace(employer.name, ''))) return null;
  const stays = readQuantities(sentence).filter(
    ({ counted, end }) => counted[0] === 'year' || /^[\s-]years?\b/i.test(sentence.slice(end)),
  );
  const [stay] = stays;
  if (!stay || stays.length > 1 || stay.value > 60) return null;
  const spans = employer.roles.map((role) => roleSpan(role, month));
  if (spans.some((span) => span === null)) return null;
  const listed = yearsCovered(spans.filter((span) => span !== null));
  const isRough = employer.roles.some(
    ({ startDate, endDate }) => startDate.length === 4 || endDate.length === 4,
  );
  const apart = Math.max(YEARS_APART, listed * SHARE_APART) + (isRough ? 1 : 0);
  const difference = stay.value - listed;
  const isWithin =
    stay.bound === 'above' ? difference <= apart && difference > -50 : Math.abs(difference) <= apart;
  if (isWithin) return null;
  const end = sentence.slice(stay.end).match(/^[\s-]years?/i)?.[0].length ?? 0;
  const quote = sentence.slice(stay.start, stay.end + end);
  return {
    quote,
    text: `Your experience lists ${describeDates(employer.roles)} at ${employer.name}, about ${inYears(listed)}; you said ${quote}. Which is right?`,
  };
}

function describeDates(roles: readonly InterviewRole[]): string {
  const starts = roles.map(({ startDate }) => startDate.slice(0, 4)).sort();
  const ends = roles.map(({ endDate }) => (endDate === '' ? 'today' : endDate.slice(0, 4))).sort();
  return `${starts[0] ?? ''} to ${ends.at(-1) ?? ''}`;
}

const WORDS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function inYears(years: number): string {
  if (years < 0.9) return `${Math.max(1, Math.round(years * 12))} months`;
  const halves = Math.round(years * 2) / 2;
  const whole = Math.floor(halves);
  const named = WORDS[whole] ?? String(whole);
  if (halves !== whole) return `${named} and a half years`;
  return whole === 1 ? 'one year' : `${named} years`;
}

const AS_TITLE =
  /\bi (?:was|worked as|have been|am|became) (?:an? |the )((?:[\p{L}-]+ ){0,3}[\p{L}-]+?) (?:at|for|with|of) /iu;

function checkTitle(sentence: string, employers: readonly Employer[]): Contradiction | null {
  const employer = employerIn(sentence, employers);
  const claimed = AS_TITLE.exec(sentence)?.[1] ?? '';
  if (!employer || !LEADING.test(claimed) || /\bassistant|to the|not\b/i.test(claimed)) return null;
  const known = employer.roles.flatMap(({ title, description, bullets }) => [
    title,
    description.slice(0, 2_000),
    ...bullets.map(({ text }) => text),
  ]);
  if (known.some((text) => LEADS.test(text))) return null;
  const titles = [...new Set(employer.roles.map(({ title }) => plainText(title, MAX_NAME)))].filter(
    (title) => title !== '',
  );
  if (titles.length === 0) return null;
  return {
    quote: claimed,
    text: `Your experience lists you as ${titles.slice(0, 2).join(' and ')} at ${employer.name}; you said ${plainText(claimed, MAX_NAME)}. Which title was it?`,
  };
}

/** A number of one bullet told with another value. */
function checkFigure(sentence: string, roles: readonly InterviewRole[]): Contradiction | null {
  if (CHANGING.test(sentence) || !/\b(?:i|we|my|our)\b/i.test(sentence)) return null;
  const told = readQuantities(sentence).filter(isFigure);
  const [figure] = told;
  if (!figure || told.length > 1 || figure.bound === 'above' || figure.bound === 'below') return null;
  const stems = new Set(contentStems(sentence));
  const alike = roles
    .slice(0, 30)
    .flatMap(({ bullets }) => bullets.slice(0, 60))
    .map(({ text }) => ({
      text: text.slice(0, 600),
      shared: contentStems(text.slice(0, 600)).filter((stem) => stems.has(stem) && !/^\d/.test(stem)).length,
    }))
    .filter(({ shared }) => shared >= MIN_SHARED)
    .sort((a, b) => b.shared - a.shared);
  const [best, second] = alike;
  if (!best || (second && second.shared === best.shared)) return null;
  const written = readQuantities(best.text).filter(isFigure);
  const same = written.filter((one) => isSameKind(one, figure));
  const [listed] = same;
  if (!listed || same.length > 1 || listed.bound !== 'exact') return null;
  if (alike.some(({ text }) => readQuantities(text).some((one) => isNear(one, figure)))) return null;
  if (isNear(listed, figure)) return null;
  const quote = sentence.slice(figure.start, figure.end);
  const inBullet = best.text.slice(listed.start, listed.end);
  return {
    quote,
    text: `In your experience it says ${plainText(inBullet, 30)}, where you just said ${plainText(quote, 30)}: ${clip(best.text)}. Which figure is it?`,
  };
}

const clip = (text: string): string => `“${plainText(text, 110).replace(/[.;,:\s]+$/, '')}”`;
const isFigure = ({ value, unit }: Quantity): boolean =>
  unit !== 'vague' && unit !== 'clock' && !(unit === 'count' && value >= 1900 && value <= 2100) && value > 1;

/** Of the same unit and, for counts, of the same things. */
const isSameKind = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit &&
  a.period === b.period &&
  (a.unit === 'count'
    ? a.counted.length > 0 && b.counted.length > 0 && a.counted.some((stem) => b.counted.includes(stem))
    : true);

const isNear = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit && Math.abs(a.value - b.value) <= Math.max(a.value, b.value) * FIGURES_APART;
