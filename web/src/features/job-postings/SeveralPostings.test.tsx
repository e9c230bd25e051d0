import { act, screen, waitFor } from '@testing-library/react';
import type { MockEnvironment } from 'relay-test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { reply } from '../../testing/reply.ts';
import { JobAnalyzer, jobDrafts } from './JobAnalyzer.tsx';
import { forgetJobDraft } from './jobDraft.ts';
import { JobStep } from './JobStep.tsx';

const posting = (title: string, company: string) => ({
  title,
  company,
  location: 'Leeds',
  beginning: `Work as a ${title.toLowerCase()}`,
  text: `${title}\n${company}\nLeeds\n\nDuties:\n- Work as a ${title.toLowerCase()} ${'with a good team '.repeat(8)}`,
});
const NURSE = posting('Charge Nurse', 'Harbour View');
const COOK = posting('Line Cook', 'Blue Door');
const WHOLE = `${NURSE.text}\n\n${COOK.text}`;

beforeEach(() => {
  sessionStorage.clear();
  jobDrafts.drop('job');
});

const openStep = () => renderRoute(() => <JobStep draftKey="u1" postingNotFound={false} />);
const findBox = () => screen.findByLabelText<HTMLTextAreaElement>('Paste Job URL or Description');
const listOperations = ({ mock }: MockEnvironment) =>
  mock.getAllOperations().map(({ request }) => request.node.operation.name);

/** Pastes a text over what the box holds. */
async function paste({ user }: Pick<ReturnType<typeof openStep>, 'user'>, text: string) {
  const box = await findBox();
  await user.click(box);
  box.select();
  await user.paste(text);
}

const answer = (environment: MockEnvironment, postings: object[]) =>
  reply(environment, { postingsInText: postings });

async function openChoice() {
  const opened = openStep();
  await paste(opened, WHOLE);
  expect(answer(opened.environment, [NURSE, COOK])).toEqual({ text: WHOLE });
  await screen.findByRole('group', { name: '2 job postings found in this text' });
  return opened;
}

const option = (name: RegExp | string) => screen.getByRole('radio', { name });
const start = () => screen.getByRole('button', { name: 'Start Building' });

