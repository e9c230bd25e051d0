import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExperience, toGlobalId } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The second role has no dates and an unknown title: the reader takes its lines for the first one's. */
const RESUME = `Maria Keller
maria.keller@example.com

Experience

Head Baker, Morgenbrot, Berlin
Mar 2019 – Present
• Led a team of six bakers
Dough whisperer, Hearth & Crumb
• Kneaded by hand
• Kept the starter alive
Baker, Mill & Oven, Potsdam
2015 – 2019
• Baked sourdough

Languages
German, English`;
const LINES = RESUME.split('\n').filter(Boolean);
const MISSED = LINES.indexOf('Dough whisperer, Hearth & Crumb');
const ROLE = {
  title: 'Dough whisperer',
  company: 'Hearth & Crumb',
  bulletPoints: [{ content: 'Kneaded by hand' }, { content: 'Kept the starter alive' }],
};

async function upload(client: TestClient, content = RESUME): Promise<string> {
  const form = new FormData();
  form.append('resume', new Blob([content]), 'resume.txt');
  const { json } = await client.request('POST', '/api/upload-resume', form);
  return toGlobalId('ResumeImport', json.importId);
}

const bank = (client: TestClient) =>
  app.deps.prisma.experience.findMany({
    where: { userId: client.userId },
    include: { bulletPoints: { orderBy: { position: 'asc' } } },
    orderBy: { position: 'asc' },
  });
const told = (experiences: Awaited<ReturnType<typeof bank>>) =>
  experiences.map(({ title, bulletPoints }) => [title, ...bulletPoints.map(({ content }) => content)]);

async function proposeAt(client: TestClient, id: string, lineNumber: number) {
  const { data } = await client.graphql(
    `query($id: ID!, $lineNumber: Int!) { resumeImport(id: $id) { roleAt(lineNumber: $lineNumber) {
      title company startDate bulletPoints lineNumbers takesFrom { bulletPointCount experience { title } } } } }`,
    { id, lineNumber },
  );
  return data.resumeImport.roleAt;
}

/** Adds several roles, each with its fields and its lines. */
async function addAll(
  client: TestClient,
  id: string,
  roles: { experience: object; lineNumbers: number[] }[],
) {
  const { data } = await client.graphql(
    `mutation($input: AddMissedRolesInput!) { addMissedRoles(input: $input) { __typename ... on UserError { message }
      ... on AddMissedRolesPayload { changeId experiences { title } viewer { experienceCount } } } }`,
    { input: { resumeImportId: id, roles } },
  );
  return data.addMissedRoles;
}

const add = (client: TestClient, id: string, experience: object = ROLE, lineNumbers = [8, 9, 10]) =>
  addAll(client, id, [{ experience, lineNumbers: lineNumbers.map((n) => n - 8 + MISSED) }]);

async function proposeAlike(client: TestClient, id: string) {
  const { data } = await client.graphql(
    `query($id: ID!) { resumeImport(id: $id) { rolesAlike {
      title company startDate bulletPoints lineNumbers takesFrom { bulletPointCount experience { title } } } } }`,
    { id },
  );
  return data.resumeImport.rolesAlike;
}

async function undo(client: TestClient, changeId: string) {
  const { data } = await client.graphql(
    `mutation($changeId: ID!) { undoExperienceChange(input: { changeId: $changeId }) { __typename } }`,
    { changeId },
  );
  return data.undoExperienceChange.__typename;
}

async function review(client: TestClient, id: string) {
  const { data } = await client.graphql(
    `query($id: ID!) { resumeImport(id: $id) { message lines { text placement }
      experiences { lineNumbers isNew confirmedFields experience { title } } } }`,
    { id },
  );
  return data.resumeImport;
}

