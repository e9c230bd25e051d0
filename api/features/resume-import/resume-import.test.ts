import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

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
    // What was there already stays: the account's own name and address.
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

  it('puts every line somewhere and says where', async () => {
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

  it('answers the editor’s path with the rest of the resume as well', async () => {
    const answer = await upload(await app.user(), RESUME, 'cv.txt', '/api/resume-editor/upload');
    expect(answer.json).toMatchObject({
      contact: { fullName: 'Maria Keller', phone: '+49 30 1234567' },
      skills: ['Sourdough', 'Scheduling', 'Food safety'],
      education: [expect.objectContaining({ institution: expect.stringContaining('School') })],
    });
  });

  it('is not stored twice: a role that the bank holds gets only its new bullets', async () => {
    const client = await app.user();
    await upload(client, RESUME);
    const again = await upload(
      client,
      RESUME.replace('• Baked 900 loaves a night', '• BAKED 900 loaves a night.\n• Won a prize'),
    );
    expect(again.json.message).toBe(
      'Found 0 new experiences in your resume. 2 you had already: their new bullet points were added.',
    );
    const bank = (await client.get('/api/experiences')).json;
    expect(bank).toHaveLength(2);
    expect(bank[0].bulletPoints.map((bullet: { content: string }) => bullet.content)).toEqual([
      'Led a team of six bakers',
      'Baked 900 loaves a night',
      'Won a prize',
    ]);
  });

  it('can be undone as a whole, once, and leaves what was there before', async () => {
    const client = await app.user();
    const baker = {
      title: 'Baker',
      company: 'Mill & Oven',
      startDate: '2015',
      endDate: '2019',
      bulletPoints: ['Mine'],
    };
    await client.post('/api/experiences', baker);
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
});

describe('an upload that is wrong', () => {
  // Cases A20 and A21 of security.md.
  it('answers what to do', async () => {
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

  it('takes a file’s name as a label only', async () => {
    const client = await app.user();
    for (const name of ['../../etc/passwd', 'x".txt', 'ü'.repeat(3_000), '<img src=x>.txt']) {
      const answer = await upload(client, RESUME, name);
      expect(answer.status).toBe(200);
    }
  });

  it('stops counting a body without an end at ten megabytes', async () => {
    const client = await app.user();
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
        if (left > 0 && !outgoing.destroyed) outgoing.write(chunk, () => send(left - 1));
      };
      send(200);
    });
    expect(status).toBe(413);
  });
});
