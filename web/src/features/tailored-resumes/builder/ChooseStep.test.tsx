import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '../../../testing/reply.ts';
import {
  BANK,
  REQUIREMENTS,
  findSection,
  openBuilder,
  prepareBuilder,
  sent,
} from '../../../testing/resumeBuilder.tsx';
import { userError } from '../../../testing/userError.ts';

prepareBuilder();

describe('step 2: the experiences', () => {
  const atStep2 = (bank: typeof BANK, proofs: object[] = []) =>
    openBuilder('/resume-builder?posting=p1', {
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
