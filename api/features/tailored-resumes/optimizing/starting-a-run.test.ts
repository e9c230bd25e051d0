import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  BULLETS,
  listContents,
  openResume,
  plainly,
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

describe('startOptimization', () => {
  it('adds each reworded bullet behind its original, with its note, and leaves the bank alone', async () => {
    const opened = await openResume(app);
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
    const opened = await openResume(app, ['Baked bread']);
    await start(opened);
    const { optimizationRun, hasUnsavedChanges, ...content } = await settle(opened);
    expect(optimizationRun?.steps).toMatchObject([{ state: 'UNCHANGED', newBulletId: null, sequence: 1 }]);
    expect(optimizationRun?.steps[0]?.note).not.toBe('');
    expect(listContents({ optimizationRun, hasUnsavedChanges, ...content })).toEqual(['Baked bread']);
  });

  it('starts once when asked twice, and refuses another run meanwhile', async () => {
    const opened = await openResume(app);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    engine.reword = async (call, request) => {
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
    const opened = await openResume(app);
    expect(await start(opened, input)).toMatchObject({
      type: 'ValidationError',
      fields: [{ path, message }],
    });
  });
});
