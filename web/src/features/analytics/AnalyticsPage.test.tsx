import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import query, { type AdminOnlyQuery } from '../../__generated__/AdminOnlyQuery.graphql.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { findOperation, reply } from '../../testing/reply.ts';
import { userError } from '../../testing/userError.ts';
import { dismissToast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';

const NOTHING = { value: null, low: null, high: null, shown: 0, people: 0, counted: 0, difference: null, isMoreThanChance: null }; // prettier-ignore
const CLICKS = { value: 0.25, low: 0.18, high: 0.32, shown: 120, people: 6, counted: 30, difference: null, isMoreThanChance: null }; // prettier-ignore

function variant(id: string, more: object = {}) {
  return {
    __typename: 'AlgorithmVariant',
    id,
    name: `Kind ${id}`,
    description: 'A way.',
    isActive: id === 'A',
    jobTitleWeight: 100,
    skillsWeight: 40,
    industryWeight: 0,
    experienceWeight: 20,
    locationWeight: 0,
    companySizeWeight: 0,
    seniorityWeight: 0,
    measuredSince: '2026-11-03T12:00:00.000Z',
    clickThroughRate: NOTHING,
    resumeCreationRate: NOTHING,
    averageMatchScore: NOTHING,
    ...more,
  };
}

const ranking = (...more: object[]) => ({
  __typename: 'Ranking',
  isExperiment: false,
  variants: ['A', 'B', 'C'].map((id, index) => variant(id, more[index])),
});

async function open(now: object = ranking()) {
  const page = renderRoute<AdminOnlyQuery>(AnalyticsPage, {
    query: {
      request: query,
      answer: (operation) =>
        MockPayloadGenerator.generate(operation, { User: () => ({ id: 'u1', isAdmin: true }) }),
    },
    beside: <Toaster />,
  });
  await screen.findByRole('heading', { level: 1, name: 'Analytics' });
  // The page asks in an effect, which may come after its heading.
  await findOperation(page.environment, 'AnalyticsPageQuery');
  reply(page.environment, { ranking: now });
  await screen.findByRole('heading', { name: 'Weights' });
  return page;
}

const card = (id: string) =>
  within(screen.getByRole('heading', { name: `Variant ${id}: Kind ${id}` }).closest('li')!);
const slide = (label: string, value: number) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: `${value}` } });
const tab = (name: RegExp) => screen.getByRole('radio', { name });

beforeEach(() => dismissToast());
// What isn't saved outlives the page.
afterEach(() => {
  const reset = screen.queryByRole('button', { name: 'Reset Changes' });
  if (reset) fireEvent.click(reset);
});

