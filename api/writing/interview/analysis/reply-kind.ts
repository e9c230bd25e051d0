import type { TopicKind } from '../types.ts';
import { readSpokenWords } from './spoken-words.ts';
import { isFunctionWord } from './vocabulary.ts';

/** What a message of the candidate does: it answers, passes, asks back, or is small talk. */
export type ReplyKind = 'answer' | 'pass' | 'question' | 'small-talk';

const PASS =
  /\b(?:i (?:really |honestly )*(?:dont|do not) (?:really |honestly )*(?:know|remember|recall)|(?:i have |ive )?no idea|im not (?:really )?sure|not sure|i cant (?:really )?(?:think of|remember|say|answer)\w*|pass|skip|next question|nothing comes to mind|no comment|i would rather not|id rather not)\b/g;
const ASKS_AGAIN =
  /^(?:(?:sorry|excuse me|pardon|hm|ok|okay|please|hang on|wait|oh|um) )*(?:pardon|what|sorry|(?:could|can|would|will) you (?:please )?(?:repeat|say|rephrase|explain|clarify|elaborate|ask)|what do you mean|what was the question|i (?:didnt|did not|dont|do not) (?:quite |really )*(?:understand|get|hear|catch)|come again|one more time|do you mean|are you asking|which|repeat|is it ok|may i|can i (?:take|have|think)|give me a (?:moment|minute|second)|let me think)\b/;
const GREETING =
  /^(?:(?:hi|hello|hey|hallo|good (?:morning|afternoon|evening|day)|thanks?|thank you|nice to meet you|pleased to meet you|how are you|(?:im|i am) (?:fine|good|well|ready)|(?:im )?doing (?:well|fine)|yes|sure|ok|okay|ready|there|and you|everyone|all|great|bye|goodbye|see you|very much|so much|for (?:having|inviting|seeing) me|for (?:your|the) (?:time|opportunity|interview)|lets (?:start|begin|go)|to (?:meet|see|be here)|happy|glad|you|too|today|me) ?)+$/;
const QUESTION_WORDS =
  /^(?:what|how|when|where|who|which|why|is|are|do|does|can|could|would|will|may|so what|and what|and how)\b/;
const SHORT = 25;

const CLOSED =
  /(?:^|[.!?]\s+)(?:and |so )?(?:can|could|are|do|would|is|have|will) (?:you|it|that)\b[^?]{0,200}\b(?:weekends?|nights?|shifts?|start|notice|relocate|travel|available|salary|permit|license|licence|ready|begin)\b[^?]*\?\s*$/i;
const YES_OR_NO = /^(?:yes|yeah|no|sure|of course|absolutely|yep|nope)\b/;

/** What a message does. Needs no punctuation. A plain yes or no to whether somebody can start in May is all that was asked for. */
export function readKindOfReply(content: string, topic: TopicKind, question: string): ReplyKind {
  const words = readSpokenWords(content).map(({ word }) => word);
  if (topic === 'candidate-questions' || topic === 'closing') return 'question';
  if (words.length === 0 || words.length > SHORT) return 'answer';
  const text = words.join(' ');
  if (
    GREETING.test(text) &&
    /\b(?:hi|hello|hey|hallo|good|thanks?|thank|meet|ready|start|begin|bye|goodbye)\b/.test(text)
  )
    return 'small-talk';
  if (words.length <= 12 && YES_OR_NO.test(text) && CLOSED.test(question.slice(-400))) return 'small-talk';
  if (ASKS_AGAIN.test(text) && words.length <= 18) return 'question';
  if (QUESTION_WORDS.test(text) && content.trim().endsWith('?') && words.length <= 18) return 'question';
  const rest = text.replace(PASS, ' ').split(' ');
  const left = rest.filter(
    (word) =>
      word !== '' &&
      !isFunctionWord(word) &&
      !/^(?:question|answer|that|one|thing|anything|know)$/.test(word),
  );
  if (rest.join(' ') !== text && left.length === 0) return 'pass';
  return 'answer';
}
