import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExperience } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { AnyJson, TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const RESUME = `Maria Keller
maria.keller@example.com | +49 30 1234567 | Berlin

Experience

Head Baker, Morgenbrot, Berlin
Mar 2019 – Present
• Led a team of six bakers
• Baked 900 loaves a night

Baker, Mill & Oven, Potsdam
2015 – 2019
• Baked sourdough

Education
Journeyman's certificate, Baker — Vocational School Berlin, 2012 – 2015

Skills
Sourdough, Scheduling, Food safety

Languages
German, English`;

function upload(
  client: TestClient,
  content: string | Uint8Array,
  name = 'resume.txt',
  path = '/api/upload-resume',
) {
  const form = new FormData();
  form.append('resume', new Blob([content as BlobPart]), name);
  return client.request('POST', path, form);
}

describe('an uploaded resume', () => {
  it('is saved at once: roles, contact details, education and skills', async () => {
    const client = await app.user({ firstName: 'Maria', lastName: 'Keller' });
    const answer = await upload(client, RESUME);
    expect(answer.status).toBe(200);
    expect(answer.json.message).toBe('Found 2 new experiences in your resume.');
    expect(answer.json.experiences).toMatchObject([
      { title: 'Head Baker', company: 'Morgenbrot', startDate: '2019-03', endDate: null },
      { title: 'Baker', company: 'Mill & Oven', startDate: '2015', endDate: '2019' },
    ]);
    expect((await client.get('/api/experiences')).json).toEqual(answer.json.experiences);
    const { data } = await client.graphql(
      '{ viewer { resumeTemplate { fullName email phone location skills languages education { institution degree } } } }',
    );
    const { education, ...template } = data.viewer.resumeTemplate;
    // Existing details stay: the account's own name and address.
    expect(template).toEqual({
      fullName: 'Maria Keller',
      email: client.email,
      phone: '+49 30 1234567',
      location: 'Berlin',
      skills: ['Sourdough', 'Scheduling', 'Food safety'],
      languages: ['German', 'English'],
    });
    expect(JSON.stringify(education)).toContain('Vocational School Berlin');
  });

  it('places every line and says where', async () => {
    const client = await app.user();
    const { importId } = (await upload(client, RESUME)).json;
    const { data } = await client.graphql(
      'query($id: ID!) { resumeImport(id: $id) { fileName lines { text placement } experiences { isNew confidence { title } } } }',
      { id: btoa(`ResumeImport:${importId}`) },
    );
    const { lines, experiences, fileName } = data.resumeImport;
    expect(fileName).toBe('resume.txt');
    expect(lines.map((line: { text: string }) => line.text)).toHaveLength(
      RESUME.split('\n').filter(Boolean).length,
    );
    expect(experiences).toHaveLength(2);
  });

  it('also returns the rest of the resume on the editor’s path', async () => {
    const answer = await upload(await app.user(), RESUME, 'cv.txt', '/api/resume-editor/upload');
    expect(answer.json).toMatchObject({
      contact: { fullName: 'Maria Keller', phone: '+49 30 1234567' },
      skills: ['Sourdough', 'Scheduling', 'Food safety'],
      education: [expect.objectContaining({ institution: expect.stringContaining('School') })],
    });
  });

  it('says so when it has no experiences', async () => {
    const answer = await upload(
      await app.user(),
      'Maria Keller\nmaria.keller@example.com\n\nLanguages\nGerman',
    );
    expect(answer.json.message).toBe('Found no experiences in your resume.');
  });

  it('is not stored twice: a role that the bank already contains gets only its new bullets', async () => {
    const client = await app.user();
    await upload(client, RESUME);
    const again = await upload(
      client,
      RESUME.replace('• Baked 900 loaves a night', '• BAKED 900 loaves a night.\n• Won a prize'),
    );
    expect(again.json.message).toBe(
      'Found no new experiences, but 1 new bullet point for those you already had.',
    );
    expect((await upload(client, RESUME)).json.message).toBe('Nothing new in this file.');
    const bank = (await client.get('/api/experiences')).json;
    expect(bank).toHaveLength(2);
    expect(bank[0].bulletPoints.map((bullet: { content: string }) => bullet.content)).toEqual([
      'Led a team of six bakers',
      'Baked 900 loaves a night',
      'Won a prize',
    ]);
  });

  it('can be undone as a whole, once, without affecting what was there before', async () => {
    const client = await app.user();
    const baker = {
      title: 'Baker',
      company: 'Mill & Oven',
      startDate: '2015',
      endDate: '2019',
      bulletPoints: ['Mine'],
    };
    await makeExperience(app.deps, client, baker);
    const before = (await client.get('/api/experiences')).json;
    const { importId } = (await upload(client, RESUME)).json;
    expect((await client.get('/api/experiences')).json).toHaveLength(2);
    const undo =
      'mutation($id: ID!) { undoResumeImport(input: { id: $id }) { __typename ... on UserError { message } } }';
    const id = btoa(`ResumeImport:${importId}`);
    expect((await client.graphql(undo, { id })).data.undoResumeImport.__typename).toBe(
      'UndoResumeImportPayload',
    );
    expect((await client.get('/api/experiences')).json).toEqual(before);
    const { data } = await client.graphql('{ viewer { resumeTemplate { phone skills } } }');
    expect(data.viewer.resumeTemplate).toEqual({ phone: '', skills: [] });
    expect((await client.graphql(undo, { id })).data.undoResumeImport.__typename).toBe('RuleError');
  });

  it('leaves nothing of the file in any table after an undo, even with merged, split and unmerged roles', async () => {
    const client = await app.user();
    const { importId, experiences } = (await upload(client, RESUME)).json;
    const [head, baker] = experiences.map(({ id }: { id: string }) => btoa(`Experience:${id}`));
    const merged = await client.graphql(
      'mutation($input: MergeExperiencesInput!) { mergeExperiences(input: $input) { ... on MergeExperiencesPayload { changeId } } }',
      { input: { id: head, mergedExperienceId: baker } },
    );
    await client.graphql(
      'mutation($input: UndoExperienceChangeInput!) { undoExperienceChange(input: $input) { __typename } }',
      { input: { changeId: merged.data.mergeExperiences.changeId } },
    );
    await client.graphql(
      'mutation($input: SplitExperienceInput!) { splitExperience(input: $input) { __typename } }',
      {
        input: {
          id: head,
          bulletPointId: btoa(`BulletPoint:${experiences[0].bulletPoints[1].id}`),
          role: { title: 'Night Baker', company: 'Morgenbrot' },
        },
      },
    );
    const words = ['loaves', 'Morgenbrot', 'resume.txt'];
    expect(await tablesWith(words)).not.toEqual([]);
    await client.graphql('mutation($id: ID!) { undoResumeImport(input: { id: $id }) { __typename } }', {
      id: btoa(`ResumeImport:${importId}`),
    });
    expect(await tablesWith(words)).toEqual([]);

    /** Finds the tables that contain one of the texts in a row of this user. */
    async function tablesWith(texts: string[]): Promise<string[]> {
      const { prisma } = app.deps;
      const user = await prisma.user.findUniqueOrThrow({
        where: { email: client.email },
        include: {
          experiences: { include: { bulletPoints: true } },
          experienceChanges: true,
          jobPostings: true,
          tailoredResumes: true,
          resumeTemplates: true,
          resumeImports: true,
        },
      });
      return Object.entries(user)
        .filter(([, rows]) => texts.some((text) => JSON.stringify(rows)?.includes(text)))
        .map(([table]) => table);
    }
  });

  it('can be deleted without what was imported, and nothing of the file stays', async () => {
    const client = await app.user();
    const kept = (await upload(client, `${RESUME}\n\nA line that fits nowhere at all`)).json;
    const bank = (await client.get('/api/experiences')).json;
    const details = '{ viewer { resumeTemplate { phone skills } resumeImports { totalCount } } }';
    const before = (await client.graphql(details)).data.viewer;
    const id = btoa(`ResumeImport:${kept.importId}`);
    const remove =
      'mutation($id: ID!) { deleteResumeImport(input: { id: $id }) { __typename ... on DeleteResumeImportPayload { deletedResumeImportId } } }';
    expect((await client.graphql(remove, { id })).data.deleteResumeImport).toEqual({
      __typename: 'DeleteResumeImportPayload',
      deletedResumeImportId: id,
    });
    expect((await client.get('/api/experiences')).json).toEqual(bank);
    expect((await client.graphql(details)).data.viewer).toEqual({
      resumeTemplate: before.resumeTemplate,
      resumeImports: { totalCount: 0 },
    });
    const { prisma } = app.deps;
    const template = await prisma.resumeTemplate.findFirstOrThrow({ where: { userId: client.userId } });
    expect([template.uploadedFileName, template.originalContent]).toEqual([null, null]);
    expect((await client.graphql(remove, { id })).data.deleteResumeImport.__typename).toBe('NotFoundError');
    const undo = 'mutation($id: ID!) { undoResumeImport(input: { id: $id }) { __typename } }';
    expect((await client.graphql(undo, { id })).data.undoResumeImport.__typename).toBe('NotFoundError');
    expect((await client.get('/api/experiences')).json).toEqual(bank);
  });

  it('can be deleted without deleting the text of a later file', async () => {
    const client = await app.user();
    const first = (await upload(client, RESUME, 'first.txt')).json;
    await upload(client, RESUME, 'second.txt');
    const remove = 'mutation($id: ID!) { deleteResumeImport(input: { id: $id }) { __typename } }';
    await client.graphql(remove, { id: btoa(`ResumeImport:${first.importId}`) });
    const template = await app.deps.prisma.resumeTemplate.findFirstOrThrow({
      where: { userId: client.userId },
    });
    expect(template.uploadedFileName).toBe('second.txt');
    expect(JSON.stringify(template.originalContent)).toContain('Morgenbrot');
  });

  it('keeps the text of a later file when it is undone', async () => {
    const client = await app.user();
    const first = (await upload(client, RESUME)).json;
    await upload(client, RESUME.replace('900 loaves', '950 rolls'));
    await client.graphql('mutation($id: ID!) { undoResumeImport(input: { id: $id }) { __typename } }', {
      id: btoa(`ResumeImport:${first.importId}`),
    });
    const template = await app.deps.prisma.resumeTemplate.findFirstOrThrow({
      where: { user: { email: client.email } },
    });
    expect(JSON.stringify(template.originalContent)).toContain('950 rolls');
    expect(JSON.stringify(template.originalContent)).not.toContain('900 loaves');
  });
});

describe('an invalid upload', () => {
  // Cases A20 and A21 of docs/security.md#cases.
  it('is answered with what to do', async () => {
    const client = await app.user();
    const large = await upload(client, new Uint8Array(10 * 1024 * 1024 + 1), 'large.pdf');
    expect([large.status, large.json.message]).toEqual([413, 'Please upload a file smaller than 10MB.']);
    const exe = await upload(
      client,
      new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0xff, 0xff]),
      'cv.pdf',
    );
    expect([exe.status, exe.json.message]).toEqual([
      415,
      'Please upload a PDF, Word document, or text file.',
    ]);
    const html = await upload(client, '<!doctype html><html><body>Cook at X</body></html>', 'cv.docx');
    expect(html.status).toBe(415);
    const empty = await upload(client, '', 'cv.txt');
    expect([400, 422]).toContain(empty.status);
    const two = new FormData();
    for (const name of ['a.txt', 'b.txt']) two.append('resume', new Blob([RESUME]), name);
    expect((await client.request('POST', '/api/upload-resume', two)).status).toBe(400);
    const elsewhere = new FormData();
    elsewhere.append('file', new Blob([RESUME]), 'a.txt');
    expect((await client.request('POST', '/api/upload-resume', elsewhere)).status).toBe(400);
    expect((await client.post('/api/upload-resume', { resume: RESUME })).status).toBe(415);
    expect((await upload(app.visitor(), RESUME)).status).toBe(401);
    expect((await client.get('/api/experiences')).json).toEqual([]);
  });

  it('uses a file’s name only as a label', async () => {
    const client = await app.user();
    for (const name of ['../../etc/passwd', 'x".txt', 'ü'.repeat(3_000), '<img src=x>.txt']) {
      const answer = await upload(client, RESUME, name);
      expect(answer.status).toBe(200);
    }
  });

  it('stops counting a body without an end at ten megabytes', async () => {
    const client = await app.user();
    let sent = 0;
    const status = await new Promise<number>((resolve, reject) => {
      const boundary = 'x-boundary';
      const outgoing = request(`${app.url}/api/upload-resume`, {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      outgoing.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        outgoing.destroy();
      });
      outgoing.on('error', reject);
      outgoing.write(
        `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`,
      );
      const chunk = Buffer.alloc(1024 * 1024, 'x');
      const send = (left: number) => {
        if (left <= 0 || outgoing.destroyed) return;
        outgoing.write(chunk, () => {
          sent += 1;
          send(left - 1);
        });
      };
      send(1_000);
    });
    expect(status).toBe(413);
    // Ten megabytes plus what the system buffers on both sides of the connection.
    expect(sent).toBeLessThan(100);
  });
});

