import type { EvidenceKind, MatchPart } from '../../../__generated__/ScorePanel_resume.graphql.ts';

/** A line of the receipt as the panels show it. */
export interface Line {
  part: MatchPart;
  label: string;
  need: string;
  /** The kind of requirement; null for terms, and in receipts from before there were kinds. */
  kind: string | null | undefined;
  evidence: EvidenceKind;
  bulletId: string | null | undefined;
  points: number;
  possible: number;
}

export type LineStatus = 'met' | 'partly' | 'missing';

/** Evidence that counts for something without showing that it was done. */
const WEAK = new Set<EvidenceKind>(['SKILLS', 'IMPLIED']);

/**
 * Whether the resume proves what the line asks for. A requirement is met only with all its points; a term, whose
 * proof counts a little less in an older role or a title, with at least half of them.
 */
export function getLineStatus({
  kind,
  evidence,
  points,
  possible,
}: Pick<Line, 'kind' | 'evidence' | 'points' | 'possible'>): LineStatus {
  if (evidence === 'NONE') return 'missing';
  const enough = kind ? points >= possible : points * 2 >= possible;
  return enough && !WEAK.has(evidence) ? 'met' : 'partly';
}

const EVIDENCE: Record<EvidenceKind, string> = {
  RECENT_BULLET: 'shown in a bullet point from a recent role',
  OLDER_BULLET: 'shown in a bullet point from an older role',
  TITLE: 'shown by your job titles',
  DATES: 'shown by the dates of your roles',
  DETAILS: 'listed in your resume details',
  SKILLS: 'only in your skills list',
  IMPLIED: 'implied by something else on the resume',
  NONE: 'not on this resume',
  // A newer server may send kinds that this version doesn't know.
  '%future added value': '',
};

/** Describes where a line's points come from. */
export function describeEvidence(evidence: EvidenceKind): string {
  return EVIDENCE[evidence];
}

/** Explains a line's points: where they come from, what was found, and what more could be gained. */
export function explainLine({
  part,
  evidence,
  points,
  possible,
  detail,
  wouldAdd,
}: Pick<Line, 'part' | 'evidence' | 'points' | 'possible'> & { detail: string; wouldAdd: number }): string {
  const inPart = part === 'EXPERIENCE' && evidence.endsWith('_BULLET') && points < possible;
  const more = evidence === 'NONE' ? 'Shown in a bullet point' : 'Shown in full';
  return [
    `${inPart ? 'partly ' : ''}${describeEvidence(evidence)}`,
    detail,
    wouldAdd > 0 ? `${more}: +${wouldAdd} overall` : '',
  ]
    .filter(Boolean)
    .join('. ');
}

/**
 * Picks the lines that could add most to the overall score, at most `count`; ties keep their order. A term that is
 * named by a requirement with a bigger gain isn't picked again.
 */
export function pickBiggestGains<Item extends { name: string; wouldAdd: number }>(
  lines: readonly Item[],
  count: number,
): Item[] {
  const names: string[] = [];
  const isNew = ({ name }: Item) => {
    const own = ` ${name.trim().toLowerCase()} `;
    if (names.some((other) => other.includes(own))) return false;
    names.push(own);
    return true;
  };
  return lines
    .filter((line) => line.wouldAdd > 0)
    .toSorted((a, b) => b.wouldAdd - a.wouldAdd)
    .filter(isNew)
    .slice(0, count);
}

/** How many words the posting may add to a name without being worth a line of their own. */
const MAX_EXTRA_WORDS = 2;

/** The posting's words for a line, if they say notably more than its name; otherwise empty. */
export function getDetails({ name, label }: { name: string; label: string }): string {
  const extra = label.toLowerCase().includes(name.toLowerCase())
    ? countWords(label) - countWords(name)
    : Infinity;
  return extra > MAX_EXTRA_WORDS ? label : '';
}

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** Removes repeats: a term that is also a line of the posting appears in both parts of the receipt. */
export function removeRepeats<Item extends { label: string }>(lines: readonly Item[]): Item[] {
  const key = ({ label }: Item) => label.trim().toLowerCase();
  return lines.filter((line, index) => lines.findIndex((other) => key(other) === key(line)) === index);
}

/** Picks the lines that are requirements; terms, the title and the years have no kind. */
export function listRequirements<Item extends { kind: string | null | undefined }>(
  lines: readonly Item[],
): (Item & { kind: string })[] {
  return lines.flatMap((line) => (line.kind ? [{ ...line, kind: line.kind }] : []));
}

/** Counts lines by status: "6 met, 2 partly, 3 missing". */
export function summarizeStatuses(lines: readonly { status: LineStatus }[]): string {
  return (['met', 'partly', 'missing'] as const)
    .map((status) => ({ status, count: lines.filter((line) => line.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status}`)
    .join(', ');
}

/** How many names of missing musts are listed. */
const MAX_NAMED = 4;

/** Lists names in a sentence, at most four: "RN license, BLS, ACLS, Epic, and 3 more". */
export function listNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${named}, and ${more} more` : named;
}
