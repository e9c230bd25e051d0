import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** A way in which a real service fails. */
export type Fault =
  | 'unauthorized'
  | 'rate-limited'
  | 'rate-limited-30'
  | 'no-credit'
  | 'server-error'
  | 'hang'
  | 'stall'
  | 'cut'
  | 'html'
  | 'truncated-json'
  | 'prose'
  | 'wrong-shape'
  | 'refusal'
  | 'flood'
  | 'empty'
  | 'bad-line'
  | 'unfinished'
  | 'no-schema'
  | 'no-json'
  | 'old-limit';

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  response_format: z
    .union([
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({
          name: z.string(),
          strict: z.literal(true),
          schema: z.record(z.string(), z.json()),
        }),
      }),
    ])
    .optional(),
});
export type ChatRequest = z.output<typeof requestSchema>;

export interface FakeOpenAi {
  /** To be set as `OPENAI_BASE_URL`. */
  url: string;
  /** What the service writes in answer to a request; JSON where a form is asked for. */
  answer: (request: ChatRequest) => string;
  /** What goes wrong with each of the next requests in turn; after them nothing. */
  faults: (Fault | null)[];
  /** What goes wrong with every request. */
  always: Fault | null;
  /** Between the pieces of an answer, in milliseconds. */
  pieceMs: number;
  /** Before the first piece, in milliseconds. */
  waitMs: number;
  /** What recordings say; null: the service can't hear. */
  heard: string | null;
  requests: ChatRequest[];
  recordings: number;
  /** Answers under way, the most there were, and those whose reader went away. */
  open: number;
  mostOpen: number;
  abandoned: number;
  close: () => Promise<void>;
}

/**
 * A server that speaks the protocol of OpenAI's chat completions as documented: streams of events, structured outputs,
 * usage at the end, models, transcriptions and errors. It fails on demand in the ways in which real ones do.
 */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const fake: FakeOpenAi = {
    url: '',
    answer: () => 'Hello.',
    faults: [],
    always: null,
    pieceMs: 0,
    waitMs: 0,
    heard: 'I cooked lunch for 80 guests.',
    requests: [],
    recordings: 0,
    open: 0,
    mostOpen: 0,
    abandoned: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    fake.open += 1;
    fake.mostOpen = Math.max(fake.mostOpen, fake.open);
    response.once('close', () => {
      fake.open -= 1;
      if (!response.writableFinished) fake.abandoned += 1;
    });
    void serve(fake, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return fake;
}

async function serve(fake: FakeOpenAi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (request.url === '/v1/models')
    return send(response, 200, {
      object: 'list',
      data: [{ id: 'fake-small', object: 'model', created: 0, owned_by: 'us' }],
    });
  const fault = fake.faults.length > 0 ? (fake.faults.shift() ?? null) : fake.always;
  if (request.url === '/v1/audio/transcriptions') {
    if (!request.headers['content-type']?.startsWith('multipart/form-data; boundary=') || body.length < 300)
      return sendError(response, 400, 'Expected a multipart form.');
    fake.recordings += 1;
    if (await fail(fault, response)) return;
    return fake.heard === null
      ? sendError(response, 404, 'No such path.')
      : send(response, 200, { text: fake.heard });
  }
  if (request.url !== '/v1/chat/completions') return sendError(response, 404, 'No such path.');
  const { success, data: asked, error } = requestSchema.safeParse(JSON.parse(body.toString()));
  if (!success) return sendError(response, 400, z.prettifyError(error));
  fake.requests.push(asked);
  const { response_format: format } = asked;
  if (fault === 'no-schema' && format?.type === 'json_schema')
    return sendError(response, 400, 'response_format json_schema is not supported', 'response_format');
  if (fault === 'no-json' && format)
    return sendError(response, 400, 'unknown field response_format', 'response_format');
  if (fault === 'old-limit' && asked.max_completion_tokens !== undefined)
    return sendError(response, 400, 'Unrecognized argument: max_completion_tokens', 'max_completion_tokens');
  if (await fail(fault, response)) return;
  if (fake.waitMs > 0) await sleep(fake.waitMs);
  await stream(fake, asked, fault, response);
}

/** Fails before anything of an answer is written. */
async function fail(fault: Fault | null, response: ServerResponse): Promise<boolean> {
  switch (fault) {
    case 'unauthorized':
      sendError(response, 401, 'Incorrect API key provided: sk-secret.');
      return true;
    case 'rate-limited':
      sendError(response, 429, 'Rate limit reached.');
      return true;
    case 'rate-limited-30':
      response.setHeader('retry-after', '30');
      sendError(response, 429, 'Rate limit reached.');
      return true;
    case 'no-credit':
      sendError(response, 429, 'You exceeded your current quota.', null, 'insufficient_quota');
      return true;
    case 'server-error':
      sendError(response, 500, 'The server had an error.');
      return true;
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Proxy</title>Please sign in.');
      return true;
    case 'hang':
      await new Promise((resolve) => response.once('close', resolve));
      return true;
    default:
      return false;
  }
}

async function stream(
  fake: FakeOpenAi,
  asked: ChatRequest,
  fault: Fault | null,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: asked.model };
  const write = (value: object) => response.write(`data: ${JSON.stringify({ ...base, ...value })}\n\n`);
  const piece = (delta: object, finish_reason: string | null = null) =>
    write({ choices: [{ index: 0, delta, finish_reason }] });
  piece({ role: 'assistant', content: '' });
  if (fault === 'refusal') {
    piece({ refusal: 'I can’t help with that.' });
    piece({}, 'stop');
  } else {
    const text = spoil(fake.answer(asked), fault);
    const pieces = text.match(/\S+\s*|\s+/g) ?? [];
    const half = Math.ceil(pieces.length / 2);
    for (const [at, content] of pieces.entries()) {
      if (at === half && fault === 'cut') return void response.destroy();
      if (at === half && fault === 'stall')
        return void (await new Promise((resolve) => response.once('close', resolve)));
      if (at === half && fault === 'bad-line') response.write('data: {"choices": [{"delta"\n\n');
      if (response.destroyed) return;
      piece({ content });
      if (fake.pieceMs > 0) await sleep(fake.pieceMs);
    }
    if (fault === 'flood')
      for (let sent = 0; sent < 2_000_000 && !response.destroyed; sent += 10_000) {
        piece({ content: 'x'.repeat(10_000) });
        await sleep(0);
      }
    if (fault !== 'unfinished') piece({}, 'stop');
  }
  if (asked.stream_options?.include_usage)
    write({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } });
  if (fault !== 'unfinished') response.write('data: [DONE]\n\n');
  response.end();
}

function spoil(text: string, fault: Fault | null): string {
  switch (fault) {
    case 'truncated-json':
      return text.slice(0, Math.ceil(text.length / 2));
    case 'prose':
      return `Sure! Here is what you asked for:\n\n\`\`\`json\n${text}\n\`\`\`\n\nLet me know if you need anything else.`;
    case 'wrong-shape':
      return '{"answer": 42}';
    case 'empty':
      return '';
    default:
      return text;
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  param: string | null = null,
  code: string | null = null,
): void {
  send(response, status, { error: { message, type: 'invalid_request_error', param, code } });
}
