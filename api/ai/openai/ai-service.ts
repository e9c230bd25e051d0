import type OpenAI from 'openai';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Recording } from '../assistant.ts';
import { createBreaker } from './breaker.ts';
import { createCallSlots } from './call-slots.ts';
import { createChat, type ChatRequest } from './chat.ts';
import { createConnection } from './connection.ts';
import { describeForm, type Message } from './dialect.ts';
import { explainFailure } from './explain-failure.ts';
import { AI_LIMITS, type AiServiceLimits } from './limits.ts';
import { readJson } from './read-json.ts';
import type { TokenUsage } from './read-stream.ts';
import { withRetries, type RunningCall } from './running-call.ts';
import { AiServiceError } from './service-error.ts';
import { transcribe } from './transcribe.ts';

export type { AiServiceLimits } from './limits.ts';

/** How an OpenAI-compatible service is reached. */
export interface AiServiceConfig {
  /** Null for OpenAI's own service. */
  baseUrl: string | null;
  /** Null for a local server that wants none. */
  apiKey: string | null;
  /** Null: the first one that the server offers. */
  model: string | null;
  /** Null: the service can't hear. */
  transcriptionModel: string | null;
}

export interface AiCall {
  /** What it is for, in the log. */
  task: string;
  userId: string;
  /** Names the action that it is part of; calls of one action go side by side. */
  action?: string;
  messages: Message[];
  maxTokens: number;
  /** A deadline shorter than that of every call, in milliseconds. */
  totalMs?: number;
  signal?: AbortSignal;
}

export interface AiAnswer<Value> {
  value: Value;
  /** Of all requests that it took; null if the service doesn't say. */
  usage: TokenUsage | null;
  /** The number of requests that it took. */
  attempts: number;
  /** With the time that it waited for its turn. */
  durationMs: number;
}

/** Calls to an OpenAI-compatible service. All of them throw {@link AiServiceError}, or the reason of an aborted signal. */
export interface AiService {
  /** The model that writes; null until a server whose operator named none has been asked. */
  model(): string | null;
  /** Asks for a text. `onText` is given the whole text so far, each time it has grown. */
  writeText(call: AiCall & { onText?: (text: string) => void }): Promise<AiAnswer<string>>;
  /** Asks for JSON of a form, and checks it. */
  writeJson<Value>(
    call: AiCall & { form: { name: string; schema: z.ZodType<Value> } },
  ): Promise<AiAnswer<Value>>;
  /** Has speech written down. */
  transcribe(
    call: Pick<AiCall, 'userId' | 'action' | 'totalMs' | 'signal'>,
    recording: Recording,
  ): Promise<AiAnswer<string>>;
  /** Calls off what is under way and ends all connections. */
  close(): Promise<void>;
}

type Terms = Pick<AiCall, 'task' | 'userId' | 'action' | 'totalMs' | 'signal'>;

/** A user's actions, and the calls of one, at the same time. */
const ACTIONS_OF_USER = 2;
const CALLS_OF_ACTION = 24;

/**
 * Creates the client of an OpenAI-compatible service. One deadline holds for a call with its retries, and nothing is tried
 * again once a piece of an answer has come. A service that keeps failing is left alone for a while.
 */
