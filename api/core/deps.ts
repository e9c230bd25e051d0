import type { Logger } from 'pino';
import type { Assistant } from '../ai/assistant.ts';
import type { Config } from '../config.ts';
import type { PdfRenderer } from '../documents/export/pdf/render-resume-pdf.ts';
import type { DocumentReader } from '../documents/import/child/document-reader.ts';
import type { Activity } from '../platform/activity.ts';
import type { BackgroundWork } from '../platform/background-work.ts';
import type { Database } from '../platform/database.ts';
import type { Mailer } from '../platform/mail.ts';
import type { OpenIdProvider } from '../platform/openid.ts';
import type { PageViews } from '../platform/page-views.ts';
import type { PubSub } from '../platform/pubsub/pubsub.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { RecentFailures } from '../platform/recent-failures.ts';
import type { PageFetcher } from '../platform/safe-fetch/safe-fetch.ts';
import type { SourceFetcher } from '../platform/safe-fetch/source-fetch.ts';
import type { Sessions } from '../platform/session-store.ts';
import type { Signer } from '../platform/signer.ts';
import type { UploadPlaces } from '../platform/upload-places.ts';
import type { WritingThread } from '../platform/writing-thread/writing-thread.ts';

/** The dependencies of the use cases, created once by `run-server.ts` or by a test. */
export interface Deps {
  config: Config;
  prisma: Database['prisma'];
  assistant: Assistant;
  /** Runs the functions of `writing/`, in a worker thread for long texts. */
  writing: WritingThread;
  pdf: PdfRenderer;
  /** Reads uploaded files and job pages, in child processes. */
  documents: DocumentReader;
  /** For recordings that are received or written down. */
  recordingPlaces: UploadPlaces;
  /** Fetches pages of the public web. */
  pages: PageFetcher;
  /** Fetches the answers of job sources. */
  sources: SourceFetcher;
  /** Work that outlives the request that began it. */
  background: BackgroundWork;
  /** Tells other requests, on all nodes, that something was stored. */
  pubsub: PubSub;
  sessions: Sessions;
  /** When people were last active. */
  activity: Activity;
  pageViews: PageViews;
  /** What failed lately in this process, for the administrator. */
  failures: { engine: RecentFailures; mail: RecentFailures };
  rateLimits: RateLimits;
  signer: Signer;
  /** Null when no mail is set up. */
  mailer: Mailer | null;
  /** Null when sign-in with Google is not set up. */
  openId: OpenIdProvider | null;
  log: Logger;
  /** The current time; a function, so that tests can set it. */
  now: () => Date;
}
