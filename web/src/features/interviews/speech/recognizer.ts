/** Why nothing came of a recording: the person or the browser refused the microphone, nobody spoke, or anything else. */
export type RecognitionFailure = 'refused' | 'silent' | 'failed';

export interface RecognizerEvents {
  /** The microphone is open. */
  onStart: () => void;
  /** Somebody has begun to speak, or has stopped. */
  onSpeech: (isHeard: boolean) => void;
  /** What is heard so far and may still change. */
  onInterim: (text: string) => void;
  /** Words that are certain. */
  onText: (text: string) => void;
  onFailure: (failure: RecognitionFailure) => void;
  /** Always the last event. */
  onEnd: () => void;
}

/** One recording. */
export interface Recognizer {
  start: () => void;
  /** Ends the recording; what was heard still arrives. */
  stop: () => void;
  /** Ends it; nothing arrives any more. */
  cancel: () => void;
}

/** How the browser turns spoken words into text (`browserRecognizer.ts`). */
export type CreateRecognizer = (events: RecognizerEvents) => Recognizer;
