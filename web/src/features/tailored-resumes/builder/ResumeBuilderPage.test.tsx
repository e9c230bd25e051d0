import { screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import query, { type ResumeBuilderPageQuery } from '../../../__generated__/ResumeBuilderPageQuery.graphql.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { reply } from '../../../testing/reply.ts';
import { userError } from '../../../testing/userError.ts';
import { dismissToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/Toaster.tsx';
import { ResumeBuilderPage } from './ResumeBuilderPage.tsx';

const BANK = [
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

const bullet = (id: string, content: string) => ({
  sourceBulletPointId: `bank-${id}`,
  isLocked: false,
  id,
  content,
  pieces: [{ text: content, marked: false }],
  isOriginal: false,
  rewording: null,
});

const RESUME = {
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

const REQUIREMENTS = [
  { text: 'Rigger license', kind: 'LICENSE', need: 'REQUIRED', isMain: true, anyOf: [['Rigger license']] },
  { text: 'Rope work: splicing, whipping', kind: 'SKILL', need: 'REQUIRED', isMain: true, anyOf: [['splicing'], ['whipping']] },
  { text: 'Weld', kind: 'SKILL', need: 'PREFERRED', isMain: true, anyOf: [['Weld']] },
  { text: 'Night shifts', kind: 'CONDITION', need: 'REQUIRED', isMain: false, anyOf: [['Night shifts']] },
  { text: 'Keep the quay tidy', kind: 'DUTY', need: 'MENTIONED', isMain: false, anyOf: [['Keep the quay tidy']] },
]; // prettier-ignore

/** Renders the page at an address; the page's query is answered with `mocks` each time it is asked. */
function open(path: string, mocks: Mocks = {}) {
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
      answer: (operation) => answer(operation, { User: { id: 'u1' }, ...mocks }),
    },
    others: [{ path: '/profile', element: <h1>My Experience</h1> }],
    beside: <Toaster />,
  });
}

/** The section under a heading. */
const findSection = (name: string) =>
  screen.getByRole('heading', { name }).closest('section') ?? document.body;

type Operation = Parameters<typeof MockPayloadGenerator.generate>[0];

function answer(operation: Operation, mocks: Mocks) {
  return MockPayloadGenerator.generate(
    operation,
    Object.fromEntries(Object.entries(mocks).map(([type, value]) => [type, () => value])) as Parameters<
      typeof MockPayloadGenerator.generate
    >[1],
  );
}

/** The variables of the mutation that is on its way, once there is one of that name. */
async function sent(environment: MockEnvironment, name: string): Promise<Record<string, unknown>> {
  const { request } = await waitFor(() => {
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.node.operation.name).toBe(name);
    return operation;
  });
  return request.variables.input as Record<string, unknown>;
}

function replyWithResume(environment: MockEnvironment, field: string, payload: string, resume: object) {
  const operation = environment.mock.getMostRecentOperation();
  const generated = answer(operation, { [payload]: { __typename: payload }, TailoredResume: resume });
  const data = generated.data as Record<string, Record<string, unknown>>;
  environment.mock.resolve(operation, {
    data: { [field]: { ...data[field], __typename: payload } },
  } as Parameters<typeof environment.mock.resolve>[1]);
}

// The steps are downloaded on their own; on a busy machine that takes longer than a test waits for what they show.
beforeAll(async () => {
  await Promise.all([
    import('../../job-postings/JobStep.tsx'),
    import('./ChooseStep.tsx'),
    import('./SelectExperiencesDialog.tsx'),
    import('./Workbench.tsx'),
  ]);
});

