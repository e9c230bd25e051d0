import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  subscribe,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../platform/project-root.ts';
import {
  readBullets,
  toGlobalId,
  makeExperience,
  makeImport,
  makeInterview,
  makePosting,
  makeResume,
} from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { AnyJson, TestClient } from '../testing/test-client.ts';
import { schema } from '../schema.ts';
import { createPersistedOperations } from './persisted-operations.ts';

let app: TestApp;
let ada: TestClient;
let bob: TestClient;
/** One of Ada's records for each type that implements Node. */
let adas: Record<string, string>;
/** More of Ada's records, and one of Bob's own into which he tries to bring hers. */
let others: {
  experience: string;
  change: string;
  bobs: string;
  unusedPosting: string;
  line: string;
  version: string;
};

beforeAll(async () => {
  app = await startTestApp();
  [ada, bob] = [await app.user(), await app.user()];
  const experience = await makeExperience(app.deps, ada);
  const posting = await makePosting(app.deps, ada);
  const resume = await makeResume(app.deps, ada, posting, [experience]);
  const template = await app.deps.prisma.resumeTemplate.findFirstOrThrow({ where: { userId: ada.userId } });
  const imported = await makeImport(app.deps, ada, [
    {
      experienceId: experience.id,
      isNew: true,
      addedBulletPointIds: [],
      confidence: { title: 0.2, company: 1, dates: 1 },
    },
  ]);
  const interview = await makeInterview(app.deps, ada, posting);
  await vi.waitUntil(async () => {
    const where = { state: 'COMPLETE', interviewId: interview.id } as const;
    return (await app.deps.prisma.interviewMessage.count({ where })) === 1;
  });
  const run = await app.deps.prisma.optimizationRun.create({
    data: { userId: ada.userId, tailoredResumeId: resume.id, mode: 'concise', level: 50, state: 'DONE' },
  });
  adas = {
    User: ada.userId,
    Experience: experience.id,
    BulletPoint: experience.bulletPoints[0]?.id ?? '',
    JobPosting: posting.id,
    TailoredResume: resume.id,
    ResumeTemplate: template.id,
    ResumeImport: imported.id,
    OptimizationRun: run.id,
    Interview: interview.id,
  };
  others = {
    ...(await createStrangers()),
    line: readBullets(resume)[0]?.id ?? '',
    version: (await makeVersion(resume.id)).id,
  };
});
afterAll(() => app.close());

async function makeVersion(tailoredResumeId: string) {
  const content = { experiences: [], replaced: [], takenOff: [], locks: [] };
  return app.deps.prisma.resumeVersion.create({
    data: { tailoredResumeId, revision: 0, change: 'CREATED', content },
  });
}

async function createStrangers(): Promise<Omit<typeof others, 'line' | 'version'>> {
  const fields = { company: 'Inn', bulletPoints: ['Washed up', 'Peeled', 'Carried plates'] };
  const [first, second] = [
    await makeExperience(app.deps, ada, { ...fields, title: 'Porter' }),
    await makeExperience(app.deps, ada, { ...fields, title: 'Waiter' }),
  ];
  const merged = await ada.graphql(
    'mutation($input: MergeExperiencesInput!) { mergeExperiences(input: $input) { ... on MergeExperiencesPayload { changeId } } }',
    {
      input: {
        id: toGlobalId('Experience', first.id),
        mergedExperienceId: toGlobalId('Experience', second.id),
      },
    },
  );
  const bobs = await makeExperience(app.deps, bob);
  const unused = await makePosting(app.deps, ada);
  return {
    unusedPosting: unused.id,
    experience: first.id,
    change: merged.data.mergeExperiences.changeId,
    bobs: bobs.id,
  };
}

