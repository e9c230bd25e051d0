import type { RecognitionFailure } from './recognizer.ts';
import type { MicrophoneFailure } from './recording/soundRecorder.ts';

const TITLE = 'Speech Recognition Error';

/** What is said when recording didn't work (docs/product.md#messages); typing always does. */
export const SPEECH_FAILURES: Record<
  RecognitionFailure | MicrophoneFailure,
  { title: string; description: string }
> = {
  unsupported: {
    title: 'Speech Recognition Not Supported',
    description: "Your browser doesn't support speech recognition. Please type your response.",
  },
  refused: {
    title: TITLE,
    description:
      'The microphone isn’t allowed for this page. Allow it in your browser’s settings, or type your answers.',
  },
  missing: {
    title: TITLE,
    description: 'No microphone was found. Connect one and try again, or type your answers.',
  },
  silent: { title: TITLE, description: 'Nothing was heard. Please try again, or type your answer.' },
  failed: { title: TITLE, description: 'Failed to recognize speech. Please try again.' },
};
