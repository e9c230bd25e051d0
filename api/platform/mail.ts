import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailConfig } from '../config.ts';
import type { RecentFailures } from './recent-failures.ts';

export interface Mail {
  /** A validated address: a line break in it could change the recipients. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Outgoing mail. */
export interface Mailer {
  /**
   * Queues a mail and returns at once, so that response times don't reveal whether one was sent. Delivery is tried
   * three times; a failure is logged.
   */
  send: (mail: Mail) => void;
  /** Settles when no mail is pending. */
  idle: () => Promise<void>;
}

const RETRY_AFTER_MS = [1_000, 5_000];
const TIMEOUT_MS = 10_000;

/**
 * Sends through SMTP, or writes each mail as a file (`SMTP_URL` and `MAIL_DIR` of README.md).
 *
 * @param failures is told of each attempt that failed, by its code: the server's words may name the recipient
 */
export function createMailer(config: MailConfig, log: Logger, failures: RecentFailures): Mailer {
  const deliver = 'folder' in config ? toFolder(config.folder) : toServer(config.smtpUrl, log);
  const pending = new Set<Promise<void>>();

  async function attempt(mail: Mail): Promise<void> {
    for (const pause of [...RETRY_AFTER_MS, null]) {
      try {
        await deliver({ ...mail, from: config.from });
        return;
      } catch (error) {
        failures.note(describeFailure(error));
        log.warn(
          { err: error, subject: mail.subject },
          pause === null ? 'a mail was given up' : 'a mail failed',
        );
        if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause).unref());
      }
    }
  }

  return {
    send: (mail) => {
      const work = attempt(mail).finally(() => pending.delete(work));
      pending.add(work);
    },
    idle: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

/** nodemailer's code and the server's, such as `EENVELOPE 550`. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : '';
  return `${code} ${status}`.trim();
}

type Envelope = Mail & { from: string };

function toServer(url: string, log: Logger): (mail: Envelope) => Promise<unknown> {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // An idle pooled connection failed; failures of mails are reported separately.
  transport.on('error', (error) => log.warn({ err: error }, 'a mail connection was lost'));
  return (mail) => transport.sendMail(mail);
}

function toFolder(folder: string): (mail: Envelope) => Promise<unknown> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), message, { mode: 0o600 });
  };
}
