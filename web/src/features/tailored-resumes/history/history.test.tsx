import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import query, { type ResumeBuilderPageQuery } from '../../../__generated__/ResumeBuilderPageQuery.graphql.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { findOperation, reply } from '../../../testing/reply.ts';
import { userError } from '../../../testing/userError.ts';
import { dismissToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/Toaster.tsx';
import { ResumeBuilderPage } from '../builder/ResumeBuilderPage.tsx';
import { claimRun } from './ownRuns.ts';

const bullet = (id: string, content: string) => ({
  id,
  content,
  isLocked: false,
  pieces: [{ text: content, marked: false }],
});

/** The resume at a revision, with these bullets. */
const resumeAt = (revision: number, bullets: object[], more: object = {}) => ({
  id: 'r1',
  revision,
  undoableChange: 'BULLET_EDITED',
  redoableChange: null,
  optimizationRun: null,
  isSaved: false,
  hasUnsavedChanges: true,
  wordMatchScore: 81,
  experienceMatchScore: 75,
  overallScore: 78,
  scoreCap: 100,
  missingMusts: [],
  receipt: [],
  jobPosting: { title: 'Rigger', company: 'Quay', notices: [], personalizedTips: '', requirements: [] },
  experiences: [{ experienceId: 'e1', title: 'Net Mender', company: 'Pelican Nets', location: null, startDate: '2021', endDate: null, bullets }],
  ...more,
}); // prettier-ignore

const NETS = bullet('b1', 'Mended 40 nets');
const ROPE = bullet('b2', 'Spliced rope');

type Operation = Parameters<typeof MockPayloadGenerator.generate>[0];

function generate(operation: Operation, mocks: Record<string, unknown>) {
  const resolvers = Object.fromEntries(Object.entries(mocks).map(([type, value]) => [type, () => value]));
  return MockPayloadGenerator.generate(
    operation,
    resolvers as Parameters<typeof MockPayloadGenerator.generate>[1],
  );
}

function open(resume: object = resumeAt(4, [NETS, ROPE])) {
  return renderRoute<ResumeBuilderPageQuery>(ResumeBuilderPage, {
    address: '/resume-builder/r1',
    path: '/resume-builder/:id?',
    query: {
      request: query,
      variables: () => ({ resumeId: 'r1', hasResume: true, postingId: '', hasPosting: false }),
      answer: (operation) => generate(operation, { User: { id: 'u1' }, TailoredResume: resume }),
    },
    beside: <Toaster />,
  });
}

const nameOf = ({ request }: Operation) => request.node.operation.name;

async function sent(environment: MockEnvironment, name: string) {
  return (await findOperation(environment, name)).request.variables.input as object;
}

async function answerWith(environment: MockEnvironment, name: string, field: string, resume: object) {
  const operation = await findOperation(environment, name);
  const payload = `${field.charAt(0).toUpperCase()}${field.slice(1)}Payload`;
  const { data } = generate(operation, { [payload]: { __typename: payload }, TailoredResume: resume });
  const root = data as Record<string, Record<string, unknown>>;
  act(() =>
    environment.mock.resolve(operation, {
      data: { [field]: { ...root[field], __typename: payload } },
    } as Parameters<typeof environment.mock.resolve>[1]),
  );
}

/** The stream tells of a change. */
async function tell(environment: MockEnvironment, resume: { revision: number }) {
  const operation = await findOperation(environment, 'useResumeChangesSubscription');
  act(() =>
    environment.mock.nextValue(
      operation,
      generate(operation, {
        TailoredResumeChange: { revision: resume.revision },
        TailoredResume: resume,
      }) as Parameters<typeof environment.mock.nextValue>[1],
    ),
  );
}

const edit = (text: string) => screen.findByRole('button', { name: new RegExp(`^Edit: ${text}`) });
const NEWS = 'Changed in another window. You see the latest.';
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key, ctrlKey: true, ...more });

