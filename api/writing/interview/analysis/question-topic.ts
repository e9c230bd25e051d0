import type { TopicKind } from '../types.ts';

const PATTERNS: [TopicKind, RegExp][] = [
  [
    'candidate-questions',
    /\b(?:questions? (?:for|to) (?:me|us)|(?:do|would) you (?:have|like to ask) (?:any |some )?questions?|anything (?:you|you['’]d) (?:want|like) to (?:ask|know)|what would you like to (?:ask|know)|your own questions)\b/i,
  ],
  [
    'closing',
    /\b(?:that(?:['’]s| is| was) (?:all|everything) (?:from|i)|thank you for (?:your time|talking|taking)|end of (?:our|the) interview)\b/i,
  ],
  [
    'opening',
    /\b(?:introduce yourself|tell me (?:a (?:little|bit) )?(?:bit |something )?about yourself|about yourself|who you are|why (?:did you apply|you applied|this (?:job|role|position)|do you want)|what (?:interests|attracts|attracted|brought|brings) you)\b/i,
  ],
  [
    'claim',
    /\b(?:you (?:say|said|write|wrote|mention(?:ed)?|state|claim)|your (?:resume|cv|profile|bank) (?:says|mentions|states)|by how much|how did you know|how did you (?:do|manage) (?:that|this|it))\b/i,
  ],
  [
    'background',
    /\b(?:walk me through|your (?:time|years|work|role|part|job) (?:at|as|with|in|there)|what was your (?:part|role)|your background|your career|your last (?:job|role)|tell me about (?:the|your) (?:work|time|role|job))\b/i,
  ],
  [
    'behavior',
    /\b(?:tell me about a|describe a|give me an example|an example of|a time when|a situation (?:in which|where|when))\b/i,
  ],
  [
    'problem',
    /\b(?:what (?:do|would|will) you do|how (?:do|would) you (?:go about|find|handle|deal|react|approach|proceed|decide|solve)|imagine|suppose|what if|what (?:is|would be) your first step)\b/i,
  ],
  [
    'requirement',
    /\b(?:(?:this|the) (?:job|role|position|posting) (?:includes|asks|requires|needs|involves|calls)|we (?:use|need|work with|look|ask)|what (?:is your|experience)|your experience|experience (?:do you have )?with|how (?:much|long|often) have you|how (?:well|good) (?:do|are|is) you|do you know (?:how|about)?|have you (?:ever )?(?:used|worked|done)|how (?:do|would) you)\b/i,
  ],
];

/** How much of a question is read. */
const READ = 2000;

/**
 * What a question is about, from its words: "behavior" if they don't say. `answered` is the number of answers before it, because the
 * first question of an interview opens it.
 */
export function inferTopic(question: string, answered: number): TopicKind {
  const text = question.slice(0, READ);
  const found = PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
  return found ?? (answered === 0 && !text.includes('?') ? 'opening' : 'behavior');
}
