import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ReplayResultQuery } from '../../__generated__/ReplayResultQuery.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { ReplayedSet } from './ReplayedSet.tsx';

interface ReplayResultProps {
  reference: PreloadedQuery<ReplayResultQuery>;
  /** Whether to say it first when the ranking gets much worse. */
  warns?: boolean;
}

/** Before and after, for the built-in people and for what people like. */
export function ReplayResult({ reference, warns }: ReplayResultProps) {
  const { rankingReplay } = usePreloadedQuery<ReplayResultQuery>(
    graphql`
      query ReplayResultQuery($variantId: String!, $weights: WeightsInput, $against: ReplayAgainst!) {
        rankingReplay(variantId: $variantId, weights: $weights, against: $against) {
          isMuchWorse
          labelled {
            lists
            ...ReplayedSet_set
          }
          likes {
            lists
            relevant
            ...ReplayedSet_set
          }
        }
      }
    `,
    reference,
  );
  const { labelled, likes, isMuchWorse } = rankingReplay;
  return (
    <div className="grid gap-6">
      {warns && isMuchWorse && (
        <p className="rounded-md bg-amber-wash px-4 py-3 text-sm text-amber">
          More than 5% worse: better not for everybody.
        </p>
      )}
      <ReplayedSet
        setKey={labelled}
        title={`For ${plural(labelled.lists, 'built-in person', 'built-in people')}`}
        explanation="Invented people, with sample jobs that were judged for each by hand."
        empty="There is no built-in set."
      />
      <ReplayedSet
        setKey={likes}
        title="For the people here"
        explanation={`${plural(likes.relevant, 'liked job')} of ${plural(likes.lists, 'person', 'people')} in the last 90 days. What is liked counts as what fits.`}
        empty="Nobody has liked a job yet. Likes of the last 90 days are compared here."
      />
    </div>
  );
}
