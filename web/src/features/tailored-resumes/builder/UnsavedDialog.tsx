import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface UnsavedDialogProps {
  open: boolean;
  /** It was never saved. */
  draft: boolean;
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onCancel: () => void;
}

/** Asks before starting a new resume while this one isn't saved. */
export function UnsavedDialog({ open, draft, saving, onSave, onDiscard, onCancel }: UnsavedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="Build a New Resume"
      description="You have unsaved changes. Do you want to save this resume before starting a new one?"
      size="sm"
      footer={
        <>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={saving} onClick={onDiscard}>
            Don&apos;t save
          </Button>
          <Button tone="primary" busy={saving} onClick={onSave}>
            {saving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        {draft
          ? 'If you don’t, it stays under Saved Resumes as a draft.'
          : 'If you don’t, your changes stay on it, but its new bullet points aren’t added to your experience.'}
      </p>
    </Dialog>
  );
}

interface LeaveDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before leaving the page while a bullet point is being edited. */
export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="You're still editing a bullet point"
      description="What you typed will be lost."
      size="sm"
      footer={
        <>
          <Button onClick={onLeave}>Leave without saving</Button>
          <Button tone="primary" onClick={onStay}>
            Keep editing
          </Button>
        </>
      }
    />
  );
}
