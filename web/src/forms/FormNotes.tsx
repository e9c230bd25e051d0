import { InlineError } from '../ui/EmptyState.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import type { DraftedForm } from './useDraftedForm.ts';

type FormNotesProps = Pick<DraftedForm, 'problem' | 'conflict' | 'isDraft' | 'startOver'>;

/** The notes on top of a drafted form: why it was rejected, what was changed elsewhere, that it holds a draft. */
export function FormNotes({ problem, conflict, isDraft, startOver }: FormNotesProps) {
  return (
    <>
      {problem && <InlineError>{problem} What you typed is still here.</InlineError>}
      {conflict && <ConflictNote {...conflict} />}
      {isDraft && !conflict && <DraftNote onStartOver={startOver} />}
    </>
  );
}
