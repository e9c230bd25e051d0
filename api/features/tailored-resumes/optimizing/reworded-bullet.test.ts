import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mutate } from '../../../testing/factories.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  CONTENT,
  contentShape,
  openResume,
  settle,
  start,
  startOptimizingApp,
  WEAK,
  type OptimizingApp,
} from './testing/optimizing-app.ts';

let app: TestApp;
let close: OptimizingApp['close'];
beforeAll(async () => {
  ({ app, close } = await startOptimizingApp());
});
afterAll(() => close());

describe('a reworded bullet', () => {
  it('keeps its ledger when the user edits it: what they type is theirs', async () => {
    const opened = await openResume(app, [WEAK]);
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
    const opened = await openResume(app, [WEAK]);
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
    const opened = await openResume(app, ['Was responsible for answering tickets from guests']);
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