beforeAll(async () => {
  await import('../builder/Workbench.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  dismissToast();
  Element.prototype.scrollIntoView = vi.fn();
});

describe('undo and redo', () => {
  it('say what they are about, and send the revision that the page shows', async () => {
    const { user, environment } = open();
    const button = await screen.findByRole('button', { name: 'Undo: bullet point edited' });
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(await sent(environment, 'useUndoMutation')).toEqual({ id: 'r1', revision: 4 });
    const undone = resumeAt(5, [NETS], { undoableChange: null, redoableChange: 'BULLET_EDITED' });
    await answerWith(environment, 'useUndoMutation', 'undoResumeChange', undone);
    expect(await screen.findByText('Undone: bullet point edited')).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAccessibleName('Undo');
    await user.click(screen.getByRole('button', { name: 'Redo: bullet point edited' }));
    expect(await sent(environment, 'useUndoRedoMutation')).toEqual({ id: 'r1', revision: 5 });
  });

  it('show what is there now when the resume has changed meanwhile', async () => {
    const { user, environment } = open();
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await sent(environment, 'useUndoMutation');
    reply(environment, { undoResumeChange: userError('ConflictError', 'It was changed.') });
    expect(await screen.findByText('Nothing was undone')).toBeInTheDocument();
    const asked = await findOperation(environment, 'useCatchUpQuery');
    const now = resumeAt(6, [bullet('b1', 'Mended 99 nets')]);
    act(() => environment.mock.resolve(asked, generate(asked, { TailoredResume: now })));
    expect(await edit('Mended 99 nets')).toBeVisible();
  });

  it('work with the keyboard, one step for each press, except while something is typed', async () => {
    const { user, environment } = open();
    await user.click(await edit('Spliced rope'));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Bullet point' }), { key: 'z', ctrlKey: true });
    press('z', { altKey: true });
    press('z', { repeat: true });
    expect(environment.mock.getAllOperations().map(nameOf)).not.toContain('useUndoMutation');
    press('z');
    press('z');
    expect(await sent(environment, 'useUndoMutation')).toEqual({ id: 'r1', revision: 4 });
    await answerWith(environment, 'useUndoMutation', 'undoResumeChange', resumeAt(5, [NETS, ROPE]));
    await waitFor(async () =>
      expect(await sent(environment, 'useUndoMutation')).toEqual({ id: 'r1', revision: 5 }),
    );
    expect(screen.getByRole('textbox', { name: 'Bullet point' })).toHaveValue('Spliced rope');
  });
});

describe('changes from other windows', () => {
  it('are shown, and told until the person has seen them', async () => {
    const { user, environment } = open();
    await edit('Spliced rope');
    const { request } = await findOperation(environment, 'useResumeChangesSubscription');
    expect(request.variables).toEqual({ id: 'r1', after: 4 });
    await tell(environment, resumeAt(5, [bullet('b1', 'Mended 99 nets')]));
    expect(await edit('Mended 99 nets')).toBeVisible();
    expect(screen.getByText(NEWS)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(NEWS)).toBeNull();
  });

  it('are not what this page does, whichever comes first, the answer or the stream', async () => {
    const { user, environment } = open();
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    const undone = resumeAt(5, [NETS]);
    await tell(environment, undone);
    await answerWith(environment, 'useUndoMutation', 'undoResumeChange', undone);
    await tell(environment, undone);
    expect(screen.queryByText(NEWS)).toBeNull();
    // An older answer than what the stream has brought is fetched again.
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await tell(environment, resumeAt(7, [bullet('b1', 'Mended 99 nets')]));
    await answerWith(environment, 'useUndoMutation', 'undoResumeChange', resumeAt(6, [ROPE]));
    expect(await screen.findByText(NEWS)).toBeInTheDocument();
    const asked = await findOperation(environment, 'useCatchUpQuery');
    const now = resumeAt(7, [bullet('b1', 'Mended 99 nets')]);
    act(() => environment.mock.resolve(asked, generate(asked, { TailoredResume: now })));
    expect(await edit('Mended 99 nets')).toBeVisible();
  });

  it('of a run are told once and calmly, and not at all if this window started it', async () => {
    const { environment } = open();
    await edit('Spliced rope');
    const running = (id: string) => ({ optimizationRun: { id, state: 'RUNNING' } });
    claimRun('run-1');
    await tell(environment, resumeAt(5, [NETS, ROPE], running('run-1')));
    await tell(environment, resumeAt(6, [NETS, ROPE], { optimizationRun: { id: 'run-1', state: 'DONE' } }));
    expect(screen.queryByText(/another window|being reworded/)).toBeNull();
    await tell(environment, resumeAt(7, [NETS, ROPE], running('run-2')));
    expect(screen.getByText(/Bullet points are being reworded/)).toBeInTheDocument();
    expect(document.querySelector('[data-toast]')).toBeNull();
  });

  it('leave an open editor its text, and it says what the bullet says now', async () => {
    const { user, environment } = open();
    await user.click(await edit('Spliced rope'));
    const editor = screen.getByRole('textbox', { name: 'Bullet point' });
    await user.type(editor, ' by hand');
    await tell(environment, resumeAt(5, [NETS, bullet('b2', 'Spliced 90 ropes')]));
    expect(await screen.findByText('Spliced 90 ropes', { selector: 'q' })).toBeVisible();
    expect(editor).toHaveValue('Spliced rope by hand');
    await tell(environment, resumeAt(6, [NETS]));
    const own = await screen.findByRole('textbox', { name: 'New bullet point for Net Mender' });
    expect(own).toHaveValue('Spliced rope by hand');
  });

  it('end with the resume: the page says so and gives back what was typed', async () => {
    const { user, environment } = open();
    await user.click(await edit('Spliced rope'));
    await user.type(screen.getByRole('textbox', { name: 'Bullet point' }), ' by hand');
    const stream = await findOperation(environment, 'useResumeChangesSubscription');
    act(() => environment.mock.complete(stream));
    const asked = await findOperation(environment, 'useCatchUpQuery');
    act(() => environment.mock.resolve(asked, { data: { node: null } }));
    const heading = await screen.findByRole('heading', { name: 'This resume was deleted' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Spliced rope by hand')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Saved Resumes' })).toBeVisible();
  });
});

