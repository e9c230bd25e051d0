import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Check, FilePlus2 } from 'lucide-react';
import type { ActionBar_resume$key } from '../../../__generated__/ActionBar_resume.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ExportButton } from '../export/ExportButton.tsx';

interface ActionBarProps {
  resumeKey: ActionBar_resume$key;
  saved: boolean;
  saving: boolean;
  onSave: () => void;
  /** Stores open edits first, because the export shows what is stored. */
  onBeforeExport: () => Promise<boolean>;
  onStartOver: () => void;
  /** Undo, redo and history, where there is room for them. */
  steps?: ReactNode;
}

/** The actions for the whole resume. It stays at the bottom of the screen. */
export function ActionBar({
  resumeKey,
  saved,
  saving,
  onSave,
  onBeforeExport,
  onStartOver,
  steps,
}: ActionBarProps) {
  const resume = useFragment(
    graphql`
      fragment ActionBar_resume on TailoredResume {
        isSaved
        hasUnsavedChanges
        ...ExportButton_resume
      }
    `,
    resumeKey,
  );
  return (
    <div
      data-bottom-bar=""
      className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-3 py-3 sm:gap-3 sm:px-6 print:hidden"
    >
      {/* Tight on a phone: all three fit in one row from 360 pixels. */}
      {/* Not `disabled` once saved: the focus would be lost, and a screen reader couldn't find "Saved". */}
      <Button
        tone="primary"
        busy={saving}
        aria-disabled={saved || undefined}
        onClick={saved ? undefined : onSave}
        className="min-w-30 max-sm:!px-3 sm:min-w-32"
      >
        {saved && <Check className="size-4" aria-hidden="true" />}
        {saving ? 'Saving...' : saved ? 'Saved' : 'Save Resume'}
      </Button>
      <ExportButton
        resumeKey={resume}
        label="Export Resume"
        before={onBeforeExport}
        className="max-sm:!px-3"
      />
      <Button tone="quiet" onClick={onStartOver} title="Build a New Resume" className="max-sm:!px-3">
        <FilePlus2 className="size-4 sm:hidden" aria-hidden="true" />
        <span className="max-sm:sr-only">Build a New Resume</span>
      </Button>
      {steps && <div className="flex border-l border-line pl-2">{steps}</div>}
      {resume.hasUnsavedChanges && (
        <p className="ml-auto hidden text-xs text-ink-soft md:block">
          {resume.isSaved
            ? 'Changed since you last saved it. Your changes are kept.'
            : "Draft. You'll find it under Saved Resumes."}
        </p>
      )}
    </div>
  );
}
