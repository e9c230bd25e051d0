import { foldedWords } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { FoundRole } from './found-document.ts';
import { asRead, findName, plain } from './literal.ts';
import { locateRole } from './locate-role.ts';
import type { LocatedRole } from './locate-role.ts';

/** A found role, and what of it stands in the document. */
export interface Located extends FoundRole {
  role: LocatedRole;
  /** The numbers of its lines, in the order of the document. */
  numbers: number[];
}

/** So far above a role may the line with its employer be that no other role has. */
const LINES_ABOVE = 3;
/** So far above it is looked for what it shares with others. */
const SHARED_ABOVE = 200;

/** Whether two texts have the same words. */
export const areAlike = (one: string, other: string): boolean =>
  foldedWords(one).join(' ') === foldedWords(other).join(' ');

/** The found roles that stand in the document, in its order, each with lines of its own. */
export function locateRoles(lines: readonly Line[], found: readonly FoundRole[]): Located[] {
  const located: Located[] = [];
  let free = 0;
  for (const given of found.toSorted((a, b) => a.first - b.first || a.last - b.last)) {
    const begin = Math.max(given.first, free);
    const own = lines.filter(({ lineNumber }) => begin <= lineNumber && lineNumber <= given.last);
    const before = lines.filter(({ lineNumber }) => lineNumber < begin).slice(-SHARED_ABOVE);
    const above = before.filter(({ lineNumber }) => free <= lineNumber).slice(-LINES_ABOVE);
    const role = locateRole(given, own, above);
    if (!role) continue;
    const employer = above.findLast(
      ({ text, marker }) =>
        role.company === '' && marker === '' && findName(asRead(text), plain(given.company)) >= 0,
    );
    const extra = employer ? [employer] : [];
    located.push({
      ...given,
      role: {
        ...role,
        title: role.title || nameAbove(plain(given.title), before),
        company: role.company || nameAbove(plain(given.company), before),
        header: [...extra, ...role.header],
      },
      numbers: [...extra, ...own].map(({ lineNumber }) => lineNumber),
    });
    free = given.last + 1;
  }
  return located;
}

/** A title or an employer of several roles that stands above the first of them, in no list item. */
function nameAbove(name: string, lines: readonly Line[]): string {
  for (const { text, marker } of lines.toReversed()) {
    const at = marker === '' ? findName(asRead(text), name) : -1;
    if (at >= 0) return asRead(text).slice(at, at + name.length);
  }
  return '';
}
