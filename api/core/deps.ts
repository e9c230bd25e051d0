import type { Logger } from 'pino';
import type { Assistant } from '../ai/assistant.ts';
import type { Config } from '../config.ts';
import type { PdfRenderer } from '../documents/export/render-resume-pdf.ts';
import type { Database } from '../platform/database.ts';

/** What use-cases work with. Made once by `main.ts`, or by a test. */
export interface Deps {
  config: Config;
  prisma: Database['prisma'];
  assistant: Assistant;
  pdf: PdfRenderer;
  log: Logger;
  /** The present moment; a function, so that tests can choose it. */
  now: () => Date;
}
