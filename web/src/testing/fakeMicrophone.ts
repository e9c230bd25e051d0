import { vi } from 'vitest';

/** Replaces the browser's MediaRecorder; what it records is its own name. */
export class FakeMediaRecorder {
  static last: FakeMediaRecorder;
  static types = ['audio/webm;codecs=opus'];
  static isTypeSupported = (type: string) => FakeMediaRecorder.types.includes(type);
  state: 'inactive' | 'recording' = 'inactive';
  mimeType: string;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;

  constructor(_stream: MediaStream, options: { mimeType?: string } = {}) {
    FakeMediaRecorder.last = this;
    this.mimeType = options.mimeType ?? '';
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.ondataavailable?.({ data: new Blob([]) });
    this.onstop?.();
  }
}

export interface FakeMicrophone {
  /** The level of each sample from now on, 0 to 1. */
  loudness: number;
  /** Whether the browser shows that the page listens. */
  isOpen: boolean;
  /** What asking for it comes to; by default it opens. */
  ask: ReturnType<typeof vi.fn<() => Promise<void>>>;
}

/** Replaces microphone, recorder and audio context until `vi.unstubAllGlobals()`. */
export function fakeMicrophone(): FakeMicrophone {
  const microphone: FakeMicrophone = {
    loudness: 0,
    isOpen: false,
    ask: vi.fn<() => Promise<void>>(async () => {}),
  };
  const getUserMedia = async () => {
    await microphone.ask();
    microphone.isOpen = true;
    return { getTracks: () => [{ stop: () => (microphone.isOpen = false) }] };
  };
  class Context {
    resume = async () => {};
    close = async () => {};
    createMediaStreamSource = () => ({ connect: () => {} });
    createAnalyser = () => ({
      fftSize: 0,
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(microphone.loudness),
    });
  }
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  return microphone;
}