describe('a role that the reader has missed', () => {
  it('is proposed from a line, with whose bullet points it would take; nothing is stored', async () => {
    const client = await app.user();
    const id = await upload(client);
    const before = await bank(client);
    expect(told(before)).toEqual([
      ['Head Baker', 'Led a team of six bakers', 'Kneaded by hand', 'Kept the starter alive'],
      ['Baker', 'Baked sourdough'],
    ]);
    expect(await proposeAt(client, id, MISSED)).toEqual({
      title: 'Dough whisperer',
      company: 'Hearth & Crumb',
      startDate: '',
      bulletPoints: ['Kneaded by hand', 'Kept the starter alive'],
      lineNumbers: [MISSED, MISSED + 1, MISSED + 2],
      takesFrom: [{ bulletPointCount: 2, experience: { title: 'Head Baker' } }],
    });
    expect(await bank(client)).toEqual(before);
  });

  it('is not proposed where another one begins, or where there is no line', async () => {
    const client = await app.user();
    const id = await upload(client);
    for (const lineNumber of [LINES.indexOf('Baker, Mill & Oven, Potsdam'), LINES.length, -1, 2 ** 31 - 1])
      expect(await proposeAt(client, id, lineNumber)).toBeNull();
  });

  it('is added between the others and takes its bullet points with their ids', async () => {
    const client = await app.user();
    const id = await upload(client);
    const [before] = await bank(client);
    const added = await add(client, id);
    expect(added).toMatchObject({
      experiences: [{ title: 'Dough whisperer' }],
      viewer: { experienceCount: 3 },
    });
    const after = await bank(client);
    expect(told(after)).toEqual([
      ['Head Baker', 'Led a team of six bakers'],
      ['Dough whisperer', 'Kneaded by hand', 'Kept the starter alive'],
      ['Baker', 'Baked sourdough'],
    ]);
    expect(after[1]?.bulletPoints.map(({ id }) => id)).toEqual(
      before?.bulletPoints.slice(1).map(({ id }) => id),
    );
    // The header had been taken for a description.
    expect(before?.description).toContain('Dough whisperer');
    expect(after[0]?.description ?? '').not.toContain('Dough whisperer');
  });

  it('belongs to the import: it has its lines, asks nothing, and the sentence about what was found stays', async () => {
    const client = await app.user();
    const id = await upload(client);
    const { message } = await review(client, id);
    await add(client, id);
    const { experiences, lines, ...rest } = await review(client, id);
    expect(rest.message).toBe(message);
    expect(experiences.map((one: { experience: unknown }) => one.experience)).toEqual([
      { title: 'Head Baker' },
      { title: 'Dough whisperer' },
      { title: 'Baker' },
    ]);
    expect(experiences[1]).toMatchObject({
      isNew: true,
      lineNumbers: [MISSED, MISSED + 1, MISSED + 2],
      confirmedFields: ['TITLE', 'COMPANY', 'DATES'],
    });
    expect(experiences[0].lineNumbers).not.toContain(MISSED);
    expect(lines[MISSED].placement).toBe('EXPERIENCE');
    expect(await proposeAt(client, id, MISSED)).toBeNull();
  });

  it('can be undone: everything is as it was, bullet points with their ids', async () => {
    const client = await app.user();
    const id = await upload(client);
    const [before, reviewed] = [await bank(client), await review(client, id)];
    // One bullet point in other words, so that the old one goes, and one left out.
    const { changeId } = await add(client, id, {
      ...ROLE,
      bulletPoints: [{ content: 'Kneaded 90 kg by hand' }],
    });
    expect(told(await bank(client))).toEqual([
      ['Head Baker', 'Led a team of six bakers'],
      ['Dough whisperer', 'Kneaded 90 kg by hand'],
      ['Baker', 'Baked sourdough'],
    ]);
    expect(await undo(client, changeId)).toBe('UndoExperienceChangePayload');
    const after = await bank(client);
    expect(told(after)).toEqual(told(before));
    expect(after.flatMap(({ bulletPoints }) => bulletPoints.map((bullet) => bullet.id))).toEqual(
      before.flatMap(({ bulletPoints }) => bulletPoints.map((bullet) => bullet.id)),
    );
    expect(await review(client, id)).toEqual(reviewed);
    // And it may be added again.
    expect((await add(client, id)).experiences[0].title).toBe('Dough whisperer');
    expect((await review(client, id)).experiences).toHaveLength(3);
  });

  it('comes back in the old words when it was undone, whatever signs they have now', async () => {
    const client = await app.user();
    const id = await upload(client);
    const before = await bank(client);
    const bulletPoints = [{ content: 'Kneaded by hand!' }, { content: 'Kept the starter alive!' }];
    const { changeId } = await add(client, id, { ...ROLE, bulletPoints });
    expect((await bank(client))[1]?.bulletPoints.map(({ content }) => content)).toEqual(
      bulletPoints.map(({ content }) => content),
    );
    await undo(client, changeId);
    expect(told(await bank(client))).toEqual(told(before));
  });

  it('stands above the others if it is the first of the file, and last if it is the only one', async () => {
    const client = await app.user();
    await makeExperience(app.deps, client, { title: 'Sailor', bulletPoints: [] });
    const work = RESUME.replace('\nHead Baker', '\nApprentice to the oven\nHead Baker');
    const first = work.split('\n').filter(Boolean).indexOf('Apprentice to the oven');
    await add(client, await upload(client, work), { title: 'Apprentice', company: 'Oven' }, [
      first - MISSED + 8,
    ]);
    expect(told(await bank(client)).map(([title]) => title)).toEqual([
      'Sailor',
      'Apprentice',
      'Head Baker',
      'Baker',
    ]);
    const other = await app.user();
    await makeExperience(app.deps, other, { title: 'Sailor', bulletPoints: [] });
    const without = 'Maria Keller\nmaria.keller@example.com\n\nProfile\nI whisper to dough at the Hearth';
    expect(await add(other, await upload(other, without), ROLE, [3 - MISSED + 8])).toMatchObject({
      __typename: 'AddMissedRolesPayload',
    });
    expect(told(await bank(other)).map(([title]) => title)).toEqual(['Sailor', 'Dough whisperer']);
  });

  it('goes with the import when that is undone', async () => {
    const client = await app.user();
    const own = await makeExperience(app.deps, client, { title: 'Sailor', bulletPoints: ['Mine'] });
    const id = await upload(client);
    await add(client, id);
    await client.graphql('mutation($id: ID!) { undoResumeImport(input: { id: $id }) { __typename } }', {
      id,
    });
    expect((await bank(client)).map((experience) => experience.id)).toEqual([own.id]);
    expect((await add(client, id)).__typename).toBe('RuleError');
  });

  it('leaves what the user has written or changed, and what they had before the import', async () => {
    const client = await app.user();
    // The bank has the role with one of the bullets; the import adds the others.
    await makeExperience(app.deps, client, {
      title: 'Head Baker',
      company: 'Morgenbrot',
      startDate: '2019-03',
      endDate: null,
      bulletPoints: ['Kneaded by hand'],
    });
    const id = await upload(client);
    const [head] = await bank(client);
    const changed = head?.bulletPoints.find(({ content }) => content === 'Kept the starter alive');
    await app.deps.prisma.bulletPoint.update({
      where: { id: changed?.id ?? '' },
      data: { content: 'Kept two starters alive' },
    });
    await add(client, id);
    expect(told(await bank(client))).toContainEqual([
      'Head Baker',
      'Kneaded by hand',
      'Led a team of six bakers',
      'Kept two starters alive',
    ]);
  });

  it('takes its bullet points also from an experience that the other one was merged into', async () => {
    const client = await app.user();
    const other = await makeExperience(app.deps, client, { title: 'Sailor', bulletPoints: ['Mine'] });
    const id = await upload(client);
    const head = (await bank(client)).find(({ title }) => title === 'Head Baker');
    await client.graphql(
      'mutation($id: ID!, $from: ID!) { mergeExperiences(input: { id: $id, mergedExperienceId: $from }) { __typename } }',
      { id: toGlobalId('Experience', other.id), from: toGlobalId('Experience', head?.id ?? '') },
    );
    await add(client, id);
    expect(told(await bank(client))).toContainEqual(['Sailor', 'Mine', 'Led a team of six bakers']);
  });

  it('is refused with what to do: without a company, at another role, without lines, in a full bank', async () => {
    const client = await app.user();
    const id = await upload(client);
    const before = await bank(client);
    expect(await add(client, id, { ...ROLE, company: ' ' })).toMatchObject({ __typename: 'ValidationError' });
    const atOther = LINES.indexOf('Baker, Mill & Oven, Potsdam') - MISSED + 8;
    for (const lines of [[atOther], [], [-1000], [1_000_000]])
      expect(await add(client, id, ROLE, lines)).toEqual({
        __typename: 'RuleError',
        message: 'No role can begin at this line. Please choose the first line of the missing one.',
      });
    expect(await bank(client)).toEqual(before);
    await app.deps.prisma.experience.createMany({
      data: Array.from({ length: 198 }, (_, index) => ({
        userId: client.userId,
        title: `Role ${index}`,
        company: 'Globex',
        startDate: '',
        position: index + 10,
      })),
    });
    expect(await add(client, id)).toMatchObject({
      __typename: 'RuleError',
      message: expect.stringContaining('At most 200 experiences'),
    });
  });

  it('is added once by two windows at the same time', async () => {
    const client = await app.user();
    const id = await upload(client);
    const answers = await Promise.all([add(client, id), add(client, id)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'AddMissedRolesPayload',
      'RuleError',
    ]);
    expect(await bank(client)).toHaveLength(3);
  });
});

