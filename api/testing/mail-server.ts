import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** The raw message, decoded from quoted-printable. */
  source: string;
}

/** A real SMTP server in this process that keeps the mails it receives. */
export interface TestMailServer {
  env: Record<string, string>;
  mails: ReceivedMail[];
  /** Waits for the newest mail to an address whose source matches `subject`. */
  newest: (to: string, subject: RegExp) => Promise<ReceivedMail>;
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        mails.push({ to, source: decode(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Tailorbird <no-reply@tailorbird.example>' },
    mails,
    newest: async (to, subject) => {
      for (let waited = 0; waited < 200; waited += 1) {
        const found = mails.findLast((mail) => mail.to.includes(to) && subject.test(mail.source));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`no mail to ${to} matches ${subject}`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decode(source: string): string {
  return source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
