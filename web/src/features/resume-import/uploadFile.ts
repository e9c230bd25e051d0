import { z } from '../../lib/zod.ts';

/** The outcome of an upload. `message` holds the server's words, or `''`. */
export type UploadResult = { ok: true; body: unknown } | { ok: false; status: number; message: string };

const refusal = z.object({ message: z.string() });

interface Sending {
  /** The same for a request that is sent again (docs/product.md#rest-requests-that-may-be-repeated). */
  key: string;
  /** Gets the part that was sent, 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** A key that no other request has. `crypto.randomUUID` is missing on pages without TLS. */
export function createRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a file as the multipart field `resume`. Resolves to null when aborted, and never rejects. Uses XMLHttpRequest
 * because `fetch` can't report upload progress.
 */
export function uploadFile(
  path: string,
  file: File,
  { key, onProgress, signal }: Sending,
): Promise<UploadResult | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText);
      const ok = request.status >= 200 && request.status < 300;
      const { data } = refusal.safeParse(body);
      resolve(ok ? { ok, body } : { ok, status: request.status, message: data?.message ?? '' });
    });
    request.addEventListener('error', () => resolve({ ok: false, status: 0, message: '' }));
    request.addEventListener('abort', () => resolve(null));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('resume', file);
    request.open('POST', path);
    request.setRequestHeader('Idempotency-Key', key);
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
