import { expect } from 'vitest';
import { z } from 'zod';
import type { Assistant } from '../../../../ai/assistant.ts';
import { createEmbeddedAssistant } from '../../../../ai/embedded/embedded-assistant.ts';
import { BY_EMBEDDED } from '../../../../ai/written-by.ts';
import type { SessionActor } from '../../../../core/actor.ts';
import { createWritingThread } from '../../../../platform/writing-thread/writing-thread.ts';
import {
  makeExperience,
  makePosting,
  makeResume,
  mutate,
  readBullets,
  toGlobalId,
} from '../../../../testing/factories.ts';
import { builtEntry } from '../../../../testing/built-entry.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { Rewording } from '../../../../writing/rewriting/rewording.ts';

type Reword = Assistant['rewordBullet'];

/** An installation whose engine rewords as a test says. */
export interface OptimizingApp {
  app: TestApp;
  /** What the engine does in a test. */
  engine: { reword: Reword };
  close: () => Promise<void>;
}

export async function startOptimizingApp(): Promise<OptimizingApp> {
  const writing = createWritingThread({ entry: builtEntry('writing-worker') });
  const engine = { reword: plainly };
  const app = await startTestApp(
    {},
    {
      assistant: {
        ...createEmbeddedAssistant(writing),
        rewordBullet: (...request) => engine.reword(...request),
      },
    },
  );
  return {
    app,
    engine,
    close: async () => {
      await app.close();
      await writing.close();
    },
  };
}

export const WEAK = 'Was responsible for cooking lunch for 80 guests';
export const BULLETS = [WEAK, 'Helped the chef with the menu', 'Baked bread'];

const sign = (value: Rewording) => ({ value, writtenBy: BY_EMBEDDED });

/** An engine that knows one way of rewording. */
export const plainly: Reword = async (_call, { material: { bullet } }) => {
  const text = bullet.text.replace(
    /^Was responsible for (\w)(\w*)ing/,
    (_all, first: string, rest: string) => `${first.toUpperCase()}${rest}ed`,
  );
  const question = text.includes('tickets') ? 'How many tickets a week?' : null;
  const isUnchanged = text === bullet.text;
  return sign({
    text,
    note: isUnchanged ? 'Nothing to change.' : 'Reworded.',
    question,
    isUnchanged,
    claims: [],
  });
};

/** An engine that answers with the given texts, whatever it is asked. */
export const answering =
  (text: string): Reword =>
  async (_call, { material }) =>
    sign({
      text,
      note: 'Reworded.',
      question: null,
      isUnchanged: text === material.bullet.text,
      claims: [],
    });

/** A resume of a new user with these bullets, all of one role. */
export async function openResume(app: TestApp, bulletPoints = BULLETS) {
  const client = await app.user();
  const actor: SessionActor = { kind: 'session', userId: client.userId, sessionId: 'of-a-test' };
  const posting = await makePosting(app.deps, client);
  const experience = await makeExperience(app.deps, client, { bulletPoints });
  const resume = await makeResume(app.deps, client, posting, [experience], bulletPoints.length);
  const id = toGlobalId('TailoredResume', resume.id);
  const bullets = readBullets(resume);
  const read = async () => {
    const { data } = await client.graphql(`query($id: ID!) { tailoredResume(id: $id) { ${CONTENT} } }`, {
      id,
    });
    return contentShape.parse(data.tailoredResume);
  };
  return { client, actor, posting, experience, resume, id, bullets, read };
}
export type Opened = Awaited<ReturnType<typeof openResume>>;

const stepShape = z.object({
  sequence: z.number().nullable(),
  bulletId: z.string(),
  state: z.string(),
  note: z.string(),
  newBulletId: z.string().nullable(),
});
const runShape = z.object({ id: z.string(), state: z.string(), steps: z.array(stepShape) });
const RUN = 'id state steps { sequence bulletId state note newBulletId }';
export const contentShape = z.object({
  revision: z.number(),
  hasUnsavedChanges: z.boolean(),
  optimizationRun: runShape.nullable(),
  experiences: z.array(
    z.object({
      bullets: z.array(
        z.object({
          id: z.string(),
          content: z.string(),
          origin: z.string(),
          isOriginal: z.boolean(),
          rewording: z
            .object({
              note: z.string(),
              question: z.string().nullable(),
              sourceText: z.string(),
              originalId: z.string().nullable(),
              ledger: z.array(
                z.object({
                  kind: z.string(),
                  start: z.number(),
                  end: z.number(),
                  source: z
                    .object({ from: z.string(), text: z.string(), start: z.number(), end: z.number() })
                    .nullable(),
                }),
              ),
            })
            .nullable(),
        }),
      ),
    }),
  ),
});
export const CONTENT = `revision hasUnsavedChanges optimizationRun { ${RUN} }
  experiences { bullets { id content origin isOriginal rewording { note question sourceText originalId
    ledger { kind start end source { from text start end } } } } }`;

export const start = ({ client, id, bullets }: Opened, input: object = {}) =>
  mutate(
    client,
    'startOptimization',
    { tailoredResumeId: id, bulletIds: bullets.map((bullet) => bullet.id), mode: 'CONCISE', ...input },
    `optimizationRun { ${RUN} }`,
    z.object({ optimizationRun: runShape }),
  );

/** Waits until the run has ended. */
export async function settle({ read }: Opened) {
  await expect
    .poll(async () => (await read()).optimizationRun?.state, { timeout: 10_000 })
    .not.toBe('RUNNING');
  return read();
}

export const listContents = ({ experiences }: z.infer<typeof contentShape>) =>
  experiences.flatMap(({ bullets }) => bullets.map(({ content }) => content));

export const readRawId = (globalId: string) => Buffer.from(globalId, 'base64').toString().split(':')[1] ?? '';
