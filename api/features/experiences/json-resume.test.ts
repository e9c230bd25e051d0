import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonResume } from '../../documents/export/json-resume.ts';
import { readJsonResume } from '../../documents/import/json-resume.ts';
import { makeExperience } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { experienceSchema } from './experience.schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PATH = '/api/experiences/json-resume';
const nurse = {
  title: 'Staff Nurse',
  company: 'St. Bride Hospital',
  location: 'Leeds',
  startDate: '2019-03',
  endDate: null,
  description: 'A surgical ward.\nNights.',
  bulletPoints: ['Cared for 18 patients', 'Said "no" <politely>'],
};

/** The parts of the schema at https://jsonresume.org that the file uses. Unknown fields fail. */
const date = z
  .string()
  .regex(/^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/);
const jsonResume = z.strictObject({
  $schema: z.url(),
  basics: z.strictObject({
    name: z.string().optional(),
    email: z.email().optional(),
    phone: z.string().optional(),
    url: z.url().optional(),
    summary: z.string().optional(),
    location: z.strictObject({ address: z.string() }).optional(),
    profiles: z.array(
      z.strictObject({ network: z.string(), username: z.string().optional(), url: z.url().optional() }),
    ),
  }),
  work: z.array(
    z.strictObject({
      name: z.string().optional(),
      position: z.string().optional(),
      location: z.string().optional(),
      startDate: date.optional(),
      endDate: date.optional(),
      summary: z.string().optional(),
      highlights: z.array(z.string()),
    }),
  ),
  education: z.array(
    z.strictObject({
      institution: z.string().optional(),
      studyType: z.string().optional(),
      startDate: date.optional(),
      endDate: date.optional(),
      courses: z.array(z.string()).optional(),
    }),
  ),
  skills: z.array(z.strictObject({ name: z.string() })),
  languages: z.array(z.strictObject({ language: z.string() })),
  certificates: z.array(z.strictObject({ name: z.string() })),
  // The schema allows more in `meta`, and only there.
  meta: z.strictObject({
    version: z.string(),
    lastModified: z.string(),
    sections: z.array(z.strictObject({ heading: z.string(), text: z.string() })).optional(),
  }),
});

