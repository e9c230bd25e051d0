import { z } from 'zod';
import type { ReadHistory } from '../../../writing/types.ts';
import { AiServiceError } from '../service-error.ts';
import { acceptRoles } from './accept-roles.ts';
import { createFence, HOUSE_RULES } from './fence.ts';
import type { Line } from '../../../writing/reading/lines/line.ts';
import { asRead } from '../../../writing/reading/second-reading/literal.ts';
import { placeRoles, type LooseLine } from './loose-lines.ts';
import type { Task } from './task.ts';

/** What is sent of a text, in characters: a long career has less. */
const TEXT_READ = 12_000;
/** In fewer there is no job. */
const TEXT_MIN = 100;

const schema = z.object({
  roles: z.array(
    z.object({
      first: z.number(),
      last: z.number(),
      title: z.string(),
      company: z.string(),
      location: z.string(),
      dates: z.string(),
      bullets: z.array(z.string()),
    }),
  ),
});

const SYSTEM = `${HOUSE_RULES}

<lines> holds numbered lines of a resume or of notes about somebody's work. Find the jobs that this person held, in the order of the lines. Studies, hobbies and jobs that they look for are none.
For each job: "first" and "last", the numbers of its first and last line; no line belongs to two jobs. The job title: what the person was ("Nurse"). The employer: an organization or a person they worked for. The place. "dates": the period as it is written, both ends. "bullets": the sentences or lines that say what they did.
Copy each text exactly as it stands there, letter by letter; "" where it isn't said. Never translate, complete, correct or shorten. An empty list if there is no job.`;

/** A history in which no role was found, and the lines in which there may be one. */
export interface TextWithoutRoles {
  history: ReadHistory;
  lines: LooseLine[];
}

/** Whether a text in which no role was found is told in sentences, and no resume in a layout that wasn't understood. */
export const isStory = (lines: readonly Line[], { sections }: ReadHistory): boolean =>
  sections.length < 2 && lines.every(({ marker }) => marker === '');

/** Whether a text in which no role was found says enough to hold one. */
export const mayHoldRoles = (lines: LooseLine[]): boolean => sizeOf(lines) >= TEXT_MIN;

const sizeOf = (lines: LooseLine[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Looks for roles in the lines of a text in which none was found. A role counts only if its title, its employer, its dates
 * and all its bullets stand in its lines; what else they say becomes its description. All other lines stay where they
 * were. A service that finds no role either changes nothing.
 */
export const findRolesTask: Task<TextWithoutRoles, ReadHistory> = {
  name: 'find-roles',
  version: 1,
  maxTokens: 4_000,
  sizeOf: ({ lines }) => Math.min(sizeOf(lines) + lines.length * 6, TEXT_READ),
  run: async (service, { history, lines }, call) => {
    const fence = createFence(call.mark);
    const numbered = lines.map(({ number, text }) => `${number}: ${asRead(text)}`).join('\n');
    const { value, usage } = await service.writeJson({
      ...call,
      messages: [
        { role: 'system', content: SYSTEM },
        { role: 'user', content: fence('lines', numbered.slice(0, TEXT_READ)) },
      ],
      maxTokens: findRolesTask.maxTokens,
      form: { name: 'found_roles', schema },
    });
    call.onUsage(usage);
    if (value.roles.length === 0) return history;
    const roles = acceptRoles(value.roles, lines);
    if (roles.length === 0) throw new AiServiceError('unusable');
    return placeRoles(history, roles, lines);
  },
};
