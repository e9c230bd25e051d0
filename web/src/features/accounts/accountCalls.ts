import { readMessage, sendJson, type RestResult } from '../../lib/rest.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { signInAgain } from '../../relay/signInAgain.ts';

/** Makes a REST call from a signed-in page; if the session has ended, sends the person to sign in again. */
export async function callAsUser(...call: Parameters<typeof sendJson>): Promise<RestResult> {
  const result = await sendJson(...call);
  if (!result.ok && result.status === 401) signInAgain();
  return result;
}

/** `prove`: the server wants fresh proof of identity. `gone`: the session has ended, and the person has been told. */
export type DownloadOutcome =
  { kind: 'saved' } | { kind: 'prove' } | { kind: 'gone' } | { kind: 'failed'; message: string };

/** Fetches all of the person's data as one file and hands it to the browser as a download. */
export async function downloadMyData(): Promise<DownloadOutcome> {
  try {
    const response = await fetch('/api/account/export', { credentials: 'same-origin' });
    if (response.ok) {
      saveFile(await response.blob(), 'tailorbird-data.json');
      return { kind: 'saved' };
    }
    if (response.status === 403) return { kind: 'prove' };
    if (response.status === 401) {
      signInAgain();
      return { kind: 'gone' };
    }
    const message = readMessage(await response.json().catch(() => null));
    return { kind: 'failed', message: message || 'Please try again.' };
  } catch {
    return { kind: 'failed', message: "We couldn't reach the server. Check your connection." };
  }
}
