import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { toGlobalId } from '../../testing/factories.ts';
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

Education
BSc Food Science, Technical University Berlin, 2012 – 2015

Certificates
Food Safety Level 3, City & Guilds, No. 4711-88, May 2021, valid until May 2026

Languages
German (native)
English (C1)

Skills
Sourdough, Scheduling, sourdough

Publications
Bread of the North, Baker's Monthly, 2020

Volunteering
Harbour Soup Kitchen
• Baked for 200 guests
  every Sunday
• Trained two helpers

References
Ines Holm, Morgenbrot, +49 30 7654321`;

async function upload(client: TestClient, content = RESUME): Promise<AnyJson> {
  const form = new FormData();
  form.append('resume', new Blob([content]), 'resume.txt');
  return (await client.request('POST', '/api/upload-resume', form)).json;
}

const FIELDS =
  'lines { text } experiences { lineNumbers } warnings details { kind text rest lineNumbers outcome isInResumeDetails }';

async function review(client: TestClient, importId: string): Promise<AnyJson> {
  const { data } = await client.graphql(
    `query($id: ID!) { resumeImport(id: $id) { ${FIELDS} } viewer { resumeTemplate { skills languages certifications education { degree institution } sections { heading text isShown } } } }`,
    { id: toGlobalId('ResumeImport', importId) },
  );
  return { ...data.resumeImport, template: data.viewer.resumeTemplate };
}

const add = async (client: TestClient, importId: string, kind: string): Promise<AnyJson> =>
  (
    await client.graphql(
      'mutation($input: AddImportedDetailsInput!) { addImportedDetails(input: $input) { __typename ... on UserError { message } ... on AddImportedDetailsPayload { resumeTemplate { languages } resumeImport { details { kind outcome isInResumeDetails } } } } }',
      { input: { resumeImportId: toGlobalId('ResumeImport', importId), kind } },
    )
  ).data.addImportedDetails;

const undo = (client: TestClient, importId: string) =>
  client.graphql('mutation($id: ID!) { undoResumeImport(input: { id: $id }) { __typename } }', {
    id: toGlobalId('ResumeImport', importId),
  });

const change = async (client: TestClient, fields: object) => {
  const template = await app.deps.prisma.resumeTemplate.findFirstOrThrow({
    where: { userId: client.userId },
  });
  await app.deps.prisma.resumeTemplate.update({ where: { id: template.id }, data: fields });
};

describe('what a resume says beside its roles', () => {
  it('is listed entry by entry, each with its lines in the file', async () => {
    const client = await app.user();
    const { importId } = await upload(client);
    const { lines, details, experiences } = await review(client, importId);
    expect(details).toMatchObject([
      {
        kind: 'EDUCATION',
        text: 'BSc Food Science',
        rest: ['Technical University Berlin', '2012 – 2015'],
      },
      {
        kind: 'CERTIFICATION',
        text: 'Food Safety Level 3',
        rest: ['City & Guilds, No. 4711-88, May 2021, valid until May 2026'],
      },
      { kind: 'LANGUAGE', text: 'German (native)', rest: [] },
      { kind: 'LANGUAGE', text: 'English (C1)', rest: [] },
      { kind: 'SKILL', text: 'Sourdough', rest: [] },
      { kind: 'SKILL', text: 'Scheduling', rest: [] },
      ...details.slice(6, -2),
      { kind: 'SECTION', text: 'Publications', rest: ["Bread of the North, Baker's Monthly, 2020"] },
      {
        kind: 'SECTION',
        text: 'Volunteering',
        rest: ['Harbour Soup Kitchen', '- Baked for 200 guests every Sunday', '- Trained two helpers'],
      },
    ]);
    for (const { kind, text, lineNumbers } of details.slice(0, -2)) {
      const told = lineNumbers.map((number: number) => lines[number].text).join(' ');
      expect(told.toLowerCase()).toContain(text.toLowerCase());
      expect(`${kind} ${lineNumbers.length}`).toBe(`${kind} 1`);
    }
    expect(details.at(-1).lineNumbers.map((number: number) => lines[number].text.trim())).toEqual([
      'Harbour Soup Kitchen',
      '• Baked for 200 guests',
      'every Sunday',
      '• Trained two helpers',
    ]);
    expect(experiences[0].lineNumbers.map((number: number) => lines[number].text)).toEqual([
      'Head Baker, Morgenbrot, Berlin',
      'Mar 2019 – Present',
      '• Led a team of six bakers',
    ]);
  });

  it('is saved to the empty resume details, and says so also over REST', async () => {
    const client = await app.user();
    const { importId, details } = await upload(client);
    expect(details[0]).toEqual({
      kind: 'education',
      text: 'BSc Food Science',
      rest: ['Technical University Berlin', '2012 – 2015'],
      outcome: 'saved',
    });
    const reviewed = await review(client, importId);
    expect(reviewed.template.sections).toEqual([
      { heading: 'Publications', text: "Bread of the North, Baker's Monthly, 2020", isShown: true },
      {
        heading: 'Volunteering',
        text: 'Harbour Soup Kitchen\n- Baked for 200 guests every Sunday\n- Trained two helpers',
        isShown: true,
      },
    ]);
    for (const detail of reviewed.details) {
      expect(detail).toMatchObject({ outcome: 'SAVED', isInResumeDetails: true });
    }
    await change(client, { skills: ['scheduling'], languages: ['English, fluent'] });
    const later = (await review(client, importId)).details;
    expect(
      later
        .filter((detail: AnyJson) => !detail.isInResumeDetails)
        .map(({ text }: { text: string }) => text.toLowerCase()),
    ).toEqual(expect.arrayContaining(['german (native)', 'sourdough']));
    expect(later.every((detail: AnyJson) => detail.outcome === 'SAVED')).toBe(true);
  });

  it('is empty for an import from before it was stored', async () => {
    const client = await app.user();
    const { importId } = await upload(client);
    const stored = await app.deps.prisma.resumeImport.findUniqueOrThrow({ where: { id: importId } });
    const { details: _details, ...old } = JSON.parse(JSON.stringify(stored.result));
    old.experiences = old.experiences.map(({ sourceLines: _lines, ...one }: AnyJson) => one);
    await app.deps.prisma.resumeImport.update({ where: { id: importId }, data: { result: old } });
    expect(await review(client, importId)).toMatchObject({ details: [], experiences: [{ lineNumbers: [] }] });
  });

  it('that has no place is named, with the number of its lines', async () => {
    const { warnings } = await upload(await app.user());
    expect(warnings.join(' ')).toContain('We also read “References” (1 line).');
    expect(warnings.join(' ')).not.toContain('Publications');
    const contact = `${RESUME.slice(0, RESUME.indexOf('References'))}Contact\nmaria.keller@example.com`;
    expect((await upload(await app.user(), contact)).warnings.join(' ')).not.toContain('“Contact”');
  });
});

describe('details that were not saved, because there were some already', () => {
  const own = {
    languages: ['English', 'Danish'],
    skills: ['Scheduling'],
    certifications: ['food safety level 3'],
  };

  it('are told from those that the resume details have', async () => {
    const client = await app.user();
    await change(client, own);
    const { importId } = await upload(client);
    const { details, template } = await review(client, importId);
    expect(template).toMatchObject(own);
    const pick = (kind: string) =>
      details
        .filter((detail: AnyJson) => detail.kind === kind)
        .map(({ outcome, isInResumeDetails }: AnyJson) => [outcome, isInResumeDetails]);
    expect(pick('EDUCATION')).toEqual([['SAVED', true]]);
    expect(pick('CERTIFICATION')).toEqual([['SKIPPED', true]]);
    expect(pick('LANGUAGE')).toEqual([
      ['SKIPPED', false],
      ['SKIPPED', true],
    ]);
  });

  it('are added on request, each once, and taken away by the undo of the import', async () => {
    const client = await app.user();
    await change(client, own);
    const { importId } = await upload(client);
    const added = await add(client, importId, 'LANGUAGE');
    expect(added.resumeTemplate.languages).toEqual(['English', 'Danish', 'German (native)']);
    for (const detail of added.resumeImport.details.filter(({ kind }: AnyJson) => kind === 'LANGUAGE'))
      expect(detail.isInResumeDetails).toBe(true);
    expect((await add(client, importId, 'LANGUAGE')).resumeTemplate.languages).toHaveLength(3);
    await undo(client, importId);
    expect((await review(client, importId)).template).toMatchObject({ ...own, education: [] });
  });

  it('are told by their headings if they are sections, which stay as the user has them', async () => {
    const client = await app.user();
    const sections = [{ heading: 'PUBLICATIONS', text: 'My own list', isShown: false }];
    await change(client, { sections });
    const { importId } = await upload(client);
    const { details } = await review(client, importId);
    expect(details.slice(-2)).toMatchObject([
      { text: 'Publications', outcome: 'SKIPPED', isInResumeDetails: true },
      { text: 'Volunteering', outcome: 'SKIPPED', isInResumeDetails: false },
    ]);
    await add(client, importId, 'SECTION');
    expect((await review(client, importId)).template.sections).toMatchObject([
      ...sections,
      { heading: 'Volunteering', isShown: true },
    ]);
    await undo(client, importId);
    expect((await review(client, importId)).template.sections).toEqual(sections);
  });

  it('stay after the undo, if the user has changed the list since', async () => {
    const client = await app.user();
    await change(client, own);
    const { importId } = await upload(client);
    await add(client, importId, 'LANGUAGE');
    await change(client, { languages: ['German'] });
    await undo(client, importId);
    expect((await review(client, importId)).template.languages).toEqual(['German']);
  });

  it('are added again after they were removed, and an undo takes them away', async () => {
    const client = await app.user();
    const { importId } = await upload(client);
    await change(client, { education: [] });
    await add(client, importId, 'EDUCATION');
    expect((await review(client, importId)).template.education).toMatchObject([
      { degree: 'BSc Food Science' },
    ]);
    await undo(client, importId);
    expect((await review(client, importId)).template).toMatchObject({
      education: [],
      skills: [],
      languages: [],
    });
  });

  it('are told from what is longer than the resume details accept', async () => {
    const client = await app.user();
    const long = `Certificate of ${'very '.repeat(50)}safe work`;
    const { importId } = await upload(client, RESUME.replace('Food Safety Level 3', long));
    const { details, template } = await review(client, importId);
    expect(details.find(({ kind }: AnyJson) => kind === 'CERTIFICATION')).toMatchObject({
      outcome: 'NO_ROOM',
      isInResumeDetails: false,
    });
    expect((await add(client, importId, 'CERTIFICATION')).__typename).toBe('AddImportedDetailsPayload');
    expect(template.certifications).toEqual([]);
  });

  it('are told from what is longer than a section may be', async () => {
    const client = await app.user();
    const long = RESUME.replace('Bread of the North', Array(2_000).fill('Bread of the North').join('\n'));
    const { importId } = await upload(client, long);
    const { details, template } = await review(client, importId);
    expect(details.slice(-2)).toMatchObject([
      { text: 'Publications', outcome: 'NO_ROOM' },
      { text: 'Volunteering', outcome: 'SAVED' },
    ]);
    expect(template.sections).toMatchObject([{ heading: 'Volunteering' }]);
  });

  it('are refused as a whole when there is no room, and after an undo', async () => {
    const client = await app.user();
    const skills = Array.from({ length: 99 }, (_, index) => `Skill ${index}`);
    await change(client, { ...own, skills });
    const { importId } = await upload(client, RESUME.replace('sourdough\n', 'Baguettes\n'));
    expect(await add(client, importId, 'SKILL')).toEqual({
      __typename: 'RuleError',
      message: 'There is no room for these: there can be at most 100 entries.',
    });
    expect((await review(client, importId)).template.skills).toEqual(skills);
    await undo(client, importId);
    expect((await add(client, importId, 'LANGUAGE')).__typename).toBe('RuleError');
    expect((await review(client, importId)).template).toMatchObject({ ...own, skills });
  });
});