describe('the review of an import', () => {
  const toGlobalId = (type: string, id: string) => btoa(`${type}:${id}`);
  const REVIEW = `query($id: ID!) { resumeImport(id: $id) { message experiences {
    experienceId confirmedFields read { title company startDate endDate }
    suggestedCorrection { title company } otherReadings { titles companies }
    experience { title } mergedInto { title } splitOff { title bulletPoints { content } }
  } } }`;
  const review = async (client: TestClient, importId: string) =>
    (await client.graphql(REVIEW, { id: toGlobalId('ResumeImport', importId) })).data.resumeImport;
  const run = (client: TestClient, name: string, input: object) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    return client.graphql(
      `mutation($input: ${type}!) { ${name}(input: $input) { __typename ... on UserError { message } } }`,
      { input },
    );
  };
  const undo = (client: TestClient, importId: string) =>
    run(client, 'undoResumeImport', { id: toGlobalId('ResumeImport', importId) });
  const readBank = async (client: TestClient) => (await client.get('/api/experiences')).json;
  const told = async (client: TestClient) =>
    (await readBank(client)).map(({ updatedAt: _updatedAt, ...rest }: { updatedAt: string }) => rest);

  it('repeats the upload’s message, and keeps the original fields after a correction', async () => {
    const client = await app.user();
    const { importId, message, experiences } = (await upload(client, RESUME)).json;
    await client.put(`/api/experiences/${experiences[0].id}`, { ...experiences[0], title: 'Master Baker' });
    const { experiences: reviewed, ...rest } = await review(client, importId);
    expect(rest.message).toBe(message);
    expect(reviewed[0]).toMatchObject({
      confirmedFields: [],
      experience: { title: 'Master Baker' },
      read: { title: 'Head Baker', company: 'Morgenbrot', startDate: '2019-03', endDate: null },
    });
  });

  it('suggests for its other roles what a correction says of them, until they are changed or confirmed', async () => {
    const client = await app.user();
    const { importId, experiences } = (await upload(client, RESUME)).json;
    const [head, baker] = experiences;
    const suggested = async () =>
      (await review(client, importId)).experiences.map((one: AnyJson) => one.suggestedCorrection);
    expect(await suggested()).toEqual([null, null]);
    await client.put(`/api/experiences/${head.id}`, { ...head, company: 'Morgenbrot, Berlin' });
    const names = { title: 'Baker', company: 'Mill & Oven, Potsdam' };
    expect(await suggested()).toEqual([null, names]);
    const confirm = (isConfirmed: boolean) =>
      run(client, 'setImportedFieldsConfirmed', {
        resumeImportId: toGlobalId('ResumeImport', importId),
        experienceId: toGlobalId('Experience', baker.id),
        fields: ['COMPANY'],
        isConfirmed,
      });
    await confirm(true);
    expect(await suggested()).toEqual([null, null]);
    await confirm(false);
    expect(await suggested()).toEqual([null, names]);
    await run(client, 'renameExperiences', {
      experiences: [{ id: toGlobalId('Experience', baker.id), ...names }],
    });
    expect(await suggested()).toEqual([null, null]);
    expect((await readBank(client)).map(({ company }: AnyJson) => company)).toEqual([
      'Morgenbrot, Berlin',
      'Mill & Oven, Potsdam',
    ]);
  });

  it('lists what else its roles could be called, by what they are called now', async () => {
    const client = await app.user();
    const { importId, experiences } = (await upload(client, RESUME)).json;
    const other = async () =>
      (await review(client, importId)).experiences.map((one: AnyJson) => one.otherReadings);
    const [head] = await other();
    expect(head.titles).not.toContain('Head Baker');
    expect(head.companies).not.toContain('Morgenbrot');
    await client.put(`/api/experiences/${experiences[0].id}`, { ...experiences[0], title: 'Baker, Berlin' });
    expect((await other())[0].titles).toContain('Head Baker');
    await client.delete(`/api/experiences/${experiences[0].id}`);
    expect((await other())[0]).toEqual({ titles: [], companies: [] });
  });

  it('learns nothing from roles that the bank had before, and suggests nothing for them', async () => {
    const client = await app.user();
    const [head, baker] = (await upload(client, RESUME)).json.experiences;
    const again = (await upload(client, RESUME)).json;
    await client.put(`/api/experiences/${head.id}`, { ...head, company: 'Morgenbrot, Berlin' });
    expect((await review(client, again.importId)).experiences).toMatchObject([
      { suggestedCorrection: null, otherReadings: { titles: [], companies: [] } },
      { suggestedCorrection: null, experience: { title: baker.title } },
    ]);
  });

  it('stores which fields of its own roles were confirmed, each by itself', async () => {
    const client = await app.user();
    const { importId, experiences } = (await upload(client, RESUME)).json;
    const [head, baker] = experiences;
    const other = await makeExperience(app.deps, client);
    const set = (experienceId: string, fields: string[], isConfirmed = true) =>
      run(client, 'setImportedFieldsConfirmed', {
        resumeImportId: toGlobalId('ResumeImport', importId),
        experienceId: toGlobalId('Experience', experienceId),
        fields,
        isConfirmed,
      });
    await Promise.all([
      set(head.id, ['TITLE']),
      set(head.id, ['DATES', 'TITLE']),
      set(baker.id, ['COMPANY']),
    ]);
    expect((await review(client, importId)).experiences).toMatchObject([
      { confirmedFields: ['TITLE', 'DATES'] },
      { confirmedFields: ['COMPANY'] },
    ]);
    await set(head.id, ['TITLE', 'COMPANY'], false);
    expect((await review(client, importId)).experiences).toMatchObject([
      { confirmedFields: ['DATES'] },
      { confirmedFields: ['COMPANY'] },
    ]);
    const { data } = await set(other.id, ['TITLE']);
    expect(data.setImportedFieldsConfirmed.__typename).toBe('NotFoundError');
  });

  it.each([
    [true, ['TITLE', 'COMPANY', 'DATES']],
    [undefined, []],
  ])('reads an import from before fields were confirmed one by one (%s)', async (isConfirmed, confirmed) => {
    const client = await app.user();
    const { importId } = (await upload(client, RESUME)).json;
    const { result } = await app.deps.prisma.resumeImport.findUniqueOrThrow({ where: { id: importId } });
    const old = JSON.parse(JSON.stringify(result));
    old.experiences = old.experiences.map(({ read: _read, confirmedFields: _none, ...one }: AnyJson) => ({
      ...one,
      isConfirmed,
    }));
    await app.deps.prisma.resumeImport.update({ where: { id: importId }, data: { result: old } });
    expect((await review(client, importId)).experiences[0]).toMatchObject({
      confirmedFields: confirmed,
      read: null,
    });
  });

  it('shows what a role was merged into and what was split off from it', async () => {
    const client = await app.user();
    const { importId, experiences } = (await upload(client, RESUME)).json;
    const [head, baker] = experiences;
    await run(client, 'splitExperience', {
      id: toGlobalId('Experience', head.id),
      bulletPointId: toGlobalId('BulletPoint', head.bulletPoints[1].id),
      role: { title: 'Night Baker', company: 'Morgenbrot' },
    });
    await run(client, 'mergeExperiences', {
      id: toGlobalId('Experience', head.id),
      mergedExperienceId: toGlobalId('Experience', baker.id),
    });
    expect((await review(client, importId)).experiences).toMatchObject([
      {
        experience: { title: 'Head Baker' },
        mergedInto: null,
        splitOff: [{ title: 'Night Baker', bulletPoints: [{ content: 'Baked 900 loaves a night' }] }],
      },
      { experience: null, mergedInto: { title: 'Head Baker' }, splitOff: [] },
    ]);
    await undo(client, importId);
    expect(await readBank(client)).toEqual([]);
  });

  it.each(['into', 'from'] as const)(
    'is undone together with later merges, which restores the previous bank (%s)',
    async (side) => {
      const client = await app.user();
      const own = await makeExperience(app.deps, client, {
        title: 'Bread Baker',
        company: 'Mill & Oven',
        startDate: '2016',
        endDate: '2018',
        bulletPoints: ['Baked rye'],
      });
      const before = await told(client);
      for (const change of [null, 'a bullet that is written after the merge']) {
        const { importId, experiences } = (await upload(client, RESUME)).json;
        const [kept, merged] = side === 'into' ? [own, experiences[1]] : [experiences[1], own];
        await run(client, 'mergeExperiences', {
          id: toGlobalId('Experience', kept.id),
          mergedExperienceId: toGlobalId('Experience', merged.id),
        });
        if (change !== null)
          await client.post(`/api/experiences/${kept.id}/bullet-points`, { content: change });
        await undo(client, importId);
        const bank = await told(client);
        if (change === null) expect(bank).toEqual(before);
        else {
          expect(bank).toHaveLength(1);
          expect(bank[0].bulletPoints.map(({ content }: { content: string }) => content)).toEqual([
            'Baked rye',
            change,
          ]);
        }
      }
    },
  );
});
