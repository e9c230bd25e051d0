import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { MAX_BULLETS_PER_EXPERIENCE } from '../../limits.ts';
import type { AnyJson, TestClient } from '../../testing/test-client.ts';
import { missingInOrder, readWithPdfParse } from '../../documents/export/testing/read-back.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function readReceipt(client: TestClient, resumeId: string): Promise<AnyJson[]> {
  const answer = await client.graphql(
    'query($id: ID!) { tailoredResume(id: $id) { receipt { label evidence bankProof { content } } } }',
    { id: btoa(`TailoredResume:${resumeId}`) },
  );
  return answer.data.tailoredResume.receipt;
}

const posting = {
  title: 'Charge Nurse',
  company: 'Lakeside Clinic',
  description: `Charge Nurse at Lakeside Clinic

Requirements:
- Registered Nurse licence
- Experience in triage and patient assessment
- Experience with medication administration
- 3+ years of nursing experience

Nice to have:
- Spanish`,
};
const nurse = {
  title: 'Staff Nurse',
  company: 'St. Bride Hospital',
  location: 'Leeds',
  startDate: '2019-03',
  bulletPoints: [
    'Organised the ward summer party',
    'Did triage and patient assessment for 40 walk-ins a day',
    'Kept the noticeboard tidy',
    'Gave medication to 18 patients a shift: medication administration without one error',
    'Trained 11 new colleagues in charting',
    'Wrote the duty roster',
  ],
};
const cook = {
  title: 'Line Cook',
  company: 'Copper Kettle',
  startDate: '2015',
  endDate: '2018',
  bulletPoints: ['Cooked'],
};

async function createTailored(client: TestClient) {
  const analysed = await client.post('/api/job-postings', posting);
  const experiences = [
    (await client.post('/api/experiences', nurse)).json,
    (await client.post('/api/experiences', cook)).json,
  ];
  const answer = await client.post('/api/tailored-resumes', {
    jobPostingId: analysed.json.id,
    experienceIds: experiences.map((experience) => experience.id),
    bulletCounts: Object.fromEntries(experiences.map((experience) => [experience.id, 4])),
  });
  return { answer, resume: answer.json, experiences, posting: analysed.json };
}

const texts = (resume: AnyJson, index = 0): string[] => resume.data.experiences[index].tailoredBulletPoints;

describe('tailoring', () => {
  it('selects the four bullets that the posting asks for, verbatim and in order', async () => {
    const { answer, resume } = await createTailored(await app.user());
    expect(answer.status).toBe(201);
    const chosen = texts(resume);
    expect(chosen).toHaveLength(4);
    expect(nurse.bulletPoints.filter((bullet) => chosen.includes(bullet))).toEqual(chosen);
    expect(chosen).toContain('Did triage and patient assessment for 40 walk-ins a day');
    expect(chosen).toContain(
      'Gave medication to 18 patients a shift: medication administration without one error',
    );
  });

  it('never pads an experience that has fewer', async () => {
    const { resume } = await createTailored(await app.user());
    expect(texts(resume, 1)).toEqual(['Cooked']);
    expect(resume.data.experiences[1]).toMatchObject({ startDate: '2015', endDate: '2018' });
  });

  it('selects fewer when the caller asks for fewer', async () => {
    const client = await app.user();
    const { posting: stored, experiences } = await createTailored(client);
    const id = experiences[0].id;
    const body = { jobPostingId: stored.id, experienceIds: [id], bulletCounts: { [id]: 2 } };
    expect(texts((await client.post('/api/tailored-resumes', body)).json)).toHaveLength(2);
  });

  it('scores from 0 to 100 with a receipt that adds up', async () => {
    const { resume } = await createTailored(await app.user());
    for (const part of ['word', 'experience'] as const) {
      const lines = resume.receipt.filter((line: AnyJson) => line.part === part);
      const sum = lines.reduce((total: number, line: AnyJson) => total + line.points, 0);
      expect(sum).toBe(part === 'word' ? resume.wordMatchScore : resume.experienceMatchScore);
    }
    expect(resume.overallScore).toBeGreaterThan(0);
    expect(resume.overallScore).toBeLessThanOrEqual(resume.scoreCap);
  });

  it('always gives the same resume the same scores', async () => {
    const [one, two] = [await createTailored(await app.user()), await createTailored(await app.user())];
    for (const score of ['wordMatchScore', 'experienceMatchScore', 'overallScore']) {
      expect(one.resume[score]).toBe(two.resume[score]);
    }
  });

  it('requires at least one experience, and only the user’s own', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    const { posting: stored, experiences } = await createTailored(ada);
    const none = await ada.post('/api/tailored-resumes', { jobPostingId: stored.id, experienceIds: [] });
    expect([none.status, none.json.message]).toEqual([400, 'Please select at least one experience.']);
    const own = (await bob.post('/api/job-postings', posting)).json;
    const stolen = { jobPostingId: own.id, experienceIds: [experiences[0].id] };
    expect((await bob.post('/api/tailored-resumes', stolen)).status).toBe(404);
    const theirs = {
      jobPostingId: stored.id,
      experienceIds: [(await bob.post('/api/experiences', cook)).json.id],
    };
    expect((await bob.post('/api/tailored-resumes', theirs)).status).toBe(404);
    expect(await app.deps.prisma.tailoredResume.count({ where: { userId: bob.userId } })).toBe(0);
  });
});

