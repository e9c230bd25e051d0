import type { RenderedPdf, ResumeDocument } from '../resume-document.ts';

/** A message from the renderer to its thread. */
export interface RenderJob {
  resume: ResumeDocument;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** The result: the document, or the parts of the RuleError that refused it. */
export type RenderResult =
  { kind: 'rendered'; pdf: RenderedPdf } | { kind: 'refused'; reason: string; message: string };
