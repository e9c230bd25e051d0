import type OpenAI from 'openai';
import { firstDialect, learn, simplify, toParameters, type Dialect, type Message } from './dialect.ts';
import { findModel } from './find-model.ts';
import type { AskedForm } from './json-schema.ts';
import { readStream, type StreamLimits } from './read-stream.ts';
import { addUsage, type RunningCall } from './running-call.ts';

export interface ChatRequest {
  messages: Message[];
  maxTokens: number;
  form: AskedForm | null;
  onText?: ((text: string) => void) | undefined;
}

/** A server's chat completions, spoken to in a dialect that it knows. */
export interface Chat {
  /** Null as long as the server has not been asked for its models. */
  model: () => string | null;
  /**
   * Asks once, and again in a simpler dialect where the server knows less; what it knows is remembered. Throws what the
   * client library throws, and {@link AiServiceError}.
   */
  ask: (request: ChatRequest, call: RunningCall, onBegin: () => void) => Promise<string>;
}

/**
 * Plain chat completions, since other servers know no more; always streamed, so that a service that hangs is noticed.
 *
 * @param open makes the client; called with the first request, to keep the server's start fast
 */
export function createChat(
  open: () => Promise<OpenAI>,
  config: { baseUrl: string | null; model: string | null },
  limits: StreamLimits,
): Chat {
  let dialect = firstDialect(config.baseUrl);
  let { model } = config;

  async function send(
    request: ChatRequest,
    spoken: Dialect,
    call: RunningCall,
    onBegin: () => void,
  ): Promise<string> {
    const { messages, maxTokens, form, onText } = request;
    const ending = new AbortController();
    const stop = () => ending.abort(call.signal.reason);
    call.signal.addEventListener('abort', stop, { once: true });
    const { signal } = ending;
    try {
      // Not part of the service's time.
      const client = await open();
      call.signal.throwIfAborted();
      const start = async () => {
        call.attempts += 1;
        if (model === null) {
          model = await findModel(client, signal);
          call.attempts += 1;
        }
        const parameters = toParameters({ model, messages, maxTokens, form }, spoken);
        return client.chat.completions.create(parameters, { signal });
      };
      const onUsage = (usage: Parameters<typeof addUsage>[1]) => addUsage(call, usage);
      return await readStream(start, ending, limits, { onBegin, onUsage, onText });
    } finally {
      call.signal.removeEventListener('abort', stop);
      // Also closes the connection of an answer that was given up.
      ending.abort();
    }
  }

  return {
    model: () => model,
    ask: async (request, call, onBegin) => {
      const tried: Dialect[] = [];
      for (let spoken: Dialect | null = dialect; ;) {
        tried.push(spoken);
        try {
          const text = await send(request, spoken, call, onBegin);
          dialect = learn(dialect, tried[0] ?? spoken, spoken);
          return text;
        } catch (error) {
          spoken = call.signal.aborted ? null : simplify(tried, error);
          if (!spoken) throw error;
        }
      }
    },
  };
}