describe('editing', () => {
  it('changes a bullet by position and rescores the resume', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const before = texts(resume);
    const answer = await client.patch(`/api/tailored-resumes/${resume.id}/bullet-point`, {
      experienceId: experiences[0].id,
      bulletIndex: 0,
      newContent: 'Read a book',
    });
    expect(answer.status).toBe(200);
    expect(texts(answer.json)).toEqual(['Read a book', ...before.slice(1)]);
    expect(answer.json.data.experiences[0].bulletPoints[0].origin).toBe('EDITED');
    // The bank is unchanged.
    const bank = (await client.get(`/api/experiences/${experiences[0].id}/bullet-points`)).json;
    expect(bank.map((bullet: AnyJson) => bullet.content)).toEqual(nurse.bulletPoints);
  });

  it('never changes another bullet than the intended one', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const place = { experienceId: experiences[0].id, bulletIndex: 1 };
    const answer = await client.patch(`/api/tailored-resumes/${resume.id}/bullet-point`, {
      ...place,
      content: 'What is not there',
      newContent: 'X',
    });
    expect(answer.status).toBe(409);
  });

  it.each([-1, 99, 1.5, '0', null])('rejects the position %o', async (bulletIndex) => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const body = { experienceId: experiences[0].id, bulletIndex, newContent: 'X' };
    const answer = await client.patch(`/api/tailored-resumes/${resume.id}/bullet-point`, body);
    expect(answer.status).toBe(bulletIndex === 99 ? 404 : 400);
  });

  it('deletes a bullet, and adds the best one of the bank that is not on the resume yet', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const experienceId = experiences[0].id;
    const path = `/api/tailored-resumes/${resume.id}/bullet-point`;
    const deleted = await client.delete(path, { experienceId, bulletIndex: 0 });
    expect(texts(deleted.json)).toEqual(texts(resume).slice(1));
    const added = await client.post(path, { experienceId, jobDescription: 'x', existingBulletPoints: [] });
    expect(added.status).toBe(201);
    expect(nurse.bulletPoints).toContain(added.json.content);
    expect(texts(deleted.json)).not.toContain(added.json.content);
  });

  it('restores a deleted bullet as one from the bank', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const [first] = resume.data.experiences[0].bulletPoints;
    const path = `/api/tailored-resumes/${resume.id}/bullet-point`;
    const experienceId = experiences[0].id;
    await client.delete(path, { experienceId, bulletIndex: 0 });
    const mutation = `mutation($input: AddTailoredBulletInput!) { addTailoredBullet(input: $input) {
      ... on AddTailoredBulletPayload { tailoredResume {
        hasUnsavedChanges experiences { bullets { content origin sourceBulletPointId } }
      } }
    } }`;
    const { data } = await client.graphql(mutation, {
      input: {
        tailoredResumeId: btoa(`TailoredResume:${resume.id}`),
        experienceId: btoa(`Experience:${experienceId}`),
        content: first.content,
        sourceBulletPointId: btoa(`BulletPoint:${first.sourceBulletPointId}`),
        position: 0,
      },
    });
    const restored = data.addTailoredBullet.tailoredResume;
    expect(restored.experiences[0].bullets[0]).toEqual({
      content: first.content,
      origin: 'BANK',
      sourceBulletPointId: btoa(`BulletPoint:${first.sourceBulletPointId}`),
    });
    expect(restored.hasUnsavedChanges).toBe(true);
  });

  it('reports when the bank has nothing left, and invents nothing', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const body = { experienceId: experiences[1].id, jobDescription: 'x', existingBulletPoints: [] };
    const answer = await client.post(`/api/tailored-resumes/${resume.id}/bullet-point`, body);
    expect(answer.status).toBe(422);
    expect(answer.json.message).toMatch(/no other bullet point/);
  });

  it('keeps every one of many edits at the same time', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const experienceId = experiences[0].id;
    const path = `/api/tailored-resumes/${resume.id}/bullet-point`;
    const edits = [0, 1, 2, 3].map((bulletIndex) =>
      client.patch(path, { experienceId, bulletIndex, newContent: `Edit ${bulletIndex}` }),
    );
    await Promise.all(edits);
    const stored = await client.graphql(
      'query($id: ID!) { tailoredResume(id: $id) { experiences { bullets { content } } } }',
      { id: btoa(`TailoredResume:${resume.id}`) },
    );
    const contents = stored.data.tailoredResume.experiences[0].bullets.map(
      (bullet: AnyJson) => bullet.content,
    );
    expect(contents).toEqual(['Edit 0', 'Edit 1', 'Edit 2', 'Edit 3']);
  });
});

