import type { InterviewMessage } from '../../generated/prisma/client.ts';
import { decodePiece, endOf, type ReplyPiece } from './reply-piece.ts';

/** The reply that a subscriber sees growing, put together from what is stored and from pieces ahead of that. */
export interface GrowingMessage {
  /** Takes messages as they are stored, in order, and returns them as far as they are known. */
  read: (messages: InterviewMessage[]) => InterviewMessage[];
  /** Takes what was sent. The message is null if that added nothing; `mustLook`: what is stored would. */
  hear: (texts: readonly string[]) => { message: InterviewMessage | null; mustLook: boolean };
}

/**
 * Follows the reply that is being written. Each piece says what it follows, so that pieces that are lost, late or doubled
 * do no harm: one that doesn't follow what is known waits until what is missing has been stored and read.
 */
export function followReply(now: () => Date): GrowingMessage {
  /** The reply that is being written, as far as it is known. */
  let known: InterviewMessage | null = null;
  /** What was heard of it before what comes before. */
  let ahead: ReplyPiece | null = null;

  /** Adds what was heard, if it follows what is known. */
  function join(): void {
    if (!known || known.id !== ahead?.id || ahead.from > known.content.length) return;
    const added = ahead.text.slice(known.content.length - ahead.from);
    // A piece is a sign of life, too (message-state.ts).
    if (added) known = { ...known, content: known.content + added, updatedAt: now() };
    ahead = null;
  }

  return {
    read: (messages) => {
      const last = messages.at(-1);
      if (last?.state !== 'PENDING') {
        known = null;
        return messages;
      }
      const isFurther = known?.id === last.id && known.content.length > last.content.length;
      known = known && isFurther ? { ...last, content: known.content, updatedAt: known.updatedAt } : last;
      join();
      return [...messages.slice(0, -1), known];
    },
    hear: (texts) => {
      const before = known;
      let mustLook = false;
      for (const text of texts) {
        const piece = decodePiece(text);
        if (!piece) continue;
        ahead = extend(ahead, piece);
        join();
        const isMissing = known?.id !== piece.id;
        // Text that has been stored is not in a piece that is still to come.
        mustLook ||= isMissing || (piece.text === '' && piece.from > (known?.content.length ?? 0));
      }
      return { message: known === before ? null : known, mustLook };
    },
  };
}

/** What was heard and a piece more: one text, if the one follows the other. */
function extend(heard: ReplyPiece | null, piece: ReplyPiece): ReplyPiece {
  if (heard?.id !== piece.id) return piece;
  if (endOf(piece) <= endOf(heard)) return heard;
  return piece.from === endOf(heard) ? { ...heard, text: heard.text + piece.text } : piece;
}
