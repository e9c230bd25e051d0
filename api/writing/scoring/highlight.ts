import { HIGHLIGHT_MIN_LENGTH } from '../../limits.ts';
import type { LexiconEntry } from '../lexicon/format.ts';
import { findEntry, lexicon } from '../lexicon/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import type { HighlightPiece } from '../types.ts';

/** Splits a text into marked and unmarked pieces, which join to the same text. */
export type Highlighter = (text: string) => HighlightPiece[];

interface Wanted {
  entries: Set<LexiconEntry>;
  /** Short names ("Go", "QA"), which match only in the same case. */
  exact: Map<LexiconEntry, Set<string>>;
  /** Sequences of words, by their first word. */
  runs: Map<string, string[][]>;
}

/**
 * Compiles keywords for use on many texts. Marks whole words in any case, including other spellings and plurals known
 * to the lexicon. Keywords of two characters or fewer, and names that are also ordinary words, are marked only as
 * lexicon terms in the same case ("Go" in "services in Go", not in "Go home").
 */
export function compileHighlighter(keywords: readonly string[]): Highlighter {
  const wanted = compile(keywords);
  return (text) => {
    if (wanted.entries.size === 0 && wanted.exact.size === 0 && wanted.runs.size === 0)
      return text === '' ? [] : [{ text, marked: false }];
    return pieces(text, findSpans(wanted, text, tokenize(text)));
  };
}

/** Marks the keywords in one text. For many texts use `compileHighlighter`. */
export function highlight(text: string, keywords: readonly string[]): HighlightPiece[] {
  return compileHighlighter(keywords)(text);
}

function compile(keywords: readonly string[]): Wanted {
  const wanted: Wanted = { entries: new Set(), exact: new Map(), runs: new Map() };
  for (const keyword of keywords.map((one) => one.trim())) {
    const entry = findEntry(keyword);
    const ambiguous =
      entry?.spellings.some(
        (spelling) => spelling.ambiguous && spelling.text.toLowerCase() === keyword.toLowerCase(),
      ) ?? false;
    if (keyword.length <= HIGHLIGHT_MIN_LENGTH) {
      if (entry) wanted.exact.set(entry, (wanted.exact.get(entry) ?? new Set()).add(keyword));
      continue;
    }
    if (entry) wanted.entries.add(entry);
    const words = tokenize(keyword).map((token) => token.norm);
    const first = words[0];
    if (
      first === undefined ||
      ambiguous ||
      (entry && keyword.length === 3 && keyword === keyword.toUpperCase())
    )
      continue;
    wanted.runs.set(first, [...(wanted.runs.get(first) ?? []), words]);
  }
  return wanted;
}

function findSpans(wanted: Wanted, text: string, tokens: readonly Token[]): [number, number][] {
  const spans: [number, number][] = [];
  const push = (from: number, to: number) => spans.push([tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]);
  for (const { entry, from, to } of lexicon().find(tokens)) {
    const written = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
    if (wanted.entries.has(entry) || wanted.exact.get(entry)?.has(written)) push(from, to);
  }
  tokens.forEach((token, index) => {
    for (const words of wanted.runs.get(token.norm) ?? []) {
      if (
        words.every((word, k) => tokens[index + k]?.norm === word && (k === 0 || !tokens[index + k]?.apart))
      )
        push(index, index + words.length);
    }
  });
  return spans.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
}

function pieces(text: string, spans: readonly [number, number][]): HighlightPiece[] {
  const cut: HighlightPiece[] = [];
  let position = 0;
  for (const [start, end] of spans) {
    if (end <= position) continue;
    const from = Math.max(start, position);
    if (from > position) cut.push({ text: text.slice(position, from), marked: false });
    const last = cut.at(-1);
    if (last?.marked && from === position) last.text += text.slice(from, end);
    else cut.push({ text: text.slice(from, end), marked: true });
    position = end;
  }
  if (position < text.length) cut.push({ text: text.slice(position), marked: false });
  return cut;
}
