import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '../../../testing/reply.ts';
import {
  RESUME,
  bullet,
  openResume,
  prepareBuilder,
  replyWithResume,
  sent,
  withBullets,
} from '../../../testing/resumeBuilder.tsx';
import { userError } from '../../../testing/userError.ts';

prepareBuilder();

describe('choosing bullets', () => {
  it('offers the bank’s own bullet for what is missing, and says what it adds', async () => {
    const { user, environment } = openResume();
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
    const { user, environment } = openResume();
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
    const { user, environment } = openResume();
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
    const { user, environment } = openResume();
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
});
