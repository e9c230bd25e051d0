import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import query, { type ResumeBuilderPageQuery } from '../../../__generated__/ResumeBuilderPageQuery.graphql.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { findOperation, reply } from '../../../testing/reply.ts';
import { userError } from '../../../testing/userError.ts';
import { dismissToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/Toaster.tsx';
import { ResumeBuilderPage } from '../builder/ResumeBuilderPage.tsx';

const ORIGINAL = 'Was responsible for managing the bar';
const NEW = 'Managed the bar';

const bullet = (id: string, content: string, more: object = {}) => ({
  sourceBulletPointId: `bank-${id}`,
  isLocked: false,
  id,
  content,
  pieces: [{ text: content, marked: false }],
  isOriginal: false,
  rewording: null,
  ...more,
});

const source = (from: string, text: string, words: string, bulletPointId: string | null = null) => ({
  from,
  bulletPointId,
  text,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});
const REWORDING = {
  note: 'Starts with what you did.',
  question: null as string | null,
  sourceText: ORIGINAL,
  originalId: 'b1' as string | null,
  ledger: [
    { start: 0, end: 7, source: source('BULLET', ORIGINAL, 'managing', 'bank-b1') },
    { start: 12, end: 15, source: source('INSTRUCTION', 'Say that it is a bar', 'bar') },
  ],
};
const PAIR = [
  bullet('b1', ORIGINAL, { isOriginal: true }),
  bullet('b9', NEW, { sourceBulletPointId: 'bank-b1', rewording: REWORDING }),
];

const step = (bulletId: string, content: string, state: string, more: object = {}) => ({
  bulletId,
  content,
  state,
  newBulletId: null,
  sequence: state === 'PENDING' ? null : 1,
  note: '',
  question: null,
  ...more,
});
const run = (state: string, ...steps: object[]) => ({ id: 'run1', state, lastSequence: 1, steps });

const resumeWith = (bullets: object[], more: { optimizationRun?: object | null; replaced?: object[] } = {}) => ({
  id: 'r1',
  optimizationRun: more.optimizationRun ?? null,
  hasUnsavedChanges: true,
  receipt: [],
  missingMusts: [],
  jobPosting: { title: 'Barkeeper', notices: [], personalizedTips: '', requirements: [], focusAreas: ['Service', 'Stock'] },
  experiences: [
    { experienceId: 'e1', title: 'Barkeeper', company: 'Blue Door', startDate: '2021', endDate: null, bullets, replacedBullets: more.replaced ?? [] },
  ],
}); // prettier-ignore
const TWO = [bullet('b1', ORIGINAL), bullet('b2', 'Washed glasses')];

type Operation = Parameters<typeof MockPayloadGenerator.generate>[0];

const answer = (operation: Operation, mocks: Record<string, unknown>) =>
  MockPayloadGenerator.generate(
    operation,
    Object.fromEntries(Object.entries(mocks).map(([type, value]) => [type, () => value])) as Parameters<
      typeof MockPayloadGenerator.generate
    >[1],
  );

const open = (resume: object) =>
  renderRoute<ResumeBuilderPageQuery>(ResumeBuilderPage, {
    address: '/resume-builder/r1',
    path: '/resume-builder/:id?',
    query: {
      request: query,
      variables: () => ({ resumeId: 'r1', hasResume: true, postingId: '', hasPosting: false }),
      answer: (operation) => answer(operation, { User: { id: 'u1' }, TailoredResume: resume }),
    },
    beside: <Toaster />,
  });

const sent = async (environment: MockEnvironment, name: string) =>
  (await findOperation(environment, name)).request.variables.input as Record<string, unknown>;

/** Answers the mutation of that name with a changed resume. */
async function replyWithResume(environment: MockEnvironment, name: string, payload: string, resume: object) {
  const operation = await findOperation(environment, name);
  const run = 'optimizationRun' in resume ? resume.optimizationRun : null;
  const generated = answer(operation, {
    [payload]: { __typename: payload },
    ...(typeof run === 'object' && run && { OptimizationRun: { ...run, tailoredResume: resume } }),
    TailoredResume: resume,
  });
  const [field = ''] = Object.keys(generated.data ?? {});
  const data = generated.data as Record<string, Record<string, unknown>>;
  act(() =>
    environment.mock.resolve(operation, {
      data: { [field]: { ...data[field], __typename: payload } },
    } as Parameters<typeof environment.mock.resolve>[1]),
  );
}

const row = (id: string) =>
  within(document.querySelector<HTMLElement>(`[data-bullet="${id}"]`) ?? document.body);
const panel = () => within(screen.getByRole('region', { name: 'Optimize Selected Bullet Points' }));
const boxes = () => screen.findAllByRole('checkbox', { name: /^Select bullet point/ });
const select = async (user: ReturnType<typeof open>['user']) =>
  user.click((await boxes())[0] ?? document.body);

beforeAll(async () => {
  await import('../builder/Workbench.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  dismissToast();
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the panel', () => {
  it('opens with the first selected bullet, and stays until it is closed', async () => {
    const { user } = open(resumeWith(TWO));
    await boxes();
    expect(screen.queryByRole('region', { name: /^Optimize/ })).toBeNull();
    await select(user);
    expect(panel().getByText('1 of 2 selected')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Show settings' }));
    await user.click(panel().getByRole('button', { name: 'Select all' }));
    for (const box of await boxes()) expect(box).toBeChecked();
    await user.click(panel().getByRole('button', { name: 'Clear' }));
    expect(panel().getByText('0 of 2 selected')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: /^Optimize/ })).toBeNull();
  });

  it('offers the posting’s focus areas and sends the one setting that counts', async () => {
    const { user, environment } = open(resumeWith(TWO));
    await select(user);
    await user.click(panel().getByRole('button', { name: 'Show settings' }));
    const focus = panel().getByLabelText('Focus On');
    expect(within(focus).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['None (Keep Broad)', 'Service', 'Stock']); // prettier-ignore
    await user.selectOptions(focus, 'Stock');
    await user.type(panel().getByLabelText('Custom instructions (optional)'), ' Say bar ');
    expect(panel().getByText('Your instructions are followed; focus waits.')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Regenerate All Selected' }));
    expect(await sent(environment, 'useOptimizationStartMutation')).toEqual({
      tailoredResumeId: 'r1',
      bulletIds: ['b1'],
      level: 50,
      mode: 'CUSTOM',
      instructions: 'Say bar',
    });
    expect(panel().getByRole('button', { name: 'Regenerating...' })).toBeDisabled();
  });

  it('sends what it shows: a focus area that the posting no longer has counts as none', async () => {
    const kept = { instructions: '', moreKeywords: false, area: 'Cocktails', level: 50 };
    sessionStorage.setItem('optimize:r1', JSON.stringify(kept));
    const { user, environment } = open(resumeWith(TWO));
    await select(user);
    await user.click(panel().getByRole('button', { name: 'Show settings' }));
    expect(panel().getByLabelText('Focus On')).toHaveDisplayValue('None (Keep Broad)');
    await user.click(panel().getByRole('button', { name: 'Regenerate All Selected' }));
    expect(await sent(environment, 'useOptimizationStartMutation')).toMatchObject({ mode: 'CONCISE' });
  });

  it('sends nothing when nothing is selected', async () => {
    const { user, environment } = open(resumeWith(TWO));
    await select(user);
    await select(user);
    await user.click(panel().getByRole('button', { name: 'Regenerate All Selected' }));
    expect(await screen.findByText('No Selection')).toBeInTheDocument();
    expect(screen.getByText('Please select bullet points to optimize')).toBeInTheDocument();
    const names = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(names).not.toContain('useOptimizationStartMutation');
  });

  it('says why it failed and keeps the selection', async () => {
    const { user, environment } = open(resumeWith(TWO));
    await select(user);
    await user.click(panel().getByRole('button', { name: 'Regenerate All Selected' }));
    await sent(environment, 'useOptimizationStartMutation');
    reply(environment, { startOptimization: userError('RateLimitedError', 'Please wait a little.') });
    expect(await screen.findByText('Failed to optimize bullet points')).toBeInTheDocument();
    expect(screen.getByText('Please wait a little.')).toBeInTheDocument();
    expect((await boxes())[0]).toBeChecked();
  });
});

describe('a run', () => {
  const GOING = run('RUNNING', step('b1', ORIGINAL, 'PENDING'), step('b2', 'Washed glasses', 'PENDING'));

  it('is followed from where the page is, shows each new wording, and then what came of it', async () => {
    const first = run('RUNNING', step('b1', ORIGINAL, 'REWORDED', { newBulletId: 'b9' }), step('b2', 'Washed glasses', 'PENDING')); // prettier-ignore
    const { environment } = open(resumeWith([...PAIR, bullet('b2', 'Washed glasses')], { optimizationRun: first })); // prettier-ignore
    await boxes();
    expect(panel().getByText('Rewording 2 of 2')).toBeVisible();
    expect(row('b2').getByText('Being reworded...')).toBeVisible();
    const operation = await findOperation(environment, 'useOptimizationSubscription');
    expect(operation.request.variables).toEqual({ id: 'run1', after: 1 });
    const done = { ...run('DONE', first.steps[0] ?? {}, step('b2', 'Washed glasses', 'UNCHANGED', { sequence: 2, note: 'This is fine.' })), lastSequence: 2 }; // prettier-ignore
    const resume = resumeWith([...PAIR, bullet('b2', 'Washed glasses')], { optimizationRun: done });
    act(() => {
      environment.mock.nextValue(operation, answer(operation, { OptimizationProgress: { sequence: 2, optimizationRun: { ...done, tailoredResume: resume } } })); // prettier-ignore
      environment.mock.complete(operation);
    });
    expect(await panel().findByText('1 reworded, 1 already says it well.')).toBeVisible();
    expect(row('b2').getByText('This is fine.')).toBeVisible();
  });

  it('can be stopped', async () => {
    const { user, environment } = open(resumeWith(TWO, { optimizationRun: GOING }));
    await boxes();
    await user.click(panel().getByRole('button', { name: 'Stop' }));
    expect(await sent(environment, 'useOptimizationCancelMutation')).toEqual({ id: 'run1' });
    const canceled = { ...GOING, state: 'CANCELED' };
    await replyWithResume(environment, 'useOptimizationCancelMutation', 'CancelOptimizationPayload', resumeWith(TWO, { optimizationRun: canceled })); // prettier-ignore
    expect(await panel().findByText('Stopped. 0 reworded, 2 not reached.')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await sent(environment, 'useOptimizationRetryMutation')).toEqual({ id: 'run1' });
  });

  it('that was stopped in another window is looked up when its stream ends', async () => {
    const { environment } = open(resumeWith(TWO, { optimizationRun: GOING }));
    const operation = await findOperation(environment, 'useOptimizationSubscription');
    act(() => environment.mock.complete(operation));
    const asked = await findOperation(environment, 'useCatchUpQuery');
    const resume = resumeWith(TWO, { optimizationRun: { ...GOING, state: 'CANCELED' } });
    act(() => environment.mock.resolve(asked, answer(asked, { TailoredResume: resume })));
    expect(await panel().findByText(/^Stopped\./)).toBeVisible();
  });

  it('that ended long ago, with nothing to decide, is not shown again', async () => {
    open(resumeWith(TWO, { optimizationRun: run('DONE', step('b1', 'Other words', 'UNCHANGED', { note: 'Fine.' })) })); // prettier-ignore
    await boxes();
    expect(screen.queryByRole('region', { name: /^Optimize/ })).toBeNull();
    // The bullet says something else by now.
    expect(screen.queryByText('Fine.')).toBeNull();
  });
});

describe('a new wording', () => {
  it('is marked with what changed, and its original can be kept', async () => {
    const { user, environment } = open(resumeWith(PAIR));
    await boxes();
    expect(row('b1').getByText('Original')).toBeVisible();
    expect(row('b9').getByText('Newly optimized')).toBeVisible();
    expect(row('b9').getByText('Starts with what you did.')).toBeVisible();
    expect(row('b1').getByText('Was responsible for managing').tagName).toBe('DEL');
    expect(row('b9').getByText('Managed').tagName).toBe('INS');
    expect(row('b9').getByRole('button', { name: 'Hide changes' })).toHaveAccessibleDescription(NEW);
    await user.click(row('b9').getByRole('button', { name: 'Hide changes' }));
    expect(document.querySelector('ins, del')).toBeNull();
    await user.click(row('b9').getByRole('button', { name: 'Show changes' }));
    await user.click(row('b1').getByRole('button', { name: 'Keep' }));
    expect(await sent(environment, 'OriginalChoiceMutation')).toEqual({
      tailoredResumeId: 'r1',
      bulletId: 'b1',
    });
    const kept = [
      bullet('b1', ORIGINAL),
      bullet('b9', NEW, { rewording: { ...REWORDING, originalId: null } }),
    ];
    await replyWithResume(environment, 'OriginalChoiceMutation', 'KeepOriginalBulletPayload', resumeWith(kept)); // prettier-ignore
    await waitFor(() => expect(row('b1').getByRole('button', { name: /^Edit: / })).toHaveFocus());
    expect(screen.queryByText('Newly optimized')).toBeNull();
  });

  it('shows the words that each claim rests on, and lights up the claim', async () => {
    const own = { ...REWORDING, ledger: [...REWORDING.ledger, { start: 8, end: 11, source: null }] };
    const { user } = open(resumeWith([PAIR[0] ?? {}, bullet('b9', NEW, { sourceBulletPointId: 'bank-b1', rewording: own })])); // prettier-ignore
    await boxes();
    await user.click(row('b9').getByRole('button', { name: 'Sources (3)' }));
    const [managed, the, bar] = within(row('b9').getByRole('list', { name: 'Sources' })).getAllByRole(
      'button',
    );
    expect(managed).toHaveTextContent(`ManagedFrom your bullet point: ${ORIGINAL}`);
    expect(within(managed ?? document.body).getByText('managing').tagName).toBe('MARK');
    expect(the).toHaveTextContent('theYour own words');
    expect(bar).toHaveTextContent('barFrom your instruction: Say that it is a bar');
    await user.tab();
    expect(managed).toHaveFocus();
    const text = within(row('b9').getByRole('button', { name: /^Edit: / }));
    expect(text.getByText('Managed').closest('mark')).not.toBeNull();
    await user.click(bar ?? document.body);
    expect(bar).toHaveAttribute('aria-pressed', 'true');
    expect(text.getByText('bar').closest('mark')).not.toBeNull();
  });

  it('asks for a fact, says where it goes, and can be put off', async () => {
    const asking = { ...REWORDING, question: 'How many guests a night?' };
    const { user, environment } = open(resumeWith([PAIR[0] ?? {}, bullet('b9', NEW, { rewording: asking })])); // prettier-ignore
    const box = await screen.findByLabelText('How many guests a night?');
    expect(box).toHaveAccessibleDescription(/also kept in your experience/);
    await user.type(box, ' 80 {Enter}');
    expect(await sent(environment, 'FactQuestionMutation')).toEqual({
      tailoredResumeId: 'r1',
      bulletId: 'b9',
      question: 'How many guests a night?',
      answer: '80',
    });
    const message = 'With this the bullet point would be too long.';
    reply(environment, { answerRewordingQuestion: userError('RuleError', message) });
    expect(await screen.findByText('Failed to add your answer')).toBeInTheDocument();
    await waitFor(() => expect(box).toHaveAccessibleDescription(new RegExp(message)));
    await user.click(row('b9').getByRole('button', { name: 'Not now' }));
    expect(screen.queryByLabelText('How many guests a night?')).toBeNull();
  });
});

describe('what gave way', () => {
  it('is put back or let go', async () => {
    const replaced = [bullet('b5', 'Sang'), bullet('b6', 'Danced')];
    const { user, environment } = open(resumeWith(TWO, { replaced }));
    const gone = within(await screen.findByRole('region', { name: 'No longer on the resume' }));
    await user.click(gone.getAllByRole('button', { name: 'Remove' })[0] ?? document.body);
    expect(await sent(environment, 'ReplacedBulletsRemoveMutation')).toEqual({
      tailoredResumeId: 'r1',
      bulletId: 'b5',
    });
    await replyWithResume(environment, 'ReplacedBulletsRemoveMutation', 'RemoveReplacedBulletPayload', resumeWith(TWO, { replaced: replaced.slice(1) })); // prettier-ignore
    await waitFor(() => expect(gone.getByRole('button', { name: 'Keep' })).toHaveFocus());
    expect(gone.queryByRole('button', { name: 'Remove all' })).toBeNull();
    await user.click(gone.getByRole('button', { name: 'Keep' }));
    expect(await sent(environment, 'ReplacedBulletsKeepMutation')).toMatchObject({ bulletId: 'b6' });
  });
});
