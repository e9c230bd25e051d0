import { useState } from 'react';
import { readDraft } from './session/messageDraft.ts';

/** What was typed for an interview that can't be answered any more, to be copied. Nothing if there is nothing. */
export function Unsent({ interviewId }: { interviewId: string }) {
  const [{ text, outgoing }] = useState(() => readDraft(interviewId));
  const typed = [outgoing?.content, text.trim()].filter(Boolean).join('\n\n');
  if (!typed) return null;
  return (
    <section className="grid w-full gap-2">
      <h2 className="!text-md">What you hadn’t sent</h2>
      <p
        dir="auto"
        className="rounded-md border border-line bg-surface px-4 py-3 text-sm break-words whitespace-pre-wrap"
      >
        {typed}
      </p>
    </section>
  );
}
