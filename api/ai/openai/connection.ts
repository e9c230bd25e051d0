import type OpenAI from 'openai';
import type { BoundedFetch } from './bounded-fetch.ts';
import type { AiServiceLimits } from './limits.ts';

/** The client library with its connections to one service. */
export interface Connection {
  /** The client, made with the first call: loading the library takes longer than all the rest of the engine. */
  open: () => Promise<OpenAI>;
  close: () => Promise<void>;
}

export function createConnection(
  { baseUrl, apiKey }: { baseUrl: string | null; apiKey: string | null },
  { connectMs, totalMs }: Pick<AiServiceLimits, 'connectMs' | 'totalMs'>,
): Connection {
  let opening: Promise<{ client: OpenAI; bounded: BoundedFetch }> | undefined;

  async function connect() {
    const [{ default: OpenAI }, { createBoundedFetch }] = await Promise.all([
      import('openai'),
      import('./bounded-fetch.ts'),
    ]);
    const bounded = createBoundedFetch(connectMs);
    const client = new OpenAI({
      // An empty key makes the constructor throw; local servers take any.
      apiKey: apiKey ?? 'none',
      baseURL: baseUrl ?? 'https://api.openai.com/v1',
      // The library would read these from the environment.
      organization: null,
      project: null,
      adminAPIKey: null,
      // Retries and limits are this product's own; the library can't call off a pause.
      maxRetries: 0,
      timeout: totalMs * 2,
      fetch: bounded.fetch,
      // It would print lines of answers.
      logLevel: 'off',
    });
    return { client, bounded };
  }

  return {
    open: async () => (await (opening ??= connect())).client,
    close: async () => {
      const opened = await opening;
      await opened?.bounded.close();
    },
  };
}