describe('roles that are written like an added one', () => {
  const LIST = `Maria Keller
maria.keller@example.com

Experience
Head Baker, Morgenbrot, Berlin
Mar 2019 – Present
• Led a team of six bakers

Further things
Till wizard – Mintfield Shops – 2016
• Ran the tills
Shelf glimmer – Omega Kiosks – 2014
• Kept the shelves
Cart pusher – Halm Market – 2011`;
  const lines = LIST.split('\n').filter(Boolean);
  const first = lines.findIndex((line) => line.startsWith('Till wizard'));
  const TILL = {
    experience: { title: 'Till wizard', company: 'Mintfield Shops', startDate: '2016', endDate: '2016' },
    lineNumbers: [first, first + 1, first + 2, first + 3, first + 4],
  };
  const toRole = ({ lineNumbers, ...role }: { lineNumbers: number[]; title: string; company: string }) => ({
    lineNumbers,
    experience: { title: role.title, company: role.company },
  });

  it('are proposed once one was added, and not before; nothing is stored', async () => {
    const client = await app.user();
    const id = await upload(client, LIST);
    expect(await proposeAlike(client, id)).toEqual([]);
    await addAll(client, id, [TILL]);
    const before = await bank(client);
    expect(await proposeAlike(client, id)).toEqual([
      {
        title: 'Shelf glimmer',
        company: 'Omega Kiosks',
        startDate: '2014',
        bulletPoints: ['Kept the shelves'],
        lineNumbers: [first + 2, first + 3],
        takesFrom: [],
      },
      {
        title: 'Cart pusher',
        company: 'Halm Market',
        startDate: '2011',
        bulletPoints: [],
        lineNumbers: [first + 4],
        takesFrom: [],
      },
    ]);
    expect(await bank(client)).toEqual(before);
  });

  it('are added together, and together undone', async () => {
    const client = await app.user();
    const id = await upload(client, LIST);
    await addAll(client, id, [TILL]);
    const [before, reviewed] = [await bank(client), await review(client, id)];
    const added = await addAll(client, id, (await proposeAlike(client, id)).map(toRole));
    expect(added).toMatchObject({
      experiences: [{ title: 'Shelf glimmer' }, { title: 'Cart pusher' }],
      viewer: { experienceCount: 4 },
    });
    expect(told(await bank(client)).map(([title]) => title)).toEqual([
      'Head Baker',
      'Till wizard',
      'Shelf glimmer',
      'Cart pusher',
    ]);
    expect(await proposeAlike(client, id)).toEqual([]);
    expect(await undo(client, added.changeId)).toBe('UndoExperienceChangePayload');
    expect(told(await bank(client))).toEqual(told(before));
    expect(await review(client, id)).toEqual(reviewed);
    expect(await proposeAlike(client, id)).toHaveLength(2);
  });

  it('take their bullet points from the role that had them, and give them back', async () => {
    const client = await app.user();
    const id = await upload(client);
    const before = await bank(client);
    const kneading = { title: 'Kneader', company: 'Hearth', bulletPoints: [{ content: 'Kneaded by hand' }] };
    const keeping = {
      title: 'Keeper',
      company: 'Hearth',
      bulletPoints: [{ content: 'Kept the starter alive' }],
    };
    const added = await addAll(client, id, [
      { experience: kneading, lineNumbers: [MISSED, MISSED + 1] },
      { experience: keeping, lineNumbers: [MISSED + 2] },
    ]);
    expect(told(await bank(client))).toEqual([
      ['Head Baker', 'Led a team of six bakers'],
      ['Kneader', 'Kneaded by hand'],
      ['Keeper', 'Kept the starter alive'],
      ['Baker', 'Baked sourdough'],
    ]);
    await undo(client, added.changeId);
    expect(told(await bank(client))).toEqual(told(before));
  });

  it('are all refused if one of them is', async () => {
    const client = await app.user();
    const id = await upload(client, LIST);
    const before = await bank(client);
    const twice = await addAll(client, id, [TILL, TILL]);
    expect(twice).toMatchObject({ __typename: 'RuleError' });
    const nameless = { ...TILL, experience: { title: 'Cart pusher', company: '' } };
    expect(await addAll(client, id, [TILL, nameless])).toMatchObject({ __typename: 'ValidationError' });
    expect(await addAll(client, id, [])).toMatchObject({ __typename: 'ValidationError' });
    expect(
      await addAll(
        client,
        id,
        Array.from({ length: 21 }, () => TILL),
      ),
    ).toMatchObject({
      __typename: 'ValidationError',
    });
    expect(await bank(client)).toEqual(before);
  });

  it('are no longer proposed once the added one is gone', async () => {
    const client = await app.user();
    const id = await upload(client, LIST);
    const { changeId } = await addAll(client, id, [TILL]);
    await undo(client, changeId);
    expect(await proposeAlike(client, id)).toEqual([]);
  });
});
