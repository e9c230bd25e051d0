import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { BankSummary_user$key } from '../../../__generated__/BankSummary_user.graphql.ts';
import { formatMonthRange } from '../../../lib/months.ts';
import { LINK } from '../../../ui/buttonStyles.ts';
import { Card } from '../../../ui/Card.tsx';

/** The first experiences of the bank, and how many more there are: what the interviewer may ask about. */
export function BankSummary({ userKey }: { userKey: BankSummary_user$key }) {
  const { experienceCount, experiences } = useFragment(
    graphql`
      fragment BankSummary_user on User {
        experienceCount
        experiences(first: 3) {
          edges {
            node {
              id
              title
              company
              startDate
              endDate
            }
          }
        }
      }
    `,
    userKey,
  );
  const { edges } = experiences;
  const more = experienceCount - edges.length;
  return (
    <Card as="section">
      <h2 className="mb-3 !text-md">Your experience</h2>
      {edges.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Your experience bank is empty. You can practice all the same, but the interviewer can’t ask about
          your work. Add some on{' '}
          <Link to="/profile" className={LINK}>
            My Experience
          </Link>{' '}
          first if you like.
        </p>
      ) : (
        <ul className="grid gap-2.5 text-sm">
          {edges.map(({ node: { id, title, company, startDate, endDate } }) => (
            <li key={id}>
              <p className="font-[560] break-words" dir="auto">
                {title}
              </p>
              <p className="text-ink-soft">
                {[company, formatMonthRange(startDate, endDate)].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="mt-3 text-sm">
          <Link to="/profile" className={LINK}>
            +{more} more
          </Link>
        </p>
      )}
    </Card>
  );
}
