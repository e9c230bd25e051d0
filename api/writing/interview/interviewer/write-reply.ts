import type { InterviewerReply, InterviewSoFar, TopicKind } from '../types.ts';
import { acknowledge } from './acknowledge.ts';
import { answerQuestion } from './answer-question.ts';
import { findContradictions } from './find-contradictions.ts';
import { writeFollowUp } from './follow-up.ts';
import { comparable, plainText, questionsIn } from './plain-text.ts';
import { END_BUTTON, planSession } from './plan.ts';
import type { PlannedQuestion } from './planned-question.ts';
import { NEVER } from './answer-patterns.ts';
import type { AnswerKind } from './read-answer.ts';
import { readConversation } from './read-conversation.ts';
import type { Conversation } from './read-conversation.ts';
import { foreignReplies, IS_DISTRESS, SPECIAL } from './special-replies.ts';

/** The longest message; longer ones are tiring to listen to. */
export const MAX_REPLY = 450;
/** From this message on the page shows the button that ends the interview. */
const BUTTON_FROM = 3;
/** So many questions of the candidate are answered at the end. */
const MAX_ASKED = 4;
const FEW_WORDS = 9;

export interface Situation {
  soFar: InterviewSoFar;
  plan: readonly PlannedQuestion[];
  conversation: Conversation;
  /** The question being talked about; `null` before the first. */
  pending: PlannedQuestion | null;
  /** What the conversation is about now. */
  topic: TopicKind;
}

/**
 * The interviewer's next message: the greeting if nothing was said yet, a question that goes into the last answer, the
 * next question of the plan, or what a decent person says to a message that is no answer. Depends on its argument
 * only. Accepts any history, never asks a question twice, and has at most {@link MAX_REPLY} characters of plain text
 * (docs/algorithms.md#the-interviewer).
 */
export const writeReply = (soFar: InterviewSoFar): InterviewerReply => replyIn(readSituation(soFar));

/** Where an interview stands. */
export function readSituation(soFar: InterviewSoFar): Situation {
  const plan = planSession(soFar);
  const conversation = readConversation(soFar, plan);
  const pending = conversation.pending === null ? null : (plan[conversation.pending] ?? null);
  return { soFar, plan, conversation, pending, topic: pending?.topic ?? 'opening' };
}

/** The next message; see {@link writeReply}. */
export function replyIn(situation: Situation): InterviewerReply {
  const { soFar, plan, conversation, pending } = situation;
  if (soFar.messages.length === 0 || !pending) return askNext(situation, '');
  if (IS_DISTRESS.has(conversation.last.kind) || conversation.last.kind === 'stop')
    return respond(situation, pending);
  if (conversation.asked.some((place) => plan[place]?.topic === 'closing')) return afterClosing(situation);
  if (conversation.last.kind !== 'answer') return respond(situation, pending);
  return react(situation, pending);
}

/** To an answer: a question about it, or the next one. */
function react(situation: Situation, pending: PlannedQuestion): InterviewerReply {
  const { soFar, conversation, topic } = situation;
  if (topic === 'candidate-questions') return askNext(situation, '');
  if (saysNever(situation)) return askAgain(situation, pending, pick(SPECIAL.unsure, conversation), true);
  const doubt = findContradictions(conversation.last.text, soFar.roles, soFar.month).find(({ text }) =>
    isNew(conversation, text),
  );
  if (doubt) return { text: bound(doubt.text), topic };
  const followUp = writeFollowUp(pending, conversation);
  if (followUp !== null && isNew(conversation, followUp)) return { text: bound(followUp), topic };
  return askNext(situation, acknowledge(conversation));
}

/** Whether the candidate has nothing to tell where something was to be told. An honest no to a requirement is an answer. */
export const saysNever = ({ topic, conversation: { last } }: Situation): boolean =>
  (topic === 'behavior' || topic === 'claim' || topic === 'background') &&
  last.words <= FEW_WORDS &&
  NEVER.test(last.text);

/** To a message that is no answer: what there is to say, and then the same question in other words, or the next. */
function respond(situation: Situation, pending: PlannedQuestion): InterviewerReply {
  const { conversation, topic } = situation;
  const { kind, text, language } = conversation.last;
  if (kind === 'stop') return { text: pick(stopReplies(conversation), conversation), topic };
  if (kind === 'question') return answer(situation, pending);
  // After a pause, and as an answer to a plain question, "yes" means different things.
  if (kind === 'ready' && !isPause(conversation)) {
    if (topic === 'candidate-questions') return askNext(situation, '');
    const followUp = writeFollowUp(pending, conversation);
    return followUp !== null && isNew(conversation, followUp)
      ? { text: bound(followUp), topic }
      : askNext(situation, '');
  }
  if (kind === 'answer') return react(situation, pending);
  const lead = pick(kind === 'foreign' ? foreignReplies(language) : SPECIAL[kind], conversation);
  if (IS_DISTRESS.has(kind)) return { text: bound(lead), topic };
  if (kind === 'skip') return askNext(situation, lead);
  // "Do you have questions?" – "No idea."
  if (topic === 'candidate-questions' && (kind === 'unsure' || kind === 'repeated' || text === ''))
    return askNext(situation, '');
  return askAgain(situation, pending, lead, kind === 'unsure');
}

