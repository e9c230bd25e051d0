import { formatMonth, formatMonthRange } from '../../lib/months.ts';
import { formatExperienceName } from '../experiences/experienceName.ts';
import type { Question, ReviewedRole } from './questions.ts';

/** The question in words, with what was read. */
export function askInWords({ topic, fields, isMissing }: Question, role: ReviewedRole): string {
  if (topic === 'dates') return isMissing ? askStart(role) : askPeriod(role);
  const { title, company } = role;
  if (isMissing && fields.length > 1) return askMissingNames(role);
  if (isMissing) {
    return title
      ? `For your role as ${title}, we found no company. What is it called?`
      : `For your role at ${company}, we found no job title. What is it?`;
  }
  if (fields.length > 1) return `Is “${title}” your job title, and “${company}” the company?`;
  if (fields.includes('title')) return `Is “${title}” your job title at ${company}?`;
  return `Is “${company}” the company that you ${role.endDate ? 'worked' : 'work'} for as ${title}?`;
}

function askMissingNames(role: ReviewedRole): string {
  const { title, company } = role;
  if (title) return `We read “${title}” as your job title, and found no company. What are they?`;
  if (company) return `We read “${company}” as the company, and found no job title. What are they?`;
  const range = formatMonthRange(role.startDate, role.endDate);
  const which = range ? `your role of ${range}` : 'one of your roles';
  return `We found neither a job title nor a company for ${which}. What are they?`;
}

function askStart(role: ReviewedRole): string {
  const as = sayAs(role);
  return as ? `When did you start ${as}?` : 'When did you start in this role?';
}

function askPeriod(role: ReviewedRole): string {
  const as = sayAs(role) || 'in this role';
  const start = formatMonth(role.startDate);
  if (!role.endDate) return `Have you worked ${as} since ${start}?`;
  const end = formatMonth(role.endDate);
  return start === end ? `Did you work ${as} in ${start}?` : `Did you work ${as} from ${start} to ${end}?`;
}

/** `as Cook at Copper Kettle`, as far as it is known. */
const sayAs = ({ title, company }: ReviewedRole): string =>
  [title && `as ${title}`, company && `at ${company}`].filter(Boolean).join(' ');

/** What an answer has settled: `Cook at Copper Kettle`, `Mar 2019 - Present`. */
export function describeSettled(
  { topic }: Question,
  { title, company, startDate, endDate }: Omit<ReviewedRole, 'experienceId' | 'doubts'>,
): string {
  return topic === 'names'
    ? formatExperienceName({ title, company })
    : formatMonthRange(startDate, endDate) || 'no dates';
}
