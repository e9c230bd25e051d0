import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createEmbeddedAssistant } from '../../../ai/embedded/embedded-assistant.ts';
import { BY_EMBEDDED } from '../../../ai/written-by.ts';
import type { Rewording } from '../../../writing/rewriting/rewording.ts';
import type { Assistant } from '../../../ai/assistant.ts';
import type { SessionActor } from '../../../core/actor.ts';
import { UpstreamError } from '../../../core/errors.ts';
import { createWritingThread } from '../../../platform/writing-thread/writing-thread.ts';
import {
  makeExperience,
  makePosting,
  makeResume,
  mutate,
  readBullets,
  toGlobalId,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { streamOptimization } from './optimization-stream.ts';

type Reword = Assistant['rewordBullet'];

const writing = createWritingThread();
const embedded = createEmbeddedAssistant(writing);
/** What the engine does in this test; see {@link plainly} unless a test says otherwise. */
let reword: Reword;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(
    {},
    { assistant: { ...embedded, rewordBullet: (...request) => reword(...request) } },
  );
});
beforeEach(() => {
  reword = plainly;
});
afterAll(async () => {
  await app.close();
  await writing.close();
});

const WEAK = 'Was responsible for cooking lunch for 80 guests';
const BULLETS = [WEAK, 'Helped the chef with the menu', 'Baked bread'];

const sign = (value: Rewording) => ({ value, writtenBy: BY_EMBEDDED });