it('is committed as schema.graphql (npm run generate)', () => {
  const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;
  expect(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8')).toBe(printed);
});

describe('a record', () => {
  const node = schema.getType('Node');
  const nodeTypes = isInterfaceType(node) ? schema.getPossibleTypes(node).map((type) => type.name) : [];

  it('is tested here for every type that implements Node', () => {
    expect(Object.keys(adas).sort()).toEqual([...nodeTypes].sort());
  });

  it.each(nodeTypes)('%s is found only by its owner', async (type) => {
    const id = toGlobalId(type, adas[type] ?? '');
    const query = '{ node(id: "ID") { __typename id } nodes(ids: ["ID"]) { id } }'.replaceAll('ID', id);
    expect(await ada.graphql(query)).toEqual({ data: { node: { __typename: type, id }, nodes: [{ id }] } });
    const stranger = await bob.graphql(query);
    const nothing = await bob.graphql(
      query.replaceAll(id, toGlobalId(type, '00000000-0000-7000-8000-000000000000')),
    );
    expect(stranger).toEqual({ data: { node: null, nodes: [null] } });
    expect(nothing).toEqual(stranger);
  });

  it.each(nodeTypes)('%s is null for an invalid id', async (type) => {
    for (const raw of ['x', "'; drop table users; --", '', '99999999999999999999']) {
      const answer = await ada.graphql(`{ node(id: "${toGlobalId(type, raw)}") { id } }`);
      expect(answer.data?.node ?? null).toBeNull();
      expect(answer.errors?.[0]?.message ?? '').not.toMatch(/prisma|uuid|invocation/i);
    }
  });

  it('is not found by another type’s name', async () => {
    const id = toGlobalId('JobPosting', adas.Experience ?? '');
    expect((await ada.graphql(`{ node(id: "${id}") { id } }`)).data.node).toBeNull();
  });

  it.each(['experience', 'jobPosting', 'tailoredResume', 'interview'])(
    'is guarded at the root field %s',
    async (field) => {
      const type = `${field[0]?.toUpperCase()}${field.slice(1)}`;
      const query = `{ ${field}(id: "${toGlobalId(type, adas[type] ?? '')}") { id } }`;
      expect((await ada.graphql(query)).data[field]).not.toBeNull();
      expect((await bob.graphql(query)).data[field]).toBeNull();
    },
  );
});

describe('somebody else’s record in a mutation', () => {
  const attempts: [name: string, input: string][] = [
    ['updateExperience', 'id: "EXPERIENCE", experience: { title: "Stolen", company: "X" }'],
    ['deleteExperience', 'id: "EXPERIENCE"'],
    ['mergeExperiences', 'id: "EXPERIENCE", mergedExperienceId: "OTHER"'],
    ['mergeExperiences', 'id: "BOBS", mergedExperienceId: "EXPERIENCE"'],
    ['mergeExperiences', 'id: "EXPERIENCE", mergedExperienceId: "BOBS"'],
    ['splitExperience', 'id: "EXPERIENCE", bulletPointId: "BULLET", role: { title: "Stolen", company: "X" }'],
    ['splitExperience', 'id: "BOBS", bulletPointId: "BULLET", role: { title: "Stolen", company: "X" }'],
    ['addBulletPoint', 'experienceId: "EXPERIENCE", content: "Stolen"'],
    ['updateBulletPoint', 'id: "BULLET", content: "Stolen"'],
    ['setBulletPointActive', 'id: "BULLET", isActive: false'],
    ['deleteBulletPoint', 'id: "BULLET"'],
    ['updateJobPosting', 'id: "POSTING", title: "Stolen"'],
    ['deleteJobPosting', 'id: "POSTING"'],
    ['deleteJobPosting', 'id: "UNUSED"'],
    ['undoExperienceChange', 'changeId: "CHANGE"'],
    ['reorderExperiences', 'experienceIds: ["EXPERIENCE"]'],
    ['tailorResume', 'jobPostingId: "POSTING", experienceIds: ["EXPERIENCE"]'],
    ['saveTailoredResume', 'id: "RESUME"'],
    ['deleteTailoredResume', 'id: "RESUME"'],
    ['updateTailoredBullet', 'tailoredResumeId: "RESUME", bulletId: "LINE", content: "Stolen"'],
    ['addTailoredBullet', 'tailoredResumeId: "RESUME", experienceId: "EXPERIENCE", content: "Stolen"'],
    ['deleteTailoredBullet', 'tailoredResumeId: "RESUME", bulletId: "LINE"'],
    ['setTailoredBulletLock', 'tailoredResumeId: "RESUME", bulletId: "LINE", isLocked: true'],
    ['chooseBulletsAgain', 'tailoredResumeId: "RESUME", experienceId: "EXPERIENCE"'],
    [
      'pickTailoredBullets',
      'tailoredResumeId: "RESUME", experienceId: "EXPERIENCE", bulletPointIds: ["BULLET"]',
    ],
    ['keepReplacedBullet', 'tailoredResumeId: "RESUME", bulletId: "LINE"'],
    ['removeReplacedBullet', 'tailoredResumeId: "RESUME", bulletId: "LINE"'],
    ['removeReplacedBullets', 'tailoredResumeId: "RESUME", experienceId: "EXPERIENCE"'],
    ['settleOriginals', 'tailoredResumeId: "RESUME", keep: false'],
    ['keepOriginalBullet', 'tailoredResumeId: "RESUME", bulletId: "LINE"'],
    ['answerRewordingQuestion', 'tailoredResumeId: "RESUME", bulletId: "LINE", question: "?", answer: "40"'],
    ['startOptimization', 'tailoredResumeId: "RESUME", bulletIds: ["LINE"], mode: CONCISE'],
    ['cancelOptimization', 'id: "RUN"'],
    ['retryOptimization', 'id: "RUN"'],
    ['undoResumeChange', 'id: "RESUME"'],
    ['redoResumeChange', 'id: "RESUME"'],
    ['restoreResumeVersion', 'id: "RESUME", versionId: "VERSION"'],
    ['nameResumeVersion', 'id: "RESUME", versionId: "VERSION", name: "Stolen"'],
    ['startInterview', 'jobPostingId: "POSTING"'],
    ['sendInterviewMessage', 'id: "INTERVIEW", content: "Stolen"'],
    ['retryInterviewReply', 'id: "INTERVIEW"'],
    ['endInterview', 'id: "INTERVIEW"'],
    ['renameInterview', 'id: "INTERVIEW", name: "Stolen"'],
    ['deleteInterview', 'id: "INTERVIEW"'],
    ['renameExperiences', 'experiences: [{ id: "EXPERIENCE", title: "Stolen", company: "Stolen" }]'],
    [
      'renameExperiences',
      'experiences: [{ id: "BOBS", title: "My own", company: "My own" }, { id: "EXPERIENCE", title: "Stolen", company: "Stolen" }]',
    ],
    ['undoResumeImport', 'id: "IMPORT"'],
    ['deleteResumeImport', 'id: "IMPORT"'],
    ['addImportedDetails', 'resumeImportId: "IMPORT", kind: SKILL'],
    [
      'addMissedRoles',
      'resumeImportId: "IMPORT", roles: [{ lineNumbers: [1], experience: { title: "Stolen", company: "Stolen" } }]',
    ],
    [
      'setImportedFieldsConfirmed',
      'resumeImportId: "IMPORT", experienceId: "EXPERIENCE", fields: [TITLE], isConfirmed: true',
    ],
    ['endDevice', 'deviceId: "DEVICE"'],
  ];
  const snapshot = async () => ({
    experiences: await app.deps.prisma.experience.findMany({
      where: { userId: ada.userId },
      include: { bulletPoints: true },
    }),
    postings: await app.deps.prisma.jobPosting.findMany({ where: { userId: ada.userId } }),
    resumes: await app.deps.prisma.tailoredResume.findMany({
      where: { userId: ada.userId },
      include: { versions: true, bulletPointLocks: true, optimizationRuns: { include: { steps: true } } },
    }),
    changes: await app.deps.prisma.experienceChange.findMany({ where: { userId: ada.userId } }),
    imports: await app.deps.prisma.resumeImport.findMany({ where: { userId: ada.userId } }),
    interviews: await app.deps.prisma.interview.findMany({
      where: { userId: { in: [ada.userId, bob.userId] } },
      include: { messages: true },
    }),
    bobsBank: await app.deps.prisma.experience.findMany({ where: { userId: bob.userId } }),
    devices: (await app.deps.sessions.devices(ada.userId, null)).length,
    bobs: await app.deps.prisma.tailoredResume.count({ where: { userId: bob.userId } }),
  });

  it.each(attempts)('%s: is not found, and nothing changes', async (name, input) => {
    const before = await snapshot();
    const ids = input
      .replaceAll('EXPERIENCE', toGlobalId('Experience', adas.Experience ?? ''))
      .replaceAll('OTHER', toGlobalId('Experience', others.experience))
      .replaceAll('BOBS', toGlobalId('Experience', others.bobs))
      .replaceAll('LINE', others.line)
      .replaceAll('BULLET', toGlobalId('BulletPoint', adas.BulletPoint ?? ''))
      .replaceAll('CHANGE', others.change)
      .replaceAll('UNUSED', toGlobalId('JobPosting', others.unusedPosting))
      .replaceAll('POSTING', toGlobalId('JobPosting', adas.JobPosting ?? ''))
      .replaceAll('RESUME', toGlobalId('TailoredResume', adas.TailoredResume ?? ''))
      .replaceAll('RUN', toGlobalId('OptimizationRun', adas.OptimizationRun ?? ''))
      .replaceAll('VERSION', toGlobalId('ResumeVersion', others.version))
      .replaceAll('INTERVIEW', toGlobalId('Interview', adas.Interview ?? ''))
      .replaceAll('IMPORT', toGlobalId('ResumeImport', adas.ResumeImport ?? ''))
      .replaceAll('DEVICE', (await app.deps.sessions.devices(ada.userId, null))[0]?.id ?? '');
    const answer = await bob.graphql(
      `mutation { ${name}(input: { ${ids} }) { __typename ... on UserError { message } } }`,
    );
    expect(answer.data[name].__typename).toBe('NotFoundError');
    expect(await snapshot()).toEqual(before);
  });

  it('covers every mutation that takes a record’s id', () => {
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
    const inputFields = (name: string) => {
      const type = schema.getType(name.replace(/[[\]!]/g, ''));
      return isInputObjectType(type) ? Object.values(type.getFields()) : [];
    };
    const naming = fields.filter((field) => {
      const own = inputFields(field.args[0]?.type.toString() ?? '');
      const ofItems = own.flatMap(({ type }) => inputFields(type.toString()));
      return (
        own.some(({ name }) => /(^i|I)ds?$/.test(name)) ||
        ofItems.some(({ name, type }) => name === 'id' && type.toString() === 'ID!')
      );
    });
    // Jobs belong to nobody, and variants to the administrator; the likes of others are in job-search.test.ts.
    const ofNobody = ['likeJob', 'unlikeJob', 'saveVariantWeights', 'activateVariant'];
    expect(naming.map((field) => field.name).sort()).toEqual(
      [...new Set([...attempts.map(([name]) => name), ...ofNobody])].sort(),
    );
  });
});

describe('somebody else’s record in a subscription', () => {
  const live = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
  const named: Record<string, string> = {
    tailoredResumeChanged: 'TailoredResume',
    optimizationProgress: 'OptimizationRun',
    interviewChanged: 'Interview',
  };

  it('is tested for every subscription', () => {
    expect(live.toSorted()).toEqual(Object.keys(named).toSorted());
  });

  it.each(live)('%s: is not found, as if it did not exist', async (name) => {
    const type = named[name] ?? '';
    const document = parse(
      `subscription { ${name}(id: "ID", after: 0) { __typename } }`.replace(
        'ID',
        toGlobalId(type, adas[type] ?? ''),
      ),
    );
    const subscribeAs = (client: TestClient | null) =>
      subscribe({
        schema,
        document,
        contextValue: {
          actor: client && { kind: 'session', userId: client.userId, sessionId: 'of-a-test' },
          deps: app.deps,
          isAdmin: async () => false,
          signal: AbortSignal.timeout(5_000),
        },
      });
    expect(await subscribeAs(bob)).toMatchObject({
      errors: [{ message: expect.stringMatching(/was not found/) }],
    });
    expect(await subscribeAs(null)).toMatchObject({ errors: [{ message: 'Unauthorized' }] });
    const own = await subscribeAs(ada);
    expect(own).toHaveProperty('next');
    if ('return' in own) await own.return(undefined);
  });
});

describe('a visitor', () => {
  it('may not send their own documents', async () => {
    const answer = await app.visitor().post('/graphql', { query: '{ viewer { id } }' });
    expect(answer.status).toBe(400);
    expect(answer.json.errors[0].extensions.code).toBe('PERSISTED_QUERY_ONLY');
  });

  it('gets an error for an unknown persisted document', async () => {
    const answer = await app.visitor().post('/graphql', { documentId: 'f'.repeat(64) });
    expect(answer.status).toBe(400);
    expect(answer.json.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('may run only public mutations', async () => {
    const development = await startTestApp({}, { isDevelopment: true });
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
    try {
      for (const field of fields) {
        const input = field.args[0]?.type.toString() ?? '';
        const document = input
          ? `mutation($input: ${input}) { ${field.name}(input: $input) { __typename } }`
          : `mutation { ${field.name} { __typename } }`;
        const answer = await development
          .visitor()
          .graphql(document, { input: sampleInput(input.replace('!', '')) });
        expect(answer.errors?.[0], field.name).toMatchObject({
          message: 'Unauthorized',
          extensions: { code: 'UNAUTHENTICATED' },
        });
      }
    } finally {
      await development.close();
    }
  });
});

describe('what is only for the administrator', () => {
  const FIELDS: Record<string, string> = {
    adminStats: '{ totalUsers }',
    adminUsers: '{ totalCount edges { node { email } } }',
    adminActions: '{ totalCount edges { node { details } } }',
    systemStatus: '{ version }',
  };

  it('is tested for every such field', () => {
    const names = Object.keys(schema.getQueryType()?.getFields() ?? {});
    expect(names.filter((name) => /^(admin|system)/.test(name)).sort()).toEqual(Object.keys(FIELDS).sort());
  });

  it.each(Object.entries(FIELDS))(
    '%s is refused for others, and nothing is recorded',
    async (name, selection) => {
      const development = await startTestApp({}, { isDevelopment: true });
      try {
        const query = `{ ${name} ${selection} }`;
        for (const [answer, code] of [
          [await ada.graphql(query), 'FORBIDDEN'],
          [await development.visitor().graphql(query), 'UNAUTHENTICATED'],
        ] as const) {
          expect(answer.data).toBeNull();
          expect(answer.errors?.[0].extensions.code).toBe(code);
        }
        expect(await app.deps.prisma.adminAction.count({ where: { userId: ada.userId } })).toBe(0);
      } finally {
        await development.close();
      }
    },
  );
});

/** Sample values of the right type for each required field. */
function sampleInput(name: string): unknown {
  if (name === 'Boolean') return true;
  if (name === 'Int') return 0;
  const type = schema.getType(name);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!type || !('getFields' in type) || isObjectType(type) || isInterfaceType(type)) return 'x';
  return Object.fromEntries(
    Object.entries(type.getFields()).flatMap(([key, field]) => {
      const text = field.type.toString();
      if (!text.endsWith('!')) return [];
      const inner = text.replace(/[[\]!]/g, '');
      const value =
        inner === 'ID' && /id/i.test(key)
          ? toGlobalId(idType(name, key), '00000000-0000-7000-8000-000000000000')
          : sampleInput(inner);
      return [[key, text.startsWith('[') ? [value] : value]];
    }),
  );
}

function idType(input: string, key: string): string {
  if (key === 'jobPostingId') return 'JobPosting';
  if (/Interview(Reply|Message)?Input$/.test(input)) return 'Interview';
  if (key === 'jobId' || /^(Un)?[Ll]ikeJob/.test(input)) return 'JobListing';
  if (/^bulletIds?$/.test(key)) return 'TailoredBullet';
  if (key === 'versionId') return 'ResumeVersion';
  if (/^(Cancel|Retry)Optimization/.test(input)) return 'OptimizationRun';
  if (/^experienceIds?$/.test(key)) return 'Experience';
  if (/^bulletPointIds?$/.test(key) || /^(Update|Set|Delete)BulletPoint/.test(input)) return 'BulletPoint';
  if (/^(Update|Delete)JobPosting/.test(input)) return 'JobPosting';
  if (key === 'resumeImportId') return 'ResumeImport';
  if (/ResumeImport/.test(input)) return 'ResumeImport';
  if (
    key === 'tailoredResumeId' ||
    /TailoredResume|ChooseBulletsAgain|ResumeChange|ResumeVersion/.test(input)
  )
    return 'TailoredResume';
  return 'Experience';
}

it('every connection has a total count', async () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => type.name.endsWith('Connection'));
  expect(types.length).toBeGreaterThan(4);
  for (const type of types)
    expect(Object.keys(isObjectType(type) ? type.getFields() : {})).toContain('totalCount');
  const { data } = await ada.graphql(
    '{ viewer { experiences(first: 1) { totalCount edges { cursor } } jobPostings { totalCount } resumeImports { totalCount } savedResumes { totalCount } draftResumes { totalCount } } }',
  );
  const where = { userId: ada.userId };
  expect(data.viewer).toEqual({
    experiences: {
      totalCount: await app.deps.prisma.experience.count({ where }),
      edges: [{ cursor: expect.any(String) }],
    },
    jobPostings: { totalCount: 2 },
    resumeImports: { totalCount: 1 },
    savedResumes: { totalCount: 0 },
    draftResumes: { totalCount: 1 },
  });
  const bobs = await bob.graphql('{ viewer { jobPostings { totalCount } draftResumes { totalCount } } }');
  expect(bobs.data.viewer).toEqual({ jobPostings: { totalCount: 0 }, draftResumes: { totalCount: 0 } });
});

describe('a document that asks for too much', () => {
  const refused = async (query: string) => {
    const answer = await ada.post('/graphql', { query });
    expect(answer.json.data ?? null).toBeNull();
    expect(answer.json.errors[0].message).not.toMatch(/\d{2,}/);
  };

  it('is refused for its depth, aliases, fields, directives and length', async () => {
    const deep = (depth: number): string =>
      depth === 0
        ? 'id'
        : `edges { node { ${depth % 2 ? 'jobPosting { id }' : 'id'} ${'experiences { bullets { pieces { text } } }'} } }`;
    await refused(`{ viewer { savedResumes { ${deep(1).replace('id', 'id')} } } ${'a'.repeat(30_000)} }`);
    await refused(`{ ${Array.from({ length: 200 }, (_, index) => `a${index}: viewer { id }`).join(' ')} }`);
    await refused(`{ ${'viewer { id } '.repeat(1_000)} }`.slice(0, 19_000).replace(/viewer[^}]*$/, '}'));
    await refused(`{ viewer ${'@include(if: true) '.repeat(60)} { id } }`);
    await refused('{ viewer { ...F } } fragment F on User { id ...G } fragment G on User { ...F }');
  });

  it('is refused immediately, however often its fragments spread each other', async () => {
    const spreads = 10;
    const fragments = Array.from(
      { length: 12 },
      (_, index) => `fragment F${index} on User { id ${`...F${index + 1} `.repeat(spreads)} }`,
    );
    await refused(
      `{ viewer { ...F0 } } ${fragments.join(' ')} fragment F12 on User { email isAdmin nothing }`,
    );
  });

  it('gets at most 100 items of a list', async () => {
    const answer = await ada.graphql('{ viewer { experiences(first: 100000) { edges { cursor } } } }');
    expect(answer.data?.viewer?.experiences?.edges?.length ?? 0).toBeLessThanOrEqual(100);
    const negative = await ada.graphql('{ viewer { experiences(first: -1) { edges { cursor } } } }');
    expect(JSON.stringify(negative)).not.toMatch(/prisma|invocation/i);
  });
});

