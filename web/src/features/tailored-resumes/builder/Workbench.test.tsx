import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  REQUIREMENTS,
  RESUME,
  findBullet,
  findSection,
  openResume,
  prepareBuilder,
} from '../../../testing/resumeBuilder.tsx';

prepareBuilder();

describe('the generated resume', () => {
  it('shows the scores, and says when there isn’t enough information', async () => {
    openResume({ ...RESUME, wordMatchScore: null, overallScore: null, scoreCap: 93 });
    expect(await screen.findByRole('meter', { name: 'Experience match' })).toHaveAttribute(
      'aria-valuenow',
      '75',
    );
    expect(screen.queryByRole('meter', { name: 'Word match' })).toBeNull();
    expect(screen.getAllByText('Not enough information').length).toBeGreaterThan(1);
    expect(screen.getByText(/cap your overall match/)).toHaveTextContent('at 93.');
  });

  it('says which requirements are met, and lights up the bullet that proves one', async () => {
    const { user } = openResume();
    const posting = within(await screen.findByRole('region', { name: 'Job posting' }));
    expect(posting.getByText('welding').parentElement).toHaveTextContent('missing');
    await user.click(posting.getByRole('button', { name: /rope work.*met/ }));
    await waitFor(async () => expect(await findBullet('Mended 40 nets')).toHaveFocus());
  });

  it('names the musts that cap the match', async () => {
    openResume({ ...RESUME, scoreCap: 62, missingMusts: ['RN license', 'BLS'] });
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
      openResume(withRequirements);
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
      const { user } = openResume(withRequirements);
      const shown = await posting();
      expect(shown.queryByText('welding')).toBeNull();
      expect(shown.getByText('Keep the quay tidy')).not.toBeVisible();
      await user.click(shown.getByText('1 more that the posting mentions'));
      expect(shown.getByText('Keep the quay tidy')).toBeVisible();
    });

    it('lists apart what a resume can’t prove', async () => {
      openResume(withRequirements);
      await posting();
      const section = findSection("Check these yourself: a resume can't prove them");
      expect(within(section).getByRole('listitem')).toHaveTextContent(/^Night shifts$/);
    });
  });
});
