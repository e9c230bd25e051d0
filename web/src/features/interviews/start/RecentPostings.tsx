import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { ArrowRight } from 'lucide-react';
import type { RecentPostings_user$key } from '../../../__generated__/RecentPostings_user.graphql.ts';
import { getPracticePath } from '../interviewAddress.ts';

/** The postings that were analyzed last, to practice for. Nothing without any. */
export function RecentPostings({ userKey }: { userKey: RecentPostings_user$key }) {
  const { jobPostings } = useFragment(
    graphql`
      fragment RecentPostings_user on User {
        jobPostings(first: 4) {
          edges {
            node {
              id
              title
              company
            }
          }
        }
      }
    `,
    userKey,
  );
  const { edges } = jobPostings;
  if (edges.length === 0) return null;
  return (
    <nav aria-labelledby="recent-postings">
      <h2 id="recent-postings" className="!text-sm text-ink-soft">
        Or a posting you’ve used
      </h2>
      <ul className="mt-1.5 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {edges.map(({ node: { id, title, company } }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={getPracticePath(id)}
              className="group flex min-h-11 items-center gap-3 rounded-sm py-1.5 text-sm no-underline"
            >
              <span className="min-w-0 flex-1 truncate" dir="auto">
                <span className="font-[560] group-hover:underline">{title || 'Untitled job'}</span>
                {company && <span className="text-ink-soft"> · {company}</span>}
              </span>
              <ArrowRight className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
