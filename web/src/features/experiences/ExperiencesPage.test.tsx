// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import type { MockEnvironment } from 'relay-test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import query, { type ExperiencesPageQuery } from '../../__generated__/ExperiencesPageQuery.graphql.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { reply } from '../../testing/reply.ts';
import { userError } from '../../testing/userError.ts';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { experienceDrafts } from './form/ExperienceDialog.tsx';
import { ExperiencesPage } from './ExperiencesPage.tsx';
import { getExperienceConnectionId } from './experienceConnection.ts';
import { orderExperiences } from './experienceStore.ts';
import { jobDrafts } from '../job-postings/JobAnalyzer.tsx';
import { pasteDrafts } from './pasting/pasteDrafts.ts';

const bullet = (id: string, content: string, origin = 'WRITTEN') => ({
  __typename: 'BulletPoint',
  id,
  content,
  origin,
});
const NURSE = {
  __typename: 'Experience',
  id: 'e1',
  version: 'v1',
  title: 'Staff Nurse',
  company: 'Harbour Hospital',
  startDate: '2021-03',
  endDate: null,
  location: 'Galway',
  description: 'Surgical ward',
  bulletPoints: [
    bullet('b1', 'Led the night shift'),
    bullet('b2', 'Trained 6 colleagues'),
    bullet('b3', 'Cut late discharges to 7 a month', 'DERIVED'),
  ],
};
const VOLUNTEER = {
  ...NURSE,
  id: 'e2',
  title: 'Volunteer',
  company: 'Red Tent',
  startDate: '2018',
  endDate: '2020',
  bulletPoints: [bullet('b4', 'Drove the first-aid car')],
};
const TEMPLATE = {
  id: 't1',
  version: 't-v1',
  fullName: 'Mara Quill',
  email: '',
  phone: '',
  location: '',
  linkedIn: '',
  website: '',
  summary: '',
  skills: [],
  certifications: [],
  sections: [],
  languages: [],
  education: [],
};

async function open(experiences: object[], readingService: object | null = null) {
  const { environment, user } = renderRoute<ExperiencesPageQuery>(ExperiencesPage, {
    query: { request: query },
  });
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
  reply(environment, {
    viewer: {
      id: 'u1',
      experienceCount: experiences.length,
      readingService,
      resumeTemplate: TEMPLATE,
      experiences: {
        edges: experiences.map((node) => ({ cursor: 'c', node })),
        pageInfo: { endCursor: 'c', hasNextPage: false },
      },
    },
  });
  await screen.findByRole('heading', { name: 'My Experience' });
  if (experiences.length > 0) await screen.findAllByRole('button', { name: /^Move / });
  return { environment, user };
}

