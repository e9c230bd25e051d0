/* oxlint-disable relay/unused-fields -- SortableExperiences names the experiences by them */
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Plus } from 'lucide-react';
import type { ExperienceList_user$key } from '../../../__generated__/ExperienceList_user.graphql.ts';
import type { ExperienceListPaginationQuery } from '../../../__generated__/ExperienceListPaginationQuery.graphql.ts';
import { plural } from '../../../lib/plural.ts';
import { Bird } from '../../../ui/Bird.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import type { Moves } from '../../../ui/SortableList.tsx';
import type { ListedExperience } from './SortableExperiences.tsx';
import { useExperienceDialogs } from '../useExperienceDialogs.tsx';

// Sorting is 14 kB: the cards show without their handles until it has loaded.
const SortableExperiences = lazy(async () => ({
  default: (await import('./SortableExperiences.tsx')).SortableExperiences,
}));

const PAGE = 100;
const LABEL = 'Your experiences';

interface ExperienceListProps {
  userKey: ExperienceList_user$key;
  connectionId: string;
}

/** The experiences in the person's own order, to move, edit, delete and add. */
export function ExperienceList({ userKey, connectionId }: ExperienceListProps) {
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    ExperienceListPaginationQuery,
    ExperienceList_user$key
  >(
    graphql`
      fragment ExperienceList_user on User
      @refetchable(queryName: "ExperienceListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        experienceCount
        experiences(first: $count, after: $cursor)
          @connection(key: "ExperienceList_experiences", filters: []) {
          edges {
            node {
              id
              title
              company
              ...ExperienceCard_experience
              ...useExperienceDialogs_experience
            }
          }
        }
      }
    `,
    userKey,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const { add, actionsFor, dialogs } = useExperienceDialogs({
    connectionId,
    onDeleted: () => heading.current?.focus(),
    onReshaped: () => {},
  });
  const experiences = data.experiences.edges.map((edge) => edge.node);
  // Sorting mounts the cards again when it has loaded; what the person has opened by then stays open.
  const [expandedIds, setExpandedIds] = useState<readonly string[]>([]);

  const renderCard = (experience: ListedExperience, handle: ReactNode, dragging: boolean, moves?: Moves) => (
    <ExperienceCard
      experienceKey={experience}
      handle={handle}
      dragging={dragging}
      moves={moves}
      actions={actionsFor(experience)}
      initiallyExpanded={expandedIds.includes(experience.id)}
      onExpanded={(expanded) =>
        setExpandedIds((ids) => [
          ...ids.filter((id) => id !== experience.id),
          ...(expanded ? [experience.id] : []),
        ])
      }
    />
  );

  return (
    <section aria-labelledby="experiences">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="experiences" ref={heading} tabIndex={-1} className="outline-none">
          {LABEL}
        </h2>
        {experiences.length > 1 && (
          <p className="text-sm text-ink-soft">
            {plural(data.experienceCount, 'experience')}, in your order. Drag to reorder, or use the menu.
          </p>
        )}
      </div>
      {experiences.length === 0 ? (
        <EmptyState
          icon={<Bird className="size-10" />}
          title="No experiences yet. Add your first experience to get started!"
        >
          Pasting an old resume is the quickest way. You can also add one role at a time.
        </EmptyState>
      ) : (
        <SectionBoundary name="Your experiences">
          <Suspense
            fallback={
              <ul aria-label={LABEL} className="grid gap-3">
                {experiences.map((experience) => (
                  <li key={experience.id}>
                    {renderCard(experience, <span className="size-11 shrink-0" />, false)}
                  </li>
                ))}
              </ul>
            }
          >
            <SortableExperiences
              label={LABEL}
              experiences={experiences}
              connectionId={connectionId}
              renderCard={renderCard}
            />
          </Suspense>
        </SectionBoundary>
      )}
      {hasNext && (
        <Button busy={isLoadingNext} onClick={() => loadNext(PAGE)} className="mt-4 w-full">
          {isLoadingNext ? 'Loading more...' : 'Show more'}
        </Button>
      )}
      <button
        type="button"
        onClick={add}
        className="mt-4 flex min-h-16 w-full items-center justify-center gap-2 rounded-md border border-dashed border-edge px-5 text-sm font-[560] text-ink-soft transition-colors hover:border-thread hover:bg-thread-wash hover:text-ink"
      >
        <Plus className="size-5 text-thread" aria-hidden="true" />
        Manually Add Experience
      </button>
      {dialogs}
    </section>
  );
}
