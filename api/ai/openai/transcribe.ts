import type OpenAI from 'openai';
import { z } from 'zod';
import type { Recording } from '../assistant.ts';
import { addUsage, type RunningCall } from './running-call.ts';
import { AiServiceError } from './service-error.ts';

const tokens = z.number().nonnegative();
const answerSchema = z.object({
  text: z.string(),
  // Models that charge by the minute say something else here.
  usage: z.object({ input_tokens: tokens, output_tokens: tokens }).nullish().catch(null),
});

/** Has a recording written down. Throws what the client library throws, and {@link AiServiceError}. */
export async function transcribe(
  client: OpenAI,
  model: string,
  { bytes, type, fileName }: Recording,
  call: RunningCall,
): Promise<string> {
  const file = new File([Uint8Array.from(bytes)], fileName, { type });
  const answer: unknown = await client.audio.transcriptions.create(
    { file, model, response_format: 'json' },
    { signal: call.signal },
  );
  const { success, data } = answerSchema.safeParse(answer);
  if (!success) throw new AiServiceError('not-the-protocol');
  const { text, usage } = data;
  if (usage) addUsage(call, { promptTokens: usage.input_tokens, completionTokens: usage.output_tokens });
  if (text.trim() === '') throw new AiServiceError('empty');
  return text.trim();
}
