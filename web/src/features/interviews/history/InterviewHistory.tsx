import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { InterviewHistory_user$key } from '../../../__generated__/InterviewHistory_user.graphql.ts';
import type { InterviewHistoryPaginationQuery } from '../../../__generated__/InterviewHistoryPaginationQuery.graphql.ts';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { DeleteInterview } from './DeleteInterview.tsx';
import { InterviewRow } from './InterviewRow.tsx';
import { RenameInterview } from './RenameInterview.tsx';
import { ScoreTrend } from './ScoreTrend.tsx';

const PAGE_SIZE = 20;

interface Asked {
  what: 'rename' | 'delete';
  id: string;
  name: string;
}

/** All interviews, newest first, and how the scores have developed. */
export function InterviewHistory({ userKey }: { userKey: InterviewHistory_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    InterviewHistoryPaginationQuery,
    InterviewHistory_user$key
  >(
    graphql`
      fragment InterviewHistory_user on User
      @refetchable(queryName: "InterviewHistoryPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        ...ScoreTrend_user
        interviews(first: $count, after: $cursor)
          @connection(key: "InterviewHistory_interviews", filters: []) {
          __id
          edges {
            node {
              id
              ...InterviewRow_interview
            }
          }
        }
      }
    `,
    userKey,
  );
  const { edges, __id: connection } = data.interviews;
  // A closed dialog stays mounted, so that the focus can return.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const ask = (next: Asked) => {
    setAsked(next);
    setAsking(true);
  };
  const close = () => setAsking(false);
  return (
    <section aria-labelledby="interviews">
      <h2 id="interviews">Your interviews</h2>
      {edges.length === 0 ? (
        <p className="mt-2 max-w-prose text-sm text-ink-soft">
          None yet. Your interviews will be listed here with their results, so that you can see what gets
          better.
        </p>
      ) : (
        <>
          <ScoreTrend userKey={data} />
          <ul ref={list} tabIndex={-1} aria-label="Your interviews" className="mt-4 outline-none">
            {edges.map(({ node }) => (
              <InterviewRow
                key={node.id}
                interviewKey={node}
                onRename={(name) => ask({ what: 'rename', id: node.id, name })}
                onDelete={(name) => ask({ what: 'delete', id: node.id, name })}
              />
            ))}
          </ul>
        </>
      )}
      {hasNext && (
        <ShowMore
          label="Show More"
          what="interviews"
          loading={isLoadingNext}
          load={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        />
      )}
      {asked && (
        <>
          <RenameInterview
            id={asked.id}
            name={asked.name}
            open={isAsking && asked.what === 'rename'}
            onClose={close}
          />
          <DeleteInterview
            id={asked.id}
            name={asked.name}
            connection={connection}
            open={isAsking && asked.what === 'delete'}
            onClose={close}
            onDeleted={() => list.current?.focus()}
          />
        </>
      )}
    </section>
  );
}
