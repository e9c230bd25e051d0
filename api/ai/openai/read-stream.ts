import { z } from 'zod';
import { AiServiceError, type ServiceProblem } from './service-error.ts';
import { createThoughtFilter } from './thoughts.ts';

export interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
}

/** In milliseconds. */
export interface StreamLimits {
  /** Until the first piece of the answer. */
  firstTokenMs: number;
  /** Between two pieces. */
  silenceMs: number;
  /** For what may follow the end of an answer. */
  afterEndMs: number;
}

export interface StreamListener {
  /** The answer has begun: from here on a failure must not be tried again. */
  onBegin: () => void;
  /** The tokens that the request used, also if its answer can't be used. */
  onUsage: (usage: TokenUsage) => void;
  /** Is given the whole text so far when it has grown; once for all pieces that came together. */
  onText?: ((text: string) => void) | undefined;
}

/** More than any answer that is asked for. */
const TEXT_MAX_BYTES = 1_000_000;

/** The parts of a piece that are read; servers add others. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({ prompt_tokens: z.number().nonnegative(), completion_tokens: z.number().nonnegative() })
    .nullish()
    .catch(null),
});

/** The answer was whole, but the server kept the connection open. */
const AFTER_END = new Error('The answer has ended.');

/**
 * Reads a streamed answer to its end. One that is cut off is never taken for a whole one: the service has to say that it
 * has finished.
 *
 * @param ending aborts the request; it is given an error when the stream stalls.
 * @returns the text, without the thoughts that some models write in front of it
 * @throws {AiServiceError}
 */
export async function readStream(
  open: () => Promise<AsyncIterable<unknown>>,
  ending: AbortController,
  { firstTokenMs, silenceMs, afterEndMs }: StreamLimits,
  { onBegin, onUsage, onText }: StreamListener,
): Promise<string> {
  const withoutThoughts = createThoughtFilter();
  const growing = createLatest(onText, ending);
  let text = '';
  let bytes = 0;
  let refusal = '';
  let finish: string | null = null;
  let usage: TokenUsage | null = null;
  let isAnswer = false;
  // The error is made when it is needed: one for each piece would be a stack trace for each word.
  const abortAfter = (ms: number, problem: ServiceProblem) =>
    setTimeout(() => ending.abort(new AiServiceError(problem)), ms);
  let watch = abortAfter(firstTokenMs, 'too-slow');
  try {
    for await (const raw of await open()) {
      clearTimeout(watch);
      if (ending.signal.aborted) break;
      const { success, data: chunk } = chunkSchema.safeParse(raw);
      if (!success) throw new AiServiceError('not-the-protocol');
      if (chunk.usage)
        usage = { promptTokens: chunk.usage.prompt_tokens, completionTokens: chunk.usage.completion_tokens };
      const [choice] = chunk.choices ?? [];
      if (choice) {
        isAnswer = true;
        finish = choice.finish_reason ?? finish;
        const content = choice.delta?.content ?? '';
        const refused = choice.delta?.refusal ?? '';
        bytes += Buffer.byteLength(content) + Buffer.byteLength(refused);
        if (bytes > TEXT_MAX_BYTES) throw new AiServiceError('too-long');
        if (bytes > 0) onBegin();
        refusal += refused;
        const piece = withoutThoughts(content);
        text += piece;
        if (piece !== '') growing.grow(text);
      }
      watch =
        finish === null
          ? abortAfter(silenceMs, 'stalled')
          : setTimeout(() => ending.abort(AFTER_END), afterEndMs);
    }
  } catch (error) {
    if (ending.signal.reason !== AFTER_END) {
      ending.signal.throwIfAborted();
      throw error;
    }
  } finally {
    clearTimeout(watch);
    growing.end();
    if (usage) onUsage(usage);
  }
  // An aborted stream just ends.
  if (ending.signal.reason !== AFTER_END) ending.signal.throwIfAborted();
  if (refusal !== '' || finish === 'content_filter') throw new AiServiceError('refused');
  if (!isAnswer) throw new AiServiceError('not-the-protocol');
  if (finish === null) throw new AiServiceError('cut-off');
  if (finish === 'length') throw new AiServiceError('too-long');
  if (text.trim() === '') throw new AiServiceError('empty');
  return text.trim();
}

/**
 * Passes on the latest text once the pieces that lie ready are read. A process with much to do thus falls behind by a few
 * words at a time, and doesn't do the work of each.
 *
 * @param ending is given what `onText` throws
 */
function createLatest(onText: StreamListener['onText'], ending: AbortController) {
  let latest = '';
  let next: NodeJS.Immediate | undefined;
  function pass(): void {
    next = undefined;
    try {
      onText?.(latest);
    } catch (error) {
      ending.abort(error);
    }
  }
  return {
    grow: (text: string) => {
      latest = text;
      next ??= setImmediate(pass);
    },
    /** Passes on what still waits. */
    end: () => {
      if (next === undefined) return;
      clearImmediate(next);
      pass();
    },
  };
}
