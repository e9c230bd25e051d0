import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '../../../testing/reply.ts';
import { userError } from '../../../testing/userError.ts';
import {
  RESUME,
  bullet,
  findBullet,
  getEditor,
  openResume,
  prepareBuilder,
  replyWithResume,
  sent,
  withBullets,
} from '../../../testing/resumeBuilder.tsx';

prepareBuilder();

describe('saving a resume', () => {
  it('"Save Resume" stores what is still being typed first, and becomes "Saved" until the next edit', async () => {
    const { user, environment } = openResume();
    await user.click(await findBullet('Spliced rope'));
    await user.type(getEditor(), '!');
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
    await user.click(await findBullet('Mended 40 nets'));
    await user.type(getEditor(), '!');
    expect(screen.getByRole('button', { name: 'Save Resume' })).toBeEnabled();
  });

  it('waits for a change that is on its way, which belongs to what is saved', async () => {
    const { user, environment } = openResume();
    await user.click(await findBullet('Spliced rope'));
    await user.type(getEditor(), '!{Control>}{Enter}{/Control}');
    await sent(environment, 'useBulletActionsUpdateMutation');
    await user.click(screen.getByRole('button', { name: 'Save Resume' }));
    const names = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(names).not.toContain('WorkbenchSaveMutation');
    const edited = withBullets(bullet('b1', 'Mended 40 nets'), bullet('b2', 'Spliced rope!'));
    replyWithResume(environment, 'updateTailoredBullet', 'UpdateTailoredBulletPayload', edited);
    expect(await sent(environment, 'WorkbenchSaveMutation')).toEqual({ id: 'r1' });
  });

  it('doesn’t save when a change on its way is refused', async () => {
    const { user, environment } = openResume();
    await user.click(await findBullet('Spliced rope'));
    await user.type(getEditor(), '!{Control>}{Enter}{/Control}');
    await sent(environment, 'useBulletActionsUpdateMutation');
    await user.click(screen.getByRole('button', { name: 'Save Resume' }));
    reply(environment, { updateTailoredBullet: userError('RuleError', 'That is too much.') });
    expect(await screen.findByText('That is too much.')).toBeVisible();
    const names = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(names).not.toContain('WorkbenchSaveMutation');
  });

  it('shows a saved resume as saved, and starts a new one without asking', async () => {
    const { user, router } = openResume({ ...RESUME, hasUnsavedChanges: false });
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Build a New Resume' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/resume-builder'));
  });

  it.each([
    ['Cancel', '/resume-builder/r1'],
    ["Don't save", '/resume-builder'],
  ])('asks before an unsaved one is left: %s', async (choice, path) => {
    const { user, router } = openResume();
    await user.click(await screen.findByRole('button', { name: 'Build a New Resume' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleDescription(
      'You have unsaved changes. Do you want to save this resume before starting a new one?',
    );
    await user.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(path);
  });
});
