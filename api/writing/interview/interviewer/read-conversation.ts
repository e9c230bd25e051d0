import type { InterviewMessage, InterviewSoFar } from '../types.ts';
import { comparable, questionsIn } from './plain-text.ts';
import type { PlannedQuestion } from './planned-question.ts';
import { MAX_COMPARED, readAnswer, runsOf } from './read-answer.ts';
import type { ReadAnswer } from './read-answer.ts';

/** What the interviewer said and what was answered to it; either may be empty in a history edited by hand. */
export interface Exchange {
  interviewer: string;
  answer: string;
}

/** The conversation as far as the next message depends on it. */
export interface Conversation {
  turns: number;
  /** The places in the plan of the questions asked so far, in the order in which they were asked. */
  asked: readonly number[];
  /** The place in the plan of the question being talked about; `null` before the first. */
  pending: number | null;
  /** How often the question being talked about was asked, in whatever words. */
  askings: number;
  /** The messages of the interviewer that went into an answer, in all and on the question being talked about. */
  followUps: number;
  followUpsHere: number;
  /** All that the candidate answered to the question being talked about. */
  here: readonly ReadAnswer[];
  last: ReadAnswer;
  /** What the message before the last one was; `null` if there was none. */
  before: ReadAnswer | null;
  /** All that the interviewer said, as it is compared. */
  said: string;
  questions: ReadonlySet<string>;
}

const MAX_MESSAGES = 400;
/** Of the answers before the last one only the beginning is read. */
const MAX_EARLIER = 1_200;
const MAX_INTERVIEWER = 2_000;

/** Messages of one role that follow each other belong together. */
export function pairMessages(messages: readonly InterviewMessage[]): Exchange[] {
  const exchanges: Exchange[] = [];
  let open = false;
  for (const { role, content } of messages.slice(-MAX_MESSAGES)) {
    const last = exchanges.at(-1);
    if (role === 'interviewer') {
      if (last && open) last.interviewer = `${last.interviewer}\n${content.slice(0, MAX_INTERVIEWER)}`;
      else exchanges.push({ interviewer: content.slice(0, MAX_INTERVIEWER), answer: '' });
      open = true;
    } else {
      if (last) last.answer = last.answer === '' ? content : `${last.answer}\n\n${content}`;
      else exchanges.push({ interviewer: '', answer: content });
      open = false;
    }
  }
  return exchanges;
}

/** Finds out which questions of the plan were asked and what was said to them. Any history is accepted. */
export function readConversation(
  { posting, messages }: InterviewSoFar,
  plan: readonly PlannedQuestion[],
): Conversation {
  const exchanges = pairMessages(messages);
  const wordings = plan.map(({ ask, again, smaller }) => [ask, again, smaller].map(comparable));
  const asked: number[] = [];
  const interviewer = new Set<string>();
  const answers = new Set<string>();
  const questions = new Set<string>();
  const said: string[] = [];
  let here: ReadAnswer[] = [];
  let before: ReadAnswer | null = null;
  let last: ReadAnswer = readAnswer('', { posting, interviewer, answers });
  let askings = 0;
  let followUps = 0;
  let followUpsHere = 0;
  exchanges.forEach((exchange, at) => {
    const compared = ` ${comparable(exchange.interviewer)} `;
    said.push(compared);
    for (const question of questionsIn(exchange.interviewer)) questions.add(question);
    const place = wordings.findIndex(
      (texts, index) => texts.some((text) => compared.includes(` ${text} `)) && index !== asked.at(-1),
    );
    const isSame =
      asked.length > 0 &&
      wordings[asked.at(-1) ?? 0]?.some((text) => compared.includes(` ${text} `)) === true;
    // What someone else said first counts as the opening.
    const opens = at === 0 && exchange.interviewer !== '' && place < 0 ? 0 : place;
    if (opens >= 0) {
      asked.push(opens);
      [here, askings, followUpsHere] = [[], 1, 0];
    } else if (isSame) askings += 1;
    else if (at > 0 && last.kind === 'answer' && plan[asked.at(-1) ?? 0]?.topic !== 'candidate-questions') {
      followUps += 1;
      followUpsHere += 1;
    }
    for (const run of runsOf(exchange.interviewer.slice(0, MAX_COMPARED))) interviewer.add(run);
    before = at > 0 ? last : null;
    const isLast = at === exchanges.length - 1;
    last = readAnswer(isLast ? exchange.answer : exchange.answer.slice(0, MAX_EARLIER), {
      posting,
      interviewer,
      answers,
    });
    here.push(last);
    answers.add(comparable(exchange.answer.slice(0, MAX_COMPARED)));
  });
  return {
    turns: exchanges.filter((exchange) => exchange.interviewer !== '').length,
    asked,
    pending: asked.at(-1) ?? null,
    askings,
    followUps,
    followUpsHere,
    here,
    last,
    before,
    said: said.join(' '),
    questions,
  };
}
