import { beforeEach, describe, expect, it } from 'vitest';
import { awaitReply, claimReply } from './awaitedReplies.ts';
import { createKey } from './createKey.ts';
import {
  createMessage,
  EMPTY_DRAFT,
  readDraft,
  storeDraft,
  withHeard,
  withReturned,
  withText,
} from './messageDraft.ts';
import {
  countTurns,
  findPosition,
  findQuestion,
  listShown,
  mergeMessages,
  type Message,
} from './messages.ts';

const message = (
  id: string,
  position: number,
  state: Message['state'] = 'COMPLETE',
  role: Message['role'] = 'INTERVIEWER',
): Message => ({
  id,
  role,
  content: `${id} ${position}`,
  state,
  position,
  spokenSeconds: null,
  writtenBy: null,
});

describe('the messages', () => {
  it('are each as they were last seen, in order', () => {
    const stored = [message('m1', 100), message('m2', 205, 'PENDING')];
    const streamed = new Map([
      ['m2', message('m2', 290)],
      ['m3', message('m3', 301)],
      ['m1', message('m1', 90, 'PENDING')],
    ]);
    const merged = mergeMessages(stored, streamed);
    expect(merged.map(({ id, position }) => [id, position])).toEqual([
      ['m1', 100],
      ['m2', 290],
      ['m3', 301],
    ]);
    expect(findPosition(merged)).toBe(301);
    expect(findPosition([])).toBe(0);
  });

  it('leave out a failed reply once something has followed it', () => {
    const failed = message('m2', 200, 'FAILED');
    expect(listShown([message('m1', 100), failed])).toContain(failed);
    expect(listShown([message('m1', 100), failed, message('m3', 300, 'PENDING')])).not.toContain(failed);
  });

  it('count turns by what the interviewer has said to the end', () => {
    const messages = [
      message('m1', 100),
      message('m2', 200, 'COMPLETE', 'USER'),
      message('m3', 300, 'FAILED'),
      message('m4', 400, 'PENDING'),
    ];
    expect(countTurns(messages)).toBe(1);
    expect(findQuestion(messages)?.id).toBe('m1');
  });
});

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('gets what is heard appended, and counts as spoken if half of it was', () => {
    const typed = withText(EMPTY_DRAFT, 'So: ');
    const heard = { ...withHeard(typed, ' I led a ward '), heardSeconds: 4.26 };
    expect(heard.text).toBe('So: I led a ward');
    expect(createMessage(heard, 'k')).toEqual({ key: 'k', content: 'So: I led a ward', spokenSeconds: 4.3 });
    const mostlyTyped = withText(heard, `${heard.text} of 24 nurses at St. Bride`);
    expect(createMessage(mostlyTyped, 'k').spokenSeconds).toBeNull();
    expect(withText(heard, ' ')).toMatchObject({ heardLength: 0, heardSeconds: 0 });
  });

  it('takes a message back that wasn’t sent, before what was typed since', () => {
    const outgoing = { key: 'k', content: 'First.', spokenSeconds: null };
    expect(withReturned({ ...EMPTY_DRAFT, text: 'Second.', outgoing })).toEqual({
      ...EMPTY_DRAFT,
      text: 'First. Second.',
    });
  });

  it('survives a reload, for its interview only', () => {
    const draft = { ...EMPTY_DRAFT, text: 'Kept', outgoing: { key: 'k', content: 'Sent', spokenSeconds: 2 } };
    storeDraft('i1', draft);
    expect(readDraft('i1')).toEqual(draft);
    expect(readDraft('i2')).toEqual(EMPTY_DRAFT);
    storeDraft('i1', EMPTY_DRAFT);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['nonsense', '[]', '{"text":7}'])('that is stored as %s is none', (stored) => {
    sessionStorage.setItem('interview-draft:i1', stored);
    expect(readDraft('i1')).toEqual(EMPTY_DRAFT);
  });
});

it('a reply is claimed once, by the window that asked for it', () => {
  expect(claimReply('i1', 500)).toBe(false);
  awaitReply('i1', 200);
  expect(claimReply('i1', 200)).toBe(false);
  expect(claimReply('i2', 300)).toBe(false);
  expect(claimReply('i1', 300)).toBe(true);
  expect(claimReply('i1', 300)).toBe(false);
});

it('a key is a UUID', () => {
  expect(createKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(createKey()).not.toBe(createKey());
});
