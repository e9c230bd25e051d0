import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  answering,
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

describe('what a reworded bullet claims', () => {
  it('gives every claim of a reworded bullet the words that it rests on', async () => {
    const opened = await openResume(app);
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
    engine.reword = answering(text);
    const opened = await openResume(app, [WEAK]);
    await start(opened);
    const content = await settle(opened);
    expect(listContents(content)).toEqual([WEAK]);
    expect(content.optimizationRun?.steps[0]).toMatchObject({ state: 'UNCHANGED', newBulletId: null });
    expect(content.optimizationRun?.steps[0]?.note).toMatch(
      /^The new wording wasn’t used, since it said more than you did\. ./,
    );
  });

  it('takes no posting and no derived text for a proof', async () => {
    const opened = await openResume(app, [WEAK, 'Baked bread']);
    await app.deps.prisma.bulletPoint.create({
      data: {
        experienceId: opened.experience.id,
        content: 'Planned menus for 200 guests',
        origin: 'DERIVED',
        position: 9,
      },
    });
    engine.reword = answering('Cooked lunch for 200 guests');
    await start(opened, { bulletIds: [opened.bullets[0]?.id] });
    expect(listContents(await settle(opened))).toEqual([WEAK, 'Baked bread']);
  });

  it('rewords a reworded bullet from the user’s words, so that nothing is derived twice', async () => {
    const opened = await openResume(app, [WEAK]);
    await start(opened);
    const reworded = (await settle(opened)).experiences[0]?.bullets[1];
    let asked = '';
    engine.reword = async (call, request) => {
      asked = request.material.bullet.text;
      return plainly(call, request);
    };
    await start(opened, { bulletIds: [reworded?.id], level: 20 });
    await settle(opened);
    expect(asked).toBe(WEAK);
  });
});
