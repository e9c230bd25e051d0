import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InterviewSession_interview$key } from '../../../__generated__/InterviewSession_interview.graphql.ts';
import type { InterviewSession_user$key } from '../../../__generated__/InterviewSession_user.graphql.ts';
import { INTERVIEW_RESULTS_TURN } from '../../../../../api/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/EmptyState.tsx';
import { InterviewGone } from '../InterviewMissing.tsx';
import { useReadAloud } from '../speech/useReadAloud.ts';
import { useSpeechInput } from '../speech/useSpeechInput.ts';
import { useSpeechSynthesis } from '../speech/useSpeechSynthesis.ts';
import { claimReply } from './awaitedReplies.ts';
import { Composer } from './Composer.tsx';
import { EndInterview } from './EndInterview.tsx';
import { withHeard } from './messageDraft.ts';
import { countTurns, findQuestion, listShown } from './messages.ts';
import { Question } from './Question.tsx';
import { SessionHeader } from './SessionHeader.tsx';
import { Transcript } from './Transcript.tsx';
import { REPLY_FAILED, useConversation } from './useConversation.ts';
import { useInterview } from './useInterview.ts';

interface InterviewSessionProps {
  interviewKey: InterviewSession_interview$key;
  userKey: InterviewSession_user$key;
  /** This window has ended the interview. */
  onEnded: () => void;
}

/** The chat with the interviewer (docs/product.md#interview-practice). */
export function InterviewSession({ interviewKey, userKey, onEnded }: InterviewSessionProps) {
  const data = useFragment(
    graphql`
      fragment InterviewSession_interview on Interview {
        ...SessionHeader_interview
        ...useInterview_interview
      }
    `,
    interviewKey,
  );
  const { speechService } = useFragment(
    graphql`
      fragment InterviewSession_user on User {
        speechService {
          name
        }
      }
    `,
    userKey,
  );
  const followed = useInterview(data);
  const { id, messages, stream, isGone, catchUp } = followed;
  const conversation = useConversation(followed);
  const { draft, change, outgoing, isPending, problem } = conversation;
  const box = useRef<HTMLTextAreaElement>(null);
  const [readAloud, setReadAloud] = useReadAloud();
  const synthesis = useSpeechSynthesis();
  const speech = useSpeechInput({
    service: speechService ? { name: speechService.name ?? null } : null,
    onText: (text) => change((before) => withHeard(before, text)),
    onSpoken: (seconds) => change((before) => ({ ...before, heardSeconds: before.heardSeconds + seconds })),
  });

  const last = messages.at(-1);
  const question = findQuestion(messages);
  const turns = countTurns(messages);
  const answerArrived = useEffectEvent(() => {
    speech.stop();
    if (question && claimReply(id, question.position) && readAloud) synthesis.speak(question.content);
  });
  useEffect(() => answerArrived(), [question?.id]);

  if (isGone) return <InterviewGone interviewId={id} />;

  function send() {
    const { interim, seconds } = speech.take();
    synthesis.stop();
    conversation.send({
      ...withHeard(draft, interim),
      heardSeconds: draft.heardSeconds + seconds,
    });
    box.current?.focus();
  }

  const writtenSoFar = last?.state === 'PENDING' ? last.content : '';
  const isUnsent = outgoing !== null && !isPending;
  const hasFailed = isUnsent || (last?.state === 'FAILED' && !isPending);
  const said = outgoing?.content ?? messages.findLast(({ role }) => role === 'USER')?.content ?? '';
  return (
    <div className="grid grid-cols-1 gap-6">
      <SessionHeader interviewKey={data} turns={turns}>
        <EndInterview
          interviewId={id}
          isShown={turns >= INTERVIEW_RESULTS_TURN}
          isPending={isPending}
          hasUnsent={draft.text.trim() !== '' || outgoing !== null || speech.isUnfinished}
          onStart={() => {
            // What the browser hears is still shown beside the results.
            (speech.isUnfinished ? speech.cancel : speech.stop)();
            synthesis.stop();
          }}
          onEnded={onEnded}
          onRefused={() => void catchUp()}
        />
      </SessionHeader>
      <Question
        text={isPending ? writtenSoFar : (question?.content ?? '')}
        isPending={isPending}
        said={isPending ? said : ''}
        synthesis={synthesis}
        readAloud={readAloud}
        onReadAloud={(isOn) => {
          setReadAloud(isOn);
          if (!isOn) synthesis.stop();
        }}
      />
      {hasFailed && (
        <InlineError
          action={
            <span className="flex flex-wrap gap-2">
              {isUnsent && (
                <Button
                  size="sm"
                  onClick={() => {
                    conversation.takeBack();
                    box.current?.focus();
                  }}
                >
                  Edit Message
                </Button>
              )}
              <Button size="sm" tone="primary" onClick={conversation.tryAgain}>
                Try Again
              </Button>
            </span>
          }
        >
          <p className="font-[560]">{REPLY_FAILED}</p>
          <p>{problem ?? (isUnsent ? 'Your message is kept here.' : 'Your answer is stored.')}</p>
        </InlineError>
      )}
      <StreamNote state={stream.state} message={stream.message} onRetry={stream.retry} />
      <Composer
        ref={box}
        draft={draft}
        onChange={change}
        onSend={send}
        obstacle={
          isPending
            ? 'The interviewer is replying. You can go on typing.'
            : hasFailed
              ? 'First try again above: the interviewer hasn’t replied yet.'
              : null
        }
        problem={hasFailed ? null : problem}
        speech={speech}
        onRecord={() => {
          synthesis.stop();
          speech.start();
        }}
      />
      <Transcript messages={listShown(messages)} outgoing={outgoing} isSending={isPending} />
    </div>
  );
}

/** Says that what happens elsewhere doesn't arrive at the moment. */
function StreamNote({
  state,
  message,
  onRetry,
}: {
  state: string | null;
  message: string | null;
  onRetry: () => void;
}) {
  if (state === 'failed')
    return (
      <InlineError
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {message ?? 'The live connection failed.'} Replies don’t appear by themselves.
      </InlineError>
    );
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {state === 'waiting' && 'The connection was lost. Trying again... What you type is kept.'}
    </p>
  );
}
