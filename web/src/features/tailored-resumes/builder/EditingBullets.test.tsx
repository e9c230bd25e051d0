import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '../../../testing/reply.ts';
import {
  RESUME,
  bullet,
  findBullet,
  generate,
  getEditor,
  openResume,
  prepareBuilder,
  replyWithResume,
  sent,
  withBullets,
} from '../../../testing/resumeBuilder.tsx';
import { userError } from '../../../testing/userError.ts';

prepareBuilder();

describe('editing bullets', () => {
  it('Ctrl+Enter shows the new words at once and the new scores when they come', async () => {
    const { user, environment } = openResume();
    await user.click(await findBullet('Spliced rope'));
    await user.type(getEditor(), ' and wire{Control>}{Enter}{/Control}');
    expect(await findBullet('Spliced rope and wire')).toHaveFocus();
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
    const { user } = openResume();
    await user.click(await findBullet('Spliced rope'));
    await user.type(getEditor(), ' and more{Escape}');
    expect(await findBullet('Spliced rope$')).toHaveFocus();
  });

  it('restores the typed words when they are rejected', async () => {
    const { user, environment } = openResume();
    await user.click(await findBullet('Spliced rope'));
    await user.clear(getEditor());
    await user.type(getEditor(), 'My own words');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await sent(environment, 'useBulletActionsUpdateMutation');
    reply(environment, {
      updateTailoredBullet: userError('ValidationError', 'No.', [
        { path: 'content', message: 'That is too long.' },
      ]),
    });
    expect(await screen.findByText('Failed to update bullet point')).toBeInTheDocument();
    await waitFor(() => expect(getEditor()).toHaveAccessibleDescription('That is too long.'));
    expect(getEditor()).toHaveValue('My own words');
  });

  it('deletes a bullet at once and restores it to its place', async () => {
    const { user, environment } = openResume();
    await findBullet('Mended 40 nets');
    await user.click(screen.getAllByRole('button', { name: 'Delete bullet point' })[0]!);
    expect(screen.queryByText('Mended 40 nets')).toBeNull();
    expect(await findBullet('Spliced rope')).toHaveFocus();
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
    expect(await findBullet('Mended 40 nets')).toBeVisible();
    expect(screen.getByText('Undone: bullet point deleted')).toBeInTheDocument();
  });

  it('shows a bullet again when deleting it failed', async () => {
    const { user, environment } = openResume();
    await findBullet('Mended 40 nets');
    await user.click(screen.getAllByRole('button', { name: 'Delete bullet point' })[0]!);
    await sent(environment, 'useBulletActionsDeleteMutation');
    environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('no network'));
    expect(await screen.findByText('Failed to delete bullet point')).toBeInTheDocument();
    expect(await findBullet('Mended 40 nets')).toBeVisible();
  });

  it('keeps what was typed when another tab has changed the bullet, and shows the other version', async () => {
    const { user, environment } = openResume();
    await user.click(await findBullet('Spliced rope'));
    await user.type(getEditor(), ' by hand');
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
    environment.mock.resolve(asked, generate(asked, { TailoredResume: elsewhere }));
    expect(await screen.findByText('Spliced 90 ropes')).toBeVisible();
    expect(getEditor()).toHaveValue('Spliced rope by hand');
    expect(getEditor()).toHaveAccessibleDescription('It was changed somewhere else.');

    // Having seen it, the person may decide for their own words.
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await sent(environment, 'useBulletActionsUpdateMutation')).toMatchObject({
      previousContent: 'Spliced 90 ropes',
    });
  });
});
