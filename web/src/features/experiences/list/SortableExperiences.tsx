import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ExperienceList_user$data } from '../../../__generated__/ExperienceList_user.graphql.ts';
import type { SortableExperiencesMutation } from '../../../__generated__/SortableExperiencesMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { SortableList, type Moves } from '../../../ui/SortableList.tsx';
import { formatExperienceName } from '../experienceName.ts';
import { orderExperiences } from '../experienceStore.ts';

export type ListedExperience = ExperienceList_user$data['experiences']['edges'][number]['node'];

interface SortableExperiencesProps {
  label: string;
  experiences: readonly ListedExperience[];
  connectionId: string;
  renderCard: (experience: ListedExperience, handle: ReactNode, dragging: boolean, moves: Moves) => ReactNode;
}

/** The cards with their handles. A new order shows at once and is rolled back if the server rejects it. */
export function SortableExperiences({
  label,
  experiences,
  connectionId,
  renderCard,
}: SortableExperiencesProps) {
  const [reorder] = useAction<SortableExperiencesMutation>(
    graphql`
      mutation SortableExperiencesMutation($input: ReorderExperiencesInput!) {
        reorderExperiences(input: $input) {
          ... on ReorderExperiencesPayload @alias(as: "payload") {
            viewer {
              id
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to save the new order', description: message }) },
  );
  return (
    <SortableList
      label={label}
      items={experiences}
      getId={({ id }) => id}
      getName={formatExperienceName}
      renderItem={renderCard}
      onReorder={(ordered) => {
        const ids = ordered.map(({ id }) => id);
        void reorder(
          { input: { experienceIds: ids } },
          {
            optimisticUpdater: (store) => orderExperiences(store, connectionId, ids),
            updater: (store) => {
              const taken = store.getRootField('reorderExperiences')?.getLinkedRecord('viewer');
              if (taken) orderExperiences(store, connectionId, ids);
            },
          },
        );
      }}
    />
  );
}
