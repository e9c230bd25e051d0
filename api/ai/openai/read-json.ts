import type { z } from 'zod';
import { AiServiceError } from './service-error.ts';

/**
 * The one JSON value of an answer: the whole text, or what stands in a code fence or between prose. Checked against the
 * schema.
 *
 * @throws {AiServiceError} `bad-json` or `wrong-shape`
 */
export function readJson<Value>(text: string, schema: z.ZodType<Value>): Value {
  let isJson = false;
  for (const candidate of candidates(text)) {
    const parsed = parse(candidate);
    if (parsed === undefined) continue;
    isJson = true;
    const { success, data } = schema.safeParse(parsed);
    if (success) return data;
  }
  throw new AiServiceError(isJson ? 'wrong-shape' : 'bad-json');
}

function* candidates(text: string): Generator<string> {
  yield text;
  for (const [, fenced] of text.matchAll(/```(?:json)?\s*([\s\S]*?)```/gi)) if (fenced) yield fenced;
  const start = text.search(/[{[]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (start >= 0 && end > start) yield text.slice(start, end + 1);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
