import { screen } from '@testing-library/react';
import { MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { beforeAll, beforeEach, vi } from 'vitest';
import query, { type ResumeBuilderPageQuery } from '../__generated__/ResumeBuilderPageQuery.graphql.ts';
import { ResumeBuilderPage } from '../features/tailored-resumes/builder/ResumeBuilderPage.tsx';
import { dismissToast } from '../ui/toast.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { findOperation } from './reply.ts';
import { renderRoute } from './renderRoute.tsx';

/** What the person has done, as the dialog of step 2 asks for it. */
export const BANK = [
  {
    id: 'e1',
    title: 'Net Mender',
    company: 'Pelican Nets',
    startDate: '2021',
    endDate: null,
    bulletPoints: [{}, {}, {}, {}, {}, {}],
  },
  {
    id: 'e2',
    title: 'Deckhand',
    company: 'Quay Ferries',
    startDate: '2015',
    endDate: '2020',
    bulletPoints: [{}, {}],
  },
  {
    id: 'e3',
    title: 'Volunteer',
    company: 'Tide Watch',
    startDate: '2009',
    endDate: '2010',
    bulletPoints: [],
  },
];

/** A bullet of the resume, chosen from the bank. */
export const bullet = (id: string, content: string) => ({
  sourceBulletPointId: `bank-${id}`,
  isLocked: false,
  id,
  content,
  pieces: [{ text: content, marked: false }],
  isOriginal: false,
  rewording: null,
});

/** A generated resume with one role. */
export const RESUME = {
  id: 'r1',
  revision: 4,
  undoableChange: 'BULLET_EDITED',
  redoableChange: null,
  optimizationRun: null,
  hasUnsavedChanges: true,
  wordMatchScore: 81,
  experienceMatchScore: 75,
  overallScore: 78,
  scoreCap: 100,
  missingMusts: [],
  receipt: [
    { part: 'WORD', label: 'rope work', name: 'rope work', kind: null, isMain: false, need: 'REQUIRED', evidence: 'RECENT_BULLET', bulletId: 'b1', points: 81, possible: 81, detail: '', wouldAdd: 0, bankProof: null },
    { part: 'WORD', label: 'welding', name: 'welding', kind: null, isMain: false, need: 'REQUIRED', evidence: 'NONE', bulletId: null, points: 0, possible: 19, detail: '', wouldAdd: 12, bankProof: { bulletPointId: 'bank-b9', content: 'Welded 30 anchors', experienceId: 'e1', title: 'Net Mender', company: 'Pelican Nets', isRoleOnResume: true } },
  ],
  jobPosting: { title: 'Rigger', company: 'Quay', notices: [], personalizedTips: 'Say rope.\nSay knots.', requirements: [] },
  experiences: [
    {
      experienceId: 'e1',
      title: 'Net Mender',
      company: 'Pelican Nets',
      location: null,
      startDate: '2021-03',
      endDate: null,
      bullets: [bullet('b1', 'Mended 40 nets'), bullet('b2', 'Spliced rope')],
      replacedBullets: [],
    },
  ],
}; // prettier-ignore

type Mocks = Record<string, unknown>;

/** What the posting asks for. */
export const REQUIREMENTS = [
  { text: 'Rigger license', kind: 'LICENSE', need: 'REQUIRED', isMain: true, anyOf: [['Rigger license']] },
  { text: 'Rope work: splicing, whipping', kind: 'SKILL', need: 'REQUIRED', isMain: true, anyOf: [['splicing'], ['whipping']] },
  { text: 'Weld', kind: 'SKILL', need: 'PREFERRED', isMain: true, anyOf: [['Weld']] },
  { text: 'Night shifts', kind: 'CONDITION', need: 'REQUIRED', isMain: false, anyOf: [['Night shifts']] },
  { text: 'Keep the quay tidy', kind: 'DUTY', need: 'MENTIONED', isMain: false, anyOf: [['Keep the quay tidy']] },
]; // prettier-ignore

/** Renders the page at an address; the page's query is answered with `mocks` each time it is asked. */
export function openBuilder(path: string, mocks: Mocks = {}) {
  return renderRoute<ResumeBuilderPageQuery>(ResumeBuilderPage, {
    address: path,
    path: '/resume-builder/:id?',
    query: {
      request: query,
      variables: ({ params, request }) => {
        const postingId = new URL(request.url).searchParams.get('posting') ?? '';
        return {
          resumeId: params.id ?? '',
          hasResume: !!params.id,
          postingId,
          hasPosting: !!postingId,
        };
      },
      answer: (operation) => generate(operation, { User: { id: 'u1' }, ...mocks }),
    },
    others: [{ path: '/profile', element: <h1>My Experience</h1> }],
    beside: <Toaster />,
  });
}

/** The section under a heading. */
export const findSection = (name: string) =>
  screen.getByRole('heading', { name }).closest('section') ?? document.body;

type Operation = Parameters<typeof MockPayloadGenerator.generate>[0];

/** An answer to an operation, with `mocks` by type and the rest made up. */
export function generate(operation: Operation, mocks: Mocks) {
  return MockPayloadGenerator.generate(
    operation,
    Object.fromEntries(Object.entries(mocks).map(([type, value]) => [type, () => value])) as Parameters<
      typeof MockPayloadGenerator.generate
    >[1],
  );
}

/** The variables of the mutation that is on its way, once there is one of that name. */
export async function sent(environment: MockEnvironment, name: string): Promise<Record<string, unknown>> {
  const { request } = await findOperation(environment, name);
  return request.variables.input as Record<string, unknown>;
}

/** Answers the latest mutation with a resume. */
export function replyWithResume(
  environment: MockEnvironment,
  field: string,
  payload: string,
  resume: object,
) {
  const operation = environment.mock.getMostRecentOperation();
  const generated = generate(operation, { [payload]: { __typename: payload }, TailoredResume: resume });
  const data = generated.data as Record<string, Record<string, unknown>>;
  environment.mock.resolve(operation, {
    data: { [field]: { ...data[field], __typename: payload } },
  } as Parameters<typeof environment.mock.resolve>[1]);
}

/** Makes each test of a file begin with an empty tab, and with the page's steps loaded. */
export function prepareBuilder() {
  // The steps are downloaded on their own; on a busy machine that takes longer than a test waits for what they show.
  beforeAll(async () => {
    await Promise.all([
      import('../features/job-postings/JobStep.tsx'),
      import('../features/tailored-resumes/builder/ChooseStep.tsx'),
      import('../features/tailored-resumes/builder/SelectExperiencesDialog.tsx'),
      import('../features/tailored-resumes/builder/Workbench.tsx'),
    ]);
  });

  beforeEach(() => {
    sessionStorage.clear();
    dismissToast();
    // happy-dom has no layout to scroll in.
    Element.prototype.scrollIntoView = vi.fn();
  });
}

/** Opens the builder with a resume. */
export const openResume = (resume: object = RESUME) =>
  openBuilder('/resume-builder/r1', { TailoredResume: resume });

/** The resume with other bullets. */
export const withBullets = (...bullets: object[]) => ({
  ...RESUME,
  experiences: [{ ...RESUME.experiences[0], bullets }],
});

/** The button that opens a bullet for editing. */
export const findBullet = (text: string) =>
  screen.findByRole('button', { name: new RegExp(`^Edit: ${text}`) });

/** The field in which a bullet is edited. */
export const getEditor = () => screen.getByRole('textbox', { name: 'Bullet point' });
