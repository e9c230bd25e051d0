import type { TopicKind } from '../types.ts';
import { findClauses, findOutcome } from './find-clauses.ts';
import type { SaidClause } from './find-clauses.ts';
import { comparable, questionsIn } from './plain-text.ts';
import type { PlannedQuestion } from './planned-question.ts';
import type { Conversation } from './read-conversation.ts';
import { rotate } from './rotate.ts';

const SHORT = 16;
/** From here on an answer to a problem needs no question of ours. */
const ENOUGH = 40;
/** An answer worth a second question. */
const RICH = 45;
const HOW_KNOWN =
  /\b(?:measur\w+|track(?:ed|ing)|according to|compar(?:ed|ing)|count(?:ed|ing)|reports?|logs?|logged|dashboard|survey|audit(?:ed|s)?|recorded|spreadsheet|from the system|statistics|monitor\w*|week over week)\b/i;
const RESULT =
  /\b(?:results?|in the end|got through|kept us|ended up|which meant|led to|reduced|increased|improved|saved|finished|passed|on time|within (?:an?|one|two|\d+) (?:hours?|minutes?|days?|weeks?)|early|ahead|since then|afterwards?|after that|it worked|fixed|solved|happy|thanked|thank you|percent|dropped|fell|went (?:down|up|from|well|out)|grew|no (?:more|further|complaints?|injur\w+|errors?|accidents?)|never (?:had|happened|came)|recovered|approved|came back|turned out|stopped|delivered|signed|still (?:use|using|there))\b|%/i;
const NEVER =
  /\b(?:(?:never|not|n['’]t) (?:really |actually |yet |personally )*(?:done|do|used|worked|had|have|held|tried)|no (?:experience|training|licen[cs]e|certificate)|(?:new to me|not yet|don['’]t have (?:it|that|one|any)))\b/i;
