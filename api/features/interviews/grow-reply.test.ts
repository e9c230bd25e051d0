import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLocalPubSub } from '../../platform/pubsub/local-pubsub.ts';
import { cleanReply, growReply } from './grow-reply.ts';
import { interviewTopic } from './interview-topic.ts';
import { decodePiece } from './reply-piece.ts';

const REPLY = { id: 'a7d4c4de', interviewId: '2b0b8f0e' };

let leaving: AbortController;
beforeEach(() => {
  leaving = new AbortController();
});
afterEach(() => leaving.abort());

/** A reply that grows, what was sent of it, and a store that does as it is told. */
function start() {
  const pubsub = createLocalPubSub();
  const sent: string[] = [];
  void (async () => {
    for await (const { texts } of pubsub.subscribe(interviewTopic(REPLY.interviewId), leaving.signal))
      for (const text of texts) {
        const { from, text: added } = decodePiece(text) ?? { from: -1, text: '' };
        sent.push(added === '' ? `stored ${from}` : `${from} ${added}`);
      }
  })();
  const stored: string[] = [];
  const store = { answer: (): Promise<boolean> => Promise.resolve(true) };
  const growing = growReply({ pubsub, log: pino({ level: 'silent' }) }, REPLY, (content) => {
    stored.push(content);
    return store.answer();
  });
  return { ...growing, sent, stored, store };
}

it('sends what is new at once, while it is still being stored', async () => {
  const { grow, sent, stored, store } = start();
  let finish = (_isWaitedFor: boolean) => {};
  store.answer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  grow('So');
  await expect.poll(() => [sent, stored]).toEqual([['0 So'], ['So']]);
  grow('So you');
  grow('So you cooked');
  await expect.poll(() => sent).toEqual(['0 So', '2  you', '6  cooked']);
  finish(true);
  await expect.poll(() => sent.at(-1)).toBe('stored 2');
  await expect.poll(() => stored).toEqual(['So', 'So you cooked']);
});

it('stores a reply that grows quickly less often than it grows, and all of it', async () => {
  const { grow, stop, sent, stored } = start();
  let text = '';
  for (let index = 0; index < 1_000; index += 1) {
    text += 'x';
    grow(text);
    await turn();
  }
  await expect.poll(() => stored.at(-1)).toBe(text);
  expect(stored.length).toBeLessThan(500);
  expect(await stop()).toBe(text);
  expect(sent.filter((piece) => piece.endsWith(' x'))).toHaveLength(1_000);
});

it('sends nothing that can’t be stored, until it can', async () => {
  const { grow, sent, stored, store } = start();
  store.answer = () => Promise.reject(new Error('the database is away'));
  grow('So');
  await expect.poll(() => stored.length).toBeGreaterThan(1);
  grow('So you');
  grow('So you cooked');
  await expect.poll(() => stored.at(-1)).toBe('So you cooked');
  expect(sent).toEqual(['0 So']);
  store.answer = () => Promise.resolve(true);
  await expect.poll(() => sent).toEqual(['0 So', 'stored 13', '2  you cooked']);
});

it('shows only what goes on with what was shown', async () => {
  const { grow, stop, sent } = start();
  for (const text of ['So you', 'So', 'Let us go on', 'So you cooked']) grow(text);
  await expect.poll(() => sent).toContain('6  cooked');
  expect(await stop()).toBe('So you cooked');
});

it('never shows or stores half a character', async () => {
  const { grow, stop, sent, stored } = start();
  grow('Soup \ud83c');
  grow('Soup 🍲\0 or');
  grow('Soup 🍲\0 or \ud83c?');
  await expect.poll(() => sent.slice(0, 3)).toEqual(['0 Soup ', '5 🍲 or', '10  \ufffd?']);
  expect(await stop()).toBe('Soup 🍲 or \ufffd?');
  for (const text of stored) expect(text.isWellFormed()).toBe(true);
});

it('ends: what comes later is neither sent nor stored', async () => {
  const { grow, stop, sent, stored } = start();
  grow('So');
  await expect.poll(() => stored).toEqual(['So']);
  expect(await stop()).toBe('So');
  grow('So you');
  await turn();
  expect([sent[0], stored]).toEqual(['0 So', ['So']]);
  expect(sent.join()).not.toContain('you');
});

it('ends when the reply is not waited for any more', async () => {
  const { grow, stop, sent, store } = start();
  store.answer = () => Promise.resolve(false);
  grow('So');
  await expect.poll(() => sent).toEqual(['0 So']);
  await turn();
  grow('So you');
  expect(await stop()).toBe('So');
  expect(sent).toEqual(['0 So']);
});

it('is at most 10,000 code units long, and doesn’t end within a character', () => {
  expect(cleanReply(`${'x'.repeat(9_999)}🍲`)).toBe('x'.repeat(9_999));
  expect(cleanReply(`${'x'.repeat(9_998)}🍲 more`)).toBe(`${'x'.repeat(9_998)}🍲`);
});
