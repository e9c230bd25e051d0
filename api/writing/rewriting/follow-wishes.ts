import { baseOf, pastOf } from './verb-forms.ts';
import { findDroppable } from './droppable.ts';
import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import { escaped, quoted, tidied } from './text-shape.ts';

/** Leaves out what the person asked to leave out: its smallest part that can go, or, for a word alone, the word. */
export function dropNamed(
  text: string,
  name: string,
  isAllowed: (shorter: string) => boolean,
): Reworked | null {
  const at = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  if (!at) return null;
  const end = at.index + at[0].length;
  const exact = { start: at.index, end };
  const parts = findDroppable(text)
    .filter((part) => part.start <= at.index && part.end >= end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start));
  for (const part of [...parts, exact]) {
    const shorter = tidied(text.slice(0, part.start) + text.slice(part.end), text);
    if (shorter !== '' && isAllowed(shorter))
      return { text: shorter, leftOut: [`${quoted(text.slice(part.start, part.end))}, as you asked`] };
  }
  return null;
}

/** Adds what the person states of themself in the instruction: "mention that I used SketchUp". */
export function addFact(text: string, fact: string, spelling: Spelling): Reworked | null {
  const [verb = '', ...rest] = fact.replace(/[.;]+$/, '').split(' ');
  const base = baseOf(verb, 'past') ?? baseOf(verb, 'base');
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const what = rest.join(' ');
  if (base === null || what === '' || text.toLowerCase().includes(what.toLowerCase())) return null;
  const ending = text.endsWith('.') ? '.' : '';
  const plain = text.replace(/\.$/, '');
  const isUse = base === 'use' && !/[,;]/.test(plain);
  const joined = isUse ? `${plain} using ${what}` : `${plain}; ${pastOf(base, spelling)} ${what}`;
  if (!isUse && baseOf(first, 'past') === null) return null;
  return { text: joined + ending, remark: `Adds ${quoted(`${verb} ${what}`)}, as you say` };
}
