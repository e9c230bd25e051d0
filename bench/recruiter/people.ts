// Whether the product's scores put people in the order in which a recruiter would.
import { z } from 'zod';
import { analyzePosting } from '../../api/writing/posting/analyze-posting.ts';
import { scoreResume } from '../../api/writing/scoring/score-resume.ts';
import { printTable } from '../lib/table.ts';
import { MONTH, readTruth, roleSchema, SETS, setSchema } from './truths.ts';

const LABELS = ['fit', 'near', 'misfit'] as const;

const resumeSchema = z.object({
  label: z.enum(LABELS),
  roles: z.array(roleSchema.extend({ company: z.string(), bullets: z.array(z.string()) })),
  skills: z.array(z.string()),
  education: z.array(z.object({ degree: z.string(), field: z.string().optional() })),
  certifications: z.array(z.string()),
  languages: z.array(z.string()),
});
const postingSchema = z.object({
  id: z.string(),
  set: setSchema,
  posting: z.string(),
  resumes: z.array(resumeSchema),
});

/** The score of one person for a posting, 0 to 100. */
function scorePerson(text: string, resume: z.infer<typeof resumeSchema>): number {
  const { overall } = scoreResume(
    { ...analyzePosting({ text }), text },
    {
      roles: resume.roles.map((held, at) => ({
        ...held,
        id: `r${at}`,
        bullets: held.bullets.map((bullet, index) => ({ id: `r${at}b${index}`, text: bullet })),
      })),
      skills: resume.skills,
      certificates: resume.certifications,
      languages: resume.languages,
      education: resume.education.map(({ degree, field }) => [degree, field].filter(Boolean).join(', ')),
    },
    MONTH,
  );
  return overall ?? 0;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Prints the scores of one set of postings, if it may be seen, and answers its row of the table. */
function comparePeople(
  name: string,
  which: (typeof SETS)[number],
  postings: readonly z.infer<typeof postingSchema>[],
): string[] {
  const scored = postings
    .filter(({ set }) => set === which)
    .map(({ id, posting, resumes }) => ({
      id,
      scores: resumes.map((resume) => ({ label: resume.label, score: scorePerson(posting, resume) })),
    }));
  if (which === 'seen') {
    process.stdout.write(`\nScores: ${name}\n`);
    for (const { id, scores } of scored)
      process.stdout.write(`${id}: ${scores.map(({ label, score }) => `${label} ${score}`).join(', ')}\n`);
  }
  const of = (wanted: (typeof LABELS)[number], among = scored) =>
    among.flatMap(({ scores }) => scores.filter(({ label }) => label === wanted).map(({ score }) => score));
  const inOrder = scored.filter((posting) => {
    const [fit = 0, near = 0, misfit = 0] = LABELS.flatMap((label) => of(label, [posting]));
    return fit > near && near > misfit;
  });
  return [
    name,
    `${inOrder.length} of ${scored.length}`,
    `${Math.min(...of('fit'))}`,
    `${Math.max(...of('misfit'))}`,
    ...LABELS.map((label) => mean(of(label)).toFixed(0)),
  ];
}

/** Prints for how many postings the scores of who fits, nearly fits and doesn't fit are in that order. */
export function printPeople(): void {
  const read = (file: string) => z.array(postingSchema).parse(readTruth(file));
  const first = read('person-posting.json');
  const second = read('person-posting-2.json');
  const rows = [
    ...SETS.map((set) => comparePeople(set, set, first)),
    ...SETS.map((set) => comparePeople(`second, ${set}`, set, second)),
  ];
  printTable(
    'People',
    ['', 'in order', 'lowest fit', 'highest misfit', 'mean fit', 'mean near', 'mean misfit'],
    [...rows, ['goal', 'all', '70', '20', '', '', '']],
  );
}
