import { Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Checkbox.tsx';
import type { SpeechSynthesisControl } from '../speech/useSpeechSynthesis.ts';

interface QuestionProps {
  /** What the interviewer asks, or as much of it as has been written. */
  text: string;
  isPending: boolean;
  /** What the person has just said; empty when it isn't their turn to wait. */
  said: string;
  synthesis: SpeechSynthesisControl;
  readAloud: boolean;
  onReadAloud: (isOn: boolean) => void;
}

/** The question that is to be answered now, large. While the next one is written: what was said, and the text as it comes. */
export function Question({ text, isPending, said, synthesis, readAloud, onReadAloud }: QuestionProps) {
  return (
    <Card as="section" aria-labelledby="interviewer" floating className="!p-0">
      <div className="grid min-h-52 content-start gap-4 px-5 pt-5 pb-6 sm:px-8 sm:pt-7 sm:pb-8">
        <h2 id="interviewer" className="!text-xs tracking-wide text-ink-soft">
          Interviewer
        </h2>
        {said && (
          <p className="line-clamp-3 border-l-2 border-line pl-3 text-sm text-ink-soft" dir="auto">
            <span className="sr-only">You said: </span>
            {said}
          </p>
        )}
        {/* The transcript reads out finished replies. */}
        {text ? (
          <p
            className="max-w-[58ch] text-[1.375rem] leading-snug whitespace-pre-line sm:text-[1.625rem]"
            dir="auto"
          >
            {text}
          </p>
        ) : (
          isPending && (
            <div role="status" className="grid gap-2">
              <p className="text-lg text-ink-soft">The interviewer is thinking...</p>
              <div aria-hidden="true" className="stitch run-along w-24" />
              <p className="appear-after-3000 text-sm text-ink-soft">
                This takes longer than usual. The reply will be here, also after a reload.
              </p>
            </div>
          )
        )}
      </div>
      {synthesis.isSupported && (
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t border-line px-4 py-1.5 sm:px-8">
          <Switch
            label={
              <span className="inline-flex items-center gap-2 text-ink-soft">
                {readAloud ? (
                  <Volume2 className="size-4 max-sm:hidden" aria-hidden="true" />
                ) : (
                  <VolumeX className="size-4 max-sm:hidden" aria-hidden="true" />
                )}
                Read replies aloud
              </span>
            }
            className="max-sm:!gap-2"
            checked={readAloud}
            onChange={(event) => onReadAloud(event.currentTarget.checked)}
          />
          {synthesis.isSpeaking && (
            <Button size="sm" onClick={synthesis.stop} className="max-sm:!px-2">
              Stop Speaking
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
