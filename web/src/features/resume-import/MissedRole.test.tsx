// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ID, IMPORT, imported } from '../../testing/importedResume.ts';
import { openReview } from '../../testing/openUpload.ts';
import { userError } from '../../testing/userError.ts';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { missedRoleDrafts } from './MissedRoleDialog.tsx';

beforeEach(() => {
  dismissToast();
  missedRoleDrafts.drop(`${ID}:2`);
});

const PROPOSED = {
  title: 'Choir singer',
  company: '',
  location: null,
  startDate: '',
  endDate: null,
  description: 'Sundays',
  bulletPoints: ['Sang in the choir'],
  lineNumbers: [2, 3],
  otherReadings: { titles: [], companies: ['Lund University'] },
  takesFrom: [
    {
      bulletPointCount: 2,
      experience: { __typename: 'Experience', id: 'e1', title: 'Staff Nurse', company: 'Harbour Hospital' },
    },
  ],
};
const ADDED = {
  ...imported('e7', 'Choir singer', undefined, ''),
  confirmedFields: ['TITLE', 'COMPANY', 'DATES'],
  lineNumbers: [2, 3],
};

const line = (text: string) => screen.getByRole('button', { name: `A role begins here: ${text}` });

/** Starts the choice of a line. */
async function startChoice(changes: object = {}) {
  const page = openReview(changes);
  await page.user.click(await screen.findByRole('button', { name: 'Add a missing role' }));
  const answer = (data: object) =>
    act(async () => page.environment.mock.resolve(page.environment.mock.getMostRecentOperation(), { data }));
  const sent = () => page.environment.mock.getMostRecentOperation().request.variables;
  return { ...page, answer, sent };
}

/** Chooses the third line, from which the server reads a role. */
async function openForm(proposed: object | null = PROPOSED) {
  const page = await startChoice();
  await page.user.click(line('• Sang in the choir'));
  expect(page.sent()).toEqual({ id: ID, lineNumber: 2 });
  const undoneAt = null;
  await page.answer({ resumeImport: { id: ID, __typename: 'ResumeImport', undoneAt, roleAt: proposed } });
  return page;
}

const findForm = async () => within(await screen.findByRole('dialog', { name: 'Add the missing role' }));

describe('choosing where a missing role begins', () => {
  it('turns the lines into buttons, but for those where a role begins already', async () => {
    await startChoice();
    expect(screen.getByText('Choose the line with which the missing role begins.')).toBeVisible();
    expect(line('• Sang in the choir')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Staff Nurse, Harbour Hospital$/ })).toBeNull();
    expect(screen.getByText('· already found')).toBeVisible();
  });

  it('goes among the lines by the arrow keys, with one stop of the Tab key', async () => {
    const { user } = await startChoice();
    await user.keyboard('{ArrowUp}');
    expect(line('Nora Quist')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(line('Nora Quist')).toHaveFocus();
    await user.keyboard('{End}');
    expect(line('• Planted trees')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}');
    expect(line('• Sang in the choir')).toHaveFocus();
    const stops = screen.getAllByRole('button', { name: /^A role begins here/ });
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([line('• Sang in the choir')]);
  });

  it('can be canceled, and leads back', async () => {
    const { user } = await startChoice();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: /^A role begins here/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a missing role' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(line('• Sang in the choir')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Add a missing role' })).toHaveFocus();
  });

  it('is offered where no role was found, too', async () => {
    await startChoice({ experiences: [] });
    expect(screen.getByText(/show us where it begins/)).toBeVisible();
    expect(line('Nora Quist')).toHaveFocus();
  });

  it('says that the import was undone in another tab, and shows it', async () => {
    const { user, answer } = await startChoice();
    await user.click(line('• Sang in the choir'));
    const undoneAt = '2026-01-05T00:00:00Z';
    await answer({ resumeImport: { id: ID, __typename: 'ResumeImport', undoneAt, roleAt: null } });
    expect(toastStore.read()?.title).toBe('This import was undone');
    expect(screen.getByText('This import was undone. None of it is in your experience.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Upload Resume' })).toHaveFocus();
  });

  it('says so when another role begins there by now, or when the server can’t be reached', async () => {
    const { user, environment } = await openForm(null);
    expect(toastStore.read()?.title).toBe('Another role begins at this line');
    await user.click(line('Nora Quist'));
    await act(async () =>
      environment.mock.reject(environment.mock.getMostRecentOperation(), new TypeError('Failed to fetch')),
    );
    expect(toastStore.read()?.title).toBe('Failed to read the role');
    expect(line('Nora Quist')).toBeVisible();
  });

  it('may begin with an unplaced line', async () => {
    const { user, environment } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Place "• Sang in the choir"' }));
    await user.click(screen.getByRole('button', { name: "A role that isn't listed begins here" }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id: ID, lineNumber: 2 });
  });
});

