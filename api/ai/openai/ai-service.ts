import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI, { toFile } from 'openai';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { createBoundedFetch } from './bounded-fetch.ts';
import { createBreaker } from './breaker.ts';
import { createCallSlots } from './call-slots.ts';
import { FULL_DIALECT, simplify, toParameters, type AskedForm } from './dialect.ts';
import { readJson } from './read-json.ts';
import { readStream, type StreamedAnswer, type TokenUsage } from './read-stream.ts';
import { AiServiceError, toServiceError } from './service-error.ts';

/** How an OpenAI-compatible service is reached. */
export interface AiServiceConfig {
  /** Null for OpenAI's own service. */
  baseUrl: string | null;
  /** Null for a local server that wants none. */
  apiKey: string | null;
  /** Null: the first one that the server offers. */
  model: string | null;
  transcriptionModel: string;
}

/** In milliseconds, unless said otherwise (docs/ai.md#limits). */
export interface AiServiceLimits {
  connectMs: number;
  firstTokenMs: number;
  silenceMs: number;
  /** For one call with its retries. */
  totalMs: number;
  /** A service that asks for a longer pause is not asked again. */
  retryAfterMaxMs: number;
  /** Before the first retry; longer before the second. */
  retryMs: number;
  /** Calls of this process at the same time. */
  callsAtOnce: number;
}

export const AI_LIMITS: AiServiceLimits = {
  connectMs: 5_000,
  firstTokenMs: 20_000,
  silenceMs: 15_000,
  totalMs: 90_000,
  retryAfterMaxMs: 8_000,
  retryMs: 400,
  callsAtOnce: 32,
};

export interface AiCall {
  /** What it is for, in the log. */
  task: string;
  userId: string;
  /** Names the action that it is part of; calls of one action go side by side. */
  action?: string;
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  maxTokens: number;
  signal?: AbortSignal;
}

export interface AiAnswer<Value> {
  value: Value;
  /** Null if the service doesn't say. */
  usage: TokenUsage | null;
}

/** Calls to an OpenAI-compatible service. All of them throw {@link AiServiceError}, or the reason of an aborted signal. */
export interface AiService {
  /** Asks for a text. `onText` is given the whole text so far, each time it has grown. */
  writeText(call: AiCall & { onText?: (text: string) => void }): Promise<AiAnswer<string>>;
  /** Asks for JSON of a form, and checks it. */
  writeJson<Value>(
    call: AiCall & { form: { name: string; schema: z.ZodType<Value> } },
  ): Promise<AiAnswer<Value>>;
  /** Has speech written down. */
  transcribe(
    call: Pick<AiCall, 'userId' | 'signal'>,
    recording: { bytes: Uint8Array; type: string; fileName: string },
  ): Promise<AiAnswer<string>>;
  close(): Promise<void>;
}

const RETRIES = 2;
/** A user's actions, and the calls of one, at the same time. */
const ACTIONS_OF_USER = 2;
const CALLS_OF_ACTION = 24;

/**
 * Creates the client of an OpenAI-compatible service. Plain chat completions, since other servers know no more; always
 * streamed, so that a service that hangs is noticed. One deadline holds for a call with its retries, and nothing is tried
 * again once a piece of an answer has come.
 */
