import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '../../../testing/reply.ts';
import { openBuilder, prepareBuilder, sent } from '../../../testing/resumeBuilder.tsx';
import { userError } from '../../../testing/userError.ts';

prepareBuilder();

describe('step 1: the job', () => {
  const description = () => screen.findByLabelText('Paste Job URL or Description');

  it('asks for a description and puts the focus there', async () => {
    const { user } = openBuilder('/resume-builder');
    await user.click(await screen.findByRole('button', { name: 'Start Building' }));
    expect(await screen.findByText('Please enter a job description')).toBeVisible();
    const box = await description();
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('shows what the server refuses beside the field and keeps the text', async () => {
    const { user, environment } = openBuilder('/resume-builder');
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
    const { user, environment, router } = openBuilder('/resume-builder', {
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
    const { user, environment } = openBuilder('/resume-builder');
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
    const box = await description();
    await waitFor(() => expect(box).toHaveFocus());
    expect(screen.queryByText('Failed to analyze job description')).toBeNull();
  });

  it('selects the link when the text should be pasted instead, so that pasting replaces it', async () => {
    const { user, environment } = openBuilder('/resume-builder');
    await user.type(await description(), 'www.example.com/7');
    await user.click(screen.getByRole('button', { name: 'Start Building' }));
    await sent(environment, 'useAnalyzePostingMutation');
    const message = 'This page asks you to sign in first. Please open the link and paste the text instead.';
    reply(environment, { analyzeJobPosting: userError('RuleError', message) });
    expect(await screen.findByText(message)).toBeVisible();
    const box = await description();
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('www.example.com/7');
    await user.paste('Rigger wanted');
    expect(box).toHaveValue('Rigger wanted');
  });

  it('still has the text when the page is reopened', async () => {
    const { user } = openBuilder('/resume-builder');
    await user.type(await description(), 'Half a posting');
    document.body.replaceChildren();
    openBuilder('/resume-builder');
    expect(await description()).toHaveValue('Half a posting');
  });
});

it('says that a missing resume, or somebody else’s, wasn’t found', async () => {
  openBuilder('/resume-builder/r1', { Query: { tailoredResume: null } });
  expect(await screen.findByRole('heading', { name: "We couldn't find this resume" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Build a New Resume' })).toHaveAttribute('href', '/resume-builder');
});
