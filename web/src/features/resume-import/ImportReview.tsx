/* oxlint-disable relay/unused-fields -- UploadResumePage shows what refresh() learns of an undo */
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router-dom';
import { commitLocalUpdate, fetchQuery } from 'relay-runtime';
import type { ImportReviewRefreshQuery } from '../../__generated__/ImportReviewRefreshQuery.graphql.ts';
import type { ImportReview_user$key } from '../../__generated__/ImportReview_user.graphql.ts';
import type { ImportReview_import$key } from '../../__generated__/ImportReview_import.graphql.ts';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Card } from '../../ui/Card.tsx';
import { ReaderNote } from '../engine/ReaderNote.tsx';
import { useExperienceDialogs } from '../experiences/useExperienceDialogs.tsx';
import { useAskedRoles } from './askedRoles.ts';
import { DocumentLines } from './DocumentLines.tsx';
import { ImportedDetails } from './ImportedDetails.tsx';
import { ImportedExperience } from './ImportedExperience.tsx';
import { MissedRoleOffer } from './MissedRoleOffer.tsx';
import { NextQuestion } from './NextQuestion.tsx';
import type { MarkedLines } from './ShowInFile.tsx';
import { UndoImport } from './UndoImport.tsx';
import { UnplacedLines } from './UnplacedLines.tsx';
import { useMissedRole } from './useMissedRole.tsx';
import { useRolesAlike } from './useRolesAlike.ts';

interface ImportReviewProps {
  importKey: ImportReview_import$key;
  userKey: ImportReview_user$key;
  connectionId: string;
}

/** Shows what an import found, to check, correct and complete, or to undo as a whole. */
export function ImportReview({ importKey, userKey, connectionId }: ImportReviewProps) {
  const data = useFragment(
    graphql`
      fragment ImportReview_import on ResumeImport {
        id
        fileName
        message
        writtenBy {
          ...ReaderNote_writtenBy
        }
        experiences {
          experienceId
          ...ImportedExperience_imported
        }
        ...ImportedDetails_import
        ...DocumentLines_import
        ...askedRoles_import
        ...useMissedRole_import
        ...useRolesAlike_import
        ...UnplacedLines_import
      }
    `,
    importKey,
  );
  const user = useFragment(
    graphql`
      fragment ImportReview_user on User {
        ...ImportedDetails_user
      }
    `,
    userKey,
  );
  const roles = useAskedRoles(data);
  const environment = useRelayEnvironment();
  const [marked, setMarked] = useState<MarkedLines | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const fresh = isFresh(location.state);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);

  const { actionsFor, dialogs } = useExperienceDialogs({
    connectionId,
    onDeleted: (id) => {
      // The mutation removed the list's edge; on this page the import holds the experience.
      commitLocalUpdate(environment, (store) => store.delete(id));
      heading.current?.focus();
    },
    onReshaped: refresh,
    onEdited: refresh,
  });
  const alike = useRolesAlike(data, refresh);
  const missed = useMissedRole(data, {
    onUndone: refresh,
    next: () => (alike.suggestions.length > 0 ? question.current : null),
  });

  /** Only the server knows what became of each imported role, what follows for others, and which details the resume has. */
  function refresh() {
    fetchQuery<ImportReviewRefreshQuery>(
      environment,
      graphql`
        query ImportReviewRefreshQuery($id: ID!) {
          resumeImport(id: $id) {
            undoneAt
            ...ImportReview_import
          }
        }
      `,
      { id: data.id },
    ).subscribe({});
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      <Card tone="done" className="grid gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {data.message}
          </h2>
          <p className="mt-1 text-sm">
            From <bdi>{data.fileName}</bdi>.
            {data.experiences.length > 0 && ' The experiences are already saved.'} Everything we found is
            below, for you to check and correct.
          </p>
          <ReaderNote readByKey={data.writtenBy} />
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
      <NextQuestion
        importId={data.id}
        roles={roles}
        alike={alike}
        heading={question}
        onShow={setMarked}
        onDone={() => heading.current?.focus()}
      />
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <section aria-labelledby="imported" className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="imported">Experiences found</h2>
              <UndoImport id={data.id} fileName={data.fileName} onRefused={refresh} />
            </div>
            <ul className="grid gap-4 empty:hidden">
              {data.experiences.map((imported) => (
                <ImportedExperience
                  key={imported.experienceId}
                  importedKey={imported}
                  importId={data.id}
                  role={roles.find(({ experienceId }) => experienceId === imported.experienceId)}
                  actionsFor={actionsFor}
                  onShow={setMarked}
                />
              ))}
            </ul>
            <MissedRoleOffer hasRoles={data.experiences.length > 0} onStart={missed.startChoice} />
          </section>
          <ImportedDetails importKey={data} userKey={user} onShow={setMarked} onSaved={refresh} />
          <UnplacedLines importKey={data} onBeginRole={missed.readFrom} />
        </div>
        <DocumentLines
          importKey={data}
          marked={marked}
          choice={missed.choice}
          onBack={() => {
            marked?.from.focus();
            setMarked(null);
          }}
        />
      </div>
      {dialogs}
      {missed.dialog}
    </div>
  );
}

/** Whether the upload itself led here, so that the focused part of the page is gone. */
function isFresh(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fresh' in state && state.fresh === true;
}
