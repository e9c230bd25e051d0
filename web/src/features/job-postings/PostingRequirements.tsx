/* oxlint-disable relay/unused-fields -- groupByNeed() and groupByKind() in this folder read the fragment */
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  PostingRequirements_posting$data,
  PostingRequirements_posting$key,
} from '../../__generated__/PostingRequirements_posting.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/Card.tsx';
import { Folded } from '../../ui/Folded.tsx';
import { groupByNeed } from './groupByNeed.ts';
import { describeRequirement, groupByKind, splitMain } from './requirementGroups.ts';

/** How many keywords are shown before the others are folded away. */
const SHOWN_KEYWORDS = 16;

/** What the posting asks for: its main requirements by kind, the others folded away, and its keywords. */
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
          kind
          isMain
          anyOf
        }
      }
    `,
    postingKey,
  );
  if (terms.length === 0 && requirements.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        This posting doesn't list anything to measure a resume against. You can still build a resume for it.
      </p>
    );
  }
  const { main, others } = splitMain(requirements);
  // The musts come first.
  const keywords = groupByNeed(terms).flatMap(({ items }) =>
    items.map(({ surface, canonical }) => surface || canonical),
  );
  return (
    <div className="grid gap-6">
      {main.length > 0 && <Groups requirements={main} />}
      {others.length > 0 && (
        <Folded summary={`${others.length} more that the posting mentions`}>
          <div className="mt-2 grid gap-6">
            <Groups requirements={others} />
          </div>
        </Folded>
      )}
      {keywords.length > 0 && (
        <section>
          <h3>Keywords</h3>
          <Keywords texts={keywords.slice(0, SHOWN_KEYWORDS)} />
          {keywords.length > SHOWN_KEYWORDS && (
            <Folded summary={plural(keywords.length - SHOWN_KEYWORDS, 'more keyword')}>
              <Keywords texts={keywords.slice(SHOWN_KEYWORDS)} />
            </Folded>
          )}
        </section>
      )}
    </div>
  );
}

function Groups({ requirements }: Pick<PostingRequirements_posting$data, 'requirements'>) {
  return groupByKind(requirements).map(({ title, items }) => (
    <section key={title}>
      <h3>{title}</h3>
      <ul className="mt-2 grid gap-2 text-sm">
        {items.map(({ text, need, anyOf }, index) => {
          const description = describeRequirement({ text, need, anyOf });
          return (
            <li key={index} className="flex gap-2.5 break-words">
              <span aria-hidden="true" className="mt-2.5 h-0.5 w-2 shrink-0 bg-thread" />
              <span className="min-w-0">
                {text}
                {description && <span className="block text-xs text-ink-soft">{description}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

function Keywords({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {texts.map((text, index) => (
        <li key={index}>
          <Badge className="!whitespace-normal">{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
