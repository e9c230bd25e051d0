import { X } from 'lucide-react';
import { Button, IconButton } from '../../../ui/Button.tsx';
import type { Notice } from './useResumeChanges.ts';

interface ChangedNoticeProps {
  notice: Notice;
  onDismiss: () => void;
  onShowHistory: () => void;
  onRetry: () => void;
}

const TEXTS = {
  changed: 'Changed in another window. You see the latest.',
  rewording: 'Bullet points are being reworded. They appear as they are done.',
  'cut-off': 'Changes from other windows no longer arrive here.',
};

/**
 * A quiet strip above the bar of actions, where it moves nothing: what happened to the resume elsewhere. Stays until
 * the person has seen it. Its live region is there before the words, so that they are read out.
 */
export function ChangedNotice({ notice, onDismiss, onShowHistory, onRetry }: ChangedNoticeProps) {
  return (
    <div role="status" className="print:hidden">
      {notice && (
        <div
          data-bottom-notice=""
          className="flex items-center gap-2 border-t border-line bg-thread-wash py-0.5 pr-1 pl-4 text-sm sm:pr-4 sm:pl-6"
        >
          <p className="min-w-0 flex-1 py-2">{TEXTS[notice]}</p>
          {notice === 'cut-off' ? (
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          ) : (
            <Button size="sm" onClick={onShowHistory} className="max-sm:hidden">
              See what changed
            </Button>
          )}
          <IconButton label="Dismiss" onClick={onDismiss}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
