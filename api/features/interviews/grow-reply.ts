import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../core/deps.ts';
import type { InterviewMessage } from '../../generated/prisma/client.ts';
import { interviewTopic } from './interview-topic.ts';
import { encodePiece } from './reply-piece.ts';

/** A reply that grows is stored this often: so much of it can be lost with its server. */
const STORE_EVERY_MS = 100;
/** Where storing takes long, it is done less often, so that it leaves time for the words; but at least this often. */
const STORE_AT_LEAST_EVERY_MS = 1_000;
const PAUSE_PER_STORE = 20;
/** No interviewer talks that long; and the numbers of a stream leave room for it (interview-stream.ts). */
const REPLY_MAX_LENGTH = 10_000;

/** A reply while it is being written. */
export interface GrowingReply {
  /**
   * Takes the whole text so far: sends what is new of it to whoever follows the interview, and stores it soon. A text
   * that doesn't begin with what was shown is left out; the finished reply will take its place.
   */
  grow: (text: string) => void;
  /** Ends the growing. Nothing is stored or sent after that. Resolves to the text so far. */
  stop: () => Promise<string>;
}

/**
 * Shows a reply piece by piece before it is stored, and stores what there is of it ten times a second at most
 * (docs/decisions/0061-pieces-ahead-of-the-database.md).
 *
 * @param store stores the text so far, if the reply is still waited for, and says whether it is.
 */
export function growReply(
  deps: Pick<Deps, 'pubsub' | 'log'>,
  { id, interviewId }: Pick<InterviewMessage, 'id' | 'interviewId'>,
  store: (content: string) => Promise<boolean>,
): GrowingReply {
  let draft = '';
  let sent = 0;
  let stored = 0;
  let isStorable = true;
  let storing: Promise<void> | null = null;
  const stopping = new AbortController();

  const send = (from: number, text: string) =>
    deps.pubsub.send(interviewTopic(interviewId), encodePiece({ id, from, text }));

  /** Sends what is new, but not while it can't be stored: it would be lost with this server. */
  function show(): void {
    if (!isStorable || draft.length === sent) return;
    send(sent, draft.slice(sent));
    sent = draft.length;
  }

  async function storeDrafts(): Promise<void> {
    // What is new is on its way before the work of storing it begins.
    await turn();
    while (!stopping.signal.aborted && stored < draft.length) {
      const text = draft;
      const begun = performance.now();
      try {
        if (!(await store(text))) return stopping.abort();
        stored = text.length;
        isStorable = true;
        // For those who missed a piece, or came too late for it.
        send(stored, '');
        show();
      } catch (error) {
        isStorable = false;
        deps.log.warn({ err: error, interviewId }, 'a reply could not be stored');
      }
      const pause = Math.max(STORE_EVERY_MS, PAUSE_PER_STORE * (performance.now() - begun));
      await sleep(Math.min(pause, STORE_AT_LEAST_EVERY_MS), undefined, { signal: stopping.signal }).catch(
        () => {},
      );
    }
    storing = null;
  }

  return {
    grow: (text) => {
      const next = cleanReply(text);
      if (stopping.signal.aborted || next.length <= draft.length || !next.startsWith(draft)) return;
      draft = next;
      show();
      storing ??= storeDrafts();
    },
    stop: async () => {
      stopping.abort();
      await storing;
      return draft;
    },
  };
}

/**
 * The text of a reply, whole or so far, as the database can keep it: not too long, without NULs, and without half a
 * surrogate pair, whose other half may come with the next piece.
 */
export const cleanReply = (text: string): string =>
  text
    .slice(0, REPLY_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll('\0', '')
    .toWellFormed();
