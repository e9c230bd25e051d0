import { useEffect, useRef, useState, type DragEvent } from 'react';
import { FileUp } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { toast, type ToastMessage } from '../../ui/toast.ts';
import { ACCEPTED } from './uploadChecks.ts';

interface DropZoneProps {
  onFile: (file: File) => void;
  compact?: boolean;
}

/** Nobody could tell which of them was read. */
const SEVERAL: ToastMessage = {
  title: 'One File at a Time',
  description: 'Please drop one resume. You can upload another one afterwards.',
  tone: 'failure',
};

/** Takes one file, dropped or picked. A file dropped outside the zone doesn't replace the page. */
export function DropZone({ onFile, compact }: DropZoneProps) {
  // The browser reports entering a child before leaving its parent, so the levels are counted.
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const keepPage = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  function enter(by: 1 | -1) {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    const [file, ...others] = event.dataTransfer.files;
    if (others.length > 0) toast(SEVERAL);
    else if (file) onFile(file);
  }

  return (
    <div
      data-testid="drop-zone"
      onDragEnter={() => enter(1)}
      onDragLeave={() => enter(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={cx(
        'grid justify-items-center gap-4 rounded-md border-2 border-dashed px-6 text-center transition-colors',
        compact ? 'py-8' : 'py-12 sm:py-16',
        over ? 'border-thread bg-thread-wash' : 'border-edge bg-surface',
      )}
    >
      <FileUp className="size-10 text-thread" aria-hidden="true" />
      <div>
        <p className="text-md font-[620]">{over ? 'Drop to upload' : 'Drop your resume here'}</p>
        <p className="mt-1 text-sm text-ink-soft">or choose it from your device</p>
      </div>
      <label
        className={buttonStyles(
          'primary',
          'md',
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-thread',
        )}
      >
        Choose a file
        <input
          type="file"
          accept={ACCEPTED}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Allows choosing the same file again after a failure.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      <p className="text-sm text-ink-soft">
        PDF, Word, OpenDocument (.odt), rich text (.rtf), web page or plain text, up to 10 MB. You can drop a
        JSON Resume here, too.
      </p>
    </div>
  );
}
