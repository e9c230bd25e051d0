import { cx } from '../../../lib/cx.ts';
import type { SpeechRecognitionControl } from '../speech/useSpeechRecognition.ts';

const BARS = ['h-2', 'h-4', 'h-5', 'h-3', 'h-4', 'h-2'];

/** While recording: whether somebody is heard, and the words so far. */
export function Listening({
  recognition: { state, isHearing, interim },
}: {
  recognition: SpeechRecognitionControl;
}) {
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-md bg-thread-wash px-3 py-2 text-sm">
      <span aria-hidden="true" className="flex h-5 shrink-0 items-center gap-[3px]">
        {BARS.map((height, index) => (
          <span
            key={index}
            style={{ animationDelay: `${index * 140}ms` }}
            className={cx(
              'w-[3px] rounded-full bg-thread',
              isHearing || interim ? `${height} pulse-soft` : 'h-1',
            )}
          />
        ))}
      </span>
      <p className="min-w-0 flex-1 break-words">
        <span role="status" className="text-ink-soft">
          {state === 'starting' ? 'Waiting for the microphone...' : interim ? '' : 'Listening. Speak now.'}
        </span>
        {/* Not read out: it would talk into the microphone. */}
        <span aria-hidden="true" dir="auto">
          {interim}
        </span>
      </p>
    </div>
  );
}
