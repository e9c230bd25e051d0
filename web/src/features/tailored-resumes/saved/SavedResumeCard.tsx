import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Trash2 } from 'lucide-react';
import type { SavedResumeCard_resume$key } from '../../../__generated__/SavedResumeCard_resume.graphql.ts';
import { formatDay } from '../../../lib/months.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { Badge, Card } from '../../../ui/Card.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { EditLink } from '../EditLink.tsx';
import { ExportButton } from '../export/ExportButton.tsx';

const loadResumeDialog = () => import('./ResumeDialog.tsx');
const ResumeDialog = lazy(async () => ({ default: (await loadResumeDialog()).ResumeDialog }));

interface SavedResumeCardProps {
  resumeKey: SavedResumeCard_resume$key;
  /** `name` is the resume's name on the card. */
  onDelete: (name: string) => void;
}

/** A saved resume or a draft: its job, date, match and actions. */
export function SavedResumeCard({ resumeKey, onDelete }: SavedResumeCardProps) {
  const resume = useFragment(
    graphql`
      fragment SavedResumeCard_resume on TailoredResume {
        createdAt
        isSaved
        hasUnsavedChanges
        wordMatchScore
        experienceMatchScore
        overallScore
        jobPosting {
          title
          company
        }
        ...ResumeDialog_resume
        ...EditLink_resume
        ...ExportButton_resume
      }
    `,
    resumeKey,
  );
  // Undefined until opened once; a closed one stays mounted, so that the focus can return.
  const [viewing, setViewing] = useState<boolean>();
  const jobTitle = resume.jobPosting.title || 'Untitled job';
  const { company } = resume.jobPosting;
  const name = company ? `${jobTitle}, ${company}` : jobTitle;
  const { overallScore, wordMatchScore, experienceMatchScore, isSaved, hasUnsavedChanges } = resume;
  return (
    <Card as="li" className="flex flex-col gap-4 !p-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="break-words">{jobTitle}</h3>
          {company && <p className="text-sm break-words text-ink-soft">{company}</p>}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-soft">
            <time dateTime={resume.createdAt}>{formatDay(resume.createdAt)}</time>
            {!isSaved && <Badge tone="attention">Draft</Badge>}
            {isSaved && hasUnsavedChanges && <Badge tone="attention">Unsaved changes</Badge>}
          </p>
        </div>
        <IconButton
          label={`Delete the resume for ${name}`}
          onClick={() => onDelete(name)}
          className="-mt-2 -mr-2.5"
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-auto">
        {overallScore === null || overallScore === undefined ? (
          <p className="text-xs text-ink-soft">Match: not enough information</p>
        ) : (
          <>
            <p className="mb-1.5 flex items-baseline justify-between gap-2 text-xs text-ink-soft">
              <span>
                Match <b className="font-[620] text-ink tabular-nums">{overallScore}</b>
              </span>
              <span>
                Words {wordMatchScore ?? '–'} · Experience {experienceMatchScore ?? '–'}
              </span>
            </p>
            <Meter label={`Match of ${name}`} value={overallScore} />
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isSaved && (
          <EditLink
            resumeKey={resume}
            accessibleLabel={`Continue the resume for ${name}`}
            className={buttonStyles('primary', 'sm')}
          >
            Continue
          </EditLink>
        )}
        <Button
          size="sm"
          aria-label={`View the resume for ${name}`}
          onPointerEnter={() => void loadResumeDialog().catch(() => {})}
          onClick={() => setViewing(true)}
        >
          View
        </Button>
        {isSaved && (
          <EditLink
            resumeKey={resume}
            accessibleLabel={`Edit the resume for ${name}`}
            className={buttonStyles('secondary', 'sm')}
          >
            Edit
          </EditLink>
        )}
        <ExportButton
          resumeKey={resume}
          label="Export"
          accessibleLabel={`Export the resume for ${name}`}
          size="sm"
          tone="quiet"
        />
      </div>
      {viewing !== undefined && (
        <SectionBoundary name="The resume">
          <Suspense fallback={null}>
            <ResumeDialog
              resumeKey={resume}
              title={jobTitle}
              company={company}
              open={viewing}
              onClose={() => setViewing(false)}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </Card>
  );
}
