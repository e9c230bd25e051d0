/** A word with which nothing is said, or which only fills a pause. */
interface Word {
  word: string;
}

/** Sounds, which are no words at all. */
const SOUNDS = /^(?:u+h*m+|u+h+|e+r+m*|e+h+m+|h+m+|m+h*m+|a+h+|ahem)$/;
/** Words that fill pauses nearly wherever they stand; leaving them out of every count does no harm. */
const SINGLE = new Set('like basically literally actually honestly'.split(' '));
const PAIRS = new Set(['you know', 'i mean', 'sort of', 'kind of']);
const AFTER_OPENER = new Set([
  'so',
  'well',
  'okay',
  'ok',
  'right',
  'yeah',
  'yes',
  'and',
  'but',
  'was',
  'were',
  'just',
  'its',
]);
/** Before "like", these make it a verb or a comparison. */
const BEFORE_LIKE =
  /^(?:i|you|we|they|id|would|to|really|also|dont|not|things|looks?|looked|feels?|felt|sounds?|sounded|something|anything|people|more|much|seems?|just)$/;
const BEFORE_PAIR: Record<string, RegExp> = {
  'you know': /^(?:do|did|if|as|what|that|let|how|where|whether|when|because)$/,
  'i mean': /^(?:what|that|do)$/,
  'sort of': /^(?:a|the|this|that|what|every|any|some|same|which|each)$/,
  'kind of': /^(?:a|the|this|that|what|every|any|some|same|which|each)$/,
};

/** The words without fillers and without a word that is said twice in a row; what is left says the same. */
export function dropFillers<T extends Word>(words: readonly T[]): T[] {
  const kept: T[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const one = words[at];
    if (!one || SOUNDS.test(one.word) || SINGLE.has(one.word)) continue;
    if (PAIRS.has(pairAt(words, at))) {
      at += 1;
      continue;
    }
    if (kept.at(-1)?.word !== one.word) kept.push(one);
  }
  return kept;
}

const pairAt = (words: readonly Word[], at: number): string =>
  `${words[at]?.word ?? ''} ${words[at + 1]?.word ?? ''}`;

/** How many fillers a listener would hear: "like" and "you know" count only where they fill a pause. */
export function countFillers(words: readonly Word[]): number {
  let count = 0;
  words.forEach(({ word }, at) => {
    const before = words[at - 1]?.word ?? '';
    const pair = pairAt(words, at);
    if (SOUNDS.test(word)) count += 1;
    else if (PAIRS.has(pair)) count += BEFORE_PAIR[pair]?.test(before) ? 0 : 1;
    else if (word === 'like') count += at > 0 && !BEFORE_LIKE.test(before) && isPause(words, at) ? 1 : 0;
    else if (word === 'basically' || word === 'literally') count += 1;
  });
  return count;
}

/** Whether "like" fills a pause: behind an opening or another filler, or before one. */
function isPause(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1]?.word ?? '', words[at + 1]?.word ?? ''];
  return AFTER_OPENER.has(before) || SOUNDS.test(before) || SOUNDS.test(next) || before === next;
}
