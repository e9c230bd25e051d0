import { z } from 'zod';
import { findPeriods } from '../../../writing/reading/fields/dates.ts';
import { isInstructionToMachine } from '../../../writing/reading/lines/instructions.ts';
import type { Line } from '../../../writing/reading/lines/line.ts';
import type { ReadExperience, ReadHistory } from '../../../writing/types.ts';
import { AiServiceError } from '../service-error.ts';
import { createFence, HOUSE_RULES } from './fence.ts';
import { asRead, findName, findWords, plain } from './literal.ts';
import type { Task } from './task.ts';

/** Fields read with less than this are doubtful; the import review asks about them, too. */
export const DOUBT = 0.5;
/** Roles of one request, and the lines of each that are sent: its head stands at the beginning. */
const MAX_ROLES = 12;
const MAX_LINES = 14;
const LINE_READ = 300;

const schema = z.object({
  roles: z.array(
    z.object({
      number: z.number(),
      title: z.string(),
      company: z.string(),
      location: z.string(),
      dates: z.string(),
    }),
  ),
});
type SecondReading = z.output<typeof schema>['roles'][number];

/** What was read of a person's text, and the text's lines. */
export interface ReadingToCheck {
  history: ReadHistory;
  lines: readonly Line[];
}

const SYSTEM = `${HOUSE_RULES}

<roles> holds parts of a resume, each about one job. For each, find the job title, the employer, the place and the dates.
Copy each exactly as it stands there, letter by letter; "" where it isn't said. Never translate, complete or correct. A title is what the person was ("Nurse"), an employer is an organization or a person they worked for. "dates": the period as it is written, both ends.`;

/** Whether a role has a field that is missing or was read with little confidence. */
export const isDoubtful = ({ title, company, startDate, confidence }: ReadExperience): boolean =>
  title === '' ||
  company === '' ||
  startDate === '' ||
  Math.min(confidence.title, confidence.company, confidence.dates) < DOUBT;

/**
 * Reads the doubtful roles of a history a second time. What comes back counts only where it stands in the lines of the
 * role, a title or an employer as a thing of its own, so nothing can be added, and nothing is lost: what a field held
 * before and no field holds now goes to the role's description. Fields that were sure stay, and what was doubtful is still
 * asked about.
 */
export const readAgainTask: Task<ReadingToCheck, ReadHistory> = {
  name: 'read-again',
  version: 1,
  maxTokens: 1_200,
  sizeOf: ({ history }) => history.experiences.filter(isDoubtful).slice(0, MAX_ROLES).length * 900,
  run: async (service, { history, lines }, call) => {
    const fence = createFence(call.mark);
    const doubtful = history.experiences.filter(isDoubtful).slice(0, MAX_ROLES);
    const byNumber = new Map(lines.map(({ lineNumber, text }) => [lineNumber, text]));
    const texts = doubtful.map((role) => linesOf(role, byNumber));
    const { value, usage } = await service.writeJson({
      ...call,
      messages: [
        { role: 'system', content: SYSTEM },
        {
          role: 'user',
          content: fence('roles', texts.map((text, at) => `Job ${at + 1}\n${text.join('\n')}`).join('\n\n')),
        },
      ],
      maxTokens: readAgainTask.maxTokens,
      form: { name: 'roles', schema },
    });
    call.onUsage(usage);
    const corrected = new Map<ReadExperience, ReadExperience>();
    for (const reading of value.roles) {
      const role = doubtful[reading.number - 1];
      if (role) corrected.set(role, correct(role, reading, texts[reading.number - 1] ?? []));
    }
    if (corrected.size === 0) throw new AiServiceError('unusable');
    return { ...history, experiences: history.experiences.map((role) => corrected.get(role) ?? role) };
  },
};

const linesOf = ({ sourceLines }: ReadExperience, lines: ReadonlyMap<number, string>): string[] =>
  sourceLines.slice(0, MAX_LINES).map((number) => asRead(lines.get(number) ?? '').slice(0, LINE_READ));

/** A part of a bullet that goes over several lines; a word or two of a head may be in a bullet, too. */
const isLong = (line: string): boolean => line.split(' ').length > 2;

/** The lines that may hold a field: not the bullets, and none that gives orders to a machine. */
const headOf = ({ bulletPoints }: ReadExperience, lines: readonly string[]): string[] => {
  const bullets = bulletPoints.map(plain);
  return lines
    .map(asRead)
    .filter(
      (line) =>
        line !== '' &&
        !isInstructionToMachine(line) &&
        !bullets.some((bullet) => line.includes(bullet) || (isLong(line) && bullet.includes(line))),
    );
};

function correct(role: ReadExperience, reading: SecondReading, lines: readonly string[]): ReadExperience {
  const source = headOf(role, lines);
  const isThere = (text: string) => source.some((line) => findWords(line, text) >= 0);
  const pick = (read: string, before: string, confidence: number) => {
    const text = plain(read);
    const isName = source.some((line) => findName(line, text) >= 0);
    return (before === '' || confidence < DOUBT) && isName ? text : before;
  };
  const { confidence } = role;
  const title = pick(reading.title, role.title, confidence.title);
  const company = pick(reading.company, role.company, confidence.company);
  // One text is one thing.
  if (title === company) return role;
  const location =
    role.location === '' && isThere(plain(reading.location)) ? plain(reading.location) : role.location;
  const [period] = isThere(plain(reading.dates)) ? findPeriods(plain(reading.dates)) : [];
  const readsDates = period !== undefined && (role.startDate === '' || confidence.dates < DOUBT);
  const { startDate, endDate } = readsDates ? period : role;
  const kept = [title, company, location, role.description, ...role.bulletPoints].join('\n');
  const left = [role.title, role.company, role.location].filter(
    (text) => text !== '' && !kept.includes(text),
  );
  const description = [role.description, ...left].filter((text) => text !== '').join('\n');
  return { ...role, title, company, location, startDate, endDate, description };
}
