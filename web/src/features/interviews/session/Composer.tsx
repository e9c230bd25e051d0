import { useId, useRef, type Ref } from 'react';
import { Mic, Send, Square } from 'lucide-react';
import { INTERVIEW_MESSAGE_MAX_LENGTH } from '../../../../../api/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Input.tsx';
import type { SpeechInput, SpeechService } from '../speech/useSpeechInput.ts';
import { Listening } from './Listening.tsx';
import { withText, type MessageDraft } from './messageDraft.ts';
import { RecordingPanel } from './RecordingPanel.tsx';

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  draft: MessageDraft;
  onChange: (by: (draft: MessageDraft) => MessageDraft) => void;
  onSend: () => void;
  /** Why nothing can be sent now; null if it can. Typing goes on. */
  obstacle: string | null;
  /** What was wrong with the message that was sent. */
  problem: string | null;
  speech: SpeechInput;
  onRecord: () => void;
}

/** The box for an answer, typed or spoken. Enter sends, Shift+Enter makes a new line. */
export function Composer({
  ref,
  draft,
  onChange,
  onSend,
  obstacle: obstacleOfChat,
  problem,
  speech,
  onRecord,
}: ComposerProps) {
  const hint = useId();
  const { length } = draft.text.trim();
  const recordButton = useRef<HTMLButtonElement>(null);
  const { via, isOn: isRecording } = speech;
  const isEmpty = length === 0 && !('recognition' in via && via.recognition.interim);
  const obstacle = speech.obstacle ?? obstacleOfChat;
  const isBusy = speech.isUnfinished && !isRecording;
  const tooLong =
    length > INTERVIEW_MESSAGE_MAX_LENGTH
      ? `A message can have at most ${INTERVIEW_MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters. This one has ${length.toLocaleString('en-US')}.`
      : undefined;
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
      {'recording' in via ? (
        <RecordingPanel recording={via.recording} onPress={() => recordButton.current?.focus()} />
      ) : (
        isRecording && <Listening recognition={via.recognition} />
      )}
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
          ref={recordButton}
          aria-pressed={isRecording}
          // It keeps the focus that it was pressed with.
          aria-disabled={isBusy || undefined}
          onClick={isRecording ? speech.stop : isBusy ? undefined : onRecord}
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
      {'service' in via && <p className="text-xs text-ink-soft">{describeService(via.service)}</p>}
    </form>
  );
}

const describeService = ({ name }: SpeechService) =>
  `Your recording is sent ${name === null ? '' : `to ${name} `}to be written down and isn’t kept.`;
