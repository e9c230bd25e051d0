import { z } from 'zod';

const chatRequestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  stream: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  max_tokens: z.number().int().positive().optional(),
  max_completion_tokens: z.number().int().positive().optional(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
  response_format: z
    .union([
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.literal(true),
          schema: z.record(z.string(), z.json()),
        }),
      }),
    ])
    .optional(),
});
export type ChatRequest = z.output<typeof chatRequestSchema>;

/** Why a request is refused, and which parameter is to blame. */
export interface Complaint {
  message: string;
  param: string | null;
}

/** Reads a request as strictly as OpenAI does. */
export function readChatRequest(body: string): ChatRequest | Complaint {
  const { success, data, error } = chatRequestSchema.safeParse(JSON.parse(body));
  if (!success) return { message: z.prettifyError(error), param: null };
  if (data.stream_options && !data.stream)
    return {
      message: 'The stream_options parameter is only allowed when stream is enabled.',
      param: 'stream_options',
    };
  if (data.max_tokens !== undefined && data.max_completion_tokens !== undefined)
    return {
      message: 'Setting max_tokens and max_completion_tokens at the same time is not supported.',
      param: 'max_tokens',
    };
  const format = data.response_format;
  if (format?.type === 'json_object' && !/json/i.test(JSON.stringify(data.messages)))
    return {
      message:
        "'messages' must contain the word 'json' in some form to use 'response_format' of type 'json_object'.",
      param: 'messages',
    };
  const problem = format?.type === 'json_schema' ? findSchemaProblem(format.json_schema.schema) : null;
  return problem === null
    ? data
    : { message: `Invalid schema for response_format: ${problem}`, param: 'response_format' };
}

const KNOWN_WORDS = new Set(
  'type properties required additionalProperties items enum const anyOf description title $ref $defs definitions'.split(
    ' ',
  ),
);

const isRecord = (value: z.core.util.JSONType | undefined): value is Record<string, z.core.util.JSONType> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a strict service has against a schema; null if nothing. */
function findSchemaProblem(schema: Record<string, z.core.util.JSONType>, isRoot = true): string | null {
  const { type, properties = {}, required = [], additionalProperties, items, anyOf = [] } = schema;
  const unknown = Object.keys(schema).find((word) => !KNOWN_WORDS.has(word));
  if (unknown) return `'${unknown}' is not permitted.`;
  if (isRoot && type !== 'object') return 'schema must be a JSON Schema of \'type: "object"\'.';
  const parts: (z.core.util.JSONType | undefined)[] = [items, ...(Array.isArray(anyOf) ? anyOf : [])];
  if (type === 'object') {
    if (additionalProperties !== false)
      return "'additionalProperties' is required to be supplied and to be false.";
    if (!isRecord(properties) || !Array.isArray(required)) return 'malformed';
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing) return `'required' is required to include every key in properties. Missing '${missing}'.`;
    parts.push(...Object.values(properties));
  }
  for (const part of parts) {
    const problem = isRecord(part) ? findSchemaProblem(part, false) : null;
    if (problem !== null) return problem;
  }
  return null;
}
