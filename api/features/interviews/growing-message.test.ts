import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InterviewMessage } from '../../generated/prisma/client.ts';
import { followReply } from './growing-message.ts';
import { decodePiece, encodePiece } from './reply-piece.ts';

const ID = 'a7d4c4de-8f1e-4e4d-8f0a-0f6f6f3f1b11';
const NOW = new Date('2026-11-23T10:00:00Z');
const REPLY = 'So you cooked for 80 guests every day. How did you plan the week’s menu? 🍲';

const stored = (content: string, rest: Partial<InterviewMessage> = {}): InterviewMessage => ({
  id: ID,
  interviewId: '2b0b8f0e-5f0e-4c40-9d8a-6a3b1f2c4d5e',
  sequence: 3,
  role: 'interviewer',
  content,
  state: 'PENDING',
  spokenSeconds: null,
  writtenBy: null,
  fallback: null,
  timestamp: NOW,
  updatedAt: new Date('2026-11-23T09:59:00Z'),
  ...rest,
});
const piece = (from: number, to: number) => encodePiece({ id: ID, from, text: REPLY.slice(from, to) });
const follow = () => followReply(() => NOW);

describe('a reply that grows', () => {
  it('is what is stored and the pieces behind it, each a sign of life', () => {
    const reply = follow();
    reply.read([stored('So')]);
    expect(reply.hear([piece(2, 6), piece(6, 13)])).toEqual({
      message: stored('So you cooked', { updatedAt: NOW }),
      mustLook: false,
    });
    expect(reply.hear([piece(2, 6)])).toEqual({ message: null, mustLook: false });
    expect(reply.hear([piece(6, 17)]).message?.content).toBe('So you cooked for');
  });

  it('waits for what it missed until that has been stored', () => {
    const reply = follow();
    reply.read([stored('So')]);
    expect(reply.hear([piece(6, 13), piece(13, 17)])).toEqual({ message: null, mustLook: false });
    expect(reply.hear([piece(17, 17)])).toEqual({ message: null, mustLook: true });
    expect(reply.read([stored('So you')])).toEqual([stored('So you cooked for', { updatedAt: NOW })]);
  });

  it('is not read again because it was stored as far as it is known', () => {
    const reply = follow();
    reply.read([stored('')]);
    expect(reply.hear([piece(0, 6), piece(6, 6)]).mustLook).toBe(false);
  });

  it('is looked for when a piece comes before it was read', () => {
    const reply = follow();
    expect(reply.hear([piece(0, 6)])).toEqual({ message: null, mustLook: true });
    const user = stored('I cooked.', { id: 'other', role: 'user', sequence: 2, state: 'COMPLETE' });
    expect(reply.read([user, stored('')]).map(({ content }) => content)).toEqual(['I cooked.', 'So you']);
  });

  it('is what was stored in the end, whatever was shown of it', () => {
    const reply = follow();
    reply.read([stored('')]);
    reply.hear([piece(0, 13)]);
    const end = stored('Let us go on.', { state: 'COMPLETE' });
    expect(reply.read([end])).toEqual([end]);
  });

  it.each(['', '{', '[]', '{"id":1}', `{"id":"${ID}","from":-1,"text":"x"}`])(
    'takes no notice of the text "%s"',
    (text) => {
      expect(decodePiece(text)).toBeNull();
      const reply = follow();
      reply.read([stored('So')]);
      expect(reply.hear([text])).toEqual({ message: null, mustLook: false });
    },
  );
});

const losses = fc.array(
  fc.record({
    length: fc.integer({ min: 1, max: 5 }),
    arrives: fc.constantFrom('once', 'never', 'twice', 'late'),
    isStored: fc.boolean(),
    isRead: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
);

it('shows only what was written, never less than before, and all of it, whatever is lost, doubled or late', () => {
  fc.assert(
    fc.property(losses, (plan) => {
      const reply = follow();
      const shown: string[] = [];
      const show = (message: InterviewMessage | null | undefined) => {
        if (message) shown.push(message.content);
      };
      let [written, kept] = [0, 0];
      let late: string[] = [];
      const read = () => show(reply.read([stored(REPLY.slice(0, kept))]).at(-1));
      const hear = (texts: string[]) => {
        const { message, mustLook } = reply.hear(texts);
        show(message);
        if (mustLook) read();
      };
      for (const { length, arrives, isStored, isRead } of plan) {
        const text = piece(written, written + length);
        written = Math.min(written + length, REPLY.length);
        if (arrives === 'late') late.push(text);
        else if (arrives !== 'never') hear(arrives === 'twice' ? [text, text] : [text]);
        if (arrives === 'once') {
          hear(late);
          late = [];
        }
        if (isStored) {
          kept = written;
          hear([piece(kept, kept)]);
        }
        if (isRead) read();
      }
      kept = written;
      hear([piece(kept, kept)]);
      expect(shown.at(-1)).toBe(REPLY.slice(0, written));
      for (const [index, text] of shown.entries()) {
        expect(REPLY.startsWith(text)).toBe(true);
        expect(text.length).toBeGreaterThanOrEqual(shown[index - 1]?.length ?? 0);
      }
    }),
    { numRuns: 1_000 },
  );
});