/** An engine that knows one way of rewording. */
const plainly: Reword = async (_call, { material: { bullet } }) => {
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
const answering =
  (text: string): Reword =>
  async (_call, { material }) =>
    sign({
      text,
      note: 'Reworded.',
      question: null,
      isUnchanged: text === material.bullet.text,
      claims: [],
    });

async function openResume(bulletPoints = BULLETS) {
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
type Opened = Awaited<ReturnType<typeof openResume>>;

const stepShape = z.object({
  sequence: z.number().nullable(),
  bulletId: z.string(),
  state: z.string(),
  note: z.string(),
  newBulletId: z.string().nullable(),
});
const runShape = z.object({ id: z.string(), state: z.string(), steps: z.array(stepShape) });
const RUN = 'id state steps { sequence bulletId state note newBulletId }';
const contentShape = z.object({
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
const CONTENT = `revision hasUnsavedChanges optimizationRun { ${RUN} }
  experiences { bullets { id content origin isOriginal rewording { note question sourceText originalId
    ledger { kind start end source { from text start end } } } } }`;

const start = ({ client, id, bullets }: Opened, input: object = {}) =>
  mutate(
    client,
    'startOptimization',
    { tailoredResumeId: id, bulletIds: bullets.map((bullet) => bullet.id), mode: 'CONCISE', ...input },
    `optimizationRun { ${RUN} }`,
    z.object({ optimizationRun: runShape }),
  );

/** Waits until the run has ended. */
async function settle({ read }: Opened) {
  await expect
    .poll(async () => (await read()).optimizationRun?.state, { timeout: 10_000 })
    .not.toBe('RUNNING');
  return read();
}

const listContents = ({ experiences }: z.infer<typeof contentShape>) =>
  experiences.flatMap(({ bullets }) => bullets.map(({ content }) => content));

describe('startOptimization', () => {
  it('adds each reworded bullet behind its original, with its note, and leaves the bank alone', async () => {
    const opened = await openResume();
    const { payload } = await start(opened);
    expect(payload?.optimizationRun).toMatchObject({ state: 'RUNNING', steps: [{}, {}, {}] });
    const { optimizationRun, experiences, hasUnsavedChanges } = await settle(opened);
    expect(optimizationRun?.state).toBe('DONE');
    expect(optimizationRun?.steps.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    const [original, reworded] = experiences[0]?.bullets ?? [];
    expect(original).toMatchObject({ content: WEAK, origin: 'BANK', isOriginal: true, rewording: null });
    expect(reworded).toMatchObject({
      content: 'Cooked lunch for 80 guests',
      origin: 'DERIVED',
      rewording: { originalId: original?.id, sourceText: WEAK },
    });
    expect(reworded?.rewording?.note).not.toBe('');
    expect(hasUnsavedChanges).toBe(true);
    const bank = await app.deps.prisma.bulletPoint.findMany({
      where: { experienceId: opened.experience.id },
      orderBy: { position: 'asc' },
    });
    expect(bank.map(({ content }) => content)).toEqual(BULLETS);
  });

  it('says of a bullet that nothing can be improved, and adds none', async () => {
    const opened = await openResume(['Baked bread']);
    await start(opened);
    const { optimizationRun, hasUnsavedChanges, ...content } = await settle(opened);
    expect(optimizationRun?.steps).toMatchObject([{ state: 'UNCHANGED', newBulletId: null, sequence: 1 }]);
    expect(optimizationRun?.steps[0]?.note).not.toBe('');
    expect(listContents({ optimizationRun, hasUnsavedChanges, ...content })).toEqual(['Baked bread']);
  });

  it('gives every claim of a reworded bullet the words that it rests on', async () => {
    const opened = await openResume();
    await start(opened);
    const reworded = (await settle(opened)).experiences[0]?.bullets[1];
    const ledger = reworded?.rewording?.ledger ?? [];
    expect(ledger.map(({ kind }) => kind)).toContain('QUANTITY');
    for (const { start: from, end, source } of ledger) {
      expect(reworded?.content.slice(from, end)).not.toBe('');
      expect(source?.text).toBe(WEAK);
      expect(source?.text.slice(source.start, source.end)).not.toBe('');
    }
  });

  it.each([
    ['a number that nobody said', 'Cooked lunch for 120 guests'],
    ['a higher part in the work', 'Led the cooking of lunch for 80 guests'],
    ['an outcome', 'Cooked lunch for 80 guests, increasing sales'],
  ])('refuses %s, whichever engine wrote it, and says why', async (_what, text) => {
    reword = answering(text);
    const opened = await openResume([WEAK]);
    await start(opened);
    const content = await settle(opened);
    expect(listContents(content)).toEqual([WEAK]);
    expect(content.optimizationRun?.steps[0]).toMatchObject({ state: 'UNCHANGED', newBulletId: null });
    expect(content.optimizationRun?.steps[0]?.note).toMatch(
      /^The new wording wasn’t used, since it said more than you did\. ./,
    );
  });

  it('takes no posting and no derived text for a proof', async () => {
    const opened = await openResume([WEAK, 'Baked bread']);
    await app.deps.prisma.bulletPoint.create({
      data: {
        experienceId: opened.experience.id,
        content: 'Planned menus for 200 guests',
        origin: 'DERIVED',
        position: 9,
      },
    });
    reword = answering('Cooked lunch for 200 guests');
    await start(opened, { bulletIds: [opened.bullets[0]?.id] });
    expect(listContents(await settle(opened))).toEqual([WEAK, 'Baked bread']);
  });

  it('rewords a reworded bullet from the user’s words, so that nothing is derived twice', async () => {
    const opened = await openResume([WEAK]);
    await start(opened);
    const reworded = (await settle(opened)).experiences[0]?.bullets[1];
    let asked = '';
    reword = async (call, request) => {
      asked = request.material.bullet.text;
      return plainly(call, request);
    };
    await start(opened, { bulletIds: [reworded?.id], level: 20 });
    await settle(opened);
    expect(asked).toBe(WEAK);
  });

  it('goes on with the others when one fails, and tries that one again when asked', async () => {
    const opened = await openResume();
    reword = async (call, request) => {
      if (request.material.bullet.text === WEAK) throw new UpstreamError('The service did not answer.');
      return plainly(call, request);
    };
    await start(opened);
    const { optimizationRun: failed } = await settle(opened);
    expect(failed?.steps[0]).toMatchObject({ state: 'FAILED', note: 'The service did not answer.' });
    expect(failed).toMatchObject({
      state: 'DONE',
      steps: [{}, { state: expect.not.stringMatching('PENDING') }, {}],
    });
    reword = plainly;
    const { type } = await mutate(
      opened.client,
      'retryOptimization',
      { id: failed?.id },
      '__typename',
      z.object({}),
    );
    expect(type).toBe('RetryOptimizationPayload');
    const { optimizationRun } = await settle(opened);
    expect(optimizationRun?.steps[0]).toMatchObject({ state: 'REWORDED', sequence: 4 });
    expect(
      await mutate(opened.client, 'retryOptimization', { id: failed?.id }, '__typename', z.object({})),
    ).toMatchObject({ type: 'RuleError', reason: 'nothing-left' });
  });

  it('stops when it is canceled: what is done stays, and nothing comes after', async () => {
    const opened = await openResume();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    reword = async (call, request) => {
      if (request.material.bullet.text !== WEAK) await held;
      return plainly(call, request);
    };
    const { payload } = await start(opened);
    const id = payload?.optimizationRun.id;
    await expect.poll(async () => listContents(await opened.read()).length).toBe(4);
    const { type } = await mutate(opened.client, 'cancelOptimization', { id }, '__typename', z.object({}));
    expect(type).toBe('CancelOptimizationPayload');
    release();
    const { optimizationRun, ...content } = await settle(opened);
    expect(optimizationRun).toMatchObject({
      state: 'CANCELED',
      steps: [{ state: 'REWORDED' }, { state: 'PENDING' }, { state: 'PENDING' }],
    });
    expect(listContents({ optimizationRun, ...content })).toHaveLength(4);
    expect(
      await mutate(opened.client, 'cancelOptimization', { id }, '__typename', z.object({})),
    ).toMatchObject({
      reason: 'ended',
    });
  });

  it('leaves a version as it was once it has a name', async () => {
    const opened = await openResume([WEAK, `${WEAK} a day`]);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    reword = async (call, request) => {
      if (request.material.bullet.text !== WEAK) await held;
      return plainly(call, request);
    };
    await start(opened);
    await expect.poll(async () => listContents(await opened.read()).length).toBe(3);
    const where = { tailoredResumeId: opened.resume.id };
    const { id } = await app.deps.prisma.resumeVersion.findFirstOrThrow({
      where,
      orderBy: { revision: 'desc' },
    });
    const input = { id: opened.id, versionId: toGlobalId('ResumeVersion', id), name: 'For the agency' };
    await mutate(opened.client, 'nameResumeVersion', input, '__typename', z.object({}));
    const { content } = await app.deps.prisma.resumeVersion.findUniqueOrThrow({ where: { id } });
    release();
    expect(listContents(await settle(opened))).toHaveLength(4);
    expect(await app.deps.prisma.resumeVersion.findUniqueOrThrow({ where: { id } })).toMatchObject({
      content,
    });
  });

  it('does nothing twice when it is tried again while the bullet at work is not done', async () => {
    const opened = await openResume();
    const releases: (() => void)[] = [];
    let answered = 0;
    reword = async (call, request) => {
      if (request.material.bullet.text !== WEAK) return plainly(call, request);
      await new Promise<void>((resolve) => releases.push(resolve));
      answered += 1;
      // A service says it differently each time.
      return answering(`Cooked lunch for 80 guests${'.'.repeat(answered - 1)}`)(call, request);
    };
    const { payload } = await start(opened);
    const id = payload?.optimizationRun.id;
    await expect.poll(() => releases.length).toBe(1);
    for (const name of ['cancelOptimization', 'retryOptimization'])
      await mutate(opened.client, name, { id }, '__typename', z.object({}));
    await expect.poll(() => releases.length).toBe(2);
    for (const release of releases) release();
    const content = await settle(opened);
    expect(content.optimizationRun?.state).toBe('DONE');
    expect(content.optimizationRun?.steps.map(({ sequence }) => sequence).toSorted()).toEqual([1, 2, 3]);
    await expect.poll(() => answered).toBe(2);
    expect(listContents(await opened.read())).toHaveLength(4);
  });

  it('does not overwrite a bullet that was changed while it was being reworded', async () => {
    const opened = await openResume([WEAK]);
    reword = async (call, request) => {
      await mutate(
        opened.client,
        'updateTailoredBullet',
        { tailoredResumeId: opened.id, bulletId: opened.bullets[0]?.id, content: 'Cooked' },
        '__typename',
        z.object({}),
      );
      return plainly(call, request);
    };
    await start(opened);
    const content = await settle(opened);
    expect(listContents(content)).toEqual(['Cooked']);
    expect(content.optimizationRun?.steps[0]?.note).toMatch(/^This bullet point was changed or removed/);
  });

  it('starts once when asked twice, and refuses another run meanwhile', async () => {
    const opened = await openResume();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    reword = async (call, request) => {
      await held;
      return plainly(call, request);
    };
    const [one, two] = await Promise.all([start(opened), start(opened)]);
    expect(one.payload?.optimizationRun.id).toBe(two.payload?.optimizationRun.id);
    expect(await start(opened, { mode: 'KEYWORDS' })).toMatchObject({ reason: 'already-running' });
    release();
    await settle(opened);
    expect(
      await app.deps.prisma.optimizationRun.count({ where: { tailoredResumeId: opened.resume.id } }),
    ).toBe(1);
  });

  it.each([
    [{ bulletIds: [] }, 'bulletIds', 'Please select bullet points to optimize'],
    [{ mode: 'CUSTOM' }, 'instructions', 'Please enter instructions.'],
    [{ mode: 'FOCUS', area: ' ' }, 'area', 'Please choose a focus area.'],
    [{ level: 101 }, 'level', 'Please send the length as a whole number from 0 (shorten) to 100 (expand).'],
  ])('refuses %j', async (input, path, message) => {
    const opened = await openResume();
    expect(await start(opened, input)).toMatchObject({
      type: 'ValidationError',
      fields: [{ path, message }],
    });
  });

  it('marks a run as stopped that its server left behind, which can then be tried again', async () => {
    const opened = await openResume([WEAK]);
    const left = await app.deps.prisma.optimizationRun.create({
      data: {
        userId: opened.client.userId,
        tailoredResumeId: opened.resume.id,
        mode: 'concise',
        level: 50,
        updatedAt: new Date(Date.now() - 60_000),
        steps: {
          create: {
            position: 0,
            experienceId: opened.experience.id,
            bulletId: opened.bullets[0] ? readRawId(opened.bullets[0].id) : '',
            content: WEAK,
          },
        },
      },
    });
    expect((await opened.read()).optimizationRun?.state).toBe('STOPPED');
    const id = toGlobalId('OptimizationRun', left.id);
    await mutate(opened.client, 'retryOptimization', { id }, '__typename', z.object({}));
    expect(listContents(await settle(opened))).toEqual([WEAK, 'Cooked lunch for 80 guests']);
  });
});

const readRawId = (globalId: string) => Buffer.from(globalId, 'base64').toString().split(':')[1] ?? '';

describe('the originals of reworded bullets', () => {
  it('stay beside the new wording when they are kept, and go when they are deleted', async () => {
    const opened = await openResume([WEAK]);
    await start(opened);
    await settle(opened);
    const place = { tailoredResumeId: opened.id, bulletId: opened.bullets[0]?.id };
    const kept = await mutate(
      opened.client,
      'keepOriginalBullet',
      place,
      `tailoredResume { ${CONTENT} }`,
      z.object({ tailoredResume: contentShape }),
    );
    expect(kept.payload?.tailoredResume.experiences[0]?.bullets).toMatchObject([
      { content: WEAK, isOriginal: false },
      { rewording: { originalId: null } },
    ]);
    await mutate(opened.client, 'deleteTailoredBullet', place, '__typename', z.object({}));
    expect(listContents(await opened.read())).toEqual(['Cooked lunch for 80 guests']);
  });

  const settleAll = (opened: Opened, keep: boolean) =>
    mutate(
      opened.client,
      'settleOriginals',
      { tailoredResumeId: opened.id, keep },
      `tailoredResume { ${CONTENT} }`,
      z.object({ tailoredResume: contentShape }),
    );

  it('go all at once, as one change', async () => {
    const second = 'Was responsible for baking bread';
    const opened = await openResume([WEAK, second, 'Sang']);
    await start(opened);
    await settle(opened);
    const { payload } = await settleAll(opened, false);
    const left = payload?.tailoredResume.experiences[0]?.bullets ?? [];
    expect(left.map(({ content }) => content)).toEqual(['Cooked lunch for 80 guests', 'Baked bread', 'Sang']);
    expect(left.every(({ isOriginal, rewording }) => !isOriginal && !rewording?.originalId)).toBe(true);
    await mutate(opened.client, 'undoResumeChange', { id: opened.id }, '__typename', z.object({}));
    expect(listContents(await opened.read())).toHaveLength(5);
  });

  it('are all kept at once, and a second time there are none', async () => {
    const opened = await openResume([WEAK]);
    await start(opened);
    await settle(opened);
    const { payload } = await settleAll(opened, true);
    expect(payload?.tailoredResume.experiences[0]?.bullets).toMatchObject([
      { content: WEAK, isOriginal: false },
      { rewording: { originalId: null } },
    ]);
    expect((await settleAll(opened, true)).payload).toBeNull();
  });

  it('are settled when one of the two is deleted', async () => {
    const opened = await openResume([WEAK]);
    await start(opened);
    const [, reworded] = (await settle(opened)).experiences[0]?.bullets ?? [];
    const place = { tailoredResumeId: opened.id, bulletId: reworded?.id };
    await mutate(opened.client, 'deleteTailoredBullet', place, '__typename', z.object({}));
    expect((await opened.read()).experiences[0]?.bullets).toMatchObject([
      { content: WEAK, isOriginal: false },
    ]);
  });

  it('ask nothing once they have given way to others', async () => {
    const opened = await openResume([WEAK]);
    await start(opened);
    await settle(opened);
    for (const content of ['Cooked and planned the menu', 'Planned menus for the week'])
      await app.deps.prisma.bulletPoint.create({
        data: { experienceId: opened.experience.id, content, position: 9 },
      });
    const input = {
      tailoredResumeId: opened.id,
      experienceId: toGlobalId('Experience', opened.experience.id),
      count: 2,
    };
    await mutate(opened.client, 'chooseBulletsAgain', input, '__typename', z.object({}));
    const bullets = (await opened.read()).experiences[0]?.bullets ?? [];
    expect(bullets.map(({ content }) => content)).not.toContain(WEAK);
    expect(bullets.find(({ origin }) => origin === 'DERIVED')?.rewording?.originalId).toBeNull();
  });
});

describe('a reworded bullet', () => {
  it('keeps its ledger when the user edits it: what they type is theirs', async () => {
    const opened = await openResume([WEAK]);
    await start(opened);
    const [, reworded] = (await settle(opened)).experiences[0]?.bullets ?? [];
    const content = 'Cooked lunch for 80 guests with 3 helpers';
    await mutate(
      opened.client,
      'updateTailoredBullet',
      { tailoredResumeId: opened.id, bulletId: reworded?.id, content },
      '__typename',
      z.object({}),
    );
    const edited = (await opened.read()).experiences[0]?.bullets[1];
    expect(edited).toMatchObject({ content, origin: 'EDITED' });
    const said = edited?.rewording?.ledger.map(({ start: from, end, source }) => [
      content.slice(from, end),
      source && source.text.slice(source.start, source.end),
    ]);
    expect(said).toContainEqual([expect.stringContaining('80'), expect.stringContaining('80')]);
    expect(said).toContainEqual([expect.stringContaining('3'), null]);
  });

  it('is saved to the bank as derived from its source, and proves nothing there', async () => {
    const opened = await openResume([WEAK]);
    await start(opened);
    await settle(opened);
    await mutate(opened.client, 'saveTailoredResume', { id: opened.id }, '__typename', z.object({}));
    const bank = await app.deps.prisma.bulletPoint.findMany({
      where: { experienceId: opened.experience.id },
      orderBy: { position: 'asc' },
    });
    expect(bank).toMatchObject([
      { content: WEAK, origin: 'WRITTEN' },
      { content: 'Cooked lunch for 80 guests', origin: 'DERIVED', sourceBulletPointId: bank[0]?.id },
    ]);
  });

  it('gets a fact that the user is asked for, which the bank remembers', async () => {
    const opened = await openResume(['Was responsible for answering tickets from guests']);
    await start(opened);
    const [, reworded] = (await settle(opened)).experiences[0]?.bullets ?? [];
    const question = reworded?.rewording?.question;
    expect(question).toBe('How many tickets a week?');
    const answered = await mutate(
      opened.client,
      'answerRewordingQuestion',
      { tailoredResumeId: opened.id, bulletId: reworded?.id, question, answer: '40' },
      `tailoredResume { ${CONTENT} }`,
      z.object({ tailoredResume: contentShape }),
    );
    expect(answered.payload?.tailoredResume.experiences[0]?.bullets[1]).toMatchObject({
      content: 'Answered 40 tickets a week from guests',
      rewording: { question: null },
    });
    const bank = await app.deps.prisma.bulletPoint.findMany({
      where: { experienceId: opened.experience.id },
      orderBy: { position: 'asc' },
    });
    expect(bank[1]).toMatchObject({ origin: 'WRITTEN', sourceBulletPointId: bank[0]?.id });
    expect(bank[1]?.content).toContain('40 tickets a week');
  });
});

describe('optimizationProgress', () => {
  const collect = async ({ actor }: Opened, runId: string, after = 0) => {
    const sequences: number[] = [];
    const signal = AbortSignal.timeout(10_000);
    const stream = await streamOptimization(app.deps, actor, runId, after, signal);
    for await (const { sequence } of stream) sequences.push(sequence);
    return sequences;
  };

  it('streams each bullet once and in order, whenever a client comes, and ends with the run', async () => {
    const opened = await openResume(
      Array.from({ length: 20 }, (_, index) => `Was responsible for cooking ${index + 2} soups`),
    );
    const { payload } = await start(opened);
    const runId = readRawId(payload?.optimizationRun.id ?? '');
    const expected = opened.bullets.map((_, index) => index + 1);
    expect(await collect(opened, runId)).toEqual(expected);
    expect(await collect(opened, runId)).toEqual(expected);
    expect(await collect(opened, runId, 2)).toEqual(expected.slice(2));
  });

  it('is not for others', async () => {
    const opened = await openResume([WEAK]);
    const { payload } = await start(opened);
    const other = await openResume([WEAK]);
    const runId = readRawId(payload?.optimizationRun.id ?? '');
    await expect(collect(other, runId)).rejects.toMatchObject({ kind: 'not-found' });
    await settle(opened);
  });
});

// Case A43 of docs/security.md.
it('an account that is deleted while a run goes on takes the run with it, and ends its stream', async () => {
  const opened = await openResume();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  reword = async (call, request) => {
    await held;
    return plainly(call, request);
  };
  const { payload } = await start(opened);
  const runId = readRawId(payload?.optimizationRun.id ?? '');
  const stream = await streamOptimization(app.deps, opened.actor, runId, 0, AbortSignal.timeout(20_000));
  const ended = stream.next();
  const answer = await opened.client.delete('/api/account', { password: 'a long enough secret' });
  expect(answer.status).toBe(200);
  release();
  expect((await ended).done).toBe(true);
  expect(await app.deps.prisma.optimizationRun.findUnique({ where: { id: runId } })).toBeNull();
});

// Case A46 of docs/security.md.
it('an edit by position never meets another bullet that a run has pushed there', async () => {
  const sources = Array.from({ length: 8 }, (_, index) => `Was responsible for cooking ${index + 2} soups`);
  const opened = await openResume(sources);
  const { bullets } = opened;
  await start(opened);
  const last = bullets.at(-1)?.content;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      opened.client.patch(`/api/tailored-resumes/${opened.resume.id}/bullet-point`, {
        experienceId: opened.experience.id,
        bulletIndex: bullets.length - 1,
        content: last,
        newContent: `Served ${index} guests`,
      }),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const after = listContents(await settle(opened));
  for (const { content } of bullets.slice(0, -1)) expect(after).toContain(content);
  expect(after.filter((content) => content.startsWith('Served')).length).toBeLessThanOrEqual(1);
});

// The embedded database has one process only. Case A48 of docs/security.md.
describe.runIf(process.env.TEST_DATABASE_URL)('two nodes', () => {
  it('stream a run to a client of the node that does not work on it', async () => {
    const sources = Array.from(
      { length: 20 },
      (_, index) => `Was responsible for cooking ${index + 2} soups`,
    );
    const opened = await openResume(sources);
    const other = await startTestApp();
    try {
      const { payload } = await start(opened);
      const runId = readRawId(payload?.optimizationRun.id ?? '');
      const seen: number[] = [];
      // Comes back after every third, as after a lost connection.
      for (let isOver = false; !isOver;) {
        const leaving = new AbortController();
        const stream = await streamOptimization(
          other.deps,
          opened.actor,
          runId,
          seen.at(-1) ?? 0,
          leaving.signal,
        );
        isOver = true;
        for await (const { sequence } of stream) {
          seen.push(sequence);
          if (sequence % 3 === 0) {
            isOver = false;
            break;
          }
        }
        leaving.abort();
      }
      expect(seen).toEqual(opened.bullets.map((_, index) => index + 1));
    } finally {
      await other.close();
    }
  });
});

describe('POST /api/optimize-bullet-points', () => {
  const shape = z.object({ bulletPoints: z.array(z.string()), changeNotes: z.array(z.string()) });
  const body = (experienceId: string, rest: object = {}) => ({
    experienceId,
    bulletPoints: [WEAK, 'Baked bread'],
    jobDescription: 'Cook\nRequirements:\n- Cooking',
    optimization: 'concise',
    options: { level: 50 },
    ...rest,
  });

  it('answers with as many bullets as were sent, and a note for each', async () => {
    const { client, experience } = await openResume();
    const answer = await client.post('/api/optimize-bullet-points', body(experience.id));
    expect(answer.status).toBe(200);
    const { bulletPoints, changeNotes } = shape.parse(answer.json);
    expect(bulletPoints).toEqual(['Cooked lunch for 80 guests', 'Baked bread']);
    expect(changeNotes).toHaveLength(2);
    expect(changeNotes.every((note) => note.length > 0)).toBe(true);
  });

  it('takes no text for a proof that an engine derived', async () => {
    const { client, experience } = await openResume([WEAK]);
    const [source] = await app.deps.prisma.bulletPoint.findMany({ where: { experienceId: experience.id } });
    const derived = 'Cooked lunch for 80 guests and their dogs';
    await app.deps.prisma.bulletPoint.create({
      data: {
        experienceId: experience.id,
        content: derived,
        origin: 'DERIVED',
        position: 5,
        sourceBulletPointId: source?.id ?? null,
      },
    });
    reword = answering(`${derived} every day`);
    const answer = await client.post(
      '/api/optimize-bullet-points',
      body(experience.id, { bulletPoints: [derived] }),
    );
    expect(shape.parse(answer.json).changeNotes[0]).toMatch(/^The new wording wasn’t used/);
  });

  it.each([
    [{ bulletPoints: [] }, 'Please select bullet points to optimize'],
    [{ optimization: 'better' }, 'Please choose how to optimize: concise, custom, keywords or focus.'],
    [{ optimization: 'custom' }, 'Please enter instructions.'],
    [{ optimization: 'focus', options: { level: 50 } }, 'Please choose a focus area.'],
    [
      { options: { level: -1 } },
      'Please send the length as a whole number from 0 (shorten) to 100 (expand).',
    ],
  ])('answers 400 to %j', async (input, message) => {
    const { client, experience } = await openResume([WEAK]);
    const answer = await client.post('/api/optimize-bullet-points', body(experience.id, input));
    expect([answer.status, answer.json]).toMatchObject([400, { message }]);
  });
});

describe('POST /api/regenerate-bullet-points', () => {
  const shape = z.object({ bulletPoints: z.array(z.string()) });

  it('keeps the locked ones first and adds the best of the bank up to the number asked for', async () => {
    const { client, experience, resume } = await openResume(['Sang', 'Cooked', 'Baked', 'Planned the menu']);
    const answer = await client.post('/api/regenerate-bullet-points', {
      tailoredResumeId: resume.id,
      experienceId: experience.id,
      lockedBulletPoints: ['Sang'],
      jobDescription: 'Cook\nRequirements:\n- Cooking\n- Menu planning',
      bulletCount: 3,
    });
    expect(answer.status).toBe(200);
    const { bulletPoints } = shape.parse(answer.json);
    expect(bulletPoints[0]).toBe('Sang');
    expect(bulletPoints).toHaveLength(3);
    expect(bulletPoints).toContain('Cooked');
    expect(bulletPoints).toContain('Planned the menu');
  });

  it('chooses 5 for an experience without bullets on the resume', async () => {
    const { client, experience, resume, id, bullets } = await openResume([
      'A1',
      'B2',
      'C3',
      'D4',
      'E5',
      'F6',
    ]);
    for (const { id: bulletId } of bullets)
      await mutate(
        client,
        'deleteTailoredBullet',
        { tailoredResumeId: id, bulletId },
        '__typename',
        z.object({}),
      );
    const answer = await client.post('/api/regenerate-bullet-points', {
      tailoredResumeId: resume.id,
      experienceId: experience.id,
    });
    expect(shape.parse(answer.json).bulletPoints).toHaveLength(5);
  });
});
