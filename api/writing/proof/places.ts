import { STATES, STATE_CODES } from '../reading/words/place-words.ts';

const NAMES = STATES.split('|');
/** The codes of the American states, in the order of their names (place-words.ts), without DC and what follows. */
const CODES = STATE_CODES.trim()
  .split(/\s+/)
  .slice(0, 50)
  .filter((code) => code !== 'DC');
const BY_CODE = new Map(CODES.map((code, index) => [code, NAMES[index] ?? '']));
const NAME = new RegExp(
  String.raw`(?<![\p{L}])(?:${[...NAMES].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}])`,
  'giu',
);
const CODE = /(?<![\p{L}])([A-Z]{2})(?![\p{L}])/gu;

/** The American states named in a text, by name or code, in lower case. */
export function statesIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [name] of text.matchAll(NAME)) found.add(name.toLowerCase());
  for (const [, code] of text.matchAll(CODE)) {
    const name = BY_CODE.get(code ?? '');
    // "OR", "IN" and "ME" in capitals may be words of a heading; a code stands after a comma or a bracket.
    if (
      name &&
      (!/^(?:OR|IN|ME|HI|OK|PA|MA|DE|LA|CO|AL|ID)$/.test(code ?? '') ||
        new RegExp(String.raw`[,(]\s*${code}(?![\p{L}])`, 'u').test(text))
    )
      found.add(name);
  }
  return found;
}

/** Whether a license is valid in several states: a multistate or compact license. */
export const isMultistate = (text: string): boolean =>
  /multi-?\s?state|(?<!non-?\s?)\bcompact\b/iu.test(text) && !/single-?\s?state|non-?\s?compact/iu.test(text);
