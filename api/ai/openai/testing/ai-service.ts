import pino from 'pino';
import { z } from 'zod';
import { createAiService, type AiCall, type AiService, type AiServiceConfig } from '../ai-service.ts';
import type { AiServiceLimits } from '../limits.ts';

export const TEXT = 'Cooked lunch for 80 guests and trained two apprentices.';
export const form = {
  name: 'wording',
  schema: z.object({ text: z.string(), question: z.string().nullable() }),
};
/** What fits the form. */
export const GOOD = JSON.stringify({ text: TEXT, question: null });

export const KEY = 'sk-secret';
/** Words that may reach the service and nobody else. */
export const PROMPT = 'Confidential words';

export const reword = (userId = 'a'): AiCall => ({
  task: 'reword',
  userId,
  messages: [
    { role: 'system', content: 'Reword it.' },
    { role: 'user', content: PROMPT },
  ],
  maxTokens: 200,
});

export const recording = { bytes: new Uint8Array(1_000), type: 'audio/webm', fileName: 'answer.webm' };

/** A service with a log that can be read. Pauses are short; the other limits are those of the product. */
export function startService(
  url: string,
  {
    limits = {},
    now,
    ...config
  }: Partial<AiServiceConfig> & { limits?: Partial<AiServiceLimits>; now?: () => number } = {},
): { service: AiService; lines: string[] } {
  const lines: string[] = [];
  const service = createAiService(
    { baseUrl: url, apiKey: KEY, model: 'fake-small', transcriptionModel: 'fake-ears', ...config },
    {
      log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
      limits: { retryMs: 5, ...limits },
      ...(now && { now }),
    },
  );
  return { service, lines };
}