describe('saving', () => {
  /** Creates a saved resume whose bullet about triage was extended by the user. */
  async function saveWithOwnWords(client: TestClient, newContent: string) {
    const made = await createTailored(client);
    const experienceId = made.experiences[0].id;
    const bulletIndex = texts(made.resume).findIndex((text) => text.includes('triage'));
    await client.patch(`/api/tailored-resumes/${made.resume.id}/bullet-point`, {
      experienceId,
      bulletIndex,
      newContent,
    });
    const saved = await client.post(`/api/tailored-resumes/${made.resume.id}/save`);
    return { ...made, saved, experienceId };
  }
  const alone = 'Did triage for 40 walk-ins a day, alone at night';

  it('adds what the user typed to the bank as their own words, once', async () => {
    const client = await app.user();
    const { resume, saved, experienceId } = await saveWithOwnWords(client, alone);
    expect(saved.json).toMatchObject({ isSaved: true, addedBulletPointCount: 1 });
    const again = await client.post(`/api/tailored-resumes/${resume.id}/save`);
    expect(again.json.addedBulletPointCount).toBe(0);
    const rows = await app.deps.prisma.bulletPoint.findMany({
      where: { experienceId, sourceTailoredResumeId: resume.id },
    });
    expect(rows).toMatchObject([{ content: alone, origin: 'WRITTEN' }]);
    const source = await app.deps.prisma.bulletPoint.findUnique({
      where: { id: rows[0]?.sourceBulletPointId ?? '' },
    });
    expect(source?.content).toBe('Did triage and patient assessment for 40 walk-ins a day');
  });

  it('never lets two wordings of one bullet compete: the next resume has only one of them', async () => {
    const client = await app.user();
    const { experienceId, posting: job } = await saveWithOwnWords(client, alone);
    const next = await client.post('/api/tailored-resumes', {
      jobPostingId: job.id,
      experienceIds: [experienceId],
      bulletCounts: { [experienceId]: 7 },
    });
    expect(texts(next.json).filter((text) => text.includes('triage'))).toEqual([
      'Did triage and patient assessment for 40 walk-ins a day',
    ]);
    expect(texts(next.json)).toHaveLength(6);
    const missing = (await readReceipt(client, next.json.id)).flatMap(
      ({ bankProof }: AnyJson) => bankProof ?? [],
    );
    expect(missing.map(({ content }: AnyJson) => content)).not.toContain(alone);
  });

  it('uses the more detailed wording if the posting asks for it', async () => {
    const client = await app.user();
    const { experienceId } = await saveWithOwnWords(client, 'Did triage in Spanish for 40 walk-ins a day');
    const job = await client.post('/api/job-postings', {
      description: 'Nurse at Harbor Clinic\n\nRequirements:\n- Spanish\n- Triage\n',
    });
    const next = await client.post('/api/tailored-resumes', {
      jobPostingId: job.json.id,
      experienceIds: [experienceId],
    });
    expect(texts(next.json).filter((text) => text.includes('triage'))).toEqual([
      'Did triage in Spanish for 40 walk-ins a day',
    ]);
  });

  it('reserves derived bullets for their employer: they are neither chosen nor offered elsewhere', async () => {
    const client = await app.user();
    const {
      experienceId,
      posting: job,
      resume,
    } = await createTailored(client).then((made) => ({
      ...made,
      experienceId: made.experiences[0].id,
    }));
    const source = await app.deps.prisma.bulletPoint.findFirst({
      where: { experienceId, content: { contains: 'triage' } },
    });
    await app.deps.prisma.bulletPoint.create({
      data: {
        experienceId,
        content: 'Led triage in Spanish and patient assessment of the inpatient team',
        origin: 'DERIVED',
        position: 99,
        sourceBulletPointId: source?.id ?? null,
        sourceTailoredResumeId: resume.id,
      },
    });
    const next = await client.post('/api/tailored-resumes', {
      jobPostingId: job.id,
      experienceIds: [experienceId],
      bulletCounts: { [experienceId]: 10 },
    });
    expect(texts(next.json).join(' ')).not.toContain('inpatient');
    const spanish = (await readReceipt(client, next.json.id)).find(
      ({ label }: AnyJson) => label === 'Spanish',
    );
    expect(spanish).toMatchObject({ evidence: 'NONE', bankProof: null });
  });

  it('neither loses a bullet nor exceeds the limit when resumes are saved while the bank changes', async () => {
    const client = await app.user();
    const { experiences, posting: job } = await createTailored(client);
    const experienceId = experiences[0].id;
    for (let at = 0; at < MAX_BULLETS_PER_EXPERIENCE - nurse.bulletPoints.length - 6; at += 1)
      await app.deps.prisma.bulletPoint.create({
        data: { experienceId, content: `Note ${at}`, position: 10 + at },
      });
    const made = await Promise.all(
      Array.from({ length: 4 }, () =>
        client.post('/api/tailored-resumes', { jobPostingId: job.id, experienceIds: [experienceId] }),
      ),
    );
    await Promise.all(
      made.map(({ json }, at) =>
        client.patch(`/api/tailored-resumes/${json.id}/bullet-point`, {
          experienceId,
          bulletIndex: 0,
          newContent: `Did something else ${at}`,
        }),
      ),
    );
    const answers = await Promise.all([
      ...made.map(({ json }) => client.post(`/api/tailored-resumes/${json.id}/save`)),
      ...Array.from({ length: 6 }, (_, at) =>
        client.post(`/api/experiences/${experienceId}/bullet-points`, { content: `Added ${at}` }),
      ),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const count = await app.deps.prisma.bulletPoint.count({ where: { experienceId } });
    expect(count).toBeLessThanOrEqual(MAX_BULLETS_PER_EXPERIENCE);
  });

  it('lists only saved resumes, newest first', async () => {
    const client = await app.user();
    const [one, two, three] = [
      await createTailored(client),
      await createTailored(client),
      await createTailored(client),
    ];
    await client.post(`/api/tailored-resumes/${one.resume.id}/save`);
    await client.post(`/api/tailored-resumes/${three.resume.id}/save`);
    const list = (await client.get('/api/tailored-resumes/saved')).json;
    expect(list.map((item: AnyJson) => item.id)).toEqual([three.resume.id, one.resume.id]);
    expect(list[0]).toMatchObject({
      jobTitle: 'Charge Nurse',
      company: 'Lakeside Clinic',
      jobPosting: { title: 'Charge Nurse' },
    });
    await client.delete(`/api/tailored-resumes/${one.resume.id}`);
    expect((await client.get('/api/tailored-resumes/saved')).json).toHaveLength(1);
    expect((await client.post(`/api/tailored-resumes/${two.resume.id}/save`)).status).toBe(200);
  });

  it('works after the experience was deleted', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    await client.delete(`/api/experiences/${experiences[0].id}`);
    expect((await client.post(`/api/tailored-resumes/${resume.id}/save`)).json).toMatchObject({
      isSaved: true,
    });
  });
});

describe('export', () => {
  it('is a PDF with real text: name, contact, every title, company, date and bullet in order', async () => {
    const client = await app.user({ firstName: 'Zofia', lastName: 'Żak' });
    const { resume } = await createTailored(client);
    const response = await fetch(`${app.url}/api/tailored-resumes/${resume.id}/export`, {
      method: 'POST',
      headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('filename="Charge Nurse_resume.pdf"');
    const text = await readWithPdfParse(new Uint8Array(await response.arrayBuffer()));
    const expected = ['Zofia Żak', client.email];
    expected.push('Staff Nurse', ...texts(resume), 'Line Cook', ...texts(resume, 1));
    expect(missingInOrder(text, expected)).toEqual([]);
    for (const value of ['St. Bride Hospital', 'Mar 2019 – Present', 'Copper Kettle', '2015 – 2018']) {
      expect(text).toContain(value);
    }
  });

  it('reports characters that were left out because no font has them', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const exported = async () => {
      const response = await fetch(`${app.url}/api/tailored-resumes/${resume.id}/export`, {
        method: 'POST',
        headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      await response.arrayBuffer();
      return response.headers.get('x-notices');
    };
    expect(await exported()).toBeNull();
    await client.patch(`/api/tailored-resumes/${resume.id}/bullet-point`, {
      experienceId: experiences[0].id,
      bulletIndex: 0,
      newContent: 'Spoke with families in Mandarin (普通话) every day 🚀',
    });
    const notices = JSON.parse(decodeURIComponent((await exported()) ?? ''));
    expect(notices).toEqual([expect.stringContaining('🚀'), expect.stringContaining('普 通 话')]);
  });

  it('is available only to the owner', async () => {
    const { resume } = await createTailored(await app.user());
    const stranger = await (await app.user()).post(`/api/tailored-resumes/${resume.id}/export`);
    expect([stranger.status, stranger.json.message]).toEqual([404, 'The resume was not found.']);
  });
});
