import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import type { ExperienceDialog_experience$key } from '../../__generated__/ExperienceDialog_experience.graphql.ts';
import type { ImportReview_import$key } from '../../__generated__/ImportReview_import.graphql.ts';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { DeleteExperience, type ExperienceToDelete } from '../experiences/DeleteExperience.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { importMessage } from './doubts.ts';
import { ImportedExperience } from './ImportedExperience.tsx';
import { UndoImport } from './UndoImport.tsx';
import { UnplacedLines } from './UnplacedLines.tsx';

// Brings the form library: the review shows without it.
const ExperienceDialog = lazy(async () => ({
  default: (await import('../experiences/ExperienceDialog.tsx')).ExperienceDialog,
}));

interface ImportReviewProps {
  importKey: ImportReview_import$key;
  connectionId: string;
}

/** What an import brought, to be checked, corrected and completed, or taken back as a whole. */
export function ImportReview({ importKey, connectionId }: ImportReviewProps) {
  const data = useFragment(
    graphql`
      fragment ImportReview_import on ResumeImport {
        id
        fileName
        experiences {
          experienceId
          isNew
          experience {
            ...ExperienceDialog_experience
          }
          ...ImportedExperience_imported
        }
        ...DocumentLines_import
        ...UnplacedLines_import
      }
    `,
    importKey,
  );
  const environment = useRelayEnvironment();
  const [dialog, setDialog] = useState<{
    opening: number;
    open: boolean;
    experienceKey: ExperienceDialog_experience$key | null;
  }>({ opening: 0, open: false, experienceKey: null });
  const [deleting, setDeleting] = useState<ExperienceToDelete | null>(null);
  // The dialog is closed, and so `deleting` is empty, before it says that the experience is gone.
  const asked = useRef('');
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const fresh = isFresh(location.state);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);

  const openDialog = (experienceKey: ExperienceDialog_experience$key | null) => {
    dismissToast();
    setDialog(({ opening }) => ({ opening: opening + 1, open: true, experienceKey }));
  };
  const added = data.experiences.filter(({ isNew }) => isNew).length;

  return (
    <div className="grid grid-cols-1 gap-8">
      <Card tone="done" className="grid gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {importMessage(added, data.experiences.length - added)}
          </h2>
          <p className="mt-1 text-sm" dir="auto">
            From {data.fileName}. It is saved already; below you can check and correct it.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/resume-builder" className={buttonStyles('primary')}>
            Start Building Resume
          </Link>
          <Link to="/profile" className={buttonStyles()}>
            View My Experiences
          </Link>
          <Link to="/open-jobs" className={buttonStyles()}>
            Find Jobs
          </Link>
          <Link to="/upload-resume" className={buttonStyles()}>
            Upload Another Resume
          </Link>
        </div>
      </Card>
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <section aria-labelledby="imported" className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="imported">Experiences found</h2>
              <UndoImport id={data.id} fileName={data.fileName} />
            </div>
            {data.experiences.length === 0 && (
              <EmptyState title="No roles were found in this file">
                Its name, contact details and sections were read. You can add roles by hand in My Experience.
              </EmptyState>
            )}
            <ul className="grid gap-4">
              {data.experiences.map((imported) => (
                <ImportedExperience
                  key={imported.experienceId}
                  importedKey={imported}
                  onEdit={() => openDialog(imported.experience ?? null)}
                  onDelete={(experience) => {
                    asked.current = experience.id;
                    setDeleting(experience);
                  }}
                />
              ))}
            </ul>
          </section>
          <UnplacedLines importKey={data} />
        </div>
        <DocumentLines importKey={data} />
      </div>
      <SectionBoundary name="The dialog">
        <Suspense fallback={null}>
          <ExperienceDialog
            key={dialog.opening}
            open={dialog.open}
            experienceKey={dialog.experienceKey}
            connectionId={connectionId}
            onClose={() => setDialog((before) => ({ ...before, open: false }))}
            onReopen={() => openDialog(dialog.experienceKey)}
          />
        </Suspense>
      </SectionBoundary>
      <DeleteExperience
        experience={deleting}
        connectionId={connectionId}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          // The list's edge went with the mutation; here the experience hangs on the import.
          commitLocalUpdate(environment, (store) => store.delete(asked.current));
          heading.current?.focus();
        }}
      />
    </div>
  );
}

/** The address was reached by the upload itself, so the reader comes from a part of the page that is gone. */
function isFresh(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fresh' in state && state.fresh === true;
}
