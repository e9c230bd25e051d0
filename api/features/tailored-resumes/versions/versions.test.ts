import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SessionActor } from '../../../core/actor.ts';
import {
  makeExperience,
  makePosting,
  makeResume,
  mutate,
  readBullets,
  toGlobalId,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { streamResumeChanges } from '../resume-changes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const BULLETS = ['Cooked', 'Baked', 'Served'];

const resumeShape = z.object({
  revision: z.number(),
  undoableChange: z.string().nullable(),
  redoableChange: z.string().nullable(),
  overallScore: z.number().nullable(),
  experiences: z.array(
    z.object({ bullets: z.array(z.object({ id: z.string(), content: z.string(), isLocked: z.boolean() })) }),
  ),
});
const RESUME =
  'revision undoableChange redoableChange overallScore experiences { bullets { id content isLocked } }';
const differenceShape = z.object({
  kind: z.string(),
  title: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
const versionShape = z.object({
  id: z.string(),
  change: z.string(),
  name: z.string().nullable(),
  isCurrent: z.boolean(),
  differences: z.array(differenceShape),
});

async function openResume() {
  const client = await app.user();
  const posting = await makePosting(app.deps, client);
  const experience = await makeExperience(app.deps, client, { bulletPoints: BULLETS });
  const resume = await makeResume(app.deps, client, posting, [experience]);
  const id = toGlobalId('TailoredResume', resume.id);
  const experienceId = toGlobalId('Experience', experience.id);
  const [first, second, third] = readBullets(resume);
  const read = async (fields = RESUME) => {
    const { data } = await client.graphql(`query($id: ID!) { tailoredResume(id: $id) { ${fields} } }`, {
      id,
    });
    return data.tailoredResume;
  };
  const run = async (name: string, input: object) => {
    const shape = z.object({ tailoredResume: resumeShape });
    const answer = await mutate(client, name, input, `tailoredResume { ${RESUME} }`, shape);
    return { ...answer, resume: answer.payload?.tailoredResume };
  };
  const place = (bullet: { id: string } | undefined) => ({ tailoredResumeId: id, bulletId: bullet?.id });
  return {
    client,
    actor: { kind: 'session', userId: client.userId, sessionId: 'of-a-test' } satisfies SessionActor,
    resume,
    id,
    experienceId,
    bullets: [first, second, third],
    run,
    place,
    read: async () => resumeShape.parse(await read()),
    versions: async () =>
      z
        .object({ versions: z.array(versionShape) })
        .parse(await read('versions { id change name isCurrent differences { kind title before after } }'))
        .versions,
    edit: (content: string, bullet = first) => run('updateTailoredBullet', { ...place(bullet), content }),
    undo: (input: object = {}) => run('undoResumeChange', { id, ...input }),
    redo: (input: object = {}) => run('redoResumeChange', { id, ...input }),
  };
}

/** Later versions, which the resume left again. */
async function addVersions(tailoredResumeId: string, count: number): Promise<void> {
  const first = 100;
  await app.deps.prisma.resumeVersion.createMany({
    data: Array.from({ length: count }, (_, at) => ({
      tailoredResumeId,
      revision: first + at,
      change: 'BULLET_EDITED',
      content: { experiences: [], replaced: [], takenOff: [], locks: [] },
    })),
  });
  await app.deps.prisma.tailoredResume.update({
    where: { id: tailoredResumeId },
    data: { revision: first + count },
  });
}

const texts = (resume: z.infer<typeof resumeShape> | undefined) =>
  resume?.experiences.flatMap(({ bullets }) => bullets.map(({ content }) => content));

describe('undo and redo', () => {
  it('take back every kind of change, one by one, and bring it back', async () => {
    const { run, place, bullets, id, experienceId, read, edit, undo, redo } = await openResume();
    const states = [await read()];
    const change = async (name: string, input: object) =>
      states.push((await run(name, input)).resume ?? (await read()));
    states.push((await edit('Cooked for 80 guests')).resume ?? (await read()));
    await change('setTailoredBulletLock', { ...place(bullets[1]), isLocked: true });
    await change('addTailoredBullet', { tailoredResumeId: id, experienceId, content: 'Sang' });
    await change('deleteTailoredBullet', place(bullets[1]));
    const contents = states.map(texts);
    expect(await undo()).toMatchObject({
      resume: { undoableChange: 'BULLET_ADDED', redoableChange: 'BULLET_DELETED' },
    });
    const back = await read();
    expect(texts(back)).toEqual(contents[3]);
    // The lock comes back with its bullet.
    expect(back.experiences[0]?.bullets.find(({ content }) => content === 'Baked')?.isLocked).toBe(true);
    expect(texts((await undo()).resume)).toEqual(contents[1]);
    const first = await undo();
    expect(texts(first.resume)).toEqual(contents[0]);
    expect(first.resume).toMatchObject({ undoableChange: null, overallScore: states[0]?.overallScore });
    expect(await undo()).toMatchObject({ reason: 'nothing-to-undo' });
    await redo();
    await redo();
    expect(texts((await redo()).resume)).toEqual(contents[4]);
    expect(await redo()).toMatchObject({ reason: 'nothing-to-redo' });
  });

  it('leave the locks of bullets that stay as they are', async () => {
    const { edit, run, place, bullets, undo } = await openResume();
    await edit('Fried');
    await run('setTailoredBulletLock', { ...place(bullets[1]), isLocked: true });
    const { resume } = await undo();
    expect(resume?.experiences[0]?.bullets.map(({ isLocked }) => isLocked)).toEqual([false, true, false]);
  });

  it('a new change ends redoing, and the history keeps what was undone', async () => {
    const { edit, undo, redo, versions } = await openResume();
    await edit('Fried');
    await undo();
    await edit('Boiled');
    expect(await redo()).toMatchObject({ reason: 'nothing-to-redo' });
    const all = await versions();
    expect(all.map(({ change, isCurrent }) => [change, isCurrent])).toEqual([
      ['BULLET_EDITED', true],
      ['BULLET_EDITED', false],
      ['CREATED', false],
    ]);
    expect(all[1]?.differences).toEqual([
      { kind: 'CHANGED', title: 'Cook', before: 'Cooked', after: 'Fried' },
    ]);
    expect(all[0]?.differences[0]).toMatchObject({ before: 'Cooked', after: 'Boiled' });
  });

  it('an edit that changes nothing is no version', async () => {
    const { edit, versions } = await openResume();
    await edit('Cooked');
    expect(await versions()).toEqual([]);
  });

  it('is refused for a resume that has changed since the person looked', async () => {
    const { edit, undo, read } = await openResume();
    const seen = (await edit('Fried')).resume?.revision;
    await edit('Boiled');
    expect(await undo({ revision: seen })).toMatchObject({ type: 'ConflictError' });
    expect(texts(await read())?.[0]).toBe('Boiled');
    expect(await undo({ revision: (await read()).revision })).toMatchObject({
      type: 'UndoResumeChangePayload',
    });
  });

  it('two at once undo two changes, and lose none', async () => {
    const { edit, undo, read, bullets } = await openResume();
    await edit('Fried');
    await edit('Toasted', bullets[1]);
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(({ type }) => type).toSorted()).toEqual([
      'RuleError',
      'UndoResumeChangePayload',
      'UndoResumeChangePayload',
    ]);
    expect(texts(await read())).toEqual(BULLETS);
  });
});

describe('the history', () => {
  it('restores any version as a change that can be undone', async () => {
    const { id, edit, run, place, bullets, versions, undo } = await openResume();
    await edit('Fried');
    await run('deleteTailoredBullet', place(bullets[2]));
    const [, fried] = await versions();
    const restored = await run('restoreResumeVersion', { id, versionId: fried?.id });
    expect(texts(restored.resume)).toEqual(['Fried', 'Baked', 'Served']);
    expect((await versions())[0]).toMatchObject({
      change: 'VERSION_RESTORED',
      differences: [{ kind: 'ADDED', after: 'Served', before: null }],
    });
    expect(texts((await undo()).resume)).toEqual(['Fried', 'Baked']);
  });

  it('keeps a version with a name for ever, and forgets old ones without', async () => {
    const { id, edit, run, versions, resume } = await openResume();
    await edit('Fried');
    const [current] = await versions();
    expect(
      await run('nameResumeVersion', { id, versionId: current?.id, name: '  For the agency ' }),
    ).toMatchObject({
      type: 'NameResumeVersionPayload',
    });
    await addVersions(resume.id, 200);
    await edit('Boiled');
    const kept = await app.deps.prisma.resumeVersion.findMany({
      where: { tailoredResumeId: resume.id },
      orderBy: { revision: 'asc' },
    });
    expect(kept).toHaveLength(201);
    expect(kept.map(({ change }) => change)).not.toContain('CREATED');
    expect(kept.filter(({ name }) => name !== null)).toMatchObject([{ name: 'For the agency' }]);
    expect(
      await run('nameResumeVersion', { id, versionId: current?.id, name: 'x'.repeat(81) }),
    ).toMatchObject({
      type: 'ValidationError',
      fields: [{ path: 'name', message: 'A version’s name can have at most 80 characters.' }],
    });
    await run('nameResumeVersion', { id, versionId: current?.id, name: ' ' });
    const named = { tailoredResumeId: resume.id, name: { not: null } };
    expect(await app.deps.prisma.resumeVersion.count({ where: named })).toBe(0);
  });

  it('forgets none because of what makes no version, such as undoing', async () => {
    const { edit, versions, undo, resume } = await openResume();
    await edit('Fried');
    await app.deps.prisma.tailoredResume.update({ where: { id: resume.id }, data: { revision: 1_000 } });
    await edit('Boiled');
    expect(await versions()).toHaveLength(3);
    expect(texts((await undo()).resume)).toContain('Fried');
  });

  it('never forgets the version that undoing goes to', async () => {
    const { edit, undo, resume } = await openResume();
    await edit('Fried');
    await edit('Boiled');
    await undo();
    await addVersions(resume.id, 300);
    await edit('Toasted');
    expect(texts((await undo()).resume)).toContain('Fried');
  });

  it('has no version of another resume', async () => {
    const [one, two] = [await openResume(), await openResume()];
    await one.edit('Fried');
    const [version] = await one.versions();
    for (const [name, input] of [
      ['restoreResumeVersion', {}],
      ['nameResumeVersion', { name: 'Mine' }],
    ] as const)
      expect(await two.run(name, { id: two.id, versionId: version?.id, ...input })).toMatchObject({
        type: 'NotFoundError',
        message: 'The version was not found.',
      });
  });

  it('survives that the resume came from a time without versions', async () => {
    const { resume, edit, undo } = await openResume();
    const { data } = await app.deps.prisma.tailoredResume.findUniqueOrThrow({ where: { id: resume.id } });
    const older = { ...z.looseObject({}).parse(data), replaced: { experienceId: 'x', bullets: [] } };
    await app.deps.prisma.tailoredResume.update({ where: { id: resume.id }, data: { data: older } });
    await edit('Fried');
    expect(texts((await undo()).resume)).toEqual(BULLETS);
  });
});

describe('bullets that gave way', () => {
  it('are kept or removed one by one', async () => {
    const { id, client, experienceId, run, resume, place } = await openResume();
    for (const content of [
      'Cooked menus for the chef',
      'Planned the menu for 200 guests',
      'Planned menus and cooked',
    ])
      await app.deps.prisma.bulletPoint.create({
        data: { experienceId: readBulletsOwner(resume), content, position: 9 },
      });
    const again = await run('chooseBulletsAgain', { tailoredResumeId: id, experienceId, count: 3 });
    expect(again.type).toBe('ChooseBulletsAgainPayload');
    const readReplaced = async () => {
      const { data } = await client.graphql(
        'query($id: ID!) { tailoredResume(id: $id) { experiences { bullets { content } replacedBullets { id content } } } }',
        { id },
      );
      const bullet = z.object({ id: z.string().optional(), content: z.string() });
      return z
        .object({
          experiences: z.tuple([z.object({ bullets: z.array(bullet), replacedBullets: z.array(bullet) })]),
        })
        .parse(data.tailoredResume).experiences[0];
    };
    const { replacedBullets } = await readReplaced();
    const [one, two] = replacedBullets;
    expect(replacedBullets.length).toBeGreaterThanOrEqual(2);
    await run('keepReplacedBullet', place({ id: one?.id ?? '' }));
    await run('removeReplacedBullet', place({ id: two?.id ?? '' }));
    const after = await readReplaced();
    expect(after.bullets.map(({ content }) => content)).toContain(one?.content);
    expect(after.replacedBullets).toHaveLength(replacedBullets.length - 2);
    expect(await run('keepReplacedBullet', place({ id: two?.id ?? '' }))).toMatchObject({
      type: 'NotFoundError',
    });
    await run('undoResumeChange', { id });
    expect((await readReplaced()).replacedBullets).not.toEqual([]);
    await run('removeReplacedBullets', { tailoredResumeId: id, experienceId });
    expect((await readReplaced()).replacedBullets).toEqual([]);
    expect(await run('removeReplacedBullets', { tailoredResumeId: id, experienceId })).toMatchObject({
      type: 'NotFoundError',
    });
  });
});

function readBulletsOwner(resume: Parameters<typeof readBullets>[0]): string {
  const shape = z.object({ experiences: z.tuple([z.object({ experienceId: z.string() })]) });
  return shape.parse(resume.data).experiences[0].experienceId;
}

describe('tailoredResumeChanged', () => {
  const follow = async ({ actor, resume }: Awaited<ReturnType<typeof openResume>>, after: number) => {
    const leaving = new AbortController();
    const stream = await streamResumeChanges(app.deps, actor, resume.id, after, leaving.signal);
    return { stream, leave: () => leaving.abort() };
  };

  it('tells of each change, wherever it was made, and ends when the resume is deleted', async () => {
    const opened = await openResume();
    const { stream } = await follow(opened, 0);
    await opened.edit('Fried');
    expect((await stream.next()).value).toMatchObject({ sequence: 1 });
    await opened.undo();
    expect((await stream.next()).value).toMatchObject({ sequence: 2 });
    await opened.client.delete(`/api/tailored-resumes/${opened.resume.id}`);
    expect((await stream.next()).done).toBe(true);
  });

  it('tells a window that was away only what it has not seen', async () => {
    const opened = await openResume();
    await opened.edit('Fried');
    await opened.edit('Boiled');
    const { stream, leave } = await follow(opened, 1);
    expect((await stream.next()).value).toMatchObject({ sequence: 2 });
    leave();
    expect((await stream.next()).done).toBe(true);
  });
});
