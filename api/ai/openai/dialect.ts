import { BadRequestError, UnprocessableEntityError } from 'openai/error';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { toStrictSchema, type AskedForm } from './json-schema.ts';

/** How a server is spoken to: not all that speak the protocol know all of it. */
export interface Dialect {
  /** How an answer's form is asked for: by a schema, as any JSON object, or in words alone. */
  format: 'schema' | 'object' | 'words';
  limit: 'max_completion_tokens' | 'max_tokens';
  /** How much a model that can think may do so; null leaves it to the server. Rewording needs none. */
  effort: 'none' | 'low' | null;
  /** Whether a stream ends with the tokens that were used. */
  countsTokens: boolean;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

const OPENAI_HOST = 'api.openai.com';

/**
 * What a server is assumed to know until it says otherwise. OpenAI's newer models refuse `max_tokens`; many other servers
 * ignore `max_completion_tokens` without a word, so that nothing would limit their answers.
 */
export function firstDialect(baseUrl: string | null): Dialect {
  const isOpenAi = baseUrl === null || new URL(baseUrl).hostname === OPENAI_HOST;
  return {
    format: 'schema',
    limit: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
    effort: 'none',
    countsTokens: true,
  };
}

/** The form of an answer in words, for servers that know no schema. */
export function describeForm(form: AskedForm): string {
  return `Answer with one JSON object and nothing else. Its JSON schema: ${JSON.stringify(toStrictSchema(form))}`;
}

/** The parameters of a request in a server's dialect. */
export function toParameters(
  {
    messages,
    maxTokens,
    form,
    model,
  }: { model: string; messages: Message[]; maxTokens: number; form: AskedForm | null },
  { format, limit, effort, countsTokens }: Dialect,
): ChatCompletionCreateParamsStreaming {
  return {
    model,
    messages: form && format !== 'schema' ? withInstruction(messages, describeForm(form)) : messages,
    [limit]: maxTokens,
    stream: true,
    ...(effort && { reasoning_effort: effort }),
    ...(countsTokens && { stream_options: { include_usage: true } }),
    ...(form &&
      format === 'schema' && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: form.name, strict: true, schema: toStrictSchema(form) },
        },
      }),
    ...(form && format === 'object' && { response_format: { type: 'json_object' } }),
  };
}

function withInstruction(messages: Message[], instruction: string): Message[] {
  const [first, ...rest] = messages;
  return first?.role === 'system'
    ? [{ role: 'system', content: `${first.content}\n\n${instruction}` }, ...rest]
    : [{ role: 'system', content: instruction }, ...messages];
}

const SIMPLER_FORMAT = { schema: 'object', object: 'words', words: null } as const;
const LESS_EFFORT = { none: 'low', low: null } as const;

/** What a refused request complains about, and what to speak instead; null where nothing is simpler. */
const COMPLAINTS: { about: RegExp; simpler: (dialect: Dialect) => Dialect | null }[] = [
  {
    about: /reasoning|thinking/i,
    simpler: (dialect) => dialect.effort && { ...dialect, effort: LESS_EFFORT[dialect.effort] },
  },
  {
    about: /stream_options|include_usage/i,
    simpler: (dialect) => (dialect.countsTokens ? { ...dialect, countsTokens: false } : null),
  },
  {
    about: /response_format|json|schema|grammar|guided|structured/i,
    simpler: (dialect) => {
      const format = SIMPLER_FORMAT[dialect.format];
      return format && { ...dialect, format };
    },
  },
  // `max_tokens` is named last: a server that proposes the one refuses the other.
  {
    about: /max_completion_tokens|max_tokens/i,
    simpler: (dialect) => ({
      ...dialect,
      limit: dialect.limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens',
    }),
  },
];

const PLAINEST: Partial<Dialect> = { format: 'words', effort: null, countsTokens: false };

/**
 * The dialect to try next after a server refused a request as malformed: without what it complains about or, if it
 * doesn't say, the plainest of all.
 *
 * @param tried the dialects that this request was refused in, the last one at the end
 * @returns null if there is none left, or the refusal is about something else
 */
export function simplify(tried: Dialect[], error: unknown): Dialect | null {
  const dialect = tried.at(-1);
  if (!dialect) return null;
  if (!(error instanceof BadRequestError || error instanceof UnprocessableEntityError)) return null;
  const complaint = `${error.param ?? ''} ${error.message}`;
  const simpler = COMPLAINTS.filter(({ about }) => about.test(complaint))
    .map((one) => one.simpler(dialect))
    .find((one) => one !== null);
  const isNew = (one: Dialect) => !tried.some((before) => isSame(before, one));
  if (simpler && isNew(simpler)) return simpler;
  // A code names what is wrong, and it is none of the above: too long a prompt, for example.
  if (error.code) return null;
  const plainest = { ...dialect, ...PLAINEST };
  return isNew(plainest) ? plainest : null;
}

const isSame = (a: Dialect, b: Dialect): boolean =>
  a.format === b.format && a.limit === b.limit && a.effort === b.effort && a.countsTokens === b.countsTokens;

/** What is known of a server after a request that it took: only what this request found out changes. */
export function learn(known: Dialect, begun: Dialect, spoken: Dialect): Dialect {
  return {
    format: begun.format === spoken.format ? known.format : spoken.format,
    limit: begun.limit === spoken.limit ? known.limit : spoken.limit,
    effort: begun.effort === spoken.effort ? known.effort : spoken.effort,
    countsTokens: begun.countsTokens === spoken.countsTokens ? known.countsTokens : spoken.countsTokens,
  };
}
