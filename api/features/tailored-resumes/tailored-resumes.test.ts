import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { missingInOrder, readWithPdfParse } from '../../documents/export/testing/read-back.ts';
import { MAX_BULLETS_PER_EXPERIENCE } from '../../limits.ts';
import {
  readBullets,
  toGlobalId,
  makeExperience,
  makePosting,
  makeResume,
  mutate,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { parseResumeData } from './tailored-resumes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const withContent = z.object({ content: z.string() });
const answeredRole = z.object({
  startDate: z.string(),
  endDate: z.string().nullable(),
  bulletPoints: z.array(z.object({ origin: z.string() })),
  tailoredBulletPoints: z.array(z.string()),
});
/** A resume as the REST paths answer it. */
const answerShape = z.object({
  id: z.string(),
  wordMatchScore: z.number(),
  experienceMatchScore: z.number(),
  overallScore: z.number(),
  scoreCap: z.number(),
  receipt: z.array(z.object({ part: z.string(), points: z.number() })),
  data: z.object({ experiences: z.tuple([answeredRole], answeredRole) }),
});
const receiptShape = z.object({
  tailoredResume: z.object({
    receipt: z.array(
      z.object({ label: z.string(), evidence: z.string(), bankProof: withContent.nullable() }),
    ),
  }),
});

async function readReceipt(client: TestClient, resumeId: string) {
  const { data } = await client.graphql(
    'query($id: ID!) { tailoredResume(id: $id) { receipt { label evidence bankProof { content } } } }',
    { id: toGlobalId('TailoredResume', resumeId) },
  );
  return receiptShape.parse(data).tailoredResume.receipt;
}

const DESCRIPTION = `Charge Nurse at Lakeside Clinic

Requirements:
- Registered Nurse licence
- Experience in triage and patient assessment
- Experience with medication administration
- 3+ years of nursing experience

Nice to have:
- Spanish`;
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

async function openBank(client: TestClient) {
  const posting = await makePosting(app.deps, client, DESCRIPTION);
  const experiences = [
    await makeExperience(app.deps, client, nurse),
    await makeExperience(app.deps, client, cook),
  ] as const;
  return { posting, experiences };
}

async function tailor(
  client: TestClient,
  posting: { id: string },
  experiences: readonly { id: string }[],
  count?: number,
) {
  const answer = await client.post('/api/tailored-resumes', {
    jobPostingId: posting.id,
    experienceIds: experiences.map(({ id }) => id),
    ...(count !== undefined && {
      bulletCounts: Object.fromEntries(experiences.map(({ id }) => [id, count])),
    }),
  });
  expect(answer.status).toBe(201);
  return answerShape.parse(answer.json);
}

/** Tailors a resume over REST, for a new bank. */
async function tailorNew(client: TestClient) {
  const { posting, experiences } = await openBank(client);
  return tailor(client, posting, experiences, 4);
}

async function createTailored(client: TestClient) {
  const { posting, experiences } = await openBank(client);
  const resume = await makeResume(app.deps, client, posting, [...experiences]);
  const texts = parseResumeData(resume).experiences.map(({ bullets }) =>
    bullets.map(({ content }) => content),
  );
  const [chosen, ofCook] = z.tuple([z.array(z.string()), z.array(z.string())]).parse(texts);
  return { resume, chosen, ofCook, experiences, posting };
}

const readTexts = ({ data }: z.infer<typeof answerShape>) => data.experiences[0].tailoredBulletPoints;

describe('tailoring', () => {
  it('selects the four bullets that the posting asks for, verbatim and in order', async () => {
    const chosen = readTexts(await tailorNew(await app.user()));
    expect(chosen).toHaveLength(4);
    expect(nurse.bulletPoints.filter((bullet) => chosen.includes(bullet))).toEqual(chosen);
    expect(chosen).toContain('Did triage and patient assessment for 40 walk-ins a day');
    expect(chosen).toContain(
      'Gave medication to 18 patients a shift: medication administration without one error',
    );
  });

  it('never pads an experience that has fewer', async () => {
    const resume = await tailorNew(await app.user());
    expect(resume.data.experiences[1]).toMatchObject({
      startDate: '2015',
      endDate: '2018',
      tailoredBulletPoints: ['Cooked'],
    });
  });

  it('selects fewer when the caller asks for fewer', async () => {
    const client = await app.user();
    const { posting, experiences } = await openBank(client);
    expect(readTexts(await tailor(client, posting, [experiences[0]], 2))).toHaveLength(2);
  });

  it('scores from 0 to 100 with a receipt that adds up', async () => {
    const resume = await tailorNew(await app.user());
    for (const part of ['word', 'experience'] as const) {
      const lines = resume.receipt.filter((line) => line.part === part);
      const sum = lines.reduce((total, { points }) => total + points, 0);
      expect(sum).toBe(part === 'word' ? resume.wordMatchScore : resume.experienceMatchScore);
    }
    expect(resume.overallScore).toBeGreaterThan(0);
    expect(resume.overallScore).toBeLessThanOrEqual(resume.scoreCap);
  });

  it('always gives the same resume the same scores', async () => {
    const [one, two] = [await tailorNew(await app.user()), await tailorNew(await app.user())];
    for (const score of ['wordMatchScore', 'experienceMatchScore', 'overallScore'] as const) {
      expect(one[score]).toBe(two[score]);
    }
  });

  it('requires at least one experience, and only the user’s own', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    const { posting: stored, experiences } = await openBank(ada);
    const none = await ada.post('/api/tailored-resumes', { jobPostingId: stored.id, experienceIds: [] });
    expect([none.status, none.json]).toEqual([400, { message: 'Please select at least one experience.' }]);
    const own = await makePosting(app.deps, bob, DESCRIPTION);
    const stolen = { jobPostingId: own.id, experienceIds: [experiences[0].id] };
    expect((await bob.post('/api/tailored-resumes', stolen)).status).toBe(404);
    const theirs = {
      jobPostingId: stored.id,
      experienceIds: [(await makeExperience(app.deps, bob, cook)).id],
    };
    expect((await bob.post('/api/tailored-resumes', theirs)).status).toBe(404);
    expect(await app.deps.prisma.tailoredResume.count({ where: { userId: bob.userId } })).toBe(0);
  });
});

