import { X } from 'lucide-react';
import { IconButton } from '../../../ui/Button.tsx';

interface ExportNoticesProps {
  /** The server's sentences about what was left out of the file. */
  notices: readonly string[];
  onDismiss: () => void;
}

/** Says what an export left out. It takes a row of its own below its sibling buttons until it is dismissed. */
export function ExportNotices({ notices, onDismiss }: ExportNoticesProps) {
  return (
    // Rendered before the text arrives, so that the text is read out.
    <div role="status" className="contents">
      {notices.length > 0 && (
        <div className="order-last flex basis-full items-start gap-2 rounded-md bg-amber-wash py-2 pl-4 text-sm text-amber">
          <div className="max-h-[40dvh] min-w-0 flex-1 overflow-y-auto py-1">
            <p className="font-[620]">Exported, but something was left out</p>
            {notices.map((notice) => (
              <p key={notice} className="mt-1 break-words">
                {notice}
              </p>
            ))}
          </div>
          <IconButton label="Dismiss" onClick={onDismiss}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