describe('several postings pasted at once', () => {
  it('are offered with what tells them apart, and announced', async () => {
    await openChoice();
    expect(screen.getByText(/^2 job postings found in this text\. You can choose one/)).toHaveRole('status');
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Charge NurseHarbour View · LeedsWork as a charge nurse',
      'Line CookBlue Door · LeedsWork as a line cook',
      'Use the whole text',
    ]);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(await findBox()).toHaveValue(WHOLE);
  });

  it('become one with a click, and the whole text again with another', async () => {
    const { user } = await openChoice();
    await user.click(option(/Line Cook/));
    expect(await findBox()).toHaveValue(COOK.text);
    expect(screen.getByLabelText('Job title (optional)')).toHaveValue('Line Cook');
    expect(screen.getByLabelText('Company (optional)')).toHaveValue('Blue Door');
    await user.click(option('Use the whole text'));
    expect(await findBox()).toHaveValue(WHOLE);
    expect(screen.getByLabelText('Job title (optional)')).toHaveValue('');
    expect(screen.getByLabelText('Company (optional)')).toHaveValue('');
  });

  it('can be chosen by keyboard, and nothing that was typed is lost', async () => {
    const { user } = await openChoice();
    await user.type(screen.getByLabelText('Job title (optional)'), 'Matron');
    await user.click(await findBox());
    await user.tab();
    expect(option(/Charge Nurse/)).toHaveFocus();
    await user.keyboard(' ');
    expect(await findBox()).toHaveValue(NURSE.text);
    expect(screen.getByLabelText('Job title (optional)')).toHaveValue('Matron');
    expect(screen.getByLabelText('Company (optional)')).toHaveValue('Harbour View');
    await user.type(await findBox(), 'At night.');
    await user.click(option(/Line Cook/));
    await user.click(option(/Charge Nurse/));
    expect(await findBox()).toHaveValue(`${NURSE.text}At night.`);
  });

  it('are asked about before they are analyzed, and the whole text is enough', async () => {
    const { user, environment } = await openChoice();
    await user.click(start());
    expect(await screen.findByText('Please choose one, or use the whole text.')).toBeVisible();
    await waitFor(() => expect(option(/Charge Nurse/)).toHaveFocus());
    expect(listOperations(environment)).toEqual([]);
    await user.click(option('Use the whole text'));
    expect(screen.queryByText('Please choose one, or use the whole text.')).toBeNull();
    await user.click(start());
    await waitFor(() => expect(listOperations(environment)).toEqual(['useAnalyzePostingMutation']));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { description: WHOLE, title: null, company: null },
    });
  });

  it('are found on "Start Building" when the text was not pasted at once', async () => {
    const opened = openStep();
    await paste(opened, WHOLE.slice(0, -1));
    answer(opened.environment, []);
    await opened.user.type(await findBox(), '.');
    await opened.user.click(start());
    await waitFor(() => expect(listOperations(opened.environment)).toEqual(['fetchPostingsInTextQuery']));
    answer(opened.environment, [NURSE, COOK]);
    expect(await screen.findByText('Please choose one, or use the whole text.')).toBeVisible();
  });

  it('stay to choose from after a reload, until another text is pasted', async () => {
    const first = await openChoice();
    await first.user.click(option(/Line Cook/));
    first.view.unmount();
    const opened = openStep();
    expect(await findBox()).toHaveValue(COOK.text);
    expect(option(/Line Cook/)).toBeChecked();
    await opened.user.click(option(/Charge Nurse/));
    expect(await findBox()).toHaveValue(NURSE.text);
    await paste(opened, 'Rigger wanted on the quay');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are forgotten with the draft', async () => {
    const { view } = await openChoice();
    view.unmount();
    forgetJobDraft();
    openStep();
    expect(await findBox()).toHaveValue('');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are offered by the analyzer on My Experience, too', async () => {
    const opened = renderRoute(() => <JobAnalyzer person="u1" prominent />);
    await paste(opened, WHOLE);
    answer(opened.environment, [NURSE, COOK]);
    await opened.user.click(await screen.findByRole('button', { name: 'Start Building' }));
    await waitFor(() => expect(option(/Charge Nurse/)).toHaveFocus());
    await opened.user.click(option(/Line Cook/));
    expect(await findBox()).toHaveValue(COOK.text);
    await opened.user.click(start());
    await waitFor(() => expect(listOperations(opened.environment)).toEqual(['useAnalyzePostingMutation']));
    expect(opened.environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { description: COOK.text },
    });
  });
});

describe('a text in which nothing was found', () => {
  it('is analyzed as ever', async () => {
    const opened = openStep();
    await paste(opened, NURSE.text);
    answer(opened.environment, []);
    expect(screen.queryByRole('radio')).toBeNull();
    await opened.user.click(start());
    await waitFor(() => expect(listOperations(opened.environment)).toEqual(['useAnalyzePostingMutation']));
  });

  it('is analyzed without an answer, too', async () => {
    const opened = openStep();
    await paste(opened, WHOLE);
    act(() => opened.environment.mock.rejectMostRecentOperation(new Error('The server is busy.')));
    await opened.user.click(start());
    await waitFor(() => expect(listOperations(opened.environment)).toEqual(['useAnalyzePostingMutation']));
  });

  it('is not even looked at when it is short or a link', async () => {
    const opened = openStep();
    await paste(opened, 'Rigger wanted');
    await paste(opened, `https://jobs.example.com/${'a'.repeat(300)}`);
    expect(listOperations(opened.environment)).toEqual([]);
  });

  it('is another one by the time the answer comes', async () => {
    const opened = openStep();
    await paste(opened, WHOLE);
    await paste(opened, 'Rigger wanted');
    answer(opened.environment, [NURSE, COOK]);
    expect(await findBox()).toHaveValue('Rigger wanted');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
