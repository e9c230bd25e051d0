// The main job over HTTP on the built product, each step against the library calls that it can't avoid: the same
// pure functions in this process and the same rows through `pg` into a second embedded database.
import { toMonth } from '../api/core/months.ts';
import { renderInThread } from '../api/documents/export/pdf/render-in-thread.ts';
import type { ResumeDocument } from '../api/documents/export/resume-document.ts';
import { BULLETS_PER_EXPERIENCE } from '../api/limits.ts';
import { TestClient, type Answer } from '../api/testing/test-client.ts';
import { analyzePosting } from '../api/writing/posting/analyze-posting.ts';
import { chooseBullets } from '../api/writing/scoring/choose-bullets.ts';
import type { PostingToScore } from '../api/writing/scoring/prepare.ts';
import { scoreResume } from '../api/writing/scoring/score-resume.ts';
import type { Role } from '../api/writing/types.ts';
import { openBareDatabase, type BareDatabase } from './lib/bare-database.ts';
import { CAREER } from './lib/career.ts';
import { POSTING } from './lib/posting.ts';
import { startProduct, temporaryFolder } from './lib/processes.ts';
import { compare, type Compared } from './lib/stats.ts';
import { printTable, times } from './lib/table.ts';

type Steps = Record<'analyse' | 'tailor' | 'edit' | 'export', Compared>;

const month = toMonth(new Date());

function answered(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

/** No two postings are the same text, as with real ones. */
const posting = (call: number) => `${POSTING}\nReference ${1000 + call}\n`;

async function measure(url: string, bare: BareDatabase): Promise<Steps> {
  const user = new TestClient(url);
  await user.register({ email: 'ada@example.com' });
  const experienceIds: string[] = [];
  for (const experience of CAREER) {
    experienceIds.push(answered(await user.post('/api/experiences', experience)).json.id);
  }

  const analyse = await compare({
    ours: async (call) => answered(await user.post('/api/job-postings', { description: posting(call) })),
    bare: (call) => bare.insertPosting(analyzePosting({ text: posting(call) }), posting(call)),
  });

  const stored = answered(await user.post('/api/job-postings', { description: POSTING }));
  const jobPostingId: string = stored.json.id;
  const analysis = analyzePosting({ text: POSTING });
  const barePostingId = await bare.insertPosting(analysis, POSTING);
  // A new object for each request, as the product has it: results derived from a posting are cached with the
  // object.
  const scored = () => ({ ...analysis, text: POSTING });
  const score = (target: PostingToScore, roles: Role[]) =>
    scoreResume(target, { roles, skills: [], certificates: [], languages: [], education: [] }, month);
  const chooseAndInsert = async () => {
    const target = scored();
    const roles = (await bare.selectBank()).map((role) => ({
      ...role,
      bullets: chooseBullets(target, role, { max: BULLETS_PER_EXPERIENCE, referenceDate: month }),
    }));
    return { roles, id: await bare.insertResume(barePostingId, roles, score(target, roles)) };
  };

  const tailor = await compare({
    ours: async () => answered(await user.post('/api/tailored-resumes', { jobPostingId, experienceIds })),
    bare: chooseAndInsert,
  });

  const resume = answered(await user.post('/api/tailored-resumes', { jobPostingId, experienceIds })).json;
  const { roles, id: bareResumeId } = await chooseAndInsert();
  const newContent = (call: number) =>
    `Cut the lag of the slowest Kafka consumer to ${call} seconds in PostgreSQL.`;

  const edit = await compare({
    ours: async (call) =>
      answered(
        await user.patch(`/api/tailored-resumes/${resume.id}/bullet-point`, {
          experienceId: experienceIds[0],
          bulletIndex: 0,
          newContent: newContent(call),
        }),
      ),
    bare: async (call) => {
      const edited = roles.map((role, index) =>
        index > 0
          ? role
          : { ...role, bullets: [{ id: 'edited', text: newContent(call) }, ...role.bullets.slice(1)] },
      );
      await bare.updateResume(bareResumeId, edited, score(scored(), edited));
    },
  });

  const document = makeDocument(roles, analysis.title);
  const pdf = await compare({
    ours: async () => answered(await user.post(`/api/tailored-resumes/${resume.id}/export`)),
    bare: () => renderInThread(document, new Date()),
  });

  return { analyse, tailor, edit, export: pdf };
}

function makeDocument(roles: Role[], targetTitle: string): ResumeDocument {
  return {
    language: 'en',
    contact: {
      fullName: 'Ada Bell',
      email: 'ada@example.com',
      phone: '',
      location: '',
      linkedIn: '',
      website: '',
    },
    targetTitle,
    summary: '',
    experiences: roles.map(({ title, company, startDate, endDate, bullets }) => ({
      title,
      company,
      location: CAREER.find((experience) => experience.company === company)?.location ?? '',
      startDate,
      endDate,
      bullets: bullets.map(({ text }) => text),
    })),
    education: [],
    skills: [],
    certifications: [],
    languages: [],
    sections: [],
  };
}

function print(steps: Steps): void {
  const { analyse, tailor, export: pdf } = steps;
  const sum = (side: 'ours' | 'bare') => analyse[side] + tailor[side] + pdf[side];
  printTable(
    `Main job: ${CAREER.length} experiences with 8 bullets each, a posting of ${POSTING.length} characters (3 rounds of 15, p50)`,
    ['step', 'ours ms', 'bare ms', 'ratio'],
    [
      ...Object.entries(steps).map(([name, { ours, bare, ratio }]) => [name, ours, bare, times(ratio)]),
      ['analyse + tailor + export', sum('ours'), sum('bare'), times(sum('ours') / sum('bare'))],
    ],
  );
}

const product = await startProduct(temporaryFolder());
const bare = await openBareDatabase();
try {
  print(await measure(product.url, bare));
} finally {
  await bare.close();
  await product.stop();
}