beforeEach(() => {
  sessionStorage.clear();
  dismissToast();
  // happy-dom has no layout to scroll in.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('step 1: the job', () => {
  const description = () => screen.findByLabelText('Paste Job URL or Description');

  it('asks for a description and puts the focus there', async () => {
    const { user } = open('/resume-builder');
    await user.click(await screen.findByRole('button', { name: 'Start Building' }));
    expect(await screen.findByText('Please enter a job description')).toBeVisible();
    expect(await description()).toHaveFocus();
  });

  it('shows what the server refuses beside the field and keeps the text', async () => {
    const { user, environment } = open('/resume-builder');
    await user.type(await description(), 'https://jobs.example.com/7');
    await user.click(screen.getByRole('button', { name: 'Start Building' }));
    await sent(environment, 'useAnalyzePostingMutation');
    expect(screen.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    reply(environment, { analyzeJobPosting: userError('RuleError', 'Please paste the text.') });
    expect(
      await screen.findByText('Failed to analyze job posting. Please check the URL and try again.'),
    ).toBeInTheDocument();
    expect(await description()).toHaveAccessibleDescription('Please paste the text.');
    expect(await description()).toHaveValue('https://jobs.example.com/7');
  });

  it('sends what was typed without blanks, and continues with the posting in the address', async () => {
    const { user, environment, router } = open('/resume-builder', {
      JobPosting: { id: 'p1', title: 'Rigger' },
    });
    await user.type(await screen.findByLabelText('Company (optional)'), ' Quay ');
    await user.type(await description(), 'Rigger wanted');
    await user.click(screen.getByRole('button', { name: 'Start Building' }));
    expect(await sent(environment, 'useAnalyzePostingMutation')).toEqual({
      description: 'Rigger wanted',
      title: null,
      company: 'Quay',
    });
    reply(environment, {
      analyzeJobPosting: {
        __typename: 'AnalyzeJobPostingPayload',
        jobPosting: {
          id: 'p1',
          title: 'Rigger',
          company: 'Quay',
          blurb: '',
          personalizedTips: '',
          notices: [],
        },
      },
    });
    expect(await screen.findByText('Job description analyzed successfully')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?posting=p1'));
  });

  it('says what it does with a link, can be canceled, and keeps the link', async () => {
    const { user, environment } = open('/resume-builder');
    await user.type(await description(), 'Rigger wanted, see https://jobs.example.com/7');
    expect(screen.queryByText(/Tailorbird will open this link/)).toBeNull();
    await user.clear(await description());
    await user.type(await description(), 'https://jobs.example.com/7');
    expect(await description()).toHaveAccessibleDescription(/Tailorbird will open this link/);
    await user.click(screen.getByRole('button', { name: 'Start Building' }));
    await sent(environment, 'useAnalyzePostingMutation');
    expect(screen.getByText(/Opening the page and reading the posting\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const pending = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(pending).not.toContain('useAnalyzePostingMutation');
    expect(await screen.findByRole('button', { name: 'Start Building' })).toBeEnabled();
    expect(await description()).toHaveValue('https://jobs.example.com/7');
    expect(await description()).toHaveFocus();
    expect(screen.queryByText('Failed to analyze job description')).toBeNull();
  });

  it('selects the link when the text should be pasted instead, so that pasting replaces it', async () => {
    const { user, environment } = open('/resume-builder');
    await user.type(await description(), 'www.example.com/7');
    await user.click(screen.getByRole('button', { name: 'Start Building' }));
    await sent(environment, 'useAnalyzePostingMutation');
    const message = 'This page asks you to sign in first. Please open the link and paste the text instead.';
    reply(environment, { analyzeJobPosting: userError('RuleError', message) });
    expect(await screen.findByText(message)).toBeVisible();
    const box = await description();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('www.example.com/7');
    await user.paste('Rigger wanted');
    expect(box).toHaveValue('Rigger wanted');
  });

  it('still has the text when the page is reopened', async () => {
    const { user } = open('/resume-builder');
    await user.type(await description(), 'Half a posting');
    document.body.replaceChildren();
    open('/resume-builder');
    expect(await description()).toHaveValue('Half a posting');
  });
});

describe('step 2: the experiences', () => {
  const atStep2 = (bank: typeof BANK, proofs: object[] = []) =>
    open('/resume-builder?posting=p1', {
      JobPosting: { id: 'p1', title: 'Rigger', personalizedTips: 'Say rope.\nSay knots.', notices: [], terms: [], requirements: REQUIREMENTS, experienceProofs: proofs },
      User: { id: 'u1', experiences: { edges: bank.map((node) => ({ node })) } },
    }); // prettier-ignore

  it('shows the job with one tip per line, and the main requirements by kind', async () => {
    atStep2(BANK);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rigger' })).toBeVisible();
    expect(screen.getByText('Say rope.')).toBeVisible();
    expect(screen.getByText('Say knots.')).toBeVisible();
    const group = (name: string) => within(findSection(name));
    expect(group('Licenses and certificates').getByText('Rigger license')).toHaveTextContent('Must have');
    const skills = group('Skills and tools');
    expect(skills.getByText(/^Rope work/)).toHaveTextContent('Must have; any one of these is enough');
    expect(skills.getByText('Weld')).toHaveTextContent('Preferred');
  });

  it('folds away what else the posting mentions', async () => {
    const { user } = atStep2(BANK);
    const more = await screen.findByText('2 more that the posting mentions');
    expect(screen.getByText('Keep the quay tidy')).not.toBeVisible();
    await user.click(more);
    expect(screen.getByText('Keep the quay tidy')).toBeVisible();
    expect(within(findSection('Conditions')).getByText('Night shifts')).toBeVisible();
  });

  it('opens the dialog by itself, all preselected if nothing tells them apart, with the real numbers of bullets', async () => {
    atStep2(BANK);
    const dialog = await screen.findByRole('dialog', { name: 'Select Experiences' });
    for (const box of within(dialog).getAllByRole('checkbox')) expect(box).toBeChecked();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('4 bullet points'),
      expect.stringContaining('2 bullet points'),
      expect.stringContaining('No bullet points yet'),
    ]);
  });

  it('preselects what proves something or is recent, says why, and lets the person decide', async () => {
    const proofs = [
      { experienceId: 'e1', proved: 5, total: 11 },
      { experienceId: 'e2', proved: 0, total: 11 },
      { experienceId: 'e3', proved: 0, total: 11 },
    ];
    const { user, environment } = atStep2(BANK, proofs);
    const box = (name: RegExp) => screen.findByRole('checkbox', { name });
    expect(await box(/Net Mender.*4 bullet points · Proves 5 of 11 main requirements/)).toBeChecked();
    expect(await box(/Deckhand.*One of your most recent roles/)).toBeChecked();
    expect(await box(/Volunteer.*Proves none of the main requirements/)).not.toBeChecked();
    await user.click(await box(/Volunteer/));
    await user.click(await box(/Net Mender/));
    await user.click(screen.getByRole('button', { name: 'Generate Resume' }));
    expect(await sent(environment, 'useTailorResumeMutation')).toMatchObject({
      experienceIds: ['e2', 'e3'],
    });
  });

  it('generates from the chosen ones and goes to the resume', async () => {
    const { user, environment, router } = atStep2(BANK);
    await user.click(await screen.findByRole('checkbox', { name: /Deckhand/ }));
    await user.click(screen.getByRole('button', { name: 'Generate Resume' }));
    expect(await sent(environment, 'useTailorResumeMutation')).toEqual({
      jobPostingId: 'p1',
      experienceIds: ['e1', 'e3'],
    });
    expect(screen.getByRole('button', { name: 'Generating Resume...' })).toBeDisabled();
    reply(environment, {
      tailorResume: { __typename: 'TailorResumePayload', tailoredResume: { id: 'r=1' } },
    });
    expect(await screen.findByText('Resume tailored successfully')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/resume-builder/r%3D1'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('generates nothing when none is selected, and says when it failed', async () => {
    const { user, environment } = atStep2(BANK);
    const dialog = await screen.findByRole('dialog', { name: 'Select Experiences' });
    for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
    expect(within(dialog).getByRole('button', { name: 'Generate Resume' })).toBeDisabled();
    await user.click(within(dialog).getByRole('checkbox', { name: /Volunteer/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Generate Resume' }));
    await sent(environment, 'useTailorResumeMutation');
    reply(environment, { tailorResume: userError('NotFoundError', 'The experience is gone.') });
    expect(await screen.findByText('Failed to tailor resume')).toBeInTheDocument();
    expect(within(dialog).getByRole('checkbox', { name: /Volunteer/ })).toBeChecked();
  });

  it('leads to the experiences when there are none', async () => {
    atStep2([]);
    const dialog = await screen.findByRole('dialog', { name: 'Select Experiences' });
    expect(within(dialog).getByText('You have no experiences yet')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Add Your Experience' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });
});

describe('the generated resume', () => {
  const at = (resume: object = RESUME) => open('/resume-builder/r1', { TailoredResume: resume });
  const edit = (text: string) => screen.findByRole('button', { name: new RegExp(`^Edit: ${text}`) });
  const editor = () => screen.getByRole('textbox', { name: 'Bullet point' });
  const withBullets = (...bullets: object[]) => ({
    ...RESUME,
    experiences: [{ ...RESUME.experiences[0], bullets }],
  });

  it('shows the scores, and says when there isn’t enough information', async () => {
    at({ ...RESUME, wordMatchScore: null, overallScore: null, scoreCap: 93 });
    expect(await screen.findByRole('meter', { name: 'Experience match' })).toHaveAttribute(
      'aria-valuenow',
      '75',
    );
    expect(screen.queryByRole('meter', { name: 'Word match' })).toBeNull();
    expect(screen.getAllByText('Not enough information').length).toBeGreaterThan(1);
    expect(screen.getByText(/cap your overall match/)).toHaveTextContent('at 93.');
  });

  it('says which requirements are met, and lights up the bullet that proves one', async () => {
    const { user } = at();
    const posting = within(await screen.findByRole('region', { name: 'Job posting' }));
    expect(posting.getByText('welding').parentElement).toHaveTextContent('missing');
    await user.click(posting.getByRole('button', { name: /rope work.*met/ }));
    await waitFor(async () => expect(await edit('Mended 40 nets')).toHaveFocus());
  });

  it('names the musts that cap the match', async () => {
    at({ ...RESUME, scoreCap: 62, missingMusts: ['RN license', 'BLS'] });
    expect(await screen.findByText(/cap your match/)).toHaveTextContent(
      'Missing musts cap your match at 62: RN license, BLS.',
    );
  });

  describe('what they ask for', () => {
    const line = (label: string, more: object) => ({
      ...RESUME.receipt[0],
      part: 'EXPERIENCE',
      label,
      name: label,
      isMain: true,
      ...more,
    });
    const withRequirements = {
      ...RESUME,
      jobPosting: { ...RESUME.jobPosting, requirements: REQUIREMENTS },
      receipt: [
        ...RESUME.receipt,
        line('Rigger license', { kind: 'LICENSE', evidence: 'NONE', bulletId: null, points: 0, possible: 30 }),
        line('Rope work: splicing, whipping', { kind: 'SKILL', name: 'Rope work', points: 30, possible: 30 }),
        line('Weld', { kind: 'SKILL', need: 'PREFERRED', points: 9, possible: 10 }),
        line('Keep the quay tidy', { kind: 'DUTY', need: 'MENTIONED', isMain: false, points: 5, possible: 5 }),
      ],
    }; // prettier-ignore
    const posting = async () => within(await screen.findByRole('region', { name: 'Job posting' }));

    it('shows the main requirements by kind with their status, and "met" only for full points', async () => {
      at(withRequirements);
      expect((await posting()).getByText(/3 main requirements/)).toHaveTextContent(
        '3 main requirements: 1 met, 1 partly, 1 missing.',
      );
      const [license] = within(findSection('Licenses and certificates')).getAllByRole('listitem');
      expect(license).toHaveTextContent('Rigger licensemissingMust have');
      const [ropes, weld] = within(findSection('Skills and tools')).getAllByRole('listitem');
      expect(ropes).toHaveTextContent(/met.*Must have/);
      expect(weld).toHaveTextContent(/partly.*Preferred/);
    });

    it('folds away the others and leaves terms to the receipt', async () => {
      const { user } = at(withRequirements);
      const shown = await posting();
      expect(shown.queryByText('welding')).toBeNull();
      expect(shown.getByText('Keep the quay tidy')).not.toBeVisible();
      await user.click(shown.getByText('1 more that the posting mentions'));
      expect(shown.getByText('Keep the quay tidy')).toBeVisible();
    });

    it('lists apart what a resume can’t prove', async () => {
      at(withRequirements);
      await posting();
      const section = findSection("Check these yourself: a resume can't prove them");
      expect(within(section).getByRole('listitem')).toHaveTextContent(/^Night shifts$/);
    });
  });

  it('Ctrl+Enter shows the new words at once and the new scores when they come', async () => {
    const { user, environment } = at();
    await user.click(await edit('Spliced rope'));
    await user.type(editor(), ' and wire{Control>}{Enter}{/Control}');
    expect(await edit('Spliced rope and wire')).toHaveFocus();
    expect(await sent(environment, 'useBulletActionsUpdateMutation')).toEqual({
      tailoredResumeId: 'r1',
      bulletId: 'b2',
      content: 'Spliced rope and wire',
      previousContent: 'Spliced rope',
    });
    expect(screen.getByRole('meter', { name: 'Word match' })).toHaveAttribute('aria-valuenow', '81');
    replyWithResume(environment, 'updateTailoredBullet', 'UpdateTailoredBulletPayload', {
      ...withBullets(bullet('b1', 'Mended 40 nets'), bullet('b2', 'Spliced rope and wire')),
      wordMatchScore: 90,
    });
    await waitFor(() =>
      expect(screen.getByRole('meter', { name: 'Word match' })).toHaveAttribute('aria-valuenow', '90'),
    );
  });

  it('Escape cancels', async () => {
    const { user } = at();
    await user.click(await edit('Spliced rope'));
    await user.type(editor(), ' and more{Escape}');
    expect(await edit('Spliced rope$')).toHaveFocus();
  });

  it('restores the typed words when they are rejected', async () => {
    const { user, environment } = at();
    await user.click(await edit('Spliced rope'));
    await user.clear(editor());
    await user.type(editor(), 'My own words');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await sent(environment, 'useBulletActionsUpdateMutation');
    reply(environment, {
      updateTailoredBullet: userError('ValidationError', 'No.', [
        { path: 'content', message: 'That is too long.' },
      ]),
    });
    expect(await screen.findByText('Failed to update bullet point')).toBeInTheDocument();
    expect(editor()).toHaveValue('My own words');
    expect(editor()).toHaveAccessibleDescription('That is too long.');
  });

  it('deletes a bullet at once and restores it to its place', async () => {
    const { user, environment } = at();
    await edit('Mended 40 nets');
    await user.click(screen.getAllByRole('button', { name: 'Delete bullet point' })[0]!);
    expect(screen.queryByText('Mended 40 nets')).toBeNull();
    expect(await edit('Spliced rope')).toHaveFocus();
    await sent(environment, 'useBulletActionsDeleteMutation');
    replyWithResume(environment, 'deleteTailoredBullet', 'DeleteTailoredBulletPayload', {
      ...withBullets(bullet('b2', 'Spliced rope')),
      revision: 5,
      undoableChange: 'BULLET_DELETED',
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await sent(environment, 'useUndoMutation')).toEqual({ id: 'r1', revision: 5 });
    replyWithResume(environment, 'undoResumeChange', 'UndoResumeChangePayload', {
      ...RESUME,
      revision: 6,
      redoableChange: 'BULLET_DELETED',
    });
    expect(await edit('Mended 40 nets')).toBeVisible();
    expect(screen.getByText('Undone: bullet point deleted')).toBeInTheDocument();
  });

  it('shows a bullet again when deleting it failed', async () => {
    const { user, environment } = at();
    await edit('Mended 40 nets');
    await user.click(screen.getAllByRole('button', { name: 'Delete bullet point' })[0]!);
    await sent(environment, 'useBulletActionsDeleteMutation');
    environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('no network'));
    expect(await screen.findByText('Failed to delete bullet point')).toBeInTheDocument();
    expect(await edit('Mended 40 nets')).toBeVisible();
  });

  it('offers the bank’s own bullet for what is missing, and says what it adds', async () => {
    const { user, environment } = at();
    const gains = await screen.findByRole('heading', { name: 'Worth adding first' });
    const list = within(gains.parentElement ?? document.body);
    expect(list.getByText('“Welded 30 anchors”')).toBeInTheDocument();
    expect(list.getByText('+12')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: /Add it from my experience/ }));
    expect(await sent(environment, 'useBulletActionsAddMutation')).toEqual({
      tailoredResumeId: 'r1',
      experienceId: 'e1',
      content: 'Welded 30 anchors',
      sourceBulletPointId: 'bank-b9',
    });
  });

  it('locks a bullet at once, and unlocks it when the server refuses', async () => {
    const { user, environment } = at();
    const lock = { name: 'Lock bullet point' };
    await user.click((await screen.findAllByRole('button', lock))[1] ?? document.body);
    expect(screen.getAllByRole('button', { name: 'Unlock bullet point' })).toHaveLength(1);
    expect(await sent(environment, 'useChoiceActionsLockMutation')).toEqual({
      tailoredResumeId: 'r1',
      bulletId: 'b2',
      isLocked: true,
    });
    reply(environment, {
      setTailoredBulletLock: userError('NotFoundError', 'The bullet point is gone.'),
    });
    expect(await screen.findByText('Failed to lock bullet point')).toBeInTheDocument();
    expect(screen.getAllByRole('button', lock)).toHaveLength(2);
  });

  it('chooses again with an undo, and says so when nothing fits better', async () => {
    const { user, environment } = at();
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    expect(await sent(environment, 'useChoiceActionsChooseMutation')).toEqual({
      tailoredResumeId: 'r1',
      experienceId: 'e1',
    });
    const chosen = {
      ...withBullets(bullet('b1', 'Mended 40 nets'), bullet('b9', 'Welded 30 anchors')),
      revision: 5,
      undoableChange: 'BULLETS_CHOSEN_AGAIN',
    };
    replyWithResume(environment, 'chooseBulletsAgain', 'ChooseBulletsAgainPayload', chosen);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await sent(environment, 'useUndoMutation')).toEqual({ id: 'r1', revision: 5 });
    replyWithResume(environment, 'undoResumeChange', 'UndoResumeChangePayload', { ...RESUME, revision: 6 });
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await sent(environment, 'useChoiceActionsChooseMutation');
    reply(environment, {
      chooseBulletsAgain: userError('RuleError', 'These are the best already.'),
    });
    expect(await screen.findByText('Nothing to change')).toBeInTheDocument();
    expect(screen.getByText('These are the best already.')).toBeInTheDocument();
  });

  it('offers the bank’s other bullets of the role beside the place for own words, and keeps what was typed', async () => {
    const { user, environment } = at();
    await user.click(await screen.findByRole('button', { name: 'Add bullet point' }));
    const box = screen.getByRole('textbox', { name: 'New bullet point for Net Mender' });
    const asked = await waitFor(() => {
      const operation = environment.mock.getMostRecentOperation();
      expect(operation.request.node.operation.name).toBe('RoleOffersQuery');
      return operation;
    });
    expect(asked.request.variables).toEqual({ id: 'r1', experienceId: 'e1' });
    environment.mock.resolve(asked, {
      data: {
        tailoredResume: {
          __typename: 'TailoredResume',
          id: 'r1',
          bankOffers: [{ id: 'bank-b7', content: 'Painted 12 buoys' }],
        },
      },
    });
    await user.type(box, 'Half a thought');
    await user.click(await screen.findByRole('button', { name: 'Add: Painted 12 buoys' }));
    expect(await sent(environment, 'useBulletActionsAddMutation')).toEqual({
      tailoredResumeId: 'r1',
      experienceId: 'e1',
      content: 'Painted 12 buoys',
      sourceBulletPointId: 'bank-b7',
    });
    reply(environment, {
      addTailoredBullet: userError('RuleError', 'This bullet point is already on the resume.'),
    });
    expect(await screen.findByText('Failed to add bullet point')).toBeInTheDocument();
    expect(box).toHaveValue('Half a thought');
  });

  describe('"Pick from your bank"', () => {
    const unused = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        bulletPointId: `bank-${index}`,
        content: index === 0 ? 'Welded 30 anchors' : `Painted buoy ${index}`,
        wouldProve: index === 0 ? ['welding', 'steel or iron'] : [],
      }));

    async function openPicker(bullets: object[]) {
      const opened = at();
      const button = await screen.findByRole('button', { name: 'Pick from your bank' });
      await opened.user.click(button);
      const asked = await waitFor(() => {
        const operation = opened.environment.mock.getMostRecentOperation();
        expect(operation.request.node.operation.name).toBe('UnusedBulletsQuery');
        return operation;
      });
      expect(asked.request.variables).toEqual({ id: 'r1', experienceId: 'e1' });
      opened.environment.mock.resolve(asked, {
        data: { tailoredResume: { __typename: 'TailoredResume', id: 'r1', unusedBullets: bullets } },
      });
      const dialog = within(await screen.findByRole('dialog', { name: 'Pick from your bank' }));
      return { ...opened, button, dialog };
    }

    it('shows every unused bullet with what it would prove, and few without a filter', async () => {
      const { dialog } = await openPicker(unused(10));
      expect(await dialog.findAllByRole('checkbox')).toHaveLength(10);
      expect(dialog.getByRole('checkbox', { name: /Welded 30 anchors/ })).toHaveAccessibleName(
        'Welded 30 anchors Would prove: welding, steel or iron',
      );
      expect(dialog.getByRole('checkbox', { name: 'Painted buoy 1' })).not.toBeChecked();
      expect(dialog.queryByRole('searchbox')).toBeNull();
      expect(dialog.getByRole('button', { name: 'Add bullet points' })).toBeDisabled();
    });

    it('adds those that are picked, all with one undo', async () => {
      const { user, environment, dialog } = await openPicker(unused(3));
      await user.click(await dialog.findByRole('checkbox', { name: /Welded/ }));
      await user.click(dialog.getByRole('checkbox', { name: 'Painted buoy 2' }));
      await user.click(dialog.getByRole('button', { name: 'Add 2 bullet points' }));
      expect(await sent(environment, 'useChoiceActionsPickMutation')).toEqual({
        tailoredResumeId: 'r1',
        experienceId: 'e1',
        bulletPointIds: ['bank-0', 'bank-2'],
      });
      const picked = {
        ...withBullets(bullet('b1', 'Mended 40 nets'), bullet('b9', 'Welded 30 anchors')),
        revision: 5,
      };
      replyWithResume(environment, 'pickTailoredBullets', 'PickTailoredBulletsPayload', picked);
      expect(await edit('Welded 30 anchors')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await screen.findByText('2 bullet points added')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await sent(environment, 'useUndoMutation')).toEqual({ id: 'r1', revision: 5 });
    });

    it('filters many by their text and by what they prove, and keeps what is picked', async () => {
      const { user, dialog } = await openPicker(unused(11));
      await user.click(await dialog.findByRole('checkbox', { name: 'Painted buoy 7' }));
      await user.type(dialog.getByRole('searchbox', { name: 'Filter bullet points' }), 'steel');
      expect(dialog.getByRole('checkbox')).toHaveAccessibleName(/Welded 30 anchors/);
      expect(dialog.getByRole('button', { name: 'Add 1 bullet point' })).toBeEnabled();
      await user.type(dialog.getByRole('searchbox'), ' lace');
      expect(dialog.getByText('No bullet points match this filter.')).toBeVisible();
    });

    it('stays open with everything picked when the server refuses', async () => {
      const { user, environment, dialog } = await openPicker(unused(2));
      await user.click(await dialog.findByRole('checkbox', { name: /Welded/ }));
      await user.click(dialog.getByRole('button', { name: 'Add 1 bullet point' }));
      await sent(environment, 'useChoiceActionsPickMutation');
      expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled();
      reply(environment, { pickTailoredBullets: userError('RuleError', 'It is already on the resume.') });
      expect(await screen.findByText('Failed to add bullet points')).toBeInTheDocument();
      expect(dialog.getByRole('checkbox', { name: /Welded/ })).toBeChecked();
    });

    it('says so when all are on the resume', async () => {
      const { dialog } = await openPicker([]);
      expect(await dialog.findByText(/There are no other bullet points for this role/)).toBeVisible();
    });
  });

  it('keeps what was typed when another tab has changed the bullet, and shows the other version', async () => {
    const { user, environment } = at();
    await user.click(await edit('Spliced rope'));
    await user.type(editor(), ' by hand');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await sent(environment, 'useBulletActionsUpdateMutation')).toEqual({
      tailoredResumeId: 'r1',
      bulletId: 'b2',
      content: 'Spliced rope by hand',
      previousContent: 'Spliced rope',
    });
    reply(environment, {
      updateTailoredBullet: userError('ConflictError', 'It was changed somewhere else.'),
    });
    const asked = await waitFor(() => {
      const operation = environment.mock.getMostRecentOperation();
      expect(operation.request.node.operation.name).toBe('useCatchUpQuery');
      return operation;
    });
    const elsewhere = withBullets(bullet('b1', 'Mended 40 nets'), bullet('b2', 'Spliced 90 ropes'));
    environment.mock.resolve(asked, answer(asked, { TailoredResume: elsewhere }));
    expect(await screen.findByText('Spliced 90 ropes')).toBeVisible();
    expect(editor()).toHaveValue('Spliced rope by hand');
    expect(editor()).toHaveAccessibleDescription('It was changed somewhere else.');

    // Having seen it, the person may decide for their own words.
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await sent(environment, 'useBulletActionsUpdateMutation')).toMatchObject({
      previousContent: 'Spliced 90 ropes',
    });
  });

  it('"Save Resume" stores what is still being typed first, and becomes "Saved" until the next edit', async () => {
    const { user, environment } = at();
    await user.click(await edit('Spliced rope'));
    await user.type(editor(), '!');
    await user.click(screen.getByRole('button', { name: 'Save Resume' }));
    await sent(environment, 'useBulletActionsUpdateMutation');
    const edited = withBullets(bullet('b1', 'Mended 40 nets'), bullet('b2', 'Spliced rope!'));
    replyWithResume(environment, 'updateTailoredBullet', 'UpdateTailoredBulletPayload', edited);
    expect(await sent(environment, 'WorkbenchSaveMutation')).toEqual({ id: 'r1' });
    reply(environment, {
      saveTailoredResume: {
        __typename: 'SaveTailoredResumePayload',
        tailoredResume: {
          id: 'r1',
          isSaved: true,
          hasUnsavedChanges: false,
          revision: 6,
          undoableChange: null,
          redoableChange: null,
        },
      },
    });
    expect(
      await screen.findByText(
        'Resume saved successfully! All bullet points have been added to your experience bank.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
    await user.click(await edit('Mended 40 nets'));
    await user.type(editor(), '!');
    expect(screen.getByRole('button', { name: 'Save Resume' })).toBeEnabled();
  });

  it('shows a saved resume as saved, and starts a new one without asking', async () => {
    const { user, router } = at({ ...RESUME, hasUnsavedChanges: false });
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Build a New Resume' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/resume-builder'));
  });

  it.each([
    ['Cancel', '/resume-builder/r1'],
    ["Don't save", '/resume-builder'],
  ])('asks before an unsaved one is left: %s', async (choice, path) => {
    const { user, router } = at();
    await user.click(await screen.findByRole('button', { name: 'Build a New Resume' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleDescription(
      'You have unsaved changes. Do you want to save this resume before starting a new one?',
    );
    await user.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(path);
  });

  it('says that a missing resume, or somebody else’s, wasn’t found', async () => {
    open('/resume-builder/r1', { Query: { tailoredResume: null } });
    expect(await screen.findByRole('heading', { name: "We couldn't find this resume" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Build a New Resume' })).toHaveAttribute(
      'href',
      '/resume-builder',
    );
  });
});
