import { Agent, fetch as undiciFetch, Headers, Response, type RequestInit } from 'undici';
import { AiServiceError } from './service-error.ts';

/** More than any answer that is asked for. */
const ANSWER_MAX_BYTES = 1_000_000;
/** Around each word of a streamed answer come up to 400 bytes that say where it belongs. */
const STREAM_MAX_BYTES = 12_000_000;

export interface BoundedFetch {
  fetch: typeof fetch;
  /** Ends all connections. */
  close: () => Promise<void>;
}

/**
 * A `fetch` for an AI service: it gives up connecting after a while, follows no redirect (it would carry a person's text
 * elsewhere), refuses web pages in place of answers, and stops reading an answer that is too long.
 *
 * @param connectMs for connecting, in milliseconds
 */
export function createBoundedFetch(connectMs: number): BoundedFetch {
  // The limits of calls are this product's own; these would only come first.
  const agent = new Agent({ connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 });
  const bounded = async (...[input, init]: Parameters<typeof undiciFetch>): Promise<Response> => {
    const request = { ...(await encodeForm(init)), redirect: 'manual' as const, dispatcher: agent };
    const { status, headers, body } = await undiciFetch(input, request);
    const type = headers.get('content-type') ?? '';
    if (status < 400 && /^text\/html/i.test(type)) {
      await body?.cancel();
      throw new AiServiceError('not-the-protocol');
    }
    const limited = body && limitBytes(body, /^text\/event-stream/i.test(type));
    if (limited && (status === 400 || status === 422))
      return new Response(await nameError(limited), { status, headers: [...headers] });
    return new Response(limited, { status, headers: [...headers] });
  };
  // The client library looks here for whether forms can be sent.
  const withForms = Object.assign(bounded, { Response: globalThis.Response });
  return { fetch: withForms as typeof fetch, close: () => agent.destroy() };
}

/** The client library's forms are those of Node, which `undici` doesn't know for its own. */
async function encodeForm(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  const body: unknown = init?.body;
  if (!(body instanceof globalThis.FormData)) return init;
  const encoded = new globalThis.Response(body);
  const headers = new Headers(init?.headers);
  headers.set('content-type', encoded.headers.get('content-type') ?? '');
  return { ...init, headers, body: new Uint8Array(await encoded.arrayBuffer()) };
}

async function* limitBytes(body: AsyncIterable<Uint8Array>, isStream: boolean): AsyncGenerator<Uint8Array> {
  let left = isStream ? STREAM_MAX_BYTES : ANSWER_MAX_BYTES;
  let sinceEvent = 0;
  for await (const chunk of body) {
    left -= chunk.byteLength;
    // The client library searches an event that goes on and on from its beginning with each chunk.
    sinceEvent = hasEventEnd(chunk) ? 0 : sinceEvent + chunk.byteLength;
    if (left < 0 || sinceEvent > ANSWER_MAX_BYTES) throw new AiServiceError('too-long');
    yield chunk;
  }
}

function hasEventEnd(chunk: Uint8Array): boolean {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return bytes.includes('\n\n') || bytes.includes('\r\n\r\n');
}

/** The body of a refused request, with its reason where the client library looks for it: servers put it in various places. */
async function nameError(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  try {
    const parsed: unknown = JSON.parse(text);
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      'error' in parsed &&
      typeof parsed.error === 'object'
    )
      return text;
  } catch {
    // Not JSON: all of it is the reason.
  }
  return JSON.stringify({ error: { message: text } });
}
