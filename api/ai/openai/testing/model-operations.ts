import { z } from 'zod';
import type { TestClient } from '../../../testing/test-client.ts';
import { FALLBACK_NOTES, FALLBACK_REASONS, writtenBySchema, type WrittenBy } from '../../written-by.ts';
import {
  ask,
  BY,
  bySchema,
  contentShape,
  globalId,
  idShape,
  makeInterview,
  makeResume,
  makeRole,
  post,
  readResume,
  say,
  until,
  writersOf,
} from './ask-product.ts';
import { DOUBTFUL, POSTING, SAID, TOLD, WEAK } from './kitchen.ts';

/** Something that a service is asked for, which is stored or answered. */
export interface ModelOperation {
  name: string;
  /** The service answers in words; else in JSON. */
  isText?: true;
  /** Makes what the operation needs. */
  prepare: (client: TestClient) => Promise<Operate>;
}

/** Runs the operation, as often as it is called, with the same person’s client on any server. Resolves when the person sees the result, with who wrote it. */
export type Operate = (client: TestClient) => Promise<WrittenBy[]>;

const TALK = {
  jobPosting: { title: 'Line Cook', company: 'Long Table', description: POSTING, requirements: [] },
  userExperiences: [],
};
const answered = z.object({ writtenBy: writtenBySchema });

async function upload(client: TestClient, text: string): Promise<WrittenBy[]> {
  const form = new FormData();
  form.append('resume', new Blob([text]), 'resume.txt');
  const { importId } = await post(client, '/api/upload-resume', form, z.object({ importId: z.string() }));
  const { resumeImport } = await ask(
    client,
    `query($id: ID!) { resumeImport(id: $id) { ${BY} } }`,
    { id: globalId('ResumeImport', importId) },
    z.object({ resumeImport: z.object({ writtenBy: bySchema }) }),
  );
  return [resumeImport.writtenBy];
}

/** Everything that a service is asked for over HTTP (docs/ai.md#what-it-is-asked-for). */
export const MODEL_OPERATIONS: readonly ModelOperation[] = [
  {
    name: 'a posting',
    prepare: async () => async (client) => {
      const { analyzeJobPosting } = await ask(
        client,
        `mutation($input: AnalyzeJobPostingInput!) { analyzeJobPosting(input: $input) {
          ... on AnalyzeJobPostingPayload { jobPosting { descriptionWrittenBy { engine fallback } } } } }`,
        { input: { description: POSTING } },
        z.object({
          analyzeJobPosting: z.object({ jobPosting: z.object({ descriptionWrittenBy: bySchema }) }),
        }),
      );
      return [analyzeJobPosting.jobPosting.descriptionWrittenBy];
    },
  },
  {
    name: 'rewording on a resume',
    prepare: async (owner) => {
      const { id, bulletId } = await makeResume(owner, 3);
      return async (client) => {
        const before = writersOf((await readResume(client, id)).tailoredResume).length;
        await ask(
          client,
          `mutation($input: StartOptimizationInput!) { startOptimization(input: $input) {
            ... on StartOptimizationPayload { optimizationRun { id } } } }`,
          { input: { tailoredResumeId: id, bulletIds: [bulletId], mode: 'CONCISE' } },
          z.object({ startOptimization: z.object({ optimizationRun: idShape }) }),
        );
        const { tailoredResume } = await until(
          () => readResume(client, id),
          (read) => read.tailoredResume.optimizationRun?.state !== 'RUNNING',
        );
        const writers = writersOf(tailoredResume);
        const [step] = tailoredResume.optimizationRun?.steps ?? [];
        // What was left as it was is signed in words.
        const reason = FALLBACK_REASONS.find((one) => step?.note.endsWith(FALLBACK_NOTES[one]));
        if (step?.state === 'UNCHANGED' && reason) return [{ engine: 'embedded', fallback: reason }];
        // The newest stands right behind its original.
        return tailoredResume.optimizationRun?.state === 'DONE'
          ? writers.slice(0, writers.length - before)
          : [];
      };
    },
  },
  {
    name: 'an extra bullet',
    prepare: async (owner) => {
      const { id, experienceId } = await makeResume(owner, 1);
      return async (client) => {
        const { addTailoredBullet } = await ask(
          client,
          `mutation($input: AddTailoredBulletInput!) { addTailoredBullet(input: $input) {
            ... on AddTailoredBulletPayload { tailoredResume { experiences { bullets { rewording { ${BY} } } } } } } }`,
          { input: { tailoredResumeId: id, experienceId } },
          z.object({ addTailoredBullet: z.object({ tailoredResume: contentShape }) }),
        );
        return writersOf(addTailoredBullet.tailoredResume);
      };
    },
  },
  {
    name: 'a reply in an interview',
    isText: true,
    prepare: async (owner) => {
      const id = await makeInterview(owner);
      return (client) => say(client, id);
    },
  },
  {
    name: 'the analysis of an interview',
    prepare: async (owner) => {
      const ids = [await makeInterview(owner), await makeInterview(owner)];
      for (const id of [...ids, ...ids]) await say(owner, id);
      return async (client) => {
        const { endInterview } = await ask(
          client,
          `mutation($input: EndInterviewInput!) { endInterview(input: $input) {
            ... on EndInterviewPayload { interview { analysis { ${BY} } } } } }`,
          { input: { id: ids.shift() } },
          z.object({
            endInterview: z.object({ interview: z.object({ analysis: z.object({ writtenBy: bySchema }) }) }),
          }),
        );
        return [endInterview.interview.analysis.writtenBy];
      };
    },
  },
  {
    name: 'pasted experiences',
    prepare: async () => async (client) => {
      const { writtenBy } = await post(client, '/api/experiences/parse', { text: DOUBTFUL }, answered);
      return [writtenBy];
    },
  },
  {
    name: 'an uploaded resume',
    prepare: async () => (client) => upload(client, `Experience\n${DOUBTFUL}`),
  },
  {
    name: 'an uploaded story',
    // With a name, so that there is something to import even without a role.
    prepare: async () => (client) => upload(client, `Ada Bell\nada@copper.example\n\nAbout me\n${TOLD}`),
  },
  {
    name: 'rewording for a program',
    prepare: async (owner) => {
      const { id } = await makeRole(owner);
      const body = {
        experienceId: id,
        bulletPoints: [WEAK],
        jobDescription: POSTING,
        optimization: 'concise',
      };
      return async (client) =>
        (
          await post(
            client,
            '/api/optimize-bullet-points',
            body,
            z.object({ writtenBy: z.array(writtenBySchema) }),
          )
        ).writtenBy;
    },
  },
  {
    name: 'a reply for a program',
    isText: true,
    prepare: async () => async (client) => {
      const conversationHistory = [{ role: 'interviewer', content: 'Hello. Please introduce yourself.' }];
      const body = { ...TALK, message: SAID, conversationHistory };
      return [(await post(client, '/api/interview/chat', body, answered)).writtenBy];
    },
  },
];
