import { createGlobalId } from '../../../lib/globalIds.ts';
import type { useInterview_interview$data } from '../../../__generated__/useInterview_interview.graphql.ts';
import type { Outgoing } from './messageDraft.ts';

export type Message = useInterview_interview$data['messages'][number];

/** The messages in order, each as it was last seen: a position only ever grows. */
export function mergeMessages(
  stored: readonly Message[],
  streamed: ReadonlyMap<string, Message>,
): readonly Message[] {
  const latest = new Map(stored.map((message) => [message.id, message]));
  for (const [id, message] of streamed)
    if (message.position > (latest.get(id)?.position ?? 0)) latest.set(id, message);
  return [...latest.values()].toSorted((one, other) => one.position - other.position);
}

/** What is shown: a reply that failed only as long as nothing has followed it. */
export const listShown = (messages: readonly Message[]): Message[] =>
  messages.filter(({ state }, index) => state !== 'FAILED' || index === messages.length - 1);

/** How often the interviewer has spoken; the opening message is turn 1. */
export const countTurns = (messages: readonly Message[]): number =>
  messages.filter(({ role, state }) => role === 'INTERVIEWER' && state === 'COMPLETE').length;

/** The last thing that the interviewer has said to the end. */
export const findQuestion = (messages: readonly Message[]): Message | undefined =>
  messages.findLast(({ role, state }) => role === 'INTERVIEWER' && state === 'COMPLETE');

/** How far the page has got, to go on from with the subscription. */
export const findPosition = (messages: readonly Message[]): number =>
  Math.max(0, ...messages.map(({ position }) => position));

/** The id that a message gets from the server, which stores it under the client's key. */
export const getMessageId = ({ key }: Outgoing): string => createGlobalId('InterviewMessage', key);