describe('the form of a missing role', () => {
  it('shows what was read, from which lines, and which bullet points move', async () => {
    await openForm();
    const form = await findForm();
    expect(form.getByRole('textbox', { name: /Job Title/ })).toHaveValue('Choir singer');
    expect(form.getByLabelText('Point 1')).toHaveValue('Sang in the choir');
    expect(form.getByLabelText('From your file')).toHaveTextContent('BSc Nursing, Lund University');
    expect(
      form.getByText(
        '2 bullet points from these lines will no longer be in Staff Nurse at Harbour Hospital.',
      ),
    ).toBeVisible();
  });

  it('puts a part of these lines into a field, and sends nothing without a company', async () => {
    const { user, environment } = await openForm();
    const form = await findForm();
    await user.click(form.getByRole('button', { name: 'Add role' }));
    expect(form.getByText('Please enter the company.')).toBeVisible();
    const sent = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(sent).not.toContain('useAddMissedRolesMutation');
    await user.click(form.getByRole('button', { name: 'Company: Lund University' }));
    expect(form.getByRole('textbox', { name: /Company/ })).toHaveValue('Lund University');
    expect(form.queryByText('Please enter the company.')).toBeNull();
  });

  it('adds the role, which has the focus then, with an undo', async () => {
    const { user, answer, sent } = await openForm();
    const form = await findForm();
    await user.type(form.getByRole('textbox', { name: /Company/ }), 'Cathedral');
    await user.click(form.getByRole('button', { name: 'Add role' }));
    expect(sent().input).toEqual({
      resumeImportId: ID,
      roles: [
        {
          lineNumbers: [2, 3],
          experience: {
            title: 'Choir singer',
            company: 'Cathedral',
            startDate: null,
            endDate: null,
            location: null,
            description: 'Sundays',
            bulletPoints: [{ id: null, content: 'Sang in the choir' }],
          },
        },
      ],
    });
    await answer({
      addMissedRoles: {
        __typename: 'AddMissedRolesPayload',
        changeId: 'c1',
        experiences: [ADDED.experience],
        resumeImport: { ...IMPORT, experiences: [...IMPORT.experiences, ADDED] },
        viewer: { id: 'u1', experienceCount: 3, experiences: { edges: [], pageInfo: {} } },
      },
    });
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Choir singer at Harbour Hospital' })).toHaveFocus(),
    );
    // It was just checked, without a start date as well.
    expect(screen.getAllByText('Please check:')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^A role begins here/ })).toBeNull();
    expect(toastStore.read()).toMatchObject({ title: 'Added Choir singer at Harbour Hospital' });
    act(() => toastStore.read()?.action?.run());
    expect(sent().input).toEqual({ changeId: 'c1' });
    // Another one may be missing, too.
    await user.click(screen.getByRole('button', { name: 'Add a missing role' }));
    expect(line('BSc Nursing, Lund University')).toHaveFocus();
  });

  it('keeps what was typed when the server refuses it', async () => {
    const { user, answer } = await openForm();
    const form = await findForm();
    await user.type(form.getByRole('textbox', { name: /Company/ }), 'Cathedral');
    await user.click(form.getByRole('button', { name: 'Add role' }));
    await answer({ addMissedRoles: userError('RuleError', 'At most 200 experiences can be kept.') });
    expect(form.getByText(/At most 200 experiences can be kept/)).toBeVisible();
    expect(form.getByRole('textbox', { name: /Company/ })).toHaveValue('Cathedral');
  });
});

