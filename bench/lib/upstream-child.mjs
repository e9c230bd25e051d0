// The process of `startUpstream`: an AI service that streams words which say when they were sent, in letters, since the
// interviewer may say no numbers.
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const WORDS = 40;
const FIRST_AFTER_MS = 300;
const EVERY_MS = 20;
const LETTERS = 6;

/** Microseconds, as six letters of 26: unique for five minutes. */
function stamp() {
  let left = Math.round((performance.timeOrigin + performance.now()) * 1_000) % 26 ** LETTERS;
  let word = '';
  for (let index = 0; index < LETTERS; index += 1) {
    word = String.fromCharCode(97 + (left % 26)) + word;
    left = Math.floor(left / 26);
  }
  return word;
}

const server = createServer(async (request, response) => {
  for await (const _ of request);
  const answer = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'bench' };
  const send = (delta, finish_reason = null) =>
    response.write(
      `data: ${JSON.stringify({ ...answer, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await sleep(FIRST_AFTER_MS);
  for (let index = 0; index < WORDS && !response.destroyed; index += 1) {
    send({ content: `${stamp()} ` });
    await sleep(EVERY_MS);
  }
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit(0));