export function createAiService(
  config: AiServiceConfig,
  { log, limits: given = {} }: { log: Logger; limits?: Partial<AiServiceLimits> },
): AiService {
  const limits = { ...AI_LIMITS, ...given };
  const bounded = createBoundedFetch(limits.connectMs);
  // An empty key makes the constructor throw; local servers take any.
  const client = new OpenAI({
    apiKey: config.apiKey ?? 'none',
    baseURL: config.baseUrl ?? undefined,
    maxRetries: 0,
    timeout: limits.totalMs,
    fetch: bounded.fetch,
    logLevel: 'off',
  });
  const slots = createCallSlots({
    calls: limits.callsAtOnce,
    actionsOfUser: ACTIONS_OF_USER,
    callsOfAction: CALLS_OF_ACTION,
  });
  const breaker = createBreaker({ windowMs: 30_000, outcomes: 10, pauseMs: 30_000 }, Date.now);
  let dialect = FULL_DIALECT;
  let firstModel: string | null = null;

  async function findModel(signal: AbortSignal): Promise<string> {
    const known = config.model ?? firstModel;
    if (known !== null) return known;
    const { data } = await client.models.list({ signal });
    firstModel = data[0]?.id ?? null;
    if (firstModel === null) throw new AiServiceError('bad-request');
    return firstModel;
  }

  /** One request, and another in a simpler dialect where the server knows less. */
  async function ask(
    call: AiCall & { onText?: (text: string) => void },
    form: AskedForm | null,
    signal: AbortSignal,
  ): Promise<StreamedAnswer> {
    let spoken = dialect;
    for (;;) {
      const ending = new AbortController();
      const stop = () => ending.abort(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      try {
        signal.throwIfAborted();
        const open = async () => {
          const model = await findModel(ending.signal);
          return client.chat.completions.create(toParameters({ ...call, form, model }, spoken), {
            signal: ending.signal,
          });
        };
        const answer = await readStream(open, ending, limits, call.onText);
        dialect = spoken;
        return answer;
      } catch (error) {
        const simpler = signal.aborted ? null : simplify(spoken, error, form !== null);
        if (!simpler) throw error;
        spoken = simpler;
      } finally {
        signal.removeEventListener('abort', stop);
        // Also closes the connection of an answer that was given up.
        ending.abort();
      }
    }
  }

  /** Asks, again after failures that may pass. */
  async function askPatiently(
    call: AiCall & { onText?: (text: string) => void },
    form: AskedForm | null,
    signal: AbortSignal,
    note: (attempts: number) => void,
  ): Promise<StreamedAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      note(attempt);
      let hasBegun = false;
      const onText = (text: string) => {
        hasBegun = true;
        call.onText?.(text);
      };
      try {
        return await ask({ ...call, onText }, form, signal);
      } catch (error) {
        signal.throwIfAborted();
        const failure = toServiceError(error, hasBegun);
        const pause = failure.retryAfterMs ?? limits.retryMs * attempt * (0.75 + Math.random() / 2);
        if (hasBegun || !failure.isRetryable || attempt > RETRIES || pause > limits.retryAfterMaxMs)
          throw failure;
        await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    }
  }

  /** Makes a call in its turn, within its deadline, and logs how it went, without a word of what was said. */
  async function make<Value>(
    { task, userId, action, signal }: Pick<AiCall, 'task' | 'userId' | 'action' | 'signal'>,
    work: (signal: AbortSignal, note: (attempts: number) => void) => Promise<AiAnswer<Value>>,
  ): Promise<AiAnswer<Value>> {
    if (!breaker.allows()) throw new AiServiceError('paused');
    const deadline = new AbortController();
    const expire = setTimeout(() => deadline.abort(new AiServiceError('too-slow')), limits.totalMs);
    const within = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    const begun = performance.now();
    let attempts = 0;
    const line = (outcome: string, usage: TokenUsage | null) =>
      log.info(
        { task, attempts, ms: Math.round(performance.now() - begun), ...usage, outcome },
        'a call to the AI service',
      );
    try {
      const answer = await slots.run(
        { userId, action: action ?? crypto.randomUUID() },
        () => work(within, (count) => (attempts = count)),
        within,
      );
      breaker.note('answered');
      line('answered', answer.usage);
      return answer;
    } catch (error) {
      if (signal?.aborted) {
        line('called off', null);
        throw error;
      }
      const failure = toServiceError(error, false);
      // What it writes is no reason to leave it alone.
      breaker.note(SERVES.has(failure.problem) ? 'answered' : 'failed');
      line(failure.problem, null);
      throw failure;
    } finally {
      clearTimeout(expire);
    }
  }

  return {
    writeText: (call) =>
      make(call, async (signal, note) => {
        const { text, usage } = await askPatiently(call, null, signal, note);
        return { value: text, usage };
      }),
    writeJson: (call) =>
      make(call, async (signal, note) => {
        const first = await askPatiently(call, call.form, signal, note);
        try {
          return { value: readJson(first.text, call.form.schema), usage: first.usage };
        } catch (error) {
          if (!(error instanceof AiServiceError)) throw error;
          const messages = [...call.messages, { role: 'user' as const, content: AGAIN }];
          const second = await askPatiently({ ...call, messages }, call.form, signal, note);
          return { value: readJson(second.text, call.form.schema), usage: add(first.usage, second.usage) };
        }
      }),
    transcribe: (call, { bytes, type, fileName }) =>
      make({ ...call, task: 'transcribe' }, async (signal, note) => {
        note(1);
        const file = await toFile(bytes, fileName, { type });
        const answer: unknown = await client.audio.transcriptions.create(
          { file, model: config.transcriptionModel, response_format: 'json' },
          { signal },
        );
        const text =
          typeof answer === 'object' && answer !== null && 'text' in answer && typeof answer.text === 'string'
            ? answer.text.trim()
            : null;
        if (text === null) throw new AiServiceError('not-the-protocol');
        if (text === '') throw new AiServiceError('empty');
        return { value: text, usage: null };
      }),
    close: () => bounded.close(),
  };
}

const AGAIN =
  'Your answer was not of the form that was asked for. Answer again: one JSON object of that form and nothing else.';

/** What a service that works may answer. */
const SERVES = new Set(['bad-json', 'wrong-shape', 'refused', 'too-long', 'empty']);

const add = (a: TokenUsage | null, b: TokenUsage | null): TokenUsage | null =>
  a && b
    ? {
        promptTokens: a.promptTokens + b.promptTokens,
        completionTokens: a.completionTokens + b.completionTokens,
      }
    : null;
