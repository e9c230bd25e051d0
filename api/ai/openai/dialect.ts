import OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';

/** How a server is spoken to: not all that speak the protocol know all of it. */
export interface Dialect {
  /** How an answer's form is asked for: by a schema, as any JSON object, or in words alone. */
  format: 'schema' | 'object' | 'words';
  limit: 'max_completion_tokens' | 'max_tokens';
  /** Whether a stream ends with the tokens that were used. */
  countsTokens: boolean;
}

/** What a server is assumed to know until it says otherwise. */
export const FULL_DIALECT: Dialect = { format: 'schema', limit: 'max_completion_tokens', countsTokens: true };

export interface AskedForm {
  name: string;
  schema: z.ZodType;
}

/** The parameters of a request in a server's dialect. */
export function toParameters(
  {
    messages,
    maxTokens,
    form,
    model,
  }: {
    model: string;
    messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
    maxTokens: number;
    form: AskedForm | null;
  },
  { format, limit, countsTokens }: Dialect,
): ChatCompletionCreateParamsStreaming {
  const schema = form && z.toJSONSchema(form.schema, { target: 'draft-7' });
  const inWords =
    schema && format !== 'schema'
      ? `\n\nAnswer with one JSON object and nothing else. Its JSON schema: ${JSON.stringify(schema)}`
      : '';
  return {
    model,
    messages: messages.map((message, at) =>
      at === 0 && inWords !== '' ? { ...message, content: message.content + inWords } : message,
    ),
    [limit]: maxTokens,
    stream: true,
    ...(countsTokens && { stream_options: { include_usage: true } }),
    ...(schema &&
      format === 'schema' && {
        response_format: { type: 'json_schema', json_schema: { name: form.name, strict: true, schema } },
      }),
    ...(schema && format === 'object' && { response_format: { type: 'json_object' } }),
  };
}

/** The dialect to try next after a server refused a request as malformed; null if there is none left. */
export function simplify(dialect: Dialect, error: unknown, asksForForm: boolean): Dialect | null {
  if (!(error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError))
    return null;
  const { limit, format, countsTokens } = dialect;
  const about = `${error.param ?? ''} ${error.message}`;
  if (limit === 'max_completion_tokens' && /max_(?:completion_)?tokens/.test(about))
    return { ...dialect, limit: 'max_tokens' };
  if (countsTokens && /stream_options|include_usage/.test(about)) return { ...dialect, countsTokens: false };
  if (asksForForm && format === 'schema') return { ...dialect, format: 'object' };
  if (asksForForm && format === 'object') return { ...dialect, format: 'words' };
  if (limit === 'max_completion_tokens') return { ...dialect, limit: 'max_tokens' };
  if (countsTokens) return { ...dialect, countsTokens: false };
  return null;
}
