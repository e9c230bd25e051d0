import { z } from '../../lib/zod.ts';

/** The outcome of an upload. `message` holds the server's words, or `''`. */
export type UploadResult = { ok: true; body: unknown } | { ok: false; status: number; message: string };

const refusal = z.object({ message: z.string() });

/**
 * Sends a file as the multipart field `resume`. Resolves to null when aborted, and never rejects. Uses XMLHttpRequest
 * because `fetch` can't report upload progress.
 *
 * @param onProgress gets the part that was sent, 0 to 1
 */
export function uploadFile(
  path: string,
  file: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
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
