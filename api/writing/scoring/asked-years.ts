import type { MonthText, PostingAnalysis, Role } from '../types.ts';
import type { BulletProof } from './evidence.ts';
import { roleSpan, yearsCovered } from './months.ts';
import type { Stretch } from './months.ts';
import type { PreparedPosting } from './prepare.ts';
import { readText } from './reading.ts';
import { measureCoverage, titleMatch } from './shared-work.ts';

/** A bullet or a title that shares half of what the posting wants the years in speaks of that work. */
const SPEAKS_OF_IT = 0.5;
const SAME_TITLE = 0.6;
/** Where a posting only asks for "3 years of experience": the share of its terms that makes a role such work. */
const SAME_WORK = 1 / 3;

/**
 * The roles whose months count towards the years that a posting asks for: those with a bullet or a title that
 * proves the very line that asks for them. A line that names no work ("5+ years of experience") means the posting's
 * own: then a role counts by its title, or by proving a third of what the posting asks for.
 */
export function rolesThatCount(
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
        (reading) => measureCoverage(subject, reading) >= SPEAKS_OF_IT,
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
      titleMatch(posting, prepared, role) >= SAME_TITLE || (all > 0 && proved(role) / all >= SAME_WORK),
  );
}

/** The years that roles cover together, months in several of them counted once; roles without dates add nothing. */
export function yearsOfRoles(roles: readonly Role[], referenceDate: MonthText): number {
  return yearsCovered(
    roles
      .map((role) => roleSpan(role, referenceDate))
      .filter((stretch): stretch is Stretch => stretch !== null),
  );
}
