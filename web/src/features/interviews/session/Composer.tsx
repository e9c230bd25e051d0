import { useId, type Ref } from 'react';
import { Mic, Send, Square } from 'lucide-react';
import { INTERVIEW_MESSAGE_MAX_LENGTH } from '../../../../../api/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Input.tsx';
import type { SpeechRecognitionControl } from '../speech/useSpeechRecognition.ts';
import { Listening } from './Listening.tsx';
import { withText, type MessageDraft } from './messageDraft.ts';

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  draft: MessageDraft;
  onChange: (by: (draft: MessageDraft) => MessageDraft) => void;
  onSend: () => void;
  /** Why nothing can be sent now; null if it can. Typing goes on. */
  obstacle: string | null;
  /** What was wrong with the message that was sent. */
  problem: string | null;
  recognition: SpeechRecognitionControl;
  onRecord: () => void;
}

/** The box for an answer, typed or spoken. Enter sends, Shift+Enter makes a new line. */
export function Composer({
  ref,
  draft,
  onChange,
  onSend,
  obstacle,
  problem,
  recognition,
  onRecord,
}: ComposerProps) {
  const hint = useId();
  const { length } = draft.text.trim();
  const isRecording = recognition.state !== 'off';
  const tooLong =
    length > INTERVIEW_MESSAGE_MAX_LENGTH
      ? `A message can have at most ${INTERVIEW_MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters. This one has ${length.toLocaleString('en-US')}.`
      : undefined;
  const isEmpty = length === 0 && recognition.interim === '';
  const isBlocked = obstacle !== null || isEmpty || tooLong !== undefined;
  const error = tooLong ?? problem ?? undefined;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlocked) onSend();
      }}
    >
      <Field label="Your answer" error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={ref}
            dir="auto"
            rows={3}
            enterKeyHint="send"
            autoComplete="off"
            value={draft.text}
            placeholder="Type your answer, or record it."
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange((before) => withText(before, value));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
      {isRecording && <Listening recognition={recognition} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          tone="primary"
          disabled={isBlocked}
          aria-describedby={hint}
          className="max-sm:flex-1"
        >
          <Send className="size-4" aria-hidden="true" />
          Send
        </Button>
        <Button
          aria-pressed={isRecording}
          onClick={isRecording ? recognition.stop : onRecord}
          className="max-sm:flex-1"
        >
          {isRecording ? (
            <Square className="size-4 fill-current text-danger" aria-hidden="true" />
          ) : (
            <Mic className="size-4" aria-hidden="true" />
          )}
          {isRecording ? 'Stop Recording' : 'Start Recording'}
        </Button>
        <p id={hint} className="text-sm text-ink-soft max-sm:w-full">
          {obstacle ??
            (isEmpty ? 'There’s nothing to send yet.' : 'Enter sends, Shift+Enter makes a new line.')}
        </p>
      </div>
    </form>
  );
}
