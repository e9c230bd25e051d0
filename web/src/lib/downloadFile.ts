import { readMessage } from './rest.ts';
import { saveFile } from './saveFile.ts';

/**
 * `notices` are the server's sentences about the file, such as which characters were left out. `status` 0 means that
 * no server was reached; `message` holds the server's words, or `''`.
 */
export type DownloadResult = { ok: true; notices: string[] } | { ok: false; status: number; message: string };

/**
 * Fetches a file from a REST path with the session cookie and hands it to the browser as a download. Never throws.
 *
 * @param fallbackName for an answer that names no file
 */
export async function downloadFile(
  path: string,
  fallbackName: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<DownloadResult> {
  try {
    const response = await fetch(path, { method, credentials: 'same-origin' });
    if (!response.ok) {
      const message = readMessage(await response.json().catch(() => null));
      return { ok: false, status: response.status, message };
    }
    saveFile(
      await response.blob(),
      readFileName(response.headers.get('content-disposition')) ?? fallbackName,
    );
    return { ok: true, notices: readNotices(response.headers.get('x-notices')) };
  } catch {
    const message = "We couldn't reach the server. Check your connection.";
    return { ok: false, status: 0, message };
  }
}

/** Reads the sentences of an `X-Notices` header (percent-encoded JSON list); an unreadable header yields none. */
export function readNotices(header: string | null): string[] {
  if (!header) return [];
  try {
    const found: unknown = JSON.parse(decodeURIComponent(header));
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Reads the file name from a `Content-Disposition` header (RFC 6266), preferring the extended form. */
export function readFileName(header: string | null): string | null {
  if (!header) return null;
  const extended = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // Badly encoded: fall back to the plain form.
    }
  }
  return /;\s*filename="([^"]+)"/i.exec(header)?.[1] ?? null;
}
