// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DETAILS_OWNER, detail, ID, IMPORT } from '../../testing/importedResume.ts';
import { openReview } from '../../testing/openUpload.ts';
import { userError } from '../../testing/userError.ts';
import { dismissToast, toastStore } from '../../ui/toast.ts';

beforeEach(() => {
  dismissToast();
  Element.prototype.scrollIntoView = () => {};
});

const group = async (name: string) => within(await screen.findByRole('region', { name }));
const show = (name: string) => screen.findByRole('button', { name: `Show in the file: ${name}` });
const marked = () => [...document.querySelectorAll('mark')].map((line) => line.textContent);
/** The languages, one of which was there before the import. */
const SKIPPED = IMPORT.details.map((detail) =>
  detail.kind === 'LANGUAGE'
    ? { ...detail, outcome: 'SKIPPED', isInResumeDetails: detail.text === 'English (C2)' }
    : detail,
);

describe('what was found beside the roles', () => {
  it('is grouped by kind, with everything the file says of it', async () => {
    openReview();
    expect((await group('Education 1')).getByText('Lund University · 2012 – 2015')).toBeVisible();
    expect((await group('Certificates 1')).getByText('Resuscitation Council, Oct 2022')).toBeVisible();
    expect(within((await group('Languages 2')).getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect((await group('Skills 2')).getByText('Saved to your resume details.')).toBeVisible();
  });

  it('is not mentioned when there is nothing', async () => {
    openReview({ details: [] });
    await screen.findByText('Experiences found');
    expect(screen.queryByText('Also found')).toBeNull();
  });

  it('is shown in part at first when there is very much of it', async () => {
    const details = Array.from({ length: 60 }, (_, index) => detail('SKILL', `Skill ${index}`, [7]));
    const { user } = openReview({ details });
    const skills = await group('Skills 60');
    const count = () => within(skills.getByRole('list')).getAllByRole('listitem').length;
    expect(count()).toBe(50);
    await user.click(skills.getByRole('button', { name: 'Show all 60 skills' }));
    expect(count()).toBe(60);
    await user.click(skills.getByRole('button', { name: 'Show fewer' }));
    expect(count()).toBe(50);
  });

  it('leads to its lines in the file, which are opened and marked, and back', async () => {
    const { user } = openReview();
    await user.click(await show('BSc Nursing'));
    expect(marked()).toEqual(['BSc Nursing, Lund University', '2012 – 2015']);
    expect(document.activeElement).toHaveTextContent('BSc Nursing, Lund University');
    expect(document.querySelector('details')).toHaveAttribute('open');
    await user.click(await show('Charting'));
    expect(marked()).toEqual(['Triage, Charting']);
    await user.click(screen.getByRole('button', { name: 'Back to Charting' }));
    expect(await show('Charting')).toHaveFocus();
    expect(marked()).toEqual([]);
  });

  it('has its kind beside its lines', async () => {
    openReview();
    await screen.findByText('Also found');
    const lines = within(screen.getByRole('region', { name: 'Lines of the file', hidden: true }));
    expect(lines.getByText('ALS, Resuscitation Council, Oct 2022').closest('li')).toHaveTextContent(
      'Certificates',
    );
  });
});

describe('a role', () => {
  it('leads to its lines in the file', async () => {
    const { user } = openReview();
    await user.click(await show('Staff Nurse at Harbour Hospital'));
    expect(marked()).toEqual(['Staff Nurse, Harbour Hospital']);
  });

  it('of an older import, whose lines are not known, does not', async () => {
    openReview({ experiences: IMPORT.experiences.map((one) => ({ ...one, lineNumbers: [] })), details: [] });
    await screen.findByText('Experiences found');
    expect(screen.queryByRole('button', { name: /^Show in the file/ })).toBeNull();
  });
});

describe('details that were not saved', () => {
  it('are named, and can be added', async () => {
    const { user, environment } = openReview({ details: SKIPPED });
    const languages = await group('Languages 2');
    expect(
      languages.getByText('Your resume details already had languages. Not among them: Swedish (native).'),
    ).toBeVisible();
    await user.click(languages.getByRole('button', { name: 'Add these languages to your resume details' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables.input).toEqual({ resumeImportId: ID, kind: 'LANGUAGE' });
    const added = SKIPPED.map((detail) =>
      detail.text === 'Swedish (native)' ? { ...detail, outcome: 'SAVED', isInResumeDetails: true } : detail,
    );
    await act(async () =>
      environment.mock.resolve(operation, {
        data: {
          addImportedDetails: {
            __typename: 'AddImportedDetailsPayload',
            resumeImport: { id: ID, details: added },
            resumeTemplate: DETAILS_OWNER.resumeTemplate,
          },
        },
      }),
    );
    expect(
      languages.getByText('Saved to your resume details, apart from what they already had.'),
    ).toBeVisible();
    expect(languages.queryByRole('button', { name: /^Add these/ })).toBeNull();
    expect(languages.getByRole('button', { name: /^Edit/ })).toHaveFocus();
  });

  it('stay where they are when they can’t be added', async () => {
    const { user, environment } = openReview({ details: SKIPPED });
    await user.click(await screen.findByRole('button', { name: /^Add these languages/ }));
    const data = { addImportedDetails: userError('RuleError', 'There is no room for these.') };
    await act(async () => environment.mock.resolve(environment.mock.getMostRecentOperation(), { data }));
    expect(toastStore.read()).toMatchObject({
      title: 'Failed to add these',
      description: 'There is no room for these.',
    });
    expect(screen.getByRole('button', { name: /^Add these languages/ })).toBeVisible();
  });

  it('are all of them, when the details had others of the kind', async () => {
    openReview({ details: SKIPPED.map((detail) => ({ ...detail, isInResumeDetails: false })) });
    expect(
      await screen.findByText("Your resume details already had languages, so these weren't added."),
    ).toBeVisible();
  });

  it('are named when there is no room for them, without an offer to add them', async () => {
    const details = IMPORT.details.map((detail) =>
      detail.kind === 'CERTIFICATION' ? { ...detail, outcome: 'NO_ROOM', isInResumeDetails: false } : detail,
    );
    openReview({ details });
    const certificates = await group('Certificates 1');
    expect(certificates.getByText('Not saved, because there is no room for it: ALS.')).toBeVisible();
    expect(certificates.queryByRole('button', { name: /^Add these/ })).toBeNull();
  });
});

describe('correcting details', () => {
  it('opens the resume details at the field, and then says what has changed since', async () => {
    const { user, environment } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Edit skills in your resume details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resume details' }));
    const field = dialog.getByLabelText('Skills');
    expect(field).toHaveAttribute('autofocus');
    await user.clear(field);
    await user.type(field, 'Triage');
    await user.click(dialog.getByRole('button', { name: 'Save Details' }));
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
        skills: ['Triage'],
      }),
    );
    const resolve = (data: object) =>
      act(async () => environment.mock.resolve(environment.mock.getMostRecentOperation(), { data }));
    await resolve({
      updateResumeTemplate: {
        __typename: 'UpdateResumeTemplatePayload',
        resumeTemplate: { ...DETAILS_OWNER.resumeTemplate, version: 'v2', skills: ['Triage'] },
      },
    });
    await resolve({
      resumeImport: {
        ...IMPORT,
        details: IMPORT.details.map((detail) =>
          detail.text === 'Charting' ? { ...detail, isInResumeDetails: false } : detail,
        ),
      },
    });
    const skills = await group('Skills 2');
    expect(
      skills.getByText('Saved to your resume details. You have changed or removed since: Charting.'),
    ).toBeVisible();
    expect(skills.queryByRole('button', { name: /^Add these/ })).toBeNull();
  });
});

describe('lines that were not placed', () => {
  const placed = IMPORT.lines.filter(({ placement }) => placement !== 'UNPLACED');

  it('are counted', async () => {
    openReview({ lines: [...placed, ...['1', '2'].map((text) => ({ text, placement: 'UNPLACED' }))] });
    expect(await screen.findByText(/^We couldn't place these 2 lines\./)).toBeVisible();
  });

  it.each([
    ['Every line of the file was placed.', []],
    ['No other line is left over.', ['This file has 40 pages. Only the first 30 were read.']],
  ])('are none: "%s"', async (words, warnings) => {
    openReview({ lines: placed, details: [], warnings });
    expect(await screen.findByText(words)).toBeVisible();
  });
});