describe('the bank as JSON Resume', () => {
  it('is a valid download with the experiences and the resume details', async () => {
    const client = await app.user({ firstName: 'Zoë', lastName: 'Bell/"Ltd' });
    await makeExperience(app.deps, client, nurse);
    await app.deps.prisma.resumeTemplate.updateMany({
      where: { userId: client.userId },
      data: {
        linkedIn: 'https://linkedin.com/in/zoe-bell',
        website: 'https://bell.example',
        location: 'Leeds, UK',
        education: [
          {
            institution: 'Lund University',
            degree: 'BSc',
            startDate: '',
            endDate: '2015',
            details: 'Honours',
          },
          { institution: 'Night School', degree: '', startDate: 'spring', endDate: '', details: '' },
        ],
        skills: ['Triage'],
        languages: ['Swedish'],
        certifications: ['ACLS'],
        sections: [{ heading: 'Projects', text: 'Ward app\n- Wrote it', isShown: true }],
      },
    });
    const answer = await client.get(PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Zoe Bell Ltd_resume.json"; filename*=UTF-8''Zo%C3%AB%20Bell%20Ltd_resume.json`,
    );
    expect(jsonResume.parse(answer.json)).toMatchObject({
      basics: {
        name: 'Zoë Bell/"Ltd',
        email: client.email,
        url: 'https://bell.example',
        location: { address: 'Leeds, UK' },
        profiles: [{ network: 'LinkedIn', username: 'zoe-bell', url: 'https://linkedin.com/in/zoe-bell' }],
      },
      work: [
        {
          name: 'St. Bride Hospital',
          position: 'Staff Nurse',
          location: 'Leeds',
          startDate: '2019-03',
          summary: 'A surgical ward.\nNights.',
          highlights: ['Cared for 18 patients', 'Said "no" <politely>'],
        },
      ],
      education: [
        { institution: 'Lund University', studyType: 'BSc', endDate: '2015', courses: ['Honours'] },
        { institution: 'Night School' },
      ],
      skills: [{ name: 'Triage' }],
      languages: [{ language: 'Swedish' }],
      certificates: [{ name: 'ACLS' }],
      meta: { sections: [{ heading: 'Projects', text: 'Ward app\n- Wrote it' }] },
    });
  });

  it('reports an empty bank', async () => {
    const answer = await (await app.user()).get(PATH);
    expect([answer.status, answer.json]).toEqual([
      422,
      {
        message: 'There is nothing to download yet: your experience bank is empty. Add an experience first.',
      },
    ]);
  });

  it('contains only the user’s own data', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    await makeExperience(app.deps, ada, nurse);
    await makeExperience(app.deps, bob);
    const { work } = jsonResume.parse((await bob.get(PATH)).json);
    expect(work.map(({ position }) => position)).toEqual(['Cook']);
  });

  it('gives the same experiences when it is uploaded to another account', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    await makeExperience(app.deps, ada, nurse);
    const porter = {
      title: 'Porter',
      company: 'Inn',
      startDate: '2015',
      endDate: '2016-01',
      bulletPoints: [],
    };
    await makeExperience(app.deps, ada, porter);
    const form = new FormData();
    form.append('resume', new Blob([(await ada.get(PATH)).text]), 'ada_resume.json');
    expect((await bob.request('POST', '/api/upload-resume', form)).json).toMatchObject({
      message: 'Found 2 new experiences in your resume.',
    });
    const bank = z.array(z.looseObject({ bulletPoints: z.array(z.object({ content: z.string() })) }));
    const told = async (client: typeof ada) =>
      bank.parse((await client.get('/api/experiences')).json).map(
        ({
          id: _id,
          createdAt: _createdAt,
          updatedAt: _updatedAt,
          // Names the bullets by their ids.
          version: _version,
          bulletPoints,
          ...fields
        }) => ({
          ...fields,
          bulletPoints: bulletPoints.map(({ content }) => content),
        }),
      );
    expect(await told(bob)).toEqual(await told(ada));
  });

  it('can be read back unchanged, whatever the user has typed', () => {
    // The reader treats a line without letters and digits as a rule, not as text.
    const line = fc.oneof(
      fc.constant(''),
      fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `a${text}`),
    );
    const typed = fc.record({
      title: line,
      company: line,
      location: line,
      startDate: fc.constantFrom('', '2019', '2019-03'),
      endDate: fc.constantFrom('', '2020', '2020-12'),
      description: fc.array(line, { maxLength: 3 }).map((lines) => lines.join('\n')),
      bulletPoints: fc.array(line, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 5 }), (inputs) => {
        const experiences = inputs.flatMap((input) => {
          const { data } = experienceSchema.safeParse(input);
          return data ? [{ ...data, bulletPoints: data.bulletPoints ?? [] }] : [];
        });
        const texts = {
          fullName: 'A',
          email: '',
          phone: '',
          location: '',
          linkedIn: '',
          website: '',
          summary: '',
        };
        const lists = { education: [], skills: [], certifications: [], languages: [] };
        const sections = [
          { heading: 'Projects', text: 'Ward app\n- Wrote it' },
          { heading: 'Awards', text: '- Nurse of the Year' },
        ];
        const written = toJsonResume({ ...texts, ...lists, sections, experiences }, new Date(0));
        const { history } = readJsonResume(JSON.parse(JSON.stringify(written)));
        expect(
          history.experiences.map(({ confidence: _confidence, sourceLines: _sourceLines, ...read }) => read),
        ).toEqual(
          experiences.map(({ location, endDate, description, bulletPoints, ...fields }) => ({
            ...fields,
            location: location ?? '',
            endDate: endDate ?? '',
            description: description ?? '',
            bulletPoints: bulletPoints.map(({ content }) => content),
          })),
        );
        expect(history.details.sections).toMatchObject(sections);
        expect(history.unplaced).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
