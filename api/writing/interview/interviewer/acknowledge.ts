import { readHits } from '../../lexicon/read-hits.ts';
import { findClauses } from './find-clauses.ts';
import { comparable, plainText } from './plain-text.ts';
import type { Conversation } from './read-conversation.ts';

/** Ways to take note of what was said, without judging it. Each is used once in a session. */
const DID: readonly ((told: string) => string)[] = [
  (told) => `All right, you ${told}.`,
  (told) => `I’ve noted that you ${told}.`,
  (told) => `I’ll remember that you ${told}.`,
  (told) => `Thank you. You ${told}; that helps me to picture it.`,
];
const NAMED: readonly ((name: string) => string)[] = [
  (name) => `Thank you, I’ve noted what you said about ${name}.`,
  (name) => `I’ll come back to ${name} in my notes.`,
  (name) => `That tells me where ${name} comes into your work.`,
  (name) => `I see how ${name} fits in.`,
];
const NEUTRAL = [
  'Thank you.',
  'All right, let’s go on.',
  'I see.',
  'Understood.',
  'Let’s turn to something else.',
  '',
];
const MIN_WORDS = 12;
const MAX_NAME = 40;

/** Words that name nothing in particular. */
const COMMON =
  /^(?:experience|work|team|teamwork|training|management|communication|service|customer service|planning|support|leadership|reporting|english|organization|quality|writing|sales|law|research|testing|cleaning|design|teaching|engineering)$/i;

/**
 * A short remark that shows that the answer was heard: something specific of it where there is something, else a neutral
 * word or nothing. It never judges.
 */
export function acknowledge({ last, said }: Conversation): string {
  const fresh = (text: string) => !said.includes(comparable(text));
  if (last.words >= MIN_WORDS) {
    const clauses = findClauses(last.text, 'I').filter(({ told }) => fresh(told));
    const clause = clauses.find(({ hasNumber }) => hasNumber) ?? clauses[0];
    const name = nameIn(last.text, said);
    const did = clause && DID.find((frame) => fresh(frame('').replace(/\.$/, '').split(';')[0] ?? ''));
    const named = name !== '' && NAMED.find((frame) => !usesFrame(frame, said));
    if (clause && did) return did(clause.told);
    if (named) return named(name);
  }
  return NEUTRAL.find((one) => one === '' || !said.includes(` ${comparable(one)} `)) ?? '';
}

const usesFrame = (frame: (name: string) => string, said: string): boolean =>
  frame('\n')
    .split('\n')
    .map(comparable)
    .filter((part) => part !== '')
    .every((part) => said.includes(part));

/** A skill, tool or the like that the candidate named and the interviewer hasn't. */
function nameIn(text: string, said: string): string {
  const { tokens, hits } = readHits(text.slice(0, 4_000));
  const names = hits
    .filter(({ entry }) => entry.kind !== 'trait' && entry.kind !== 'degree' && entry.kind !== 'language')
    .map(({ from, to }) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0));
  const name = names.find(
    (one) => one.length <= MAX_NAME && !COMMON.test(one) && !said.includes(` ${comparable(one)} `),
  );
  return name === undefined ? '' : plainText(name, MAX_NAME);
}
