import { titleHasHead } from '../fields/field-scores.ts';
import type { Line } from '../lines/line.ts';
import { lineNumbers } from '../lines/line.ts';
import { namesSchool } from '../sections/education-kinds.ts';
import { namesDegree } from '../sections/courses-among-studies.ts';
import type { BodyStyle } from './body.ts';
import { readRoles } from './roles.ts';
import type { Role } from './roles.ts';

/** What one is while one learns, in a title: no job where studies are listed, whoever one learned with. */
const LEARNER =
  /(?<!\p{L})(?:student(?:s|in)?|studente(?:ssa)?|étudiante?s?|estudiantes?|schüler(?:in)?|pupil|trainee|apprentice(?:ship)?|apprentie?|apprentissage|alternance|alternante?|ausbildung|auszubildende[rn]?|azubi|lehre|lehrling|leerling|uczeń|uczennica|umschulung|weiterbildung|fortbildung|(?:re)?training|course|kurs|curso|corso|formation|opleiding|ph\.?d|doctorante?|doktorand(?:in)?|dottorand[oa]|promotion)(?!\p{L})/iu;

/** Whether a role can be nothing else than somebody's job: one that is known, with an employer and a range of dates. */
export const isSureJob = ({ experience: { title, company }, header, isEducation }: Role): boolean =>
  !isEducation &&
  titleHasHead(title) &&
  /^[\p{Lu}\p{Lo}\d]/u.test(company) &&
  header?.stretch.anchor.period?.isRange === true;

const isJobAmongStudies = (role: Role): boolean => isSureJob(role) && !LEARNER.test(role.experience.title);

/** One entry at a firm may be where somebody learned. */
const MIN = 2;

/** The last entries of a section, if they are jobs at employers that are no schools, and studies stand above them. */
function jobsAtEnd(lines: readonly Line[], roles: readonly Role[]): Role[] {
  const isAtFirm = (role: Role): boolean =>
    isJobAmongStudies(role) && role.lines.every(({ text }) => !namesSchool(text) && !namesDegree(text));
  const before = roles.findLastIndex((role) => !isAtFirm(role));
  const jobs = roles.slice(before + 1);
  const first = jobs[0]?.lines[0];
  const above = first
    ? lines.slice(
        0,
        lines.findIndex(({ lineNumber }) => lineNumber === first.lineNumber),
      )
    : [];
  const hasStudies = above.some(({ text }) => namesSchool(text) || namesDegree(text));
  return jobs.length >= MIN && hasStudies ? jobs : [];
}

/**
 * The jobs in a section of studies, and its other lines. Where the heading names work as well ("Formation et parcours
 * professionnel"), any entry may be one; elsewhere only those at the end are, whose own heading was lost. The caller decides
 * whether that can be: a document with a section of work has its jobs there.
 *
 * @param isJoint whether the heading names work, too
 * (docs/algorithms.md#roles)
 */
export function partWork(
  lines: readonly Line[],
  style: BodyStyle,
  isJoint: boolean,
): { jobs: Role[]; others: Line[] } {
  const roles = readRoles([[...lines]], style, false).flatMap((result) => result.roles);
  const jobs = isJoint ? roles.filter(isJobAmongStudies) : jobsAtEnd(lines, roles);
  const taken = new Set(jobs.flatMap((role) => role.lines.flatMap(lineNumbers)));
  const isTaken = (line: Line): boolean => lineNumbers(line).every((number) => taken.has(number));
  return { jobs, others: lines.filter((line) => !isTaken(line)) };
}
