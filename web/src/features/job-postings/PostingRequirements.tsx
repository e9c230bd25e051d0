import { graphql, useFragment } from 'react-relay/hooks';
import type { PostingRequirements_posting$key } from '../../__generated__/PostingRequirements_posting.graphql.ts';
import { Badge } from '../../ui/Card.tsx';
import { groupByNeed } from './groupByNeed.ts';

/** What the posting asks for, must-haves first: its terms, then its own lines. */
export function PostingRequirements({ postingKey }: { postingKey: PostingRequirements_posting$key }) {
  const { terms, requirements } = useFragment(
    graphql`
      fragment PostingRequirements_posting on JobPosting {
        terms {
          canonical
          surface
          need
        }
        requirements {
          text
          need
        }
      }
    `,
    postingKey,
  );
  const groups = groupByNeed([
    ...terms.map(({ surface, canonical, need }) => ({ term: true, text: surface || canonical, need })),
    ...requirements.map(({ text, need }) => ({ term: false, text, need })),
  ]);
  if (groups.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        This posting doesn't list anything to measure a resume against. You can still build a resume for it.
      </p>
    );
  }
  return (
    <div className="grid gap-6">
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {items
              .filter((item) => item.term)
              .map(({ text }, index) => (
                <li key={index}>
                  <Badge tone={title === 'Must have' ? 'ok' : 'neutral'} className="!whitespace-normal">
                    {text}
                  </Badge>
                </li>
              ))}
          </ul>
          <ul className="mt-2 grid gap-1.5 text-sm">
            {items
              .filter((item) => !item.term)
              .map(({ text }, index) => (
                <li key={index} className="flex gap-2.5 break-words">
                  <span aria-hidden="true" className="mt-2.5 h-0.5 w-2 shrink-0 bg-thread" />
                  <span className="min-w-0">{text}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
