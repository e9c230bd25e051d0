import type { MonthText, PostingAnalysis, Role } from '../types.ts';
import type { BulletProof } from './evidence.ts';
import { roleSpan, yearsCovered } from './months.ts';
import type { Stretch } from './months.ts';
import type { PreparedPosting } from './prepare.ts';
import { readText } from './reading.ts';
import { measureCoverage, matchTitle } from './shared-work.ts';

/** A bullet or title with at least this share of the work that the years are asked in counts as such work. */
const MIN_COVERAGE = 0.5;
const MIN_TITLE_MATCH = 0.6;
/** If a posting asks just for "3 years of experience": the share of its terms that a role must prove to count. */
const MIN_PROVED_SHARE = 1 / 3;

/**
 * The roles whose months count towards the years that a posting asks for: those with a bullet or title that proves the
 * line asking for them. A line that names no kind of work ("5+ years of experience") means the posting's own work: then
 * a role counts by its title, or by proving a third of what the posting asks for.
 */
export function countedRoles(
  posting: PostingAnalysis,
  prepared: PreparedPosting,
  roles: readonly Role[],
  proofs: readonly BulletProof[],
): Role[] {
  const subject = prepared.yearsSubject;
  const own = (role: Role) =>
    proofs.filter((proof) => proof.role.id === role.id && !proof.copied && !proof.stuffed);
  if (subject)
    return roles.filter((role) =>
      [readText(role.title), ...own(role).map(({ reading }) => reading)].some(
        (reading) => measureCoverage(subject, reading) >= MIN_COVERAGE,
      ),
    );
  const asked = prepared.terms.map(({ term, weight }) => (term.kind === 'trait' ? 0 : weight));
  const all = asked.reduce((sum, weight) => sum + weight, 0);
  const proved = (role: Role) =>
    asked.reduce(
      (sum, weight, index) =>
        sum + weight * Math.max(0, ...own(role).map((proof) => proof.strengths[index] ?? 0)),
      0,
    );
  return roles.filter(
    (role) =>
      matchTitle(posting, prepared, role) >= MIN_TITLE_MATCH ||
      (all > 0 && proved(role) / all >= MIN_PROVED_SHARE),
  );
}

/** The years that roles cover together; overlapping months count once, and roles without dates add nothing. */
export function yearsOfRoles(roles: readonly Role[], referenceDate: MonthText): number {
  return yearsCovered(
    roles
      .map((role) => roleSpan(role, referenceDate))
      .filter((stretch): stretch is Stretch => stretch !== null),
  );
}
