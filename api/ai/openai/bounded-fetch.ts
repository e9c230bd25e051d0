import { Agent, fetch as undiciFetch, Headers, Response, type RequestInit } from 'undici';
import { AiServiceError } from './service-error.ts';

/** More than any answer that was asked for. */
const ANSWER_MAX_BYTES = 1_000_000;

export interface BoundedFetch {
  fetch: typeof fetch;
  /** Ends all connections. */
  close: () => Promise<void>;
}

/**
 * A `fetch` for an AI service: it gives up connecting after a while, refuses web pages in place of answers, and stops
 * reading an answer that is too long.
 *
 * @param connectMs for connecting, in milliseconds
 */
export function createBoundedFetch(connectMs: number): BoundedFetch {
  // The limits of calls are this product's own; these would only come first.
  const agent = new Agent({ connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 });
  const bounded = async (...[input, init]: Parameters<typeof undiciFetch>): Promise<Response> => {
    const answer = await undiciFetch(input, { ...(await encodeForm(init)), dispatcher: agent });
    const { status, headers, body } = answer;
    if (status < 400 && /^text\/html/i.test(headers.get('content-type') ?? '')) {
      await body?.cancel();
      throw new AiServiceError('not-the-protocol');
    }
    return new Response(body && limitBytes(body), { status, headers: [...headers] });
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

async function* limitBytes(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = ANSWER_MAX_BYTES;
  for await (const chunk of body) {
    left -= chunk.byteLength;
    if (left < 0) throw new AiServiceError('too-long');
    yield chunk;
  }
}
