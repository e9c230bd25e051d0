// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { FakeRequest } from '../../testing/fakeRequest.ts';
import { DETAILS_OWNER, ID, RAW_ID } from '../../testing/importedResume.ts';
import { openUpload } from '../../testing/openUpload.ts';

beforeEach(() => {
  dismissToast();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

const picker = () => screen.findByLabelText('Choose a file');
const text = (name = 'nora.txt', type = 'text/plain') => new File(['Nora Quist'], name, { type });

describe('before anything is sent', () => {
  it('offers every kind of text document', async () => {
    openUpload();
    expect(await picker()).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt,.odt,.rtf,.md,.html,.htm');
  });

  it.each([
    ['OpenAI', { name: 'OpenAI' }, /^The text is also sent to OpenAI to be read .* contact details\.$/],
    ['a service without a name', { name: null }, /^The text is also sent to an AI service to be read/],
  ])('says that %s reads the text, too', async (_whom, readingService, sentence) => {
    openUpload(undefined, null, { ...DETAILS_OWNER, readingService });
    await picker();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('says nothing of a service where there is none', async () => {
    openUpload();
    await picker();
    expect(screen.queryByText(/also sent to/)).toBeNull();
  });

  it('refuses a file over 10 MB', async () => {
    const { user } = openUpload();
    const file = text();
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    await user.upload(await picker(), file);
    expect(toastStore.read()).toMatchObject({
      title: 'File Too Large',
      description: 'Please upload a file smaller than 10MB.',
    });
    expect(await picker()).toBeInTheDocument();
  });

  it('refuses other file types, also when dropped', async () => {
    openUpload();
    await picker();
    const files = [text('me.png', 'image/png')];
    fireEvent.drop(screen.getByTestId('drop-zone'), { dataTransfer: { files } });
    expect(toastStore.read()).toMatchObject({
      title: 'Invalid File Type',
      description: 'Please upload a PDF, Word document, or text file.',
    });
  });
});

describe('while it is processed', () => {
  it('shows progress, and can be canceled', async () => {
    const { user } = openUpload();
    await user.upload(await picker(), text());
    act(() => FakeRequest.last.sent(40));
    expect(screen.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute('value', '0.4');
    expect(screen.getByText('Sending nora.txt').closest('li')).toHaveAttribute('aria-current', 'step');
    act(() => FakeRequest.last.sent(100));
    expect(screen.getByText('Reading it, line by line').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(FakeRequest.last.aborted).toBe(true);
    expect(await picker()).toBeInTheDocument();
    expect(toastStore.read()).toBeNull();
  });

  it('can go on without waiting for the AI service, which sends the file once more', async () => {
    const { user } = openUpload(undefined, null, { ...DETAILS_OWNER, readingService: { name: 'OpenAI' } });
    await user.upload(await picker(), text());
    expect(FakeRequest.last.path).toBe('/api/upload-resume');
    expect(screen.queryByRole('button', { name: /wait/ })).toBeNull();
    act(() => FakeRequest.last.sent(100));
    const waiting = FakeRequest.last;
    await user.click(screen.getByRole('button', { name: "Don't wait for OpenAI" }));
    expect(waiting.aborted).toBe(true);
    expect(FakeRequest.last.path).toBe('/api/upload-resume?engine=embedded');
    expect(screen.getByRole('group', { name: 'Importing your resume' })).toHaveFocus();
    act(() => FakeRequest.last.sent(100));
    expect(screen.queryByRole('button', { name: /wait/ })).toBeNull();
  });

  it('offers that only where there is such a service', async () => {
    const { user } = openUpload();
    await user.upload(await picker(), text());
    act(() => FakeRequest.last.sent(100));
    expect(screen.queryByRole('button', { name: /wait/ })).toBeNull();
  });

  it.each([
    [422, '{"message":"This PDF is protected by a password."}', 'This PDF is protected by a password.'],
    [502, '<html>', 'There was an error processing your resume. Please try again.'],
    [200, '{}', 'There was an error processing your resume. Please try again.'],
  ])('goes back to idle after a failure (%i), with the reason and the file', async (status, body, words) => {
    const { user } = openUpload();
    await user.upload(await picker(), text());
    await act(() => FakeRequest.last.answer(status, body));
    expect(toastStore.read()).toMatchObject({ title: 'Upload Failed', description: words });
    expect(await picker()).toBeInTheDocument();
    const failed = FakeRequest.last;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(FakeRequest.last).not.toBe(failed);
  });

  it('shows the review at its own address after success', async () => {
    const { user, router } = openUpload();
    await user.upload(await picker(), text());
    await FakeRequest.last.answer(
      200,
      JSON.stringify({ message: 'Found', importId: RAW_ID, experiences: [] }),
    );
    const heading = await screen.findByRole('heading', { name: 'Found 2 new experiences in your resume.' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(router.state.location.search).toBe(`?import=${encodeURIComponent(ID)}`);
  });
});
