import type { PostingToScore } from '../../scoring/prepare.ts';
import { splitLines, splitSentences } from '../../text/lines.ts';
import { contentStems } from '../../scoring/reading.ts';
import { nameNeed } from './name-need.ts';
import { plainText } from './plain-text.ts';

const MAX_FACT = 120;
const MAX_LINES = 400;
const MIN_FACT = 12;
/** Lines that are no facts about the job. */
const NO_FACT = /https?:|www\.|@|\bapply\b|\bignore\b|instruction|\bprompt\b|equal opportunity|[{}<>]|\?/i;

interface Subject {
  asks: RegExp;
  /** What the posting would have to say. */
  name: string;
  /** A line of the posting that answers it. */
  line: RegExp;
}

const SUBJECTS: readonly Subject[] = [
  {
    asks: /\b(?:hours?|shifts?|schedule|roster|rota|weekends?|nights?|overtime|part[- ]time|full[- ]time|working time|start (?:and|in the morning)|days a week)\b/i,
    name: 'the hours',
    line: /\b(?:hours?\b(?! (?:of|experience))|shifts?|schedule|rota|weekends?|nights?|overtime|part[- ]time|full[- ]time|monday|mon\b|days?\/week|am\b|pm\b)/i,
  },
  {
    asks: /\b(?:benefits?|insurance|holidays?|vacation|leave|pension|perks?|401k|sick pay|paid time off|pto|discount)\b/i,
    name: 'the benefits',
    line: /\b(?:benefits?|insurance|holidays?|vacation|annual leave|paid leave|pension|perks?|401|pto|paid time off|discount|meals?)\b/i,
  },
  {
    asks: /\b(?:training|trained|onboarding|learn|courses?|induction|progress(?:ion)?|career|promot\w+|development|grow)\b/i,
    name: 'training or development',
    line: /\b(?:training|onboarding|courses?|induction|career|progression|mentor\w*|development)\b/i,
  },
  {
    asks: /\b(?:team|colleagues|report to|manager|supervisor|boss|people (?:work|are)|staff|crew)\b/i,
    name: 'the team',
    line: /\b(?:team of|report(?:s|ing)? to|crew of|staff of|colleagues|our team|you['’]ll join|supervisor)\b/i,
  },
  {
    asks: /\b(?:contract|permanent|temporary|probation|when (?:do|would|could|can) i (?:start|begin)|start date|starting date|begin)\b/i,
    name: 'the contract or the start',
    line: /\b(?:contract|permanent|temporary|probation|start date|starting|fixed[- ]term|immediate)\b/i,
  },
  {
    asks: /\b(?:travel|car|van|vehicle|driving|drive)\b/i,
    name: 'travel',
    line: /\b(?:travel|company (?:car|van)|vehicle|driv\w+)\b/i,
  },
];
const PAY =
  /\b(?:pay|(?:get|be|are you|is it|how (?:much|often).*) paid|salary|wages?|money|earn|rate|compensation|bonus|tips)\b/i;
const AMOUNT = /[$€£]\s?\d|\d\s?(?:€|eur|usd|gbp|per hour|an hour|\/ ?h(?:r|our)?)\b/i;
const PLACE =
  /\b(?:where|location|located|place|office|remote(?:ly)?|from home|home office|hybrid|on[- ]?site|commute|relocat\w+)\b/i;
const DUTIES =
  /\b(?:duties|tasks?|responsib\w+|day to day|typical day|day look|would i (?:be )?do(?:ing)?|will i (?:be )?do(?:ing)?|the work|main (?:part|job)|expect(?:ed|ations?)?)\b/i;
const NEEDS =
  /\b(?:requirements?|required|qualifications?|need to (?:have|know)|looking for|skills|must i)\b/i;
const RESULTS =
  /\b(?:how (?:am i|was i|did i)|am i doing|my (?:score|result|answer)|did i (?:do|pass)|was (?:that|my answer) (?:ok|good|right)|feedback)\b/i;
const WHO =
  /\b(?:are you (?:a |an )?(?:real|human|person|bot|robot|ai|machine|computer|program)|who are you|your name|chatgpt)\b/i;
const COMPANY =
  /\b(?:company|employer|business|organi[sz]ation|culture|you do here|values|customers|clients)\b/i;

/** An answer to the candidate's question from what the posting says, or that it doesn't say. Never more than it says. */
export function answerQuestion(question: string, posting: PostingToScore): string {
  if (WHO.test(question))
    return 'I’m a program that practices interviews with you; I don’t work for the employer.';
  if (RESULTS.test(question))
    return 'I don’t judge answers while we talk. You’ll see how they came across once you end the interview.';
  if (PAY.test(question)) {
    const pay = plainText(posting.pay, 80) || (factsOf(posting).find((fact) => AMOUNT.test(fact)) ?? '');
    return pay === ''
      ? 'The posting doesn’t say what it pays. That’s a fair question to ask the employer.'
      : `For the pay, the posting says: ${pay}. That is all it says about it.`;
  }
  const subject = SUBJECTS.find(({ asks }) => asks.test(question));
  if (subject) return answerByLine(subject, question, posting);
  if (PLACE.test(question)) return answerPlace(posting);
  if (NEEDS.test(question)) return answerNeeds(posting);
  if (DUTIES.test(question)) return answerDuties(posting);
  if (COMPANY.test(question)) return answerByLine(ABOUT_COMPANY, question, posting);
  const fact = closestFact(question, factsOf(posting), 1);
  return fact === null
    ? 'I only know what the posting says, and it doesn’t answer that. It would be a good question for the employer.'
    : `The closest that the posting says is this: “${fact}”. For more, you would have to ask the employer.`;
}

const ABOUT_COMPANY: Subject = {
  asks: COMPANY,
  name: 'the company itself',
  line: /\b(?:we are|we['’]re|our (?:company|mission|customers|clients|guests)|is a (?:\p{L}+ ){0,4}(?:company|business|firm|hospital|school|restaurant|provider|center|centre))\b/iu,
};

function answerByLine({ name, line }: Subject, question: string, posting: PostingToScore): string {
  const facts = factsOf(posting).filter((text) => line.test(text));
  const fact =
    closestFact(question, facts, 0) ??
    facts.find((text) => posting.title === '' || !text.includes(plainText(posting.title, 40)));
  return fact === undefined
    ? `The posting doesn’t say anything about ${name}. You could ask the employer about it.`
    : `What the posting says is this: “${fact}”. I can’t add anything to it.`;
}

/** Words that are in every question and every posting. */
const EVERYWHERE = new Set(
  'work job team compani day posit question time peopl employ role offer possibl like much mani know think start get how what when where who why the and would there have you'.split(
    ' ',
  ),
);
const MIN_STEM = 3;

/** The fact that shares the most telling words with a question, if any does. */
function closestFact(question: string, facts: readonly string[], least: number): string | null {
  const asked = contentStems(question).filter((stem) => stem.length >= MIN_STEM && !EVERYWHERE.has(stem));
  let best: string | null = null;
  let most = Math.max(0, least - 1);
  for (const fact of facts) {
    const stems = new Set(contentStems(fact));
    const shared = asked.filter((stem) => stems.has(stem)).length;
    if (shared > most) [best, most] = [fact, shared];
  }
  return best;
}

/** Short sentences of the posting, as they can be said. */
function factsOf({ text }: PostingToScore): string[] {
  return splitLines(text.slice(0, 60_000))
    .slice(0, MAX_LINES)
    .flatMap((line) => splitSentences(line))
    .filter((line) => line.text.length <= 400 && !NO_FACT.test(line.text))
    .map((line) => plainText(line.text, MAX_FACT + 1).replace(/[.;,:!\s]+$/, ''))
    .filter((fact) => fact.length >= MIN_FACT && fact.length <= MAX_FACT);
}

function answerPlace(posting: PostingToScore): string {
  const { location, remote } = posting;
  const line = factsOf(posting).find((fact) => /\b(?:remote|hybrid|on[- ]?site|from home)\b/i.test(fact));
  if (line !== undefined)
    return `What the posting says is this: “${line}”. That is all I know about the place.`;
  const isRemote = remote === 'remote' || remote === 'hybrid';
  const place = plainText(location, 60);
  const way = isRemote ? `It speaks of ${remote === 'hybrid' ? 'partly ' : ''}remote work` : '';
  if (place === '')
    return way === ''
      ? 'The posting doesn’t say where the work is. The employer can tell you.'
      : `${way}; it names no place.`;
  return way === ''
    ? `The place in the posting is ${place}, and it says nothing about working from home.`
    : `${way}, and the place that it names is ${place}.`;
}

function answerNeeds(posting: PostingToScore): string {
  const names = posting.requirements
    .filter(({ need, kind }) => need === 'required' && kind !== 'duty')
    .flatMap((requirement) => nameNeed(requirement, posting) ?? [])
    .filter(({ isQuoted }) => !isQuoted)
    .map(({ phrase }) => phrase);
  return names.length === 0
    ? 'The posting doesn’t list what it requires in so many words.'
    : `Above all, the posting asks for ${listed([...new Set(names)].slice(0, 3))}.`;
}

function answerDuties(posting: PostingToScore): string {
  const names = posting.requirements
    .filter(({ kind }) => kind === 'duty')
    .flatMap((requirement) => nameNeed(requirement, posting) ?? [])
    .filter(({ isQuoted }) => !isQuoted)
    .map(({ phrase }) => phrase);
  return names.length === 0
    ? 'The posting doesn’t describe the daily work in detail. You could ask the employer for a typical day.'
    : `From the posting, the work is ${listed([...new Set(names)].slice(0, 3))}, among other things.`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
