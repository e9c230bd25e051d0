/* oxlint-disable relay/unused-fields -- formatExperienceName() reads the fragment */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type { ExperienceDialog_experience$key } from '../../__generated__/ExperienceDialog_experience.graphql.ts';
import type { useExperienceDialogs_experience$key } from '../../__generated__/useExperienceDialogs_experience.graphql.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { dismissToast } from '../../ui/toast.ts';
import type { FirstField } from './form/experienceForm.ts';
import { formatExperienceName } from './experienceName.ts';
import type { ExperienceToDelete } from './DeleteExperience.tsx';
import type { ReshapeTask } from './reshaping/ReshapeDialogs.tsx';

// Each loads what the page can show without, such as the form library. They are ready before anybody clicks.
const ExperienceDialog = lazy(async () => ({
  default: (await import('./form/ExperienceDialog.tsx')).ExperienceDialog,
}));
const DeleteExperience = lazy(async () => ({
  default: (await import('./DeleteExperience.tsx')).DeleteExperience,
}));
const loadReshapeDialogs = () => import('./reshaping/ReshapeDialogs.tsx');
const ReshapeDialogs = lazy(async () => ({ default: (await loadReshapeDialogs()).ReshapeDialogs }));

/** The actions of an experience's card. */
export interface CardActions {
  /** @param focus the field to begin with; left out: the first */
  onEdit: (focus?: FirstField) => void;
  onDelete: () => void;
  onMerge: () => void;
  onSplit: () => void;
  /** Merging or splitting may come next, so their dialogs are preloaded. */
  onMenuOpen: () => void;
}

interface ExperienceDialogsOptions {
  connectionId: string;
  /** The focused button is gone; move the focus elsewhere. */
  onDeleted: (id: string) => void;
  /** Called after a merge, a split or the undo of one. */
  onReshaped: () => void;
  /** Called after an experience was edited. */
  onEdited?: () => void;
}

/** The dialogs for a list of experiences: add, edit, delete, merge and split. Render `dialogs` once. */
export function useExperienceDialogs({
  connectionId,
  onDeleted,
  onReshaped,
  onEdited,
}: ExperienceDialogsOptions): {
  add: () => void;
  actionsFor: (key: useExperienceDialogs_experience$key) => CardActions;
  dialogs: ReactNode;
} {
  // Each opening is a new dialog with a fresh form; closed ones stay mounted, so that the focus can return.
  const [form, setForm] = useState<{
    opening: number;
    open: boolean;
    experienceKey: ExperienceDialog_experience$key | null;
    focus?: FirstField | undefined;
  }>({ opening: 0, open: false, experienceKey: null });
  const [deleting, setDeleting] = useState<ExperienceToDelete | null>(null);
  const [reshaping, setReshaping] = useState<{ opening: number; task: ReshapeTask | null }>({
    opening: 0,
    task: null,
  });
  const openForm = (experienceKey: ExperienceDialog_experience$key | null, focus?: FirstField) => {
    // The toast is outdated by now, and on a phone it would cover the dialog's title.
    dismissToast();
    setForm(({ opening }) => ({ opening: opening + 1, open: true, experienceKey, focus }));
  };
  const reshape = (task: ReshapeTask) => {
    dismissToast();
    setReshaping(({ opening }) => ({ opening: opening + 1, task }));
  };

  const actionsFor = (key: useExperienceDialogs_experience$key): CardActions => {
    const experience = readInlineData(
      graphql`
        fragment useExperienceDialogs_experience on Experience @inline {
          id
          title
          company
          bulletPoints {
            id
          }
          ...ExperienceDialog_experience
        }
      `,
      key,
    );
    const { id, bulletPoints } = experience;
    const name = formatExperienceName(experience);
    return {
      onEdit: (focus) => openForm(experience, focus),
      onDelete: () => setDeleting({ id, name, bulletCount: bulletPoints.length }),
      onMerge: () => reshape({ kind: 'merge', id, name }),
      onSplit: () => reshape({ kind: 'split', id, name }),
      onMenuOpen: () => void loadReshapeDialogs().catch(() => {}),
    };
  };

  const dialogs = (
    <SectionBoundary name="The dialog">
      <Suspense fallback={null}>
        <ExperienceDialog
          key={form.opening}
          open={form.open}
          experienceKey={form.experienceKey}
          focus={form.focus}
          connectionId={connectionId}
          onClose={() => setForm((before) => ({ ...before, open: false }))}
          onReopen={() => openForm(form.experienceKey)}
          onEdited={onEdited}
        />
        <DeleteExperience
          experience={deleting}
          connectionId={connectionId}
          onClose={() => setDeleting(null)}
          onDeleted={onDeleted}
        />
      </Suspense>
      {reshaping.task && (
        <Suspense fallback={null}>
          <ReshapeDialogs
            key={reshaping.opening}
            task={reshaping.task}
            onReopen={() => reshaping.task && reshape(reshaping.task)}
            onReshaped={onReshaped}
          />
        </Suspense>
      )}
    </SectionBoundary>
  );
  return { add: () => openForm(null), actionsFor, dialogs };
}
