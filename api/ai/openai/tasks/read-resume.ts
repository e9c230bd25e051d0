import { z } from 'zod';
import type { Line } from '../../../writing/reading/lines/line.ts';
import type { Reading } from '../../../writing/reading/read-lines.ts';
import type { FoundDocument } from '../../../writing/reading/second-reading/found-document.ts';
import { AiServiceError } from '../service-error.ts';
import { DOCUMENT_READ, listDocumentLines, writeDocumentLines } from './document-lines.ts';
import { createFence, HOUSE_RULES } from './fence.ts';
import type { Task } from './task.ts';

const entry = { first: z.number(), last: z.number() };
const schema = z.object({
  jobs: z.array(
    z.object({
      ...entry,
      title: z.string(),
      company: z.string(),
      location: z.string(),
      dates: z.string(),
    }),
  ),
  studies: z.array(z.object({ ...entry, degree: z.string(), school: z.string(), dates: z.string() })),
  certificates: z.array(
    z.object({ ...entry, name: z.string(), issuer: z.string(), number: z.string(), dates: z.string() }),
  ),
});

const SYSTEM = `${HOUSE_RULES}

<lines> holds a resume line by line, each with its number; " | " parts the columns of a line. List the jobs, the studies and the certificates of this person, each in the order of the lines. For each, "first" and "last" are the numbers of the first and the last line about it.
"jobs": paid work, internships, apprenticeships at a firm, assistantships at a university, freelance work. Projects of their own, awards, publications, talks, memberships and unpaid work under a heading of its own are none. A job goes from its title, employer or dates to the end of what it says of the work; no line belongs to two jobs, and the employer's line above several jobs belongs to the first of them. "title": what the person was, the whole of it as it stands there ("Senior Nurse", "Marketing Intern", "Engineer (part-time)"), without employer, place and dates. "company": the name of the employer, an organization or a person they worked for, with its department if it is named there, without place, dates and what it does; the same again for each of several jobs at one employer. "location": the place. "dates": the period as it is written, both ends.
"studies": schools and universities, vocational schools, exchanges, doctorates. "degree": what is earned there, with its subject ("BSc in Biology"), without grades and school. "school": its name, without place. "dates": the period or the date as it is written.
"certificates": certificates, licenses and courses, under whatever heading; no degrees, awards, languages and driving licenses. "name": as it stands there. "issuer": who gave it. "number": its number. "dates": when it was given, and until when it is valid.
Copy each text exactly as it stands there, letter by letter; one that goes on in the next line in one piece. "" where it isn't said. Never translate, complete, correct or shorten. Empty lists where there is none.`;

/** A resume to read a second time. */
export interface ResumeToRead {
  lines: readonly Line[];
  /** What the embedded engine has read. */
  first: Reading;
  /** Puts what was found together with the first reading; null if nothing of it stands in the document. */
  merge: (found: FoundDocument) => Promise<Reading | null>;
}

/**
 * Has the service read a whole resume, too. What it finds counts only where it stands in the document, and all lines keep a
 * place (docs/algorithms.md#second-readings). Null if it finds nothing, which changes nothing.
 */
export const readResumeTask: Task<ResumeToRead, Reading | null> = {
  name: 'read-resume',
  version: 1,
  maxTokens: 6_000,
  sizeOf: ({ lines }) =>
    Math.min(
      lines.reduce((sum, { text }) => sum + text.length + 6, 0),
      DOCUMENT_READ,
    ),
  run: async (service, { lines, first, merge }, call) => {
    const fence = createFence(call.mark);
    const { text, numbers } = writeDocumentLines(listDocumentLines(lines, first));
    const { value, usage } = await service.writeJson({
      ...call,
      messages: [
        { role: 'system', content: SYSTEM },
        { role: 'user', content: fence('lines', text) },
      ],
      maxTokens: readResumeTask.maxTokens,
      form: { name: 'resume', schema },
    });
    call.onUsage(usage);
    const { jobs, studies, certificates } = value;
    if (jobs.length + studies.length + certificates.length === 0) return null;
    const reading = await merge({ roles: jobs, studies, certificates, lines: numbers });
    if (!reading) throw new AiServiceError('unusable');
    return reading;
  },
};