describe('who is not the administrator', () => {
  it('is sent away before anything is asked for', async () => {
    const { environment, router } = renderRoute<AdminOnlyQuery>(AnalyticsPage, {
      address: '/analytics',
      query: {
        request: query,
        answer: (operation) =>
          MockPayloadGenerator.generate(operation, { User: () => ({ id: 'u1', isAdmin: false }) }),
      },
      others: [{ path: '/', element: 'Home' }],
      beside: <Toaster />,
    });
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByText('This page is only available to administrators.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const asked = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(asked).not.toContain('AnalyticsPageQuery');
  });
});

describe('a variant’s card', () => {
  it('shows a figure with its interval and what it rests on', async () => {
    await open(ranking({ clickThroughRate: CLICKS }));
    expect(card('A').getByText('Active')).toBeVisible();
    expect(card('A').getByText('25%')).toBeVisible();
    expect(card('A').getByText('Probably between 18% and 32%')).toBeVisible();
    expect(card('A').getByText('30 of 120 shown jobs, 6 people, since November 3')).toBeVisible();
    expect(card('A').getByRole('meter', { name: 'Click-through rate' })).toHaveAttribute(
      'aria-valuetext',
      '25%. Probably between 18% and 32%',
    );
  });

  it('says that there is not enough data, and how much there is', async () => {
    await open(ranking({}, { clickThroughRate: { ...NOTHING, shown: 40, people: 2 } }));
    expect(card('B').getAllByText('Not enough data yet')).toHaveLength(3);
    expect(card('B').getByText(/^40 shown jobs, 2 people, since November 3; needs 100/)).toBeVisible();
    expect(card('B').queryByRole('meter')).toBeNull();
  });

  it('compares only in an experiment', async () => {
    const other = { clickThroughRate: { ...CLICKS, difference: 0.1, isMoreThanChance: true } };
    const first = await open(ranking({ clickThroughRate: CLICKS }, other));
    expect(screen.queryByText(/more than chance/)).toBeNull();
    expect(screen.getByText(/different times and people/)).toBeVisible();
    first.view.unmount();
    await open({ ...ranking({ clickThroughRate: CLICKS }, other), isExperiment: true });
    expect(card('B').getByText('More clicks than variant A, more than chance')).toBeVisible();
    expect(screen.queryByText(/different times and people/)).toBeNull();
  });
});

describe('the weights', () => {
  it('show their share, and can be put back', async () => {
    const { user } = await open();
    expect(screen.getByLabelText('Skills')).toHaveAttribute(
      'aria-valuetext',
      '40, that is 25% of the ranking',
    );
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    slide('Skills', 100);
    expect(tab(/^Variant A.*has unsaved changes/)).toBeChecked();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset Changes' }));
    expect(screen.getByLabelText('Skills')).toHaveValue('40');
    expect(screen.queryByRole('radio', { name: /has unsaved changes/ })).toBeNull();
  });

  it('stay changed while another variant is looked at', async () => {
    const { user } = await open();
    slide('Skills', 60);
    await user.click(tab(/^Variant B/));
    expect(screen.getByLabelText('Skills')).toHaveValue('40');
    await user.click(tab(/^Variant A/));
    expect(screen.getByLabelText('Skills')).toHaveValue('60');
  });

  it('can’t all be zero', async () => {
    await open();
    for (const label of ['Job Title', 'Skills', 'Experience']) slide(label, 0);
    expect(screen.getByText(/^At least one weight has to be above 0/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Compare With the Saved Weights' })).toBeDisabled();
  });

  it('are saved at once where there are no figures', async () => {
    const { user, environment } = await open();
    slide('Skills', 60);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    const { input } = reply(environment, {
      saveVariantWeights: {
        __typename: 'SaveVariantWeightsPayload',
        ranking: ranking({ skillsWeight: 60 }),
      },
    });
    expect(input).toMatchObject({ variantId: 'A', weights: { skillsWeight: 60, jobTitleWeight: 100 } });
    expect(await screen.findByText('Changes Saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(screen.getByLabelText('Skills')).toHaveValue('60');
  });

  it('are saved after a question where figures begin anew, and stay set if it fails', async () => {
    const { user, environment } = await open(ranking({ clickThroughRate: CLICKS }));
    slide('Skills', 60);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save the weights of variant A?' }));
    expect(dialog.getByText(/^Its figures begin anew: what 6 people did with 120 shown jobs/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const { mock } = environment;
    mock.reject(mock.getMostRecentOperation(), new Error('gone'));
    expect(await screen.findByText('Save Failed')).toBeVisible();
    expect(screen.getByText('Failed to save algorithm weights. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Skills')).toHaveValue('60');
  });
});

const quality = (ndcg: number, precision: number) => ({ ndcg, precision });
const REPLAY = {
  rankingReplay: {
    isMuchWorse: true,
    labelled: {
      lists: 16,
      relevant: 90,
      before: quality(0.944, 0.7),
      after: quality(0.796, 0.7),
      moves: [{ list: 'Line Cook, Austin, TX', title: 'Sous Chef', company: 'Kettle', before: 3, after: 12 }],
    },
    likes: { lists: 0, relevant: 0, before: null, after: null, moves: [] },
  },
};

describe('trying weights', () => {
  it('shows both measures before and after, and what moves', async () => {
    const { user, environment } = await open();
    expect(screen.getByText(/^Change a weight to see what it would do/)).toBeVisible();
    slide('Skills', 60);
    await user.click(screen.getByRole('button', { name: 'Compare With the Saved Weights' }));
    expect(screen.getByText('Ranking again...', { exact: false })).toBeVisible();
    const asked = reply(environment, REPLAY);
    expect(asked).toMatchObject({ variantId: 'A', against: 'SAVED', weights: { skillsWeight: 60 } });
    expect(await screen.findByText('For 16 built-in people')).toBeVisible();
    const row = (name: RegExp) => screen.getByText(name).closest('div')!;
    expect(row(/^How close the first ten are to the best order/)).toHaveTextContent('94.4%');
    expect(row(/^How close the first ten are to the best order/)).toHaveTextContent('79.6% worse');
    expect(row(/^How many of the first five fit/)).toHaveTextContent('70.0% the same');
    expect(screen.getByText('Sous Chef, Kettle').closest('li')).toHaveTextContent('from 3 to 12');
    expect(screen.getByText(/^Nobody has liked a job yet/)).toBeVisible();
    slide('Skills', 80);
    expect(screen.getByText('This is for other weights. Compare again.')).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    const { user, environment } = await open();
    await user.click(tab(/^Variant B/));
    await user.click(screen.getByRole('button', { name: 'Compare With Variant A' }));
    const { mock } = environment;
    mock.reject(mock.getMostRecentOperation(), new Error('gone'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(reply(environment, REPLAY)).toMatchObject({ variantId: 'B', against: 'ACTIVE' });
    expect(await screen.findByText('For 16 built-in people')).toBeVisible();
  });
});

describe('activating', () => {
  const answer = (result: object) => ({ activateVariant: result });
  const activated = {
    __typename: 'ActivateVariantPayload',
    ranking: ranking({ isActive: false }, { isActive: true }),
  };

  it('tells that the active variant has changed', async () => {
    const { user, environment } = await open();
    await user.click(tab(/^Variant B/));
    await user.click(screen.getByRole('button', { name: 'Activate Variant B' }));
    expect(screen.getByRole('button', { name: 'Comparing first...' })).toBeDisabled();
    expect(reply(environment, answer(activated))).toEqual({ input: { variantId: 'B', isConfirmed: false } });
    expect(await screen.findByText('Active Variant Changed')).toBeVisible();
    expect(card('B').getByText('Active')).toBeVisible();
    expect(card('A').queryByText('Active')).toBeNull();
    await waitFor(() => expect(screen.getByText('Variant B is the active one.')).toHaveFocus());
  });

  it('asks before one that ranks much worse, and shows what gets worse', async () => {
    const { user, environment } = await open();
    await user.click(tab(/^Variant B/));
    await user.click(screen.getByRole('button', { name: 'Activate Variant B' }));
    reply(environment, answer(userError('RuleError', 'Variant B ranks worse.')));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Variant B ranks worse than variant A' }),
    );
    expect(reply(environment, REPLAY)).toMatchObject({ variantId: 'B', weights: null, against: 'ACTIVE' });
    expect(await dialog.findByText('Sous Chef, Kettle')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Activate All the Same' }));
    expect(reply(environment, answer(activated))).toEqual({ input: { variantId: 'B', isConfirmed: true } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Active Variant Changed')).toBeVisible();
  });
});

describe('an experiment', () => {
  const split = () => screen.getByRole('radio', { name: 'Split people over all variants' });

  it('says what it means', async () => {
    const { user, environment } = await open();
    await user.click(split());
    expect(
      reply(environment, {
        setRankingExperiment: {
          __typename: 'SetRankingExperimentPayload',
          ranking: { ...ranking(), isExperiment: true },
        },
      }),
    ).toEqual({ input: { isExperiment: true } });
    expect(await screen.findByText('Experiment Started')).toBeVisible();
    expect(split()).toBeChecked();
    expect(screen.getByText(/^Each variant ranks for a third of the people/)).toBeVisible();
  });

  it('needs variants that differ', async () => {
    const { user, environment } = await open();
    await user.click(split());
    const message = 'All variants have the same weights, so there is nothing to compare.';
    reply(environment, { setRankingExperiment: userError('RuleError', message) });
    expect(await screen.findByText(message)).toBeVisible();
    expect(split()).not.toBeChecked();
  });
});