describe('editing', () => {
  it('changes a bullet by position and rescores the resume', async () => {
    const client = await app.user();
    const { resume, chosen, experiences } = await createTailored(client);
    const answer = await client.patch(`/api/tailored-resumes/${resume.id}/bullet-point`, {
      experienceId: experiences[0].id,
      bulletIndex: 0,
      newContent: 'Read a book',
    });
    expect(answer.status).toBe(200);
    const edited = answerShape.parse(answer.json);
    expect(readTexts(edited)).toEqual(['Read a book', ...chosen.slice(1)]);
    expect(edited.data.experiences[0].bulletPoints[0]?.origin).toBe('EDITED');
    // The bank is unchanged.
    const { json } = await client.get(`/api/experiences/${experiences[0].id}/bullet-points`);
    const bank = z.array(withContent).parse(json);
    expect(bank.map(({ content }) => content)).toEqual(nurse.bulletPoints);
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
    const { resume, chosen, experiences } = await createTailored(client);
    const experienceId = experiences[0].id;
    const path = `/api/tailored-resumes/${resume.id}/bullet-point`;
    const deleted = answerShape.parse((await client.delete(path, { experienceId, bulletIndex: 0 })).json);
    expect(readTexts(deleted)).toEqual(chosen.slice(1));
    const added = await client.post(path, { experienceId, jobDescription: 'x', existingBulletPoints: [] });
    expect(added.status).toBe(201);
    const { content } = withContent.parse(added.json);
    expect(nurse.bulletPoints).toContain(content);
    expect(readTexts(deleted)).not.toContain(content);
  });

  const restoredShape = z.object({
    tailoredResume: z.object({
      hasUnsavedChanges: z.boolean(),
      experiences: z.array(
        z.object({
          bullets: z.array(
            withContent.extend({ origin: z.string(), sourceBulletPointId: z.string().nullable() }),
          ),
        }),
      ),
    }),
  });

  it('restores a deleted bullet as one from the bank', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const [first] = readBullets(resume);
    const sourceBulletPointId = toGlobalId('BulletPoint', first?.sourceBulletPointId ?? '');
    const path = `/api/tailored-resumes/${resume.id}/bullet-point`;
    const experienceId = experiences[0].id;
    await client.delete(path, { experienceId, bulletIndex: 0 });
    const { payload } = await mutate(
      client,
      'addTailoredBullet',
      {
        tailoredResumeId: toGlobalId('TailoredResume', resume.id),
        experienceId: toGlobalId('Experience', experienceId),
        content: first?.content,
        sourceBulletPointId,
        position: 0,
      },
      'tailoredResume { hasUnsavedChanges experiences { bullets { content origin sourceBulletPointId } } }',
      restoredShape,
    );
    expect(payload?.tailoredResume.experiences[0]?.bullets[0]).toEqual({
      content: first?.content,
      origin: 'BANK',
      sourceBulletPointId,
    });
    expect(payload?.tailoredResume.hasUnsavedChanges).toBe(true);
  });

  it('reports when the bank has nothing left, and invents nothing', async () => {
    const client = await app.user();
    const { resume, experiences } = await createTailored(client);
    const body = { experienceId: experiences[1].id, jobDescription: 'x', existingBulletPoints: [] };
    const answer = await client.post(`/api/tailored-resumes/${resume.id}/bullet-point`, body);
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ message: expect.stringMatching(/no other bullet point/) });
  });

  const contentsShape = z.object({
    tailoredResume: z.object({ experiences: z.array(z.object({ bullets: z.array(withContent) })) }),
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
      { id: toGlobalId('TailoredResume', resume.id) },
    );
    const { experiences: roles } = contentsShape.parse(stored.data).tailoredResume;
    const contents = roles[0]?.bullets.map(({ content }) => content);
    expect(contents).toEqual(['Edit 0', 'Edit 1', 'Edit 2', 'Edit 3']);
  });
});

