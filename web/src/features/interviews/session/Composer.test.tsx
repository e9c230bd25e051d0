import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMicrophone } from '../../../testing/fakeMicrophone.ts';
import { dismissToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/Toaster.tsx';
import { useSpeechInput, type SpeechService } from '../speech/useSpeechInput.ts';
import { Composer } from './Composer.tsx';
import { EMPTY_DRAFT, withHeard } from './messageDraft.ts';

const onSend = vi.fn<() => void>();
function Page({ service }: { service: SpeechService | null }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const speech = useSpeechInput({
    service,
    onText: (text) => setDraft((before) => withHeard(before, text)),
    onSpoken: () => {},
  });
  return (
    <>
      <Composer
        ref={null}
        draft={draft}
        onChange={setDraft}
        onSend={onSend}
        obstacle={null}
        problem={null}
        speech={speech}
        onRecord={speech.start}
      />
      <Toaster />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
/** What a screen reader is told of the recording; the toasts have a place of their own. */
const said = () => screen.getAllByRole('status')[0];
const upload = vi.fn<typeof fetch>();
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
let microphone: ReturnType<typeof fakeMicrophone>;

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  microphone = fakeMicrophone();
  vi.stubGlobal('fetch', upload);
  dismissToast();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an answer that the server writes down', () => {
  it('follows what was typed; until then nothing is sent, and the focus stays', async () => {
    let finish = (_response: Response) => {};
    upload.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    render(<Page service={{ name: 'OpenAI' }} />);
    expect(
      screen.getByText('Your recording is sent to OpenAI to be written down and isn’t kept.'),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Your answer'), 'As I said:');
    await user.click(button('Start Recording'));
    await pass(10);
    expect(button('Stop Recording')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Stop Recording')).toHaveFocus();
    expect(button('Send')).toBeDisabled();
    expect(screen.getByText('Stop recording to send your answer.')).toBeVisible();
    expect(said()).toHaveTextContent('Recording. Speak now.');
    await pass(12_300);
    expect(screen.getByRole('timer')).toHaveTextContent('0:12');

    await user.click(button('Stop Recording'));
    expect(said()).toHaveTextContent('Writing down what you said...');
    expect(button('Start Recording')).toHaveFocus();
    expect(button('Start Recording')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Start Recording'));
    expect(screen.getByText('Writing down what you said...')).toBeVisible();

    finish(Response.json({ text: 'I led a ward.' }));
    await pass(10);
    expect(screen.getByLabelText('Your answer')).toHaveValue('As I said: I led a ward.');
    expect(button('Send')).toBeEnabled();
    expect(screen.queryByText('Writing down what you said...')).toBeNull();
  });

  it('moves with the voice, and says so when nothing is heard', async () => {
    render(<Page service={{ name: null }} />);
    expect(screen.getByText('Your recording is sent to be written down and isn’t kept.')).toBeVisible();
    await user.click(button('Start Recording'));
    await pass(10);
    await pass(5_000);
    expect(said()).toHaveTextContent('Nothing is heard. Is your microphone on?');
    const heights = () =>
      [...screen.getByTestId('level').children].map((bar) => bar instanceof HTMLElement && bar.style.height);
    const silent = heights();
    microphone.loudness = 0.2;
    await pass(1_000);
    expect(heights()).not.toEqual(silent);
    expect(said()).toHaveTextContent('Recording. Speak now.');
  });

  it('says half a minute before that five minutes end', async () => {
    render(<Page service={{ name: 'OpenAI' }} />);
    await user.click(button('Start Recording'));
    await pass(10);
    microphone.loudness = 0.2;
    await pass(269_000);
    expect(said()).toHaveTextContent('Recording. Speak now.');
    await pass(1_500);
    expect(said()).toHaveTextContent(/^Recording ends by itself at 5:00/);
  });

  it('is given up with Cancel, which gives the focus back', async () => {
    render(<Page service={{ name: 'OpenAI' }} />);
    await user.click(button('Start Recording'));
    await pass(10);
    await user.click(button('Cancel'));
    expect(button('Start Recording')).toHaveFocus();
    expect(upload).not.toHaveBeenCalled();
  });

  it('is kept when that fails, with the documented words, and needn’t be spoken again', async () => {
    upload.mockResolvedValueOnce(Response.json({ message: 'The service is busy.' }, { status: 503 }));
    render(<Page service={{ name: 'OpenAI' }} />);
    await user.click(button('Start Recording'));
    await pass(1_000);
    await user.click(button('Stop Recording'));
    await pass(10);
    expect(screen.getByText('Speech Recognition Error')).toBeVisible();
    expect(screen.getAllByText('Failed to recognize speech. Please try again.')).not.toHaveLength(0);
    expect(screen.getByText('The service is busy.')).toBeVisible();
    await user.type(screen.getByLabelText('Your answer'), 'So:{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByText('First have your recording written down, or discard it.')).toBeVisible();
    upload.mockResolvedValueOnce(Response.json({ text: 'I led a ward.' }));
    await user.click(button('Try Again'));
    await pass(10);
    expect(screen.getByLabelText('Your answer')).toHaveValue('So: I led a ward.');
    expect(button('Start Recording')).toHaveFocus();
  });

  it('says what to do where the microphone was refused; typing goes on', async () => {
    microphone.ask.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    render(<Page service={{ name: 'OpenAI' }} />);
    await user.click(button('Start Recording'));
    await pass(10);
    expect(screen.getByText(/Allow it in your browser’s settings, or type your answers\.$/)).toBeVisible();
    await user.type(screen.getByLabelText('Your answer'), 'Typed.{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });
});

it('without a service nothing is said of sending, and the browser is asked', async () => {
  render(<Page service={null} />);
  expect(screen.queryByText(/Your recording is sent/)).toBeNull();
  await user.click(button('Start Recording'));
  expect(screen.getByText('Speech Recognition Not Supported')).toBeVisible();
  expect(microphone.ask).not.toHaveBeenCalled();
});
