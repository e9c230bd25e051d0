import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { History } from 'lucide-react';
import type { VersionListQuery } from '../../../__generated__/VersionListQuery.graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { VersionItem } from './VersionItem.tsx';
import { useVersionActions } from './useVersionActions.ts';

interface VersionListProps {
  reference: PreloadedQuery<VersionListQuery>;
  resumeId: string;
  /** An earlier version is back; the words say which. */
  onRestored: (title: string) => void;
}

/** The versions of a resume, newest first, on one thread. */
export function VersionList({ reference, resumeId, onRestored }: VersionListProps) {
  const { tailoredResume } = usePreloadedQuery<VersionListQuery>(
    graphql`
      query VersionListQuery($id: ID!) {
        tailoredResume(id: $id) {
          versions {
            id
            isCurrent
            ...VersionItem_version
          }
        }
      }
    `,
    reference,
  );
  const actions = useVersionActions(resumeId, onRestored);
  const versions = tailoredResume?.versions ?? [];
  if (versions.length === 0) {
    return (
      <EmptyState
        icon={<History className="size-8" aria-hidden="true" />}
        title="Nothing has been changed yet"
      >
        Once you edit, add or delete a bullet point, you&apos;ll find every step here and can go back to it.
      </EmptyState>
    );
  }
  const current = versions.findIndex(({ isCurrent }) => isCurrent);
  return (
    <ol aria-label="Versions, newest first">
      {versions.map((version, index) => (
        <VersionItem
          key={version.id}
          versionKey={version}
          actions={actions}
          isUndone={index < current}
          isLast={index === versions.length - 1}
        />
      ))}
    </ol>
  );
}
