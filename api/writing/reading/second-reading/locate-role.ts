import type { Period } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';
import { apart, EntryText, HEADER_LINES, locateDates } from './entry-text.ts';
import type { FoundRole } from './found-document.ts';
import { asRead, plain } from './literal.ts';

/** What of a found role really stands in its lines; the parts that don't are empty. It begins with the first that does. */
export interface LocatedRole {
  title: string;
  company: string;
  location: string;
  period: Period | null;
  /** The lines of its header, and the others. */
  header: Line[];
  body: Line[];
  /** What the header says besides, a text for each of its lines. */
  rest: string[];
}

/**
 * Looks for the parts of a found role in its lines, letter by letter: a title or an employer as a thing of its own, also over
 * the end of a line. Null if neither is there.
 *
 * @param lines those from its first to its last
 * @param above those right above them, in which its dates may begin
 */
export function locateRole(
  found: FoundRole,
  lines: readonly Line[],
  above: readonly Line[],
): LocatedRole | null {
  const role = new EntryText(
    lines.map(({ text, marker }, at) =>
      // A list item far below the beginning says what was done.
      marker !== '' && at >= HEADER_LINES ? ' '.repeat(asRead(text).length) : asRead(text),
    ),
  );
  const wanted = {
    title: plain(found.title),
    company: plain(found.company),
    location: plain(found.location),
    dates: plain(found.dates),
  };
  // Where the style changes, something else begins.
  const styles = lines.slice(0, HEADER_LINES).flatMap(({ styleBreaks = [] }) => styleBreaks.flat());
  const beside = [...Object.values(wanted), ...styles];
  const title = role.findName(wanted.title, beside);
  const named = apart(role.findName(wanted.company, beside, true), [title]);
  const areNear = !title || !named || Math.abs(role.lineOf(title) - role.lineOf(named)) < HEADER_LINES;
  const company = areNear ? named : null;
  if (!title && !company) return null;
  const location = apart(role.findName(wanted.location, beside, true), [title, company]);
  const names = [title, company, location].filter((place) => place !== null);
  const heads = names.flatMap(role.linesOf);
  const dates = locateDates(role, wanted.dates, [...above, ...lines.slice(0, HEADER_LINES)]);
  const dated = dates?.place ? role.linesOf(dates.place) : [];
  // Dates may also be the last line of a role.
  const beginning = Math.min(...heads);
  heads.push(...dated.filter((at) => Math.abs(at - beginning) < HEADER_LINES));
  // Dates that are no text of their own may stand in the first lines, above the names.
  const top = dates && !dates.place ? 0 : Math.min(...heads);
  const bottom = Math.max(...heads);
  const spans = [...names, ...(dates?.place ? [dates.place] : [])].flatMap((place) => place.spans);
  const isHeader = (at: number): boolean =>
    (at >= top && at <= bottom) || (dated.includes(at) && role.restOf(at, spans).length === 0);
  return {
    title: title?.text ?? '',
    company: company?.text ?? '',
    location: location?.text ?? '',
    period: dates?.period ?? null,
    header: lines.filter((_, at) => isHeader(at)),
    body: lines.filter((_, at) => at >= top && !isHeader(at)),
    rest: lines.flatMap((_, at) => (isHeader(at) ? role.restOf(at, spans) : [])),
  };
}
