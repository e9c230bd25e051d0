import { lazy, Suspense, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ResumeCards_resumes$key } from '../../../__generated__/ResumeCards_resumes.graphql.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { SavedResumeCard } from './SavedResumeCard.tsx';

// Loaded after the page: nobody deletes before it shows.
const DeleteResume = lazy(async () => ({ default: (await import('./DeleteResume.tsx')).DeleteResume }));

interface ResumeCardsProps {
  /** The list's name for screen readers. */
  label: string;
  resumesKey: ResumeCards_resumes$key;
  /** The connection that deleted ones are removed from. */
  connection: string;
}

/** Resumes as cards, each of which can be deleted after confirmation. */
export function ResumeCards({ label, resumesKey, connection }: ResumeCardsProps) {
  const resumes = useFragment(
    graphql`
      fragment ResumeCards_resumes on TailoredResume @relay(plural: true) {
        id
        ...SavedResumeCard_resume
      }
    `,
    resumesKey,
  );
  const [doomed, setDoomed] = useState<{ id: string; name: string } | null>(null);
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className="grid gap-5 outline-none sm:grid-cols-2 xl:grid-cols-3"
      >
        {resumes.map((resume) => (
          <SavedResumeCard
            key={resume.id}
            resumeKey={resume}
            onDelete={(name) => {
              setDoomed({ id: resume.id, name });
              setAsking(true);
            }}
          />
        ))}
      </ul>
      {doomed && (
        <SectionBoundary name="The dialog">
          <Suspense fallback={null}>
            <DeleteResume
              id={doomed.id}
              name={doomed.name}
              connection={connection}
              open={asking}
              onClose={() => setAsking(false)}
              onDeleted={() => list.current?.focus()}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
