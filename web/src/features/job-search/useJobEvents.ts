import { useCallback, useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import type {
  JobEventInput,
  useJobEventsMutation,
} from '../../__generated__/useJobEventsMutation.graphql.ts';

export type RecordJobEvent = (event: JobEventInput) => void;

const FLUSH_AFTER_MS = 2_000;
const MOST_AT_ONCE = 100;

/**
 * Records what the person does with found jobs, for the analytics of the ranking: in batches, and at the latest when
 * the page is left. A batch that doesn't arrive is lost; nobody is bothered with it.
 */
export function useJobEvents(): RecordJobEvent {
  const environment = useRelayEnvironment();
  const waiting = useRef<JobEventInput[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const events = waiting.current.splice(0, MOST_AT_ONCE);
    if (events.length === 0) return;
    commitMutation<useJobEventsMutation>(environment, {
      mutation: graphql`
        mutation useJobEventsMutation($input: RecordJobEventsInput!) {
          recordJobEvents(input: $input) {
            ... on RecordJobEventsPayload {
              count
            }
          }
        }
      `,
      variables: { input: { events } },
      onError: () => {},
    });
  }, [environment]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      flush();
    };
  }, [flush]);

  return useCallback(
    (event) => {
      waiting.current.push(event);
      if (event.kind !== 'SHOWN' || waiting.current.length >= MOST_AT_ONCE) flush();
      else timer.current ??= setTimeout(flush, FLUSH_AFTER_MS);
    },
    [flush],
  );
}
