import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mutate } from '../../../testing/factories.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  answering,
  openResume,
  plainly,
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
    const { client, experience } = await openResume(app);
    const answer = await client.post('/api/optimize-bullet-points', body(experience.id));
    expect(answer.status).toBe(200);
    const { bulletPoints, changeNotes } = shape.parse(answer.json);
    expect(bulletPoints).toEqual(['Cooked lunch for 80 guests', 'Baked bread']);
    expect(changeNotes).toHaveLength(2);
    expect(changeNotes.every((note) => note.length > 0)).toBe(true);
  });

  it('takes no text for a proof that an engine derived', async () => {
    const { client, experience } = await openResume(app, [WEAK]);
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
    engine.reword = answering(`${derived} every day`);
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
    const { client, experience } = await openResume(app, [WEAK]);
    const answer = await client.post('/api/optimize-bullet-points', body(experience.id, input));
    expect([answer.status, answer.json]).toMatchObject([400, { message }]);
  });
});

describe('POST /api/regenerate-bullet-points', () => {
  const shape = z.object({ bulletPoints: z.array(z.string()) });

  it('keeps the locked ones first and adds the best of the bank up to the number asked for', async () => {
    const { client, experience, resume } = await openResume(app, [
      'Sang',
      'Cooked',
      'Baked',
      'Planned the menu',
    ]);
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
    const { client, experience, resume, id, bullets } = await openResume(app, [
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