export function createAiService(
  config: AiServiceConfig,
  {
    log,
    limits: given = {},
    now = Date.now,
  }: { log: Logger; limits?: Partial<AiServiceLimits>; now?: () => number },
): AiService {
  const limits = { ...AI_LIMITS, ...given };
  const connection = createConnection(config, limits);
  const chat = createChat(connection.open, config, limits);
  const slots = createCallSlots({
    calls: limits.callsAtOnce,
    actionsOfUser: ACTIONS_OF_USER,
    callsOfAction: CALLS_OF_ACTION,
  });
  const breaker = createBreaker({ windowMs: 30_000, outcomes: 10, pauseMs: 30_000 }, now);
  const underWay = new Set<AbortController>();
  let isClosed = false;

  const ask = (request: ChatRequest, call: RunningCall) =>
    withRetries(call, limits, (onBegin) => chat.ask(request, call, onBegin));

  /** Makes a call in its turn, within its deadline, and logs how it went, without a word of what was said. */
  async function make<Value>(
    { task, userId, action, signal, totalMs = Infinity }: Terms,
    model: () => string | null,
    work: (call: RunningCall) => Promise<Value>,
  ): Promise<AiAnswer<Value>> {
    signal?.throwIfAborted();
    if (isClosed) throw new AiServiceError('stopping');
    const report = breaker.enter();
    if (!report) throw new AiServiceError('paused');
    const ending = new AbortController();
    const giveUp = () => ending.abort(signal?.reason);
    signal?.addEventListener('abort', giveUp, { once: true });
    underWay.add(ending);
    const begun = performance.now();
    const totalTime = Math.min(totalMs, limits.totalMs);
    const deadline = setTimeout(() => ending.abort(new AiServiceError('too-slow')), totalTime);
    const call: RunningCall = {
      signal: ending.signal,
      endsAt: begun + totalTime,
      attempts: 0,
      usage: null,
    };
    const measure = () => ({
      attempts: call.attempts,
      durationMs: Math.round(performance.now() - begun),
    });
    const line = (outcome: string) => ({
      event: 'ai-call',
      task,
      model: model(),
      ...measure(),
      ...call.usage,
      outcome,
    });
    try {
      const owner = { userId, action: action ?? crypto.randomUUID() };
      const value = await slots.run(owner, () => work(call), ending.signal);
      report('answered');
      log.info(line('answered'), 'a call to the AI service');
      return { value, usage: call.usage, ...measure() };
    } catch (error) {
      const failure = explainFailure(error);
      if (signal?.aborted || !failure || failure.problem === 'stopping') {
        report('called-off');
        log.info(line(signal?.aborted || failure ? 'called-off' : 'broken'), 'a call to the AI service');
        throw error;
      }
      failure.usage = call.usage;
      // A call that was never sent says nothing of the service.
      report(failure.isServed ? 'answered' : call.attempts === 0 ? 'called-off' : 'failed');
      const { status, code } = failure;
      log.warn({ ...line(failure.problem), status, code }, 'a call to the AI service failed');
      throw failure;
    } finally {
      clearTimeout(deadline);
      underWay.delete(ending);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return {
    model: chat.model,
    writeText: (call) =>
      make(call, chat.model, (running) =>
        ask({ messages: call.messages, maxTokens: call.maxTokens, form: null, onText: call.onText }, running),
      ),
    writeJson: ({ form, ...call }) =>
      make(call, chat.model, async (running) => {
        const { messages, maxTokens } = call;
        const text = await ask({ messages, maxTokens, form }, running);
        const first = readJson(text, form.schema);
        if ('value' in first) return first.value;
        const again = [...messages, ...explainAgain(text, first.reason, describeForm(form))];
        const second = readJson(await ask({ messages: again, maxTokens, form }, running), form.schema);
        if ('value' in second) return second.value;
        throw new AiServiceError(second.problem);
      }),
    transcribe: (call, recording) =>
      make(
        { ...call, task: 'transcribe' },
        () => config.transcriptionModel,
        (running) =>
          withRetries(running, limits, async () => {
            const { transcriptionModel } = config;
            if (transcriptionModel === null) throw new AiServiceError('bad-request', { code: 'no_model' });
            const client: OpenAI = await connection.open();
            running.attempts += 1;
            return transcribe(client, transcriptionModel, recording, running);
          }),
      ),
    close: async () => {
      isClosed = true;
      for (const ending of underWay) ending.abort(new AiServiceError('stopping'));
      await connection.close();
    },
  };
}

/** Longer answers are not sent back in full. */
const SENT_BACK = 20_000;

/** What is said to a service whose answer has another form than asked. */
function explainAgain(text: string, reason: string, form: string): Message[] {
  return [
    { role: 'assistant', content: text.slice(0, SENT_BACK) },
    { role: 'user', content: `Your answer can't be used. ${reason}\n\n${form}` },
  ];
}
