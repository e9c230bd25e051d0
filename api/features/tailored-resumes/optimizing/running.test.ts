import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UpstreamError } from '../../../core/errors.ts';
import { mutate, toGlobalId } from '../../../testing/factories.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  answering,
  listContents,
  openResume,
  plainly,
  readRawId,
  settle,
  start,
  startOptimizingApp,
  WEAK,
  type OptimizingApp,
} from './testing/optimizing-app.ts';

let app: TestApp;
let engine: OptimizingApp['engine'];
let close: OptimizingApp['close'];
beforeAll(async () => {
  ({ app, engine, close } = await startOptimizingApp());
});
beforeEach(() => {
  engine.reword = plainly;
});
afterAll(() => close());

describe('a run', () => {
  it('goes on with the others when one fails, and tries that one again when asked', async () => {
    const opened = await openResume(app);
    engine.reword = async (call, request) => {
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
    engine.reword = plainly;
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
    const opened = await openResume(app);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    engine.reword = async (call, request) => {
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
    const opened = await openResume(app, [WEAK, `${WEAK} a day`]);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    engine.reword = async (call, request) => {
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
    const opened = await openResume(app);
    const releases: (() => void)[] = [];
    let answered = 0;
    engine.reword = async (call, request) => {
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
    const opened = await openResume(app, [WEAK]);
    engine.reword = async (call, request) => {
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

  it('marks a run as stopped that its server left behind, which can then be tried again', async () => {
    const opened = await openResume(app, [WEAK]);
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
