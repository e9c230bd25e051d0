import { lazy, Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useResumeDetailsDialog_template$key } from '../../__generated__/useResumeDetailsDialog_template.graphql.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { dismissToast } from '../../ui/toast.ts';
import type { FirstDetail } from './resumeDetailsForm.ts';

// Loads the form library: the page shows without it, and it is ready before anybody clicks.
const ResumeDetailsDialog = lazy(async () => ({
  default: (await import('./ResumeDetailsDialog.tsx')).ResumeDetailsDialog,
}));

/** The dialog that edits the resume details. Render `dialog` once. */
export function useResumeDetailsDialog(
  templateKey: useResumeDetailsDialog_template$key,
  onSaved?: () => void,
): {
  /** @param focus the field to begin with; left out: the first */
  edit: (focus?: FirstDetail) => void;
  dialog: ReactNode;
} {
  const template = useFragment(
    graphql`
      fragment useResumeDetailsDialog_template on ResumeTemplate {
        ...ResumeDetailsDialog_template
      }
    `,
    templateKey,
  );
  // Each opening is a new dialog with a fresh form; closed ones stay mounted, so that the focus can return.
  const [state, setState] = useState<{ opening: number; open: boolean; focus?: FirstDetail | undefined }>({
    opening: 0,
    open: false,
  });
  const edit = (focus?: FirstDetail) => {
    dismissToast();
    setState(({ opening }) => ({ opening: opening + 1, open: true, focus }));
  };
  return {
    edit,
    dialog: (
      <SectionBoundary name="The dialog">
        <Suspense fallback={null}>
          <ResumeDetailsDialog
            key={state.opening}
            open={state.open}
            templateKey={template}
            focus={state.focus}
            onClose={() => setState((before) => ({ ...before, open: false }))}
            onReopen={() => edit(state.focus)}
            onSaved={onSaved}
          />
        </Suspense>
      </SectionBoundary>
    ),
  };
}