function sent(environment: MockEnvironment): unknown {
  return environment.mock.getMostRecentOperation().request.variables.input;
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Your experiences' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

const toastTitle = () => toastStore.read()?.title;

beforeEach(() => {
  sessionStorage.clear();
  dismissToast();
  pasteDrafts.drop('paste');
  jobDrafts.drop('job');
  experienceDrafts.drop('new');
  experienceDrafts.drop('e1');
});

describe('the list', () => {
  it('says what to do when empty', async () => {
    await open([]);
    expect(screen.getByText('No experiences yet. Add your first experience to get started!')).toBeVisible();
  });

  it('shows title, company, dates, place and the first 2 bullets, the rest on demand', async () => {
    const { user } = await open([NURSE]);
    const card = within(screen.getByRole('article', { name: 'Staff Nurse at Harbour Hospital' }));
    expect(card.getByText('Mar 2021 - Present · Galway')).toBeVisible();
    expect(card.queryByText(/Cut late discharges/)).toBeNull();
    await user.click(card.getByRole('button', { name: '+1 more bullet points', expanded: false }));
    expect(card.getByText(/Cut late discharges/)).toHaveTextContent('from a tailored resume');
    expect(card.getByText('Led the night shift')).not.toHaveTextContent('from a tailored resume');
    await user.click(card.getByRole('button', { name: 'Show less', expanded: true }));
    expect(card.queryByText(/Cut late discharges/)).toBeNull();
  });

  it('shows the description, the whole of a long one on demand, and names a role without a title', async () => {
    const long = 'Ran the ward. '.repeat(20).trim();
    const { user } = await open([NURSE, { ...VOLUNTEER, title: '', description: long }]);
    expect(screen.getByText('Surgical ward')).toBeVisible();
    const card = within(screen.getByRole('article', { name: 'Untitled role at Red Tent' }));
    expect(card.getByRole('heading', { name: 'Untitled role' })).toBeVisible();
    expect(card.getByText(long)).toHaveClass('line-clamp-2');
    await user.click(card.getByRole('button', { name: 'Show the full description' }));
    expect(card.getByText(long)).not.toHaveClass('line-clamp-2');
  });

  it('shows a new order at once', async () => {
    const { environment } = await open([NURSE, VOLUNTEER]);
    act(() =>
      environment.commitUpdate((store) =>
        orderExperiences(store, getExperienceConnectionId('u1'), ['e2', 'e1']),
      ),
    );
    expect(titles()).toEqual(['Volunteer', 'Staff Nurse']);
  });

  it('asks before deleting, and deletes', async () => {
    const { environment, user } = await open([NURSE, VOLUNTEER]);
    await user.click(screen.getByRole('button', { name: 'Delete Volunteer at Red Tent' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Are you sure you want to delete this experience?');
    await user.click(screen.getByRole('button', { name: 'Delete experience' }));
    expect(sent(environment)).toEqual({ id: 'e2' });
    reply(environment, {
      deleteExperience: {
        __typename: 'DeleteExperiencePayload',
        deletedExperienceId: 'e2',
        viewer: { id: 'u1', experienceCount: 1 },
      },
    });
    expect(titles()).toEqual(['Staff Nurse']);
    await waitFor(() => expect(toastTitle()).toBe('Experience deleted successfully'));
  });
});

describe('the dialog', () => {
  it('sends the ids of existing bullets, the year and the description, and says that it worked', async () => {
    const { environment, user } = await open([VOLUNTEER]);
    await user.click(screen.getByRole('button', { name: 'Edit Volunteer at Red Tent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add bullet point' }));
    await user.type(dialog.getByLabelText('Point 2'), 'Taught first aid');
    await user.click(dialog.getByRole('button', { name: 'Update Experience' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(sent(environment)).toEqual({
      id: 'e2',
      version: 'v1',
      experience: {
        title: 'Volunteer',
        company: 'Red Tent',
        startDate: '2018',
        endDate: '2020',
        location: 'Galway',
        description: 'Surgical ward',
        bulletPoints: [
          { id: 'b4', content: 'Drove the first-aid car' },
          { id: null, content: 'Taught first aid' },
        ],
      },
    });
    reply(environment, {
      updateExperience: {
        __typename: 'UpdateExperiencePayload',
        experience: { ...VOLUNTEER, title: 'Driver' },
      },
    });
    await waitFor(() => expect(toastTitle()).toBe('Experience updated successfully'));
    expect(titles()).toEqual(['Driver']);
  });

  it('never overwrites changes from another tab: it keeps what was typed and shows the other version', async () => {
    const { environment, user } = await open([VOLUNTEER]);
    await user.click(screen.getByRole('button', { name: 'Edit Volunteer at Red Tent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Job Title'));
    await user.type(dialog.getByLabelText('Job Title'), 'First-aid driver');
    await user.click(dialog.getByRole('button', { name: 'Update Experience' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    reply(environment, { updateExperience: userError('ConflictError', 'Changed.') });
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    reply(environment, {
      experience: {
        ...VOLUNTEER,
        version: 'v2',
        title: 'Volunteer driver',
        location: 'Cork',
        bulletPoints: [...VOLUNTEER.bulletPoints, bullet('b5', 'Trained two drivers')],
      },
    });
    const note = await dialog.findByRole('region', { name: 'Changed somewhere else' });
    await waitFor(() => expect(note).toHaveFocus());
    expect(note).toHaveTextContent('The other version says:Job Title: Volunteer driver');
    expect(note).toHaveTextContent('Location: CorkNew bullet point: Trained two drivers');
    expect(dialog.getByLabelText('Job Title')).toHaveValue('First-aid driver');
    expect(dialog.getByLabelText(/^Location/)).toHaveValue('Cork');
    expect(dialog.getByLabelText('Point 2')).toHaveValue('Trained two drivers');

    await user.click(dialog.getByRole('button', { name: 'Update Experience' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(sent(environment)).toMatchObject({
      version: 'v2',
      experience: { title: 'First-aid driver', location: 'Cork' },
    });
  });

  it('adds to the list and the count, and shows the server’s errors beside their fields', async () => {
    const { environment, user } = await open([NURSE]);
    await user.click(screen.getByRole('button', { name: 'Manually Add Experience' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: /^Remove bullet/ })).toBeNull();
    await user.type(dialog.getByLabelText('Job Title'), 'Volunteer');
    await user.type(dialog.getByLabelText('Company'), 'Red Tent');
    await user.click(dialog.getByRole('button', { name: 'Add Experience' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    reply(environment, {
      createExperience: userError('ValidationError', 'The company name is odd.', [
        { path: 'company', message: 'The company name is odd.' },
      ]),
    });
    await waitFor(() => expect(toastTitle()).toBe('Failed to add experience'));
    expect(dialog.getByLabelText('Company')).toHaveAccessibleDescription('The company name is odd.');
    expect(dialog.getByLabelText('Job Title')).toHaveValue('Volunteer');
    await user.click(dialog.getByRole('button', { name: 'Add Experience' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    reply(environment, {
      createExperience: { __typename: 'CreateExperiencePayload', experience: VOLUNTEER },
    });
    await waitFor(() => expect(toastTitle()).toBe('Experience added successfully'));
    expect(titles()).toEqual(['Staff Nurse', 'Volunteer']);
    expect(screen.getByText(/^2 experiences/)).toBeVisible();
  });

  it('keeps what was typed when closed, and restores what was canceled', async () => {
    const { user } = await open([]);
    const openDialog = () => user.click(screen.getByRole('button', { name: 'Manually Add Experience' }));
    await openDialog();
    await user.type(await screen.findByLabelText('Job Title'), 'Volunteer');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await openDialog();
    expect(await screen.findByLabelText('Job Title')).toHaveValue('Volunteer');
    expect(screen.getByText("You typed this earlier and haven't saved it.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    act(() => toastStore.read()?.action?.run());
    expect(await screen.findByLabelText('Job Title')).toHaveValue('Volunteer');
  });
});

describe('leaving the page', () => {
  it('keeps what was typed in an open dialog, and warns before a reload', async () => {
    const { user } = await open([NURSE]);
    await user.click(screen.getByRole('button', { name: 'Edit Staff Nurse at Harbour Hospital' }));
    await user.type(await screen.findByLabelText('Job Title'), ' in charge');
    const reload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(reload);
    expect(reload.defaultPrevented).toBe(true);
    cleanup();
    expect(experienceDrafts.read('e1')?.title).toBe('Staff Nurse in charge');
  });
});

describe('pasting', () => {
  it('parses, lets people correct, and adds all', async () => {
    const { environment, user } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Paste Your Experience' }));
    const dialog = within(await screen.findByRole('dialog'));
    const text = dialog.getByLabelText('Your experience');
    expect(dialog.getByRole('button', { name: 'Parse Experience' })).toBeDisabled();
    await user.type(text, '{Control>}{Enter}{/Control}');
    expect(toastTitle()).toBe('Please paste your experience text first');
    await user.type(text, 'Volunteer');
    await user.click(dialog.getByRole('button', { name: 'Parse Experience' }));
    expect(dialog.getByRole('button', { name: 'Parsing Experience...' })).toBeDisabled();
    reply(environment, {
      parseExperiences: userError('RuleError', 'We could not find a job in this text.'),
    });
    await waitFor(() => expect(toastTitle()).toBe('Failed to parse experience text. Please try again.'));
    expect(text).toHaveValue('Volunteer');
    expect(text).toHaveAccessibleDescription(/We could not find a job in this text\./);

    await user.click(dialog.getByRole('button', { name: 'Parse Experience' }));
    const read = {
      title: 'Volunteer',
      company: '',
      startDate: '2018',
      endDate: '2020',
      location: 'Galway',
      description: '',
      bulletPoints: ['Drove the car'],
    };
    reply(environment, {
      parseExperiences: { __typename: 'ParseExperiencesPayload', experiences: [read], warnings: [] },
    });
    await waitFor(() => expect(toastTitle()).toBe('Parsed 1 experiences from your text'));
    await user.click(dialog.getByRole('button', { name: 'Add All 1 Experiences' }));
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    await user.type(dialog.getByLabelText('Company'), 'Red Tent');
    await user.click(dialog.getByRole('button', { name: 'Add All 1 Experiences' }));
    expect(dialog.getByRole('button', { name: 'Adding Experiences...' })).toBeDisabled();
    expect(sent(environment)).toEqual({
      experiences: [
        {
          title: 'Volunteer',
          company: 'Red Tent',
          startDate: '2018',
          endDate: '2020',
          location: 'Galway',
          description: null,
          bulletPoints: [{ content: 'Drove the car' }],
        },
      ],
    });
    reply(environment, {
      createExperiences: { __typename: 'CreateExperiencesPayload', experiences: [VOLUNTEER] },
    });
    await waitFor(() => expect(toastTitle()).toBe('All experiences have been added to your profile'));
    expect(titles()).toEqual(['Volunteer']);
    expect(pasteDrafts.read('paste')).toMatchObject({ text: '', items: null });
  });

  it('need not wait for an AI service: the built-in engine reads the text alone', async () => {
    const { environment, user } = await open([], { name: 'OpenAI' });
    await user.click(screen.getByRole('button', { name: 'Paste Your Experience' }));
    const dialog = within(await screen.findByRole('dialog'));
    const text = dialog.getByLabelText('Your experience');
    await user.type(text, 'Cook, Globex, 2019 - 2021');
    await user.click(dialog.getByRole('button', { name: 'Parse Experience' }));
    expect(sent(environment)).toEqual({ text: 'Cook, Globex, 2019 - 2021', engine: null });
    const waiting = environment.mock.getMostRecentOperation();
    await user.click(dialog.getByRole('button', { name: "Don't wait for OpenAI" }));
    expect(sent(environment)).toEqual({ text: 'Cook, Globex, 2019 - 2021', engine: 'EMBEDDED' });
    expect(environment.mock.getAllOperations()).not.toContain(waiting);
    expect(text).toHaveFocus();
    expect(dialog.queryByRole('button', { name: /^Don't wait/ })).toBeNull();
    expect(text).not.toHaveAccessibleDescription(/still here/);
    reply(environment, { parseExperiences: userError('RuleError', 'We could not find a job in this text.') });
    await waitFor(() => expect(text).toHaveAccessibleDescription(/We could not find a job in this text\./));
  });

  it('has nothing to wait for where only the built-in engine reads', async () => {
    const { user } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Paste Your Experience' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Your experience'), 'Cook');
    await user.click(dialog.getByRole('button', { name: 'Parse Experience' }));
    expect(dialog.queryByRole('button', { name: /^Don't wait/ })).toBeNull();
  });
});

describe('the job analyzer', () => {
  it('keeps the text with the server’s error, then shows one tip per line and leads to the builder', async () => {
    const { environment, user } = await open([NURSE]);
    const text = screen.getByLabelText('Paste Job URL or Description');
    expect(screen.getByRole('button', { name: 'Start Building' })).toBeDisabled();
    await user.type(text, 'https://example.com/job');
    await user.click(screen.getByRole('button', { name: 'Start Building' }));
    expect(screen.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    reply(environment, {
      analyzeJobPosting: userError('RuleError', 'Please paste the text of the posting.'),
    });
    await waitFor(() =>
      expect(toastTitle()).toBe('Failed to analyze job posting. Please check the URL and try again.'),
    );
    expect(text).toHaveValue('https://example.com/job');
    await waitFor(() => expect(text).toHaveAccessibleDescription(/Please paste the text of the posting\./));
    expect(text).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Start Building' }));
    expect(screen.getByText(/Opening the page and reading the posting\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(environment.mock.getAllOperations()).toEqual([]);
    expect(text).toHaveValue('https://example.com/job');
    expect(text).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Start Building' }));
    reply(environment, {
      analyzeJobPosting: {
        __typename: 'AnalyzeJobPostingPayload',
        jobPosting: {
          id: 'Sm9i=',
          title: 'Nurse',
          company: 'Lindqvist Clinic',
          blurb: 'A ward of 28 beds.',
          personalizedTips: 'Put wound care first.\nName the ward.\n',
          notices: [],
        },
      },
    });
    await waitFor(() => expect(toastTitle()).toBe('Job description analyzed successfully'));
    const tips = screen.getByRole('heading', { name: 'Tips for this application' }).parentElement;
    expect(
      within(tips!)
        .getAllByRole('listitem')
        .map((tip) => tip.textContent),
    ).toEqual(['Put wound care first.', 'Name the ward.']);
    expect(screen.getByRole('link', { name: 'Continue in the resume builder' })).toHaveAttribute(
      'href',
      '/resume-builder?posting=Sm9i%3D',
    );
  });
});

describe('merging and splitting', () => {
  const viewer = (experiences: object[]) => ({
    id: 'u1',
    experienceCount: experiences.length,
    experiences: {
      edges: experiences.map((node) => ({ cursor: 'c', node })),
      pageInfo: { endCursor: 'c', hasNextPage: false },
    },
  });
  const merged = {
    title: 'Staff Nurse',
    company: 'Harbour Hospital',
    location: null,
    startDate: '2018',
    endDate: null,
  };
  // happy-dom has no popovers: what is in the menu is always there.
  beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover() {} }));
  const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) =>
    user.click(within(screen.getByRole('article', { name })).getByText(action));

  it('merges with the chosen role, shows the new list and undoes it', async () => {
    const { user, environment } = await open([NURSE, VOLUNTEER]);
    await choose(user, 'Staff Nurse at Harbour Hospital', 'Merge with another role');
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
        id: 'e1',
        merging: true,
      }),
    );
    const edges = [
      { cursor: 'c1', node: { ...NURSE, ifMergedInto: merged } },
      { cursor: 'c2', node: { ...VOLUNTEER, ifMergedInto: merged } },
    ];
    reply(environment, {
      experience: NURSE,
      viewer: { id: 'u1', experiences: { pageInfo: { endCursor: 'c2', hasNextPage: false }, edges } },
    });
    await screen.findByRole('button', { name: /^Volunteer at Red Tent/ });
    const choice = within(screen.getByRole('dialog', { name: 'Merge with which role?' }));
    expect(choice.queryByText('Staff Nurse at Harbour Hospital')).toBeNull();
    await user.click(choice.getByRole('button', { name: /^Volunteer at Red Tent/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Merge two roles' }));
    await user.clear(dialog.getByLabelText('Job Title'));
    await user.click(dialog.getByRole('button', { name: 'Merge roles' }));
    expect(await dialog.findByText('Please enter the job title.')).toBeVisible();
    await user.type(dialog.getByLabelText('Job Title'), 'Nurse');
    await user.click(dialog.getByRole('button', { name: 'Merge roles' }));
    await waitFor(() =>
      expect(sent(environment)).toEqual({
        id: 'e1',
        mergedExperienceId: 'e2',
        role: { ...merged, title: 'Nurse' },
      }),
    );
    const bulletPoints = [...NURSE.bulletPoints, ...VOLUNTEER.bulletPoints];
    const experience = { ...NURSE, title: 'Nurse', bulletPoints };
    reply(environment, {
      mergeExperiences: {
        __typename: 'MergeExperiencesPayload',
        changeId: 'c1',
        experience,
        viewer: viewer([experience]),
      },
    });
    await waitFor(() => expect(titles()).toEqual(['Nurse']));
    expect(toastStore.read()).toMatchObject({
      title: 'Merged into Nurse at Harbour Hospital',
      action: { label: 'Undo' },
    });
    act(() => toastStore.read()?.action?.run());
    expect(sent(environment)).toEqual({ changeId: 'c1' });
    reply(environment, {
      undoExperienceChange: {
        __typename: 'UndoExperienceChangePayload',
        experiences: [NURSE, VOLUNTEER],
        viewer: viewer([NURSE, VOLUNTEER]),
      },
    });
    await waitFor(() => expect(titles()).toEqual(['Staff Nurse', 'Volunteer']));
  });

  it('offers the whole bank to merge with, loading the remaining pages by itself', async () => {
    const { user, environment } = await open([NURSE, VOLUNTEER]);
    await choose(user, 'Staff Nurse at Harbour Hospital', 'Merge with another role');
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const page = (cursor: string, node: object, hasNextPage: boolean) => ({
      __typename: 'User',
      id: 'u1',
      experiences: {
        edges: [{ cursor, node: { ...node, ifMergedInto: merged } }],
        pageInfo: { endCursor: cursor, hasNextPage },
      },
    });
    reply(environment, { experience: NURSE, viewer: page('c1', VOLUNTEER, true) });
    // The dialog may open after its content is there.
    await waitFor(() => expect(screen.getByText('Loading the rest of your experiences...')).toBeVisible());
    const dialog = within(screen.getByRole('dialog', { name: 'Merge with which role?' }));
    const next = () => environment.mock.getMostRecentOperation();
    expect(next().request.variables).toMatchObject({ into: 'e1', cursor: 'c1' });
    act(() => environment.mock.reject(next(), new Error('offline')));
    expect(await dialog.findByText("We couldn't load the rest of your experiences.")).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    reply(environment, { node: page('c2', { ...VOLUNTEER, id: 'e3', title: 'Driver' }, false) });
    expect(await dialog.findByRole('button', { name: /^Driver at Red Tent/ })).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Volunteer at Red Tent/ })).toBeVisible();
    expect(dialog.queryByText('Loading the rest of your experiences...')).toBeNull();
  });

  it('splits at the chosen bullet, and keeps what was typed when the server refuses', async () => {
    const { user, environment } = await open([NURSE, VOLUNTEER]);
    expect(
      within(screen.getByRole('article', { name: 'Volunteer at Red Tent' })).queryByText(
        'Split into two roles',
      ),
    ).toBeNull();
    await choose(user, 'Staff Nurse at Harbour Hospital', 'Split into two roles');
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
        id: 'e1',
        merging: false,
      }),
    );
    reply(environment, { experience: NURSE, viewer: { id: 'u1' } });
    await screen.findByRole('radio', { name: /^Led the night shift/ });
    const dialog = within(screen.getByRole('dialog', { name: 'Split into two roles' }));
    expect(dialog.getByRole('radio', { name: /^Led the night shift/ })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /^Trained 6 colleagues/ }));
    await user.type(dialog.getByLabelText('Job Title'), 'Trainer');
    await user.click(dialog.getByRole('button', { name: 'Split role' }));
    await waitFor(() =>
      expect(sent(environment)).toMatchObject({
        id: 'e1',
        bulletPointId: 'b2',
        role: { title: 'Trainer', company: 'Harbour Hospital', location: 'Galway', startDate: null },
      }),
    );
    const message = 'At most 200 experiences can be kept. Please delete some first.';
    reply(environment, { splitExperience: userError('RuleError', message) });
    expect(await dialog.findByText(`${message} What you typed is still here.`)).toBeVisible();
    expect(dialog.getByLabelText('Job Title')).toHaveValue('Trainer');
    expect(toastTitle()).toBe('Failed to split the role');
  });
});
