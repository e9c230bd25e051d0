import type { ResumeDocument } from './resume-document.ts';

/** What the renderer and its worker threads say to each other. */
export interface ToWorker {
  resume: ResumeDocument;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'rendered'; bytes: Uint8Array; pages: number; notices: string[] }
  | { kind: 'refused'; reason: string; message: string }
  | { kind: 'failed'; message: string };
