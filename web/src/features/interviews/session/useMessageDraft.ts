import { useCallback, useEffect, useState } from 'react';
import { readDraft, storeDraft, type MessageDraft } from './messageDraft.ts';

/** The message that is being written for an interview, with what is on its way. It survives a reload in this tab. */
export function useMessageDraft(interviewId: string) {
  const [draft, setDraft] = useState(() => readDraft(interviewId));
  useEffect(() => storeDraft(interviewId, draft), [interviewId, draft]);
  const change = useCallback((by: (draft: MessageDraft) => MessageDraft) => setDraft(by), []);
  return [draft, change] as const;
}