describe('saving', () => {
  /** Creates a saved resume whose bullet about triage was extended by the user. */
  async function saveWithOwnWords(client: TestClient, newContent: string) {
    const made = await createTailored(client);
    const experienceId = made.experiences[0].id;
    const bulletIndex = made.chosen.findIndex((text) => text.includes('triage'));
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
    expect(again.json).toMatchObject({ addedBulletPointCount: 0 });
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
    const { experiences, posting } = await saveWithOwnWords(client, alone);
    const next = await tailor(client, posting, [experiences[0]], 7);
    expect(readTexts(next).filter((text) => text.includes('triage'))).toEqual([
      'Did triage and patient assessment for 40 walk-ins a day',
    ]);
    expect(readTexts(next)).toHaveLength(6);
    const missing = (await readReceipt(client, next.id)).flatMap(({ bankProof }) => bankProof ?? []);
    expect(missing.map(({ content }) => content)).not.toContain(alone);
  });

  it('uses the more detailed wording if the posting asks for it', async () => {
    const client = await app.user();
    const { experiences } = await saveWithOwnWords(client, 'Did triage in Spanish for 40 walk-ins a day');
    const description = 'Nurse at Harbor Clinic\n\nRequirements:\n- Spanish\n- Triage\n';
    const job = await makePosting(app.deps, client, description);
    const next = await tailor(client, job, [experiences[0]]);
    expect(readTexts(next).filter((text) => text.includes('triage'))).toEqual([
      'Did triage in Spanish for 40 walk-ins a day',
    ]);
  });

  it('reserves derived bullets for their employer: they are neither chosen nor offered elsewhere', async () => {
    const client = await app.user();
    const { experiences, posting, resume } = await createTailored(client);
    const experienceId = experiences[0].id;
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
    const next = await tailor(client, posting, [experiences[0]], 10);
    expect(readTexts(next).join(' ')).not.toContain('inpatient');
    const spanish = (await readReceipt(client, next.id)).find(({ label }) => label === 'Spanish');
    expect(spanish).toMatchObject({ evidence: 'NONE', bankProof: null });
  });

  it('neither loses a bullet nor exceeds the limit when resumes are saved while the bank changes', async () => {
    const client = await app.user();
    const { experiences } = await createTailored(client);
    const experienceId = experiences[0].id;
    for (let at = 0; at < MAX_BULLETS_PER_EXPERIENCE - nurse.bulletPoints.length - 6; at += 1)
      await app.deps.prisma.bulletPoint.create({
        data: { experienceId, content: `Note ${at}`, position: 10 + at },
      });
    // For postings of their own: a second draft for the same posting would be the first.
    const made = await Promise.all(
      Array.from({ length: 4 }, async () =>
        makeResume(app.deps, client, await makePosting(app.deps, client), [experiences[0]]),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(4);
    await Promise.all(
      made.map(({ id }, at) =>
        client.patch(`/api/tailored-resumes/${id}/bullet-point`, {
          experienceId,
          bulletIndex: 0,
          newContent: `Did something else ${at}`,
        }),
      ),
    );
    const answers = await Promise.all([
      ...made.map(({ id }) => client.post(`/api/tailored-resumes/${id}/save`)),
      ...Array.from({ length: 6 }, (_, at) =>
        client.post(`/api/experiences/${experienceId}/bullet-points`, { content: `Added ${at}` }),
      ),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const bullets = await app.deps.prisma.bulletPoint.findMany({ where: { experienceId } });
    expect(bullets.length).toBeLessThanOrEqual(MAX_BULLETS_PER_EXPERIENCE);
    const [saves, adds] = [answers.slice(0, 4), answers.slice(4)];
    const added = adds.flatMap(({ status }, at) => (status < 300 ? [`Added ${at}`] : []));
    expect(bullets.map(({ content }) => content)).toEqual(expect.arrayContaining(added));
    // A full bank takes no more bullets; the saved resume keeps them.
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const saved = await app.deps.prisma.tailoredResume.findMany({
      where: { id: { in: made.map(({ id }) => id) } },
    });
    for (const resume of saved)
      expect(readBullets(resume).map(({ content }) => content)).toContain(
        `Did something else ${made.findIndex(({ id }) => id === resume.id)}`,
      );
    expect(saved).toHaveLength(4);
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
    expect((await client.get('/api/tailored-resumes/saved')).json).toMatchObject([
      {
        id: three.resume.id,
        jobTitle: 'Charge Nurse',
        company: 'Lakeside Clinic',
        jobPosting: { title: 'Charge Nurse' },
      },
      { id: one.resume.id },
    ]);
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
    const { resume, chosen, ofCook } = await createTailored(client);
    const response = await fetch(`${app.url}/api/tailored-resumes/${resume.id}/export`, {
      method: 'POST',
      headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('filename="Charge Nurse_resume.pdf"');
    const text = await readWithPdfParse(new Uint8Array(await response.arrayBuffer()));
    const expected = ['Zofia Żak', client.email];
    expected.push('Staff Nurse', ...chosen, 'Line Cook', ...ofCook);
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
    const notices: unknown = JSON.parse(decodeURIComponent((await exported()) ?? ''));
    expect(notices).toEqual([expect.stringContaining('🚀'), expect.stringContaining('普 通 话')]);
  });

  it('is available only to the owner', async () => {
    const { resume } = await createTailored(await app.user());
    const stranger = await (await app.user()).post(`/api/tailored-resumes/${resume.id}/export`);
    expect([stranger.status, stranger.json]).toEqual([404, { message: 'The resume was not found.' }]);
  });
});
