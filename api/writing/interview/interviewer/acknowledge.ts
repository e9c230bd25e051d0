import { readHits } from '../../lexicon/read-hits.ts';
import { findClauses } from './find-clauses.ts';
import { comparable, plainText } from './plain-text.ts';
import type { Conversation } from './read-conversation.ts';
import { rotate } from './rotate.ts';

/** A way to take note of something, before and behind it. */
type Frame = readonly [before: string, behind: string];

/** For what the candidate did. No frame judges it, and each is used once in a session. */
const DID: readonly Frame[] = [
  ['All right, you', '.'],
  ['So you', '.'],
  ['I’ve noted that you', '.'],
  ['Thank you. I’ll remember that you', '.'],
];
/** For a tool that the candidate named. */
const NAMED: readonly Frame[] = [
  ['Right,', '.'],
  ['Thank you for telling me about', '.'],
  ['I’ve written down', '.'],
];
const NEUTRAL = [
  'Thank you.',
  'I see.',
  'All right, let’s go on.',
  'Understood.',
  'Let’s turn to something else.',
];
/** Who says that they don't know a thing isn't thanked for it. */
const DENIED = /\b(?:never|not|no|\w+n['’]t)\b/i;
const MIN_WORDS = 10;
const MAX_NAME = 40;

/**
 * A short remark that shows that the answer was heard: something specific of it where there is something, else a neutral
 * word or nothing. It never judges.
 */
export function acknowledge({ last, said, turns }: Conversation): string {
  const unused = (frames: readonly Frame[]) =>
    rotate(frames, turns).find(([before]) => !said.includes(` ${comparable(before)} `));
  if (last.words >= MIN_WORDS) {
    const clauses = [...findClauses(last.text, 'I'), ...findClauses(last.text, 'I', 'present')].filter(
      ({ told, isVague }) => !isVague && !said.includes(comparable(told)),
    );
    const clause = clauses.find(({ hasNumber }) => hasNumber) ?? clauses[0];
    const did = unused(DID);
    if (clause && did) return did[0] + ` ${clause.told}` + did[1];
    // In an introduction it's only one of many things.
    const name = turns > 1 && !DENIED.test(last.text) ? nameIn(last.text, said) : '';
    const named = unused(NAMED);
    if (name !== '' && named) return `${named[0]} ${name}${named[1]}`;
  }
  return rotate(NEUTRAL, turns).find((one) => !said.includes(` ${comparable(one)} `)) ?? '';
}

/** A tool that the candidate named and the interviewer hasn't. */
function nameIn(text: string, said: string): string {
  const { tokens, hits } = readHits(text.slice(0, 4_000));
  const names = hits
    .filter(({ entry }) => entry.kind === 'tool')
    .map(({ from, to }) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0));
  const name = names.find((one) => one.length <= MAX_NAME && !said.includes(` ${comparable(one)} `));
  return name === undefined ? '' : plainText(name, MAX_NAME);
}
