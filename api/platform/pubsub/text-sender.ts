import type { RunStatement } from './kept-connection.ts';

/** The channel of texts: each payload is a topic, a space and the text. */
export const TEXT_CHANNEL = 'tailorbird_texts';

/** NOTIFY takes fewer than 8,000 bytes. */
const MAX_BYTES = 7_999;
/** Texts in one statement. */
const BATCH = 500;
/** Further behind, a look into the database is faster. */
const MAX_WAITING = 5_000;

interface Outgoing {
  topic: string;
  payload: string;
}

/** Sends texts to other nodes. */
export interface TextSender {
  send: (topic: string, text: string) => void;
  /** The connection to use from now on; null: there is none. */
  use: (run: RunStatement | null) => void;
}

/**
 * Sends texts in order: over one connection and one statement at a time, in which there is whatever has come meanwhile.
 * Over several connections, they would overtake each other.
 *
 * @param onUnsent called with the topic of a text that was not sent, or perhaps not
 */
export function createTextSender(onUnsent: (topic: string) => void): TextSender {
  let unsent: Outgoing[] = [];
  let connection: RunStatement | null = null;
  let isSending = false;

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let run = connection; run && unsent.length > 0; run = connection) {
      const batch = unsent.slice(0, BATCH);
      unsent = unsent.slice(BATCH);
      try {
        await run({
          name: 'send-texts',
          text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
          values: [TEXT_CHANNEL, batch.map(({ payload }) => payload)],
        });
      } catch {
        // The connection is lost then, and whoever keeps it logs why.
        giveUp(batch);
      }
    }
    isSending = false;
  }

  function giveUp(texts: readonly Outgoing[]): void {
    for (const topic of new Set(texts.map((one) => one.topic))) onUnsent(topic);
  }

  return {
    send: (topic, text) => {
      const payload = `${topic} ${text}`;
      if (!connection || unsent.length >= MAX_WAITING || Buffer.byteLength(payload) > MAX_BYTES)
        return onUnsent(topic);
      unsent.push({ topic, payload });
      void sendAll();
    },
    use: (run) => {
      connection = run;
      if (run) return;
      giveUp(unsent);
      unsent = [];
    },
  };
}

/** Takes a payload of the channel of texts apart; null if it is none. */
export function readPayload(payload: string): { topic: string; text: string } | null {
  const space = payload.indexOf(' ');
  return space === -1 ? null : { topic: payload.slice(0, space), text: payload.slice(space + 1) };
}
