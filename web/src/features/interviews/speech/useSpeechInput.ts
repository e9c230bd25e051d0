import { useLeaveWarning } from '../../../lib/useLeaveWarning.ts';
import { toast } from '../../../ui/toast.ts';
import { useRecording, type RecordingControl } from './recording/useRecording.ts';
import { SPEECH_FAILURES } from './speechTexts.ts';
import { useSpeechRecognition, type SpeechRecognitionControl } from './useSpeechRecognition.ts';

/** What writes down recordings; `name` is null for a server in the installation's own network. */
export interface SpeechService {
  name: string | null;
}

interface SpeechInputOptions {
  /** Null: the browser has to do it, if it can. */
  service: SpeechService | null;
  onText: (text: string) => void;
  onSpoken: (seconds: number) => void;
}

/** Spoken answers, by whichever way this installation and this browser have (docs/product.md#interview-practice). */
export interface SpeechInput {
  /** What records: the server writes it down, or the browser. */
  via: { service: SpeechService; recording: RecordingControl } | { recognition: SpeechRecognitionControl };
  /** It is recording, or waits for the microphone. */
  isOn: boolean;
  /** Speech that hasn't become text: it would be lost. */
  isUnfinished: boolean;
  /** Why an answer can't be sent now; null if it can. */
  obstacle: string | null;
  start: () => void;
  /** Ends the recording; what was said still arrives. */
  stop: () => void;
  /** Ends it; nothing arrives any more. */
  cancel: () => void;
  /** Ends it because the answer is sent. Returns what was heard and isn't in the answer yet. */
  take: () => { interim: string; seconds: number };
}

const OBSTACLES: Partial<Record<RecordingControl['state'], string>> = {
  asking: 'Stop recording to send your answer.',
  recording: 'Stop recording to send your answer.',
  writing: 'Your answer can be sent when your words are here.',
  kept: 'First have your recording written down, or discard it.',
};

export function useSpeechInput({ service, onText, onSpoken }: SpeechInputOptions): SpeechInput {
  const recognition = useSpeechRecognition({
    onText,
    onSpoken,
    onFailure: (failure) => toast({ ...SPEECH_FAILURES[failure], tone: 'failure' }),
  });
  const recording = useRecording({
    onText,
    onSpoken,
    onFailure: (failure, message) =>
      toast({ ...SPEECH_FAILURES[failure], ...(message && { description: message }), tone: 'failure' }),
  });
  useLeaveWarning(() => recording.state !== 'off' && recording.state !== 'asking');
  if (service)
    return {
      via: { service, recording },
      isOn: recording.state === 'asking' || recording.state === 'recording',
      isUnfinished: recording.state !== 'off',
      obstacle: OBSTACLES[recording.state] ?? null,
      start: recording.start,
      stop: recording.stop,
      cancel: recording.cancel,
      // Nothing can be sent before its words are there.
      take: () => ({ interim: '', seconds: 0 }),
    };
  return {
    via: { recognition },
    isOn: recognition.state !== 'off',
    isUnfinished: false,
    obstacle: null,
    start: recognition.start,
    stop: recognition.stop,
    cancel: () => void recognition.take(),
    take: recognition.take,
  };
}
