import type { InterviewMessage, TopicKind } from '../types.ts';
import { readKindOfReply } from './reply-kind.ts';
import { inferTopic } from './question-topic.ts';

/** All that the candidate said to one question. */
export interface CollectedAnswer {
  question: string;
  topic: TopicKind;
  /** The messages that answer it, joined by blank lines. */
  text: string;
  /** Of the spoken messages: their text, and how long they took. */
  spoken: { text: string; seconds: number }[];
}

export interface CollectedAnswers {
  answers: CollectedAnswer[];
  /** How many questions the candidate left open ("I don't know"). */
  passed: number;
}

/** More answers than any interview has are not read. */
const MOST = 60;

/**
 * The answers of an interview, with their questions. Everything that the candidate says up to the interviewer's next message is one
 * answer. What answers nothing is no answer, and doesn't count against the candidate: a greeting, "Can you repeat that?", and their own
 * questions when they are invited to ask. After a question back, the interviewer's reply belongs to the question that is still open. "I don't know"
 * alone is an honest pass: the question is counted as left open and not scored. Messages before the first question are left out.
 */
export function collectAnswers(messages: readonly InterviewMessage[]): CollectedAnswers {
  const answers: CollectedAnswer[] = [];
  let passed = 0;
  let question = '';
  let isOpen = false;
  let replies: InterviewMessage[] = [];
  const close = () => {
    const said = replies.filter(({ content }) => content.trim() !== '');
    replies = [];
    if (question.trim() === '' || said.length === 0 || answers.length >= MOST) return;
    const topic = inferTopic(question, answers.length);
    const kinds = said.map(({ content }) => readKindOfReply(content, topic, question));
    const telling = said.filter((_, at) => kinds[at] === 'answer');
    isOpen = telling.length === 0 && kinds.includes('question');
    if (telling.length > 0)
      answers.push({
        question,
        topic,
        text: telling.map(({ content }) => content).join('\n\n'),
        spoken: telling.flatMap(({ content, spokenSeconds }) =>
          spokenSeconds !== null && spokenSeconds > 0 ? [{ text: content, seconds: spokenSeconds }] : [],
        ),
      });
    else if (kinds.includes('pass')) passed += 1;
  };
  for (const message of messages) {
    if (message.role === 'user') replies.push(message);
    else {
      if (replies.length > 0) close();
      else if (question !== '') isOpen = false;
      question = isOpen ? `${question}\n\n${message.content}` : message.content;
      isOpen = false;
    }
  }
  close();
  return { answers, passed };
}
