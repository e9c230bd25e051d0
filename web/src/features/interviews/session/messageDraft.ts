import { readSessionText, storeSessionText } from '../../../lib/sessionText.ts';
import { z } from '../../../lib/zod.ts';

/** A message on its way to the interviewer. */
export interface Outgoing {
  /** Sent again under the same key, it is stored once. */
  key: string;
  content: string;
  /** Null if it was mainly typed. */
  spokenSeconds: number | null;
}

export interface MessageDraft {
  text: string;
  /** How much of the text was spoken, in characters and in seconds. */
  heardLength: number;
  heardSeconds: number;
  /** What was sent and isn't known to have arrived. */
  outgoing: Outgoing | null;
}

export const EMPTY_DRAFT: MessageDraft = { text: '', heardLength: 0, heardSeconds: 0, outgoing: null };

const schema: z.ZodMiniType<MessageDraft> = z.object({
  text: z.string(),
  heardLength: z.number(),
  heardSeconds: z.number(),
  outgoing: z.nullable(
    z.object({ key: z.string(), content: z.string(), spokenSeconds: z.nullable(z.number()) }),
  ),
});

const STORAGE_NAME = 'interview-draft';

/** Reads what was typed for an interview in this tab; it survives a reload. */
export function readDraft(interviewId: string): MessageDraft {
  try {
    return schema.parse(JSON.parse(readSessionText(STORAGE_NAME, interviewId)));
  } catch {
    return EMPTY_DRAFT;
  }
}

export function storeDraft(interviewId: string, draft: MessageDraft): void {
  const isEmpty = draft.text.trim() === '' && !draft.outgoing;
  storeSessionText(STORAGE_NAME, interviewId, isEmpty ? '' : JSON.stringify(draft));
}

/** Typing. A text that was cleared says nothing about speech any more. */
export const withText = (draft: MessageDraft, text: string): MessageDraft =>
  text.trim() === '' ? { ...EMPTY_DRAFT, text, outgoing: draft.outgoing } : { ...draft, text };

/** Appends words that were heard. */
export const withHeard = (draft: MessageDraft, heard: string): MessageDraft => ({
  ...draft,
  text: joinTexts(draft.text, heard),
  heardLength: draft.heardLength + heard.trim().length,
});

/** Puts a message that wasn't sent back, before what was typed since. */
export const withReturned = (draft: MessageDraft): MessageDraft =>
  draft.outgoing ? { ...draft, text: joinTexts(draft.outgoing.content, draft.text), outgoing: null } : draft;

/** The message that a draft becomes. It counts as spoken if at least half of it was. */
export function createMessage({ text, heardLength, heardSeconds }: MessageDraft, key: string): Outgoing {
  const content = text.trim();
  const isSpoken = heardSeconds > 0 && heardLength * 2 >= content.length;
  return {
    key,
    content,
    spokenSeconds: isSpoken ? Math.min(Math.round(heardSeconds * 10) / 10, 3_600) : null,
  };
}

function joinTexts(before: string, after: string): string {
  const [first, second] = [before.trimEnd(), after.trim()];
  return first && second ? `${first} ${second}` : first || second;
}
