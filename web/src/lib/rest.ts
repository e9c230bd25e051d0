/** The outcome of a call: the parsed body, or the server's words. `status` 0 means that no server was reached. */
export type RestResult = { ok: true; body: unknown } | { ok: false; status: number; message: string };

/**
 * Posts JSON to one of the documented REST paths with the session cookie. Never throws: an answer other than 2xx, or
 * none at all, resolves with the server's `message`, or `''`.
 */
export function postJson(path: string, payload?: unknown): Promise<RestResult> {
  return sendJson('POST', path, payload);
}

/** Like {@link postJson}, with another method. */
export async function sendJson(
  method: 'POST' | 'DELETE',
  path: string,
  payload?: unknown,
): Promise<RestResult> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(payload === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }),
    });
  } catch {
    return { ok: false, status: 0, message: "We couldn't reach the server. Check your connection." };
  }
  const body: unknown = await response.json().catch(() => null);
  return response.ok
    ? { ok: true, body }
    : { ok: false, status: response.status, message: readMessage(body) };
}

/** Reads the server's words from the body of an answer, or `''`. */
export function readMessage(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : '';
}
