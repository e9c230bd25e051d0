import { useEffect, useRef } from 'react';
import { Mic } from 'lucide-react';
import { describeWriter } from '../../engine/describeWriter.ts';
import { cx } from '../../../lib/cx.ts';
import type { Outgoing } from './messageDraft.ts';
import { getMessageId, type Message } from './messages.ts';

interface TranscriptProps {
  messages: readonly Message[];
  /** A message that isn't among them yet. */
  outgoing?: Outgoing | null;
  isSending?: boolean;
}

interface Line {
  id: string;
  isOwn: boolean;
  text: string;
  isSpoken: boolean;
  note: string;
}

/** Everything that was said to the end, oldest first. Replies are read out as they are finished. */
export function Transcript({ messages, outgoing = null, isSending = false }: TranscriptProps) {
  const lines = [
    ...messages.filter(({ state }) => state === 'COMPLETE').map(toLine),
    ...(outgoing ? [ownLine(outgoing, isSending)] : []),
  ];
  const list = useRef<HTMLDivElement>(null);
  const { length } = lines;
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [length]);
  return (
    <section aria-labelledby="transcript">
      <h2 id="transcript" className="!text-md mb-2">
        Transcript
      </h2>
      <div
        ref={list}
        role="log"
        aria-labelledby="transcript"
        // Focusable, so that the arrow keys scroll it.
        tabIndex={0}
        className="max-h-[28rem] overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-4 sm:p-5"
      >
        <ol className="grid gap-4">
          {lines.map(({ id, isOwn, text, isSpoken, note }) => (
            <li key={id} className={cx('max-w-prose', isOwn && 'border-l-2 border-thread pl-3')}>
              <p className="flex flex-wrap items-center gap-x-1.5 text-xs font-[560] text-ink-soft">
                {isOwn ? 'You' : 'Interviewer'}
                {isSpoken && <Mic className="size-3" aria-label="spoken" />}
                {note && <span className="font-normal">· {note}</span>}
              </p>
              <p className="mt-0.5 text-sm whitespace-pre-line" dir="auto">
                {text}
              </p>
            </li>
          ))}
          {length === 0 && <li className="text-sm text-ink-soft">Nothing was said yet.</li>}
        </ol>
      </div>
    </section>
  );
}

const toLine = ({ id, role, content, spokenSeconds, writtenBy }: Message): Line => ({
  id,
  isOwn: role === 'USER',
  text: content,
  isSpoken: typeof spokenSeconds === 'number',
  note: describeWriter(writtenBy),
});

const ownLine = (outgoing: Outgoing, isSending: boolean): Line => ({
  id: getMessageId(outgoing),
  isOwn: true,
  text: outgoing.content,
  isSpoken: outgoing.spokenSeconds !== null,
  note: isSending ? 'sending...' : 'not sent yet',
});
