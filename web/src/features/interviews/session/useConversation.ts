/* oxlint-disable relay/must-colocate-fragment-spreads -- the answers are for the chat and the results */
import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useConversationRetryMutation } from '../../../__generated__/useConversationRetryMutation.graphql.ts';
import type { useConversationSendMutation } from '../../../__generated__/useConversationSendMutation.graphql.ts';
import { useAction, type ActionError } from '../../../relay/useAction.ts';
import { awaitReply } from './awaitedReplies.ts';
import { createKey } from './createKey.ts';
import {
  createMessage,
  EMPTY_DRAFT,
  withReturned,
  type MessageDraft,
  type Outgoing,
} from './messageDraft.ts';
import { findPosition, getMessageId } from './messages.ts';
import type { FollowedInterview } from './useInterview.ts';
import { useMessageDraft } from './useMessageDraft.ts';

/** The documented message (docs/product.md#messages). */
export const REPLY_FAILED = 'Failed to get interviewer response. Please try again.';

export interface Conversation {
  draft: MessageDraft;
  change: (by: (draft: MessageDraft) => MessageDraft) => void;
  /** What was sent and hasn't arrived in the list of messages. */
  outgoing: Outgoing | null;
  /** The message or a request to try again is on its way, or the interviewer is replying. */
  isPending: boolean;
  /** Why the last message or reply came to nothing; null if it didn't. */
  problem: string | null;
  /** Sends a draft, which is the latest one and perhaps more. */
  send: (draft: MessageDraft) => void;
  /** Sends the message again that didn't arrive, or has a reply written again that failed. */
  tryAgain: () => void;
  /** Puts the message that didn't arrive back into the box. */
  takeBack: () => void;
}

/** Sending messages to the interviewer. Nothing that was typed is lost, whatever fails. */
export function useConversation({ id, messages, catchUp }: FollowedInterview): Conversation {
  const [draft, change] = useMessageDraft(id);
  const position = findPosition(messages);
  const [told, setProblem] = useState<{ message: string; position: number } | null>(null);
  const last = messages.at(-1);
  const kept = draft.outgoing;
  const isStored = kept !== null && messages.some((message) => message.id === getMessageId(kept));
  useEffect(() => {
    if (isStored) change((before) => ({ ...before, outgoing: null }));
  }, [isStored, change]);

  // Failures are shown beside the message.
  const [runSend, isSending] = useAction<useConversationSendMutation>(
    graphql`
      mutation useConversationSendMutation($input: SendInterviewMessageInput!) {
        sendInterviewMessage(input: $input) {
          ... on SendInterviewMessagePayload @alias(as: "payload") {
            interview {
              ...useInterview_interview
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: () => null },
  );
  const [runRetry, isRetrying] = useAction<useConversationRetryMutation>(
    graphql`
      mutation useConversationRetryMutation($input: RetryInterviewReplyInput!) {
        retryInterviewReply(input: $input) {
          ... on RetryInterviewReplyPayload @alias(as: "payload") {
            interview {
              ...useInterview_interview
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: () => null },
  );

  /** What the server refuses may have to do with what another window did. */
  async function explain({ kind, message }: ActionError) {
    if (kind !== 'unauthenticated') setProblem({ message, position });
    if (kind === 'RuleError' || kind === 'NotFoundError') await catchUp();
  }

  async function deliver(message: Outgoing) {
    setProblem(null);
    awaitReply(id, position);
    const outcome = await runSend({ input: { id, ...message } });
    if (outcome.ok) return change((before) => ({ ...before, outgoing: null }));
    const { kind } = outcome.error;
    // The message as it is would be refused again.
    if (kind === 'ValidationError' || kind === 'RuleError') change(withReturned);
    return explain(outcome.error);
  }

  async function retryReply() {
    setProblem(null);
    awaitReply(id, position);
    const outcome = await runRetry({ input: { id } });
    if (!outcome.ok) await explain(outcome.error);
  }

  const outgoing = isStored ? null : kept;
  return {
    draft,
    change,
    outgoing,
    isPending: isSending || isRetrying || last?.state === 'PENDING',
    // What has come since says more.
    problem: told?.position === position ? told.message : null,
    send: (written) => {
      const message = createMessage(written, createKey());
      change(() => ({ ...EMPTY_DRAFT, outgoing: message }));
      void deliver(message);
    },
    tryAgain: () => void (outgoing ? deliver(outgoing) : retryReply()),
    takeBack: () => {
      setProblem(null);
      change(withReturned);
    },
  };
}