describe('roles that look like the added one', () => {
  const TWO = '2 more parts of your file look like a role that you added. Are they roles, too?';
  const [TREES, COURSE] = [
    {
      title: 'Tree planter',
      company: 'Harbour Trust',
      location: null,
      startDate: '2014-05',
      endDate: '2015-02',
      description: null,
      bulletPoints: ['Planted trees'],
      lineNumbers: [8, 9],
    },
    {
      title: 'Student',
      company: 'Lund University',
      location: null,
      startDate: '',
      endDate: null,
      description: null,
      bulletPoints: [],
      lineNumbers: [3],
    },
  ];
  const payload = (changeId: string, experiences: object[], rolesAlike: object[]) => ({
    addMissedRoles: {
      __typename: 'AddMissedRolesPayload',
      changeId,
      experiences: experiences.map((one) => one),
      resumeImport: {
        ...IMPORT,
        rolesAlike,
        experiences: [...IMPORT.experiences, ...experiences.map((experience) => ({ ...ADDED, experience }))],
      },
      viewer: { id: 'u1', experienceCount: 3, experiences: { edges: [], pageInfo: {} } },
    },
  });
  const planter = { ...ADDED.experience, id: 'e8', title: TREES.title, company: TREES.company };
  const getBox = (name: RegExp) => screen.getByRole('checkbox', { name });

  /** Adds a role, after which the server proposes two others. */
  async function addOne() {
    const page = await openForm();
    const form = await findForm();
    await page.user.type(form.getByRole('textbox', { name: /Company/ }), 'Cathedral');
    await page.user.click(form.getByRole('button', { name: 'Add role' }));
    await page.answer(payload('c1', [ADDED.experience], [TREES, COURSE]));
    return page;
  }

  it('are asked about next, each with its dates and bullet points and the way to its lines', async () => {
    const { user } = await addOne();
    const question = await screen.findByRole('heading', { name: TWO });
    await waitFor(() => expect(question).toHaveFocus());
    expect(getBox(/Tree planter at Harbour Trust.*May 2014 - Feb 2015 · 1 bullet point/)).toBeChecked();
    expect(getBox(/^Student at Lund University$/)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Show in the file: Tree planter at Harbour Trust' }));
    const lines = within(screen.getByRole('region', { name: 'Lines of the file' }));
    expect(lines.getByText('• Planted trees').closest('mark')).not.toBeNull();
  });

  it('are added together, without those left out, and together undone', async () => {
    const { user, answer, sent } = await addOne();
    await screen.findByRole('heading', { name: TWO });
    await user.click(getBox(/Student/));
    await user.click(screen.getByRole('button', { name: 'Add 1 role' }));
    expect(sent().input).toEqual({
      resumeImportId: ID,
      roles: [
        {
          lineNumbers: [8, 9],
          experience: {
            title: 'Tree planter',
            company: 'Harbour Trust',
            location: null,
            startDate: '2014-05',
            endDate: '2015-02',
            description: null,
            bulletPoints: [{ id: null, content: 'Planted trees' }],
          },
        },
      ],
    });
    await answer(payload('c2', [ADDED.experience, planter], [COURSE]));
    expect(screen.getByRole('article', { name: 'Tree planter at Harbour Trust' })).toBeVisible();
    // What was left out was seen and isn't wanted.
    expect(screen.queryByRole('checkbox', { name: /Student/ })).toBeNull();
    expect(screen.getByRole('heading', { name: /^Is “Harbour Hospital” the company/ })).toHaveFocus();
    expect(toastStore.read()).toMatchObject({ title: 'Added 1 role' });
    act(() => toastStore.read()?.action?.run());
    expect(sent().input).toEqual({ changeId: 'c2' });
  });

  it('are not asked about again once they are no roles', async () => {
    const { user } = await addOne();
    await screen.findByRole('heading', { name: TWO });
    await user.click(screen.getByRole('button', { name: 'No, they aren’t' }));
    expect(screen.queryByText(TWO)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('stay asked about when the server refuses them', async () => {
    const { user, answer } = await addOne();
    await screen.findByRole('heading', { name: TWO });
    await user.click(screen.getByRole('button', { name: 'Add 2 roles' }));
    await answer({ addMissedRoles: userError('RuleError', 'At most 200 experiences can be kept.') });
    expect(toastStore.read()).toMatchObject({
      title: 'Failed to add the roles',
      description: 'At most 200 experiences can be kept.',
    });
    expect(screen.getByRole('heading', { name: TWO })).toBeVisible();
  });

  it('are asked about after a reload, too', async () => {
    openReview({ rolesAlike: [COURSE] });
    const one = 'One more part of your file looks like a role that you added. Is it a role, too?';
    expect(await screen.findByRole('heading', { name: one })).toBeVisible();
    expect(screen.getByRole('button', { name: 'No, it isn’t' })).toBeVisible();
  });
});