describe('transport', () => {
  it('accepts only POST and application/json', async () => {
    expect((await ada.get('/graphql?query={viewer{id}}')).status).toBe(405);
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await ada.request('POST', '/graphql', 'query={viewer{id}}', { 'content-type': type });
      expect(answer.status).toBe(415);
    }
    expect(
      (await ada.post('/graphql', { query: `{ viewer { id } } #${'x'.repeat(1_100_000)}` })).status,
    ).toBe(413);
    const batch = await ada.post('/graphql', [
      { query: '{ viewer { id } }' },
      { query: '{ viewer { id } }' },
    ]);
    expect(batch.status).toBeGreaterThanOrEqual(400);
    expect(batch.text).not.toContain(ada.userId);
  });

  it('rejects requests from other sites’ pages', async () => {
    const answer = await ada.post(
      '/graphql',
      { query: '{ viewer { id } }' },
      { origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
  });

  it('never reveals file paths', async () => {
    const answer = await ada.post('/graphql', { query: '{ nothing }' });
    expect(answer.text).not.toMatch(/node_modules|at \w+ \(|\.ts:/);
  });
});

it('answers REST and GraphQL from the same rows', async () => {
  const rest = (await ada.get('/api/experiences')).json;
  const { data } = await ada.graphql(
    '{ viewer { email experiences { edges { node { title company startDate endDate bulletPoints { content } } } } } }',
  );
  expect(data.viewer.email).toBe(ada.email);
  expect(data.viewer.experiences.edges.map((edge: AnyJson) => edge.node)).toEqual(
    rest.map(({ title, company, startDate, endDate, bulletPoints }: AnyJson) => ({
      title,
      company,
      startDate,
      endDate,
      bulletPoints: bulletPoints.map(({ content }: AnyJson) => ({ content })),
    })),
  );
});

it('rereads the map of persisted documents only in development', () => {
  const file = join(projectRoot, 'node_modules', '.cache-persisted-test.json');
  writeFileSync(file, '{}');
  const [production, development] = [
    createPersistedOperations(file, false),
    createPersistedOperations(file, true),
  ];
  writeFileSync(file, '{"a": "query { __typename }"}');
  expect(production('a')).toBeNull();
  expect(development('a')).toBe('query { __typename }');
  expect(development('__proto__')).toBeNull();
});
