import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatRequest } from './chat-request.ts';
import type { Fault } from './faults.ts';
import { send } from './refuse.ts';

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
const TWO_MEGABYTES = 2_000_000;

const gone = (response: ServerResponse) => new Promise((resolve) => response.once('close', resolve));

/** Writes an answer, streamed or whole as it was asked for, and spoils it in the way that the fault names. */
export async function writeAnswer(
  text: string,
  { asked, fault, pieceMs }: { asked: ChatRequest; fault: Fault | null; pieceMs: number },
  response: ServerResponse,
): Promise<void> {
  const answer = { id: 'chatcmpl-1', created: 0, model: asked.model };
  if (fault === 'other-protocol') return send(response, 200, { output: text });
  if (!asked.stream || fault === 'not-streamed') {
    const message = { role: 'assistant', content: spoil(text, fault), refusal: null };
    const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }];
    return send(response, 200, { ...answer, object: 'chat.completion', choices, usage: USAGE });
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  // A slow reader is waited for, as every server does.
  const write = async (value: object) => {
    const line = JSON.stringify({ ...answer, object: 'chat.completion.chunk', ...value });
    if (!response.write(`data: ${line}\n\n`)) await drained(response);
  };
  const counts = asked.stream_options?.include_usage === true && fault !== 'uncounted';
  const piece = (delta: object, finish_reason: string | null = null) =>
    write({
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      // OpenAI says null in each piece but the last.
      ...(counts && { usage: null }),
    });
  await piece({ role: 'assistant', content: '', refusal: null });
  const isWritten = await writePieces(spoil(text, fault), fault, { piece, pieceMs, response });
  if (!isWritten) return;
  if (fault !== 'unfinished') await piece({}, FINISH[fault ?? ''] ?? 'stop');
  if (counts) await write({ choices: [], usage: USAGE });
  if (fault === 'lingering') return void (await gone(response));
  if (fault !== 'unfinished') response.write('data: [DONE]\n\n');
  response.end();
}

const FINISH: Record<string, string> = { length: 'length', filtered: 'content_filter' };

/** @returns whether the answer came to its end */
async function writePieces(
  text: string,
  fault: Fault | null,
  {
    piece,
    pieceMs,
    response,
  }: { piece: (delta: object) => Promise<void>; pieceMs: number; response: ServerResponse },
): Promise<boolean> {
  if (fault === 'refusal') {
    await piece({ refusal: 'I can’t help with that.' });
    return true;
  }
  const pieces = text.match(/\S+\s*|\s+/g) ?? [];
  const half = Math.ceil(pieces.length / 2);
  for (const [at, content] of pieces.entries()) {
    if (at === half && fault === 'cut') {
      response.destroy();
      return false;
    }
    if (at === half && fault === 'stall') {
      await gone(response);
      return false;
    }
    if (at === half && fault === 'bad-line') response.write('data: {"choices": [{"delta"\n\n');
    if (at === half && fault === 'error-event')
      response.write('data: {"error": {"message": "The model crashed.", "code": 502}}\n\n');
    if (response.destroyed) return false;
    await piece({ content });
    if (pieceMs > 0) await sleep(pieceMs);
  }
  if (fault === 'flood')
    for (let sent = 0; sent < TWO_MEGABYTES && !response.destroyed; sent += 1_000)
      await piece({ content: 'x'.repeat(1_000) });
  if (fault === 'endless-line') {
    response.write('data: {"choices": [{"delta": {"content": "');
    for (let sent = 0; sent < TWO_MEGABYTES && !response.destroyed; sent += 1_000)
      if (!response.write('x'.repeat(1_000))) await drained(response);
    await gone(response);
    return false;
  }
  return !response.destroyed;
}

/** Also resolves when the reader goes away. */
const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.once('drain', done).once('close', done);
  });

function spoil(text: string, fault: Fault | null): string {
  switch (fault) {
    case 'truncated-json':
      return text.slice(0, Math.ceil(text.length / 2));
    case 'prose':
      return `Sure! Here is what you asked for:\n\n\`\`\`json\n${text}\n\`\`\`\n\nLet me know if you need anything else.`;
    case 'twice':
      return `${text}\n\nOr, in other words: ${text.replace(/(?<=":\s?")\w/, 'X')}`;
    case 'thoughts':
      return `<think>\nThe person wants {"text": "a wording"}.\n</think>\n\n${text}`;
    case 'wrong-shape':
      return '{"answer": 42}';
    case 'empty':
      return '';
    default:
      return text;
  }
}
