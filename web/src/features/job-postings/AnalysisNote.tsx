import { WaitingNote } from '../../ui/WaitingNote.tsx';

interface AnalysisNoteProps {
  busy: boolean;
  byLink: boolean;
  /** Shown after three seconds of reading a text. */
  slow: string;
  onCancel: () => void;
}

/** Beside the button that analyzes a posting: what is happening, and a way to cancel it. */
export function AnalysisNote({ byLink, slow, ...note }: AnalysisNoteProps) {
  return byLink ? (
    <WaitingNote
      {...note}
      now="Opening the page and reading the posting."
      slow="Some pages take up to ten seconds."
    />
  ) : (
    <WaitingNote {...note} slow={slow} />
  );
}