const isPause = ({ before }: Conversation): boolean =>
  before !== null && before.kind !== 'answer' && before.kind !== 'unsure';

function stopReplies({ turns }: Conversation): string[] {
  return turns + 1 >= BUTTON_FROM
    ? [
        `Of course, we can stop here. Choose ${END_BUTTON}, and you’ll see how your answers came across.`,
        `That’s fine. The button ${END_BUTTON} closes the interview at any time.`,
        `Whenever you like: ${END_BUTTON} brings you to the results.`,
      ]
    : [
        `Of course, we can stop here. You can simply leave; the button ${END_BUTTON} appears once we have talked a little longer.`,
      ];
}

/** An answer to the candidate's own question, and back to the interview. */
function answer(situation: Situation, pending: PlannedQuestion): InterviewerReply {
  const { soFar, conversation, topic } = situation;
  const said = answerQuestion(conversation.last.text, soFar.posting);
  const lead = isNew(conversation, said)
    ? said
    : 'I’m afraid that I can’t tell you more about that than I have.';
  if (topic !== 'candidate-questions') return askAgain(situation, pending, lead, false);
  if (conversation.here.filter(({ kind }) => kind === 'question').length >= MAX_ASKED)
    return askNext(situation, lead);
  const more = [
    'What else would you like to know?',
    'Is there anything else on your mind?',
    'Do you have a further question?',
  ];
  const next = more.find((one) => isNew(conversation, one));
  return next === undefined ? askNext(situation, lead) : { text: join(lead, next), topic };
}

/** The question being talked about in words that weren't used yet; the next one if there are none left. */
function askAgain(
  situation: Situation,
  pending: PlannedQuestion,
  lead: string,
  wantsSmaller: boolean,
): InterviewerReply {
  const { conversation, topic } = situation;
  const wordings = wantsSmaller ? [pending.smaller] : [pending.again, pending.smaller];
  // Twice is enough; whoever can't answer is asked something else.
  const left = conversation.askings > 2 ? [] : wordings;
  const wording = left.find((one) => one !== '' && isNew(conversation, one));
  return wording === undefined
    ? askNext(situation, MOVES_ON.has(conversation.last.kind) ? pick(MOVING_ON, conversation) : lead)
    : { text: join(lead, wording), topic };
}

/** After these, "take your time" and the like don't go with another question. */
const MOVES_ON: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'silence',
  'gibberish',
  'unsure',
  'repeat',
  'meaning',
  'pasted',
]);
const MOVING_ON = [
  'We’ll leave that one and go on.',
  'Let’s try another question.',
  'That’s fine, here is something else.',
];

/** The next question of the plan that wasn't asked, or what follows the closing. */
export function askNext(situation: Situation, lead: string): InterviewerReply {
  const { plan, conversation } = situation;
  const furthest = Math.max(-1, ...conversation.asked);
  const next = plan.find(
    ({ ask, topic }, place) => place > furthest && (topic === 'closing' || isNew(conversation, ask)),
  );
  if (!next) return afterClosing(situation);
  return { text: join(lead, next.ask), topic: next.topic };
}

const AFTER_CLOSING = [
  `Thank you, and good luck. Choose ${END_BUTTON} to see your results.`,
  `We’ve come to the end. ${END_BUTTON} shows you what went well and what to work on.`,
  `There is nothing more from my side. You’ll find your results behind ${END_BUTTON}.`,
];

function afterClosing({ soFar, conversation }: Situation): InterviewerReply {
  const { kind, text } = conversation.last;
  const said = kind === 'question' ? answerQuestion(text, soFar.posting) : '';
  return { text: join(said, pick(AFTER_CLOSING, conversation)), topic: 'closing' };
}

/** Whether a text brings no question, and no whole sentence, that was said before. */
function isNew({ said, questions }: Conversation, text: string): boolean {
  return (
    !said.includes(` ${comparable(text)} `) && !questionsIn(text).some((question) => questions.has(question))
  );
}

/** The first wording that wasn't used yet; where all were, they take turns. */
function pick(wordings: readonly string[], { said, turns }: Conversation): string {
  return (
    wordings.find((one) => !said.includes(` ${comparable(one)} `)) ??
    wordings[turns % Math.max(1, wordings.length)] ??
    ''
  );
}

/** A remark and a question, as far as both fit; the question goes first if they don't. */
function join(lead: string, question: string): string {
  const both = lead === '' ? question : `${lead} ${question}`;
  return both.length <= MAX_REPLY ? both : bound(question);
}

const bound = (text: string): string => (text.length <= MAX_REPLY ? text : plainText(text, MAX_REPLY));
