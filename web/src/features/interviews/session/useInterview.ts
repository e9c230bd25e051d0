/* oxlint-disable relay/unused-fields -- messages.ts and the parts of the chat read the messages */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useInterview_interview$key } from '../../../__generated__/useInterview_interview.graphql.ts';
import type { useInterviewSubscription } from '../../../__generated__/useInterviewSubscription.graphql.ts';
import { useStream, type Stream } from '../../../relay/useStream.ts';
import { findPosition, mergeMessages, type Message } from './messages.ts';
import { useCatchUpInterview } from './useCatchUpInterview.ts';

export interface FollowedInterview {
  id: string;
  messages: readonly Message[];
  stream: Stream;
  /** It was deleted in another window. */
  isGone: boolean;
  /** Fetches it again, to see what another window has done. */
  catchUp: () => Promise<void>;
}

/** An interview that goes on, with its messages as they come, from whichever window. */
export function useInterview(interviewKey: useInterview_interview$key): FollowedInterview {
  const interview = useFragment(
    graphql`
      fragment useInterview_interview on Interview {
        id
        endedAt
        messages {
          id
          role
          content
          state
          position
          spokenSeconds
          writtenBy {
            engine
            fallback
          }
        }
      }
    `,
    interviewKey,
  );
  const { id, endedAt, messages: stored } = interview;
  const fetchAgain = useCatchUpInterview(id);
  const [isGone, setGone] = useState(false);
  // The answer to an action of this page may be older than what the stream has brought meanwhile.
  const [streamed, setStreamed] = useState<ReadonlyMap<string, Message>>(new Map());
  const messages = useMemo(() => mergeMessages(stored, streamed), [stored, streamed]);

  const stream = useStream<useInterviewSubscription>(
    graphql`
      subscription useInterviewSubscription($id: ID!, $after: Int!) {
        interviewChanged(id: $id, after: $after) {
          position
          message {
            id
            role
            content
            state
            position
            spokenSeconds
            writtenBy {
              engine
              fallback
            }
          }
        }
      }
    `,
    {
      key: isGone || endedAt ? null : id,
      after: findPosition(messages),
      variables: (after) => ({ id, after }),
      sequenceOf: ({ interviewChanged }) => interviewChanged.position,
      onRecord: ({ interviewChanged: { message } }) =>
        setStreamed((before) => new Map(before).set(message.id, message)),
      updater: (store) => {
        const stored = store.get(id);
        const message = store.getRootField('interviewChanged')?.getLinkedRecord('message');
        const before = stored?.getLinkedRecords('messages') ?? [];
        if (!stored || !message) return;
        if (before.every((one) => one?.getDataID() !== message.getDataID()))
          stored.setLinkedRecords([...before, message], 'messages');
      },
    },
  );

  async function catchUp() {
    if ((await fetchAgain()) === false) setGone(true);
  }
  const check = useEffectEvent(catchUp);
  // It has ended or was deleted in another window, or was refused.
  const isOver = stream.state === 'done' || stream.state === 'failed';
  useEffect(() => {
    if (isOver) void check();
  }, [isOver]);

  return { id, messages, stream, isGone, catchUp };
}
