import { z } from 'zod';
import { AiServiceError } from './service-error.ts';

export interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
}

export interface StreamedAnswer {
  text: string;
  usage: TokenUsage | null;
}

/** In milliseconds. */
export interface StreamLimits {
  /** Until the first piece of the answer. */
  firstTokenMs: number;
  /** Between two pieces. */
  silenceMs: number;
}

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
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/**
 * Reads a streamed answer to its end. One that is cut off is never taken for a whole one: the service has to say that it
 * has finished.
 *
 * @param ending aborts the request; it is given an error when the stream stalls.
 * @param onText is given the whole text so far, each time it has grown.
 * @throws {AiServiceError}
 */
export async function readStream(
  open: () => Promise<AsyncIterable<unknown>>,
  ending: AbortController,
  { firstTokenMs, silenceMs }: StreamLimits,
  onText?: (text: string) => void,
): Promise<StreamedAnswer> {
  let text = '';
  let refusal = '';
  let finish: string | null = null;
  let usage: TokenUsage | null = null;
  let isAnswer = false;
  let watch = setTimeout(() => ending.abort(new AiServiceError('too-slow')), firstTokenMs);
  try {
    for await (const raw of await open()) {
      clearTimeout(watch);
      if (ending.signal.aborted) break;
      watch = setTimeout(() => ending.abort(new AiServiceError('stalled')), silenceMs);
      const { success, data: chunk } = chunkSchema.safeParse(raw);
      if (!success) throw new AiServiceError('not-the-protocol');
      if (chunk.usage)
        usage = { promptTokens: chunk.usage.prompt_tokens, completionTokens: chunk.usage.completion_tokens };
      const [choice] = chunk.choices ?? [];
      if (!choice) continue;
      isAnswer = true;
      refusal += choice.delta?.refusal ?? '';
      finish = choice.finish_reason ?? finish;
      const piece = choice.delta?.content ?? '';
      if (piece === '') continue;
      text += piece;
      onText?.(text);
    }
  } catch (error) {
    ending.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(watch);
  }
  // An aborted stream just ends.
  ending.signal.throwIfAborted();
  if (refusal !== '' || finish === 'content_filter') throw new AiServiceError('refused');
  if (!isAnswer) throw new AiServiceError('not-the-protocol');
  if (finish === null) throw new AiServiceError('cut-off');
  if (finish === 'length') throw new AiServiceError('too-long');
  if (text.trim() === '') throw new AiServiceError('empty');
  return { text, usage };
}
