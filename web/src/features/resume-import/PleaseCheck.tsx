import { useRef } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { describeDoubts, IMPORTED_FIELD, type Doubt } from './doubts.ts';
import { useConfirmFields } from './useConfirmFields.ts';

interface PleaseCheckProps {
  doubts: readonly Doubt[];
  /** The experience's name. */
  name: string;
  importId: string;
  experienceId: string;
  onCorrect: () => void;
}

/** Says what to check, with buttons to correct it or to confirm that it is right. */
export function PleaseCheck({ doubts, name, importId, experienceId, onCorrect }: PleaseCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const [confirm, confirming] = useConfirmFields();
  const missing = doubts.some(({ reason }) => reason === 'missing');
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
      {doubts.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-amber-wash px-4 py-3 text-sm">
          <TriangleAlert className="size-5 shrink-0 text-amber" aria-hidden="true" />
          <p className="min-w-40 flex-1">
            <span className="font-[560]">Please check:</span> {describeDoubts(doubts)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onCorrect} aria-label={`Correct it: ${name}`}>
              Correct it
            </Button>
            {!missing && (
              <Button
                size="sm"
                tone="quiet"
                busy={confirming}
                onClick={async () => {
                  // The failure of an earlier try is outdated.
                  dismissToast();
                  const fields = doubts.map(({ field }) => IMPORTED_FIELD[field]);
                  const { ok } = await confirm({
                    input: { resumeImportId: importId, experienceId, fields, isConfirmed: true },
                  });
                  if (ok) place.current?.closest('li')?.querySelector<HTMLElement>('article')?.focus();
                }}
                aria-label={`Looks right: ${name}`}
              >
                Looks right
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
