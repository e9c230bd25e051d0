import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readChatRequest, type ChatRequest } from './fake-openai/chat-request.ts';
import { isFault, type Fault } from './fake-openai/faults.ts';
import { complainAbout, fail, send, sendError } from './fake-openai/refuse.ts';
import { writeAnswer } from './fake-openai/write-answer.ts';

export type { ChatRequest, Fault };

export interface FakeOpenAi {
  /** To be set as `OPENAI_BASE_URL`. */
  url: string;
  /** What the service writes in answer to a request; JSON where a form is asked for. */
  answer: (request: ChatRequest) => string | Promise<string>;
  /** What goes wrong with each of the next requests in turn; after them nothing. */
  faults: (Fault | null)[];
  /** What goes wrong with every request. A model with the name of a fault has it, too. */
  always: Fault | null;
  /** What goes wrong with some requests. */
  faultOf: (request: ChatRequest) => Fault | null;
  /** Between the pieces of an answer, in milliseconds. */
  pieceMs: number;
  /** Before the first piece, in milliseconds; the model `slow1000` waits for a second. */
  waitMs: number;
  /** The models that it offers. */
  models: string[];
  /** The only key that it takes; null: any, or none. */
  key: string | null;
  /** What recordings say; null: the service can't hear. */
  heard: string | null;
  requests: ChatRequest[];
  recordings: number;
  /** Answers under way, the most there were, and those whose reader went away. */
  open: number;
  mostOpen: number;
  abandoned: number;
  /** Connections that are open, and all there were. */
  connections: number;
  connectionsMade: number;
  close: () => Promise<void>;
}

/**
 * A server that speaks the protocol of OpenAI's chat completions as documented: streams of events, structured outputs,
 * usage at the end, models, transcriptions and errors. It refuses what OpenAI refuses, and fails on demand in the ways in
 * which real services do. `GET /stats` tells another process what it has counted.
 */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const fake: FakeOpenAi = {
    url: '',
    answer: () => 'Hello.',
    faults: [],
    always: null,
    faultOf: () => null,
    pieceMs: 0,
    waitMs: 0,
    models: ['fake-small'],
    key: null,
    heard: 'I cooked lunch for 80 guests.',
    requests: [],
    recordings: 0,
    open: 0,
    mostOpen: 0,
    abandoned: 0,
    connections: 0,
    connectionsMade: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    if (request.url === '/stats') return sendStats(fake, response);
    fake.open += 1;
    fake.mostOpen = Math.max(fake.mostOpen, fake.open);
    response.once('close', () => {
      fake.open -= 1;
      if (!response.writableFinished) fake.abandoned += 1;
    });
    void serve(fake, request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    fake.connections += 1;
    fake.connectionsMade += 1;
    socket.once('close', () => (fake.connections -= 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return fake;
}

function sendStats(fake: FakeOpenAi, response: ServerResponse): void {
  const { requests, recordings, open, mostOpen, abandoned, connections } = fake;
  send(response, 200, { requests: requests.length, recordings, open, mostOpen, abandoned, connections });
}

async function serve(fake: FakeOpenAi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (fake.key !== null && request.headers.authorization !== `Bearer ${fake.key}`)
    return sendError(response, 401, 'Incorrect API key provided.', { code: 'invalid_api_key' });
  const route = `${request.method} ${request.url}`;
  if (route === 'GET /v1/models') return sendModels(fake, response);
  if (route === 'POST /v1/audio/transcriptions') return hear(fake, request, body, response);
  if (route === 'POST /v1/chat/completions') return chat(fake, body.toString(), response);
  sendError(response, 404, `Invalid URL (${route})`);
}

function sendModels(fake: FakeOpenAi, response: ServerResponse): void {
  const data = fake.models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'us' }));
  send(response, 200, { object: 'list', data });
}

async function hear(
  fake: FakeOpenAi,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data; boundary=');
  if (!isForm || !body.includes('name="model"') || !body.includes('name="file"; filename='))
    return sendError(response, 400, 'Expected a multipart form with a file and a model.');
  fake.recordings += 1;
  const fault = fake.faults.length > 0 ? (fake.faults.shift() ?? null) : fake.always;
  if (await fail(fault, response)) return;
  if (fake.waitMs > 0) await sleep(fake.waitMs);
  if (fault === 'wrong-shape') return send(response, 200, { words: fake.heard });
  if (fault === 'flood') return send(response, 200, { text: 'x'.repeat(2_000_000) });
  if (fault === 'cut') {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      .write('{"text": "I co');
    return void setImmediate(() => response.destroy());
  }
  if (fake.heard === null) return sendError(response, 404, 'No such path.');
  send(response, 200, { text: fault === 'empty' ? '' : fake.heard });
}

async function chat(fake: FakeOpenAi, body: string, response: ServerResponse): Promise<void> {
  const asked = readChatRequest(body);
  if ('message' in asked) return sendError(response, 400, asked.message, asked);
  fake.requests.push(asked);
  const named = isFault(asked.model) ? asked.model : null;
  const next = fake.faults.length > 0 ? (fake.faults.shift() ?? null) : fake.always;
  const fault = next ?? fake.faultOf(asked) ?? named;
  const complaint = complainAbout(fault, asked);
  if (complaint) return send(response, complaint.status, complaint.body);
  if (await fail(fault, response)) return;
  const waitMs = Number(/^slow(\d+)$/.exec(asked.model)?.[1] ?? fake.waitMs);
  if (waitMs > 0) await sleep(waitMs);
  await writeAnswer(await fake.answer(asked), { asked, fault, pieceMs: fake.pieceMs }, response);
}
