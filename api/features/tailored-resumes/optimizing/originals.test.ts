import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mutate, toGlobalId } from '../../../testing/factories.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  CONTENT,
  contentShape,
  listContents,
  openResume,
  settle,
  start,
  startOptimizingApp,
  WEAK,
  type OptimizingApp,
  type Opened,
} from './testing/optimizing-app.ts';

let app: TestApp;
let close: OptimizingApp['close'];
beforeAll(async () => {
  ({ app, close } = await startOptimizingApp());
});
afterAll(() => close());

describe('the originals of reworded bullets', () => {
  it('stay beside the new wording when they are kept, and go when they are deleted', async () => {
    const opened = await openResume(app, [WEAK]);
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
    const opened = await openResume(app, [WEAK, second, 'Sang']);
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
    const opened = await openResume(app, [WEAK]);
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
    const opened = await openResume(app, [WEAK]);
    await start(opened);
    const [, reworded] = (await settle(opened)).experiences[0]?.bullets ?? [];
    const place = { tailoredResumeId: opened.id, bulletId: reworded?.id };
    await mutate(opened.client, 'deleteTailoredBullet', place, '__typename', z.object({}));
    expect((await opened.read()).experiences[0]?.bullets).toMatchObject([
      { content: WEAK, isOriginal: false },
    ]);
  });

  it('ask nothing once they have given way to others', async () => {
    const opened = await openResume(app, [WEAK]);
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