const IS_MUST = /requires?\b|is required/;
const IS_HELD = /Where do you stand|Do you have it/;
const NEARLY = /\b(?:but|similar|instead|course|class|school|closest|however|although)\b/i;
const USUALLY =
  /\b(?:usually|always|generally|typically|normally|i would|i['’]d|one should|you have to|in general|mostly)\b/i;
const PARTICULAR =
  /\b(?:once|one (?:day|time|night|morning|evening|of)|last (?:week|month|year|summer|winter|spring|time)|yesterday|there was|in (?:20\d\d|january|february|march|april|may|june|july|august|september|october|november|december)|when i was|for example|for instance|at my (?:last|old|first)|a few (?:weeks|months|years) ago)\b/i;

/** What is said first, so that a question follows from the candidate's own words. */
const TELL: readonly ((told: string) => string)[] = [
  (told) => `You said you ${told}.`,
  (told) => `You mentioned that you ${told}.`,
  (told) => `Let me stay with that for a moment: you ${told}.`,
  (told) => `So you ${told}.`,
];
const QUESTIONS = {
  measured: [
    'How did you measure that?',
    'How do you know that figure is right?',
    'What did you compare it with?',
  ],
  part: [
    'You say “we”. What is your own part in that?',
    'When you say “we”, what is it that you do yourself?',
    'You speak of the team there. What falls to you?',
  ],
  result: [
    'How did it turn out?',
    'What came of it?',
    'What was different afterwards?',
    'What happened in the end?',
  ],
  short: [
    'Could you tell me a bit more, with one example?',
    'What does that look like on a real day?',
    'Can you put me in the picture: where was it, and what did you do?',
    'I’d like to hear a little more about that. What did you do, and why?',
  ],
  steps: ['Why in that order?', 'Can you take me through it more slowly?', 'What would come after that?'],
  once: [
    'Can you think of one particular day when you did that?',
    'When did you last do exactly that, and what happened?',
  ],
  never: ['What comes closest to it in the work that you have done?', 'How would you start to learn it?'],
  held: ['When do you expect to have it?', 'What is still missing for it?'],
  hard: [
    'What was the hardest part of it?',
    'What would you do differently today?',
    'What did you learn from it?',
  ],
  instead: [
    'And if that doesn’t work, what is your next step?',
    'Whom would you tell about it, and when?',
    'What would you write down or report afterwards?',
    'At what point would you ask for help?',
  ],
} as const;

type Aim = keyof typeof QUESTIONS;

/** How many follow-ups a session has had at most by the time a topic is left, so that they don't all fall on the first. */
const BUDGET: Record<TopicKind, number> = {
  opening: 0,
  background: 1,
  claim: 2,
  requirement: 2,
  behavior: 3,
  problem: 3,
  'candidate-questions': 0,
  closing: 0,
};

/**
 * A question that goes into what the candidate has just said, or `null` where it is better to go on. It never was asked
 * before; one question of the plan gets one, and a second only if the first was answered with something worth it.
 */
export function writeFollowUp({ topic, ask }: PlannedQuestion, conversation: Conversation): string | null {
  const { followUps, followUpsHere, last, said, questions } = conversation;
  if (followUps >= BUDGET[topic] || followUpsHere >= 2) return null;
  if (followUpsHere === 1 && last.words < RICH) return null;
  const ideas = listIdeas(topic, ask, conversation);
  for (const { lead, aim } of ideas) {
    if (followUpsHere === 1 && aim === 'short') continue;
    const question = rotate(QUESTIONS[aim], last.text.length).find(
      (one) => !questionsIn(one).some((asked) => isAsked(asked, questions)),
    );
    if (question === undefined) continue;
    if (lead === '') return question;
    const told = TELL.map((tell) => tell(lead)).find((one, at) => !said.includes(` ${openingOf(at)} `));
    return `${lead.startsWith('“') ? quoteLead(lead, said) : (told ?? TELL[0]?.(lead) ?? '')} ${question}`;
  }
  return null;
}

/** The first words of each way to tell. */
const openingOf = (at: number): string => comparable(TELL[at]?.('') ?? '');

function quoteLead(lead: string, said: string): string {
  return said.includes(' you said ') ? `You put it like this: ${lead}.` : `You said ${lead}.`;
}

/** A question counts as asked also where something was said before it in the same sentence. */
const isAsked = (question: string, questions: ReadonlySet<string>): boolean =>
  [...questions].some((asked) => asked === question || asked.endsWith(` ${question}`));

interface Idea {
  /** What the candidate did, behind "you"; a quotation; or nothing. */
  lead: string;
  aim: Aim;
}

/** What could be asked about an answer, the best first. */
function listIdeas(topic: TopicKind, ask: string, { last, said }: Conversation): Idea[] {
  const { text, words } = last;
  const isFresh = ({ told }: SaidClause) => !said.includes(comparable(told));
  const own = findClauses(text, 'I').filter(isFresh);
  const shared = findClauses(text, 'we').filter(isFresh);
  const ideas: Idea[] = [];
  const outcome = [...own, ...shared].find(({ isOutcome }) => isOutcome);
  const loose = outcome ? null : findOutcome(text);
  if (outcome && !HOW_KNOWN.test(text))
    ideas.push({ lead: own.includes(outcome) ? outcome.told : `“${outcome.quote}”`, aim: 'measured' });
  else if (loose !== null && !HOW_KNOWN.test(text)) ideas.push({ lead: `“${loose}”`, aim: 'measured' });
  if (IS_MUST.test(ask) && NEVER.test(text) && !NEARLY.test(text) && words < 60)
    ideas.push({ lead: '', aim: IS_HELD.test(ask) ? 'held' : 'never' });
  if (topic === 'problem') {
    if (words < ENOUGH) ideas.push({ lead: '', aim: words < SHORT ? 'steps' : 'instead' });
    return ideas;
  }
  if (words < SHORT) ideas.push({ lead: '', aim: 'short' });
  const we = text.match(/\b(?:we|our|us)\b/gi)?.length ?? 0;
  const i = text.match(/\bi\b(?!['’]m sure)/gi)?.length ?? 0;
  if (we >= 2 && we > i * 2) {
    ideas.push({ lead: '', aim: 'part' });
  }
  const strongest =
    own.find(({ hasNumber, isVague }) => hasNumber && !isVague) ?? own.find(({ isVague }) => !isVague);
  if (strongest && !RESULT.test(text) && !IS_MUST.test(ask))
    ideas.push({ lead: strongest.told, aim: 'result' });
  if (
    USUALLY.test(text) &&
    !PARTICULAR.test(text) &&
    own.length === 0 &&
    (topic === 'behavior' || topic === 'claim')
  )
    ideas.push({ lead: '', aim: 'once' });
  if (strongest && words >= RICH && (topic === 'claim' || topic === 'behavior'))
    ideas.push({ lead: strongest.told, aim: 'hard' });
  return ideas;
}
