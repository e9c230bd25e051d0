import { ROLE_NOUNS } from '../posting/words.ts';
import { isForeign } from '../proof/word-forms.ts';
import { readStatement } from '../proof/statement.ts';
import { spellingKey } from '../lexicon/spelling-tree.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import type { PostingAnalysis } from '../types.ts';
import { tokenize } from '../text/tokens.ts';
import type { Reworked } from './rewording.ts';
import { asSpelled } from './spelling.ts';
import type { Spelling } from './spelling.ts';

const last = (text: string) => text.split(' ').at(-1) ?? '';
const isVerbal = (word: string) => /(?:ed|ing)$/.test(word) && word.length > 4;
const isPlural = (word: string) => /[^s]s$/.test(word);

/** Whether one name may stand where the other does: both of the same number and kind of word. */
function fits(from: string, to: string): boolean {
  const words = [...from.split(' '), ...to.split(' ')];
  if (words.some((word) => word.endsWith('ed') || ROLE_NOUNS.has(word)) || isForeign(to)) return false;
  return (
    isPlural(last(from)) === isPlural(last(to)) &&
    isVerbal(last(from)) === isVerbal(last(to)) &&
    !isVerbal(from.split(' ')[0] ?? '') === !isVerbal(to.split(' ')[0] ?? '') &&
    !/^(?:of|for|and|in)$/.test(last(to))
  );
}

const initials = (text: string) =>
  text
    .split(/[ -]/)
    .map((word) => word.charAt(0).toLowerCase())
    .join('');

/**
 * Whether two names of a skill may take each other's place: an abbreviation, or the same thing with a word more or less. The
 * lexicon also lists near things as one ("flyers", "brochures"), which nobody may be made to have done.
 */
function areSameWords(a: string, b: string): boolean {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (initials(x) === y || initials(y) === x) return true;
  // "User experience", "UX": the second letter of the first word.
  if (/^\p{Lu}{2,5}$/u.test(a) !== /^\p{Lu}{2,5}$/u.test(b)) return true;
  return last(x) === last(y) && (x.split(' ')[0] ?? '').slice(0, 4) === (y.split(' ')[0] ?? '').slice(0, 4);
}

/**
 * Calls things as the posting does: "k8s" -> "Kubernetes". Only other names of the same thing in the lexicon, never anything
 * narrower or broader, and at most one name at a time.
 */
export function usePostingName(text: string, posting: PostingAnalysis, spelling: Spelling): Reworked | null {
  const statement = readStatement(text);
  if (statement.text !== text) return null;
  for (const { entry, from, to } of statement.hits) {
    const [first, end] = [statement.tokens[from], statement.tokens[to - 1]];
    const term = posting.terms.find(({ canonical }) => canonical === entry.name);
    if (!first || !end || !term) continue;
    const said = text.slice(first.start, end.end);
    const isName = entry.kind === 'tool' || entry.kind === 'certificate' || entry.kind === 'language';
    const wanted = asSpelled(term.surface, spelling);
    const name = isName || /\p{Lu}{2}/u.test(wanted) ? wanted : wanted.toLowerCase();
    if (
      spellingKey(asSpelled(said, spelling)) === spellingKey(name) ||
      said.toLowerCase() === name.toLowerCase()
    )
      continue;
    // The posting's words must be that very thing, and not be in the text already.
    const hits = lexicon().find(tokenize(name));
    if (hits[0]?.entry !== entry || text.toLowerCase().includes(name.toLowerCase())) continue;
    const isLonger =
      ` ${name.toLowerCase()} `.includes(` ${said.toLowerCase()} `) ||
      ` ${said.toLowerCase()} `.includes(` ${name.toLowerCase()} `);
    if (!isName && (isLonger || !areSameWords(said, name))) continue;
    if (!fits(said, name) || (from === 0 && isVerbal(said.split(' ')[0] ?? ''))) continue;
    // "REST APIs (k8s)": part of a longer name.
    if (/[\p{L}\p{N}/-]/u.test(text[first.start - 1] ?? ' ') || /[\p{L}\p{N}/-]/u.test(text[end.end] ?? ' '))
      continue;
    return {
      text: withArticle(text.slice(0, first.start), name) + name + text.slice(end.end),
      remark: `Says "${name}", as the posting does, instead of "${said}"`,
    };
  }
  return null;
}

/** "A" becomes "an" where the new name asks for it. */
function withArticle(before: string, name: string): string {
  const article = /(?<![\p{L}])(an?) $/iu.exec(before)?.[1];
  if (article === undefined || /^\p{Lu}{2}/u.test(name)) return before;
  const right = /^[aeio]|^u(?!ni|se)/i.test(name) ? 'an' : 'a';
  return `${before.slice(0, -article.length - 1)}${article.startsWith('A') ? right.replace('a', 'A') : right} `;
}
