// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { FakeRequest } from '../../testing/fakeRequest.ts';
import { DETAILS_OWNER, ID, RAW_ID } from '../../testing/importedResume.ts';
import { openReview, openUpload } from '../../testing/openUpload.ts';

beforeEach(() => {
  dismissToast();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

  it.each([
    ['a picture', text('me.png', 'image/png'), 'Please upload a PDF, Word document, or text file.'],
    ['a file without a type', text('resume', ''), 'Please upload a PDF, Word document, or text file.'],
  ])('keeps on the page why %s was refused, with a way on', async (_what, file, words) => {
    openUpload();
    await picker();
    fireEvent.drop(screen.getByTestId('drop-zone'), { dataTransfer: { files: [file] } });
    const reason = screen.getByRole('alert');
    expect(reason).toHaveTextContent(`${file.name} wasn't imported. ${words}`);
    expect(within(reason).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(within(reason).getByRole('link', { name: 'Paste the text' })).toHaveAttribute('href', '/profile');
  });

  it('takes none of several files, since only one would be read', async () => {
    openUpload();
    await picker();
    const files = [text('resume.txt'), text('letter.txt')];
    fireEvent.drop(screen.getByTestId('drop-zone'), { dataTransfer: { files } });
    expect(toastStore.read()).toMatchObject({ title: 'One File at a Time' });
    expect(screen.getByTestId('drop-zone')).toBeInTheDocument();
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
    // A live region reads out the whole step that changed.
    expect(screen.getByText('Sending nora.txt').closest('li')).toHaveAttribute('aria-atomic', 'true');
    expect(screen.getByText('Reading it, line by line').closest('li')).toHaveTextContent(/^Now:Reading/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(FakeRequest.last.aborted).toBe(true);
    expect(await picker()).toHaveFocus();
    expect(toastStore.read()).toBeNull();
  });

  it('is canceled by leaving the page, which says so, and asks before the tab is closed', async () => {
    const { user, router } = openUpload(undefined, {}, DETAILS_OWNER, [
      { path: '/profile', element: <h1>Bank</h1> },
    ]);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.upload(await picker(), text());
    expect(isAsked()).toBe(true);
    await act(() => router.navigate('/profile'));
    expect(FakeRequest.last.aborted).toBe(true);
    expect(toastStore.read()).toMatchObject({
      title: 'Upload canceled',
      description: 'You left the page before nora.txt was read.',
    });
    expect(isAsked()).toBe(false);
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

  it.each([
    [
      413,
      'The server takes no file as large as this one. Save it as a smaller file, or paste its text instead.',
    ],
    [429, 'There were too many uploads in a short time. Please wait a few minutes, then try again.'],
    [409, 'The server is still reading this file. Please try again in a moment.'],
    [503, "The server isn't responding right now. Please try again in a moment."],
    [500, 'There was an error processing your resume. Please try again.'],
  ])('says what to do about an answer without words for people (%i)', async (status, words) => {
    const { user } = openUpload();
    await user.upload(await picker(), text());
    const body = status === 409 ? '{"message":"This Idempotency-Key is in use."}' : '<html>';
    await act(() => FakeRequest.last.answer(status, body));
    expect(toastStore.read()?.description).toBe(
      'There was an error processing your resume. Please try again.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(`nora.txt wasn't imported. ${words}`);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(screen.queryAllByRole('link', { name: 'Paste the text' })).toHaveLength(status === 413 ? 1 : 0);
  });

  it.each([
    [true, "We couldn't reach the server. Your file is still here: check your connection, then try again."],
    [false, "You're offline. Your file is still here: try again once you're back online."],
  ])(
    'keeps the file when no server is reached (online: %s), and sends the same request again',
    async (isOnline, words) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      const { user } = openUpload();
      await user.upload(await picker(), text());
      const first = FakeRequest.last;
      await act(() => first.fail());
      expect(screen.getByRole('alert')).toHaveTextContent(words);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(FakeRequest.last).not.toBe(first);
      expect(FakeRequest.last.headers['Idempotency-Key']).toBe(first.headers['Idempotency-Key']);
      await act(() => FakeRequest.last.fail());
      await user.upload(await picker(), text());
      expect(FakeRequest.last.headers['Idempotency-Key']).not.toBe(first.headers['Idempotency-Key']);
    },
  );

  it('asks to choose a file again that the browser can no longer open', async () => {
    const file = text();
    vi.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('changed')) }),
    );
    const { user } = openUpload();
    await user.upload(await picker(), file);
    await act(() => FakeRequest.last.fail());
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't open this file.");
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await picker()).toHaveFocus();
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

it('leads to the heading when another file is to be uploaded', async () => {
  const { user } = openReview();
  const link = await screen.findByRole('link', { name: 'Upload Another Resume' });
  link.focus();
  await user.keyboard('{Enter}');
  expect(await picker()).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Upload Resume' })).toHaveFocus());
});
