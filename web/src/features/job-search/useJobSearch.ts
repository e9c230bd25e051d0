import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fetchQuery, useQueryLoader, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import query, { type JobResultsQuery } from '../../__generated__/JobResultsQuery.graphql.ts';
import { getErrorMessage, NetworkError } from '../../relay/networkError.ts';
import { toast } from '../../ui/toast.ts';
import { readSettings, toSearchInput, writeSettings, type SearchSettings } from './searchSettings.ts';

export interface JobSearch {
  /** What the address searches for; null if for nothing. */
  asked: SearchSettings | null;
  /** What the page shows the results of; null before the first search. */
  shown: { settings: SearchSettings; reference: PreloadedQuery<JobResultsQuery> } | null;
  /** Counts the searches that the person asked for, and that brought something. */
  completed: number;
  isSearching: boolean;
  /** Why the last search failed, in words for people. */
  problem: string | null;
  search: (settings: SearchSettings) => void;
  /** Searches again as before. */
  again: () => void;
  cancel: () => void;
}

const FAILED = { title: 'Search Failed', description: 'Unable to search for jobs. Please try again.' };

/**
 * The search that the page's address describes. The results of the one before stay until the new ones are there, or
 * for good if it fails.
 */
export function useJobSearch(): JobSearch {
  const environment = useRelayEnvironment();
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const asked = useMemo(() => readSettings(new URLSearchParams(address)), [address]);
  const [reference, load] = useQueryLoader<JobResultsQuery>(query);
  const [settings, setSettings] = useState<SearchSettings | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [completed, setCompleted] = useState(0);
  const [isSearching, setSearching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<{ unsubscribe: () => void } | null>(null);
  // Only who pressed the button is told how it ended.
  const isAsked = useRef(false);

  function cancel() {
    running.current?.unsubscribe();
    running.current = null;
    setSearching(false);
  }

  const run = useEffectEvent(() => {
    cancel();
    setProblem(null);
    if (!asked) return setSettings(null);
    const input = toSearchInput(asked);
    const wasAsked = isAsked.current;
    isAsked.current = false;
    setSearching(true);
    running.current = fetchQuery<JobResultsQuery>(
      environment,
      query,
      { input },
      { fetchPolicy: wasAsked ? 'network-only' : 'store-or-network' },
    ).subscribe({
      next: () => {
        load({ input }, { fetchPolicy: 'store-or-network' });
        setSettings(asked);
        setSearching(false);
        if (wasAsked) setCompleted((count) => count + 1);
      },
      error: (error: unknown) => {
        setSearching(false);
        if (error instanceof NetworkError && error.kind === 'unauthenticated') return;
        setProblem(getErrorMessage(error));
        toast({ ...FAILED, tone: 'failure' });
      },
    });
  });
  useEffect(() => {
    run();
    return () => running.current?.unsubscribe();
  }, [address, attempt]);

  return {
    asked,
    shown: settings && reference ? { settings, reference } : null,
    completed,
    isSearching,
    problem,
    search: (wanted) => {
      isAsked.current = true;
      const next = writeSettings(wanted);
      if (next.toString() === address) setAttempt((count) => count + 1);
      else setParams(next);
    },
    again: () => {
      isAsked.current = true;
      setAttempt((count) => count + 1);
    },
    cancel,
  };
}
