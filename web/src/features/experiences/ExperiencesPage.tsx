/* oxlint-disable relay/must-colocate-fragment-spreads -- the aside is loaded on its own */
import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ExperiencesPageQuery } from '../../__generated__/ExperiencesPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ExperienceList } from './list/ExperienceList.tsx';
import { SentToService } from '../engine/SentToService.tsx';
import { useReadingService } from '../engine/useReadingService.ts';
import { PasteExperience } from './pasting/PasteExperience.tsx';
import { getExperienceConnectionId } from './experienceConnection.ts';
import { loadExperienceAside } from './loadExperienceAside.ts';

// The experiences show without it; the route's loader has already requested it.
const ExperienceAside = lazy(async () => ({ default: (await loadExperienceAside()).ExperienceAside }));

/** My Experience (docs/product.md#my-experience): the bank of work experiences that every tailored resume draws on. */
export function ExperiencesPage() {
  const { viewer } = useRouteQuery<ExperiencesPageQuery>(graphql`
    query ExperiencesPageQuery @preloadable {
      viewer {
        id
        experienceCount
        ...ExperienceList_user
        ...ExperienceAside_user
        ...SentToService_user
        ...useReadingService_user
      }
    }
  `);
  const service = useReadingService(viewer ?? null);
  if (!viewer) return null;
  const connectionId = getExperienceConnectionId(viewer.id);
  const empty = viewer.experienceCount === 0;
  return (
    <>
      <h1>My Experience</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Add what you've done to get job recommendations that fit and customized resumes. Every line of a
        tailored resume comes from here.
      </p>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <PasteExperience
            connectionId={connectionId}
            person={viewer.id}
            prominent={empty}
            note={<SentToService userKey={viewer} />}
            service={service}
          />
          <ExperienceList userKey={viewer} connectionId={connectionId} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <SectionBoundary name="The rest of the page">
            <Suspense
              fallback={
                <>
                  <Skeleton className="h-74 !rounded-md" />
                  <Skeleton className="h-62 !rounded-md" />
                  <Skeleton className={empty ? 'h-36 !rounded-md' : 'h-49 !rounded-md'} />
                </>
              }
            >
              <ExperienceAside userKey={viewer} />
            </Suspense>
          </SectionBoundary>
        </div>
      </div>
    </>
  );
}