describe('the history', () => {
  const version = (id: string, change: string, more: object = {}) => ({
    id,
    change,
    name: null,
    isCurrent: false,
    createdAt: '2026-03-05T14:30:00Z',
    differences: [],
    ...more,
  });
  const VERSIONS = [
    version('v3', 'BULLET_DELETED'),
    version('v2', 'BULLET_EDITED', {
      isCurrent: true,
      differences: [
        { kind: 'CHANGED', title: 'Net Mender', company: 'Pelican Nets', before: 'Mended nets', after: 'Mended 40 nets' },
        { kind: 'MOVED', title: 'Net Mender', company: 'Pelican Nets', before: 'Spliced rope', after: 'Spliced rope' },
        { kind: 'REMOVED', title: 'Deckhand', company: '', before: 'Swabbed decks', after: null },
      ],
    }),
    version('v1', 'CREATED'),
  ]; // prettier-ignore

  async function openHistory(versions: object[]) {
    const opened = open();
    await opened.user.click(await screen.findByRole('button', { name: 'History' }));
    const asked = await findOperation(opened.environment, 'VersionListQuery');
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    expect(dialog.getByText('Loading the history...')).toBeInTheDocument();
    act(() =>
      opened.environment.mock.resolve(asked, {
        data: { tailoredResume: { __typename: 'TailoredResume', id: 'r1', versions } },
      } as Parameters<typeof opened.environment.mock.resolve>[1]),
    );
    return { ...opened, dialog };
  }

  it('says that there is nothing yet', async () => {
    const { dialog } = await openHistory([]);
    expect(await dialog.findByText('Nothing has been changed yet')).toBeVisible();
  });

  it('lists what was done, role by role, and marks the current version', async () => {
    const { dialog } = await openHistory(VERSIONS);
    const list = await dialog.findByRole('list', { name: 'Versions, newest first' });
    const [undone, current, first] = [...list.children].map((item) => within(item as HTMLElement));
    expect(undone?.getByText('Undone')).toBeVisible();
    expect(current?.getByText('Current version')).toBeVisible();
    expect(current?.queryByRole('button', { name: /^Restore/ })).toBeNull();
    expect(current?.getByRole('heading', { name: 'Net Mender at Pelican Nets' })).toBeVisible();
    expect(current?.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Changed: Mended 40 nets',
      'Moved: Moved: Spliced rope',
      'Removed: Swabbed decks',
    ]);
    expect(first?.getByRole('heading', { name: 'Resume created' })).toBeVisible();
    const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
    expect(first?.getByText(moment.format(new Date('2026-03-05T14:30:00Z')))).toBeVisible();
  });

  it('brings a version back, closes, and offers to undo that', async () => {
    const { user, environment, dialog } = await openHistory(VERSIONS);
    await user.click(await dialog.findByRole('button', { name: /^Restore this version: Resume created/ }));
    const restore = 'useVersionActionsRestoreMutation';
    expect(await sent(environment, restore)).toEqual({ id: 'r1', versionId: 'v1' });
    await answerWith(environment, restore, 'restoreResumeVersion', resumeAt(5, [ROPE]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^Restored the version from/)).toBeInTheDocument();
    await user.click(
      within(document.querySelector('[data-toast]') as HTMLElement).getByRole('button', { name: 'Undo' }),
    );
    expect(await sent(environment, 'useUndoMutation')).toEqual({ id: 'r1', revision: 5 });
  });

  it('names a version in its place, and says beside the field what is wrong', async () => {
    const { user, environment, dialog } = await openHistory(VERSIONS);
    await user.click(await dialog.findByRole('button', { name: /^Name this version: Resume created/ }));
    const field = dialog.getByRole('textbox', { name: 'Name of this version' });
    expect(field).toHaveFocus();
    await user.type(field, 'n'.repeat(81));
    expect(field).toHaveAccessibleDescription(/at most 80 characters. This one has 81/);
    expect(dialog.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, ' Sent to Quay {Enter}');
    const name = 'useVersionActionsNameMutation';
    expect(await sent(environment, name)).toEqual({ id: 'r1', versionId: 'v1', name: 'Sent to Quay' });
    reply(environment, {
      nameResumeVersion: userError('ValidationError', 'No.', [{ path: 'name', message: 'Not this.' }]),
    });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Not this\./));
    expect(field).toHaveValue(' Sent to Quay ');
    await user.type(field, '{Escape}');
    expect(screen.getByRole('dialog', { name: 'History' })).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });
});
