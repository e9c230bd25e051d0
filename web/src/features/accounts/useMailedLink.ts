import { useState } from 'react';
import { postJson } from '../../lib/rest.ts';
import { useLinkToken } from './useLinkToken.ts';

const INCOMPLETE = 'This link is incomplete. Please open it from the email again.';

/** `unknown`: no clear answer came, so the link may still work. */
type Outcome =
  | { kind: 'waiting' }
  | { kind: 'asking' }
  | { kind: 'done' }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; message: string };

interface MailedLink {
  outcome: Outcome;
  /** Whether the page was opened from an email. */
  hasToken: boolean;
  /** Uses the link, if the server accepts it. */
  follow: () => Promise<void>;
}

/**
 * Reads a mailed link's token and tracks the outcome of sending it. Only a click sends it, never opening the page:
 * mail scanners open links.
 *
 * @param path the REST path that takes `{ token }`
 * @param refusal what to say when the server gives no reason
 */
export function useMailedLink(path: string, refusal: string): MailedLink {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome>(
    token ? { kind: 'waiting' } : { kind: 'refused', message: INCOMPLETE },
  );

  async function follow() {
    setOutcome({ kind: 'asking' });
    const result = await postJson(path, { token });
    if (result.ok) return setOutcome({ kind: 'done' });
    const message = result.message || refusal;
    const isAnswered = result.status >= 400 && result.status < 500 && result.status !== 429;
    setOutcome({ kind: isAnswered ? 'refused' : 'unknown', message });
  }

  return { outcome, hasToken: token !== '', follow };
}
