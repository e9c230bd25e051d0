import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '../../../testing/reply.ts';
import {
  bullet,
  findBullet,
  openResume,
  prepareBuilder,
  replyWithResume,
  sent,
  withBullets,
} from '../../../testing/resumeBuilder.tsx';
import { userError } from '../../../testing/userError.ts';

prepareBuilder();

describe('"Pick from your bank"', () => {
  const unused = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      bulletPointId: `bank-${index}`,
      content: index === 0 ? 'Welded 30 anchors' : `Painted buoy ${index}`,
      wouldProve: index === 0 ? ['welding', 'steel or iron'] : [],
    }));

  async function openPicker(bullets: object[]) {
    const opened = openResume();
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
    expect(await findBullet('Welded 30 anchors')).toBeVisible();
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
