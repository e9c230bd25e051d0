import type OpenAI from 'openai';
import { z } from 'zod';
import { AiServiceError } from './service-error.ts';

const listSchema = z.array(z.object({ id: z.string().min(1) }));

/** Models that a server may offer too, and that write nothing. */
const OTHER = /embed|bge-|minilm|rerank|whisper|transcribe|tts|moderation|dall-e|image|stable-diffusion/i;

/**
 * The model of a server whose operator named none: the first that writes. Ollama lists the one that was changed last first.
 *
 * @throws {AiServiceError}
 */
export async function findModel(client: OpenAI, signal: AbortSignal): Promise<string> {
  const page: { data?: unknown } = await client.models.list({ signal });
  const { success, data } = listSchema.safeParse(page.data);
  if (!success) throw new AiServiceError('not-the-protocol');
  const model = data.find(({ id }) => !OTHER.test(id));
  if (!model) throw new AiServiceError('bad-request', { code: 'no_model' });
  return model.id;
}
